"""What a bot is, the one that plays anything, and where to find the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..kernel import Dice, Move, Problem, State


class Bot(Protocol):
    """Chooses among the legal moves of a seat."""

    name: str

    def choose(self, state: State, seat: int, dice: Dice) -> Move:
        """A legal move. The bot must not look at what the seat may not know, nor change the state."""
        ...


class RandomBot:
    """Every legal move with the same chance."""

    name = "random"

    def choose(self, state: State, seat: int, dice: Dice) -> Move:
        return dice.pick(state.moves(seat))


def _greedy() -> Bot:
    from ..games.blackout.bots.greedy import GreedyBot

    return GreedyBot()


def _companion() -> Bot:
    from ..games.frostpunk.bots.companion import CompanionBot

    return CompanionBot()


_BOTS: dict[str, dict[str, Callable[[], Bot]]] = {
    "blackout": {"random": RandomBot, "greedy": _greedy},
    "frostpunk": {"random": RandomBot, "companion": _companion},
}


def bot_names(game: str) -> list[str]:
    """The bots that can play a game, weakest first."""
    return list(_BOTS[game])


def bot_named(game: str, name: str) -> Bot:
    if name not in _BOTS[game]:
        raise Problem("unknown-bot", bot=name, known=", ".join(_BOTS[game]))
    return _BOTS[game][name]()
