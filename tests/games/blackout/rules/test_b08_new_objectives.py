"""Section 8: phase 5, new objectives."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import Blackout
from hearthlight.games.blackout.rules.model import SPOTS, Spot
from hearthlight.games.blackout.rules.phases.new_objectives import NewObjectivesPhase

from ..tables import at, give, kinds, offered, play
from .moments import choices, spots, table

ROWS = [("V01", "V02", "V03"), ("V04", "V05"), ("V06",)]
DRAW = ["P01", "P02", "P03", "P04", "P05", "P06"]
"""The last one is the next card."""


def shop(*money: int, rows: list[tuple[str, ...]] | None = None, starter: int = 0) -> Blackout:
    """Phase 5 for as many players as there are purses, with a known display and deck."""
    state = table(len(money), starter)
    for seat, purse in enumerate(money):
        give(state, seat, money=purse)
    state.display = list(ROWS if rows is None else rows)
    state.draw, state.reserve, state.last_round = DRAW[:], [], 0
    return state


def test_players_buy_in_turn_from_the_starting_player() -> None:
    """B8.1: one card each in turn, clockwise from the starting player."""
    state = at(shop(9, 9, 9, starter=1), NewObjectivesPhase())
    assert state.phase == 5
    asked = []
    for card in ("V01", "V04", "V02"):
        (seat,) = state.to_act
        asked.append(seat)
        price = next(move for move in offered(state, seat, "buy") if card in move)
        play(state, seat, price)
    assert asked == [1, 2, 0]
    assert [[spot.card for spot in player.objectives] for player in state.players] == [["V02"], ["V01"], ["V04"]]
    assert state.to_act == (1,)


def test_one_card_or_pass() -> None:
    """B8.1: the choice is any card of the display that can be paid, or to pass."""
    state = at(shop(4, 4), NewObjectivesPhase())
    assert offered(state, 0) == [
        "buy V01 4",
        "buy V02 4",
        "buy V03 4",
        "buy V04 3",
        "buy V05 3",
        "buy V06 2",
        "done",
        "transport",
    ]
    assert offered(state, 1) == []


def test_who_has_passed_may_buy_later() -> None:
    """B8.1: passing does not stop a player from buying later in the phase."""
    state = at(shop(9, 9, 9), NewObjectivesPhase())
    play(state, 0, "done")
    play(state, 1, "buy V01 4")
    play(state, 2, "done")
    assert state.to_act == (0,)
    play(state, 0, "buy V02 3")
    assert [spot.card for spot in state.players[0].objectives] == ["V02"]


def test_the_phase_ends_when_all_pass_in_a_row() -> None:
    """B8.1: a purchase starts the count of passes anew; it takes one pass of every player."""
    state = at(shop(9, 9, 9), NewObjectivesPhase())
    play(state, 0, "done")
    play(state, 1, "done")
    play(state, 2, "buy V01 4")
    play(state, 0, "done")
    play(state, 1, "done")
    assert state.to_act == (2,)  # the buyer may buy again before the phase ends
    play(state, 2, "done")
    assert state.to_act == ()


def test_a_phase_without_purchase_is_one_lap() -> None:
    """B8.1: if everybody passes at once nobody is asked twice, and the display stays as it is."""
    state = at(shop(9, 9), NewObjectivesPhase())
    play(state, 0, "done")
    play(state, 1, "done")
    assert state.to_act == ()
    assert state.display == ROWS
    assert state.discard == []


def test_who_cannot_buy_passes_unasked() -> None:
    """B8.1: without the money for any card a player passes, and is asked again when a card has become cheap."""
    state = at(shop(4, 2, rows=[("V01", "V02"), ("V03", "V04", "V05"), ("P07", "P08", "P09")]), NewObjectivesPhase())
    assert state.to_act == (0,)
    play(state, 0, "buy V02 3")
    assert state.to_act == (1,)
    assert choices(state, 1) == ["buy V01 2", "done"]
    play(state, 1, "done")
    assert state.to_act == ()  # seat 0 has 1 HK dollar left


@pytest.mark.parametrize(("row", "price"), [(("V01", "V02", "V03"), 4), (("V01", "V02"), 3), (("V01",), 2)])
def test_prices(row: tuple[str, ...], price: int) -> None:
    """B8.2: 4, 3 or 2 HK dollars where the row holds 3, 2 or 1 cards before the purchase."""
    state = at(shop(5, 0, rows=[row, (), ()]), NewObjectivesPhase())
    assert offered(state, 0, "buy") == [f"buy {card} {price}" for card in row]
    play(state, 0, f"buy V01 {price}")
    assert state.players[0].money == 5 - price


@pytest.mark.parametrize(
    ("money", "cards"),
    [(4, ["V01", "V02", "V03", "V04", "V05", "V06"]), (3, ["V04", "V05", "V06"]), (2, ["V06"]), (1, []), (0, [])],
)
def test_only_what_can_be_paid_is_offered(money: int, cards: list[str]) -> None:
    """B8.2: a player needs the whole price of the card."""
    state = at(shop(money, 0), NewObjectivesPhase())
    assert [move.split()[1] for move in offered(state, 0, "buy")] == cards


def test_the_price_falls_with_each_purchase() -> None:
    """B8.2: the cards left in the row are cheaper for the next buyer, of either seat."""
    state = at(shop(9, 9, rows=[("V01", "V02", "V03"), (), ()]), NewObjectivesPhase())
    play(state, 0, "buy V02 4")
    assert choices(state, 1) == ["buy V01 3", "buy V03 3", "done"]
    play(state, 1, "buy V01 3")
    assert choices(state, 0) == ["buy V03 2", "done"]
    assert [player.money for player in state.players] == [5, 6]


def test_a_battery_may_leave_too_little() -> None:
    """B8.2: who spends the money on a battery at this decision can only pass."""
    state = at(shop(5, 0), NewObjectivesPhase())
    play(state, 0, "battery")
    assert choices(state, 0) == ["done"]


def test_the_card_goes_to_a_free_objective_spot() -> None:
    """B8.3: the card lies on an objective spot with none of its goals done, not in the hand."""
    state = shop(4, 0)
    state.players[0].objectives = spots("N01")
    hand = state.players[0].hand[:]
    play(at(state, NewObjectivesPhase()), 0, "buy V05 3")
    assert state.players[0].objectives == [Spot("N01"), Spot("V05")]
    assert state.players[0].hand == hand
    assert state.display[1] == ("V04",)


def test_three_spots_at_most() -> None:
    """B8.3: the third card fills the spots; with full spots there is nothing to buy, however rich."""
    state = shop(50, 0)
    state.players[0].objectives = spots("N01", "N02")
    at(state, NewObjectivesPhase())
    play(state, 0, "buy V01 4")
    assert len(state.players[0].objectives) == SPOTS == 3
    assert state.to_act == ()
    assert state.players[0].money == 46


def test_the_emergency_spot_takes_no_other_card() -> None:
    """B8.3: an empty emergency-plan spot is no objective spot, and a plan on it takes none away."""
    state = shop(50, 50)
    state.players[0].objectives, state.players[0].emergency = spots("N01", "N02", "N03"), None
    state.players[1].objectives, state.players[1].emergency = spots("N04", "N05"), Spot("EA")
    at(state, NewObjectivesPhase())
    assert state.to_act == (1,)
    play(state, 1, "buy V01 4")
    assert state.to_act == ()


def test_an_empty_row_is_refilled_at_once() -> None:
    """B8.4: the next buyer already chooses among the 3 new cards, at 4 HK dollars."""
    state = at(shop(2, 4), NewObjectivesPhase())
    play(state, 0, "buy V06 2")
    assert state.display == [ROWS[0], ROWS[1], ("P06", "P05", "P04")]
    assert state.draw == ["P01", "P02", "P03"]
    assert offered(state, 1, "buy")[-3:] == ["buy P06 4", "buy P05 4", "buy P04 4"]
    assert "refilled" in kinds(state)


def test_only_an_empty_row_is_refilled() -> None:
    """B8.4: rows of 1 or 2 cards stay as they are."""
    state = at(shop(9, 9), NewObjectivesPhase())
    play(state, 0, "buy V04 3")
    play(state, 1, "buy V01 4")
    assert state.display == [("V02", "V03"), ("V05",), ("V06",)]
    assert state.draw == DRAW


def test_refill_when_the_deck_runs_out_in_the_middle() -> None:
    """B8.4: the last 2 cards of the Draw deck, then 1 of the Reserve; the end is triggered."""
    state = shop(2, 0)
    state.draw, state.reserve, state.round = ["P01", "P02"], ["P10", "P11"], 7
    play(at(state, NewObjectivesPhase()), 0, "buy V06 2")
    assert state.display[2] == ("P02", "P01", "P11")
    assert (state.draw, state.reserve) == ([], ["P10"])
    assert state.last_round == 8


def test_refill_without_reserve() -> None:
    """B8.4: without Reserve cards a row gets what is left of the deck, then stays empty."""
    state = shop(9, 9, rows=[("V01",), ("V02",), ()])
    state.draw = ["P01", "P02"]
    at(state, NewObjectivesPhase())
    play(state, 0, "buy V01 2")
    assert choices(state, 1) == ["buy P02 3", "buy P01 3", "buy V02 2", "done"]
    play(state, 1, "buy V02 2")
    assert state.display == [("P02", "P01"), (), ()]
    assert choices(state, 0) == ["buy P02 3", "buy P01 3", "done"]
