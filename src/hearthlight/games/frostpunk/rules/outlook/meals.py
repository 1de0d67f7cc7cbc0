"""The next meal (F4.18, F4.19)."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from ...content.terms import KINDS, Kind
from ..model import MOST, Frostpunk
from ..people.death import food_of_corpse
from ..phases.hunger import fed_in, next_meal, owed, ration, serving, starving_in, stilled, toll
from ..phases.weather import prey


class Meal(msgspec.Struct, frozen=True):
    """A hunger phase as it would go with the food of now; what the cards of the dead do is not known."""

    round: int
    stilled: int
    """F4.18: food that goes against the hunger of last time,"""
    starving: int
    """the hunger that is left,"""
    discontent: int
    deaths: int
    """what it does,"""
    starving_kind: Kind
    """to whom,"""
    lost: bool
    """and whether it loses the game (F1.2)."""
    kind: Kind
    needed: int
    """F4.19: who is fed, and the food that they need,"""
    eaten: int
    """the food that they get,"""
    left: int
    """the food that is left after it,"""
    hunger: int
    """and the hunger that remains for the next time."""
    missing: int
    """Food that is missing in all: against the hunger of last time and for those who are fed."""


class Toll(msgspec.Struct, frozen=True):
    """F4.18: what the hunger of now would do, if no food went against it."""

    discontent: int
    deaths: int
    lost: bool
    next_from: int
    """From so much hunger on it gets worse; 0 where the game would be lost."""


class LaterMeal(msgspec.Struct, frozen=True):
    round: int
    kind: Kind
    needed: int


class Meals(msgspec.Struct, frozen=True):
    next: Meal
    toll: Toll
    deadly: int
    """F4.18: from so much hunger on, left over, somebody dies."""
    prey: int
    """F4.9: food that hunting brings in the next weather phase."""
    later: tuple[LaterMeal, ...]
    """The two after it, as far as there are rounds left."""
    fed: tuple[Kind, ...]
    """Q23: who is fed, for every round of the track."""


AFTER_IT = 2


def meals_ahead(state: Frostpunk) -> Meals:
    number, last = next_meal(state), state.pack.tracks.rounds
    later = range(number + 1, min(last, number + AFTER_IT) + 1)
    return Meals(
        meal_ahead(state, number),
        toll_ahead(state),
        next((less.upto + 1 for less, more in pairwise(state.pack.tracks.hunger) if more.deaths), 0),
        prey(state),
        tuple(LaterMeal(after, KINDS[fed_in(state, after)], ration(state, fed_in(state, after))) for after in later),
        tuple(KINDS[fed_in(state, round)] for round in range(1, last + 1)),
    )


def toll_ahead(state: Frostpunk) -> Toll:
    section = toll(state, state.hunger)
    if section is None:
        return Toll(0, 0, True, 0)
    return Toll(section.discontent, section.deaths, False, section.upto + 1)


def meal_ahead(state: Frostpunk, number: int) -> Meal:
    """The hunger phase of that round, with the people and the food of now."""
    eaten, starving = stilled(state, owed(state))
    section, victims = toll(state, starving), starving_in(state, number)
    after = state.copy()
    deaths = min(section.deaths, after.people[victims].number) if section else 0
    after.people[victims].number -= deaths
    after.food = min(MOST, state.food - eaten + deaths * food_of_corpse(state))
    after.hunger = 0
    kind = fed_in(state, number)
    fed = serving(after, kind)
    return Meal(
        round=number,
        stilled=eaten,
        starving=starving,
        discontent=section.discontent if section else 0,
        deaths=deaths,
        starving_kind=KINDS[victims],
        lost=section is None,
        kind=KINDS[kind],
        needed=fed.needed,
        eaten=fed.eaten,
        left=after.food - fed.eaten,
        hunger=fed.hunger,
        missing=starving + fed.needed - fed.eaten,
    )
