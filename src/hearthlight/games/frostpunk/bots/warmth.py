"""Heat and shelter: how warm the city should be, and who sleeps where."""

from __future__ import annotations

from functools import cache

from ..content.terms import KINDS
from ..rules.city.map import PLACE_OF, ring_of
from ..rules.machine.heat import LEVELS
from ..rules.model import CHILD, Frostpunk
from .outlook import LAST_ROUND, Outlook

STRESS = (22.0, 13.0, 7.5, 4.5, 2.8, 1.7, 1.0, 0.5, 0.2, 0.1, 0.0)
"""By the free spaces of the track, for a generator that is overheated."""
FIRST_MALFUNCTION = 0.12
"""The share of it for one that is not."""
OUT, OUT_EXPANDED = 0.7, 0.55
"""Cubes that come out of the tower (section 12)."""
NIGHTS, NIGHT = 6, 0.4
"""A sleeping place is worth so much for each night that it will stand, at most so many."""
COLD_WORK = 0.5
"""How sure it is that a figure works at a place that is cold."""
COAL = (0.5, 0.28, 0.1)
"""A coal for the next round, for the one after it, and later ones."""
SECOND_STORM = 10
FOREVER, NEVER = -1, 99
"""Warm without any heat; cold at any."""


def threshold(state: Frostpunk, building: str, field: int, *, upgraded: bool = False, best: str = "") -> int:
    """The output must be above it to heat a building here (F4.14)."""
    card = state.pack.buildings[building]
    level = (upgraded and card.upgraded_insulation) or card.insulation
    if building == "ruin":
        return NEVER
    return limit(level, ring_of(PLACE_OF[field]), tuple(state.ranges), "" if card.places else best)


@cache
def limit(level: str, ring: int, ranges: tuple[int, ...], best: str) -> int:
    """By the zone, the level of the building, and the level that a technology gives to all of them."""
    if level == "white":
        return FOREVER
    levels = [ranges[LEVELS.index(name)] for name in (level, best) if name in LEVELS]
    return min(*levels, *ranges[ring:]) if levels else min(ranges[ring:])


def warmth(state: Frostpunk, outlook: Outlook) -> tuple[float, int]:
    """What cold will cost at the best heat that the coal allows, the coal counted in; and that heat.

    Whoever works in the cold, sleeps in the cold or lives above the output marker falls sick; heat costs coal and
    strains the generator."""
    heat, phase, prices = state.pack.content.tracks.heat, state.phase, outlook.prices
    price = sum(prices) / 3
    sites = work_sites(state, outlook) if phase in (4, 5, 6) else []
    hands = state.people[0].ready + state.people[1].ready if phase == 6 else sum(outlook.figures[:2])
    workers = min(hands, len(sites))
    beds = sleeping(state, outlook) if phase >= 4 else []
    factor = 1.0 if state.overheated else FIRST_MALFUNCTION
    out = OUT_EXPANDED if state.expanded else OUT
    best, best_level = float("inf"), state.output
    freezing = sum(prices[KINDS.index(kind)] for space in heat[state.output + 1 : state.cold] for kind in space.sick)
    for level in range(state.output, max(state.output, min(state.cold, state.output + state.coal)) + 1):
        if level > state.output:
            freezing -= sum(prices[KINDS.index(kind)] for kind in heat[level].sick) if level < state.cold else 0.0
        cost = freezing - coal_worth(state, state.coal - (level - state.output))
        cost += factor * strain(state.pack.tracks.stress - state.stress - state.overload - out * heat[level].stress)
        if beds or phase >= 4:
            cost += price * max(0, outlook.sleepers - sum(number for limit, number in beds if limit < level))
        if workers:
            warm = sum(limit < level for limit in sites) + 1 if level else 0
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
    if state.round >= LAST_ROUND and state.phase > 3:
        return 0.02 * coal
    need = state.cold if state.round < LAST_ROUND else 2
    first, second = min(coal, need), min(max(0, coal - need), need)
    return COAL[0] * first + COAL[1] * second + COAL[2] * (coal - first - second)


def sleeping(state: Frostpunk, outlook: Outlook) -> list[tuple[int, int]]:
    """Every shelter: the output must be above so much, and it takes so many figures."""
    more = sum(rule.shelter_places for rule in outlook.rules)
    kitchens = {PLACE_OF[built.fields[0]] for built in state.built if built.building == "field-kitchen"}
    found = []
    for built in state.built:
        building = state.pack.buildings[built.building]
        if building.places:
            places = building.places + more
            if building.for_children:
                places = min(places, outlook.figures[CHILD])
            warm = PLACE_OF[built.fields[0]] in kitchens
            found.append((FOREVER if warm else threshold(state, built.building, built.fields[0]), places))
    return found


def work_sites(state: Frostpunk, outlook: Outlook) -> list[int]:
    """For every place where somebody could work: the output must be above so much."""
    best = next((rule.insulation for rule in outlook.rules if rule.insulation), "")
    taken = {field for field, _ in state.gathered}
    found = []
    for built in state.built:
        if state.pack.buildings[built.building].use is not None and not built.figures:
            found.append(threshold(state, built.building, built.fields[0], upgraded=built.upgraded, best=best))
        taken.update(built.fields)
    zones = [min(state.ranges[ring:]) for ring in range(3)]
    for field, (wood, coal) in enumerate(zip(state.on_fields["wood"], state.on_fields["coal"], strict=True)):
        if (wood or coal) and field not in taken:
            found.append(zones[ring_of(PLACE_OF[field])])
    return found


def shelter(state: Frostpunk, outlook: Outlook) -> float:
    """Sleeping places for the nights to come, until a storm takes them (F14.2)."""
    more = sum(rule.shelter_places for rule in outlook.rules)
    rest = min(NIGHTS, LAST_ROUND - state.round)
    nights: list[int] = []
    for built in state.built:
        building = state.pack.buildings[built.building]
        if building.places:
            places = building.places + more
            lasts = min(rest, standing(state.round, state.storm, built.building))
            nights += [lasts] * (min(places, outlook.figures[CHILD]) if building.for_children else places)
    nights.sort(reverse=True)
    return NIGHT * sum(nights[: outlook.sleepers + 1])


@cache
def standing(now: int, storm: int, building: str) -> int:
    """For how many nights a shelter will stand, by what can be seen of the storm."""
    if not storm or building not in ("tent", "bunkhouse"):
        return LAST_ROUND
    meeting = now + max(1, int((storm - now) * 0.7))
    if meeting <= 7:
        return meeting - now if building == "tent" else max(1, SECOND_STORM - now)
    return LAST_ROUND if building == "tent" else max(1, meeting - now)
