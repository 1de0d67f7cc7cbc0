"""Every rule has a test that names it, every rule has a text, and the documents tell the same."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from hearthlight.games import game_named
from hearthlight.i18n import Rulebook

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"\b([BF]\d+\.\d+|[RQ]\d+)\b")
COUNTS = {"blackout": (80, 22), "frostpunk": (78, 25)}
"""Rules and rulings of the specification."""


def book(game: str) -> Rulebook:
    return game_named(game).rulebook("en")


def named_by_tests() -> set[str]:
    """The numbers in the docstrings of test functions and test classes."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                found |= set(NUMBER.findall(ast.get_docstring(node) or ""))
    return found


@pytest.mark.parametrize("game", COUNTS)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    named = named_by_tests()
    missing = [number for number in (*book(game).numbers, *book(game).rulings) if number not in named]
    assert not missing, f"no test names {', '.join(missing)}"


@pytest.mark.parametrize("game", COUNTS)
def test_the_rulebook_is_whole(game: str) -> None:
    rules, rulings = book(game).numbers, book(game).rulings
    assert len(rules) == len(set(rules)) == COUNTS[game][0]
    assert len(rulings) == len(set(rulings)) >= COUNTS[game][1]


@pytest.mark.parametrize("game", COUNTS)
def test_the_document_is_the_rulebook_of_the_program(game: str) -> None:
    """`hearthlight rules GAME > docs/rules/GAME.md` keeps it so."""
    assert (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8") == book(game).text()


@pytest.mark.parametrize("game", COUNTS)
def test_code_names_only_rules_that_exist(game: str) -> None:
    known = {*book(game).numbers, *book(game).rulings}
    house = ROOT / "src" / "hearthlight"
    for path in (
        *(house / "games" / game).rglob("*.py"),
        *(house / "games" / game).rglob("*.toml"),
        *(ROOT / "tests" / "games" / game).rglob("*.py"),
    ):
        for number in NUMBER.findall(path.read_text("utf-8")):
            assert number in known, f"{path.name} names {number}"


@pytest.mark.parametrize("game", COUNTS)
def test_the_page_of_rulings_has_them_all(game: str) -> None:
    page = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    own = book(game).rulings[COUNTS[game][1] :]
    missing = [number for number in own if not re.search(rf"^\| {number} \|", page, re.MULTILINE)]
    assert not missing, f"docs/rulings.md has no {', '.join(missing)}"
