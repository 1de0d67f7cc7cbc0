"""Joint decisions: one seat decides, the others suggest; what is suggested is talk and leaves no trace."""

from __future__ import annotations

import pytest

from hearthlight.kernel import IllegalMove, Match

from .bidding import BIDDING, BiddingOptions


def treasury() -> Match:
    return Match(BIDDING, BiddingOptions(players=3, treasurer=1), 1)


def test_a_decision_says_whether_it_is_joint() -> None:
    assert treasury().state.decision(0).joint
    decision = treasury().state.joint_decision()
    assert decision is not None
    assert decision.asks == "treasurer"
    alone = Match(BIDDING, BiddingOptions(), 1)
    assert not alone.state.decision(0).joint
    assert alone.state.joint_decision() is None


def test_each_other_seat_suggests_one_move_and_may_think_again() -> None:
    match = treasury()
    match.suggest(1, "coin")
    match.suggest(2, "roll")
    match.suggest(1, "stop")
    assert match.suggestions == {1: "stop", 2: "roll"}
    match.suggest(2, None)
    match.suggest(2, None)
    assert match.suggestions == {1: "stop"}


def test_suggestions_are_no_part_of_the_record() -> None:
    match = treasury()
    before = match.text()
    match.suggest(1, "coin")
    assert match.text() == before


def test_a_copy_has_its_own_suggestions() -> None:
    match = treasury()
    match.suggest(1, "coin")
    twin = match.copy()
    twin.suggest(1, None)
    assert match.suggestions == {1: "coin"}


def test_they_vanish_with_the_next_move_and_when_it_is_taken_back() -> None:
    match = treasury()
    match.suggest(1, "coin")
    match.play(0, "coin")
    assert match.suggestions == {}
    match.suggest(2, "stop")
    match.undo(0)
    assert match.suggestions == {}


@pytest.mark.parametrize(
    ("seat", "move", "key"),
    [
        (0, "coin", "suggest-to-yourself"),
        (3, "coin", "suggest-to-yourself"),
        (-1, "coin", "suggest-to-yourself"),
        (1, "dance", "illegal-move"),
    ],
)
def test_what_makes_no_sense_is_refused(seat: int, move: str, key: str) -> None:
    match = treasury()
    with pytest.raises(IllegalMove) as problem:
        match.suggest(seat, move)
    assert problem.value.key == key
    assert match.suggestions == {}


def test_somebody_else_may_have_the_last_word() -> None:
    match = treasury()
    match.suggest(0, "coin", decides=2)
    assert match.suggestions == {0: "coin"}
    with pytest.raises(IllegalMove):
        match.suggest(2, "coin", decides=2)


def test_nobody_suggests_where_each_decides_alone() -> None:
    match = Match(BIDDING, BiddingOptions(), 1)
    with pytest.raises(IllegalMove) as problem:
        match.suggest(1, "bid 1")
    assert problem.value.key == "not-joint"
