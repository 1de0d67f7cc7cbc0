"""Towns for tests: a bare map on which sectors and buildings are put down one by one."""

from __future__ import annotations

from hearthlight.games.frostpunk import Frostpunk
from hearthlight.games.frostpunk.rules.city.map import (
    COOKHOUSE,
    FIELDS,
    GENERATOR,
    HEXES,
    PLATFORM,
    fields_of,
    ring_of,
    sector_fields,
)
from hearthlight.games.frostpunk.rules.city.using import UseIt
from hearthlight.games.frostpunk.rules.model import Built, Path

from .tables import PACK, at, begun


def town(players: int = 1, seed: int = 1) -> Frostpunk:
    """Round 1, actions: nothing but the generator sector, no resources anywhere, nobody sick, no deposits,
    no citizen cards in hand."""
    state = begun(players, seed)
    state.sectors = [""] * len(HEXES)
    state.stack_inner = [key for key, tile in PACK.sectors.items() if tile.ring == "inner"]
    state.stack_outer = [key for key, tile in PACK.sectors.items() if tile.ring == "outer"]
    state.rim = [""] * 6
    state.on_fields["wood"], state.on_fields["coal"] = [0] * FIELDS, [0] * FIELDS
    state.on_fields["cores"], state.on_fields["trees"] = [0] * FIELDS, [0] * FIELDS
    state.built = [Built("cookhouse", (COOKHOUSE,)), Built("platform", (PLATFORM,)), Built("generator", (GENERATOR,))]
    state.wood = state.coal = state.cores = state.food = state.hunger = state.stress = 0
    state.hands = [[] for _ in range(players)]
    for people in state.people:
        people.sick, people.grave, people.tired, people.resting = 0, False, 0, 0
    return state


def lay(state: Frostpunk, place: int) -> tuple[int, ...]:
    """An empty sector lies at this place; its fields."""
    stack = state.stack_inner if ring_of(place) == 1 else state.stack_outer
    state.sectors[place] = stack.pop()
    return fields_of(place)


def stand(
    state: Frostpunk, building: str, field: int, *, upgraded: bool = False, figures: tuple[int, ...] = ()
) -> Built:
    """A building stands on this field (a large one on both fields of the sector)."""
    fields = sector_fields(field) if PACK.buildings[building].large else (field,)
    built = Built(building, fields, upgraded, figures)
    state.built.append(built)
    state.unbuilt[building] -= building != "ruin"
    return built


def use(state: Frostpunk, field: int, *, child: bool = False) -> Frostpunk:
    """Carry out the action of the building on this field."""
    return at(state, UseIt(field, 0, child))


def standing(state: Frostpunk, building: str) -> Built:
    return next(built for built in state.built if built.building == building)


def path(state: Frostpunk, *cards: str, scout: int = -1, space: int = 0) -> None:
    """The first expedition path, with these cards from the bottom."""
    state.paths[0] = Path(cards, (-1,) * (len(cards) - 1), scout, space=space)
    if scout >= 0:
        state.people[scout].scouting += 1
    for deck in state.expeditions.values():
        for card in cards:
            if card in deck:
                deck.remove(card)
