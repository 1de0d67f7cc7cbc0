"""Section 4: what is heated (F4.14)."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk import Frostpunk
from hearthlight.games.frostpunk.rules.city.map import fields_of
from hearthlight.games.frostpunk.rules.machine.heat import building_heated, field_heated

from ..towns import lay, stand, town

A, B, C = 0, 6, 18
"""A place of each zone (the first one a field of the generator sector)."""


def heated(state: Frostpunk, output: int) -> tuple[bool, bool, bool]:
    state.output = output
    return (field_heated(state, 1), field_heated(state, fields_of(B)[0]), field_heated(state, fields_of(C)[0]))


def test_zones() -> None:
    """F4.14, Q6: the output marker must be above the symbol; at the bottom everything is cold."""
    state = town()
    state.ranges, state.cold = [0, 2, 3], 9
    assert heated(state, 0) == (False, False, False)
    assert heated(state, 1) == (True, False, False)
    assert heated(state, 2) == (True, False, False)
    assert heated(state, 3) == (True, True, False)
    assert heated(state, 4) == (True, True, True)


def test_zones_include_each_other() -> None:
    """F4.14: C is A, B and the sectors two away."""
    state = town()
    state.ranges = [6, 5, 2]
    assert heated(state, 3) == (True, True, True)


@pytest.mark.parametrize(
    ("building", "outputs"),
    [("house", [2, 3, 4, 5]), ("bunkhouse", [4, 5]), ("tent", [5]), ("ruin", []), ("beacon", [0, 1, 2, 3, 4, 5])],
)
def test_insulation(building: str, outputs: list[int]) -> None:
    """F4.14, Q24: by its level wherever it stands; ruins never; white ones need none."""
    state = town()
    lay(state, B)
    lay(state, C)
    built = stand(state, building, fields_of(C)[0])
    state.ranges = [1, 3, 4]
    for output in range(6):
        state.output = output
        zone = output > 4
        assert building_heated(state, built) == (output in outputs), (building, output)
        assert building == "ruin" or not zone or building_heated(state, built)


def test_blue_buildings_are_heated_by_their_zone_only() -> None:
    """F4.14: platform and generator have no level of their own."""
    state = town()
    state.ranges, state.output = [2, 0, 5], 1
    platform = state.built[1]
    assert building_heated(state, platform)  # zone B includes A
    state.ranges = [2, 2, 5]
    assert not building_heated(state, platform)


def test_insulation_by_upgrade_and_technology() -> None:
    """F6.2, F11.1: an upgraded gathering post is better insulated; T07 (ours): all working buildings orange."""
    state = town()
    field = lay(state, C)[0]
    lay(state, B)
    state.ranges, state.output = [0, 1, 5], 2
    post = stand(state, "gathering-post", field)
    hut = stand(state, "hunters-hut", field + 1)
    tent = stand(state, "tent", fields_of(B)[0])
    assert not building_heated(state, post)
    assert building_heated(state, stand(state, "gathering-post", field, upgraded=True))
    assert not building_heated(state, hut)
    state.ranges = [0, 1, 5]
    state.finished = ["T07"]
    assert building_heated(state, hut)
    state.ranges = [5, 1, 5]
    assert building_heated(state, tent)  # by its zone


def test_field_kitchen() -> None:
    """F5.3, F6.1: everything on its sector is heated, with the generator off too; ruins stay cold."""
    state = town()
    field = lay(state, C)[0]
    stand(state, "field-kitchen", field)
    state.output = 0
    assert field_heated(state, field + 1)
    assert building_heated(state, stand(state, "tent", field + 1))
    assert not building_heated(state, stand(state, "ruin", field + 1))
    assert not field_heated(state, fields_of(B)[0])
