"""The rulings that the specification does not have: R23 and on."""

from __future__ import annotations

from hearthlight.games.blackout import BLACKOUT
from hearthlight.games.blackout.content.effects import Gain
from hearthlight.games.blackout.rules.gaining import Take
from hearthlight.games.blackout.rules.phases.objectives import unmet
from hearthlight.games.blackout.rules.phases.scout import ChooseDistrict
from hearthlight.games.blackout.rules.placing import PlaceCube
from hearthlight.games.blackout.rules.scoring import winners

from ..tables import PACK, at, begun, cubes, give, offered, play, put_cubes, stock


def test_the_chosen_tile_is_shown_before_the_team_is_formed() -> None:
    """R23: everyone sees all three tiles once one of them is chosen, and none of them before."""
    state = put_cubes(begun(2), 0, "star-ferry")
    play(at(state, ChooseDistrict(0)), 0, "scout central")
    number = PACK.board.district_index["central"]
    hidden = BLACKOUT.view(state, 1).districts[number].tiles
    assert [tile.tile for tile in hidden] == [None, None, None]
    play(state, 0, offered(state, 0, "collect")[0])
    assert all(tile.tile for tile in BLACKOUT.view(state, 1).districts[number].tiles)


def test_too_few_cubes_for_a_mixed_gain() -> None:
    """R24: in the order of the rondel, the battery last."""
    state = give(begun(2), 0, battery=0)
    player = state.players[0]
    player.stock[3], player.supply = player.supply - 2, 2
    at(state, Take(0, Gain(battery=1, medipacks=1, tools=1)))
    assert stock(state, 0) == {"tools": 1, "water": player.stock[3], "medipacks": 1}


def test_a_shared_highest_score_in_the_campaign() -> None:
    """R25: only those who meet the conditions count; then money; then together."""
    state = begun(3, mode="campaign")
    for seat, money in enumerate((4, 1, 1)):
        state.players[seat].money = money
    assert winners(state, (70, 70, 70), [1, 2]) == (1, 2)
    assert winners(state, (70, 70, 70), [0, 1, 2]) == (0,)
    assert winners(state, (70, 70, 71), [0, 1]) == ()


def test_the_food_specialist_places_any_colour() -> None:
    """R26: the neighbours of an own cube, whatever their colour."""
    state = put_cubes(begun(2), 0, "star-ferry")
    at(state, PlaceCube(0, "any"))
    neighbours = {"place kennedy-town 0", "place victoria-peak 0", "place tsim-sha-tsui 0"}
    assert set(offered(state, 0, "place")) == neighbours
    (action,) = PACK.cards["S07"].actions  # type: ignore[union-attr]
    assert action[0].gain.cube == "any"


def test_both_centres_need_an_own_cube() -> None:
    """R27: the chain begins on one crisis centre and ends on the other."""
    state = begun(2)
    goal = next(goal for goal in PACK.emergency["A"].goals if goal.centres)
    way = ("lung-kwu-tan", "tai-lam", "kam-tin", "tai-mo-shan", "lam-tsuen", "ma-on-shan")
    player = state.players[0]
    player.cubes = cubes(*way)
    assert not unmet(state, player, goal)
    for end in (way[0], way[-1], way[2]):
        player.cubes = cubes(*(place for place in way if place != end))
        assert unmet(state, player, goal)


def test_nothing_is_sold_that_would_gain_nothing() -> None:
    """R28: no battery without a cube in the supply, no transport token without one in the common supply."""
    state = give(begun(2), 0, money=9)
    assert {"battery", "transport"} <= set(offered(state, 0))
    player = state.players[0]
    player.stock[1] += player.supply
    player.supply = 0
    give(state, 1, transport=state.transport + state.players[1].transport)
    state._offered.clear()
    assert not {"battery", "transport"} & set(offered(state, 0))


def test_with_no_token_anywhere_only_the_nearest_locations_count() -> None:
    """R10: a skip without any token is possible only where it is forced, and costs its point."""
    state = put_cubes(begun(2), 0, "star-ferry")
    give(state, 1, transport=24 - state.players[0].transport)
    give(state, 0, transport=0)
    give(state, 1, transport=24)
    at(state, PlaceCube(0, "yellow"))
    assert offered(state, 0, "place") == ["place victoria-peak 0"]
    at(state, PlaceCube(0, "red"))
    before = state.players[0].points
    skips = {move.split()[2] for move in offered(state, 0, "place")}
    assert skips == {"1"}
    play(state, 0, offered(state, 0, "place")[0])
    assert state.players[0].points == before - 1
