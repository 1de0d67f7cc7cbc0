"""Section 9: phase 6, clean up."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import Blackout
from hearthlight.games.blackout.rules.model import Spot
from hearthlight.games.blackout.rules.phases.clean_up import CleanUpPhase, DisposeObjective, WasteResources
from hearthlight.kernel import IllegalMove

from ..tables import at, give, offered, play, stock
from .moments import choices, spots, table


def with_display(*rows: tuple[str, ...], draw: str = "", reserve: str = "") -> Blackout:
    """Two players without objectives or resources, and these cards (decks: the last one is the next card)."""
    state = table(2)
    state.display = list(rows)
    state.draw, state.reserve, state.discard, state.last_round = draw.split(), reserve.split(), [], 0
    return state


def wasting(seat: int = 0, **things: int) -> Blackout:
    return at(give(table(2), seat, **things), WasteResources(seat))


def test_the_rightmost_card_of_each_row_is_discarded() -> None:
    """B9.1: rows of 3 and 2 lose their last card and are not refilled."""
    state = with_display(("V01", "V02", "V03"), ("V04", "V05"), ("V06", "V07", "V08"), draw="P01 P02 P03 P04")
    at(state, CleanUpPhase())
    assert state.phase == 6
    assert state.display == [("V01", "V02"), ("V04",), ("V06", "V07")]
    assert state.discard == ["V03", "V05", "V08"]
    assert len(state.draw) == 4


def test_a_row_of_one_is_emptied_and_refilled() -> None:
    """B9.1: a row that is empty afterwards gets 3 cards of the Draw deck."""
    state = with_display(("V01", "V02", "V03"), ("V04",), ("V05", "V06"), draw="P01 P02 P03 P04")
    at(state, CleanUpPhase())
    assert state.display == [("V01", "V02"), ("P04", "P03", "P02"), ("V05",)]
    assert state.discard == ["V03", "V04", "V06"]
    assert state.draw == ["P01"]
    assert state.last_round == 0


def test_rows_are_refilled_from_top_to_bottom() -> None:
    """B9.1: several empty rows are refilled in the order of the rows, after all discards."""
    state = with_display(("V01",), ("V02",), ("V03",), draw="P01 P02 P03 P04 P05 P06 P07 P08 P09 P10")
    at(state, CleanUpPhase())
    assert state.display == [("P10", "P09", "P08"), ("P07", "P06", "P05"), ("P04", "P03", "P02")]
    assert state.discard == ["V01", "V02", "V03"]


def test_the_deck_runs_out_between_two_rows() -> None:
    """B9.1: the Draw deck ends within the first refill; the Reserve fills the rest of it and the next row."""
    state = with_display(("V01",), ("V02",), ("V03", "V04"), draw="P01 P02", reserve="P05 P06 P07 P08 P09")
    state.round = 4
    at(state, CleanUpPhase())
    assert state.display == [("P02", "P01", "P09"), ("P08", "P07", "P06"), ("V03",)]
    assert (state.draw, state.reserve, state.last_round) == ([], ["P05"], 5)


def test_rows_without_any_deck() -> None:
    """B9.1: with no card left in either deck rows shrink and stay empty."""
    state = with_display(("V01", "V02"), ("V03",), ())
    at(state, CleanUpPhase())
    assert state.display == [("V01",), (), ()]
    assert state.discard == ["V02", "V03"]


@pytest.mark.parametrize(("food", "money"), [(0, 0), (1, 2), (3, 6)])
def test_food_is_sold(food: int, money: int) -> None:
    """B9.2: 2 HK dollars for each food, all of it, unasked."""
    state = wasting(food=food)
    assert state.to_act == ()
    assert stock(state, 0) == {}
    assert state.players[0].money == money


def test_a_single_water_is_sold() -> None:
    """B9.2: 1 HK dollar for a single water: there is nothing to split."""
    state = wasting(water=1)
    assert state.to_act == ()
    assert (state.players[0].money, state.players[0].gps) == (1, 0)


def test_a_pair_of_water_is_the_players_choice() -> None:
    """B9.2: 1 GPS token for a pair, or 1 HK dollar for each."""
    state = wasting(water=2)
    assert offered(state, 0) == ["waste water-gps", "sell", "transport"]
    gps = state.gps
    play(state, 0, "waste water-gps")
    assert (state.players[0].gps, state.players[0].money, state.gps) == (1, 0, gps - 1)
    state = play(wasting(water=2), 0, "sell")
    assert (state.players[0].gps, state.players[0].money) == (0, 2)
    assert stock(state, 0) == {}


def test_water_is_split_at_will() -> None:
    """B9.2: 5 water as 2 pairs and a single, as 1 pair and 3 singles, or as 5 singles."""
    outcomes = []
    for pairs in range(3):
        state = wasting(water=5)
        play(state, 0, *["waste water-gps"] * pairs)
        if pairs < 2:
            play(state, 0, "sell")
        assert state.to_act == ()
        outcomes.append((state.players[0].gps, state.players[0].money))
    assert outcomes == [(0, 5), (1, 3), (2, 1)]


def test_food_and_water_together() -> None:
    """B9.2: everything goes, and every cube returns to the supply."""
    state = wasting(food=3, water=3, tools=2)
    supply = state.players[0].supply
    play(state, 0, "waste water-gps")
    assert state.players[0].money == 3 * 2 + 1
    assert state.players[0].gps == 1
    assert stock(state, 0) == {"tools": 2}
    assert state.players[0].supply == supply + 6


def test_batteries_are_never_wasted() -> None:
    """B9.2: batteries and the other resources stay; a battery makes no pair with a single water."""
    state = wasting(water=1, food=1, battery=3, books=1)
    assert state.to_act == ()
    assert stock(state, 0) == {"battery": 3, "books": 1}
    assert (state.players[0].money, state.players[0].gps) == (3, 0)


def test_better_rates_of_finished_plans() -> None:
    """B9.2: finished contingency plans improve the rates; the board's own rate still stands beside them."""
    state = table(2)
    give(state, 0, food=2, water=2)
    state.players[0].finished = ["P21", "P23"]
    at(state, WasteResources(0))
    assert choices(state, 0) == ["waste water-gps", "waste P21", "waste P23", "sell"]
    play(state, 0, "waste P23")
    assert state.players[0].money == 7
    assert choices(state, 0) == ["waste P21", "sell"]
    play(state, 0, "sell")
    assert (state.players[0].money, state.players[0].points) == (11, 0)


def test_waste_in_turn_then_dispose_in_turn() -> None:
    """B9.2: all players waste, clockwise from the starting player, before the first one disposes."""
    state = table(3, starter=2)
    asked = []
    for seat, player in enumerate(state.players):
        give(state, seat, water=2)
        player.objectives = spots("N01")
    at(state, CleanUpPhase())
    while state.to_act:
        (seat,) = state.to_act
        asked.append((seat, state.decision(seat).asks))
        play(state, seat, "sell" if asked[-1][1] == "waste" else "done")
    assert asked == [(2, "waste"), (0, "waste"), (1, "waste"), (2, "dispose"), (0, "dispose"), (1, "dispose")]


def test_one_objective_may_be_discarded() -> None:
    """B9.3: up to 1 card of the objective spots goes to the discard pile."""
    state = table(2)
    state.players[0].objectives = spots("N01", "V05", "P01")
    state.discard = ["V09"]
    at(state, DisposeObjective(0))
    assert offered(state, 0) == ["discard N01", "discard V05", "discard P01", "done", "transport"]
    play(state, 0, "discard V05")
    assert state.players[0].objectives == spots("N01", "P01")
    assert state.discard == ["V09", "V05"]
    assert state.to_act == ()


def test_discarding_is_optional() -> None:
    """B9.3: a player may keep all cards; without cards nobody is asked."""
    state = table(2)
    state.players[0].objectives = spots("N01")
    state.discard = []
    play(at(state, DisposeObjective(0)), 0, "done")
    assert state.players[0].objectives == spots("N01")
    assert state.discard == []
    assert at(state, DisposeObjective(1)).to_act == ()


def test_the_emergency_plan_stays() -> None:
    """B9.3: the emergency plan is on no objective spot and cannot be discarded."""
    state = table(2)
    state.players[0].emergency = Spot("EA")
    assert at(state, DisposeObjective(0)).to_act == ()
    state.players[0].objectives = spots("N01")
    at(state, DisposeObjective(0))
    with pytest.raises(IllegalMove):
        play(state, 0, "discard EA")


def test_cubes_of_a_discarded_plan_return() -> None:
    """B9.3: the cubes that mark its goals go back to the supply; a goal without a mark has none to give."""
    state = table(2)
    player = state.players[0]
    player.objectives = [Spot("P12", done=0b011, cubes=0b011), Spot("P06", done=0b011, cubes=0b001)]
    supply = player.supply
    play(at(state, DisposeObjective(0)), 0, "discard P12")
    assert player.supply == supply + 2
    play(at(state, DisposeObjective(0)), 0, "discard P06")
    assert player.supply == supply + 3
