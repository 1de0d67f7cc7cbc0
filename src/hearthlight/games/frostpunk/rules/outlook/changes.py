"""What a move changes: two states compared, in numbers that a player would want to know before choosing.

The most important comes first: the end, the dead, the moods, the sick, the people; then goods, heat and beds; then
what lies on the map and on cards. What is spent is a price and no harm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import cast

from hearthlight.kernel import Change, Move, Unforeseen

from ...content.terms import DISCONTENT, HOPE, KINDS, ON_FIELD, STORED
from ..cards.expeditions import scouts_allowed
from ..city.erecting import ErectOn
from ..machine.heat import new_sick, zones_warm_from
from ..model import Frostpunk, Phase
from ..people.kinds import AskKind
from ..people.moods import Lower, Raise, Turn, active
from ..people.population import figures_of
from ..phases.night import sleeping_places
from ..phases.weather import prey
from .nights import bedless
from .scenario import goal_on

ZONES = "abc"
BY_FIELD = ("map-", "bedless")
"""Changes that depend on where a building stands."""

Measured = tuple[str, int, int]
"""A number by its name, and whether more of it is harm (1) or less (-1)."""
Measure = Callable[[Frostpunk], Iterator[Measured]]


def changes_of(before: Frostpunk, after: Frostpunk) -> list[Change]:
    """What a move changes, and what it will have changed when the choice that it opens is made, as far as every answer
    brings the same: the price of a building wherever it stands, what an advisor does for whichever hope."""
    question = after.question
    if isinstance(question, ErectOn):  # one field stands for all; what depends on it is left out
        fields = question.options(after)[:1]
        return [change for change in _for_all(before, after, fields) if not change.what.startswith(BY_FIELD)]
    if isinstance(question, Turn):
        return _for_all(before, after, question.options(after))
    anyway = _coming_anyway(before)
    changes = [*_mood_to_come(before, after), *changes_between(before, after)]
    return [change for change in changes if change not in anyway]


def _coming_anyway(before: Frostpunk) -> list[Change]:
    """What comes after a question within something else whatever is answered: a card that asks for discontent and then
    leaves gives back the beds that it has taken, and no token does; the hope of its next line nobody brings who falls
    sick."""
    if not isinstance(before.question, Raise | Lower | Turn | AskKind):
        return []
    ahead = before.copy()
    ahead.foreseeing, ahead.mover = True, before.to_act[0]
    ahead.agenda.pop()
    with suppress(Unforeseen):
        ahead.settle()
    come = cast(Frostpunk, ahead.horizon or ahead)
    return [*_mood_to_come(before, come), *changes_between(before, come)]


def _mood_to_come(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    """F2.3, F2.5: hope or discontent that rises or falls, though it is still to be said by which token."""
    asked = after.question
    if not isinstance(asked, Raise | Lower):
        return
    number = after.agenda.count(asked) - before.agenda.count(asked)
    hope, falls = asked.what in ("hope", *HOPE), isinstance(asked, Lower)
    if number > 0:
        yield Change(f"next-{'hope' if hope else 'discontent'}", 0, -number if falls else number, harm=hope == falls)


def _for_all(before: Frostpunk, after: Frostpunk, answers: Sequence[Move]) -> list[Change]:
    seat = after.to_act[0]
    first, *others = [changes_between(before, after.foresee(seat, answer)[0]) for answer in answers]
    return [change for change in first if all(change in other for other in others)]


def changes_between(before: Frostpunk, after: Frostpunk) -> list[Change]:
    return [
        *_ending(before, after),
        *_compared(_moods, before, after),
        *_compared(_people, before, after),
        *_compared(_goods, before, after),
        *_compared(_machine, before, after),
        *_warmth(before, after),
        *_compared(_ahead, before, after),
        *_storm(before, after),
        *_compared(_shelter, before, after),
        *_compared(_chances, before, after),
        *_progress(before, after),
        *_map(before, after),
    ]


def _number(what: str, before: int, after: int, *, worse: int = 0) -> Iterator[Change]:
    """A number that differs; `worse`: 1 if more of it is harm, -1 if less."""
    if before != after:
        yield Change(what, before, after, harm=(after - before) * worse > 0)


def _compared(measures: Measure, before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    """The numbers that differ."""
    earlier, later = before.known(_all(measures)), tuple(measures(after))
    if earlier != later:  # most moves leave most numbers as they are
        for (what, was, worse), (_, will, _) in zip(earlier, later, strict=True):
            yield from _number(what, was, will, worse=worse)


@cache
def _all(measures: Measure) -> Callable[[Frostpunk], tuple[Measured, ...]]:
    return lambda state: tuple(measures(state))


def _ending(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    if after.outcome is not None and before.outcome is None:
        yield Change("won", 0, 1) if after.outcome.winners else Change("lost", 0, 1, harm=True)
    yield from _number("dead", before.corpses, after.corpses, worse=1)


def _moods(state: Frostpunk) -> Iterator[Measured]:
    yield "hope", len(state.hope.track), -1
    yield "discontent", len(state.discontent.track), 1
    for kind in HOPE:  # exhausting hope is often a price (F8.1)
        yield f"active-{kind}", active(state, kind), 0
    for angry in DISCONTENT:
        yield f"active-{angry}", active(state, angry), 1


def _people(state: Frostpunk) -> Iterator[Measured]:
    for kind, people in zip(KINDS, state.people, strict=True):
        yield f"sick-{kind}", people.sick, 1
        yield f"grave-{kind}", people.grave, 1
    for kind, people in zip(KINDS, state.people, strict=True):
        yield f"people-{kind}", people.number, -1
    for number, (kind, people) in enumerate(zip(KINDS, state.people, strict=True)):
        yield f"figures-{kind}", figures_of(state, number) + people.scouting, -1  # F4.11; scouts come back
    for kind, people in zip(KINDS, state.people, strict=True):
        yield f"tired-{kind}", people.tired, 1


def _goods(state: Frostpunk) -> Iterator[Measured]:
    for thing in STORED:
        yield thing, state.stored(thing), 0
    yield "automata", state.automata, 0
    yield "hunger", state.hunger, 1


def _machine(state: Frostpunk) -> Iterator[Measured]:
    yield "stress", state.stress + state.overload, 1
    yield "overheated", state.overheated, 1
    yield "expanded", state.expanded, 0
    yield "output", state.output, 0
    yield "cold", state.cold, 1


def _warmth(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    if after.phase != Phase.GENERATOR:  # F4.8: there the output falls back before anybody acts
        warm = zip(ZONES, before.known(zones_warm_from), zones_warm_from(after), strict=True)
        for zone, was, will in warm:
            yield from _number(f"warm-{zone}", before.output >= was, after.output >= will, worse=-1)


def _ahead(state: Frostpunk) -> Iterator[Measured]:
    """What the output will do, if it stays there: citizens who freeze, cubes for the tower (F4.5, F4.6)."""
    yield "freezing", len(new_sick(state)), 1
    yield "cubes", state.pack.tracks.heat[state.output].stress, 0


def _storm(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    if before.storm and after.storm:
        yield from _number("storm", before.storm, after.storm, worse=-1)


def _shelter(state: Frostpunk) -> Iterator[Measured]:
    """Beds, and the figures that would have no warm one if night came now (F4.20)."""
    yield "bedless", bedless(state), 1
    yield "beds", sum(sleeping_places(state)), -1


def _chances(state: Frostpunk) -> Iterator[Measured]:
    yield "prey", prey(state), 0
    yield "expeditions", scouts_allowed(state), 0
    yield "researched", len(state.finished), 0


def _progress(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    if before.researching == after.researching:
        yield from _number("research", before.research_round, after.research_round)
    elif after.researching:
        yield Change("ready", before.round, after.research_round)
    elif before.researching not in after.finished:
        yield Change("research-lost", 1, 0, harm=True)
    lies = {laid.card: laid.resources for laid in (*before.display, *before.scenario)}
    for laid in (*after.display, *after.scenario):
        if (was := lies.get(laid.card, 0)) != laid.resources:
            goal = goal_on(before, laid.card)
            wanted = (goal.want, goal.round) if goal else (0, 0)
            yield Change("loaded", was, laid.resources, False, *wanted)


def _map(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    """What lies on the fields, unless it went into the stockpile; a building less."""
    if len(after.built) < len(before.built):
        yield Change("buildings", len(before.built), len(after.built))
    for thing, was, will in zip(ON_FIELD, before.known(_lying), _lying(after), strict=True):
        gathered = will < was and thing != "trees" and after.stored(thing) > before.stored(thing)
        if not gathered:
            yield from _number(f"map-{thing}", was, will)


def _lying(state: Frostpunk) -> list[int]:
    return [sum(state.on_fields[thing]) for thing in ON_FIELD]
