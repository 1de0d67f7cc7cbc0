"""Questions that name one of the three kinds of citizens."""

from __future__ import annotations

from ...content.terms import KINDS
from ..agenda.asking import Ask, Detail, tells
from ..model import Frostpunk
from ..moves import Arrive, Bed, Bury, CureOne, ExtraShift, FallSick, Leave, TakeYoung, TireOne, TreatOne, TurnOne


class AskKind(Ask, frozen=True):
    """One of the three kinds, as far as the thing can happen to it."""

    among: tuple[int, ...] = (0, 1, 2)

    def possible(self, state: Frostpunk, kind: int) -> bool:
        return bool(state.people[kind].number)

    def kinds(self, state: Frostpunk) -> list[int]:
        return [kind for kind in self.among if self.possible(state, kind)]


OfKind = FallSick | CureOne | TreatOne | TurnOne | Bury | TireOne | Leave | Arrive | ExtraShift | TakeYoung | Bed
"""Moves that name a kind of citizens."""


def kind_of(move: OfKind) -> int:
    return KINDS.index(move.kind)


@tells(FallSick, CureOne, TreatOne, TurnOne, Bury, TireOne, Leave, Arrive, ExtraShift, TakeYoung, Bed)
def tell_people(state: Frostpunk, move: OfKind, question: Ask) -> Detail:
    people = state.people[kind_of(move)]
    return {"number": people.number, "sick": people.sick, "grave": int(people.grave)}
