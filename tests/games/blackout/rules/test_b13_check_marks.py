"""Section 13: check-mark actions and contingency plans."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import Blackout
from hearthlight.games.blackout.content.cards import Plan
from hearthlight.games.blackout.rules.gaining import CheckMarks
from hearthlight.games.blackout.rules.phases.clean_up import DisposeObjective, WasteResources
from hearthlight.games.blackout.rules.phases.new_objectives import NewObjectivesPhase
from hearthlight.games.blackout.rules.phases.objectives import CompleteGoals
from hearthlight.games.blackout.rules.phases.scout import ChooseDistrict, FormTeam
from hearthlight.kernel import Dice

from ..tables import PACK, at, begun, give, offered, play, put_cubes, stock
from .moments import ANYTIME, choices, spots, table, unlock

EVERYTHING = {"food": 2, "tools": 2, "gasoline": 2, "water": 2, "books": 2, "medipacks": 2}


def have(state: Blackout) -> dict[str, int]:
    """All that seat 0 owns, without the zeros."""
    player = state.players[0]
    things = {"money": player.money, "points": player.points, "gps": player.gps, "transport": player.transport}
    return stock(state, 0) | {name: number for name, number in things.items() if number}


@pytest.mark.parametrize(
    ("action", "before", "after"),
    [
        ("book-gps", {"books": 1}, {"gps": 1}),
        ("gasoline-transport", {"gasoline": 1}, {"transport": 2}),
        ("tool-money", {"tools": 1}, {"money": 3}),
        ("medipack-battery", {"medipacks": 1}, {"battery": 1}),
        ("money-points", {"money": 4}, {"points": 2}),
    ],
)
def test_actions_of_the_board(action: str, before: dict[str, int], after: dict[str, int]) -> None:
    """B13.1: the five of the player board, each for its own price."""
    state = unlock(give(table(2), 0, transport=0, **before), 0, action)
    at(state, CheckMarks(0))
    assert choices(state, 0) == [f"check {action}", "done"]
    play(state, 0, f"check {action}")
    assert have(state) == after


def test_only_unlocked_actions() -> None:
    """B13.1: an action under its marker cannot be used, whatever the player has."""
    state = give(table(2), 0, money=20, **EVERYTHING)
    assert at(state, CheckMarks(0)).to_act == ()
    unlock(state, 0, "medipack-battery", "book-gps")
    at(state, CheckMarks(0))
    assert choices(state, 0) == ["check book-gps", "check medipack-battery", "done"]


def test_once_per_activation() -> None:
    """B13.1: each once per activation, even with the price for more."""
    state = unlock(give(table(2), 0, money=8, books=3), 0, "money-points", "book-gps")
    play(at(state, CheckMarks(0)), 0, "check money-points")
    assert choices(state, 0) == ["check book-gps", "done"]
    play(state, 0, "check book-gps")
    assert state.to_act == ()
    assert have(state) == {"money": 4, "points": 2, "books": 2, "gps": 1, "transport": 5}


def test_the_next_activation() -> None:
    """B13.1: in the next activation the same action can be used again."""
    state = unlock(give(table(2), 0, tools=2), 0, "tool-money")
    play(at(state, CheckMarks(0)), 0, "check tool-money")
    assert state.to_act == ()
    play(at(state, CheckMarks(0)), 0, "check tool-money")
    assert state.players[0].money == 6


def test_batteries_pay_for_resources_not_for_money() -> None:
    """B13.1: a battery pays for the book, gasoline, tool or medipack; HK dollars must be HK dollars."""
    state = unlock(give(table(2), 0, battery=1, money=3), 0, *PACK.check_ids)
    at(state, CheckMarks(0))
    assert choices(state, 0) == [
        "check book-gps",
        "check gasoline-transport",
        "check tool-money",
        "check medipack-battery",
        "done",
    ]
    play(state, 0, "check tool-money")
    assert (stock(state, 0), state.players[0].money) == ({}, 6)


@pytest.mark.parametrize(
    ("plan", "before", "after"),
    [
        ("P01", {}, {"tools": 1}),
        ("P04", {"gasoline": 1}, {"tools": 1, "water": 1}),
        ("P10", {"money": 2}, {"battery": 1}),
        ("P12", {}, {"money": 3}),
        ("P14", {"food": 1}, {"points": 3}),
    ],
)
def test_actions_of_finished_plans(plan: str, before: dict[str, int], after: dict[str, int]) -> None:
    """B13.2: a resource; a resource into resources; 2 HK dollars into a battery; 3 HK dollars; 3 points."""
    state = give(table(2), 0, transport=0, **before)
    state.players[0].finished = [plan]
    at(state, CheckMarks(0))
    assert choices(state, 0) == [f"check {plan}", "done"]
    play(state, 0, f"check {plan}")
    assert have(state) == after
    assert state.to_act == ()


def test_a_plan_must_be_paid_and_finished() -> None:
    """B13.2: without the price there is no action, nor on plans that still lie on an objective spot."""
    state = table(2)
    state.players[0].finished = ["P04", "P10", "P14"]
    assert at(give(state, 0, water=2, money=1), CheckMarks(0)).to_act == ()
    state = table(2)
    state.players[0].objectives = spots("P01", "P12")
    assert at(state, CheckMarks(0)).to_act == ()


def test_plans_of_others_do_not_count() -> None:
    """B13.2: everybody has only their own check-mark area."""
    state = table(2)
    state.players[1].finished = ["P01"]
    assert at(state, CheckMarks(0)).to_act == ()


def test_kinds_of_plans_in_the_house() -> None:
    """B13.2: every plan of the house has exactly one check-mark action or one permanent effect (B13.3)."""
    kinds = set()
    for card in PACK.content.objectives:
        if isinstance(card, Plan):
            always = card.always
            assert (card.check is not None) + bool(always.search) + bool(always.gps) + (always.waste is not None) == 1
            if card.check is None:
                continue
            pay, gain = card.check.pay, card.check.gain
            paid = sum(number for _, number in pay.needs)
            got = sum(number for _, number in gain.resources)
            kind = next(
                name
                for name, holds in {
                    "gain": not paid and not pay.money and got == 1,
                    "into": paid == 1 and got and not gain.points,
                    "battery": pay.money == 2 and gain.battery == 1,
                    "money": not paid and gain.money == 3,
                    "points": paid == 1 and gain.points == 3 and not got,
                }.items()
                if holds
            )
            kinds.add(kind)
    assert kinds == {"gain", "into", "battery", "money", "points"}


def team(state: Blackout) -> int:
    """The search icons of seat 0 before the first card joins."""
    total = at(state, FormTeam(0, 0, state.tiles[0][0].tile, "advanced")).decision(0).about["total"]
    assert isinstance(total, int)
    return total


def test_a_permanent_search_icon() -> None:
    """B13.3: 1 search icon in every scout phase: it is not used up, and several add up."""
    state = table(2)
    assert team(state) == 0
    state.players[0].finished = ["P17"]
    assert [team(state), team(state)] == [1, 1]
    state.players[0].finished = ["P17", "P18", "P01"]
    assert team(state) == 2
    state.players[0].finished, state.players[0].objectives = [], spots("P17")
    assert team(state) == 0


def test_better_gps_tokens() -> None:
    """B13.3: each GPS token counts 1 more: 4 icons, two tokens 8."""
    state = give(table(2), 0, gps=2)
    state.players[0].finished = ["P19"]
    assert team(state) == 0
    assert [play(state, 0, "gps").decision(0).about["total"] for _ in range(2)] == [4, 8]
    state.players[0].finished = []
    team(state)
    assert play(state, 0, "gps").decision(0).about["total"] == 3


def test_food_for_points_any_number_of_times() -> None:
    """B13.3: in phase 6 2 food are 4 points, any number of times; what is left is sold."""
    state = give(table(2), 0, food=7)
    state.players[0].finished = ["P21"]
    at(state, WasteResources(0))
    play(state, 0, "waste P21", "waste P21")
    assert choices(state, 0) == ["waste P21", "sell"]
    play(state, 0, "waste P21")
    assert state.to_act == ()
    assert have(state) == {"points": 12, "money": 2, "transport": 5}


def test_water_for_money_any_number_of_times() -> None:
    """B13.3: in phase 6 2 water are 7 HK dollars, any number of times, beside the board's own rate."""
    state = give(table(2), 0, water=7)
    state.players[0].finished = ["P23"]
    at(state, WasteResources(0))
    play(state, 0, "waste P23", "waste water-gps", "waste P23")
    assert state.to_act == ()
    assert have(state) == {"money": 15, "gps": 1, "transport": 5}


def test_plan_trades_are_optional() -> None:
    """B13.3: the better rate need not be used."""
    state = give(table(2), 0, food=2)
    state.players[0].finished = ["P21"]
    play(at(state, WasteResources(0)), 0, "sell")
    assert have(state) == {"money": 4, "transport": 5}


def test_permanent_plans_are_no_check_marks() -> None:
    """B13.3: they have nothing to activate in phase 8."""
    state = give(table(2), 0, food=4, water=4, gps=2, money=20)
    state.players[0].finished = ["P17", "P19", "P21", "P23"]
    assert at(state, CheckMarks(0)).to_act == ()


def test_no_other_way_to_check_marks() -> None:
    """B13.4: no other question of a round offers a check-mark action."""
    state = put_cubes(unlock(give(table(2), 0, money=20, **EVERYTHING), 0, *PACK.check_ids), 0, "star-ferry")
    state.players[0].finished, state.players[0].objectives = ["P01", "P12"], spots("V01")
    for step in (CompleteGoals(0), ChooseDistrict(0), NewObjectivesPhase(), WasteResources(0), DisposeObjective(0)):
        probe = at(state.copy(), step)
        assert probe.to_act == (0,)
        assert offered(probe, 0, "check") == []


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_check_marks_in_a_whole_game(seed: int) -> None:
    """B13.4: only in phase 2, as an action of the Leader, and in phase 8 after a refresh."""
    state, dice, phases = begun(2, seed), Dice(seed), set()
    for sign, player in zip(PACK.content.signs, state.players, strict=False):
        player.locked = 0
        player.hospital.remove(f"{sign}-leader")
        player.hand.append(f"{sign}-leader")
    last: dict[int, str] = {}
    while state.to_act:
        seat = dice.pick(state.to_act)
        move = dice.pick(state.moves(seat))
        if offered(state, seat, "check"):
            phases.add(state.phase)
            assert last[seat] in {2: ("act",), 8: ("refresh", "check", "pay")}[state.phase]
        if move.verb not in ANYTIME:
            last[seat] = move.verb
        state.play(seat, move)
    assert phases == {2, 8}
