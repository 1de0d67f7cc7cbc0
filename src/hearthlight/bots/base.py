"""What a bot is, and the one that plays anything."""

from __future__ import annotations

from typing import Protocol

from ..kernel import Dice, Move, State


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
