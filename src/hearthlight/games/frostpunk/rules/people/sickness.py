"""Sickness (F7.1 to F7.3)."""

from __future__ import annotations

from itertools import takewhile

from hearthlight.kernel import Action, Move

from ...content import effects as word
from ...content.terms import KINDS, Condition
from ..agenda.doing import Do, carries_out
from ..model import Frostpunk, Phase
from ..moves import FallSick, TurnOne
from ..vocabulary.amounts import counts, value
from ..vocabulary.conditions import judges
from .death import Cause, die
from .kinds import AskKind, kind_of, kinds_meant


def sicken(state: Frostpunk, kind: int, cause: Cause = "illness") -> None:
    """F7.1, F7.2: the marker moves up; at the number of citizens it is turned over instead."""
    people = state.people[kind]
    if people.sick < people.number:
        people.sick += 1
        state.tell("fell-sick", None, kind=KINDS[kind])
    else:
        turn_marker(state, kind, cause)


def turn_marker(state: Frostpunk, kind: int, cause: Cause = "illness") -> None:
    """F7.3, Q8, Q9."""
    people = state.people[kind]
    if not people.sick:
        return
    people.grave = not people.grave
    state.tell("turned-marker", None, kind=KINDS[kind], grave=int(people.grave))
    if not people.grave:
        people.sick -= 1
        die(state, kind, cause)


class ChooseSick(AskKind, frozen=True):
    """F7.1: who falls sick, where no kind is named."""

    asks = "sick"
    rule = "F7.1"
    move = FallSick

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, FallSick)
        sicken(state, kind_of(move))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        others = takewhile(lambda step: isinstance(step, ChooseSick), reversed(state.agenda))
        return {"count": max(1, sum(1 for _ in others))}


class ChooseTurn(AskKind, frozen=True):
    """F7.3: which sickness marker is turned over."""

    asks = "turn-marker"
    rule = "F7.3"
    move = TurnOne
    only_worse: bool = False

    def why_not(self, state: Frostpunk, kind: int) -> str:
        people = state.people[kind]
        if not people.sick:
            return "nobody-sick"
        return "grave-already" if self.only_worse and people.grave else ""

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, TurnOne)
        turn_marker(state, kind_of(move))


COLD: dict[int, Cause] = {Phase.GENERATOR: "cold", Phase.NIGHT: "night"}
"""Phases in which people fall sick of the cold (F4.5, F4.20)."""


class Sicken(Action[Frostpunk], frozen=True):
    kind: int

    def run(self, state: Frostpunk) -> None:
        sicken(state, self.kind, COLD.get(state.phase, "illness"))


@carries_out(word.Sick)
def fall_sick(state: Frostpunk, effect: word.Sick, do: Do) -> None:
    number = value(state, effect.count)
    among = kinds_meant(state, effect.kind)
    state.push(*([ChooseSick() if len(among) > 1 else Sicken(among[0])] * number))


@carries_out(word.TurnMarker)
def turn_markers(state: Frostpunk, effect: word.TurnMarker, do: Do) -> None:
    if effect.every:
        for kind, people in enumerate(state.people):
            if people.sick and not (effect.only_worse and people.grave):  # Q25
                turn_marker(state, kind)
    else:
        state.push(*([ChooseTurn(only_worse=effect.only_worse)] * value(state, effect.count)))


@judges("sick")
def enough_sick(state: Frostpunk, condition: Condition, card: str) -> bool:
    return sum(people.sick for people in state.people) >= condition.sick


@judges("gravely_ill")
def some_gravely_ill(state: Frostpunk, condition: Condition, card: str) -> bool:
    return any(people.grave for people in state.people)


@counts("gravely-ill")
def gravely_ill(state: Frostpunk) -> int:
    return sum(people.grave for people in state.people)
