"""A record that deals anew in its middle all that a seat could not know: replayed, saved, forked, taken back."""

from __future__ import annotations

import pytest

from hearthlight.kernel import BadRecord, IllegalMove, Match, Redeal, read_record

from .bidding import BIDDING, Bidding, BiddingOptions


def dealt_anew(seed: int = 7) -> Match:
    """Seat 1 has bid in secret; seat 0 could not know what."""
    match = Match(BIDDING, BiddingOptions(left=40), 42)
    match.play(1, "bid 2")
    match.text()  # a fingerprint of how it really was
    match.redeal(0, seed)
    return match


def rolls(match: Match) -> list[int]:
    match.play(0, "bid 1")
    for _ in range(5):
        match.play(0, "roll")
    assert isinstance(match.state, Bidding)
    return [*match.state.bids, *match.state.coins]


def test_it_is_another_game_for_each_seed_and_the_same_for_one() -> None:
    assert rolls(dealt_anew(7)) == rolls(dealt_anew(7))
    assert len({tuple(rolls(dealt_anew(seed))) for seed in range(20)}) > 10


def test_a_record_replays_exactly_and_is_written_as_it_was() -> None:
    match = dealt_anew()
    rolls(match)
    text = match.text()
    assert "\n1 bid 2\n~ 0 7\n0 bid 1\n" in text
    record, cut = read_record(text)
    assert not cut
    assert record.redeals == [Redeal(1, 0, 7)]
    again = Match.replay(BIDDING, record)
    assert again.state == match.state
    assert again.text() == text


def test_what_was_before_cannot_be_taken_back_and_what_came_after_can() -> None:
    match = dealt_anew()
    assert not match.can_undo(1)
    with pytest.raises(IllegalMove, match="cannot-undo"):
        match.undo(1)
    stood = match.state.fingerprint()
    match.play(0, "bid 1")
    match = Match.replay(BIDDING, match.record.fork(1))
    assert match.state.fingerprint() == stood
    together = Match(BIDDING, BiddingOptions(players=3), 42)
    together.play(1, "bid 2")
    together.redeal(0, 7)
    stood = together.state.fingerprint()
    together.play(0, "bid 1")
    together.undo(0)
    assert together.state.fingerprint() == stood


def test_a_fork_before_it_knows_nothing_of_it() -> None:
    match = dealt_anew()
    rolls(match)
    assert match.record.fork(0).redeals == []
    assert match.record.fork(1).redeals == [Redeal(1, 0, 7)]


def test_it_may_happen_again() -> None:
    match = dealt_anew()
    match.play(0, "bid 1")
    match.redeal(0, 8)
    match.play(0, "roll")
    assert Match.replay(BIDDING, read_record(match.text())[0]).state == match.state
    assert [redeal.at for redeal in match.record.redeals] == [1, 2]


def test_a_copy_is_dealt_anew_alone() -> None:
    match = dealt_anew()
    twin = match.copy()
    twin.redeal(0, 9)
    assert len(match.record.redeals) == 1


@pytest.mark.parametrize(
    ("line", "key"), [("~ 0 many", "record-bad-line"), ("~ 0", "record-bad-line"), ("~ 5 7", "record-illegal-move")]
)
def test_damage_is_named(line: str, key: str) -> None:
    with pytest.raises(BadRecord) as problem:
        Match.replay(BIDDING, read_record(dealt_anew().text().replace("~ 0 7", line))[0])
    assert problem.value.key == key
