"""What the companion builds, and where."""

from __future__ import annotations

from ..rules.city.buildings import around, erectable, sites
from ..rules.city.map import FIELDS_OF, OUTER_CORNERS, PLACE_OF, ring_of
from ..rules.machine.heat import built_warm_from
from ..rules.model import Built, Frostpunk
from .worth import worth

LEAST = 0.1
"""A building must bring at least so much more than it costs."""
SCARCE = 0.8
"""Wood is what everything waits for: how much the gain for each wood counts, and not the gain alone."""
STEPS = 3


def best_site(state: Frostpunk, building: str) -> tuple[int, ...]:
    """Warm, without losing what lies there, and next to what the building lives on."""
    return max(sites(state, building), key=lambda fields: site_worth(state, building, fields))


def site_worth(state: Frostpunk, building: str, fields: tuple[int, ...]) -> float:
    card, place = state.pack.buildings[building], PLACE_OF[fields[0]]
    value = 0.0
    for field in fields:
        value -= (
            0.35 * state.on_fields["wood"][field]
            + 0.3 * state.on_fields["coal"][field]
            + 2.0 * state.on_fields["cores"][field]
        )
        value -= 0.15 * state.on_fields["trees"][field]
    if card.insulation != "white":
        value -= 0.2 * (built_warm_from(state, Built(building, fields)) - 1)
    if building == "sawmill":
        value += 0.5 * sum(state.on_fields["trees"][field] for field in FIELDS_OF[place] if field not in fields)
    elif building == "gathering-post":
        value += 0.4 * sum(
            bool(state.on_fields["wood"][field] or state.on_fields["coal"][field])
            for field in around(Built(building, fields))
        )
    elif card.large:
        value -= 0.3 * (place in OUTER_CORNERS and bool(state.rim[OUTER_CORNERS.index(place)]) and not card.next_to)
    elif ring_of(place) and not any(field in built.fields for field in FIELDS_OF[place] for built in state.built):
        value -= 0.1  # room for something large
    return value


def with_building(state: Frostpunk, building: str, fields: tuple[int, ...]) -> Frostpunk:
    """The city with it, paid for."""
    after, card = state.copy(), state.pack.buildings[building]
    after.wood -= card.cost.wood
    after.coal -= card.cost.coal
    after.cores -= card.cost.cores
    for field in fields:
        after.on_fields["wood"][field] = after.on_fields["coal"][field] = after.on_fields["cores"][
            field
        ] = after.on_fields["trees"][field] = 0
    after.unbuilt[building] -= 1
    after.built.append(Built(building, fields))
    if building == "snow-pit":
        after.corpses = max(0, after.corpses - 3)
    return after


def building_plan(state: Frostpunk, steps: int = STEPS) -> tuple[float, list[str]]:
    """The best buildings one after the other, and how much better the city is with them."""
    before = now = worth(state)
    plan: list[str] = []
    for _ in range(steps):
        best, best_share, best_worth, best_state = "", 0.0, now, state
        for building in erectable(state):
            after = with_building(state, building, best_site(state, building))
            value = worth(after)
            share = (value - now) / max(1, state.pack.buildings[building].cost.wood) ** SCARCE
            if value > now + LEAST and share > best_share:
                best, best_share, best_worth, best_state = building, share, value, after
        if not best:
            break
        plan.append(best)
        state, now = best_state, best_worth
    return now - before, plan
