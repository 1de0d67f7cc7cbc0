"""The base of every question: asked of the leader (F1.3), or of the seat whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hearthlight.kernel import Move, Question, Refusal, Remark

from ...content.effects import Effect
from ..model import Frostpunk
from ..moves import PickOption

LEADER = -1

Detail = dict[str, Any]
Teller = Callable[[Frostpunk, Any, Any], Detail]

TELLERS: dict[type[Move], list[Teller]] = {}
Remarker = Callable[[Frostpunk, Any, Any], Iterable[Remark]]
REMARKERS: dict[type[Move], list[Remarker]] = {}


def tells(*kinds: type[Move]) -> Callable[[Teller], Teller]:
    """What a move's text says beyond the move itself: what lies on a field, heated or cold, who is how sick. Players
    see all of this on the table; texts are made from moves and know no state. A teller hears the question, too."""

    def enter(teller: Teller) -> Teller:
        for kind in kinds:
            TELLERS.setdefault(kind, []).append(teller)
        return teller

    return enter


def remarks_on(*kinds: type[Move]) -> Callable[[Remarker], Remarker]:
    """What else is worth knowing before such a move (`Move`: before any): a chance, what it opens, where it is warm."""

    def enter(remarker: Remarker) -> Remarker:
        for kind in kinds:
            REMARKERS.setdefault(kind, []).append(remarker)
        return remarker

    return enter


class Ask(Question[Frostpunk], frozen=True):
    """A question to one seat. Subclasses say what can be chosen and what follows."""

    obvious = True
    seat: int = LEADER

    def options(self, state: Frostpunk) -> list[Move]:
        raise NotImplementedError

    def choose(self, state: Frostpunk, move: Move) -> None:
        raise NotImplementedError

    def detail(self, state: Frostpunk, move: Move) -> Detail:
        """What this question knows about a move, beyond what there is to tell of such moves anyway."""
        return {}

    def refused(self, state: Frostpunk) -> list[Refusal]:
        """What somebody might expect here, and why it is not to be had."""
        return []

    def remarks(self, state: Frostpunk, seat: int, move: Move) -> list[Remark]:
        remarkers = (*REMARKERS.get(type(move), ()), *REMARKERS.get(Move, ()))
        return [remark for remarker in remarkers for remark in remarker(state, move, self)]

    def refusals(self, state: Frostpunk, seat: int) -> list[Refusal]:
        return self.refused(state)

    def effects_of(self, state: Frostpunk, move: PickOption) -> Sequence[Effect]:
        """What an option does, where that is written."""
        return ()

    def seats(self, state: Frostpunk) -> tuple[int, ...]:
        return (state.leader if self.seat == LEADER else self.seat,)

    def moves(self, state: Frostpunk, seat: int) -> list[Move]:
        return self.options(state)

    def answer(self, state: Frostpunk, seat: int, move: Move) -> None:
        self.choose(state, move)

    def joint(self, state: Frostpunk) -> bool:
        """The leader decides for all, after hearing them (F1.3); with one player there is nobody to hear."""
        return self.seat == LEADER and state.seats > 1

    def details(self, state: Frostpunk, seat: int) -> dict[str, Detail]:
        found: dict[str, Detail] = {}
        for move in state.moves(seat):
            about: Detail = {}
            for teller in TELLERS.get(type(move), ()):
                about |= teller(state, move, self)
            about |= self.detail(state, move)
            if about:
                found[move.notation()] = about
        return found
