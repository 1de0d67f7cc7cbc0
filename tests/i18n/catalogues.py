"""The catalogues as translators write them: every message with the words that stand in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from hearthlight.games import Game, games
from hearthlight.i18n.texts import LOCALES


@dataclass(frozen=True)
class Catalogue:
    """Who brings messages: the house, or a game with its packs."""

    owner: str
    folders: tuple[Path, ...]

    def texts(self, language: str) -> dict[str, str]:
        """The words of each message: of all its variants and forms, without what is put in."""
        found: dict[str, str] = {}
        for folder in self.folders:
            for path in sorted((folder / language).glob("*.ftl")):
                found |= _texts(path)
        return found


class _Words(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802
        """What is put in parts words: `{ $by }Punkt` is no word with a capital inside."""
        self.generic_visit(node)
        self.found.append("\n")


@cache
def _texts(path: Path) -> dict[str, str]:
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, fluent.Message):
            words = _Words()
            words.visit(entry)
            found[entry.id.name] = " ".join("".join(words.found).split())
    return found


def _of(game: Game) -> Catalogue:
    packs = [game.packs(name).folder for name in game.packs.names()]
    return Catalogue(game.key, (game.locales, *(folder / "locales" for folder in packs if folder)))


HOUSE = Catalogue("house", (LOCALES,))
CATALOGUES = (HOUSE, *map(_of, games()))
