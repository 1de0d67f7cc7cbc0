"""Section 6 of the rules, third part: cards with several goals (B6.10 to B6.12)."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import Blackout
from hearthlight.games.blackout.content.cards import EmergencyPlan, Plan
from hearthlight.games.blackout.rules.model import Spot
from hearthlight.games.blackout.rules.phases.objectives import CompleteGoals

from ..tables import PACK, at, cubes, give, kinds, offered, play, put_cubes, stock
from .fixed import table

ANYTIME = ("battery", "transport")


def holding(*spots: Spot, emergency: Spot | None = None, supply: int | None = None, **things: int) -> Blackout:
    """Seat 0 in phase 3 with these cards, a cube on Tai Lam, and exactly these things."""
    state = put_cubes(table(2), 0, "tai-lam")
    player = state.players[0]
    player.objectives, player.emergency = list(spots), emergency
    give(state, 0, **({"battery": 0, "money": 0} | things))
    player.supply -= sum(spot.cubes.bit_count() for spot in (*spots, *([emergency] if emergency else [])))
    if supply is not None:
        player.supply = supply
    return at(state, CompleteGoals(0))


def choices(state: Blackout) -> list[str]:
    return [move for move in offered(state, 0) if move not in ANYTIME]


def test_helpers_have_one_goal_and_plans_one_to_three() -> None:
    """B6.10: volunteers and specialists have exactly one goal; plans can have several."""
    plans = [card for card in PACK.cards.values() if isinstance(card, Plan | EmergencyPlan)]
    assert {len(card.goals) for card in plans} == {1, 2, 3}
    assert {len(card.goals) for card in PACK.helpers.values()} == {1}


def test_goals_in_any_order() -> None:
    """B6.10: each open goal that can be met is offered, whatever its place on the card."""
    state = holding(Spot("P12"), food=2, water=2, money=5)
    assert choices(state) == ["complete P12 1", "complete P12 2", "complete P12 3", "done"]
    play(state, 0, "complete P12 3", "leave")
    assert choices(state) == ["complete P12 1", "complete P12 2", "finish P12", "done"]
    play(state, 0, "complete P12 1", "leave")
    assert choices(state) == ["complete P12 2", "finish P12", "done"]
    assert state.players[0].points == 5 + 2


def test_open_goal_left_gives_effect_mark_and_choice() -> None:
    """B6.10: the effect, a cube from the supply on the goal, then finish or leave."""
    state = holding(Spot("P01"), gasoline=2)
    before = state.players[0].supply
    play(state, 0, "complete P01 1")
    player = state.players[0]
    assert (player.money, stock(state, 0)) == (3, {})
    assert player.supply == before + 2 - 1  # two paid, one on the card
    assert player.objectives == [Spot("P01", done=1, cubes=1)]
    assert offered(state, 0) == ["finish P01", "leave", "transport"]


def test_leaving_the_card() -> None:
    """B6.10: it stays on its spot with its cube, no bonus, no completion effect."""
    state = play(holding(Spot("P01"), gasoline=2), 0, "complete P01 1", "leave")
    player = state.players[0]
    assert player.objectives == [Spot("P01", done=1, cubes=1)]
    assert (player.finished, player.points, player.cubes) == ([], 0, cubes("tai-lam"))
    assert choices(state) == ["finish P01", "done"]


def test_a_goal_counts_once() -> None:
    """B6.10: a completed goal is not offered again."""
    state = holding(Spot("P01", done=1, cubes=1), gasoline=4)
    assert choices(state) == ["finish P01", "done"]
    state = holding(Spot("P01", done=1, cubes=1), gasoline=4, books=2)
    assert choices(state) == ["complete P01 2", "finish P01", "done"]


def test_finishing_later_needs_no_other_goal() -> None:
    """R8: a card that was left can be finished by itself, or with another of its goals."""
    state = holding(Spot("P12", done=1, cubes=1))
    assert choices(state) == ["finish P12", "done"]
    play(state, 0, "finish P12")
    assert state.players[0].finished == ["P12"]
    state = holding(Spot("P12", done=1, cubes=1), water=2)
    assert choices(state) == ["complete P12 2", "finish P12", "done"]
    play(state, 0, "complete P12 2")
    assert choices(state) == ["finish P12", "leave"]
    play(state, 0, "finish P12")
    assert state.players[0].finished == ["P12"]


def test_finish_now() -> None:
    """B6.11: all cubes come off, the card moves to the check-mark area, a cube is placed; no bonus."""
    state = holding(Spot("P12", done=1, cubes=1), water=2)
    before = state.players[0].supply
    play(state, 0, "complete P12 2", "finish P12")
    player = state.players[0]
    assert (player.objectives, player.finished) == ([], ["P12"])
    assert player.supply == before + 2 + 1  # two water and the old mark; the new mark came and went
    assert player.points == 3
    assert set(offered(state, 0, "place")) >= {"place gold-coast 0"}
    play(state, 0, "place gold-coast 0")
    assert player.cubes == cubes("tai-lam", "gold-coast")
    assert state.to_act == ()


def test_completion_effect_is_not_optional() -> None:
    """B6.11, B6.7: the cube of the completion effect must be placed, on its colour."""
    state = play(holding(Spot("P01"), gasoline=2), 0, "complete P01 1", "finish P01")
    assert {move.split()[0] for move in offered(state, 0)} == {"place", "transport"}
    assert {
        PACK.content.locations[PACK.board.index[move.split()[1]]].colour for move in offered(state, 0, "place")
    } == {"red"}


def test_finishing_frees_the_spot_for_other_cards() -> None:
    """B6.11: the other cards stay as they are, and the phase goes on."""
    state = holding(Spot("P01"), Spot("V01"), Spot("P12", done=4, cubes=4), gasoline=2, tools=2)
    play(state, 0, "complete P01 1", "finish P01", "place kam-tin 0")
    assert state.players[0].objectives == [Spot("V01"), Spot("P12", done=4, cubes=4)]
    assert choices(state) == ["complete V01 1", "finish P12", "done"]


def test_last_goal_gives_the_bonus_and_finishes() -> None:
    """B6.12: effect and bonus, then the card is finished; nobody is asked whether."""
    state = holding(Spot("P12", done=5, cubes=5), water=2)
    before = state.players[0].supply
    play(state, 0, "complete P12 2")
    player = state.players[0]
    assert player.points == 3 + 4
    assert (player.finished, player.objectives, player.supply) == (["P12"], [], before + 2 + 2)
    assert state.decision(0).asks == "place"


def test_all_goals_in_one_phase() -> None:
    """B6.12: the bonus comes once, with the last goal."""
    state = holding(Spot("P12"), food=2, water=2, money=5)
    for move, points in (("complete P12 2", 3), ("complete P12 3", 8), ("complete P12 1", 10 + 4)):
        play(state, 0, move)
        assert state.players[0].points == points
        if points < 14:
            play(state, 0, "leave")
    assert state.players[0].finished == ["P12"]


def test_plan_with_one_goal() -> None:
    """B6.12: its goal is the last one: effect, bonus, finished, without a mark."""
    state = holding(Spot("P11"), tools=2)
    before = state.players[0].supply
    play(state, 0, "complete P11 1")
    assert state.players[0].points == 3 + 2
    assert state.players[0].finished == ["P11"]
    assert state.players[0].supply == before + 2


def test_card_without_a_bonus() -> None:
    """B6.12: most cards have a bonus, not all."""
    state = play(holding(Spot("P05", done=2, cubes=2), books=2), 0, "complete P05 1")
    assert state.players[0].points == 3
    assert state.players[0].finished == ["P05"]


def test_emergency_plan_all_goals() -> None:
    """B6.10, B6.12: an emergency plan is completed the same way; its spot stays empty."""
    state = holding(emergency=Spot("EB", done=5, cubes=5), gasoline=2, books=1)
    play(state, 0, "complete EB 2")
    player = state.players[0]
    assert (player.points, player.emergency, player.finished) == (6 + 6, None, ["EB"])
    assert set(offered(state, 0, "place")) == {"place gold-coast 0", "place kam-tin 0", "place lung-kwu-tan 0"}
    play(state, 0, "place lung-kwu-tan 0")
    assert state.to_act == ()


def test_finished_emergency_plan_is_over() -> None:
    """B6.11: after finishing early its other goals are gone."""
    state = holding(emergency=Spot("EB"), food=2, gasoline=2, books=1)
    play(state, 0, "complete EB 1", "finish EB", "place kam-tin 0")
    assert (state.to_act, state.players[0].money, state.players[0].points) == ((), 5, 0)


def test_effect_first_then_the_mark() -> None:
    """R16, R17: the only cube left goes to the map, and the goal counts without its mark."""
    state = holding(Spot("P03"), money=1, supply=1)
    play(state, 0, "complete P03 1")
    assert state.decision(0).asks == "place"
    assert state.players[0].objectives == [Spot("P03")]  # not yet marked
    play(state, 0, "place lung-kwu-tan 0")
    player = state.players[0]
    assert (player.objectives, player.supply) == ([Spot("P03", done=1, cubes=0)], 0)
    assert choices(state) == ["finish P03", "leave"]


@pytest.mark.parametrize(("supply", "after"), [(0, Spot("P05", done=2)), (1, Spot("P05", done=2, cubes=2))])
def test_no_cube_for_the_mark(supply: int, after: Spot) -> None:
    """R17: without a cube the goal counts all the same, and finishing returns only what lay there."""
    state = holding(Spot("P05"), supply=supply)
    state.players[0].slots[0] = ("dragon-blue-1", "dragon-yellow-1", "dragon-red-1")
    at(state, CompleteGoals(0))
    play(state, 0, "complete P05 2", "leave")
    assert (state.players[0].objectives, state.players[0].supply) == ([after], 0)
    give(state, 0, books=0)
    state.players[0].stock[4], state.players[0].supply = 2, 0
    at(state, CompleteGoals(0))
    play(state, 0, "complete P05 1")
    assert state.players[0].supply == 2 + supply


def test_cubes_just_paid_or_taken_off_are_available() -> None:
    """R17: the resources paid give the mark, the marks taken off give the cube for the map."""
    state = play(holding(Spot("P01"), gasoline=2, supply=0), 0, "complete P01 1", "leave")
    assert (state.players[0].objectives, state.players[0].supply) == ([Spot("P01", done=1, cubes=1)], 1)
    state = holding(Spot("P05", done=1, cubes=1), supply=0)
    state.players[0].slots[0] = ("dragon-blue-1", "dragon-yellow-1", "dragon-red-1")
    at(state, CompleteGoals(0))
    play(state, 0, "complete P05 2", "place lung-kwu-tan 0")
    assert (state.players[0].supply, state.players[0].cubes) == (0, cubes("tai-lam", "lung-kwu-tan"))


def test_map_cube_lost_without_a_supply() -> None:
    """R17, B6.11: a plan finished with no cube anywhere loses its map cube."""
    state = holding(Spot("P05", done=1, cubes=0), supply=0)
    state.players[0].slots[0] = ("dragon-blue-1", "dragon-yellow-1", "dragon-red-1")
    at(state, CompleteGoals(0))
    play(state, 0, "complete P05 2")
    assert (state.players[0].finished, state.players[0].cubes) == (["P05"], cubes("tai-lam"))
    assert state.to_act == ()


def test_order_of_what_happens() -> None:
    """B6.11, B6.12: paid, effect, bonus, finished."""
    state = play(holding(Spot("P12", done=5, cubes=5), water=2), 0, "complete P12 2")
    assert kinds(state) == ["paid-resource", "completed", "gained-points", "gained-points", "finished"]
