"""Section 4: the weather, and the last round."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.games.frostpunk.rules.phases.round import Round
from hearthlight.games.frostpunk.rules.phases.weather import Storm, WeatherPhase

from ..tables import PACK, at
from ..towns import lay, path, stand, town

B = 6
"""An inner place."""


def weather(state: Frostpunk, card: str) -> Frostpunk:
    """Carry out this weather card."""
    state.weather.remove(card)
    state.weather.append(card)
    return at(state, WeatherPhase())


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
    words = FROSTPUNK.words(PACK, "en")
    assert "Gained by hunting: 3 food." in [words.event(event) for event in state.events]
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
    weather(state, "W12")  # no step
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
