"""Heat and shelter: how warm the city should be, and who sleeps where."""

from __future__ import annotations

from ..content.terms import KINDS
from ..rules.city.gathering import gather_fields
from ..rules.machine.heat import fields_warm_from, new_sick, outputs
from ..rules.model import CHILD, Frostpunk, Phase
from .prices import Glance, rounds_left

STRESS = (22.0, 13.0, 7.5, 4.5, 2.8, 1.7, 1.0, 0.5, 0.2, 0.1, 0.0)
"""By the free spaces of the track, for a generator that is overheated."""
FIRST_MALFUNCTION = 0.12
"""The share of it for one that is not."""
OUT, OUT_EXPANDED = 0.7, 0.55
"""Cubes that come out of the tower (section 12)."""
NIGHTS, NIGHT = 6, 0.5
"""A sleeping place is worth so much for each night that it will stand, at most so many."""
COLD_WORK = 0.5
"""How sure it is that a figure works at a place that is cold."""
COAL = (0.5, 0.28, 0.1)
"""A coal for the next round, for the one after it, and later ones."""
SECOND_STORM = 10


def warmth(state: Frostpunk, glance: Glance) -> tuple[float, int]:
    """What cold will cost at the best heat that the coal allows, the coal counted in; and that heat.

    Whoever works in the cold, sleeps in the cold or lives above the output marker falls sick; heat costs coal and
    strains the generator."""
    heat, phase, prices = state.pack.content.tracks.heat, state.phase, glance.prices
    price = sum(prices) / 3
    sites = work_sites(state, glance) if phase in (Phase.WEATHER, Phase.PREPARATION, Phase.ACTIONS) else []
    hands = state.people[0].ready + state.people[1].ready if phase == Phase.ACTIONS else sum(glance.figures[:2])
    workers = min(hands, len(sites))
    beds = sleeping(state, glance) if phase >= Phase.WEATHER else []
    factor = 1.0 if state.overheated else FIRST_MALFUNCTION
    out = OUT_EXPANDED if state.expanded else OUT
    best, best_level = float("inf"), state.output
    for coal, level in enumerate(outputs(state)):
        freezing = sum(prices[KINDS.index(kind)] for kind in new_sick(state, level))
        cost = freezing - coal_worth(state, state.coal - coal)
        cost += factor * strain(state.pack.tracks.stress - state.stress - state.overload - out * heat[level].stress)
        if beds or phase >= Phase.WEATHER:
            cost += price * max(0, glance.sleepers - sum(number for start, number in beds if start <= level))
        if workers:
            warm = sum(start <= level for start in sites) + 1 if level else 0
            cost += price * COLD_WORK * max(0, workers - warm)
        if cost < best - 1e-9:
            best, best_level = cost, level
    return best, best_level


def strain(free: float) -> float:
    """Between the numbers of the table."""
    if free <= 0:
        return STRESS[0] - 3 * free
    low = int(free)
    return STRESS[low] + (STRESS[min(low + 1, len(STRESS) - 1)] - STRESS[low]) * (free - low)


def coal_worth(state: Frostpunk, coal: int) -> float:
    """A round takes about as much as the cold marker says."""
    if not rounds_left(state) and state.phase > Phase.GENERATOR:
        return 0.02 * coal
    need = state.cold if rounds_left(state) else 2
    first, second = min(coal, need), min(max(0, coal - need), need)
    return COAL[0] * first + COAL[1] * second + COAL[2] * (coal - first - second)


def sleeping(state: Frostpunk, glance: Glance) -> list[tuple[int, int]]:
    """Every shelter: the output that warms it, and how many figures it takes."""
    buildings = state.pack.buildings
    return [
        (start, min(places, glance.figures[CHILD]) if buildings[built.building].for_children else places)
        for built, start, places in zip(state.built, glance.warm_from, glance.places, strict=True)
        if places
    ]


def work_sites(state: Frostpunk, glance: Glance) -> list[int]:
    """For every place where somebody could work: the output that warms it."""
    return [
        *(
            start
            for built, start in zip(state.built, glance.warm_from, strict=True)
            if state.pack.buildings[built.building].use is not None and not built.figures
        ),
        *fields_warm_from(state, gather_fields(state)),
    ]


def shelter(state: Frostpunk, glance: Glance) -> float:
    """Sleeping places for the nights to come, until a storm takes them (F14.2)."""
    rest = min(NIGHTS, rounds_left(state))
    nights: list[int] = []
    for built, places in zip(state.built, glance.places, strict=True):
        if places:
            lasts = min(rest, standing(state, built.building))
            for_children = state.pack.buildings[built.building].for_children
            nights += [lasts] * (min(places, glance.figures[CHILD]) if for_children else places)
    nights.sort(reverse=True)
    return NIGHT * sum(nights[: glance.sleepers + 1])


def standing(state: Frostpunk, building: str) -> int:
    """For how many nights a shelter will stand, by what can be seen of the storm."""
    if not state.storm or building not in ("tent", "bunkhouse"):
        return NIGHTS
    wait = max(1, int((state.storm - state.round) * 0.6))
    if state.round + wait <= state.pack.content.storm_returns_until:
        return wait if building == "tent" else max(1, SECOND_STORM - state.round)
    return NIGHTS if building == "tent" else wait
