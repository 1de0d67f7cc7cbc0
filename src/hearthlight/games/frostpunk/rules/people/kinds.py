"""Questions that name one of the three kinds of citizens."""

from __future__ import annotations

from typing import ClassVar

from hearthlight.kernel import Move, Refusal

from ...content.terms import KINDS
from ..agenda.asking import Ask, Detail, tells
from ..agenda.refusing import refuse
from ..model import ENGINEER, WORKER, Frostpunk, People
from ..moves import Arrive, Bed, Bury, CureOne, ExtraShift, FallSick, Leave, TakeYoung, TireOne, TreatOne, TurnOne

ALL = (0, 1, 2)
OfKind = FallSick | CureOne | TreatOne | TurnOne | Bury | TireOne | Leave | Arrive | ExtraShift | TakeYoung | Bed
"""Moves that name a kind of citizens."""


MOST_IN_A_ROW = 12
"""Answers to questions that ask the same one after the other."""


def standing(people: People) -> Detail:
    """How many there are of a kind, how many of them are sick or tired, and whether gravely."""
    return {"number": people.number, "sick": people.sick, "tired": people.tired, "grave": people.grave}


class AskKind(Ask, frozen=True):
    """One of the three kinds, as far as the thing can happen to it."""

    move: ClassVar[type[OfKind]]
    """What names the kind that is chosen."""
    among: tuple[int, ...] = ALL

    def why_not(self, state: Frostpunk, kind: int) -> str:
        return "" if state.people[kind].number else "nobody"

    def options(self, state: Frostpunk) -> list[Move]:
        return [self.move(KINDS[kind]) for kind in self.among if not self.why_not(state, kind)]

    def detail(self, state: Frostpunk, move: Move) -> Detail:
        """How this kind would stand if it were named once, twice and so on."""
        assert isinstance(move, OfKind)
        city, kind = state.copy(), kind_of(move)
        shares = [standing(city.people[kind])]
        while len(shares) <= MOST_IN_A_ROW and not self.why_not(city, kind):
            self.choose(city, move)
            shares.append(standing(city.people[kind]))
        return {"shares": shares}

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [
            refuse(self.move(KINDS[kind]), why, kind=KINDS[kind])
            for kind in self.among
            if (why := self.why_not(state, kind))
        ]


def fed_in(state: Frostpunk, number: int) -> int:
    """The kind of citizens that belongs to a round (F4.19, Q23)."""
    fed = state.pack.tracks.fed
    return KINDS.index(fed[(max(1, number) - 1) % len(fed)])


def kinds_meant(state: Frostpunk, whose: str) -> tuple[int, ...]:
    """The kinds that a card may mean: any of choice, workers and engineers, the one of the current round, or one."""
    match whose:
        case "any":
            return ALL
        case "adult":
            return (WORKER, ENGINEER)
        case "round":
            return (fed_in(state, state.round),)
        case _:
            return (KINDS.index(whose),)


def kind_of(move: OfKind) -> int:
    return KINDS.index(move.kind)


@tells(FallSick, CureOne, TreatOne, TurnOne, Bury, TireOne, Leave, Arrive, ExtraShift, TakeYoung, Bed)
def tell_people(state: Frostpunk, move: OfKind, question: Ask) -> Detail:
    people = state.people[kind_of(move)]
    return {"number": people.number, "sick": people.sick, "grave": int(people.grave)}
