"""Section 6 of the rules, first part: phase 3, goals and what they ask for (B6.1 to B6.6, B6.13)."""

from __future__ import annotations

from typing import Any

import pytest

from hearthlight.games.blackout import Blackout
from hearthlight.games.blackout.rules.model import Spot
from hearthlight.games.blackout.rules.phases.objectives import CompleteGoals, ObjectivesPhase
from hearthlight.games.blackout.rules.phases.plan import PlanCards
from hearthlight.games.blackout.rules.phases.refresh import Refresh

from ..tables import PACK, at, give, offered, play, put_cubes, stock
from .fixed import table

ANYTIME = ("battery", "transport")
RED, YELLOW, BLUE, PURPLE = (
    [f"dragon-{name}" for name in names]
    for names in (
        ("red-1", "red-2", "red-3"),
        ("yellow-1", "yellow-2"),
        ("blue-1", "blue-2", "blue-3"),
        ("doctor", "mechanic", "scout", "leader"),
    )
)


def aiming(*cards: str, emergency: str = "", slots: tuple[list[str], ...] = (), **things: int) -> Blackout:
    """Seat 0 with exactly these cards to complete, these slots and these things."""
    state = table(2)
    player = state.players[0]
    player.objectives = [Spot(card) for card in cards]
    player.emergency = Spot(emergency) if emergency else None
    player.slots = [tuple(slot) for slot in (*slots, *([],) * (4 - len(slots)))]
    put_cubes(state, 0, "tai-lam")
    return give(state, 0, **({"battery": 0, "money": 0} | things))


def goals(state: Blackout) -> list[str]:
    """The goals that seat 0 may complete now."""
    at(state, CompleteGoals(0))
    return [move for move in offered(state, 0) if move not in (*ANYTIME, "done")]


def test_goals_of_spots_emergency_plan_and_board() -> None:
    """B6.1: all goals that can be met are offered, with the way to stop."""
    state = aiming(
        "V01",
        "P01",
        "V09",
        emergency="EB",
        slots=([*BLUE[:2], *RED[:2]], [*PURPLE[:2], *YELLOW]),
        tools=4,
        food=2,
        gasoline=2,
        money=10,
    )
    assert goals(state) == ["complete V01 1", "complete P01 1", "complete EB 1", "restore hand", "restore slot"]
    assert offered(state, 0, "done") == ["done"]


def test_any_number_of_goals() -> None:
    """B6.1: one after the other as far as the means go; the last payment ends it."""
    state = at(aiming("V01", "V02", "V03", tools=2, food=2, gasoline=2), CompleteGoals(0))
    play(state, 0, "complete V02 1", "place lung-kwu-tan 0", "complete V01 1", "place kam-tin 0")
    assert offered(state, 0) == ["complete V03 1", "done", "transport"]
    play(state, 0, "complete V03 1", "place gold-coast 0")
    assert state.to_act == ()
    assert state.players[0].objectives == []


def test_nobody_has_to_complete_a_goal() -> None:
    """B6.1: the player may; done leaves everything as it was."""
    state = play(at(aiming("V01", tools=2), CompleteGoals(0)), 0, "done")
    assert (state.to_act, stock(state, 0), state.players[0].objectives) == ((), {"tools": 2}, [Spot("V01")])


def test_players_complete_goals_in_turn() -> None:
    """B6.1: clockwise from the starting player; who can do nothing is passed over."""
    state = table(3)
    state.starter = 2
    for seat in (0, 1, 2):
        state.players[seat].objectives = [Spot(f"V{seat + 1:02}")]
        state.players[seat].emergency = None
        give(state, seat, battery=0, money=0, **({"tools": 2, "gasoline": 2} if seat != 1 else {}))
    at(state, ObjectivesPhase())
    assert (state.phase, state.to_act, offered(state, 2)[0]) == (3, (2,), "complete V03 1")
    play(state, 2, "done")
    assert (state.to_act, offered(state, 0)[0]) == ((0,), "complete V01 1")
    play(state, 0, "done")
    assert state.to_act == ()


@pytest.mark.parametrize(
    ("card", "enough", "short"),
    [
        ("V01", {"tools": 2}, {"tools": 1}),
        ("V07", {"tools": 2, "gasoline": 1}, {"tools": 3}),
        ("V28", {"tools": 2, "books": 1}, {"tools": 2, "food": 9}),
        ("V10", {"water": 3}, {"water": 2, "food": 2, "books": 2}),
        ("S09", {"medipacks": 2}, {"medipacks": 1, "food": 1}),
        ("S13", {"money": 5}, {"money": 4, "tools": 4}),
    ],
)
def test_costs(card: str, enough: dict[str, Any], short: dict[str, Any]) -> None:
    """B6.2: all costs: given resources, a number of one resource of choice, HK dollars."""
    slots = ([PURPLE[0], RED[0], YELLOW[0]],)
    assert goals(aiming(card, slots=slots, **short)) == []
    state = aiming(card, slots=slots, **enough)
    assert goals(state) == [f"complete {card} 1"]
    play(state, 0, f"complete {card} 1")
    assert (stock(state, 0), state.players[0].money) == ({}, 0)
    assert state.decision(0).asks == "place"


def test_one_resource_of_choice() -> None:
    """B6.2: the player chooses the resource where several would do."""
    state = at(aiming("V10", water=3, tools=4), CompleteGoals(0))
    play(state, 0, "complete V10 1")
    assert set(offered(state, 0, "pay")) == {"pay water water water", "pay tools tools tools"}
    play(state, 0, "pay tools tools tools")
    assert stock(state, 0) == {"water": 3, "tools": 1}


@pytest.mark.parametrize(
    ("slot", "met"),
    [
        ([YELLOW[0], RED[0], RED[1]], True),
        ([RED[0], YELLOW[0], RED[1]], True),
        ([RED[0], BLUE[0], RED[1], PURPLE[0], YELLOW[0]], True),
        ([RED[0], RED[1], YELLOW[0], RED[2], YELLOW[1]], True),
        ([RED[0], YELLOW[0], YELLOW[1]], False),
        ([RED[0], RED[1], BLUE[0]], False),
        ([], False),
    ],
)
def test_slot_requirement(slot: list[str], met: bool) -> None:
    """B6.3: one slot with at least the shown cards, in any order, other cards between them."""
    assert (goals(aiming("V06", slots=(slot,), money=4)) == ["complete V06 1"]) is met


def test_slot_requirement_is_for_one_slot() -> None:
    """B6.3: two slots never add up; any slot will do, the fourth too; the cards stay where they are."""
    assert goals(aiming("V06", slots=([RED[0], RED[1]], [YELLOW[0]]), money=4)) == []
    slot = [YELLOW[0], RED[0], RED[1]]
    for number in range(4):
        slots = tuple(slot if other == number else [] for other in range(4))
        state = aiming("V06", slots=slots, money=4)
        assert goals(state) == ["complete V06 1"]
        play(state, 0, "complete V06 1")
        assert state.players[0].slots[number] == tuple(slot)


def test_purple_means_specialists() -> None:
    """B6.3: specialists, of the start or of the display, are the purple cards."""
    assert goals(aiming("S16", slots=([PURPLE[0], "S01"],), medipacks=2)) == ["complete S16 1"]
    assert goals(aiming("S16", slots=([PURPLE[0], RED[0]],), medipacks=2)) == []


def test_hand_planned_and_hospital_cards_do_not_count() -> None:
    """B6.3: only what lies face up in the slot."""
    state = aiming("V06", slots=([RED[0], RED[1]],), money=4)
    state.players[0].planned = [YELLOW[0], "", "", ""]
    assert goals(state) == []


@pytest.mark.parametrize(
    ("up", "down", "met"),
    [
        (["T01", "T36"], [], True),
        (["T01", "T36", "T09"], [], True),
        (["T01"], [], False),
        (["T36"], [], False),
        (["T01", "T29"], [], False),
        (["T01"], ["T36"], False),
        ([], ["T01", "T36"], False),
        (["T36"], ["T02"], False),
    ],
)
def test_scout_tile_requirement(up: list[str], down: list[str], met: bool) -> None:
    """B6.4, R12: face-up tiles of both types: points, and medipacks on this card."""
    state = aiming("P06")
    state.players[0].tiles_up, state.players[0].tiles_down = up, down
    assert (goals(state) == ["complete P06 3"]) is met


def test_scout_tiles_are_kept() -> None:
    """B6.4: a requirement is no cost."""
    state = aiming("P06")
    state.players[0].tiles_up = ["T01", "T36"]
    goals(state)
    play(state, 0, "complete P06 3", "leave")
    assert (state.players[0].tiles_up, state.players[0].points) == (["T01", "T36"], 5)


CHAIN_C = ("mong-kok", "tsim-sha-tsui", "star-ferry", "victoria-peak", "pok-fu-lam", "aberdeen", "stanley")


def test_crisis_centres_joined() -> None:
    """B6.5: both centres and every location between them along roads."""
    state = put_cubes(aiming(emergency="EC"), 0, *CHAIN_C)
    assert goals(state) == ["complete EC 3"]
    for gap in CHAIN_C:
        broken = [place for place in CHAIN_C if place != gap]
        assert goals(put_cubes(aiming(emergency="EC"), 0, *broken)) == [], gap


def test_crisis_centres_joined_by_any_way() -> None:
    """B6.5: a longer way and side branches do; cubes of others and other letters do not."""
    detour = [*CHAIN_C[:3], "victoria-peak", "happy-valley", "shek-o", "stanley", "kai-tak"]
    assert goals(put_cubes(aiming(emergency="EC"), 0, *detour)) == ["complete EC 3"]
    assert goals(put_cubes(aiming(emergency="EA"), 0, *CHAIN_C)) == []
    state = put_cubes(aiming(emergency="EC"), 0, *CHAIN_C[:3], *CHAIN_C[4:])
    put_cubes(state, 1, *CHAIN_C)
    assert goals(state) == []


def test_destination_hand() -> None:
    """B6.6, B6.10: a volunteer goes to the hand, then the cube is placed; the objective spot is free again."""
    state = at(aiming("V01", "V02", tools=2), CompleteGoals(0))
    play(state, 0, "complete V01 1")
    assert state.players[0].hand[-1] == "V01"
    assert state.players[0].objectives == [Spot("V02")]
    assert state.decision(0).asks == "place"
    before = state.players[0].supply
    play(state, 0, "place kam-tin 0")
    assert state.players[0].supply == before - 1
    assert state.players[0].cubes == sum(1 << PACK.board.index[name] for name in ("tai-lam", "kam-tin"))


def test_destination_check_mark_area() -> None:
    """B6.6: a plan with its one goal done goes to the check-mark area, never to the hand."""
    state = at(aiming("P11", tools=2), CompleteGoals(0))
    play(state, 0, "complete P11 1", "place kam-tin 0")
    assert state.players[0].finished == ["P11"]
    assert "P11" not in state.players[0].hand
    assert state.players[0].objectives == []


def test_immediate_effects() -> None:
    """B6.6: points and HK dollars."""
    state = at(aiming("P02", gasoline=1, tools=1, water=2), CompleteGoals(0))
    play(state, 0, "complete P02 1", "leave")
    assert (state.players[0].points, state.players[0].money) == (3, 0)
    play(state, 0, "complete P02 2")
    assert (state.players[0].points, state.players[0].money) == (3 + 4, 6)  # the bonus too


TWO_AND_TWO = [*BLUE[:2], *RED[:2]]


@pytest.mark.parametrize(
    ("slots", "things", "met"),
    [
        ((TWO_AND_TWO,), {"tools": 4}, True),
        ((TWO_AND_TWO,), {"tools": 3, "battery": 1}, True),
        ((TWO_AND_TWO,), {"tools": 3}, False),
        ((TWO_AND_TWO,), {"tools": 2, "food": 2}, False),
        ((TWO_AND_TWO[:3],), {"tools": 4}, False),
        ((BLUE[:2], RED[:2]), {"tools": 4}, False),
    ],
)
def test_restore_power_for_the_hand_limit(slots: tuple[list[str], ...], things: dict[str, Any], met: bool) -> None:
    """B6.13, R2: 4 of one resource, and 2 blue and 2 red cards in one slot: 10 points, 0–6 instead of 0–4."""
    state = aiming(slots=slots, **things)
    assert goals(state) == (["restore hand"] if met else [])
    if met:
        play(state, 0, "restore hand")
        player = state.players[0]
        assert (player.points, player.hand_limit, player.open_slots, stock(state, 0)) == (10, 6, 3, {})


def test_hand_limit_in_phase_8() -> None:
    """B6.13: with the 0–6 marker 5 and 6 hand cards are few enough to refresh, 7 are not."""
    for cards, before, after in ((4, True, True), (5, False, True), (6, False, True), (7, False, False)):
        for restored, may in ((0, before), (1, after), (2, before)):
            state = table(2)
            state.players[0].hand = state.players[0].hand[:cards]
            at(give(state, 0, restored=restored), Refresh(0))
            assert (state.to_act == (0,)) is may, (cards, restored)


@pytest.mark.parametrize(
    ("slot", "money", "met"),
    [
        ([*PURPLE[:2], *YELLOW], 10, True),
        ([*PURPLE[:2], *YELLOW], 9, False),
        ([*PURPLE[:1], *YELLOW], 10, False),
        ([*PURPLE[:2], YELLOW[0]], 10, False),
    ],
)
def test_restore_power_for_the_fourth_slot(slot: list[str], money: int, met: bool) -> None:
    """B6.13, R2: 10 HK dollars, and 2 purple and 2 yellow cards in one slot: 10 points, the fourth slot opens."""
    state = aiming(slots=(slot,), money=money)
    assert goals(state) == (["restore slot"] if met else [])
    if met:
        play(state, 0, "restore slot")
        player = state.players[0]
        assert (player.points, player.money, player.hand_limit, player.open_slots) == (10, 0, 4, 4)
        at(state, PlanCards())
        assert f"plan {player.hand[0]} 4" in offered(state, 0)


def test_restore_power_once_a_game() -> None:
    """B6.13: each of the two once; one does not use up the other."""
    state = aiming(slots=(TWO_AND_TWO, [*PURPLE[:2], *YELLOW]), tools=8, money=20)
    assert goals(state) == ["restore hand", "restore slot"]
    play(state, 0, "restore hand")
    assert goals(state) == ["restore slot"]
    play(state, 0, "restore slot")
    assert goals(state) == []
    assert state.players[0].points == 20
