"""What came of many games: the right numbers in the right rows, in every language."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from hearthlight.arena.play import Job, Result
from hearthlight.arena.report import report
from hearthlight.games import game_named
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Outcome

RIVALS = Job("blackout", {"players": 2}, 1, ("random", "greedy"))
TOGETHER = Job("frostpunk", {"players": 1}, 1, ("companion",))


def shown(results: list[Result], seconds: float = 2, language: str = "en") -> str:
    console = Console(width=120, file=io.StringIO())
    say = game_named(results[0].job.game).say(language)
    for part in report(say, results, seconds):
        console.print(part)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def row(text: str, start: str) -> list[str]:
    """The cells of the row that begins so."""
    cells = [[cell.strip() for cell in line.strip("│ ").split("│")] for line in text.splitlines() if "│" in line]
    return next(line for line in cells if line[0] == start)


def test_rivals_stand_by_seat() -> None:
    results = [
        Result(RIVALS, Outcome((1,), (10, 30)), rounds=8, moves=100),
        Result(RIVALS, Outcome((0,), (40, 20)), rounds=10, moves=300),
        Result(RIVALS, Outcome((1,), (10, 40)), rounds=9, moves=200),
    ]
    text = shown(results)
    assert row(text, "1") == ["1", "random", "1", "20.0", "10", "40"]
    assert row(text, "2") == ["2", "greedy", "2", "30.0", "20", "40"]
    assert "9.0 on average, 8 to 10" in text
    assert "600 moves in 2.0 s, 300 a second" in text
    assert "Nobody won" not in text


def test_games_that_nobody_won_are_counted() -> None:
    results = [Result(RIVALS, Outcome((), (10, 30)), 8, 100), Result(RIVALS, Outcome((1,), (10, 30)), 8, 100)]
    assert "Nobody won 1 of them." in shown(results)


def test_who_plays_together_shares_a_fate() -> None:
    results = [
        Result(TOGETHER, Outcome((0,), (1,)), 14, 100),
        Result(TOGETHER, Outcome((), (0,), cause="hope"), 6, 100),
        Result(TOGETHER, Outcome((), (0,), cause="hope"), 8, 100),
        Result(TOGETHER, Outcome((), (0,), cause="hunger"), 10, 100),
    ]
    text = shown(results)
    assert row(text, "Won") == ["Won", "1", "25%", "", "14.0"]
    assert row(text, "hope lost") == ["hope lost", "2", "50%", "67%", "7.0"]
    assert row(text, "hunger") == ["hunger", "1", "25%", "33%", "10.0"]


def test_a_fate_that_has_no_words_is_called_what_it_is() -> None:
    text = shown([Result(TOGETHER, Outcome((), (0,), cause="boredom"), 6, 100)])
    assert row(text, "boredom") == ["boredom", "1", "100%", "100%", "6.0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word(language: str) -> None:
    causes = ("hope", "discontent", "malfunction", "sickness", "hunger", "corpses", "time")
    lost = [Result(TOGETHER, Outcome((), (0,), cause=cause), 6, 100) for cause in causes]
    rivals = [Result(RIVALS, Outcome((), (10, 30)), 8, 100)]
    assert "[" not in shown(lost, language=language) + shown(rivals, language=language)
