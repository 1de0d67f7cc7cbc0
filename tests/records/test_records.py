"""Games that were finished replay to their end, move by move.

`<game>-<players>-<options>-<bot>.record`. Those in `finished` were played by `scripts/finished_games.py`, with a
fingerprint every few moves. Of the others the first ten were played by 0.1.0. When one fails, a rule or a card plays
differently than it did: mend that; or, if it is meant, raise the version of the rules, so that tables go on from where
they stand (`Game.rules_version`). In `dealt-anew` it may also be how a possible world is dealt (`State.determinize`):
tables where somebody tries a decision again rest on that.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hearthlight.games import game_named
from hearthlight.kernel import BadRecord, Match, Record, chance, encode, read_record

RECORDS = sorted(Path(__file__).parent.glob("*.record"))
DEALT_ANEW = sorted(Path(__file__).parent.glob("dealt-anew/*.record"))
FINISHED = sorted(Path(__file__).parent.glob("finished/*.record"))
FEWEST = 12


def replayed(path: Path) -> tuple[Record, Match]:
    """A record of ours, played again; or what must be done."""
    record, cut = read_record(path.read_text("utf-8"))
    assert not cut
    game = game_named(record.game)
    try:
        return record, Match.replay(game, record)
    except BadRecord as problem:
        now = game.rules_version
        todo = (
            f"Mend what plays differently; or, if it is meant, raise `rules_version` of {type(game).__name__} "
            f"from {now} to {now + 1} and run `scripts/finished_games.py`."
            if record.rules_now == now
            else "It was played under earlier rules: write it anew with `scripts/finished_games.py`, or take it out."
        )
        raise AssertionError(f"{path.name}, rules {record.rules_now}, does not replay: {problem}. {todo}") from problem


@pytest.mark.parametrize("path", RECORDS + DEALT_ANEW, ids=lambda path: path.stem)
def test_an_old_game_replays_to_its_end(path: Path) -> None:
    record, match = replayed(path)
    assert match.state.outcome is not None
    assert match.state.ply == len(record.moves) > 40


@pytest.mark.parametrize("path", RECORDS + DEALT_ANEW, ids=lambda path: path.stem)
def test_an_old_game_can_be_sealed_again(path: Path) -> None:
    """What is saved today holds today, fingerprints and all."""
    _, match = replayed(path)
    again, _ = read_record(match.text())
    assert Match.replay(game_named(again.game), again).state == match.state


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_a_finished_game_replays_to_its_fingerprints(path: Path) -> None:
    record, match = replayed(path)
    assert match.state.outcome is not None
    assert match.record.checks == record.checks
    assert {*range(20, len(record.moves), 20), len(record.moves)} <= record.checks.keys()


def test_finished_games_of_all_kinds_are_there() -> None:
    """All numbers of players, modes, chapters, groups and levels."""
    for game in (game_named("blackout"), game_named("frostpunk")):
        records = [read_record(path.read_text("utf-8"))[0] for path in FINISHED if path.stem.startswith(game.key)]
        assert len(records) >= FEWEST
        for option in ("players", "mode", "chapter", "group", "difficulty", "skipping"):
            if option in game.options.__struct_fields__:
                assert {record.options[option] for record in records} == {*game.values_of(option)}, option


def test_one_that_fails_says_which_version_must_be_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "_STEP", chance._STEP + 2)
    game = game_named("blackout")
    now = game.rules_version
    with pytest.raises(AssertionError, match=f"raise `rules_version` of BlackoutGame from {now} to {now + 1}"):
        replayed(FINISHED[0])
    monkeypatch.setattr(type(game), "rules_version", now + 1)
    with pytest.raises(AssertionError, match="write it anew"):
        replayed(FINISHED[0])


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
