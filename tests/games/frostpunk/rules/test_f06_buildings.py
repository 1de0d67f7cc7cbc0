"""Section 6: the buildings of the board, and what a figure does there."""

from __future__ import annotations

import msgspec
import pytest

from hearthlight.games.frostpunk.rules.city.buildings import sites
from hearthlight.games.frostpunk.rules.city.map import OUTER_CORNERS, fields_of
from hearthlight.games.frostpunk.rules.model import ENGINEER, WORKER

from ..tables import PACK, offered, play, tokens, track
from ..towns import lay, stand, town, use

B, C = 6, 18
"""An inner and an outer place."""


@pytest.mark.parametrize(
    ("building", "large", "engineers", "wood", "cores", "count"),
    [
        ("workshop", False, True, 1, 0, 2),
        ("charcoal-kiln", False, False, 1, 0, 3),
        ("gathering-post", False, False, 1, 0, 4),
        ("hunters-hut", False, False, 1, 0, 5),
        ("factory", False, True, 2, 0, 1),
        ("sawmill", False, False, 2, 0, 3),
        ("medical-post", False, True, 2, 0, 3),
        ("coal-thumper", True, False, 3, 0, 2),
        ("beacon", True, False, 3, 0, 1),
        ("infirmary", True, True, 4, 1, 2),
        ("hothouse", True, False, 4, 1, 2),
        ("coal-mine", True, False, 5, 1, 2),
        ("wall-drill", True, False, 5, 1, 2),
        ("tent", False, False, 2, 0, 8),
        ("bunkhouse", False, False, 3, 0, 8),
        ("house", False, False, 4, 0, 4),
    ],
)
def test_the_board(building: str, large: bool, engineers: bool, wood: int, cores: int, count: int) -> None:
    """F5.3, section 6: size, cost, number, who may use it."""
    card = PACK.buildings[building]
    assert (card.large, card.engineers_only, card.count) == (large, engineers, count)
    assert (card.cost.wood, card.cost.cores) == (wood, cores)


def test_cookhouse() -> None:
    """F5.4: spend 3 food: +1 hope or -1 discontent."""
    state = town()
    tokens(state, "discontent", "anger+")
    state.food = 3
    use(state, 0)
    assert state.food == 0
    play(state, "option 2")
    assert track(state, "discontent") == ["anger-"]
    use(state, 0)
    assert not state.to_act


def test_platform_passes_a_law() -> None:
    """F5.4, F10.1 (`pass-law`)."""
    state = town()
    use(state, 3)
    assert "law G01" in offered(state)


@pytest.mark.parametrize(("stress", "technology", "left"), [(8, [], 3), (4, [], 0), (8, ["T06"], 2)])
def test_generator_removes_stress(stress: int, technology: list[str], left: int) -> None:
    """F5.4: up to 5 cubes; T06: 1 more."""
    state = town()
    state.stress, state.finished = stress, technology
    use(state, 4)
    assert (state.stress, state.expanded) == (left, False)


def test_generator_with_a_core() -> None:
    """F5.4: a core removes all; the first time the expansion is installed."""
    state = town()
    state.stress, state.cores = 10, 1
    use(state, 4)
    play(state, "option 2")
    assert (state.stress, state.cores, state.expanded) == (0, 0, True)


@pytest.mark.parametrize(("upgraded", "technology", "coal"), [(False, [], 4), (True, [], 5), (False, ["T08"], 5)])
def test_charcoal_kiln(upgraded: bool, technology: list[str], coal: int) -> None:
    """F5.4: 1 wood for 4 coal, upgraded 5; T08 (ours): 1 more."""
    state = town()
    state.wood, state.finished = 1, technology
    stand(state, "charcoal-kiln", lay(state, B)[0], upgraded=upgraded)
    use(state, 6)
    assert (state.wood, state.coal) == (0, coal)


def test_gathering_post() -> None:
    """F5.4, F6.1, Q13: 1 resource from every adjacent field, also from those with figures (`collect-around`)."""
    state = town()
    field, other = lay(state, B)
    lay(state, 7)
    lay(state, 12)
    for near in (0, other, 8, 9, 18, 19):
        state.on_fields["coal"][near] = 2
    state.gathered = [(8, WORKER)]
    stand(state, "gathering-post", field)
    use(state, field)
    assert state.coal == 4
    assert [state.on_fields["coal"][near] for near in (other, 8, 9, 18, 19)] == [1, 1, 1, 2, 2]


def test_children_at_a_gathering_post() -> None:
    """F4.15: G01: at most 3 resources, of choice."""
    state = town()
    state.passed = ["G01"]
    field, other = lay(state, B)
    lay(state, 7)
    for near in (0, other, 8, 9):
        state.on_fields["wood"][near] = 2
    stand(state, "gathering-post", field)
    use(state, field, child=True)
    play(state, "from wood 9", "from wood 7")
    assert sorted(offered(state)) == ["from wood 0", "from wood 8"]
    play(state, "from wood 0")
    assert state.wood == 3
    assert not state.to_act


@pytest.mark.parametrize(("upgraded", "food"), [(False, 4), (True, 5)])
def test_hunters_hut(upgraded: bool, food: int) -> None:
    """F5.4."""
    state = town()
    stand(state, "hunters-hut", lay(state, B)[0], upgraded=upgraded)
    use(state, 6)
    assert state.food == food


def test_factory() -> None:
    """F5.4, F11.2: 1 core for an automaton, which can be used at once; none beyond 6."""
    state = town()
    state.cores = 2
    state.automata, state.automata_ready = 5, 2
    stand(state, "factory", lay(state, B)[0])
    use(state, 6)
    assert (state.cores, state.automata, state.automata_ready) == (1, 6, 3)
    use(state, 6)
    assert (state.automata, state.automata_ready) == (6, 3)


def test_sawmill() -> None:
    """F5.4: 1 tree of its sector for 3 wood; upgraded: or of an adjacent field
    (`fell-in-sector`, `fell-in-sector-or-around`)."""
    state = town()
    field, other = lay(state, B)
    near = lay(state, 7)[0]
    far = lay(state, 12)[0]
    for wooded in (other, near, far):
        state.on_fields["trees"][wooded] = 1
    stand(state, "sawmill", field)
    use(state, field)
    assert (state.wood, state.on_fields["trees"][other]) == (3, 0)
    use(state, field)
    assert state.wood == 3
    state.built[-1] = msgspec.structs.replace(state.built[-1], upgraded=True)
    use(state, field)
    assert (state.wood, state.on_fields["trees"][near], state.on_fields["trees"][far]) == (6, 0, 1)


def test_medical_post() -> None:
    """F5.4: cure 3; upgraded cure 4 or treat 1."""
    state = town()
    state.people[WORKER].sick = 7
    stand(state, "medical-post", lay(state, B)[0])
    use(state, 6)
    assert state.people[WORKER].sick == 4
    state.built[-1] = msgspec.structs.replace(state.built[-1], upgraded=True)
    state.people[WORKER].grave = True
    use(state, 6)
    play(state, "option 2")
    assert not state.people[WORKER].grave
    use(state, 6)
    play(state, "option 1")
    assert state.people[WORKER].sick == 0


def test_treating_at_a_medical_post() -> None:
    """F11.1: T05: treat 2 instead."""
    state = town()
    state.finished = ["T05"]
    for kind in (WORKER, ENGINEER):
        state.people[kind].sick, state.people[kind].grave = 5, True
    stand(state, "medical-post", lay(state, B)[0])
    use(state, 6)
    play(state, "option 2")
    while state.to_act:
        play(state, offered(state)[0])
    assert [state.people[kind].grave for kind in (WORKER, ENGINEER)] == [False, False]
    assert [state.people[kind].sick for kind in (WORKER, ENGINEER)] == [5, 5]


def test_more_cures_by_law() -> None:
    """F10.1: G14 (ours): every cure of a building cures 2 more, behind a choice too."""
    state = town()
    state.passed = ["G14"]
    state.people[WORKER].sick = 20
    stand(state, "medical-post", lay(state, B)[0])
    use(state, 6)
    assert state.people[WORKER].sick == 15
    stand(state, "infirmary", lay(state, 7)[0])
    use(state, 8)
    play(state, "option 1")
    assert state.people[WORKER].sick == 9


@pytest.mark.parametrize(("upgraded", "cure", "treat"), [(False, 4, 2), (True, 5, 3)])
def test_infirmary(upgraded: bool, cure: int, treat: int) -> None:
    """F5.4."""
    state = town()
    stand(state, "infirmary", lay(state, B)[0], upgraded=upgraded)
    for people in state.people:
        people.sick, people.grave = 2, True
    use(state, 6)
    play(state, "option 2")
    while state.to_act:
        play(state, offered(state)[0])
    assert sum(people.grave for people in state.people) == 3 - treat
    for people in state.people:
        people.sick, people.grave = 0, False
    state.people[WORKER].sick = 9
    use(state, 6)
    play(state, "option 1")
    assert state.people[WORKER].sick == 9 - cure


def test_coal_thumper() -> None:
    """F5.4, F13.1: up to 3 coal on each of up to 3 adjacent fields with coal or nothing; 5 at most on a field
    (`spread-coal`)."""
    state = town()
    field = lay(state, B)[0]
    for place in (7, 17):
        lay(state, place)
    state.on_fields["coal"][8], state.on_fields["wood"][9], state.on_fields["trees"][28] = 4, 1, 1
    stand(state, "coal-thumper", field)
    use(state, field)
    assert offered(state) == ["from coal 8", "from coal 29", "done"]  # the cookhouse stands on field 0
    play(state, "from coal 8", "from coal 29")
    assert (state.on_fields["coal"][8], state.on_fields["coal"][29]) == (5, 3)
    assert not state.to_act
    assert state.coal == 0


@pytest.mark.parametrize(("upgraded", "fields"), [(False, 3), (True, 4)])
def test_coal_thumper_fields(upgraded: bool, fields: int) -> None:
    """F5.4: three fields, upgraded four."""
    state = town()
    lay(state, B)
    for place in (7, 17):
        lay(state, place)
    stand(state, "coal-thumper", 6, upgraded=upgraded)
    use(state, 6)
    while state.to_act:
        play(state, offered(state)[0])
    assert sum(state.on_fields["coal"]) == 3 * fields


def test_hothouse_mine_and_drill() -> None:
    """F5.4: 7 food (9), 4 coal (5), 3 wood."""
    state = town()
    stand(state, "hothouse", lay(state, B)[0])
    stand(state, "coal-mine", lay(state, C)[0])
    stand(state, "wall-drill", lay(state, 21)[0])
    for field in (6, 30, 36):
        use(state, field)
    assert (state.food, state.coal, state.wood) == (7, 4, 3)
    state.built = [msgspec.structs.replace(built, upgraded=True) for built in state.built]
    for field in (6, 30, 36):
        use(state, field)
    assert (state.food, state.coal, state.wood) == (16, 9, 6)


def test_mines_need_a_deposit() -> None:
    """F5.3, F6.1: only next to a deposit of the right kind."""
    state = town()
    state.rim = ["coal", "wood", "", "", "", ""]
    for corner in range(3):
        lay(state, OUTER_CORNERS[corner])
    assert sites(state, "coal-mine") == [fields_of(OUTER_CORNERS[0])]
    assert sites(state, "wall-drill") == [fields_of(OUTER_CORNERS[1])]
    assert len(sites(state, "hothouse")) == 3
