"""Any game as a PettingZoo environment: agents act in turn, see what their seats may know, and get a mask of what is
legal."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from hearthlight.games import game_named
from hearthlight.kernel import State, make_options

from .eyes import Eyes
from .numbers import ACTIONS, FEATURES, Encode, Reward, actions_of, won


def env(game: str, **options: Any) -> Any:
    """The environment as it is meant to be used: an illegal action ends the game, and whoever made it loses."""
    return OrderEnforcingWrapper(TerminateIllegalWrapper(SeatsEnv(game, **options), illegal_reward=-1))


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """A seat is an agent: `seat_0`, `seat_1`, … Where several choose in secret, they do so one after the other, and
    none sees what the others chose.

    `encode` makes features of a view; without it they are hashed. `reward` is given once, at the end. All other
    arguments are options of the game.
    """

    metadata = {"name": "hearthlight_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        pack: Any = None,
        encode: Encode | None = None,
        features: int = FEATURES,
        reward: Reward = won,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game, self.pack, self.reward, self.render_mode = game_named(game), pack, reward, render_mode
        self.options = make_options(self.game, **options)
        self.eyes = Eyes(self.game, encode, features)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options.players)]
        self.spaces = {agent: self.eyes.space() for agent in self.possible_agents}
        self.choices = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.table: State = self.game.new(self.options, int(self.random.integers(1 << 32)), self.pack)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.to_act[0]]

    def moves(self) -> dict[int, str]:
        """The legal actions of whoever is to act, as they are written in a record."""
        seat = self.possible_agents.index(self.agent_selection)
        return {number: move.notation() for number, move in actions_of(self.table, seat).items()}

    def observe(self, agent: str) -> dict[str, Any]:
        return self.eyes.see(self.table, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        seat = self.possible_agents.index(agent)
        assert action is not None
        self.table.play(seat, actions_of(self.table, seat)[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if (outcome := self.table.outcome) is not None:
            self.rewards = {other: self.reward(outcome, seat) for seat, other in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.to_act[0]]
        self._accumulate_rewards()

    def render(self) -> str:
        """What the last move brought about, as a spectator is told."""
        return self.eyes.tell(self.table, None)

    def close(self) -> None:
        """There is nothing to close."""
