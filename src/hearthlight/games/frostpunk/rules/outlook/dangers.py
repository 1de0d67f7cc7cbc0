"""Every way to lose (F1.2), and how far away it is."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...content.terms import KINDS, Kind
from ..machine.tower import overload_allowed
from ..model import Frostpunk
from ..people.moods import hope_left, patience_left
from .heating import HeatingStep
from .meals import Meal
from .nights import Night

Cause = Literal["hope", "discontent", "malfunction", "sickness", "hunger", "corpses", "time"]
Alarm = Literal["calm", "near", "last"]


class Danger(msgspec.Struct, frozen=True):
    cause: Cause
    now: int
    limit: int
    """Here the game is lost. (Hope is lost at 0.)"""
    spaces: int
    """Of the track."""
    left: int
    """What may still go or come before the limit is reached: tokens, cubes, sick of a kind, hunger, dead, rounds."""
    steps: int
    """The same in steps of an effect: an active token takes two (F2.3, F2.5)."""
    coming: int
    """So much of it is coming as things are: with the next meal, the next night, the next strain of the generator."""
    fatal: bool
    """At the limit the game is lost. (The first malfunction only overheats the generator, F4.7.)"""
    kind: Kind | None
    """The kind of citizens that it is about."""
    alarm: Alarm
    before: int = 0
    """So much of it was there when the game began: those who died on the way here."""
    possible: bool = True
    """With as many citizens as there are: more of a kind than there are cannot be sick (F7.2)."""


def dangers_ahead(state: Frostpunk, meal: Meal, night: Night, heat: HeatingStep) -> tuple[Danger, ...]:
    return (
        hope(state),
        discontent(state, meal),
        malfunction(state, heat),
        sickness(state, night, heat),
        hunger(state, meal),
        corpses(state, meal),
        time(state),
    )


def alarm(left: int, near: int, last: int) -> Alarm:
    return "last" if left <= last else "near" if left <= near else "calm"


def hope(state: Frostpunk) -> Danger:
    left = len(state.hope.track)
    return Danger("hope", left, 0, state.pack.tracks.hope, left, hope_left(state), 0, True, None, alarm(left, 2, 1))


def discontent(state: Frostpunk, meal: Meal) -> Danger:
    now, limit = len(state.discontent.track), state.pack.tracks.discontent + 1
    left, steps = limit - now, patience_left(state) + 1
    return Danger("discontent", now, limit, limit, left, steps, meal.discontent, True, None, alarm(left, 2, 1))


def malfunction(state: Frostpunk, heat: HeatingStep) -> Danger:
    now, spaces = state.stress + state.overload, state.pack.tracks.stress
    limit = spaces + overload_allowed(state) + 1
    left = max(0, limit - now)
    how = alarm(left, 6, 3) if state.overheated else alarm(left, 3, 0)
    return Danger("malfunction", now, limit, spaces, left, left, heat.cubes, state.overheated, None, how)


def sickness(state: Frostpunk, night: Night, heat: HeatingStep) -> Danger:
    """Of the kind that is nearest to it."""
    worst = max(range(len(KINDS)), key=lambda kind: state.people[kind].sick)
    now, spaces = state.people[worst].sick, state.pack.tracks.sickness[-1].upto
    left = max(0, spaces + 1 - now)
    possible = any(people.number > spaces for people in state.people)
    coming = heat.freezing.count(KINDS[worst]) + night.beds.certain[worst]
    how = alarm(left, 10, 4) if possible else "calm"
    return Danger("sickness", now, spaces + 1, spaces, left, left, coming, True, KINDS[worst], how, possible=possible)


def hunger(state: Frostpunk, meal: Meal) -> Danger:
    """Hunger that food will still is no danger."""
    spaces = state.pack.tracks.hunger[-1].upto
    limit = spaces + 1
    left = max(0, limit - state.hunger)
    how = alarm(limit - meal.starving, spaces, 6) if meal.starving else "calm"
    return Danger("hunger", state.hunger, limit, spaces, left, left, meal.starving, True, meal.starving_kind, how)


def corpses(state: Frostpunk, meal: Meal) -> Danger:
    limit = state.pack.tracks.corpses
    left = max(0, limit - state.corpses)
    before = state.pack.starts[state.group, state.difficulty].corpses
    return Danger(
        "corpses", state.corpses, limit, limit, left, left, meal.deaths, True, None, alarm(left, 5, 2), before
    )


def time(state: Frostpunk) -> Danger:
    """When the last round is over and the scenario has not said that the city is saved. No alarm: it comes anyway."""
    rounds = state.pack.tracks.rounds
    left = rounds - state.round
    return Danger("time", state.round, rounds, rounds, left, left, 1 if left else 0, True, None, "calm")
