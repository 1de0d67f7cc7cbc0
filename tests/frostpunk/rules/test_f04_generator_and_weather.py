"""Section 4: the generator, and the weather."""

from __future__ import annotations

import pytest

from hearthlight.frostpunk import Frostpunk
from hearthlight.frostpunk.city import fields_of
from hearthlight.frostpunk.heat import add_stress, building_heated, field_heated, malfunction, new_sick
from hearthlight.frostpunk.phases.generator import Freeze, FuelGenerator, GeneratorPhase, Strain
from hearthlight.frostpunk.phases.weather import Storm, WeatherPhase
from hearthlight.frostpunk.round import Round

from ..tables import PACK, at, offered, play
from ..towns import lay, path, stand, town

A, B, C = 0, 6, 18
"""A place of each zone (the first one a field of the generator sector)."""


def weather(state: Frostpunk, card: str) -> Frostpunk:
    """Carry out this weather card."""
    state.weather.remove(card)
    state.weather.append(card)
    return at(state, WeatherPhase())


def test_fuelling() -> None:
    """F4.4: each coal moves the output marker up 1, at most to the cold marker."""
    state = town()
    state.coal, state.output, state.cold = 6, 0, 4
    at(state, FuelGenerator())
    play(state, "fuel", "fuel", "fuel", "fuel")
    assert (state.output, state.coal) == (4, 2)
    assert not state.to_act


def test_fuelling_is_voluntary_and_needs_coal() -> None:
    """F4.4."""
    state = town()
    state.coal = 1
    at(state, FuelGenerator())
    assert offered(state) == ["fuel", "done"]
    state.coal = 0
    assert at(state, FuelGenerator()).to_act == ()


def test_coal_that_counts_double() -> None:
    """F11.1: T08 (ours): the first coal of a round moves the marker 2 up, but never past the cold marker."""
    state = town()
    state.finished = ["T08"]
    state.coal, state.output, state.cold = 6, 0, 4
    at(state, FuelGenerator())
    play(state, "fuel")
    assert state.output == 2
    play(state, "fuel")
    assert state.output == 3
    state.once = []
    at(state, FuelGenerator())
    play(state, "fuel")
    assert (state.output, state.once) == (4, [])


def test_symbols_between_the_markers() -> None:
    """F4.5, Q5: both spaces are excluded; on the same space, or next to each other, nobody falls sick."""
    state = town()
    state.output, state.cold = 4, 7
    assert sorted(new_sick(state)) == ["child", "engineer"]
    for output in (6, 7):
        state.output = output
        assert new_sick(state) == []


def test_the_cold_makes_sick() -> None:
    """F4.5: the marker of the kind moves up."""
    state = town()
    state.output, state.cold = 4, 7
    at(state, Freeze())
    assert [people.sick for people in state.people] == [0, 1, 1]


def test_stress_track_and_overload() -> None:
    """F4.6: 10 spaces, the rest on the overload space."""
    state = town()
    state.stress = 8
    add_stress(state, 2)
    assert (state.stress, state.overload) == (10, 0)
    add_stress(state, 3)
    assert (state.stress, state.overload) == (10, 3)


def test_the_stress_comes_from_the_supply() -> None:
    """F4.6: not from the stockpile; with the output at the bottom none."""
    state = town()
    state.coal, state.output, state.cold = 3, 4, 4
    inside = state.stuck
    at(state, Strain())
    assert state.coal == 3
    assert state.stress + state.stuck == 3 + inside
    state.stress = state.stuck = state.output = 0
    at(state, Strain())
    assert (state.stress, state.stuck) == (0, 0)


def test_first_malfunction() -> None:
    """F4.7: overheated; cold and all ranges up 1; all cubes removed."""
    state = town()
    state.stress, state.overload, state.cold, state.ranges = 10, 1, 5, [0, 2, 3]
    malfunction(state)
    assert state.overheated
    assert (state.cold, state.ranges) == (6, [1, 3, 4])
    assert (state.stress, state.overload) == (0, 0)
    assert state.outcome is None


def test_second_malfunction_loses() -> None:
    """F4.7, F1.2."""
    state = town()
    state.overheated, state.stress, state.overload = True, 10, 1
    malfunction(state)
    assert state.cause == "malfunction"
    assert state.outcome is not None
    assert state.outcome.winners == ()


def test_a_full_track_alone_is_no_malfunction() -> None:
    """F4.7: only cubes on the overload space."""
    state = town()
    state.overheated, state.stress = True, 10
    malfunction(state)
    assert state.outcome is None


@pytest.mark.parametrize(("overload", "lost"), [(2, False), (3, True)])
def test_the_safety_system(overload: int, lost: bool) -> None:
    """F11.1: T06: 0 to 2 overload cubes are removed without a malfunction."""
    state = town()
    state.finished, state.overheated = ["T06"], True
    state.stress, state.overload = 10, overload
    malfunction(state)
    assert (state.outcome is not None) == lost
    if not lost:
        assert (state.stress, state.overload) == (10, 0)


def test_the_output_marker_returns() -> None:
    """F4.8, Q4: only in the last step of the phase; coal of the night before counts."""
    state = town()
    state.output, state.cold, state.coal = 3, 4, 0
    at(state, GeneratorPhase())
    assert state.output == 0
    assert sum(people.sick for people in state.people) == 0


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


@pytest.mark.parametrize(("building", "outputs"), [
    ("house", [2, 3, 4, 5]), ("bunkhouse", [4, 5]), ("tent", [5]), ("ruin", []), ("beacon", [0, 1, 2, 3, 4, 5])])
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


def test_markers_of_the_weather() -> None:
    """F4.9: heat-range markers and cold marker as the card shows."""
    state = town()
    state.ranges, state.cold = [0, 1, 2], 4
    weather(state, "W05")
    assert (state.ranges, state.cold) == ([0, 2, 3], 5)
    weather(state, "W01")
    assert (state.ranges, state.cold) == ([1, 3, 4], 6)


def test_markers_stop_at_the_top() -> None:
    """Q22: a marker at the top of its track stays there."""
    state = town()
    top = len(PACK.content.tracks.heat) - 1
    state.ranges, state.cold = [top, top, top - 1], top
    weather(state, "W01")
    assert (state.ranges, state.cold) == ([top, top, top], top)


def test_hunting_symbols_of_the_weather() -> None:
    """F4.9: 1 food for each symbol; T02: 1 more for each two; at most 50 (F13.1)."""
    state = town()
    first, second = lay(state, B)
    stand(state, "hunters-hut", first)
    stand(state, "hunters-hut", second, upgraded=True)
    weather(state, "W02")
    assert state.food == 3
    state.finished = ["T02"]
    weather(state, "W01")
    assert state.food == 3 + 3 + 1
    state.food = 49
    weather(state, "W03")
    assert state.food == 50


def test_scouts_move_before_the_storm() -> None:
    """F4.9: every scout moves as many spaces as shown."""
    state = town()
    path(state, "X08", scout=0)  # 4 spaces
    weather(state, "W11")
    assert state.paths[0].space == 2
    assert state.storm == 7


def test_the_first_storm() -> None:
    """F4.9, F14.2: when the marker reaches the round marker; rounds 1 to 7: tents, and the marker goes to 12."""
    state = town()
    field, other = lay(state, B)
    stand(state, "tent", field)
    stand(state, "bunkhouse", other)
    state.round, state.storm = 7, 8
    at(state, Storm(1))
    assert [built.building for built in state.built][3:] == ["ruin", "bunkhouse"]
    assert state.storm == 12
    assert state.ruined == ["tent"]


@pytest.mark.parametrize("steps", [1, 2])
def test_no_storm_before_the_marker_is_there(steps: int) -> None:
    """F4.9."""
    state = town()
    state.round, state.storm = 5, 8
    at(state, Storm(steps))
    assert (state.storm, state.ruined) == (8 - steps, [])


def test_a_late_storm() -> None:
    """F14.2, Q1: in rounds 8 to 15 the bunkhouses, even if it is the first one; the marker leaves the game."""
    state = town()
    field, other = lay(state, B)
    stand(state, "tent", field)
    stand(state, "bunkhouse", other)
    state.round, state.storm = 8, 9
    at(state, Storm(2))
    assert [built.building for built in state.built][3:] == ["tent", "ruin"]
    assert state.storm == 0
    at(state, Storm(2))
    assert state.ruined == ["bunkhouse"]


def test_a_marker_that_the_round_has_reached() -> None:
    """F4.2, F4.9: ignored at dawn, looked at in the weather phase."""
    state = town()
    state.round, state.storm = 9, 9
    weather(state, "W02")  # no step
    assert state.ruined == ["bunkhouse"]


def test_the_weather_deck_is_reshuffled() -> None:
    """Q3: 13 cards for 14 draws."""
    state = town()
    for _ in range(13):
        at(state, WeatherPhase())
    assert state.weather == []
    assert len(state.weather_discard) == 13
    at(state, WeatherPhase())
    assert len(state.weather) == 12


def test_after_the_last_round_the_game_is_over() -> None:
    """F14.3: won at the latest after round 15, or lost."""
    state = town()
    state.round = 15
    at(state, Round())
    assert state.outcome is not None
