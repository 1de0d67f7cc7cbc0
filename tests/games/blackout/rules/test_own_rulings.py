"""The rulings that the specification does not have: R23 and on."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.content.effects import Gain, Pay, Trade
from hearthlight.games.blackout.rules.gaining import CheckMarks, Take, in_vain
from hearthlight.games.blackout.rules.phases.clean_up import WasteResources
from hearthlight.games.blackout.rules.phases.deploy import UseSpecialist, UseVolunteer
from hearthlight.games.blackout.rules.phases.objectives import unmet
from hearthlight.games.blackout.rules.phases.scout import ChooseDistrict
from hearthlight.games.blackout.rules.placing import PlaceCube
from hearthlight.games.blackout.rules.scoring import winners

from ..tables import PACK, at, begun, cubes, give, offered, play, put_cubes, stock
from .moments import choices, table, unlock


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
    state._forget()
    assert not {"battery", "transport"} & set(offered(state, 0))


def test_with_no_token_anywhere_any_reachable_location_costs_points() -> None:
    """R10: not only the nearest: whoever has a token could pay it, take it back for a point and pay it again."""
    state = put_cubes(begun(2), 0, "star-ferry")
    at(state, PlaceCube(0, "yellow"))
    usual = offered(state, 0, "place")
    give(state, 0, transport=0)
    give(state, 1, transport=24)
    at(state, PlaceCube(0, "yellow"))
    assert offered(state, 0, "place") == usual
    assert len({move.split()[2] for move in usual}) > 2
    before = state.players[0].points
    play(state, 0, "place shing-mun 2")
    assert (state.players[0].points, state.players[0].transport, state.transport) == (before - 2, 0, 0)


@pytest.mark.parametrize("have", [0, 1, 3])
def test_with_the_supply_empty_a_volunteer_reaches_as_far_as_a_cube(have: int) -> None:
    """R10: what is missing costs its point as it is spent; with tokens in the supply they are taken first (B3.3)."""
    state = give(begun(2), 0, transport=have)
    state.dice = [0, 3, 1]
    at(state, UseVolunteer(0, "dragon-red-1"))
    assert len(offered(state, 0, "procure")) == {0: 1, 1: 3, 3: 6}[have]
    give(state, 1, transport=24 - have)
    at(state, UseVolunteer(0, "dragon-red-1"))
    assert len(offered(state, 0, "procure")) == 6
    before = state.players[0].points
    play(state, 0, "procure gasoline 2")
    paid = min(have, 2)
    assert (state.players[0].transport, state.players[0].points) == (have - paid, before - 2 + paid)
    assert state.transport == paid  # back at once
    assert stock(state, 0)["gasoline"] == 1
    (event,) = state.events
    assert (event.data["tokens"], event.data["points"]) == (paid, 2 - paid)


# -- R28: what would gain nothing ----------------------------------------------------------------------------------


def without_gps() -> Blackout:
    state = give(table(2), 0, water=4, books=1, money=9)
    return give(state, 1, gps=12)


def without_cubes(state: Blackout, resource: str = "tools") -> Blackout:
    """All the cubes that seat 0 has ready lie on one resource."""
    have = stock(state, 0).get(resource, 0)
    return give(state, 0, **{resource: state.players[0].supply + have})


def test_water_is_not_traded_for_a_token_that_is_not_there() -> None:
    """R28: the pair is sold, without a question; as long as a token is left there is one."""
    state = at(without_gps(), WasteResources(0))
    assert state.to_act == ()
    assert (state.players[0].money, stock(state, 0)) == (9 + 4, {"books": 1})
    state = give(without_gps(), 1, gps=11)
    assert choices(at(state, WasteResources(0)), 0) == ["waste water-gps", "sell"]
    play(state, 0, "waste water-gps")  # the last token: the second pair is sold
    assert (state.players[0].gps, state.players[0].money, state.to_act) == (1, 9 + 2, ())


def test_the_scout_pays_for_no_token_that_is_not_there() -> None:
    """R28: what it brings for nothing is left."""
    state = at(without_gps(), UseSpecialist(0, "dragon-scout", (0, 1)))
    assert choices(state, 0) == ["act 1 1", "done"]
    assert choices(at(give(without_gps(), 1, gps=11), UseSpecialist(0, "dragon-scout", (0, 1))), 0) == [
        "act 1 1",
        "act 2 2",
        "done",
    ]


def test_check_marks_that_would_gain_nothing() -> None:
    """R28: no token in the supply, no cube for a battery; a cube that pays lies ready for what it brings (R17)."""
    state = unlock(without_gps(), 0, "book-gps", "gasoline-transport", "medipack-battery", "money-points")
    give(state, 0, gasoline=1, medipacks=1, transport=0)
    assert choices(at(state, CheckMarks(0)), 0) == [
        "check gasoline-transport",
        "check medipack-battery",
        "check money-points",
        "done",
    ]
    give(state, 1, transport=24)
    state = at(without_cubes(state), CheckMarks(0))
    assert choices(state, 0) == ["check medipack-battery", "check money-points", "done"]
    play(state, 0, "check medipack-battery")
    assert stock(state, 0)["battery"] == 1


def test_a_trade_that_brings_part_of_what_it_promises_is_offered() -> None:
    """R28: nothing at all is something else than not all."""
    trade = Trade(pay=Pay(money=1), gain=Gain(gps=1, transport=1))
    state = without_gps()
    assert in_vain(state, 0, trade) is None
    give(state, 0, transport=0)
    give(state, 1, transport=24)
    assert in_vain(state, 0, trade) == "no-transport"


def test_no_gain_without_cubes_or_icons() -> None:
    """R28, B12.5: resources, a cube on the map or a look at the hand, where that brings nothing."""
    state = without_cubes(give(table(2), 0, money=9))
    assert in_vain(state, 0, Trade(pay=Pay(money=3), gain=Gain(same=3))) == "no-supply"
    assert in_vain(state, 0, Trade(pay=Pay(money=1), gain=Gain(cube="any"))) == "no-supply"
    assert in_vain(state, 0, Trade(pay=Pay(food=1), gain=Gain(cube="any"))) is None
    assert in_vain(state, 0, Trade(gain=Gain(money_per_search=1))) is None
    state.players[0].hand = ["dragon-doctor"]
    assert in_vain(state, 0, Trade(gain=Gain(money_per_search=1))) == "no-team"


def test_a_volunteer_procures_no_cube_that_is_not_there() -> None:
    """R28, B3.5: with every cube in use nobody is asked, and no transport token is spent for nothing."""
    state = without_cubes(table(2))
    state.dice = [0, 3, 2]
    assert at(state, UseVolunteer(0, "dragon-red-1")).to_act == ()
    assert state.players[0].transport == 5
