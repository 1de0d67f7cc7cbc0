"""Records: text and back, checks, forks, damage."""

from __future__ import annotations

import pytest

from hearthlight.kernel import BadRecord, Match, Record, read_record

from .bidding import BIDDING, BiddingOptions


def played() -> Match:
    match = Match(BIDDING, BiddingOptions(), 42, names=["Ada Lovelace", "Ben"])
    for seat, move in ((0, "bid 1"), (1, "bid 2"), (0, "coin"), (0, "roll"), (0, "stop")):
        match.play(seat, move)
    return match


def test_text_and_back() -> None:
    match = played()
    text = match.text()
    assert text.startswith("hearthlight-record 1\ngame bidding\nrules 1\npack coins 1\noption players 2\n")
    assert "seat 0 Ada Lovelace\n" in text
    record, cut = read_record(text)
    assert not cut
    again = Match.replay(BIDDING, record)
    assert again.state == match.state
    assert again.text() == text


def test_comments_and_empty_lines_are_allowed_between_moves() -> None:
    lines = played().text().splitlines()
    record, _ = read_record("\n".join([*lines[:-2], "# a fine moment", "", *lines[-2:]]) + "\n")
    assert len(record.moves) == 5


def test_a_half_written_record_is_read_up_to_its_last_whole_move() -> None:
    text = played().text()
    whole = text[: text.index("= 5")]
    record, cut = read_record(whole[:-2])
    assert cut
    assert [move for _, move in record.moves] == ["bid 1", "bid 2", "coin", "roll"]
    assert Match.replay(BIDDING, record).state.ply == 4


def test_every_prefix_of_a_record_is_read_or_refused_clearly() -> None:
    text = played().text()
    for length in range(len(text)):
        try:
            record, cut = read_record(text[:length])
        except BadRecord:
            continue
        assert cut or text[length - 1] == "\n"
        Match.replay(BIDDING, record)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("hearthlight-record 1", "hearthlight-record 9", "record-unknown-format"),
        ("game bidding\n", "", "record-no-header"),
        ("seed 42", "seed many", "record-no-header"),
        ("seed 42", "seed 42\nseed 43", "record-bad-line"),
        ("pack coins 1", "pack coins 2", "record-other-pack"),
        ("0 coin", "0 dance", "record-illegal-move"),
        ("0 coin", "5 coin", "record-illegal-move"),
        ("0 coin", "zero coin", "record-bad-line"),
        ("0 coin", "1 stop", "record-illegal-move"),
        ("0 roll", "0 coin", "record-other-state"),
        ("= 5 ", "= 4 ", "record-bad-line"),
        ("seat 0 Ada", "sofa 0 Ada", "record-bad-line"),
    ],
)
def test_damage_is_named(old: str, new: str, key: str) -> None:
    text = played().text()
    assert old in text
    with pytest.raises(BadRecord) as problem:
        Match.replay(BIDDING, read_record(text.replace(old, new, 1))[0])
    assert problem.value.key == key


def test_a_fork_plays_on_differently() -> None:
    match = played()
    match.text()
    fork = Match.replay(BIDDING, match.record.fork(3))
    assert fork.record.moves == match.record.moves[:3]
    assert 5 not in fork.record.checks
    fork.play(0, "stop")
    assert match.state.ply == 5


def test_replaying_stops_where_it_is_told() -> None:
    assert Match.replay(BIDDING, played().record, upto=2).state.ply == 2


def test_records_do_not_share_their_lists() -> None:
    one, other = Record("a", "b", "c", {}, 1), Record("a", "b", "c", {}, 1)
    one.moves.append((0, "x"))
    assert other.moves == []
