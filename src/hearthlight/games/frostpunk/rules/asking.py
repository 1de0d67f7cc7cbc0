"""The base of every question: asked of the leader (F1.3), or of the seat whose turn it is."""

from __future__ import annotations

from typing import Any

from hearthlight.kernel import Move, Question

from .model import Frostpunk

LEADER = -1


class Ask(Question[Frostpunk], frozen=True):
    """A question to one seat. Subclasses say what can be chosen and what follows."""

    obvious = True
    seat: int = LEADER

    def options(self, state: Frostpunk) -> list[Move]:
        raise NotImplementedError

    def choose(self, state: Frostpunk, move: Move) -> None:
        raise NotImplementedError

    def seats(self, state: Frostpunk) -> tuple[int, ...]:
        return (state.leader if self.seat == LEADER else self.seat,)

    def moves(self, state: Frostpunk, seat: int) -> list[Move]:
        return self.options(state)

    def answer(self, state: Frostpunk, seat: int, move: Move) -> None:
        self.choose(state, move)

    def joint(self, state: Frostpunk) -> bool:
        """The leader decides for all, after hearing them (F1.3); with one player there is nobody to hear."""
        return self.seat == LEADER and state.seats > 1

    def details(self, state: Frostpunk, seat: int) -> dict[str, dict[str, Any]]:
        from .telling import detail

        return {move.notation(): found for move in state.moves(seat) if (found := detail(state, self, move))}
