"""The command line as people use it: what it prints, and one clear line with exit code 2 for bad input."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Protocol

import pytest
from rich.console import Console

from hearthlight import __version__
from hearthlight.cli import main
from hearthlight.games import game_named
from hearthlight.kernel import Match, make_options, read_record


def run(*words: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hearthlight.cli", *map(str, words)],
        input=typed,
        text=True,
        capture_output=True,
        timeout=600,
        check=False,
        env={"PATH": "/usr/bin:/bin", "COLUMNS": "140", "PYTHONIOENCODING": "utf-8"},
    )


class Refused(Protocol):
    def __call__(self, *words: str | Path) -> str: ...


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """The one line that a refused command says."""

    def call(*words: str | Path) -> str:
        with pytest.raises(SystemExit) as end:
            main([str(word) for word in words])
        said = capsys.readouterr().err
        assert end.value.code == 2
        assert len(said.strip().splitlines()) == 1, said
        return said

    return call


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game between bots."""
    path = tmp_path_factory.mktemp("cli") / "game.record"
    result = run(
        "play", "blackout", "--bots", "all", "--players", "2", "--seed", "7", "--names", "Ada,Ben", "--save", path
    )
    assert result.returncode == 0, result.stderr
    assert "The game is over." in result.stdout
    assert "Final scores" in result.stdout
    return path


def test_a_person_plays_undoes_asks_why_and_saves(tmp_path: Path) -> None:
    saved = tmp_path / "mine.record"
    typed = f"1\nwhy\n1\nundo\nplan dragon-doctor 3\nhelp\ntable\nlog\ncard V01\nnonsense\nsave {saved}\nquit\n"
    result = run("play", "--seed", "5", "--names", "Ada", typed=typed)
    assert result.returncode == 0, result.stderr
    for words in (
        "Place your first cube",
        "B4.2: All players plan at once",
        "Undone.",
        "Fruit stall keeper",
        'Ada plans "Doctor" in slot 3',
        '"nonsense" is not one of the choices',
        f"Saved to {saved}",
    ):
        assert words in result.stdout.replace("\n", " "), words
    again = run("play", "--record", saved, typed="ready\nquit\n")
    assert "Ada is ready." in again.stdout
    assert run("replay", saved).returncode == 0


def test_two_people_at_one_keyboard_sit_behind_a_curtain() -> None:
    result = run("play", "--players", "2", "--bots", "none", "--seed", "1", typed="1\n\n1\n")
    assert "it is your turn. Press Enter" in result.stdout


def test_a_game_can_be_played_without_hints(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["hint", "quit"])
    monkeypatch.setattr(Console, "input", lambda *_, **__: next(typed))
    with pytest.raises(SystemExit):
        main(["play", "blackout", "--players", "2", "--seed", "5", "--no-hints"])
    assert "Hints are switched off at this table." in capsys.readouterr().out


def test_replaying_a_record(record: Path) -> None:
    result = run("replay", record)
    assert result.returncode == 0
    assert "Round 1." in result.stdout
    assert "Ada" in result.stdout
    some = run("replay", record, "--upto", "10", "--quiet")
    assert "stops after 10 moves" in some.stdout


RANDOM = Path(__file__).parent / "records" / "blackout-4-random.record"


def test_reviewing_a_record() -> None:
    result = run("review", RANDOM, "--seat", "2")
    assert result.returncode == 0, result.stderr
    said = result.stdout.replace("\n", " ")
    assert "decisions I would have done the same" in said
    assert said.count("I would have done: ") == said.count("Done: ") == 5
    assert f"hearthlight review {RANDOM} --again NUMBER" in said.replace("  ", " ")
    german = run("review", RANDOM, "--lang", "de").stdout
    assert german.count("Das hätte ich getan:") == 5


def test_a_decision_of_a_record_is_tried_again() -> None:
    result = run("review", RANDOM, "--again", "1", typed="1\nquit\n")
    assert result.returncode == 0, result.stderr
    shown, _, played = result.stdout.partition("Goodbye")[0].rpartition("Ada:")
    assert shown
    assert "  1  " in played


def test_after_a_game_one_may_ask_for_its_review() -> None:
    result = run("play", "--record", RANDOM, "--bots", "none", typed="review\nreview 3\n\n")
    assert result.returncode == 0, result.stderr
    assert result.stdout.count("decisions I would have done the same") == 2
    assert result.stdout.count('Type "review"') == 3


def test_half_a_record_is_read_up_to_its_last_whole_move(record: Path, tmp_path: Path) -> None:
    text = record.read_text("utf-8")
    half = tmp_path / "half.record"
    half.write_text(text[: len(text) // 2].rsplit("\n", 1)[0] + "\n0 pl", "utf-8")
    result = run("replay", half, "--quiet")
    assert result.returncode == 0
    assert "ends in the middle of a line; it was read up to move" in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("option players 2", "option players 7", "do not fit blackout"),
        ("\n0 plan ", "\n0 plan no-such-card ", "cannot be played"),
        ("pack hong-kong ", "pack hong-kong 0", "a different version of the pack"),
        ("pack hong-kong ", "pack atlantis ", "no pack at"),
        ("game blackout", "game chess", 'no game "chess"'),
        ("hearthlight-record 1", "PNG", "not a Hearthlight record"),
    ],
)
def test_a_damaged_record_is_refused(
    refused: Refused, record: Path, tmp_path: Path, old: str, new: str, words: str
) -> None:
    text = record.read_text("utf-8")
    assert old in text
    damaged = tmp_path / "damaged.record"
    damaged.write_text(text.replace(old, new, 1), "utf-8")
    assert words in refused("replay", damaged)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "chess"), 'no game "chess"'),
        (("play", "--players", "9"), "do not fit blackout"),
        (("play", "--players", "1", "--mode", "single"), "Solo play is campaign only"),
        (("play", "--players", "2", "--starter", "3"), "Seat 3 cannot start"),
        (("play", "--colours", "pink,pink"), "Two seats cannot both be pink"),
        (("play", "--colours", "mauve"), "There is no colour mauve"),
        (("play", "--skipping", "all"), "do not fit blackout"),
        (("play", "--bots", "5"), "does not fit"),
        (("play", "--bot", "genius"), 'no bot "genius"'),
        (("play", "--record", "/nowhere/x.record"), "no file"),
        (("review", "/nowhere/x.record"), "no file"),
        (("review", RANDOM, "--seat", "5"), "does not fit"),
        (("review", RANDOM, "--again", "6"), '"6" is not one of the choices'),
        (("simulate", "--bots", "genius"), 'no bot "genius"'),
        (("simulate", "--players", "3", "--bots", "random,random"), "does not fit"),
        (("replay", "/nowhere/x.record"), "no file"),
        (("pack", "check", "/nowhere"), "no pack at"),
        (("rules", "chess"), 'no game "chess"'),
        (("play", "frostpunk", "--group", "7"), "do not fit frostpunk"),
        (("play", "frostpunk", "--chapter", "2"), 'has no option "chapter"'),
        (("simulate", "frostpunk", "--bot", "greedy"), 'no bot "greedy"'),
        (("pack", "check", "hong-kong", "--game", "frostpunk"), "no pack at"),
        (("plya",), 'no command "plya". Known: admin, arena, backup, bots, card, games,'),
        (("pack", "mend"), 'no command "mend". Known: check.'),
        (("replay",), "Something is missing: --file."),
        (("serve", "--port", "http"), '--port cannot be "http".'),
        (("bots", "blackout", "3"), '"3" does not belong here.'),
        (("rules", "--lang", "tlh"), 'There is no language "tlh". Known: en,'),
        (("serve", "--prot", "80"), '"--prot" does not belong here.'),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(refused: Refused, words: tuple[str, ...], message: str) -> None:
    assert message in refused(*words)


def test_a_shell_sees_the_line_and_the_exit_code() -> None:
    result = run("plya")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("There is no command")
    assert "Traceback" not in result.stderr


def test_a_binary_file_is_no_record(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(bytes(range(256)))
    assert "cannot be read" in refused("replay", tmp_path / "x")


def test_simulation_shows_a_table() -> None:
    result = run("simulate", "--games", "4", "--players", "2", "--bots", "random")
    assert result.returncode == 0, result.stderr
    assert "4 games of Blackout: Hong Kong" in result.stdout
    assert "Rounds:" in result.stdout


def test_checking_the_pack_of_the_house() -> None:
    result = run("pack", "check", "hong-kong")
    assert result.stdout.startswith("hong-kong: 132 cards, 48 tiles, 40 locations, 16 districts.")
    assert run("pack", "check", "new-london").stdout.startswith("new-london: 266 cards, 73 building tiles, 30 sectors.")


def test_a_solo_campaign_is_kept_in_a_file(refused: Refused, tmp_path: Path) -> None:
    story = tmp_path / "story.json"
    result = run("play", "--players", "1", "--bots", "all", "--bot", "random", "--campaign", story, "--seed", "1")
    assert result.returncode == 0, result.stderr
    assert "Chapter 1 is lost. You start it again with 6 HK dollars." in result.stdout
    assert "Your best score in chapter 1: " in result.stdout
    assert '"losses": 1' in story.read_text("utf-8")
    assert '"bests": {\n    "1": ' in story.read_text("utf-8")
    story.write_text("{", "utf-8")
    assert "not a campaign file" in refused("play", "--players", "1", "--campaign", story)


def test_what_can_be_chosen_is_explained() -> None:
    """R4: in the language that was asked for."""
    listed = " ".join(run("games", "--lang", "de").stdout.replace("│", " ").split())
    assert "--skipping wrong, any (Standard: wrong)" in listed
    assert "(deutsches Regelheft)" in listed
    assert "ivory, pink, lime, sky" in listed


def test_a_lesson_is_listed_begun_and_gone_on_with(tmp_path: Path) -> None:
    """What was read is not said again; whoever does something else is told what is meant."""
    kept = tmp_path / "lessons" / "mine.json"
    begun = run("learn", "blackout", "first-light", "--file", kept, "--name", "Ada", typed="\n2\nshow\nquit\n")
    assert begun.returncode == 0, begun.stderr
    said = " ".join(begun.stdout.split())
    assert "Hong Kong is dark." in said
    assert "A fair start. But this guide begins in another place. Start on Lion Rock." in said
    assert "Ada places a cube on Lion Rock" in said
    assert "…" in run("learn", "blackout", "--file", kept).stdout
    again = " ".join(run("learn", "blackout", "first-light", "--file", kept, typed="quit\n").stdout.split())
    assert "Hong Kong is dark." not in again
    assert "The first light 3/" in again


def test_a_puzzle_is_missed_tried_again_and_solved(tmp_path: Path) -> None:
    kept = tmp_path / "mine.json"
    typed = "hint\nstop\n\nshow\nshow\nshow\n"
    result = run("learn", "frostpunk", "warm-hut", "--file", kept, "--lang", "de", typed=typed)
    assert result.returncode == 0, result.stderr
    said = " ".join(result.stdout.split())
    for words in ("Welche Hütte", "Für heute Abend fehlt Nahrung: 3.", "Erst das Feuer, dann die Arbeit"):
        assert words in said
    assert "✓" in run("learn", "frostpunk", "--file", kept).stdout


def test_rules_and_bots_are_listed() -> None:
    assert "**B6.7**" in run("rules").stdout
    assert run("bots").stdout.split() == [
        *("random", "friendly", "greedy", "lookahead"),
        *("search-fast", "search", "search-strong"),
    ]
    assert "**F9.3**" in run("rules", "frostpunk").stdout
    assert run("bots", "frostpunk").stdout.split() == ["random", "companion"]


# -- Frostpunk -----------------------------------------------------------------------------------------------------


def test_a_card_is_found_by_a_part_of_its_title_in_any_language() -> None:
    assert "Doctor" in run("card", "blackout", "doct").stdout
    assert "Ärztin" in run("card", "blackout", "ärzt", "--lang", "de").stdout
    assert "There is no card" in run("card", "frostpunk", "no", "such", "card").stderr


def test_icons_are_explained_with_their_rules() -> None:
    result = run("icons", "frostpunk")
    assert result.returncode == 0, result.stderr
    assert re.search(r"F\d+\.\d+", result.stdout)
    assert "hope" in result.stdout.lower()


def test_a_city_is_played_saved_and_replayed(tmp_path: Path) -> None:
    saved = tmp_path / "city.record"
    result = run(
        "play",
        "frostpunk",
        "--players",
        "2",
        "--group",
        "2",
        "--difficulty",
        "hard",
        "--bots",
        "all",
        "--bot",
        "random",
        "--seed",
        "3",
        "--save",
        saved,
    )
    assert result.returncode == 0, result.stderr
    assert "The city is lost" in result.stdout
    assert "option group 2\noption difficulty hard\n" in saved.read_text("utf-8")
    again = run("replay", saved)
    assert again.returncode == 0, again.stderr
    assert "The city is lost" in again.stdout


def test_a_person_leads_a_city_beside_a_companion(tmp_path: Path) -> None:
    saved = tmp_path / "mine.record"
    typed = f"1\nwhy\n1\ntable\ncard M001\nsuggest 9 9\nundo\nsave {saved}\nquit\n"
    result = run("play", "frostpunk", "--players", "2", "--seed", "4", "--names", "Ada", typed=typed)
    assert result.returncode == 0, result.stderr
    for words in ("F3.12:", "Cookhouse", "Hope", "The unlocked shed", f"Saved to {saved}"):
        assert words in result.stdout.replace("\n", " "), words
    assert run("play", "--record", saved, typed="quit\n").returncode == 0


def test_a_simulation_of_cities_names_their_fates() -> None:
    result = run("simulate", "frostpunk", "--games", "4", "--bot", "random")
    assert result.returncode == 0, result.stderr
    assert "4 games of Frostpunk" in result.stdout
    assert "hope lost" in result.stdout
    assert "Share of defeats" in result.stdout


def test_it_says_its_version() -> None:
    said = run("--version")
    assert (said.returncode, said.stdout) == (0, f"{__version__}\n")


def test_a_record_brings_its_pack_along(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Played with a box of somebody else's: neither its name nor its folder means anything here."""
    game = game_named("blackout")
    theirs = game.packs.unpack(game.packs("hong-kong").kept.replace('"name":"hong-kong"', '"name":"their-box"'))
    match = Match(game, make_options(game, players=2), 1, pack=theirs, names=["Ada", "Ben"])
    for _ in range(30):
        seat = match.state.to_act[0]
        match.play(seat, match.state.moves(seat)[0].notation())
    file, again = tmp_path / "their.record", tmp_path / "again.record"
    file.write_text(match.text(with_pack=True), "utf-8")
    for words in (["replay", str(file)], ["play", "--record", str(file), "--bots", "all", "--save", str(again)]):
        with pytest.raises(SystemExit) as end:
            main(words)
        assert end.value.code == 0
        assert "Ada" in capsys.readouterr().out
    record, _ = read_record(again.read_text("utf-8"))
    assert record.content == theirs.kept
    assert len(record.moves) > 30
