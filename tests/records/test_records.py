"""Games that were finished under earlier versions replay to their end, move by move.

`<game>-<players>-<options>-<bot>.record`. The first ten were played by 0.1.0, the others since. When one fails, a rule
or a card plays differently than it did: mend that. In `dealt-anew` it may also be how a possible world is dealt
(`State.determinize`): tables where somebody tries a decision again rest on that.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hearthlight.games import game_named
from hearthlight.kernel import BadRecord, Match, encode, read_record

RECORDS = sorted(Path(__file__).parent.glob("*.record"))
DEALT_ANEW = sorted(Path(__file__).parent.glob("dealt-anew/*.record"))


@pytest.mark.parametrize("path", RECORDS + DEALT_ANEW, ids=lambda path: path.stem)
def test_an_old_game_replays_to_its_end(path: Path) -> None:
    record, cut = read_record(path.read_text("utf-8"))
    assert not cut
    match = Match.replay(game_named(record.game), record)
    assert match.state.outcome is not None
    assert match.state.ply == len(record.moves) > 40


@pytest.mark.parametrize("path", RECORDS + DEALT_ANEW, ids=lambda path: path.stem)
def test_an_old_game_can_be_sealed_again(path: Path) -> None:
    """What is saved today holds today, fingerprints and all."""
    record, _ = read_record(path.read_text("utf-8"))
    match = Match.replay(game_named(record.game), record)
    again, _ = read_record(match.text())
    assert Match.replay(game_named(again.game), again).state == match.state


@pytest.mark.parametrize("path", DEALT_ANEW, ids=lambda path: path.stem)
def test_a_game_that_was_dealt_anew_is_checked_where_that_happened(path: Path) -> None:
    record, _ = read_record(path.read_text("utf-8"))
    assert record.redeals
    assert {redeal.at for redeal in record.redeals} < record.checks.keys()


def test_records_of_both_ages_are_there() -> None:
    """Some whose pack is as it was then, fingerprint by fingerprint, and some whose pack has been told anew since."""
    ages = set()
    for path in RECORDS:
        record, _ = read_record(path.read_text("utf-8"))
        ages.add(record.pack_hash == game_named(record.game).packs(record.pack).hash)
        assert record.checks
    assert ages == {True, False}


def test_a_pack_that_nobody_continues_is_refused() -> None:
    record, _ = read_record(RECORDS[-1].read_text("utf-8"))
    record.pack_hash = "0123456789abcdef"
    with pytest.raises(BadRecord, match="record-other-pack"):
        Match.replay(game_named(record.game), record)


def test_a_game_goes_on_with_the_edition_that_it_began_with() -> None:
    """Where a pack has changed since, the one of then is kept; states that were saved name it, too."""
    record, _ = read_record(Path(__file__).with_name("frostpunk-1-1-companion.record").read_text("utf-8"))
    game = game_named(record.game)
    today, then = game.packs(record.pack), game.packs(f"{record.pack} {record.pack_hash}")
    assert (then.name, then.folder) == (today.name, today.folder)
    assert then.hash != today.hash
    match = Match.replay(game, record, 20)
    assert match.record.pack_hash == match.state.pack.hash == then.hash
    assert game.load(encode(match.state)).pack is then
