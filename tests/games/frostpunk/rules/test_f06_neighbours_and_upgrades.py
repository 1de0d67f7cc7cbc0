"""Section 6: what lies next to what, upgrades, ruins."""

from __future__ import annotations

from hearthlight.games.frostpunk.rules.city.buildings import around, available, ruin_all, upgrades
from hearthlight.games.frostpunk.rules.city.map import FIELDS, adjacent, fields_of
from hearthlight.games.frostpunk.rules.model import CHILD, WORKER

from ..tables import PACK, play
from ..towns import lay, stand, standing, town, use

B = 6
"""An inner place."""


def test_neighbours_of_a_generator_field() -> None:
    """Q12: the other fields of that sector, and the inner sectors that touch this very petal."""
    around_cookhouse = set(adjacent(0))
    assert {1, 2, 3, 4} <= around_cookhouse
    assert around_cookhouse - {1, 2, 3, 4} == {field for place in (17, 6, 7) for field in fields_of(place)}


def test_neighbours_are_mutual() -> None:
    """F6.1: who is next to a field has that field next to it; nobody is next to itself."""
    for field in range(FIELDS):
        assert field not in adjacent(field)
        assert all(field in adjacent(other) for other in adjacent(field))


def test_neighbours_of_a_large_building() -> None:
    """F6.1: all fields of sectors that share an edge, each once, not its own."""
    state = town()
    built = stand(state, "beacon", lay(state, B)[0])
    near = around(built)
    assert len(near) == len(set(near))
    assert not set(near) & {6, 7}
    assert 0 in near


def test_upgrades() -> None:
    """F6.2, F6.3: unoccupied buildings that have an upgrade, for its cost, once."""
    state = town()
    state.wood = 1
    stand(state, "hunters-hut", lay(state, B)[0])
    stand(state, "charcoal-kiln", 7, figures=(WORKER,))
    stand(state, "workshop", lay(state, 7)[0])
    stand(state, "coal-thumper", lay(state, 8)[0])
    assert [move.notation() for move in upgrades(state)] == ["upgrade hunters-hut 6"]
    use(state, 8)
    play(state, "upgrade hunters-hut 6")
    assert standing(state, "hunters-hut").upgraded
    assert state.wood == 0
    state.cores = 1
    assert [move.notation() for move in upgrades(state)] == ["upgrade coal-thumper 10"]


def test_buildings_without_upgrade() -> None:
    """F6.3."""
    for building in (
        "cookhouse",
        "platform",
        "generator",
        "workshop",
        "factory",
        "tent",
        "bunkhouse",
        "house",
        "childrens-home",
        "care-home",
        "temple",
        "prison",
        "field-kitchen",
        "snow-pit",
    ):
        assert PACK.buildings[building].upgrade_cost is None


def test_ruins() -> None:
    """F14.2: all tents, built or not: none can be erected any more."""
    state = town()
    stand(state, "tent", lay(state, B)[0])
    ruin_all(state, "tent")
    assert state.built[-1].building == "ruin"
    assert not available(state, "tent")
    assert available(state, "bunkhouse")
    assert state.people[CHILD].sick == 0
