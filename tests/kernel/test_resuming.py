"""A match goes on from where it was kept: without its record being played again, and under other rules too."""

from __future__ import annotations

import pytest

from hearthlight.kernel import BadRecord, IllegalMove, Match, encode, read_record

from .bidding import BIDDING, BiddingGame, BiddingOptions
from .test_record import played


class Stricter(BiddingGame):
    """The same game under the next version of its rules."""

    rules_version = 2


STRICTER = Stricter()


def kept(match: Match, game: BiddingGame = BIDDING) -> Match:
    """What a house has written down of a match, opened again."""
    record, _ = read_record(match.record.text())
    log = [events[:] for events in match.log]
    return Match.kept(game, record, BIDDING.load(encode(match.state)), log, sealed=match.sealed)


def test_a_kept_match_goes_on_as_if_nothing_had_been() -> None:
    match = Match(BIDDING, BiddingOptions(), 7)
    match.play(0, "bid 1")
    again = kept(match)
    assert (again.state, again.log, again.record) == (match.state, match.log, match.record)
    assert again.can_undo(0)
    again.undo(0)
    assert again.state.ply == 0
    assert not again.record.resumed


def test_under_other_rules_it_goes_on_from_where_it_stands() -> None:
    match = played()
    match.play(1, "coin")
    again = kept(match, STRICTER)
    assert [(resumed.at, resumed.rules) for resumed in again.record.resumed] == [(6, 2)]
    assert (again.record.rules, again.record.rules_now) == (1, 2)
    assert not again.can_undo(1), "what was done under other rules stands"
    again.play(1, "coin")
    assert again.can_undo(1)
    said = again.log[:]
    again.undo(1)
    assert again.state.ply == 6
    assert again.log == said[:7], "what was told before is still told"
    with pytest.raises(IllegalMove):
        again.undo(1)


def test_its_record_says_where_the_rules_changed() -> None:
    match = kept(played(), STRICTER)
    match.play(1, "coin")
    text = match.text()
    record, _ = read_record(text)
    assert record == match.record
    again = Match.replay(STRICTER, record)
    assert again.state == match.state
    assert again.text() == text


def test_a_record_of_other_rules_is_the_same_game_if_its_fingerprints_hold() -> None:
    record, _ = read_record(played().text())
    match = Match.replay(STRICTER, record)
    assert match.record.rules == 2
    record.checks[5] = "0" * 16
    with pytest.raises(BadRecord, match="record-other-rules"):
        Match.replay(STRICTER, record)
    with pytest.raises(BadRecord, match="record-other-rules"):
        Match.replay(STRICTER, record, 2)  # the beginning alone would tell nothing
    with pytest.raises(BadRecord, match="record-other-state"):
        Match.replay(BIDDING, record)


def test_what_was_before_other_rules_is_not_shown() -> None:
    match = kept(played(), STRICTER)
    match.play(1, "coin")
    assert match.begins == 5
    assert Match.replay(STRICTER, match.record, 5).state.ply == 5
    with pytest.raises(BadRecord, match="record-other-rules"):
        Match.replay(STRICTER, match.record, 4)


def test_a_game_that_is_over_does_not_go_on() -> None:
    match = Match(BIDDING, BiddingOptions(left=0), 7)
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.play(seat, match.state.moves(seat)[0].notation())
    again = kept(match, STRICTER)
    assert not again.record.resumed
    assert again.begins == again.state.ply


@pytest.mark.parametrize("line", ["! x AAAA", "! 2 no-base64", "! 2", "pack "])
def test_nonsense_is_named(line: str) -> None:
    with pytest.raises(BadRecord, match="record-bad-line"):
        read_record(played().text() + line + "\n")


@pytest.mark.parametrize("state", ["gA==", "kA=="])
def test_a_state_that_is_none_is_refused(state: str) -> None:
    with pytest.raises(BadRecord, match="record-other-rules"):
        Match.replay(BIDDING, read_record(played().text() + f"! 2 {state}\n")[0])
