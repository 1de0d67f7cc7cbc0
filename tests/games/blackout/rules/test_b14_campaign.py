"""Section 14: the chapters of the campaign, and the solo game. (The campaign file: test_campaign.py.)"""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.rules.model import Spot
from hearthlight.games.blackout.rules.phases.new_objectives import NewObjectivesPhase
from hearthlight.games.blackout.rules.phases.objectives import CompleteGoals
from hearthlight.kernel import BadOptions, Outcome, make_options

from ..tables import at, begun, fresh, give, kinds, offered, play, put_cubes
from .moments import bare, choices, score, solo, table

CHAIN_A = ("lung-kwu-tan", "tai-lam", "kam-tin", "tai-mo-shan", "lam-tsuen", "ma-on-shan")
"""Joins the two crisis centres A."""
CENTRAL = ("kennedy-town", "star-ferry", "victoria-peak", "pok-fu-lam", "cyberport", "yung-shue-wan")
RED = ("castle-peak", "kam-tin", "lam-tsuen", "tsing-yi", "stanley")
PLANS = {1: "EA", 2: "EB", 3: "EB", 4: "EC", 5: "ED"}
"""The plan of each chapter with 1 or 2 players."""
FIRST_ORCHID = {1: 60, 2: 35, 3: 65, 4: 65, 5: 105}


def chapter(number: int, players: int = 2) -> Blackout:
    return table(players, mode="campaign", chapter=number)


def fulfil(state: Blackout, seat: int, points: int) -> Blackout:
    """The player meets every condition of the chapter (if the points do) and has nothing else that scores."""
    player = state.players[seat]
    player.emergency = Spot(PLANS[state.chapter], done=0b111, cubes=0b111)
    player.points, player.restored = points, 3
    return put_cubes(state, seat, *CENTRAL[:4], *RED[:3])  # Star Ferry is around Central and red


def result(number: int, points: int, players: int = 2) -> Outcome:
    return score(fulfil(bare(chapter(number, players)), 0, points))


@pytest.mark.parametrize(
    ("number", "reserves"),
    [(1, (33, 24, 18, 12)), (2, (48, 42, 39, 36)), (3, (33, 24, 18, 12)), (4, (39, 30, 24, 18)), (5, (27, 18, 9, 0))],
)
def test_reserve_decks(number: int, reserves: tuple[int, ...]) -> None:
    """B14.1: the size of the Reserve by chapter and players; the rest is Draw deck and display."""
    for players, size in enumerate(reserves, 1):
        state = fresh(players, mode="campaign", chapter=number)
        assert len(state.reserve) == size
        assert len(state.draw) == 72 - 9 - size
        assert [len(row) for row in state.display] == [3, 3, 3]


def test_five_chapters() -> None:
    """B14.1: there are five."""
    for number in (0, 6):
        with pytest.raises(BadOptions):
            make_options(BLACKOUT, players=2, mode="campaign", chapter=number)


@pytest.mark.parametrize(
    ("players", "plans"),
    [
        (1, ["A", "B", "B", "C", "D"]),
        (2, ["A", "B", "B", "C", "D"]),
        (3, ["AD", "BC", "BD", "AC", "BD"]),
        (4, ["AD", "BC", "BD", "AC", "BD"]),
    ],
)
def test_plans_beside_the_board(players: int, plans: list[str]) -> None:
    """B14.2: which plans lie beside the board; nobody has one of their own, but two starting volunteers."""
    for number, letters in enumerate(plans, 1):
        state = begun(players, mode="campaign", chapter=number)
        assert state.plans == [f"E{letter}" for letter in letters]
        assert all(player.emergency is None for player in state.players)
        assert all(len(player.objectives) == 2 for player in state.players)
        assert set(state.plans).isdisjoint(state.out)


def test_all_plans_are_open_to_all() -> None:
    """B14.2: who has not begun a plan can complete goals of each of them."""
    state = chapter(1, players=3)  # A and D
    give(state, 0, money=3, food=2)
    at(state, CompleteGoals(0))
    assert choices(state, 0) == ["complete EA 1", "complete ED 1", "done"]


def test_sticking_to_one_plan() -> None:
    """B14.2: after the first goal of a plan only that plan is left, and the same goal only once."""
    state = chapter(1, players=3)
    give(state, 0, money=3, food=2, medipacks=2)
    play(at(state, CompleteGoals(0)), 0, "complete EA 1")
    assert state.players[0].money == 5
    assert choices(state, 0) == ["complete EA 2", "done"]
    state = chapter(1, players=3)
    give(state, 0, money=3, food=4, medipacks=2)
    play(at(state, CompleteGoals(0)), 0, "complete ED 1", "pay food food")
    assert state.to_act == ()
    assert at(give(state, 0, money=20), CompleteGoals(0)).to_act == ()


def test_the_same_goal_by_several_players() -> None:
    """B14.2: others may complete the same goal, or the other plan; a cube of each marks it."""
    state = chapter(1, players=3)
    for seat in range(3):
        give(state, seat, money=3)
        supply = state.players[seat].supply
        play(at(state, CompleteGoals(seat)), seat, "complete EA 1")
        assert state.players[seat].emergency == Spot("EA", done=0b001, cubes=0b001)
        assert state.players[seat].supply == supply - 1
        assert state.players[seat].money == 5
    assert state.plans == ["EA", "ED"]


def test_a_plan_of_the_campaign_is_never_finished() -> None:
    """B14.2: no question of finishing or leaving, no move to the check-mark area, no completion cube."""
    state = put_cubes(chapter(1), 0, *CHAIN_A)
    give(state, 0, money=3, medipacks=2)
    supply = state.players[0].supply
    at(state, CompleteGoals(0))
    assert choices(state, 0) == ["complete EA 1", "complete EA 2", "complete EA 3", "done"]
    play(state, 0, "complete EA 3")
    assert choices(state, 0) == ["complete EA 1", "complete EA 2", "done"]
    play(state, 0, "complete EA 2", "complete EA 1")
    player = state.players[0]
    assert state.to_act == ()
    assert player.emergency == Spot("EA", done=0b111, cubes=0b111)  # the last goal is marked too
    assert player.finished == []
    assert player.cubes.bit_count() == len(CHAIN_A)
    assert player.supply == supply + 2 - 3  # 2 medipacks paid, 3 goals marked
    assert "finished" not in kinds(state)


def test_the_cubes_stay_to_the_end() -> None:
    """B14.2: after the last goal, and after final scoring, the plan and its cubes are where they were."""
    state = fulfil(bare(chapter(1)), 0, 80)
    supply = state.players[0].supply
    score(state)
    assert state.players[0].emergency == Spot("EA", done=0b111, cubes=0b111)
    assert state.players[0].supply == supply
    assert state.plans == ["EA"]


def test_every_chapter_can_be_won() -> None:
    """B14.3: who meets all conditions of the chapter, with the points, wins it."""
    for number, points in FIRST_ORCHID.items():
        outcome = result(number, points)
        assert outcome.winners == (0,)
        assert outcome.details[0]["conditions"] == 1


@pytest.mark.parametrize(
    ("number", "done", "met"),
    [
        (1, 0b111, True),
        (1, 0b011, False),
        (2, 0b110, True),
        (2, 0b101, True),
        (2, 0b100, False),
        (2, 0b000, False),
        (3, 0b011, True),
        (3, 0b010, False),
        (4, 0b101, True),
        (4, 0b001, False),
        (5, 0b110, True),
        (5, 0b100, False),
    ],
)
def test_goals_of_a_plan(number: int, done: int, met: bool) -> None:
    """B14.3: all goals of one plan in chapter 1, any 2 goals of one plan in chapters 2 to 5."""
    state = fulfil(bare(chapter(number)), 0, 150)
    state.players[0].emergency = Spot(PLANS[number], done=done, cubes=done) if done else None
    outcome = score(state)
    assert outcome.details[0]["conditions"] == int(met)
    assert outcome.winners == ((0,) if met else ())


def test_a_goal_without_its_mark() -> None:
    """B14.3: a goal that was completed with no cube left to mark it counts all the same (R17)."""
    state = fulfil(bare(chapter(1)), 0, 60)
    state.players[0].emergency = Spot("EA", done=0b111, cubes=0b011)
    assert score(state).winners == (0,)


@pytest.mark.parametrize(
    ("number", "places", "met"),
    [
        (3, CENTRAL[:4], True),
        (3, CENTRAL, True),
        (3, (*CENTRAL[:3], *RED), False),
        (4, RED[:4], True),
        (4, ("star-ferry", "yung-shue-wan", "kai-tak", "high-island"), True),
        (4, (*RED[:3], "victoria-peak", "cyberport", "mong-kok"), False),
        (2, ("tai-o",), True),
        (5, ("tai-o",), True),
    ],
)
def test_cubes_on_the_map(number: int, places: tuple[str, ...], met: bool) -> None:
    """B14.3: chapter 3 asks for 4 cubes around Central, chapter 4 for 4 on red locations, the others for none."""
    state = put_cubes(fulfil(bare(chapter(number)), 0, 150), 0, *places)
    assert score(state).details[0]["conditions"] == int(met)


@pytest.mark.parametrize(
    ("number", "restored", "met"),
    [(5, 0, False), (5, 1, False), (5, 2, False), (5, 3, True), (1, 0, True), (4, 0, True)],
)
def test_restored_power(number: int, restored: int, met: bool) -> None:
    """B14.3: chapter 5 asks for both restore-power goals, the others for none."""
    state = fulfil(bare(chapter(number)), 0, 150)
    state.players[0].restored = restored
    assert score(state).details[0]["conditions"] == int(met)


@pytest.mark.parametrize(
    ("number", "thresholds"),
    [(1, (60, 75, 90)), (2, (35, 50, 65)), (3, (65, 85, 105)), (4, (65, 80, 95)), (5, (105, 125, 145))],
)
def test_orchids(number: int, thresholds: tuple[int, int, int]) -> None:
    """B14.4: points for 1, 2 and 3 orchids; with fewer than for the first the chapter is not won."""
    for orchids, points in enumerate(thresholds, 1):
        assert result(number, points).details[0]["orchids"] == orchids
        assert result(number, points - 1).details[0]["orchids"] == orchids - 1
    assert result(number, thresholds[0] - 1).winners == ()
    assert result(number, 999).details[0]["orchids"] == 3


def test_final_scoring_counts_for_orchids() -> None:
    """B14.4: the points are those after final scoring, resources and money included."""
    state = give(fulfil(bare(chapter(1)), 0, 59), 0, tools=2, money=3)
    outcome = score(state)
    assert outcome.scores[0] == 60
    assert outcome.details[0]["orchids"] == 1


def test_each_player_earns_their_own_orchids() -> None:
    """B14.4: every player who meets all conditions earns orchids, the winner or not; the others none."""
    state = bare(chapter(2, players=4))
    for seat, points in enumerate((64, 50, 90, 35)):
        fulfil(state, seat, points)
    state.players[2].emergency = Spot("EB", done=0b001, cubes=0b001)
    outcome = score(state)
    assert [detail["orchids"] for detail in outcome.details] == [2, 2, 0, 1]


def test_the_highest_scorer_must_meet_the_conditions() -> None:
    """B14.5: if the highest scorer misses a condition nobody wins, though another met them all."""
    state = fulfil(fulfil(bare(chapter(1)), 0, 80), 1, 81)
    state.players[1].emergency = Spot("EA", done=0b011, cubes=0b011)
    outcome = score(state)
    assert outcome.winners == ()
    assert [detail["orchids"] for detail in outcome.details] == [2, 0]


@pytest.mark.parametrize(
    ("points", "money", "winners"),
    [((80, 70), (0, 0), (0,)), ((70, 80), (4, 0), (1,)), ((80, 80), (1, 2), (1,)), ((80, 80), (2, 2), (0, 1))],
)
def test_the_winner(points: tuple[int, int], money: tuple[int, int], winners: tuple[int, ...]) -> None:
    """B14.5: the highest score wins; ties go to HK dollars."""
    state = bare(chapter(1))
    for seat in range(2):
        give(fulfil(state, seat, points[seat]), seat, money=money[seat])
    assert score(state).winners == winners


def test_solo_is_a_campaign() -> None:
    """B14.6: alone there is no single game."""
    with pytest.raises(BadOptions):
        fresh(1, mode="single")
    assert fresh(1).mode == "campaign"


def test_solo_without_purchase() -> None:
    """B14.6: at the end of phase 5 without a purchase the rightmost card of the top row is removed."""
    state = give(solo(), 0, money=4)
    state.display = [("V01", "V02", "V03"), ("V04",), ("V05",)]
    state.discard = []
    at(state, NewObjectivesPhase())
    assert state.display[0] == ("V01", "V02", "V03")
    play(state, 0, "done")
    assert state.display == [("V01", "V02"), ("V04",), ("V05",)]
    assert state.discard == ["V03"]


def test_solo_with_a_purchase() -> None:
    """B14.6: after a purchase nothing is removed, also if the player passes afterwards."""
    state = give(solo(), 0, money=6)
    state.display = [("V01", "V02", "V03"), ("V04",), ("V05", "V06")]
    play(at(state, NewObjectivesPhase()), 0, "buy V05 3", "done")
    assert state.display[0] == ("V01", "V02", "V03")
    assert state.to_act == ()


def test_solo_without_means() -> None:
    """B14.6: who cannot buy has not bought; the last card of the row makes room for 3 new ones."""
    state = solo()
    state.display, state.draw = [("V01",), ("V04",), ("V05",)], ["P01", "P02", "P03", "P04"]
    at(state, NewObjectivesPhase())
    assert state.display == [("P04", "P03", "P02"), ("V04",), ("V05",)]
    assert offered(state, 0) == []


def test_no_removal_with_several_players() -> None:
    """B14.6: only alone; two players who both pass leave the display as it is."""
    state = chapter(1)
    state.display = [("V01", "V02", "V03"), ("V04",), ("V05",)]
    at(state, NewObjectivesPhase())
    assert state.display[0] == ("V01", "V02", "V03")


@pytest.mark.parametrize(("points", "orchids"), [(74, 0), (75, 2), (89, 2), (90, 3)])
def test_solo_needs_two_orchids(points: int, orchids: int) -> None:
    """B14.6: alone the score must be worth 2 orchids, as a further win condition."""
    outcome = result(1, points, players=1)
    assert outcome.winners == ((0,) if orchids else ())
    assert outcome.details[0]["orchids"] == orchids


def test_start_money_after_losses() -> None:
    """B14.6: 2 HK dollars more for each loss of the chapter, alone only."""
    money = [fresh(1, mode="campaign", losses=losses).players[0].money for losses in range(4)]
    assert money == [4, 6, 8, 10]
    with pytest.raises(BadOptions):
        fresh(2, mode="campaign", losses=1)
