"""Section 10: phase 7, secure districts."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.rules.phases.secure import SecurePhase

from ..tables import PACK, at, kinds, offered, play, put_cubes
from .moments import table, unlock

MARKERS = [
    "marker book-gps",
    "marker gasoline-transport",
    "marker tool-money",
    "marker medipack-battery",
    "marker money-points",
]
THREE = ("mong-kok", "lion-rock", "tsim-sha-tsui")
"""Around Yau Tsim Mong."""
FIVE = ("lion-rock", "tates-cairn", "choi-hung", "kai-tak", "tsim-sha-tsui")
"""Around Kowloon City, which shares two locations with it."""
SEVEN = ("tai-mo-shan", "lam-tsuen", "ma-on-shan", "tates-cairn", "lion-rock", "mong-kok", "shing-mun")
"""Around Sha Tin."""
ELSEWHERE = "tai-o"


def district(name: str) -> int:
    return PACK.board.district_index[name]


def with_cubes(*cubes: tuple[str, ...], starter: int = 0) -> Blackout:
    state = table(len(cubes), starter)
    for seat, places in enumerate(cubes):
        put_cubes(state, seat, *places)
    return state


def secured(state: Blackout) -> list[str]:
    return [name for number, name in enumerate(PACK.board.district_ids) if state.secured >> number & 1]


def points(state: Blackout) -> list[int]:
    return [player.points for player in state.players]


def test_every_surrounding_location_is_needed() -> None:
    """B10.1: with one location missing a district is not secured, nobody scores, and its tiles stay."""
    state = at(with_cubes(THREE[:2], (ELSEWHERE,)), SecurePhase())
    assert state.phase == 7
    assert state.to_act == ()
    assert secured(state) == []
    assert points(state) == [0, 0]
    assert len(state.tiles[district("yau-tsim-mong")]) == 3


def test_players_do_not_secure_together() -> None:
    """B10.1: one player alone must surround it; two players with all locations between them do not."""
    state = at(with_cubes(THREE[:2], THREE[1:]), SecurePhase())
    assert secured(state) == []
    assert points(state) == [0, 0]


def test_a_surrounded_district_is_secured() -> None:
    """B10.1: a cube of one player on every location secures the district, whoever else is there."""
    state = at(with_cubes(THREE, ("lion-rock",)), SecurePhase())
    assert state.to_act == (0,)
    play(state, 0, "marker tool-money")
    assert secured(state) == ["yau-tsim-mong"]
    assert state.to_act == ()


def test_a_district_is_secured_once() -> None:
    """B10.1: in a later round neither the first player nor another who now surrounds it gets anything."""
    state = play(at(with_cubes(THREE, ("lion-rock",)), SecurePhase()), 0, "marker tool-money")
    assert points(state) == [3, 2]
    put_cubes(state, 1, *THREE)
    at(state, SecurePhase())
    assert state.to_act == ()
    assert points(state) == [3, 2]
    assert state.players[1].locked.bit_count() == 5
    assert state.players[1].houses == 0


def test_scout_tiles_leave_the_game() -> None:
    """B10.2: the tiles of the secured district go, those of other districts stay."""
    state = with_cubes(THREE, (ELSEWHERE,))
    gone = list(state.tiles[district("yau-tsim-mong")])
    at(state, SecurePhase())
    assert state.tiles[district("yau-tsim-mong")] == ()
    assert state.tiles_out == gone
    assert sum(len(tiles) for tiles in state.tiles) == 45


def test_the_marker_is_the_players_choice() -> None:
    """B10.2: any marker left on the board, and one must be taken: there is no way to decline."""
    state = at(with_cubes(THREE, (ELSEWHERE,)), SecurePhase())
    assert offered(state, 0) == [*MARKERS, "transport"]
    play(state, 0, "marker medipack-battery")
    player = BLACKOUT.view(state, 0).players[0]
    assert player.unlocked == ("medipack-battery",)
    assert player.locked == ("book-gps", "gasoline-transport", "tool-money", "money-points")
    assert player.houses == ("yau-tsim-mong",)


def test_markers_already_gone_are_not_offered() -> None:
    """B10.2: only the markers that still lie on the board can be taken."""
    state = unlock(with_cubes(THREE, (ELSEWHERE,)), 0, "book-gps", "money-points")
    at(state, SecurePhase())
    assert offered(state, 0, "marker") == MARKERS[1:4]


def test_the_last_marker_is_taken_unasked() -> None:
    """B10.2: with one marker left there is nothing to choose; no cube is used."""
    state = unlock(with_cubes(THREE, (ELSEWHERE,)), 0, "book-gps", "money-points", "tool-money", "medipack-battery")
    supply = state.players[0].supply
    at(state, SecurePhase())
    assert state.to_act == ()
    assert state.players[0].locked == 0
    assert state.players[0].supply == supply
    assert state.players[0].houses == 1 << district("yau-tsim-mong")


def test_a_cube_where_no_marker_is_left() -> None:
    """B10.2: without a marker a cube of the supply marks the district; the points are the same."""
    state = unlock(with_cubes(THREE, (ELSEWHERE,)), 0, *PACK.check_ids)
    supply = state.players[0].supply
    at(state, SecurePhase())
    assert state.to_act == ()
    assert state.players[0].supply == supply - 1
    assert state.players[0].house_cubes == 1 << district("yau-tsim-mong")
    assert state.players[0].houses == 0
    assert points(state) == [3, 0]


def test_neither_marker_nor_cube() -> None:
    """B10.2: without a cube in the supply the district is secured and scored all the same."""
    state = unlock(with_cubes(THREE, (ELSEWHERE,)), 0, *PACK.check_ids)
    state.players[0].supply = 0
    at(state, SecurePhase())
    assert secured(state) == ["yau-tsim-mong"]
    assert (state.players[0].supply, state.players[0].house_cubes) == (0, 0)
    assert points(state) == [3, 0]


@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, 2), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10)])
def test_everybody_scores_for_their_cubes(count: int, worth: int) -> None:
    """B10.2: 1-2: 2, 3: 3, 4: 5, 5: 7, 6: 10, 7: 14 points, for those too who do not surround the district."""
    state = at(with_cubes(SEVEN, (*SEVEN[:count], ELSEWHERE)), SecurePhase())
    assert points(state) == [0, 0]  # markers first, then points
    play(state, 0, "marker tool-money")
    assert state.to_act == ()
    assert points(state) == [14, worth]
    assert state.players[1].locked.bit_count() == 5


@pytest.mark.parametrize(
    ("name", "worth"), [("yau-tsim-mong", 3), ("tuen-mun", 5), ("tai-po", 7), ("yuen-long", 10), ("tsuen-wan", 14)]
)
def test_points_of_the_player_who_secures(name: str, worth: int) -> None:
    """B10.2: a district of 3, 4, 5, 6 or 7 locations is worth 3, 5, 7, 10 or 14 points."""
    around = next(place.around for place in PACK.content.districts if place.id == name)
    state = play(at(with_cubes(around, (ELSEWHERE,)), SecurePhase()), 0, "marker book-gps")
    assert secured(state) == [name]
    assert points(state) == [worth, 0]


def test_all_who_surround_it_take_a_marker() -> None:
    """B10.2: in the same round several players can secure a district: each takes a marker, then all score."""
    state = at(with_cubes(THREE, THREE, ("mong-kok",), starter=1), SecurePhase())
    assert state.to_act == (1,)
    play(state, 1, "marker gasoline-transport")
    assert state.to_act == (0,)
    assert offered(state, 0, "marker") == MARKERS
    assert points(state) == [0, 0, 0]
    play(state, 0, "marker gasoline-transport")
    assert state.to_act == ()
    assert points(state) == [3, 3, 2]
    assert [player.locked.bit_count() for player in state.players] == [4, 4, 5]
    assert kinds(state)[-3:] == ["scored-district"] * 3


def test_a_round_without_a_new_district_is_told() -> None:
    """B10.1: the phase says so."""
    assert kinds(at(with_cubes((ELSEWHERE,), ()), SecurePhase()))[0] == "nothing-secured"


def test_two_districts_at_once() -> None:
    """B10.2: each newly secured district takes a marker of its own; a shared cube counts for both."""
    state = at(with_cubes(tuple(dict.fromkeys(THREE + FIVE)), ("tsim-sha-tsui",)), SecurePhase())
    assert state.decision(0).about == {"district": "kowloon-city"}
    play(state, 0, "marker tool-money")
    assert points(state) == [7, 2]
    assert state.decision(0).about == {"district": "yau-tsim-mong"}
    assert offered(state, 0, "marker") == [*MARKERS[:2], *MARKERS[3:]]
    play(state, 0, "marker book-gps")
    assert points(state) == [10, 4]
    assert BLACKOUT.view(state, 0).players[0].unlocked == ("book-gps", "tool-money")
    assert set(BLACKOUT.view(state, 0).players[0].houses) == {"kowloon-city", "yau-tsim-mong"}


def test_the_last_marker_and_then_a_cube() -> None:
    """B10.2: two districts with one marker left: the marker for the first, a cube for the second."""
    state = unlock(with_cubes(tuple(dict.fromkeys(THREE + FIVE)), (ELSEWHERE,)), 0, *PACK.check_ids[1:])
    supply = state.players[0].supply
    at(state, SecurePhase())
    assert state.to_act == ()
    assert state.players[0].houses == 1 << district("kowloon-city")
    assert state.players[0].house_cubes == 1 << district("yau-tsim-mong")
    assert state.players[0].supply == supply - 1
    assert points(state) == [10, 0]
