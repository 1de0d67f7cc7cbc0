"""What docs/arena.md and docs/research.md say is done to the letter, only with fewer games."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ..guides.home import blocks
from ..server.houses import REPOSITORY

DOCUMENTS = {name: (REPOSITORY / "docs" / f"{name}.md").read_text("utf-8") for name in ("arena", "research")}
FEW = "--games 2"
SLOW = "arena frostpunk --difficulty"


def command_lines() -> list[str]:
    shells = [block for text in DOCUMENTS.values() for kind, block in blocks(text) if kind == "sh"]
    return [line for block in shells for line in block.splitlines()]


def scripts(name: str) -> list[str]:
    return [block for kind, block in blocks(DOCUMENTS[name]) if kind == "python"]


def done(words: list[str], folder: Path) -> str:
    if not (folder / "examples").exists():
        (folder / "examples").symlink_to(REPOSITORY / "examples")
    ran = subprocess.run(
        words, cwd=folder, env=os.environ | {"COLUMNS": "140"}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def in_its_time(line: str) -> object:
    """Every day, but for what takes longest."""
    return pytest.param(line, marks=pytest.mark.soak if SLOW in line else ())


@pytest.mark.parametrize("line", [in_its_time(line) for line in command_lines()])
def test_every_command_works(line: str, tmp_path: Path) -> None:
    program, *words = shlex.split(re.sub(r"--games \d+", FEW, line))
    assert program == "hearthlight"
    said = done([sys.executable, "-m", "hearthlight.cli", *words], tmp_path)
    assert said


def test_the_figures_can_be_asked(tmp_path: Path) -> None:
    words = shlex.split("arena blackout --bots friendly,greedy --games 2")
    done([sys.executable, "-m", "hearthlight.cli", *words], tmp_path)
    (script,) = scripts("arena")
    assert "bought" in done([sys.executable, "-c", script], tmp_path)


@pytest.mark.parametrize("library", ["aec", "gymnasium", pytest.param("pyspiel", marks=pytest.mark.soak)])
def test_every_door_is_ten_lines(library: str, tmp_path: Path) -> None:
    (script,) = (script for script in scripts("research") if re.search(rf"import {library}\b", script))
    assert len([line for line in script.splitlines() if line.strip()]) <= 11
    assert done([sys.executable, "-c", script], tmp_path)
