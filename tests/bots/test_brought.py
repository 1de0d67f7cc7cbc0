"""Bots that another package brings: found by their entry point, imported when asked, and never the usual one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hearthlight.games import game_named

BOTS = """
class Stubborn:
    name = "stubborn"

    def choose(self, state, seat, dice):
        return state.moves(seat)[0]
"""
ENTRIES = """
[hearthlight.bots]
blackout.stubborn = guests:Stubborn
blackout.random = guests:Stubborn
blackout.lost = guests:Nowhere
frostpunk.gone = no_such_module:Bot
"""


@pytest.fixture
def guests(tmp_path: Path) -> dict[str, str]:
    """An environment in which a package with bots is installed."""
    (tmp_path / "guests.py").write_text(BOTS, "utf-8")
    info = tmp_path / "guests-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(ENTRIES, "utf-8")
    return os.environ | {"PYTHONPATH": str(tmp_path), "COLUMNS": "140"}


def hearthlight(env: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hearthlight.cli", *words]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_they_are_listed_behind_those_of_the_game(guests: dict[str, str]) -> None:
    listed = hearthlight(guests, "bots", "blackout").stdout.split()
    assert listed == ["random", *game_named("blackout").own_bots, "lost", "stubborn"]
    assert hearthlight(guests, "bots", "frostpunk").stdout.split()[-1] == "gone"


def test_they_play(guests: dict[str, str]) -> None:
    words = ("simulate", "blackout", "--players", "2", "--games", "2", "--workers", "1", "--bots")
    assert "stubborn" in hearthlight(guests, *words, "stubborn,random").stdout
    assert "greedy" in hearthlight(guests, *words[:-1]).stdout, "nobody else's bot is the usual one"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("blackout", "--players", "2", "--bots", "lost"), 'The bot "lost" cannot be loaded: AttributeError'),
        (("frostpunk", "--bots", "gone"), 'The bot "gone" cannot be loaded: ModuleNotFoundError'),
    ],
)
def test_one_that_is_broken_says_so_in_a_line(words: tuple[str, ...], said: str, guests: dict[str, str]) -> None:
    done = hearthlight(guests, "simulate", *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
