"""What a bot would do, and why: its judgement as data.

A judgement is made of parts (hunger, the map, open goals). Each part has a worth, and the facts that it looked at: the
same numbers that the outlook of a view says. What speaks for a move is the part that becomes better by it, and the fact
of that part that changes for the better. So a reason never says anything that does not come true.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import inf, isfinite
from statistics import fmean
from typing import Generic, TypeVar

import msgspec

from ..kernel import Dice, Move, Reason, State

S = TypeVar("S", bound=State)
ALTERNATIVES, TRIED = 3, 12
"""How many are told, of how many that are looked at."""
NOTABLE = 0.05
"""A part of a judgement that changes by less gives no weighty reason."""
TOLD_AGAINST = 0.4
"""What speaks against a move is told from this share on of what speaks for it."""


class Fact(msgspec.Struct, frozen=True):
    """A number that a judgement has looked at."""

    what: str
    """Names the message `reason-<what>`."""
    number: int
    about: tuple[tuple[str, str | int], ...] = ()
    """Which one of its kind."""
    fewer: bool = False
    """The fewer of it the better."""
    boon: bool = False
    """It may speak for a move, but never against one."""
    dire: bool = False
    """Little is left of it: where it gets worse, that is told whatever else speaks for the move."""


class Part(msgspec.Struct, frozen=True):
    """One part of a judgement: what it is worth, and the facts behind it, the most telling first."""

    worth: float
    facts: tuple[Fact, ...]


Judgement = Mapping[str, Part]
Key = tuple[str, tuple[tuple[str, str | int], ...], int]
"""What a reason says."""
Rated = tuple[float, tuple[Move, ...]]
"""A move with what it is made for, and how good it is."""


class Advice(msgspec.Struct, frozen=True):
    """Something that one can do, and why."""

    moves: tuple[Move, ...]
    """A move, and what it is meant for and leads to: moves in a row."""
    reasons: tuple[Reason, ...]
    """The weightiest first."""
    known: bool
    """All that comes of it can be told beforehand."""
    told: tuple[Reason, ...] = ()
    """What tells it from all else that is advised: what speaks for it, what speaks against it, or both."""
    instead: Reason | None = None
    """Where nothing is told: what the next best would cost, or what the best would bring."""


class Adviser(ABC, Generic[S]):
    """Knows what a seat knows and no more: it thinks about a possible world, and tells what can be foreseen in it."""

    def advise(self, state: S, seat: int, *, thoroughly: bool = False) -> list[Advice]:
        """What it would do, then the best of all else that comes to something else. The same for all who know the
        same. `thoroughly`: it may take a moment."""
        world = self.world(state, seat)
        judge = self.judge(world, seat)
        before = judge(world)
        found: list[Advice] = []
        told: list[Advice] = []
        rated = self.pondered(world, seat) if thoroughly else self.rated(world, seat)
        for _, moves in rated[:TRIED]:
            found.append(self._advice(world, seat, moves, judge, before))
            told = told_apart(found)
            if len(told) > ALTERNATIVES:
                break
        return told

    def why(self, state: S, seat: int, *moves: Move) -> Advice:
        """What there is to say about a move that somebody has thought of, and what it is made for."""
        world = self.world(state, seat)
        judge = self.judge(world, seat)
        return told_apart([self._advice(world, seat, moves, judge, judge(world))])[0]

    def weigh(self, state: S, seat: int, done: Move) -> tuple[tuple[Move, ...], float]:
        """What it would do, with what that is made for, and how much better it is than what was done."""
        world = self.world(state, seat)
        if self.choice(world, seat) == done:
            return (done,), 0.0
        rated = self.rated(world, seat)
        best = rated[0][1]
        return best, self._difference(world, seat, rated, best[0], done)

    def gap(self, state: S, seat: int, better: Move, worse: Move, worlds: int) -> float:
        """How much better one move is than another, on average over so many possible worlds: what chance brings in one
        of them says little."""
        differences = []
        for number in range(worlds):
            world = state.determinize(seat, Dice(state.ply + (number << 20)))
            differences.append(self._difference(world, seat, self.rated(world, seat), better, worse))
        return fmean(differences)

    def _difference(self, world: S, seat: int, rated: Sequence[Rated], better: Move, worse: Move) -> float:
        """As it rates moves; where it does not think of one of the two, by how things stand after them."""
        rating = {row[0]: value for value, row in reversed(rated)}
        known = [rating.get(move, inf) for move in (better, worse)]
        if all(map(isfinite, known)):
            return known[0] - known[1]
        judge = self.judge(world, seat)
        after = (foreseen(world, seat, self.meant(world, seat, (move,)))[0] for move in (better, worse))
        best, other = (sum(part.worth for part in judge(state).values()) for state in after)
        return best - other

    def world(self, state: S, seat: int) -> S:
        return state.determinize(seat, Dice(state.ply))

    def _advice(
        self, world: S, seat: int, moves: tuple[Move, ...], judge: Callable[[S], Judgement], before: Judgement
    ) -> Advice:
        moves = self.meant(world, seat, moves)
        after, known = foreseen(world, seat, moves)
        known = known or self.passes(moves[0])  # what comes then comes anyway
        judged, parts = judge(after), self.concerns(world, seat, moves[0])
        judged = judged if parts is None else {name: judged[name] for name in parts}
        return Advice(moves, (*self.hopes(world, seat, moves), *reasons(before, judged)), known)

    @abstractmethod
    def rated(self, world: S, seat: int) -> Sequence[Rated]:
        """What can be done: first what it would do, then all else, the best first."""

    def pondered(self, world: S, seat: int) -> Sequence[Rated]:
        """The same after some thought, if it has more to think about."""
        return self.rated(world, seat)

    def choice(self, world: S, seat: int) -> Move:
        """What it would do; an adviser may know that sooner than all the rest."""
        return self.rated(world, seat)[0][1][0]

    @abstractmethod
    def judge(self, world: S, seat: int) -> Callable[[S], Judgement]:
        """How this seat judges now what a state is worth to it, and why."""

    def meant(self, world: S, seat: int, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Such moves with the answers to the small questions that follow from them."""
        return moves

    def passes(self, move: Move) -> bool:
        """Whether it only says that nothing more is to be done."""
        return False

    def concerns(self, world: S, seat: int, move: Move) -> Collection[str] | None:
        """The parts of the judgement that a move is about, if not all: what else comes then has other causes."""
        return None

    def hopes(self, world: S, seat: int, moves: tuple[Move, ...]) -> Sequence[Reason]:
        """What speaks for a move and cannot be seen from what it changes: what it opens, what there is to find."""
        return ()


def foreseen(world: S, seat: int, moves: Sequence[Move]) -> tuple[S, bool]:
    """How things stand after moves in a row, as far as that can be told beforehand, and whether that is all: it ends
    where chance or a secret decides, where somebody else is asked, and where another part of the game begins."""
    state, known = world.foresee(seat, moves[0])
    for move in moves[1:]:
        if not known or move not in state.moves(seat):
            break
        state, known = state.foresee(seat, move)
    return state, known


def reasons(before: Judgement, after: Judgement) -> list[Reason]:
    """What has become better or worse, the weightiest first; each part of the judgement gives one that weighs. Then
    whatever else has changed: it may tell a move from others."""
    found: dict[object, Reason] = {}
    light: dict[object, Reason] = {}
    for name in after:
        if name not in before:
            continue
        weight = after[name].worth - before[name].worth
        changed = list(_changed(before[name], after[name]))
        light |= {_key(reason): reason for reason in changed if reason.good or abs(weight) >= NOTABLE}
        if abs(weight) >= NOTABLE and (telling := [reason for reason in changed if reason.good == (weight > 0)]):
            reason = telling[0]
            twin = found.get(_key(reason))  # two parts may have looked at the same
            weight = abs(weight) + (twin.weight if twin else 0.0)
            found[_key(reason)] = msgspec.structs.replace(reason, weight=weight)
    heavy = sorted(found.values(), key=lambda reason: -reason.weight)
    return [*heavy, *(reason for key, reason in light.items() if key not in found)]


def told_apart(found: Sequence[Advice]) -> list[Advice]:
    """Each with what tells it from those before it; what differs in nothing that can be said is left out."""
    facts = [{_key(reason) for reason in advice.reasons} for advice in found]
    shared = set.intersection(*facts) if len(found) > 1 else set()
    kept: list[Advice] = []
    true_of: list[set[Key]] = []
    for advice, own in zip(found, facts, strict=True):
        for told in _tellings(advice, shared):
            said = set(map(_key, told))
            if _silent(kept, advice) if not said else any(said <= others for others in true_of):
                continue
            kept.append(msgspec.structs.replace(advice, told=told))
            true_of.append(own)
            break
    best, *others = kept
    costs = next((one for other in others for one in other.reasons if not one.good), None)
    brings = next((one for one in best.told if one.good), None)
    others = [one if one.told else msgspec.structs.replace(one, instead=brings) for one in others]
    return [
        best if best.told else msgspec.structs.replace(best, instead=costs),
        *(one for one in others if one.told or one.instead or not one.known),
    ]


def _silent(kept: Sequence[Advice], advice: Advice) -> bool:
    """Whether another one of which nothing can be told was kept; of the best it is said in other words."""
    return any(not one.told and one.known == advice.known for one in (kept[1:] if advice.known else kept))


def _tellings(advice: Advice, shared: set[Key]) -> Iterator[tuple[Reason, ...]]:
    """What could be said about it, the most telling first: best of all something that is not true of all others."""
    good = [reason for reason in advice.reasons if reason.good]
    good.sort(key=lambda reason: _key(reason) in shared)
    against = [reason for reason in advice.reasons if not reason.good]
    if good:  # what comes anyway is no price
        against = [reason for reason in against if _key(reason) not in shared]
    dire = [reason for reason in against if reason.dire]
    for number, reason in enumerate(good):
        if dire:
            yield (reason, dire[0])
        heavy = against and against[0].weight > 0 and against[0].weight >= TOLD_AGAINST * reason.weight
        yield (reason, against[0]) if heavy else (reason,)
        if not number:
            yield from ((reason, other) for other in against)
    if not good:
        yield from ((reason,) for reason in sorted(against, key=lambda reason: not reason.dire))
    if not advice.reasons:
        yield ()


def _key(reason: Reason) -> Key:
    return reason.what, reason.about, reason.after


def _changed(before: Part, after: Part) -> Iterator[Reason]:
    """Facts that differ; one that is not there counts nothing."""
    was = {(fact.what, fact.about): fact for fact in before.facts}
    will = {(fact.what, fact.about): fact for fact in after.facts}
    for key in {**will, **was}:
        fact = will.get(key) or was[key]
        numbers = was[key].number if key in was else 0, will[key].number if key in will else 0
        good = (numbers[1] < numbers[0]) == fact.fewer
        if numbers[0] != numbers[1] and (good or not fact.boon):
            yield Reason(fact.what, *numbers, fact.about, good, dire=fact.dire and not good)
