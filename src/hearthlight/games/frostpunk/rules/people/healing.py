"""Cure and treat (F7.6)."""

from __future__ import annotations

from hearthlight.kernel import Move

from ...content import effects as word
from ...content.terms import KINDS
from ..agenda.doing import Do, carries_out
from ..model import Frostpunk
from ..moves import CureOne, TreatOne
from ..vocabulary.amounts import value
from .kinds import AskKind, kind_of, kinds_meant


class ChooseCure(AskKind, frozen=True):
    """F7.6: one marker back by 1; a gravely ill one cannot reach 0."""

    asks = "cure"
    rule = "F7.6"
    move = CureOne
    left: int = 1

    def why_not(self, state: Frostpunk, kind: int) -> str:
        people = state.people[kind]
        if not people.sick:
            return "nobody-sick"
        return "grave-last" if people.grave and people.sick == 1 else ""

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, CureOne)
        state.people[kind_of(move)].sick -= 1
        state.tell("cured", None, kind=KINDS[kind_of(move)])

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"count": self.left}


class ChooseTreat(AskKind, frozen=True):
    """F7.6: a marker from gravely ill to sick; nobody dies."""

    asks = "treat"
    rule = "F7.6"
    move = TreatOne

    def why_not(self, state: Frostpunk, kind: int) -> str:
        return "" if state.people[kind].grave else "not-grave"

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, TreatOne)
        state.people[kind_of(move)].grave = False
        state.tell("treated", None, kind=KINDS[kind_of(move)])


@carries_out(word.Cure)
def cure(state: Frostpunk, effect: word.Cure, do: Do) -> None:
    among = kinds_meant(state, effect.kind)
    number = value(state, effect.count)
    state.push(*(ChooseCure(seat=do.seat, among=among, left=number - done) for done in range(number)))


@carries_out(word.Treat)
def treat(state: Frostpunk, effect: word.Treat, do: Do) -> None:
    state.push(*([ChooseTreat(seat=do.seat)] * value(state, effect.count)))
