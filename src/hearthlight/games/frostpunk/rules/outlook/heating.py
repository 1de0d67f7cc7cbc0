"""What coal would do (F4.4 to F4.8, F4.14)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from hearthlight.kernel import Reason

from ...content.terms import KINDS, Kind
from ..city.buildings import laid_fields
from ..machine.heat import (
    LEVELS,
    buildings_warm_from,
    can_fuel,
    fields_warm_from,
    freezing_spaces,
    fuel,
    level_warm_from,
    new_sick,
    zones_warm_from,
)
from ..model import Frostpunk, Phase
from .nights import Beds, at_home, beds_ahead


class HeatingStep(msgspec.Struct, frozen=True):
    """The city after so much coal."""

    coal: int
    output: int
    cubes: int
    """F4.6: for the tower, if the output stays there."""
    freezing: tuple[Kind, ...]
    """F4.5, Q5: who falls sick in the generator phase, if output and cold stay there,"""
    freezing_spaces: tuple[int, ...]
    """and the spaces of the heat track on which they are printed."""
    fields: tuple[int, ...]
    """Open fields that become warm,"""
    buildings: tuple[int, ...]
    """and buildings: the first field of each."""
    beds: Beds
    """If night came then."""


class Heating(msgspec.Struct, frozen=True):
    zones: tuple[int, ...]
    """The outputs that heat A, B and C,"""
    levels: tuple[int, ...]
    """and what is insulated red, orange and yellow."""
    steps: tuple[HeatingStep, ...]
    """As it is, and with each coal that could be burnt."""
    falls_back: bool
    """F4.8: at the end of this phase the output goes down to the bottom, so coal warms nothing now."""


def heating_ahead(state: Frostpunk) -> Heating:
    city, places = at_home(state.copy()), places_warm_from(state)
    steps = [heating_step(state, city, places)]
    while can_fuel(city):
        fuel(city)
        steps.append(heating_step(state, city, places))
    return Heating(
        zones_warm_from(state),
        tuple(level_warm_from(state, level) for level in LEVELS),
        tuple(steps),
        state.phase == Phase.GENERATOR,
    )


class Places(NamedTuple):
    """The outputs that heat open fields and buildings, by their fields (the first one of a building). Coal moves no
    marker but the output, so they stay the same."""

    fields: dict[int, int]
    buildings: dict[int, int]


def places_warm_from(state: Frostpunk) -> Places:
    free, built = free_of_buildings(state), [built.fields[0] for built in state.built]
    return Places(
        dict(zip(free, fields_warm_from(state, free), strict=True)),
        dict(zip(built, buildings_warm_from(state), strict=True)),
    )


def free_of_buildings(state: Frostpunk) -> list[int]:
    built_over = {field for built in state.built for field in built.fields}
    return [field for field in laid_fields(state) if field not in built_over]


def heating_step(now: Frostpunk, city: Frostpunk, places: Places) -> HeatingStep:
    """What is different in the city (at home, with more heat) from now."""
    sick = new_sick(city)
    return HeatingStep(
        coal=now.coal - city.coal,
        output=city.output,
        cubes=city.pack.tracks.heat[city.output].stress,
        freezing=tuple(kind for kind in KINDS for _ in range(sick.count(kind))),
        freezing_spaces=tuple(freezing_spaces(city)),
        fields=tuple(field for field, start in places.fields.items() if now.output < start <= city.output),
        buildings=tuple(field for field, start in places.buildings.items() if now.output < start <= city.output),
        beds=beds_ahead(city),
    )


class Heated(Reason, frozen=True, kw_only=True):
    """What speaks for so much coal: who would fall sick of the cold without it, and what it warms."""

    now: HeatingStep
    then: HeatingStep
    zones: tuple[int, ...]
    """Zones that become warm: 0 is A."""


def heated(state: Frostpunk, output: int) -> Heated:
    """By all the coal that it takes up to this output, at least one."""
    ahead = heating_ahead(state)
    now, *more = ahead.steps
    then = next((step for step in more if step.output >= output), more[-1])
    zones = () if ahead.falls_back else ahead.zones
    warmed = tuple(zone for zone, start in enumerate(zones) if now.output < start <= then.output)
    return Heated("heats", len(now.freezing), len(now.freezing), now=now, then=then, zones=warmed)
