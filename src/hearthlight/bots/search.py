"""A bot that tries things out: it plays what is worth a closer look on to a horizon, in many possible worlds, and takes
what leads furthest on average.

It knows no game. A `Guide` of the game says what is worth a closer look, how one would play on, how far, and what the
end of it is worth. All candidates are tried in the same worlds, and the worse half goes now and then, so that the time
is spent on what is hard to tell apart.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from time import thread_time
from typing import Generic, TypeVar, cast

import msgspec

from ..kernel import Dice, Move, State

S = TypeVar("S", bound=State)
Plan = tuple[Move, ...]
"""Moves of one seat in a row; the first one answers the question of now."""
ENOUGH = 4
"""From so many worlds on a candidate can be given up before its half is."""
SURE = 2.0
"""Standard errors by which it must be behind for that."""


class Guide(ABC, Generic[S]):
    """What a game says to the search. All worlds that it is asked about are possible ones: it may look at all of
    them."""

    @abstractmethod
    def candidates(self, world: S, seat: int, dice: Dice) -> Sequence[Plan]:
        """What is worth a closer look, the most promising first: at least one. A single one is not looked at."""

    @abstractmethod
    def answer(self, world: S, seat: int, dice: Dice) -> Move:
        """How any seat plays on."""

    @abstractmethod
    def goes_on(self, start: S, now: S) -> bool:
        """Whether what began there is played on from here."""

    @abstractmethod
    def judge(self, world: S, seat: int) -> float:
        """What it has led to for a seat."""


class Budget(msgspec.Struct, frozen=True):
    """How long to think about a move: seconds of computing (of the thread that thinks, whatever else the machine does),
    or so many rollouts, which makes the choice the same everywhere."""

    seconds: float = 0.0
    rollouts: int = 0


class Tried(msgspec.Struct):
    """A candidate, and what it has led to in each world."""

    plan: Plan
    results: list[float] = []

    @property
    def value(self) -> float:
        return fmean(self.results)

    def behind(self, other: Tried) -> bool:
        """Whether it is as good as certain that this one is no better; both were tried in the same worlds."""
        gaps = [own - its for own, its in zip(self.results, other.results, strict=True)]
        return len(gaps) >= ENOUGH and fmean(gaps) + SURE * stdev(gaps) / sqrt(len(gaps)) <= 0


class Meter:
    """How much of a budget is used up."""

    def __init__(self, budget: Budget, stopped: Callable[[], bool]) -> None:
        self.budget, self.stopped = budget, stopped
        self.began, self.rollouts = thread_time(), 0

    @property
    def used(self) -> float:
        """1: all of it, or it was said to stop."""
        if self.stopped():
            return 1.0
        if self.budget.rollouts:
            return self.rollouts / self.budget.rollouts
        return (thread_time() - self.began) / self.budget.seconds


def never() -> bool:
    return False


class SearchBot(Generic[S]):
    """Plays as well as its budget lets it."""

    def __init__(self, name: str, guide: Guide[S], budget: Budget, stopped: Callable[[], bool] = never) -> None:
        self.name = name
        self.guide = guide
        self.budget = budget
        self.stopped = stopped
        """Asked again and again while it thinks; once it says so, the best so far is good enough."""

    def choose(self, state: State, seat: int, dice: Dice) -> Move:
        moves = state.moves(seat)
        return moves[0] if len(moves) == 1 else self.weighed(cast(S, state), seat, dice)[0].plan[0]

    def weighed(self, state: S, seat: int, dice: Dice) -> list[Tried]:
        """The candidates, the best first; those that were given up sooner come later."""
        meter = Meter(self.budget, self.stopped)
        # Fair play: only possible worlds are looked at. So the guide thinks about one, too.
        racing = [Tried(plan, []) for plan in self.guide.candidates(state.determinize(seat, dice), seat, dice)]
        given_up: list[Tried] = []
        halvings = (len(racing) - 1).bit_length()
        for halving in range(1, halvings + 1):
            while len(racing) > 1:
                if not self._tried(state, seat, racing, dice, meter):
                    return [*racing, *given_up]
                best, *others = sorted(racing, key=lambda tried: -tried.value)
                racing = [best, *(tried for tried in others if not tried.behind(best))]
                given_up = [*(tried for tried in others if tried.behind(best)), *given_up]
                if meter.used >= halving / halvings:
                    break
            keep = (len(racing) + 1) // 2
            racing, given_up = racing[:keep], [*racing[keep:], *given_up]
        return [*racing, *given_up]

    def _tried(self, state: S, seat: int, racing: Sequence[Tried], dice: Dice, meter: Meter) -> bool:
        """Try all of them in one more world; a world that there is no time for counts for none of them."""
        world, chance = state.determinize(seat, dice), dice.below(1 << 62)
        results = []
        for tried in racing:
            if meter.used >= 1:
                return False
            results.append(self._outlook(world, seat, tried.plan, Dice(chance)))
            meter.rollouts += 1
        for tried, result in zip(racing, results, strict=True):
            tried.results.append(result)
        return True

    def _outlook(self, world: S, seat: int, plan: Plan, dice: Dice) -> float:
        """Where it leads to make these moves, as far as they can still be made, and to play on."""
        guide, after = self.guide, world.copy()
        for move in plan:
            if move not in after.moves(seat):
                break
            after.play(seat, move)
        while (acting := after.to_act) and guide.goes_on(world, after):
            after.play(acting[0], guide.answer(after, acting[0], dice))
        return guide.judge(after, seat)
