"""Buildings on the map: where they may stand, how they come and go (F5.3, section 6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import msgspec

from hearthlight.kernel import Move

from ...content import effects as word
from ...content.terms import Condition
from ..agenda.asking import Ask
from ..agenda.doing import Do, carries_out
from ..agenda.paying import can_pay
from ..cards.technologies import workshops_gone
from ..model import Built, Frostpunk
from ..moves import DestroyBuilding, Dismantle, Erect, Upgrade
from ..vocabulary.amounts import counts
from ..vocabulary.conditions import judges
from .map import ADJACENT, FIELDS_OF, FIELDS_OF_GENERATOR, OUTER_CORNERS, PETALS, PLACE_OF, sector_fields


def built_on(state: Frostpunk, field: int) -> Built | None:
    return next((built for built in state.built if field in built.fields), None)


def laid_fields(state: Frostpunk) -> list[int]:
    """The fields of the generator sector and of every sector that has been revealed, in ascending order."""
    found = list(range(FIELDS_OF_GENERATOR))
    for place, tile in enumerate(state.sectors):
        if tile:
            found += FIELDS_OF[place]
    return found


def free_fields(state: Frostpunk) -> list[int]:
    """Without building and without figure, in ascending order."""
    taken = {field for field, _ in state.gathered}
    for built in state.built:
        taken.update(built.fields)
    return [field for field in laid_fields(state) if field not in taken]


def available(state: Frostpunk, building: str) -> bool:
    """In the supply, allowed by law where it takes one, and not a shelter that the storm has ruined."""
    card = state.pack.buildings[building]
    lawful = not card.lawful or any(building in state.pack.laws[law].buildings for law in state.passed)
    return state.unbuilt.get(building, 0) > 0 and lawful and not card.printed and building not in state.ruined


def sites(state: Frostpunk, building: str, free: list[int] | None = None) -> list[tuple[int, ...]]:
    """Where it could stand: one field, or both fields of a sector (so nothing large on the generator sector)."""
    card = state.pack.buildings[building]
    if free is None:
        free = free_fields(state)
    found: list[tuple[int, ...]]
    if card.large:
        found = [(field, other) for field, other in pairwise(free) if FIELDS_OF[PLACE_OF[field]] == (field, other)]
    else:
        found = [(field,) for field in free if field >= PETALS or not card.heats_sector]
    if card.next_to:
        deposit = card.next_to.removesuffix("-deposit")
        corners = [OUTER_CORNERS[corner] for corner, kind in enumerate(state.rim) if kind == deposit]
        found = [fields for fields in found if PLACE_OF[fields[0]] in corners]
    return found


def erectable(state: Frostpunk) -> Iterator[str]:
    """The buildings that could be erected now."""
    free = free_fields(state)
    for building, left in state.unbuilt.items():
        if (
            left
            and available(state, building)
            and can_pay(state, state.pack.buildings[building].cost)
            and sites(state, building, free)
        ):
            yield building


def erections(state: Frostpunk) -> list[Move]:
    return [Erect(building) for building in erectable(state)]


def can_build(state: Frostpunk) -> bool:
    """Whether there is anything to dismantle or to erect."""
    return any(removable(state, built) for built in state.built) or next(erectable(state), None) is not None


def site(state: Frostpunk, building: str, field: int) -> tuple[int, ...]:
    """All fields that a building takes when it is erected on one."""
    return sector_fields(field) if state.pack.buildings[building].large else (field,)


def erect(state: Frostpunk, building: str, field: int) -> None:
    """F5.3: resources and trees on its fields are lost."""
    fields = site(state, building, field)
    for numbers in state.on_fields.values():
        for part in fields:
            numbers[part] = 0
    state.unbuilt[building] -= 1
    state.built.append(Built(building, fields))
    state.tell("erected", None, building=building, field=field)


def removable(state: Frostpunk, built: Built) -> bool:
    return not built.figures and not state.pack.buildings[built.building].printed


def dismantlings(state: Frostpunk) -> list[Move]:
    return [Dismantle(built.building, built.fields[0]) for built in state.built if removable(state, built)]


def tear_down(state: Frostpunk, field: int) -> None:
    """Back to the board; ruins leave the game. Figures on a building that is destroyed come home at night."""
    built = built_on(state, field)
    assert built is not None
    state.built.remove(built)
    state.busy = [*state.busy, *built.figures]
    if built.building != state.pack.ruin:
        state.unbuilt[built.building] = state.unbuilt.get(built.building, 0) + 1
    state.tell("torn-down", None, building=built.building, field=field)
    workshops_gone(state)


def ruin_all(state: Frostpunk, shelter: str) -> None:
    """F14.2: all tiles of a shelter, built or not, turn to ruins."""
    state.ruined.append(shelter)
    state.built = [
        Built(state.pack.ruin, built.fields, figures=built.figures) if built.building == shelter else built
        for built in state.built
    ]
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


def around(built: Built) -> tuple[int, ...]:
    """The fields next to a building, each once."""
    return _around(built.fields)


@cache
def _around(fields: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(other for field in fields for other in ADJACENT[field] if other not in fields))


def standing(state: Frostpunk, building: str) -> int:
    return sum(built.building == building for built in state.built)


class ChooseDestroyed(Ask, frozen=True):
    """F5.3: a building that may be destroyed returns to the board."""

    asks = "destroy"
    rule = "F5.3"
    building: str = ""

    def options(self, state: Frostpunk) -> list[Move]:
        buildings = state.pack.buildings
        return [
            DestroyBuilding(built.building, built.fields[0])
            for built in state.built
            if not buildings[built.building].printed and self.building in ("", built.building)
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, DestroyBuilding)
        tear_down(state, move.field)


@carries_out(word.Destroy)
def destroy(state: Frostpunk, effect: word.Destroy, do: Do) -> None:
    state.push(*([ChooseDestroyed(building=effect.building)] * effect.count))


@carries_out(word.Ruin)
def ruin(state: Frostpunk, effect: word.Ruin, do: Do) -> None:
    ruin_all(state, effect.building)


@judges("building", "building_count")
def enough_stand(state: Frostpunk, condition: Condition, card: str) -> bool:
    return not condition.building or standing(state, condition.building) >= condition.building_count


@counts("shelters")
def shelters(state: Frostpunk) -> int:
    """Buildings with sleeping places."""
    return sum(bool(state.pack.buildings[built.building].places) for built in state.built)
