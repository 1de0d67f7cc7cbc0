"""What a move changes: two states compared, in numbers that a player would want to know before choosing.

The most important comes first: the end, the dead, the moods, the sick, the people; then goods, heat and beds; then
what lies on the map and on cards. What is spent is a price and no harm.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import cast

from hearthlight.kernel import Change, Move, Unforeseen

from ...content.terms import DISCONTENT, HOPE, KINDS, ON_FIELD, STORED
from ..cards.expeditions import scouts_allowed
from ..city.erecting import ErectOn
from ..machine.heat import new_sick, zones_warm_from
from ..model import Frostpunk
from ..people.moods import Lower, Raise, Turn, active
from ..people.population import figures_of
from ..phases.night import sleeping_places
from ..phases.weather import prey
from .nights import at_home, beds_ahead
from .scenario import goal_on

GENERATOR = 3
ZONES = "abc"
BY_FIELD = ("map-", "bedless")
"""Changes that depend on where a building stands."""


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
    leaves gives back the beds that it has taken, and no token does."""
    if not isinstance(before.question, Raise | Lower | Turn):
        return []
    ahead = before.copy()
    ahead.foreseeing, ahead.mover = True, before.to_act[0]
    ahead.agenda.pop()
    with suppress(Unforeseen):
        ahead.settle()
    return changes_between(before, cast(Frostpunk, ahead.horizon or ahead))


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
        *_moods(before, after),
        *_people(before, after),
        *_goods(before, after),
        *_heat(before, after),
        *_shelter(before, after),
        *_progress(before, after),
        *_map(before, after),
    ]


def _number(what: str, before: int, after: int, *, worse: int = 0) -> Iterator[Change]:
    """A number that differs; `worse`: 1 if more of it is harm, -1 if less."""
    if before != after:
        yield Change(what, before, after, harm=(after - before) * worse > 0)


def _ending(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    if after.outcome is not None and before.outcome is None:
        yield Change("won", 0, 1) if after.outcome.winners else Change("lost", 0, 1, harm=True)
    yield from _number("dead", before.corpses, after.corpses, worse=1)


def _moods(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    yield from _number("hope", len(before.hope.track), len(after.hope.track), worse=-1)
    yield from _number("discontent", len(before.discontent.track), len(after.discontent.track), worse=1)
    for kind in HOPE:  # exhausting hope is often a price (F8.1)
        yield from _number(f"active-{kind}", active(before, kind), active(after, kind))
    for angry in DISCONTENT:
        yield from _number(f"active-{angry}", active(before, angry), active(after, angry), worse=1)


def _people(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    pairs = list(zip(KINDS, before.people, after.people, strict=True))
    for kind, was, will in pairs:
        yield from _number(f"sick-{kind}", was.sick, will.sick, worse=1)
        yield from _number(f"grave-{kind}", was.grave, will.grave, worse=1)
    for kind, was, will in pairs:
        yield from _number(f"people-{kind}", was.number, will.number, worse=-1)
    for number, (kind, was, will) in enumerate(pairs):  # F4.11; who is on an expedition comes back
        figures = figures_of(before, number) + was.scouting, figures_of(after, number) + will.scouting
        yield from _number(f"figures-{kind}", *figures, worse=-1)
    for kind, was, will in pairs:
        yield from _number(f"tired-{kind}", was.tired, will.tired, worse=1)


def _goods(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    for thing in STORED:
        yield from _number(thing, before.stored(thing), after.stored(thing))
    yield from _number("automata", before.automata, after.automata)
    yield from _number("hunger", before.hunger, after.hunger, worse=1)


def _heat(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    """The output and what it will do: cubes for the tower and citizens who freeze, if it stays there (F4.5, F4.6)."""
    yield from _number("stress", before.stress + before.overload, after.stress + after.overload, worse=1)
    yield from _number("overheated", before.overheated, after.overheated, worse=1)
    yield from _number("expanded", before.expanded, after.expanded)
    yield from _number("output", before.output, after.output)
    yield from _number("cold", before.cold, after.cold, worse=1)
    if after.phase != GENERATOR:  # F4.8: there the output falls back before anybody acts
        warm = zip(ZONES, zones_warm_from(before), zones_warm_from(after), strict=True)
        for zone, was, will in warm:
            yield from _number(f"warm-{zone}", before.output >= was, after.output >= will, worse=-1)
    yield from _number("freezing", len(new_sick(before)), len(new_sick(after)), worse=1)
    heat = before.pack.tracks.heat
    yield from _number("cubes", heat[before.output].stress, heat[after.output].stress)
    if before.storm and after.storm:
        yield from _number("storm", before.storm, after.storm, worse=-1)


def _shelter(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    """Beds, and the figures that would have no warm one if night came now (F4.20)."""
    yield from _number("bedless", bedless(before), bedless(after), worse=1)
    yield from _number("beds", sum(sleeping_places(before)), sum(sleeping_places(after)), worse=-1)


def bedless(state: Frostpunk) -> int:
    return beds_ahead(at_home(state)).bedless


def _progress(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    yield from _number("prey", prey(before), prey(after))
    yield from _number("expeditions", scouts_allowed(before), scouts_allowed(after))
    yield from _number("researched", len(before.finished), len(after.finished))
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
    for thing in ON_FIELD:
        was, will = sum(before.on_fields[thing]), sum(after.on_fields[thing])
        gathered = will < was and thing != "trees" and after.stored(thing) > before.stored(thing)
        if not gathered:
            yield from _number(f"map-{thing}", was, will)
