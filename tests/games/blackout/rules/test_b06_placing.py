"""Section 6 of the rules, second part: a cube on the map (B6.7 to B6.9)."""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random

import pytest

from hearthlight.games.blackout import Blackout
from hearthlight.games.blackout.rules.placing import PlaceCube
from hearthlight.kernel import IllegalMove

from ..tables import PACK, at, begun, cubes, give, offered, play, put_cubes

COLOUR = {place.id: place.colour for place in PACK.content.locations}
ROADS = {place: {other for road in PACK.content.roads if place in road for other in road} - {place} for place in COLOUR}


def placing(colour: str, *own: str, **things: int) -> Blackout:
    """Seat 0, with cubes on these locations, must place one of a colour; seat 1 is out of the way."""
    state = put_cubes(put_cubes(begun(2), 1, "plover-cove"), 0, *own)
    return at(give(state, 0, **things), PlaceCube(0, colour))


def places(state: Blackout) -> dict[str, int]:
    """Where seat 0 may place, and how many locations it skips."""
    return {move.split()[1]: int(move.split()[2]) for move in offered(state, 0, "place")}


def skips(colour: str, own: set[str]) -> dict[str, int]:
    """The rule worked out once more, the slow way: the cheapest way to each location of the right colour."""
    right = {place for place in COLOUR if colour in ("any", COLOUR[place])} - own
    right = right or set(COLOUR) - own
    best: dict[str, int] = {}
    done: set[str] = set()
    heap = [(0, place) for place in sorted(own)]
    while heap:
        paid, place = heappop(heap)
        if place in done:
            continue
        done.add(place)
        for other in ROADS[place]:
            if other in right:
                best[other] = min(paid, best.get(other, paid))
            else:
                heappush(heap, (paid if other in own else paid + 1, other))
    return best


def test_adjacent_location_of_the_colour() -> None:
    """B6.7: Tai Lam borders Lung Kwu Tan (yellow): no token; every other yellow location at its price."""
    state = placing("yellow", "tai-lam")
    assert places(state) == {
        "lung-kwu-tan": 0,
        "chek-lap-kok": 1,
        "lok-ma-chau": 1,
        "shing-mun": 2,
        "sha-tau-kok": 3,
        "lion-rock": 5,
        "tseung-kwan-o": 6,
        "shek-o": 8,
        "victoria-peak": 8,
        "cyberport": 11,
    }


def test_placing_is_not_optional() -> None:
    """B6.7: there is nothing to choose but a location (and what may be bought at any time)."""
    state = placing("yellow", "tai-lam")
    assert {move.split()[0] for move in offered(state, 0)} == {"place", "transport"}


def test_placing_takes_a_cube_from_the_supply() -> None:
    """B6.7: one cube, no tokens where nothing is skipped."""
    state = placing("yellow", "tai-lam")
    before = state.players[0].supply
    play(state, 0, "place lung-kwu-tan 0")
    assert state.players[0].cubes == cubes("tai-lam", "lung-kwu-tan")
    assert (state.players[0].supply, state.players[0].transport, state.players[0].points) == (before - 1, 5, 0)
    assert state.to_act == ()


def test_not_where_an_own_cube_lies() -> None:
    """B6.7: without an own cube."""
    state = placing("yellow", "tai-lam", "lung-kwu-tan")
    assert "lung-kwu-tan" not in places(state)


def test_cubes_of_others_do_not_matter() -> None:
    """B6.7, B6.8: neither on the location itself nor on those skipped."""
    state = put_cubes(placing("yellow", "tai-lam"), 1, "lung-kwu-tan", "gold-coast", "chek-lap-kok")
    at(state, PlaceCube(0, "yellow"))
    assert places(state)["lung-kwu-tan"] == 0
    assert places(state)["chek-lap-kok"] == 1
    play(state, 0, "place lung-kwu-tan 0")
    assert state.players[1].cubes == cubes("lung-kwu-tan", "gold-coast", "chek-lap-kok")


def test_only_own_cubes_are_where_a_way_starts() -> None:
    """B6.7: next to a cube of somebody else is not near enough."""
    state = put_cubes(placing("any", "tai-lam"), 1, "aberdeen", "gold-coast")
    at(state, PlaceCube(0, "any"))
    assert places(state) == {"gold-coast": 0, "kam-tin": 0, "lung-kwu-tan": 0}


def test_own_cubes_are_free_stepping_stones() -> None:
    """B6.7: from Tai Lam by the own Kam Tin and Tai Mo Shan: Shing Mun and Lok Ma Chau cost nothing."""
    state = placing("yellow", "tai-lam", "kam-tin", "tai-mo-shan")
    found = places(state)
    assert (found["lok-ma-chau"], found["shing-mun"], found["sha-tau-kok"]) == (0, 0, 1)


def test_stepping_stone_after_a_skip() -> None:
    """B6.7: a distant own cube is a start of its own: Aberdeen leads to Victoria Peak past Pok Fu Lam."""
    state = placing("yellow", "tai-lam", "aberdeen")
    found = places(state)
    assert (found["victoria-peak"], found["cyberport"], found["lung-kwu-tan"]) == (1, 1, 0)


def test_any_colour() -> None:
    """B6.7, B6.8: an any-colour cube goes next to an own cube and skips nothing."""
    assert places(placing("any", "tai-lam")) == {"gold-coast": 0, "kam-tin": 0, "lung-kwu-tan": 0}
    assert places(placing("any", "tai-lam", "kam-tin")) == {
        "gold-coast": 0,
        "lung-kwu-tan": 0,
        "lok-ma-chau": 0,
        "tai-mo-shan": 0,
    }


def test_right_colour_is_never_skipped() -> None:
    """B6.8, R4: every way out of Kennedy Town leads over a red location, so no other red one can be reached; with a
    cube on one of them the ways beyond it open."""
    assert places(placing("red", "kennedy-town")) == {"star-ferry": 0, "tsing-yi": 0, "yung-shue-wan": 0}
    found = places(placing("red", "kennedy-town", "star-ferry"))
    assert (found["tsing-yi"], found["yung-shue-wan"], found["kai-tak"]) == (0, 0, 1)


def test_skipped_locations_cost_tokens() -> None:
    """B6.8: 1 token each, back to the supply."""
    state = play(placing("yellow", "tai-lam"), 0, "place shing-mun 2")
    assert (state.players[0].transport, state.transport, state.players[0].points) == (3, 16, 0)
    assert state.players[0].cubes == cubes("tai-lam", "shing-mun")  # nothing lies on what was skipped


def test_price_is_fixed() -> None:
    """B6.8: nobody pays more or fewer tokens than locations are skipped."""
    state = placing("yellow", "tai-lam")
    for wrong in ("place lung-kwu-tan 1", "place chek-lap-kok 0", "place gold-coast 0"):
        with pytest.raises(IllegalMove):
            play(state, 0, wrong)


@pytest.mark.parametrize(("tokens", "left", "points"), [(0, 0, -3), (1, 0, -2), (3, 0, 0), (4, 1, 0)])
def test_missing_tokens_are_bought(tokens: int, left: int, points: int) -> None:
    """B6.8: tokens first; what is missing costs 1 point each, also below 0."""
    state = play(placing("yellow", "tai-lam", transport=tokens), 0, "place sha-tau-kok 3")
    assert (state.players[0].transport, state.players[0].points) == (left, points)
    assert state.transport + left + state.players[1].transport == 24


def test_must_buy_where_no_location_is_adjacent() -> None:
    """B6.8: without tokens the cube must still be placed: the nearest purple from Shek O costs a point."""
    state = placing("purple", "shek-o", transport=0)
    assert min(places(state).values()) == 1
    assert {move.split()[0] for move in offered(state, 0)} == {"place", "transport"}
    play(state, 0, "place lei-yue-mun 1")
    assert state.players[0].points == -1


def test_forced_skip_with_no_token_anywhere() -> None:
    """B6.8, R10: the point is paid directly."""
    state = placing("purple", "shek-o", transport=0)
    give(state, 1, transport=24)
    at(state, PlaceCube(0, "purple"))
    play(state, 0, "place lei-yue-mun 1")
    assert (state.players[0].points, state.players[0].transport, state.transport) == (-1, 0, 0)


def test_not_only_the_nearest() -> None:
    """B6.7: any reachable location, far ones too, even without the tokens for it."""
    state = play(placing("yellow", "tai-lam"), 0, "place cyberport 11")
    assert (state.players[0].transport, state.players[0].points) == (0, -6)


def test_colour_all_covered() -> None:
    """B6.9: with a cube on every location of the colour any location will do, but only an adjacent one."""
    yellow = [place for place, colour in COLOUR.items() if colour == "yellow"]
    assert len(yellow) == 10
    found = places(placing("yellow", *yellow))
    assert found == {place: 0 for place in COLOUR if COLOUR[place] != "yellow" and ROADS[place] & set(yellow)}
    assert "kennedy-town" not in found  # no yellow neighbour
    assert "kai-tak" not in found
    but_one = placing("yellow", *yellow[:-1])
    assert list(places(but_one)) == yellow[-1:]


def test_colour_covered_by_others_is_not_covered() -> None:
    """B6.9: own cubes count, not those of others."""
    yellow = [place for place, colour in COLOUR.items() if colour == "yellow"]
    state = put_cubes(placing("yellow", "tai-lam"), 1, *yellow)
    at(state, PlaceCube(0, "yellow"))
    assert set(places(state)) == set(yellow)


def test_no_cube_in_the_supply() -> None:
    """R17: the map cube is lost, and nobody is asked."""
    state = placing("yellow", "tai-lam")
    state.players[0].supply = 0
    at(state, PlaceCube(0, "yellow"))
    assert (state.to_act, state.players[0].cubes) == ((), cubes("tai-lam"))


@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "purple", "any"])
def test_against_a_second_opinion(colour: str) -> None:
    """B6.7, B6.8, B6.9: 60 random positions: exactly the locations and prices that the rule gives."""
    random = Random(f"{colour} 7")
    names = sorted(COLOUR)
    for _ in range(60):
        own = set(random.sample(names, random.randint(1, 22)))
        if random.random() < 0.2:
            own = {name for name in names if COLOUR[name] == colour} | set(random.sample(names, 3))
        assert places(placing(colour, *sorted(own))) == skips(colour, own), sorted(own)
