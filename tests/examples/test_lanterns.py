"""Lantern Night, installed beside Hearthlight: every part of the house offers it, and none was changed for it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearthlight.games import games
from hearthlight.i18n import LANGUAGES, LOCALES
from hearthlight.kernel import Dice

from ..server.houses import ServerByHand
from ..server.people import Person, pick
from .installing import LANTERNS, installed

pytestmark = pytest.mark.xdist_group("lanterns")
ROOT = LANTERNS.parents[1]


@pytest.fixture(scope="module", autouse=True)
def beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(LANTERNS, tmp_path_factory.mktemp("lanterns")):
        yield


def hearthlight(*words: str | Path, typed: str = "") -> str:
    """What a command prints."""
    result = subprocess.run(
        [sys.executable, "-m", "hearthlight.cli", *map(str, words)],
        input=typed,
        text=True,
        capture_output=True,
        check=False,
        env=os.environ | {"COLUMNS": "140", "PYTHONIOENCODING": "utf-8"},
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_it_is_listed_with_what_it_lets_one_choose() -> None:
    text = hearthlight("games")
    for words in ("Lantern Night", "--night", "short, long (default: long)", "random, greedy", "festival"):
        assert words in text
    assert "Blackout: Hong Kong" in text


def test_it_is_simulated() -> None:
    text = hearthlight("simulate", "lanterns", "--games", "20", "--players", "4", "--night", "short")
    assert "20 games of Lantern Night" in text


def test_a_tournament_of_it_is_held(tmp_path: Path) -> None:
    """It says nothing of what could be counted, and need not."""
    text = hearthlight("arena", "lanterns", "--bots", "random,greedy", "--games", "10", "--out", tmp_path)
    assert re.search(r"greedy .* 10 ", text)
    report = (tmp_path / "report.html").read_text("utf-8")
    assert "Arena: Lantern Night" in report
    assert "<h2>Seats</h2>" in report


def test_it_is_played_saved_and_replayed_in_a_terminal(tmp_path: Path) -> None:
    saved = tmp_path / "night.record"
    text = hearthlight("play", "lanterns", "--bots", "all", "--seed", "3", "--lang", "fr", "--save", saved)
    assert "La nuit est finie." in text
    assert re.search(r"lanternes .* formes .* vœux", text)
    assert "The night is over." in hearthlight("replay", saved)


def test_a_person_plays_it_in_a_terminal() -> None:
    text = hearthlight("play", "lanterns", "--seed", "3", typed="why\ngather\n1\ncard red-lotus\ntable\nquit\n")
    for words in ("L2.2: On your turn you do one of three things", "Player 1 puts back", "costs red and green"):
        assert words in text


def test_its_rules_and_its_pack_are_read() -> None:
    assert "**L3.4** Was it the lantern at the mouth?" in hearthlight("rules", "lanterns")
    assert hearthlight("pack", "check", "festival").startswith("festival: 12 kinds of lanterns.")


def test_a_server_offers_it_and_a_table_of_it_is_played_to_the_end(tmp_path: Path) -> None:
    server = ServerByHand(str(tmp_path / "house.sqlite"))
    try:
        ada = Person(server.url, "Ada")
        info = next(game for game in ada.get("/api/games", lang="de") if game["key"] == "lanterns")
        assert (info["title"], info["players"], info["bots"]) == ("Laternennacht", [2, 4], ["random", "greedy"])
        assert [option["title"] for option in info["options"]] == ["Nacht", "Wünsche pro Person"]
        cards = ada.get("/api/games/lanterns/packs/festival", lang="de")["cards"]
        assert len(cards) == 12 + 4
        assert cards["red-lotus"] == {"title": "Roter Lotus", "lines": ["Lotus, Rot; kostet Rot und Grün; 2 Punkte"]}
        assert [section["section"] for section in ada.get("/api/rules/lanterns")["sections"]] == [
            "L1",
            "L2",
            "L3",
            "L4",
        ]
        table = ada.create("me", "greedy", game="lanterns", night="short")
        mine, other = ada.look(table)["view"]["players"]
        assert len(mine["hand"]) == mine["papers"]
        assert other["hand"] is None
        dice = Dice(1)
        while not (info := ada.look(table))["finished"]:
            if info["decision"]:
                ada.play(info, pick(info, dice))
            else:
                ada.step_bots(table)
        assert info["view"]["outcome"]["winners"]
        assert "The night is over." in info["log"][-1]["text"]
        ada.http.close()
    finally:
        server.stop()


# -- good neighbours -----------------------------------------------------------------------------------------------


def test_the_house_does_not_know_it() -> None:
    for folder in (ROOT / "src", ROOT / "web" / "src"):
        for path in folder.rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte", ".css"):
                assert "lanterns" not in path.read_text("utf-8").lower(), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_no_words_away_from_others(language: str) -> None:
    """The page has one catalogue for all games. What only a game's own words say may have the name of another's."""

    def messages(locales: Path) -> set[str]:
        files = (locales / language).glob("*.ftl")
        return {key for file in files for key in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)}

    others = messages(LOCALES).union(*(messages(game.locales) for game in games()))
    shared = messages(LANTERNS / "src" / "lanterns" / "locales") & others
    assert not [key for key in shared if not key.startswith(("ask-", "move-", "event-"))]
