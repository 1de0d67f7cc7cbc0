"""Beds tonight (F4.20)."""

from __future__ import annotations

from copy import copy

import msgspec

from ..machine.heat import buildings_warm_from
from ..model import Frostpunk, Phase
from ..people.population import figures_of
from ..phases.night import bedtime, come_home, freezing_prisoners, sleeping_places, surely_bedless


class Shelter(msgspec.Struct, frozen=True):
    field: int
    building: str
    places: int
    for_children: bool
    warm: bool
    warm_from: int


class Beds(msgspec.Struct, frozen=True):
    """At some output of the generator."""

    places: int
    """Warm ones, as far as somebody can use them: those for children only with children (Q15)."""
    waiting: tuple[int, int, int]
    """Figures of each kind for whom there may be one."""
    bedless: int
    """Figures without one: as many citizens fall sick."""
    certain: tuple[int, int, int]
    """Of each kind at least so many of them; who the others are is for the leader to say."""


class Night(msgspec.Struct, frozen=True):
    """If night came now."""

    tonight: bool
    """The figures are out at work or back from it; before that, as many are counted as will be there."""
    sleepers: tuple[int, int, int]
    """Figures of each kind that need a place."""
    beds: Beds
    shelters: tuple[Shelter, ...]


def night_ahead(state: Frostpunk) -> Night:
    city = at_home(state)
    workers, engineers, children = (
        people.ready + freezing_prisoners(city).count(kind) for kind, people in enumerate(city.people)
    )
    shelters = tuple(
        Shelter(
            built.fields[0],
            built.building,
            places,
            state.pack.buildings[built.building].for_children,
            state.output >= start,
            start,
        )
        for built, places, start in zip(state.built, sleeping_places(state), buildings_warm_from(state), strict=True)
        if places
    )
    return Night(state.phase >= Phase.ACTIONS, (workers, engineers, children), beds_ahead(city), shelters)


def bedless(state: Frostpunk) -> int:
    """How many figures would have no warm bed."""
    return beds_ahead(at_home(state)).bedless


def at_home(state: Frostpunk) -> Frostpunk:
    """The city when everybody has come home, to be looked at: what that does not change it shares with the state."""
    city = copy(state)
    city.__dict__.clear()
    city.people = [msgspec.structs.replace(people) for people in state.people]
    if state.phase < Phase.ACTIONS:
        for kind, people in enumerate(city.people):
            people.ready = figures_of(city, kind)
    elif state.phase < Phase.NIGHT:
        city.built, city.display, city.scenario = state.built[:], state.display[:], state.scenario[:]
        come_home(city)
    return city


def beds_ahead(city: Frostpunk) -> Beds:
    """For a city at home."""
    in_nursery, places, waiting, cold = bedtime(city)
    bedless = max(0, sum(waiting) - places) + len(cold)
    workers, engineers, children = (
        number + cold.count(kind) for kind, number in enumerate(surely_bedless(places, waiting))
    )
    for_workers, for_engineers, for_children = waiting
    return Beds(
        in_nursery + places, (for_workers, for_engineers, for_children), bedless, (workers, engineers, children)
    )
