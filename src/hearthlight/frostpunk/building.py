"""Buildings on the map: erect, dismantle, destroy, upgrade (F5.3, section 6)."""

from __future__ import annotations

import msgspec

from ..kernel import Move
from .city import FIELDS_OF_GENERATOR, OUTER_CORNERS, PETALS, adjacent, fields_of, place_of, sector_fields
from .costs import can_pay
from .model import Built, Frostpunk
from .moves import Dismantle, Erect, Upgrade


def built_on(state: Frostpunk, field: int) -> Built | None:
    return next((built for built in state.built if field in built.fields), None)


def laid_fields(state: Frostpunk) -> list[int]:
    """The fields of the generator sector and of every sector that has been revealed."""
    return [*range(FIELDS_OF_GENERATOR), *(field for place, tile in enumerate(state.sectors) if tile
                                           for field in fields_of(place))]


def free(state: Frostpunk, field: int) -> bool:
    """No building and no figure on it."""
    return built_on(state, field) is None and all(field != taken for taken, _ in state.gathered)


def available(state: Frostpunk, building: str) -> bool:
    """In the supply, allowed by law where it takes one, and not a shelter that the storm has ruined."""
    card = state.pack.buildings[building]
    lawful = not card.lawful or any(building in state.pack.laws[law].buildings for law in state.passed)
    return state.unbuilt.get(building, 0) > 0 and lawful and not card.printed and building not in state.ruined


def sites(state: Frostpunk, building: str) -> list[tuple[int, ...]]:
    """Where it could stand: one field, or both fields of a sector."""
    card = state.pack.buildings[building]
    found: list[tuple[int, ...]] = []
    for field in laid_fields(state):
        if field < PETALS:
            if not card.large and not card.heats_sector and free(state, field):
                found.append((field,))
        elif not card.large:
            if free(state, field):
                found.append((field,))
        elif field == sector_fields(field)[0] and all(free(state, part) for part in sector_fields(field)):
            found.append(sector_fields(field))
    if card.next_to:
        deposit = card.next_to.removesuffix("-deposit")
        corners = [OUTER_CORNERS[corner] for corner, kind in enumerate(state.rim) if kind == deposit]
        found = [fields for fields in found if place_of(fields[0]) in corners]
    return found


def erections(state: Frostpunk) -> list[Move]:
    """Everything that could be erected now."""
    return [Erect(building) for building, card in state.pack.buildings.items()
            if available(state, building) and can_pay(state, card.cost) and sites(state, building)]


def erect(state: Frostpunk, building: str, field: int) -> None:
    """F5.3: resources and trees on its fields are lost."""
    card = state.pack.buildings[building]
    fields = sector_fields(field) if card.large else (field,)
    for part in fields:
        state.field_wood[part] = state.field_coal[part] = state.field_cores[part] = state.field_trees[part] = 0
    state.unbuilt[building] -= 1
    state.built.append(Built(building, fields))
    state.tell("erected", None, building=building, field=field)


def dismantlings(state: Frostpunk) -> list[Move]:
    buildings = state.pack.buildings
    return [Dismantle(built.building, built.fields[0]) for built in state.built
            if not built.figures and not buildings[built.building].printed]


def tear_down(state: Frostpunk, field: int) -> None:
    """Back to the board; ruins leave the game."""
    built = built_on(state, field)
    assert built is not None
    state.built.remove(built)
    if built.building != "ruin":
        state.unbuilt[built.building] = state.unbuilt.get(built.building, 0) + 1
    state.tell("torn-down", None, building=built.building, field=field)
    from .research import workshops_gone

    workshops_gone(state)


def ruin_all(state: Frostpunk, shelter: str) -> None:
    """F14.2: all tiles of a shelter, built or not, turn to ruins."""
    state.ruined.append(shelter)
    state.built = [Built("ruin", built.fields, figures=built.figures) if built.building == shelter else built
                   for built in state.built]
    state.tell("ruined", None, building=shelter)


def upgrades(state: Frostpunk) -> list[Move]:
    """F6.2: unoccupied buildings that have an upgrade, for their cost."""
    buildings = state.pack.buildings
    moves: list[Move] = []
    for built in state.built:
        cost = buildings[built.building].upgrade_cost
        if cost is not None and not built.upgraded and not built.figures and can_pay(state, cost):
            moves.append(Upgrade(built.building, built.fields[0]))
    return moves


def upgrade(state: Frostpunk, field: int) -> None:
    built = built_on(state, field)
    assert built is not None
    state.built[state.built.index(built)] = msgspec.structs.replace(built, upgraded=True)
    state.tell("upgraded", None, building=built.building, field=field)


def around(built: Built) -> list[int]:
    """The fields next to a building, each once."""
    found: list[int] = []
    for field in built.fields:
        found += [other for other in adjacent(field) if other not in built.fields and other not in found]
    return found
