"""The generator: fuel, heat, cold, the tower (F4.4 to F4.8, F4.14, section 12)."""

from __future__ import annotations

from .city import DRAWER, PLACE_OF, ring_of
from .ending import lose
from .model import STRESS_SPACES, Built, Frostpunk

LEVELS = ("red", "orange", "yellow")
NEVER = 99
"""No output heats this."""


def can_fuel(state: Frostpunk) -> bool:
    """F4.4: at most to the cold marker's space."""
    return state.coal > 0 and state.output < state.cold


def fuel(state: Frostpunk) -> None:
    """Each coal is one space up; T08: the first ones of a round are two."""
    output = after_fuel(state)
    if output > state.output + 1:
        state.once.append("heat-save")
    state.coal -= 1
    state.output = output
    state.tell("fuelled", None, output=output)


def after_fuel(state: Frostpunk) -> int:
    """The output that 1 more coal would bring."""
    saving = sum(rules.heat_save for rules in state.pack.rules_in_force(state))
    saved = state.once.count("heat-save") < saving
    return min(state.cold, state.output + (2 if saved else 1))


def field_heated(state: Frostpunk, field: int, output: int | None = None) -> bool:
    """By its zone, or by a building that heats its whole sector."""
    return (state.output if output is None else output) >= warm_from(state, field)


def building_heated(state: Frostpunk, built: Built, output: int | None = None) -> bool:
    """By its zone or by its insulation level; ruins never (Q24); white ones need none."""
    return (state.output if output is None else output) >= built_warm_from(state, built)


def warm_from(state: Frostpunk, field: int) -> int:
    """The lowest output at which an action on an open field is heated. F4.14: zones A, B, C include each other, so the
    nearest marker of those around counts; Q6: the output marker must be above it, and so above the bottom too."""
    place = PLACE_OF[field]
    if place == DRAWER:
        return NEVER
    buildings = state.pack.buildings
    if any(PLACE_OF[built.fields[0]] == place and buildings[built.building].heats_sector for built in state.built):
        return 0
    return min(state.ranges[ring_of(place) :]) + 1


def built_warm_from(state: Frostpunk, built: Built) -> int:
    """The lowest output at which a building is heated."""
    if built.building == "ruin":
        return NEVER
    level = insulation(state, built)
    if level == "white":
        return 0
    by_zone = warm_from(state, built.fields[0])
    return min(by_zone, state.ranges[LEVELS.index(level)] + 1) if level in LEVELS else by_zone


def insulation(state: Frostpunk, built: Built) -> str:
    """The better of what it has and what a technology gives to working buildings."""
    building = state.pack.buildings[built.building]
    level = str((built.upgraded and building.upgraded_insulation) or building.insulation)
    for rules in state.pack.rules_in_force(state):
        if rules.insulation and not building.places and level in (*LEVELS, "blue"):
            known = LEVELS.index(level) if level in LEVELS else len(LEVELS)
            level = LEVELS[min(known, LEVELS.index(rules.insulation))]
    return level


def new_sick(state: Frostpunk) -> list[str]:
    """F4.5, Q5: the citizen symbols strictly between the output marker and the cold marker."""
    heat = state.pack.content.tracks.heat
    return [kind for space in heat[state.output + 1 : state.cold] for kind in space.sick]


def drop_cubes(state: Frostpunk, number: int) -> int:
    """F12.1: cubes into the tower; how many come out."""
    tracks = state.pack.content.tracks
    tower = tracks.tower_expanded if state.expanded else tracks.tower
    out = 0
    for _ in range(number):
        if state.below(100) < min(95, tower.fall + tower.fall_per_stuck * state.stuck):
            out += 1
        else:
            state.stuck += 1
        if state.stuck and state.below(100) < tower.loosen:
            state.stuck -= 1
            out += 1
    return out


def add_stress(state: Frostpunk, number: int) -> None:
    """F4.6: onto the stress track, the rest onto the overload space."""
    total = state.stress + state.overload + number
    state.stress, state.overload = min(STRESS_SPACES, total), max(0, total - STRESS_SPACES)
    state.tell("stress", None, count=number, stress=state.stress, overload=state.overload)


def malfunction(state: Frostpunk) -> None:
    """F4.7: the first one overheats the generator; a second one is the end. T06 lets a few cubes pass."""
    if not state.overload:
        return
    if state.overload <= max((rules.overload_allowed for rules in state.pack.rules_in_force(state)), default=0):
        state.overload = 0
        state.tell("vented")
        return
    if state.overheated:
        lose(state, "malfunction")
        return
    top = len(state.pack.content.tracks.heat) - 1
    state.overheated = True
    state.cold = min(top, state.cold + 1)
    state.ranges = [min(top, place + 1) for place in state.ranges]
    state.stress = state.overload = 0
    state.tell("malfunction")
