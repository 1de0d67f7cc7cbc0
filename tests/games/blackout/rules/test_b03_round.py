"""Section 3 of the rules: the round, anytime actions, batteries, resources."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from hearthlight.games.blackout import Blackout
from hearthlight.games.blackout.content.effects import Gain
from hearthlight.games.blackout.rules.gaining import CheckMarks, ChooseResource, RecoverCard, take
from hearthlight.games.blackout.rules.model import Laid, Spot
from hearthlight.games.blackout.rules.phases.clean_up import ChooseWaste, DisposeObjective, WasteResources
from hearthlight.games.blackout.rules.phases.deploy import TurnCards, UseSpecialist, UseVolunteer
from hearthlight.games.blackout.rules.phases.new_objectives import BuyCard
from hearthlight.games.blackout.rules.phases.objectives import CompleteGoals, FinishOrLeave
from hearthlight.games.blackout.rules.phases.plan import PlanCards
from hearthlight.games.blackout.rules.phases.refresh import Refresh
from hearthlight.games.blackout.rules.phases.scout import ChooseDistrict, ChooseTile, FormTeam
from hearthlight.games.blackout.rules.phases.secure import ChooseMarker
from hearthlight.games.blackout.rules.placing import PlaceCube
from hearthlight.kernel import Dice, Step

from ..tables import at, begun, give, offered, play, put_cubes, stock
from .fixed import table


def aiming(card: str, **things: int) -> Blackout:
    """Seat 0 in phase 3 with this one card on its spots and, of resources and money, exactly these things."""
    state = table(2)
    state.players[0].objectives = [Spot(card)]
    state.players[0].emergency = None
    give(state, 0, **({"battery": 0, "money": 0} | things))
    return at(state, CompleteGoals(0))


def test_phases_in_order_and_players_in_turn() -> None:
    """B3.1: eight phases one after the other; in phases 2, 3, 4 and 8 players act clockwise from the starting
    player, each once; in phase 1 all are asked together."""
    state, dice = begun(3, seed=3), Dice(4)
    acted: list[tuple[int, int, int]] = []
    orders: dict[int, list[int]] = {}
    for _ in range(1200):
        if not state.to_act:
            break
        if state.phase != 1:
            assert len(state.to_act) == 1
        seat = dice.pick(state.to_act)
        acted.append((state.round, state.phase, seat))
        orders[state.round] = [(state.starter + step) % 3 for step in range(3)]
        state.play(seat, dice.pick(state.moves(seat)))
    assert acted == sorted(acted, key=lambda entry: entry[:2])
    assert {phase for _, phase, _ in acted} >= {1, 2, 3, 4, 5, 6, 8}
    for (number, phase), group in groupby(acted, key=lambda entry: entry[:2]):
        seats = [seat for seat, _ in groupby(seat for _, _, seat in group)]
        if phase in (2, 3, 4, 8):
            assert seats == [seat for seat in orders[number] if seat in seats], (number, phase)


def test_next_player_starts_the_next_round() -> None:
    """B3.2: after phase 8 the starting player changes clockwise, and round again."""
    state, dice = begun(3, seed=6), Dice(2)
    starters = {1: state.starter}
    for _ in range(2500):
        if len(starters) == 5 or not state.to_act:
            break
        seat = dice.pick(state.to_act)
        state.play(seat, dice.pick(state.moves(seat)))
        if state.outcome is None:
            starters.setdefault(state.round, state.starter)
    first = starters[1]
    assert [starters[number] for number in range(1, 6)] == [(first + step) % 3 for step in range(5)]


STEPS: list[Step[Any]] = [
    PlanCards(),
    TurnCards(0),
    UseVolunteer(0, "dragon-red-1"),
    UseSpecialist(0, "dragon-mechanic", (0, 1)),
    CompleteGoals(0),
    PlaceCube(0, "red"),
    FinishOrLeave(0, "P01"),
    ChooseResource(0, 3),
    RecoverCard(0),
    ChooseDistrict(0),
    ChooseTile(0, 11),
    FormTeam(0, 11, "T01", "simple"),
    BuyCard(0, 0, False),
    ChooseWaste(0),
    DisposeObjective(0),
    ChooseMarker(0, 0),
    Refresh(0),
    CheckMarks(0),
]


def busy(step: Step[Any]) -> Blackout:
    """Seat 0 has something to decide at every kind of question."""
    state = table(2)
    player = state.players[0]
    put_cubes(state, 0, "star-ferry")
    give(state, 0, money=9, tools=2, water=2)
    player.hand = ["dragon-red-2", "dragon-mechanic", "dragon-doctor"]
    player.planned = ["dragon-scout", "", "", ""]
    player.objectives = [Spot("V01"), Spot("P01", done=1, cubes=1)]
    player.locked = 0b00011
    state.tiles[11] = (Laid("T01"), Laid("T09"), Laid("T23"))
    return at(state, step)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: type(step).__name__)
def test_batteries_and_tokens_at_any_decision(step: Step[Any]) -> None:
    """B3.3: at every decision a battery for 5 HK dollars and a transport token for 1 point; the question stays."""
    state = busy(step)
    asks, supply = state.decision(0).asks, state.players[0].supply
    play(state, 0, "battery")
    assert (state.players[0].money, state.players[0].supply, stock(state, 0)["battery"]) == (4, supply - 1, 2)
    assert state.decision(0).asks == asks
    assert "battery" not in offered(state, 0)  # 4 HK dollars are too few
    play(state, 0, "transport", "transport")
    assert (state.players[0].points, state.players[0].transport, state.transport) == (-2, 7, 12)
    assert state.decision(0).asks == asks


def test_price_of_a_battery() -> None:
    """B3.3: 5 HK dollars each: 4 buy none, 5 one, 10 two."""
    for money, batteries in ((4, 0), (5, 1), (9, 1), (10, 2)):
        state = at(give(begun(2), 0, money=money, battery=0), ChooseDistrict(0))
        for left in range(batteries, 0, -1):
            assert "battery" in offered(state, 0), (money, left)
            play(state, 0, "battery")
        assert "battery" not in offered(state, 0)
        assert (stock(state, 0).get("battery", 0), state.players[0].money) == (batteries, money - 5 * batteries)


def test_score_may_go_below_zero() -> None:
    """B3.3: the score may go below 0, as long as there are tokens in the supply."""
    state = at(begun(2), ChooseDistrict(0))
    play(state, 0, *["transport"] * 14)
    assert (state.players[0].points, state.players[0].transport, state.transport) == (-14, 19, 0)
    assert "transport" not in offered(state, 0)


def test_nothing_to_buy_from_empty_supplies() -> None:
    """B3.3, B3.5, R10: no purchase that would be lost: no cube for a battery, no token in the supply."""
    state = give(begun(2), 0, money=50)
    state.players[0].supply = 0
    give(state, 1, transport=19)
    at(state, ChooseDistrict(0))
    assert "battery" not in offered(state, 0)
    assert "transport" not in offered(state, 0)


def test_others_are_not_asked() -> None:
    """B3.3: at their own decisions, not at those of others."""
    state = at(give(begun(2), 1, money=20), ChooseDistrict(0))
    assert offered(state, 1) == []


def test_a_goal_within_reach_of_a_battery_is_a_decision() -> None:
    """B3.3, B3.4: who could complete a goal after buying batteries is asked."""
    state = aiming("V01", tools=1, money=5)
    assert offered(state, 0) == ["done", "battery", "transport"]
    play(state, 0, "battery")
    assert offered(state, 0) == ["complete V01 1", "done", "transport"]
    assert aiming("V01", tools=1, money=4).to_act == ()
    assert aiming("V01", money=9).to_act == ()
    assert aiming("V01", money=10).to_act == (0,)


def test_battery_pays_for_any_resource() -> None:
    """B3.4: with no choice the payment is made at once: 1 tool and 1 battery, or 2 batteries."""
    for things in ({"tools": 1, "battery": 1}, {"battery": 2}, {"tools": 2}):
        state = play(aiming("V01", **things), 0, "complete V01 1")
        assert state.decision(0).asks == "place"
        assert stock(state, 0) == {}
    assert aiming("V01", tools=1).to_act == ()
    assert aiming("V01", battery=1, food=5).to_act == ()


@pytest.mark.parametrize("resource", ["food", "tools", "gasoline", "water", "books", "medipacks"])
def test_battery_is_a_joker_for_each_of_the_six(resource: str) -> None:
    """B3.4: any one of the six resources."""
    card = {"food": "N07", "tools": "N01", "gasoline": "N05", "water": "V12", "books": "V05", "medipacks": "N06"}
    state = play(aiming(card[resource], battery=3), 0, f"complete {card[resource]} 1")
    assert stock(state, 0) == {"battery": 1}


def test_player_chooses_between_resource_and_battery() -> None:
    """B3.4: who could pay either way chooses, for each resource on its own."""
    state = play(aiming("V01", tools=2, battery=1), 0, "complete V01 1")
    assert offered(state, 0, "pay") == ["pay tools tools", "pay tools battery"]
    play(state, 0, "pay tools battery")
    assert stock(state, 0) == {"tools": 1}
    state = play(aiming("N02", food=1, tools=1, battery=2), 0, "complete N02 1")
    assert set(offered(state, 0, "pay")) == {
        "pay food tools",
        "pay food battery",
        "pay tools battery",
        "pay battery battery",
    }
    assert len(offered(state, 0, "pay")) == 4
    play(state, 0, "pay tools battery")
    assert stock(state, 0) == {"food": 1, "battery": 1}


def test_batteries_within_one_resource_of_choice() -> None:
    """B3.4, B6.2: three of one resource: batteries fill up, two kinds never mix."""
    state = play(aiming("V10", tools=2, food=1, battery=2), 0, "complete V10 1")
    assert set(offered(state, 0, "pay")) == {
        "pay tools tools battery",
        "pay food battery battery",
        "pay tools battery battery",
    }
    assert aiming("V10", tools=2, food=2, water=2).to_act == ()
    state = play(aiming("V10", battery=3), 0, "complete V10 1")
    assert stock(state, 0) == {}


def test_battery_is_not_wasted() -> None:
    """B3.4: in phase 6 food and water go, batteries stay and never stand in for them."""
    state = give(begun(2), 0, food=1, water=1, battery=3, tools=2, money=0)
    at(state, WasteResources(0))
    assert state.to_act == ()  # one water is no pair, even with a battery
    assert stock(state, 0) == {"battery": 3, "tools": 2}
    assert state.players[0].money == 3


def test_resources_are_cubes() -> None:
    """B3.5: gaining takes cubes from the supply, paying returns them."""
    state = aiming("V01", tools=0)
    before = state.players[0].supply
    take(state, 0, Gain(tools=3))
    assert (state.players[0].supply, stock(state, 0)) == (before - 3, {"tools": 3})
    at(state, CompleteGoals(0))
    play(state, 0, "complete V01 1")
    assert (state.players[0].supply, stock(state, 0)) == (before - 1, {"tools": 1})


def test_without_a_cube_the_gain_is_lost() -> None:
    """B3.5, R17: what the supply cannot give is lost, and only that."""
    state = give(begun(2), 0, battery=0)
    state.players[0].supply = 2
    take(state, 0, Gain(books=3, points=1))
    assert (stock(state, 0), state.players[0].supply, state.players[0].points) == ({"books": 2}, 0, 1)
    take(state, 0, Gain(battery=1))
    assert stock(state, 0) == {"books": 2}
