"""Every game that is installed as an OpenSpiel game: `hearthlight_` and its key.

    import pyspiel, hearthlight.doors.spiel
    game = pyspiel.load_game("hearthlight_<game>(players=2)")

Chance decides once, at the beginning: it deals one of `deals` games. All that is drawn or rolled later follows from
that deal, which no player sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pyspiel

from hearthlight.games import Game, game_named, games
from hearthlight.kernel import Dice, State, encode, make_options

from .numbers import ACTIONS, FEATURES, actions_of, features_of, won

DEALS = 1000
LONGEST = 20_000
"""No game has so many moves."""


class Held:
    """The state of a game, copied the quick way (what is printed is shared), and saved as the house saves it."""

    def __init__(self, game: Game, state: State | None = None) -> None:
        self.game, self.state = game, state

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.game, self.state.copy() if self.state is not None else None)

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[str, bytes | None]]:
        return _read, (self.game.key, encode(self.state) if self.state is not None else None)


def _read(key: str, saved: bytes | None) -> Held:
    game = game_named(key)
    return Held(game, game.load(saved) if saved is not None else None)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Where a game stands; before the deal, nothing."""

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self.held, self.deals = Held(spiel.game), spiel.deals

    @property
    def table(self) -> State | None:
        return self.held.state

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.to_act[0] if self.table.to_act else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(actions_of(self.table, player)) if self.table else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            spiel: SpielGame = self.get_game()
            self.held.state = spiel.game.new(spiel.options, action)
        else:
            seat = self.table.to_act[0]
            self.table.play(seat, actions_of(self.table, seat)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0 or self.table is None:
            return f"deal {action}"
        move = actions_of(self.table, player).get(action)
        return move.notation() if move else str(action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.outcome is not None

    def returns(self) -> list[float]:
        players = self.num_players()
        if self.table is None or self.table.outcome is None:
            return [0.0] * players
        return [won(self.table.outcome, seat) for seat in range(players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """As it could be, for all that the player knows: what searches for imperfect information think about."""
        twin: SpielState = self.clone()
        if self.table is not None:
            twin.held.state = self.table.determinize(player, Dice(int(sampler() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        if self.table is None:
            return "not dealt"
        return f"{self.held.game.key}, move {self.table.ply}, {self.table.fingerprint()}"


class SpielObserver:
    """What a player may know, as features and as JSON."""

    def __init__(self, game: Game, features: int) -> None:
        self.game = game
        self.tensor = np.zeros(features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.table is not None:
            self.tensor[:] = features_of(self.game, state.table, player, len(self.tensor))

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None:
            return ""
        moves = [move.notation() for move in state.table.moves(player)]
        return msgspec.json.encode({"view": self.game.view(state.table, player), "moves": moves}).decode()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    game: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.deals = int(chosen.get("deals", DEALS))
        usual = {field.name: field.default for field in msgspec.structs.fields(self.game.options)}
        said = {name: value for name, value in chosen.items() if name in usual and value != usual[name]}
        self.options = make_options(self.game, **said)  # OpenSpiel says the usual values, too
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.options.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.game, FEATURES)


def register(game: Game) -> type[SpielGame]:
    """Make a game known to OpenSpiel."""
    players = game.values_of("players")
    usual = {field.name: field.default for field in msgspec.structs.fields(game.options)}
    if usual["players"] is msgspec.NODEFAULT:
        usual["players"] = min(players)
    kind = pyspiel.GameType(
        short_name=f"hearthlight_{game.key}",
        long_name=f"Hearthlight: {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if game.together else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=int(max(players)),
        min_num_players=int(min(players)),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"deals": DEALS, **usual},
    )
    made = type(f"Spiel{game.key.title()}", (SpielGame,), {"game": game, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


GAMES = {game.key: register(game) for game in games()}
