"""Any game as a Gymnasium environment: one seat learns, bots play the others, if there are any."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from hearthlight.games import game_named
from hearthlight.kernel import Dice, State, make_options

from .eyes import Eyes
from .numbers import ACTIONS, FEATURES, Encode, Reward, actions_of, mask_of, won
from .program import bot_named

ILLEGAL = -0.1
"""The reward for an action that is not legal: nothing else comes of it."""


class SoloEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """`seat` learns; `bot` (or a program, `cmd:…`) plays the others. The mask is in the observation and in the info,
    which also has what the legal actions are called (`moves`).

    `encode` makes features of a view; without it they are hashed. `reward` is given once, at the end. All other
    arguments are options of the game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bot: str | None = None,
        pack: Any = None,
        encode: Encode | None = None,
        features: int = FEATURES,
        reward: Reward = won,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game, self.seat, self.pack = game_named(game), seat, pack
        self.reward, self.render_mode = reward, render_mode
        self.options = make_options(self.game, **({"players": 1} | options))
        self.bot = bot_named(self.game, bot or self.game.usual_bot)
        self.eyes = Eyes(self.game, encode, features)
        self.observation_space = self.eyes.space()
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 32))
        self.table: State = self.game.new(self.options, number, self.pack)
        self.dice = Dice(number)
        self._others()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        move = actions_of(self.table, self.seat).get(int(action))
        if move is None:
            return self._seen(), ILLEGAL, False, False, self._info()
        self.table.play(self.seat, move)
        self._others()
        outcome = self.table.outcome
        reward = self.reward(outcome, self.seat) if outcome else 0.0
        return self._seen(), reward, outcome is not None, False, self._info()

    def render(self) -> str:
        """What the last move brought about, as the seat is told."""
        return self.eyes.tell(self.table, self.seat)

    def _others(self) -> None:
        """Everybody else moves until the learning seat is asked."""
        while (asked := self.table.to_act) and self.seat not in asked:
            self.table.play(asked[0], self.bot.choose(self.table, asked[0], self.dice))

    def _seen(self) -> dict[str, Any]:
        return self.eyes.see(self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        moves = actions_of(self.table, self.seat)
        return {"action_mask": mask_of(moves), "moves": {number: move.notation() for number, move in moves.items()}}


gymnasium.register(id="Hearthlight-v0", entry_point="hearthlight.doors.solo:SoloEnv")
