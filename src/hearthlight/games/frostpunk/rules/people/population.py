"""Citizens come, leave and tire (F13.1, F4.11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hearthlight.kernel import Move, Remark

from ...content import effects as word
from ...content.terms import KINDS, Condition, Cost
from ..agenda.asking import Ask, remarks_on
from ..agenda.doing import Do, carries_out
from ..agenda.paying import payable, pays
from ..model import MOST, Frostpunk
from ..moves import Arrive, Bury, Leave, TireOne
from ..vocabulary.amounts import counts, value
from ..vocabulary.conditions import judges
from .kinds import AskKind, kind_of, kinds_meant

MOST_TOKENS = 5
"""Exhausted-citizen tokens of a kind."""


def figures_of(state: Frostpunk, kind: int) -> int:
    """F4.11: as many as the population track says, without those on an expedition."""
    people = state.people[kind]
    for section in state.pack.tracks.population[KINDS[kind]]:
        if people.number <= section.upto:
            return max(0, section.figures - people.scouting)
    raise AssertionError(people.number)


def arrive(state: Frostpunk, kind: int, number: int) -> None:
    """F13.1: those beyond 50 are of another kind, of choice."""
    people = state.people[kind]
    room = min(number, MOST - people.number)
    people.number += room
    if room:
        state.tell("arrived", None, kind=KINDS[kind], count=room)
    for _ in range(number - room):
        state.push(ArriveElsewhere())


class ArriveElsewhere(Ask, frozen=True):
    asks = "arrival"
    rule = "F13.1"

    def options(self, state: Frostpunk) -> list[Move]:
        return [Arrive(kind) for number, kind in enumerate(KINDS) if state.people[number].number < MOST]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Arrive)
        arrive(state, kind_of(move), 1)


def leave(state: Frostpunk, kind: int, number: int) -> None:
    """F1.4: as many as there are; nobody dies."""
    people = state.people[kind]
    gone = min(number, people.number)
    people.number -= gone
    people.sick = min(people.sick, people.number)
    if not people.sick:
        people.grave = False
    if gone:
        state.tell("left", None, kind=KINDS[kind], count=gone)


class ChooseLeaver(AskKind, frozen=True):
    asks = "leave"
    rule = "F1.4"
    move = Leave

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Leave)
        leave(state, kind_of(move), 1)


@remarks_on(Bury, Leave)
def who_stays(state: Frostpunk, move: Bury | Leave, question: Ask) -> Iterator[Remark]:
    """F4.11: how many are left, and the figures that they make."""
    after, kind = state.copy(), kind_of(move)
    after.people[kind].number -= 1
    figures = figures_of(after, kind) + after.people[kind].scouting
    yield Remark("stay", {"kind": move.kind, "count": after.people[kind].number, "figures": figures})


def tire(state: Frostpunk, kind: int) -> None:
    people = state.people[kind]
    if people.tired < MOST_TOKENS:
        people.tired += 1
        state.tell("tired", None, kind=KINDS[kind])


class ChooseTired(AskKind, frozen=True):
    """An exhausted-citizen token into the stockpile."""

    asks = "tire"
    rule = "F4.11"
    move = TireOne

    def why_not(self, state: Frostpunk, kind: int) -> str:
        return "" if state.people[kind].tired < MOST_TOKENS else "all-tired"

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, TireOne)
        tire(state, kind_of(move))


@carries_out(word.Tire)
def tire_citizens(state: Frostpunk, effect: word.Tire, do: Do) -> None:
    among = kinds_meant(state, effect.kind)
    for _ in range(value(state, effect.count)):
        if len(among) == 1:
            tire(state, among[0])
        else:
            state.push(ChooseTired(among=among))


@payable("tire", refused="all-tired")
def can_tire(state: Frostpunk, cost: Cost) -> bool:
    return any(state.people[kind].tired < MOST_TOKENS for kind in kinds_meant(state, cost.tire))


@pays("tire")
def tire_for_it(state: Frostpunk, cost: Cost, seat: int) -> Sequence[Ask]:
    return [ChooseTired(seat, kinds_meant(state, cost.tire))]


@payable("lose_citizens", refused="few-citizens")
def enough_citizens(state: Frostpunk, cost: Cost) -> bool:
    return sum(people.number for people in state.people) >= cost.lose_citizens


@pays("lose_citizens")
def leave_for_it(state: Frostpunk, cost: Cost, seat: int) -> Sequence[Ask]:
    return [ChooseLeaver(seat)] * cost.lose_citizens


@counts("children-used")
def children_used(state: Frostpunk) -> int:
    return state.children_used


@judges("bedless")
def enough_without_bed(state: Frostpunk, condition: Condition, card: str) -> bool:
    return state.bedless >= condition.bedless


@counts("bedless")
def without_bed(state: Frostpunk) -> int:
    return state.bedless
