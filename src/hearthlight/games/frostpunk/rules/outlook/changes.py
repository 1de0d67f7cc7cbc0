"""What a move changes: two states compared, in numbers that a player would want to know before choosing.

The most important comes first: the end, the dead, the moods, the sick, the people; then goods, heat and beds; then
what lies on the map and on cards. What is spent is a price and no harm.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import cast

from hearthlight.kernel import Change, Move, Unforeseen

from ...content.terms import HOPE, ON_FIELD
from ..city.erecting import ErectOn
from ..machine.heat import zones_warm_from
from ..model import Frostpunk, Phase
from ..people.kinds import AskKind
from ..people.moods import Lower, Raise, Turn
from . import tallies
from .scenario import goal_on
from .tallies import Tally, lying

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
    anyway = before.known(_coming_anyway)
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
        *_compared(tallies.moods, before, after),
        *_compared(tallies.people, before, after),
        *_compared(tallies.goods, before, after),
        *_compared(tallies.machine, before, after),
        *_warmth(before, after),
        *_compared(tallies.heat_ahead, before, after),
        *_storm(before, after),
        *_compared(tallies.shelter, before, after),
        *_compared(tallies.chances, before, after),
        *_progress(before, after),
        *_map(before, after),
    ]


def _number(what: str, before: int, after: int, *, worse: int = 0) -> Iterator[Change]:
    """A number that differs; `worse`: 1 if more of it is harm, -1 if less."""
    if before != after:
        yield Change(what, before, after, harm=(after - before) * worse > 0)


def _compared(tally: Tally, before: Frostpunk, after: Frostpunk) -> list[Change]:
    """The numbers that differ."""
    earlier, later = before.known(tally.take), tally.take(after)
    if earlier == later:  # most moves leave most numbers as they are
        return []
    names = zip(tally.names, tally.worse, earlier, later, strict=True)
    return [Change(what, was, will, harm=(will - was) * worse > 0) for what, worse, was, will in names if was != will]


def _ending(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    if after.outcome is not None and before.outcome is None:
        yield Change("won", 0, 1) if after.outcome.winners else Change("lost", 0, 1, harm=True)
    yield from _number("dead", before.corpses, after.corpses, worse=1)


def _warmth(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    if after.phase != Phase.GENERATOR:  # F4.8: there the output falls back before anybody acts
        earlier, later = before.known(zones_warm_from), zones_warm_from(after)
        if (earlier, before.output) == (later, after.output):
            return
        for zone, was, will in zip(ZONES, earlier, later, strict=True):
            yield from _number(f"warm-{zone}", before.output >= was, after.output >= will, worse=-1)


def _storm(before: Frostpunk, after: Frostpunk) -> Iterator[Change]:
    if before.storm and after.storm:
        yield from _number("storm", before.storm, after.storm, worse=-1)


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
    earlier, later = before.known(lying), lying(after)
    if earlier == later:
        return
    for thing, was, will in zip(ON_FIELD, earlier, later, strict=True):
        gathered = will < was and thing != "trees" and after.stored(thing) > before.stored(thing)
        if not gathered:
            yield from _number(f"map-{thing}", was, will)
