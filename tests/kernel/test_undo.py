"""Undo: never past a secret, a random result, or another seat's move; but independently while choosing together."""

from __future__ import annotations

import pytest

from hearthlight.kernel import IllegalMove, Match

from .bidding import BIDDING, Bidding, BiddingOptions, OpenBids, SecretBids, TakeCoins


def start(players: int = 2) -> Match:
    return Match(BIDDING, BiddingOptions(players=players), 1)


def table(match: Match) -> Bidding:
    assert isinstance(match.state, Bidding)
    return match.state


def test_moves_of_one_seat_can_be_taken_back_one_by_one() -> None:
    match = start()
    match.play(0, "bid 1")
    match.play(1, "bid 1")
    match.play(0, "coin")
    match.play(0, "coin")
    match.undo(0)
    assert table(match).coins == [1, 0]
    match.undo(0)
    assert table(match).coins == [0, 0]
    assert not match.can_undo(0), "the bids were opened before that"


def test_never_past_a_random_result() -> None:
    match = start()
    match.play(0, "bid 1")
    match.play(1, "bid 1")
    match.play(0, "coin")
    match.play(0, "roll")
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove) as problem:
        match.undo(0)
    assert problem.value.key == "cannot-undo"


def test_never_past_another_seats_move() -> None:
    match = start()
    for seat, move in ((0, "bid 1"), (1, "bid 1"), (0, "coin"), (0, "stop"), (1, "coin")):
        match.play(seat, move)
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_those_who_choose_together_take_back_their_own_moves_only() -> None:
    match = start(3)
    match.play(0, "bid 1")
    match.play(1, "bid 2")
    match.undo(0)
    assert table(match).bids == [-1, 2, -1]
    assert match.record.moves == [(1, "bid 2")]
    match.play(0, "bid 0")
    match.play(2, "bid 0")
    assert not any(match.can_undo(seat) for seat in range(3)), "now the bids are open"


def test_nobody_goes_back_behind_a_question_that_another_seat_has_answered() -> None:
    """Seat 1 takes a coin, then both bid: once seat 0 has bid, the coin stays taken."""
    state = table(start())
    state.agenda = []
    state.push(TakeCoins(1), SecretBids(), OpenBids())
    state.play_notation(1, "coin")
    state.play_notation(1, "stop")
    assert state.undo_point(1) == 0
    state.play_notation(0, "bid 1")
    assert state.undo_point(1) == 2  # the first answer: its own moves lie before
    assert state.undo_point(0) == 2


def test_undo_takes_the_events_back_too() -> None:
    match = start()
    match.play(0, "bid 1")
    assert len(match.log) == 2
    match.undo(0)
    assert len(match.log) == 1
