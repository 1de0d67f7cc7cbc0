"""The catalogues as translators write them: every message with the words that stand in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from hearthlight.games import Game, games
from hearthlight.i18n.texts import LOCALES

PUT_IN = "X"
"""Stands for what is put in."""


@dataclass(frozen=True)
class Catalogue:
    """Who brings messages: the house, or a game with its packs."""

    owner: str
    folders: tuple[Path, ...]

    def pieces(self, language: str) -> dict[str, list[str]]:
        """The pieces of text of each message: its own, those of its variants, and those of its forms."""
        found: dict[str, list[str]] = {}
        for folder in self.folders:
            for path in sorted((folder / language).glob("*.ftl")):
                found |= _pieces(path)
        return found

    def texts(self, language: str) -> dict[str, str]:
        """All words of each message, without what is put in."""
        return {
            key: " ".join(" ".join(pieces).replace(PUT_IN, "").split()) for key, pieces in self.pieces(language).items()
        }

    def plurals(self, language: str) -> set[tuple[str, str]]:
        """The word that follows 1, and the one that follows other numbers."""
        return {pair for folder in self.folders for pair in _plurals(folder / language)}


class _Pieces(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802
        self.found.append("".join(map(_written, node.elements)))
        self.generic_visit(node)


def _written(element: fluent.TextElement | fluent.Placeable) -> str:
    if isinstance(element, fluent.TextElement):
        return re.sub(r"\n\s*", " ", element.value)
    return str(element.expression.parse()["value"]) if isinstance(element.expression, fluent.StringLiteral) else PUT_IN


@cache
def _messages(path: Path) -> list[fluent.Message]:
    resource = FluentParser().parse(path.read_text("utf-8"))
    return [entry for entry in resource.body if isinstance(entry, fluent.Message)]


@cache
def _pieces(path: Path) -> dict[str, list[str]]:
    found = {}
    for message in _messages(path):
        pieces = _Pieces()
        pieces.visit(message)
        found[message.id.name] = pieces.found
    return found


class _Numbers(Visitor):
    """Words after a number, by the variant in which they stand."""

    def __init__(self) -> None:
        self.plurals: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        words = {
            variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value: _after(variant.value)
            for variant in node.variants
        }
        if words.get("one") and words.get("other") and words["one"] != words["other"]:
            self.plurals.add((words["one"], words["other"]))
        self.generic_visit(node)


def _after(pattern: fluent.Pattern) -> str:
    text = "".join(map(_written, pattern.elements))
    found = re.match(rf"(?:{PUT_IN}|1)[ \u202f]([^\W\d]{{4,}})", text)
    return found.group(1) if found else ""


@cache
def _plurals(folder: Path) -> frozenset[tuple[str, str]]:
    numbers = _Numbers()
    for path in sorted(folder.glob("*.ftl")):
        for message in _messages(path):
            numbers.visit(message)
    return frozenset(numbers.plurals)


def _of(game: Game) -> Catalogue:
    packs = [game.packs(name).folder for name in game.packs.names()]
    return Catalogue(game.key, (game.locales, *(folder / "locales" for folder in packs if folder)))


HOUSE = Catalogue("house", (LOCALES,))
LANTERNS = Path(__file__).parents[2] / "examples" / "lanterns" / "src" / "lanterns"
EXAMPLE = Catalogue("the example", (LANTERNS / "locales", LANTERNS / "packs" / "festival" / "locales"))
"""What newcomers copy from; it is not installed."""
CATALOGUES = (HOUSE, *map(_of, games()), EXAMPLE)
