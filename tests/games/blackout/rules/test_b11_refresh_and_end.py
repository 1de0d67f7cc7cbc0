"""Section 11: phase 8, refresh; the end of the game and final scoring."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import Blackout
from hearthlight.games.blackout.rules.display import refill
from hearthlight.games.blackout.rules.phases.refresh import Refresh, RefreshPhase
from hearthlight.games.blackout.rules.phases.secure import SecurePhase
from hearthlight.games.blackout.rules.round import EndOfRound
from hearthlight.kernel import Dice

from ..tables import at, begun, give, kinds, offered, play, put_cubes, stock
from .moments import bare, choices, score, spots, table, unlock

HAND = [
    "dragon-yellow-2",
    "dragon-red-2",
    "dragon-red-3",
    "dragon-blue-2",
    "dragon-doctor",
    "dragon-mechanic",
    "dragon-scout",
]
SLOTS = [("dragon-yellow-1",), ("dragon-red-1", "dragon-blue-1"), (), ()]


def with_hand(number: int, restored: int = 0, slots: list[tuple[str, ...]] | None = None) -> Blackout:
    state = table(2)
    state.players[0].hand = HAND[:number]
    state.players[0].slots = list(SLOTS if slots is None else slots)
    state.players[0].restored = restored
    return state


@pytest.mark.parametrize(
    ("number", "restored", "asked"),
    [(0, 0, True), (4, 0, True), (5, 0, False), (5, 1, True), (6, 1, True), (7, 1, False), (5, 2, False)],
)
def test_the_hand_limit(number: int, restored: int, asked: bool) -> None:
    """B11.1: 4 or fewer cards in hand, 6 or fewer with the 0-6 marker (and only with that one)."""
    state = at(with_hand(number, restored), Refresh(0))
    assert choices(state, 0) == (["refresh 2", "done"] if asked else [])


def test_who_takes_nothing_back_is_told() -> None:
    """B11.1: too many cards in hand, or one's own choice; nobody is passed over without a word."""
    state = with_hand(5)
    state.players[1].hand = HAND[:2]
    told = at(state, RefreshPhase()).events[-1]
    assert (told.kind, told.seat, told.data) == ("cannot-refresh", 0, {"count": 5, "number": 4})
    assert kinds(play(at(with_hand(4), Refresh(0)), 0, "done"))[0] == "does-not-refresh"
    state = with_hand(5)
    state.players[1].hand = HAND
    assert kinds(at(state, RefreshPhase())).count("nobody-refreshes") == 1


def test_all_cards_of_the_fullest_slot() -> None:
    """B11.1: all cards of the slot with the most cards come back, and only those."""
    state = play(at(with_hand(3), Refresh(0)), 0, "refresh 2")
    assert state.players[0].hand == [*HAND[:3], "dragon-red-1", "dragon-blue-1"]
    assert state.players[0].slots == [("dragon-yellow-1",), (), (), ()]


def test_tied_slots_are_a_choice() -> None:
    """B11.1: among tied slots, the fourth included, the player chooses; smaller slots are not offered."""
    slots = [("V01", "V02"), ("V03",), ("V04", "V05"), ("V06", "V07")]
    state = at(with_hand(2, restored=2, slots=slots), Refresh(0))
    assert choices(state, 0) == ["refresh 1", "refresh 3", "refresh 4", "done"]
    play(state, 0, "refresh 3")
    assert state.players[0].slots == [("V01", "V02"), ("V03",), (), ("V06", "V07")]


def test_refreshing_is_optional_and_in_turn() -> None:
    """B11.1: in turn from the starting player; who declines keeps the slots as they are."""
    state = table(3, starter=1)
    for player in state.players:
        player.hand = player.hand[:4]
    before = state.players[1].slots[:]
    at(state, RefreshPhase())
    assert state.phase == 8
    assert state.to_act == (1,)
    play(state, 1, "done")
    assert state.players[1].slots == before
    assert state.to_act == (2,)
    play(state, 2, "refresh 2")
    assert state.to_act == (0,)


def test_nothing_to_take_back() -> None:
    """B11.1: with empty slots there is nothing to refresh, and so no check-mark action either."""
    state = unlock(with_hand(2, slots=[(), (), (), ()]), 0, "tool-money")
    assert at(give(state, 0, tools=1), Refresh(0)).to_act == ()


def test_check_marks_only_after_taking_cards_back() -> None:
    """B11.2: who declines, or has too many cards, carries out no check-mark action."""
    state = give(unlock(with_hand(4), 0, "tool-money"), 0, tools=1)
    play(at(state, Refresh(0)), 0, "done")
    assert state.to_act == ()
    state = give(unlock(with_hand(5), 0, "tool-money"), 0, tools=1)
    assert at(state, Refresh(0)).to_act == ()
    state = give(unlock(with_hand(4), 0, "tool-money"), 0, tools=1)
    play(at(state, Refresh(0)), 0, "refresh 2")
    assert choices(state, 0) == ["check tool-money", "done"]


def test_each_check_mark_once_in_any_order() -> None:
    """B11.2: actions of the board and of finished plans, in any order, each once."""
    state = unlock(with_hand(4), 0, "tool-money", "money-points")
    state.players[0].finished = ["P01", "P12"]  # gain 1 tool; gain 3 HK dollars
    give(state, 0, tools=1, money=1)
    play(at(state, Refresh(0)), 0, "refresh 2")
    assert choices(state, 0) == ["check tool-money", "check P01", "check P12", "done"]
    play(state, 0, "check P12")
    assert choices(state, 0) == ["check tool-money", "check money-points", "check P01", "done"]
    play(state, 0, "check money-points", "check P01")
    assert choices(state, 0) == ["check tool-money", "done"]
    play(state, 0, "check tool-money")
    assert state.to_act == ()  # a tool is left, but every action is used
    assert stock(state, 0) == {"tools": 1}
    assert (state.players[0].money, state.players[0].points) == (3, 2)


def test_check_marks_are_optional() -> None:
    """B11.2: a player may stop at any time."""
    state = give(unlock(with_hand(4), 0, "tool-money", "book-gps"), 0, tools=1, books=1)
    play(at(state, Refresh(0)), 0, "refresh 2", "check book-gps", "done")
    assert state.to_act == ()
    assert stock(state, 0) == {"tools": 1}


def test_unlocked_this_round_counts_already() -> None:
    """B11.2: an action unlocked in phase 7 can be used in phase 8 of the same round."""
    state = give(with_hand(4), 0, gasoline=1)
    put_cubes(state, 0, "mong-kok", "lion-rock", "tsim-sha-tsui")
    put_cubes(state, 1, "tai-o")
    at(state, SecurePhase(), RefreshPhase())
    play(state, 0, "marker gasoline-transport", "refresh 2")
    assert choices(state, 0) == ["check gasoline-transport", "done"]


def test_the_end_is_triggered_by_the_last_card() -> None:
    """B11.3: the moment the last card of the Draw deck is drawn, even if the refill needs no Reserve card."""
    state = begun(2)
    state.round, state.draw, state.reserve = 6, ["V01", "V02", "V03", "V04"], ["P01"]
    state.display = [(), (), ()]
    refill(state, 0)
    assert (state.draw, state.last_round) == (["V01"], 0)
    state.draw = ["V01", "V02", "V03"]
    refill(state, 1)
    assert (state.draw, state.reserve, state.last_round) == ([], ["P01"], 7)
    assert "end-triggered" in kinds(state)


def test_after_the_trigger_rows_come_from_the_reserve() -> None:
    """B11.3: the Reserve refills empty rows, it does not put off the end, and nothing is reshuffled."""
    state = begun(2)
    state.round, state.last_round = 7, 7
    state.draw, state.reserve, state.discard = [], ["P01", "P02", "P03", "P04"], ["V01", "V02", "V03"]
    state.display = [(), (), ("V09",)]
    refill(state, 0)
    refill(state, 1)
    assert state.display == [("P04", "P03", "P02"), ("P01",), ("V09",)]
    state.display[1] = ()
    refill(state, 1)
    assert state.display[1] == ()
    assert state.discard == ["V01", "V02", "V03"]
    assert state.last_round == 7


def test_exactly_one_more_round() -> None:
    """B11.3: the round of the trigger is finished, one full round follows, then the game is scored."""
    state = table(3, starter=2)
    state.round, state.last_round = 5, 6
    at(state, EndOfRound())
    assert state.outcome is None
    assert (state.round, state.phase, state.starter) == (6, 1, 0)
    at(state, EndOfRound())
    assert state.outcome is not None
    assert (state.round, state.to_act) == (6, ())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_ends_one_round_after_the_trigger(players: int) -> None:
    """B11.3: in a whole game the last round is the one after the round in which the deck ran out."""
    state, dice, triggered = begun(players), Dice(players), 0
    while state.to_act:
        seat = dice.pick(state.to_act)
        state.play(seat, dice.pick(state.moves(seat)))
        if "end-triggered" in kinds(state):
            assert triggered == 0
            triggered = state.round
            assert state.draw == []
    assert state.outcome is not None
    assert state.round == triggered + 1 > 2


def test_resources_and_money() -> None:
    """B11.4: every resource, batteries too, is 1 HK dollar; each 5 HK dollars are 1 point."""
    state = bare(table(2))
    give(state, 0, food=1, tools=2, battery=3, money=8, points=20)  # 14 HK dollars
    outcome = score(state)
    assert outcome.scores == (22, 0)
    assert outcome.details[0] == {"before": 20, "money": 2, "tiles": 0, "cards": 0, "left": 4}
    assert state.players[0].money == 4
    assert stock(state, 0) == {}


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10), (7, 14)])
def test_scout_tiles(count: int, points: int) -> None:
    """B11.4: face-up scout tiles score by the table of the districts; face-down ones nothing."""
    state = bare(table(2))
    state.players[0].tiles_up = ["T01", "T09", "T17", "T23", "T29", "T36", "T42"][:count]
    state.players[0].tiles_down = ["T02", "T03", "T04"]
    assert score(state).scores == (points, 0)


def test_cards_in_hand_and_slots() -> None:
    """B11.4: cards in hand and slots score their points; those on objective spots and in the hospital do not."""
    state = bare(table(2))
    player = state.players[0]
    player.hand = ["V10", "dragon-red-1"]  # 5 and 0
    player.slots = [("V01", "V08"), (), ("S18",), ("N02",)]  # 2 and 4, 5, 1
    player.hospital = ["V20", "dragon-leader"]
    player.objectives = spots("V30", "S08")
    assert score(state).scores == (17, 0)


def test_the_score_may_be_negative() -> None:
    """B11.4: points below 0 count as they are."""
    state = give(bare(table(2)), 0, points=-7, money=5)
    outcome = score(state)
    assert outcome.scores == (-6, 0)
    assert outcome.winners == (1,)


@pytest.mark.parametrize(
    ("points", "money", "winners"),
    [
        ((30, 29, 28), (0, 4, 4), (0,)),
        ((29, 30, 28), (4, 0, 4), (1,)),
        ((30, 30, 20), (1, 3, 4), (1,)),
        ((30, 30, 30), (2, 2, 1), (0, 1)),
        ((30, 30, 30), (0, 0, 0), (0, 1, 2)),
        ((30, 20, 30), (2, 4, 2), (0, 2)),
    ],
)
def test_the_winner(points: tuple[int, ...], money: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """B11.5: the highest score, then the most HK dollars left, then together."""
    state = bare(table(3))
    for seat in range(3):
        give(state, seat, points=points[seat], money=money[seat])
    assert score(state).winners == winners
    assert state.to_act == ()
    assert offered(state, 0) == []
