"""The generator's heat: fuel, zones, insulation, cold (F4.4, F4.5, F4.13, F4.14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set

from hearthlight.kernel import Move, Remark

from ...content import effects as word
from ...content.board import Building
from ...content.cards import Rules
from ...content.terms import Insulation
from ..agenda.asking import Ask, Detail, remarks_on, tells
from ..agenda.doing import Do, carries_out
from ..city.buildings import built_on, ruins_serve, sites
from ..city.erecting import ErectOn
from ..city.map import DRAWER, FIELDS, PLACE_OF, ring_of, sector_and_around
from ..model import Built, Frostpunk, Once, Phase, Used
from ..moves import ClearSnow, Erect, Fire, Fuel, Gather, GatherTree, On, UseBuilding, UseSpecial

LEVELS: tuple[Insulation, ...] = ("red", "orange", "yellow")
NEVER = 99
"""No output heats this."""


def can_fuel(state: Frostpunk) -> bool:
    return not why_not_fuelled(state)


def why_not_fuelled(state: Frostpunk) -> str:
    """F4.4: at most to the cold marker's space."""
    if state.output >= state.cold:
        return "cold-reached"
    return "" if state.coal > 0 else "no-coal"


def fuel(state: Frostpunk) -> None:
    """Each coal is one space up; T08: the first ones of a round are two."""
    output = after_fuel(state)
    if output > state.output + 1:
        state.once.append(Used(Once.HEAT))
    state.coal -= 1
    state.output = output
    state.tell("fuelled", None, output=output)


def after_fuel(state: Frostpunk) -> int:
    """The output that 1 more coal would bring."""
    return min(state.cold, state.output + (2 if doubled(state) else 1))


def doubled(state: Frostpunk) -> int:
    """T08: coal of this round that still counts double."""
    saving = sum(rules.heat_save for rules in state.rules_in_force())
    return max(0, saving - state.once.count(Used(Once.HEAT)))


def outputs(state: Frostpunk) -> list[int]:
    """The output as it is, and with each coal that can be burnt."""
    found, double = [state.output], doubled(state)
    while len(found) <= state.coal and found[-1] < state.cold:
        found.append(min(state.cold, found[-1] + (2 if len(found) <= double else 1)))
    return found


def hubs_to_fire(state: Frostpunk) -> list[Move]:
    """Steam hubs that 1 coal would fire: while the output stands above the red marker. In the generator phase coal on
    them would be gone at once."""
    hubs = state.pack.hubs
    if not hubs or state.phase == Phase.GENERATOR or not state.coal or state.output < level_warm_from(state, "red"):
        return []
    fields = [built.fields[0] for built in state.built if built.building in hubs]
    return [Fire(field) for field in fields if field not in state.fired]


def fire(state: Frostpunk, field: int) -> None:
    state.coal -= 1
    state.fired.append(field)
    state.tell("fired", None, field=field)


def field_heated(state: Frostpunk, field: int, output: int | None = None) -> bool:
    """By its zone, or by a building that heats its whole sector."""
    return (state.output if output is None else output) >= warm_from(state, field)


def building_heated(state: Frostpunk, built: Built, output: int | None = None) -> bool:
    """By its zone or by its insulation level; ruins never (Q24), unless a law makes shelters of them; white ones need
    none."""
    return (state.output if output is None else output) >= built_warm_from(state, built)


def warm_from(state: Frostpunk, field: int) -> int:
    """The lowest output at which an action on an open field is heated. F4.14: zones A, B, C include each other, so the
    nearest marker of those around counts; Q6: the output marker must be above it, and so above the bottom too."""
    return _warm_from(field, zones_warm_from(state), heated_sectors(state))


def fields_warm_from(state: Frostpunk, fields: Iterable[int]) -> list[int]:
    """The same for many."""
    zones, sectors = zones_warm_from(state), heated_sectors(state)
    return [_warm_from(field, zones, sectors) for field in fields]


def _warm_from(field: int, zones: Sequence[int], sectors: Set[int]) -> int:
    place = PLACE_OF[field]
    if place in sectors:
        return 0
    return NEVER if place == DRAWER else zones[ring_of(place)]


def heated_sectors(state: Frostpunk) -> Set[int]:
    """Places with a building that heats all of its sector, and those around a steam hub that is fired."""
    buildings = state.pack.buildings
    heated = {PLACE_OF[built.fields[0]] for built in state.built if buildings[built.building].heats_sector}
    return heated.union(*(sector_and_around(PLACE_OF[field]) for field in state.fired))


def zones_warm_from(state: Frostpunk) -> tuple[int, int, int]:
    """The lowest outputs that heat the zones: A around the generator, then B, then C."""
    red, orange, yellow = state.ranges
    return min(red, orange, yellow) + 1, min(orange, yellow) + 1, yellow + 1


def level_warm_from(state: Frostpunk, level: str) -> int:
    """The lowest output that heats everything with this insulation."""
    return state.ranges[LEVELS.index(level)] + 1


def built_warm_from(state: Frostpunk, built: Built) -> int:
    """The lowest output at which a building is heated."""
    return _built_warm_from(state, built, zones_warm_from(state), heated_sectors(state), state.rules_in_force())


def buildings_warm_from(state: Frostpunk) -> list[int]:
    """The same for all that stand."""
    zones, sectors, rules = zones_warm_from(state), heated_sectors(state), state.rules_in_force()
    return [_built_warm_from(state, built, zones, sectors, rules) for built in state.built]


def _built_warm_from(
    state: Frostpunk, built: Built, zones: Sequence[int], sectors: Set[int], rules: Iterable[Rules]
) -> int:
    if built.building == state.pack.ruin and not ruins_serve(rules):
        return NEVER
    return min(_insulated_from(state, built, rules), _warm_from(built.fields[0], zones, sectors))


def _insulated_from(state: Frostpunk, built: Built, rules: Iterable[Rules]) -> int:
    """The lowest output at which it is warm wherever it stands."""
    level = insulation(state.pack.buildings[built.building], built, rules)
    if level == "white":
        return 0
    return level_warm_from(state, level) if level in LEVELS else NEVER


def sites_warm_from(state: Frostpunk, sites: Mapping[str, Sequence[tuple[int, ...]]]) -> dict[str, tuple[int, int]]:
    """The lowest outputs at which these buildings would be heated: on the best of the fields that each could take, and
    on the worst. Where there is none, by their insulation; those that only a place could heat are left out."""
    by_place, rules = fields_warm_from(state, range(FIELDS)), state.rules_in_force()
    found: dict[str, tuple[int, int]] = {}
    for building, places in sites.items():
        insulated = _insulated_from(state, Built(building, ()), rules)
        starts = [by_place[field] for field, *_ in places] or [NEVER]
        if (best := min(insulated, *starts)) < NEVER:
            found[building] = best, min(insulated, max(starts))
    return found


def insulations(state: Frostpunk) -> list[Insulation]:
    """Of all buildings that stand."""
    rules, cards = state.rules_in_force(), state.pack.buildings
    return [insulation(cards[built.building], built, rules) for built in state.built]


def insulation(building: Building, built: Built, rules: Iterable[Rules]) -> Insulation:
    """The better of what it has and what a technology gives to working buildings."""
    level: Insulation = (building.upgraded_insulation if built.upgraded else "") or building.insulation
    for rule in rules:
        if rule.insulation and not building.places and not building.ruin and level in (*LEVELS, "blue"):
            known = LEVELS.index(level) if level in LEVELS else len(LEVELS)
            level = LEVELS[min(known, LEVELS.index(rule.insulation))]
    return level


def freezing_spaces(state: Frostpunk, output: int | None = None) -> range:
    """F4.5: the spaces strictly between the output marker and the cold marker."""
    output = state.output if output is None else output
    return range(output + 1, min(state.cold, len(state.pack.tracks.heat)))


def new_sick(state: Frostpunk, output: int | None = None) -> list[str]:
    """F4.5, Q5: the citizen symbols of these spaces."""
    heat = state.pack.tracks.heat
    return [kind for space in freezing_spaces(state, output) for kind in heat[space].sick]


def is_cold(state: Frostpunk, move: Move) -> bool:
    """F4.13: clearing snow always, gathering and buildings by their place, everything else never."""
    if isinstance(move, ClearSnow):
        return True
    if isinstance(move, Gather | GatherTree):
        return not field_heated(state, move.field)
    if isinstance(move, UseBuilding):
        built = built_on(state, move.field)
        return built is not None and not building_heated(state, built)
    if isinstance(move, UseSpecial):
        action = state.pack.action_of(move.card)
        return action is not None and action.cold
    return False


@tells(ClearSnow, Gather, GatherTree, UseBuilding, UseSpecial)
def tell_cold(state: Frostpunk, move: Move, question: Ask) -> Detail:
    return {"cold": int(is_cold(state, move))}


@tells(On)
def tell_warmth(state: Frostpunk, move: On, question: ErectOn) -> Detail:
    return {"warm_from": built_warm_from(state, Built(question.building, (move.field,)))}


@remarks_on(On)
def whether_it_is_warm(state: Frostpunk, move: On, question: ErectOn) -> Iterator[Remark]:
    warm = building_heated(state, Built(question.building, (move.field,)))
    yield Remark("warm-now" if warm else "cold-now")


@remarks_on(Erect)
def where_it_is_warm(state: Frostpunk, move: Erect, question: Ask) -> Iterator[Remark]:
    fields = sites(state, move.building)
    warm = sum(building_heated(state, Built(move.building, field)) for field in fields)
    yield Remark("warm-sites", {"count": warm, "all": len(fields)})


@tells(Fuel)
def tell_heat(state: Frostpunk, move: Fuel, question: Ask) -> Detail:
    """What 1 more coal would do: the output, the cubes for the tower, and what becomes warm: zones, and
    buildings elsewhere."""
    before, after = state.output, after_fuel(state)
    zones = [ring for ring, start in enumerate(zones_warm_from(state)) if before < start <= after]
    return {
        "output": after,
        "cubes": state.pack.tracks.heat[after].stress,
        "zones": zones,
        "buildings": [
            built.building
            for built in state.built
            if before < built_warm_from(state, built) <= after and ring_of(PLACE_OF[built.fields[0]]) not in zones
        ],
    }


def shift(state: Frostpunk, cold: int, ranges: tuple[int, int, int]) -> None:
    """Cold and heat-range markers along the generator track: up is colder."""
    top = len(state.pack.tracks.heat) - 1
    state.cold = max(0, min(top, state.cold + cold))
    state.ranges = [max(0, min(top, place + by)) for place, by in zip(state.ranges, ranges, strict=True)]


@carries_out(word.Markers)
def move_markers(state: Frostpunk, effect: word.Markers, do: Do) -> None:
    shift(state, effect.cold, (effect.red, effect.orange, effect.yellow))
    if effect.output:
        state.output = max(0, min(state.cold, state.output + effect.output))
    if state.storm and effect.storm:
        state.storm = max(1, state.storm - effect.storm)
    moved = {
        "cold": effect.cold,
        "red": effect.red,
        "orange": effect.orange,
        "yellow": effect.yellow,
        "output": effect.output,
        "storm": effect.storm,
    }
    for marker, steps in moved.items():
        if steps:
            state.tell("marker", None, marker=marker, steps=steps)
