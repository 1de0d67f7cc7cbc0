"""Buildings on the map: where they may stand, how they come and go (F5.3, section 6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, compress, pairwise

import msgspec

from hearthlight.kernel import Move, Refusal

from ...content import effects as word
from ...content.cards import Rules
from ...content.terms import Condition
from ..agenda.asking import Ask
from ..agenda.doing import Do, carries_out
from ..agenda.paying import refuse_for, unpaid
from ..agenda.refusing import refuse
from ..cards.technologies import workshops_gone
from ..model import Built, Frostpunk
from ..moves import DestroyBuilding, Dismantle, Erect, On, Upgrade
from ..vocabulary.amounts import counts
from ..vocabulary.conditions import judges
from .map import ADJACENT, FIELDS_OF, FIELDS_OF_GENERATOR, OUTER_CORNERS, PETALS, PLACE_OF, sector_fields


def built_on(state: Frostpunk, field: int) -> Built | None:
    return next((built for built in state.built if field in built.fields), None)


def laid_fields(state: Frostpunk) -> list[int]:
    """The fields of the generator sector and of every sector that has been revealed, in ascending order."""
    return [*range(FIELDS_OF_GENERATOR), *chain.from_iterable(compress(FIELDS_OF, state.sectors))]


def free_fields(state: Frostpunk) -> list[int]:
    """Without building and without figure, in ascending order."""
    taken = {field for field, _ in state.gathered}
    taken.update(*[built.fields for built in state.built])
    return [field for field in laid_fields(state) if field not in taken]


def available(state: Frostpunk, building: str) -> bool:
    return not why_not_available(state, building)


def why_not_available(state: Frostpunk, building: str) -> str:
    """In the supply, allowed by law where it takes one, and not a shelter that the storm has ruined."""
    card = state.pack.buildings[building]
    if card.printed:
        return "printed"
    if card.lawful and building not in allowed_by_law(state):
        return "no-law"
    if card.locked and building not in state.unlocked:
        return "not-unlocked"
    if building in state.ruined:
        return "ruined"
    return "" if state.unbuilt.get(building, 0) > 0 else "none-left"


def allowed_by_law(state: Frostpunk) -> list[str]:
    """The buildings of all passed laws."""
    laws = state.pack.laws
    return [building for law in state.passed for building in laws[law].buildings]


def sites(state: Frostpunk, building: str, free: list[int] | None = None) -> list[tuple[int, ...]]:
    """Where it could stand: one field, or both fields of a sector (so nothing large on the generator sector)."""
    card = state.pack.buildings[building]
    free = free_fields(state) if free is None else free
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


def why_not_erected(state: Frostpunk, building: str, free: list[int]) -> str:
    """F5.3: not to be had, not to be paid, or nowhere to stand."""
    card = state.pack.buildings[building]
    why = why_not_available(state, building) or unpaid(state, card.cost)
    if why or (free and building in state.pack.anywhere) or sites(state, building, free):
        return why
    return "no-deposit" if card.next_to else "no-large-site" if card.large else "no-site"


def erectable(state: Frostpunk, free: list[int] | None = None) -> Iterator[str]:
    """The buildings that could be erected now."""
    free = free_fields(state) if free is None else free
    for building, left in state.unbuilt.items():
        if left and not why_not_erected(state, building, free):
            yield building


def refused_erections(state: Frostpunk) -> Iterator[Refusal]:
    free, buildings, laws = free_fields(state), state.pack.buildings, state.pack.laws
    for building in state.unbuilt:
        why = why_not_erected(state, building, free)
        if why and not buildings[building].printed:
            opening = tuple(
                law for law in (*state.laws, *state.gone) if law in laws and building in laws[law].buildings
            )
            values = {"building": building, "count": buildings[building].count, "cards": opening}
            yield refuse_for(state, Erect(building), why, buildings[building].cost, **values)


def refused_fields(state: Frostpunk) -> Iterator[Refusal]:
    """F5.3: where nothing at all can be erected now, though no building stands there."""
    free = free_fields(state)
    possible = [fields for building in erectable(state, free) for fields in sites(state, building, free)]
    takes = set(chain.from_iterable(possible))
    for field in laid_fields(state):
        if field not in takes and built_on(state, field) is None:
            yield refuse(On(field), "nothing-fits" if field in free else "figure-there")


def why_not_on(state: Frostpunk, building: str, field: int) -> str:
    """F5.3: why a building cannot stand on this field, where it can stand on others."""
    card = state.pack.buildings[building]
    free = free_fields(state)
    if field not in free:
        return "built-over" if built_on(state, field) else "figure-there"
    if field < PETALS and (card.large or card.heats_sector):
        return "generator-sector"
    if card.large and any(other not in free for other in sector_fields(field)):
        return "half-taken"
    return "not-at-deposit"


def erections(state: Frostpunk) -> list[Move]:
    return [Erect(building) for building in erectable(state)]


def can_build(state: Frostpunk, free: list[int] | None = None) -> bool:
    """Whether there is anything to dismantle or to erect."""
    return any(removable(state, built) for built in state.built) or next(erectable(state, free), None) is not None


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
    return not why_not_removed(state, built)


def why_not_removed(state: Frostpunk, built: Built) -> str:
    return why_not_destroyed(state, built) or ("occupied" if built.figures else "")


def why_not_destroyed(state: Frostpunk, built: Built) -> str:
    """F5.3: some buildings stand for good."""
    card = state.pack.buildings[built.building]
    return "printed" if card.printed else "permanent" if card.permanent else ""


def dismantlings(state: Frostpunk) -> list[Move]:
    return [Dismantle(built.building, built.fields[0]) for built in state.built if removable(state, built)]


def refused_dismantlings(state: Frostpunk) -> Iterator[Refusal]:
    for built in state.built:
        if why := why_not_removed(state, built):
            yield refuse(Dismantle(built.building, built.fields[0]), why, building=built.building)


def tear_down(state: Frostpunk, field: int) -> None:
    """Back to the board; ruins leave the game. Figures on a building that is destroyed come home at night."""
    built = built_on(state, field)
    assert built is not None
    state.built.remove(built)
    state.fired = [fired for fired in state.fired if fired not in built.fields]
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
    return [Upgrade(built.building, built.fields[0]) for built in state.built if not why_not_upgraded(state, built)]


def why_not_upgraded(state: Frostpunk, built: Built) -> str:
    cost = state.pack.buildings[built.building].upgrade_cost
    if cost is None:
        return "no-upgrade"
    if built.upgraded:
        return "upgraded"
    return "occupied" if built.figures else unpaid(state, cost)


def refused_upgrades(state: Frostpunk) -> Iterator[Refusal]:
    for built in state.built:
        if why := why_not_upgraded(state, built):
            cost = state.pack.buildings[built.building].upgrade_cost
            yield refuse_for(state, Upgrade(built.building, built.fields[0]), why, cost, building=built.building)


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


def ruins_serve(rules: Iterable[Rules]) -> int:
    """Sleeping places of each ruin: by law it is a shelter again (F14.2)."""
    return sum(rule.ruin_places for rule in rules)


def places_in(state: Frostpunk, built: Built, rules: Iterable[Rules]) -> int:
    """Sleeping places; none where it is no shelter."""
    building = state.pack.buildings[built.building]
    return ruins_serve(rules) if building.ruin else building.places


def standing(state: Frostpunk, building: str) -> int:
    return sum(built.building == building for built in state.built)


class ChooseDestroyed(Ask, frozen=True):
    """F5.3: a building that may be destroyed returns to the board."""

    asks = "destroy"
    rule = "F5.3"
    building: str = ""

    def options(self, state: Frostpunk) -> list[Move]:
        return [
            DestroyBuilding(built.building, built.fields[0])
            for built in state.built
            if not why_not_destroyed(state, built) and self.building in ("", built.building)
        ]

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [
            refuse(DestroyBuilding(built.building, built.fields[0]), why, building=built.building)
            for built in state.built
            if (why := why_not_destroyed(state, built))
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, DestroyBuilding)
        tear_down(state, move.field)


@carries_out(word.Destroy)
def destroy(state: Frostpunk, effect: word.Destroy, do: Do) -> None:
    state.push(*([ChooseDestroyed(building=effect.building)] * effect.count))


@carries_out(word.Unlock)
def unlock(state: Frostpunk, effect: word.Unlock, do: Do) -> None:
    if effect.building not in state.unlocked:
        state.unlocked.append(effect.building)
        state.tell("unlocked", None, building=effect.building)


@carries_out(word.Ruin)
def ruin(state: Frostpunk, effect: word.Ruin, do: Do) -> None:
    ruin_all(state, effect.building)


@judges("building", "building_count")
def enough_stand(state: Frostpunk, condition: Condition, card: str) -> bool:
    return not condition.building or standing(state, condition.building) >= condition.building_count


@counts("shelters")
def shelters(state: Frostpunk) -> int:
    """Buildings with sleeping places."""
    rules = state.rules_in_force()
    return sum(bool(places_in(state, built, rules)) for built in state.built)
