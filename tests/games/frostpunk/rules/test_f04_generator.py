"""Section 4: the generator."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk.rules.machine.heat import new_sick
from hearthlight.games.frostpunk.rules.machine.tower import add_stress, malfunction
from hearthlight.games.frostpunk.rules.phases.generator import Freeze, FuelGenerator, GeneratorPhase, Strain

from ..tables import at, offered, play
from ..towns import town


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
