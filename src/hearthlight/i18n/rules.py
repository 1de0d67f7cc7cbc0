"""The rules of a game as a text: the in-app rulebook, and docs/rules."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import msgspec

from .glossary import read_glossary, said
from .texts import SOURCE, Texts

_KEY = re.compile(r"^(rule|ruling|section)-([A-Z]\d+(?:-\d+)?)\s*=", re.MULTILINE)
_NUMBER = re.compile(r"(?<![#\w/])[A-Z]\d+(?:\.\d+)?(?![\w/])", re.ASCII)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the glossary that the book explains. Messages call it `term-<word>`."""

    rule: str
    """Where it is told what it is."""
    icon: str = ""
    """Its small picture, as the page of the game calls it."""
    about: str = ""
    """What says in a sentence what it is (`Game.abouts`), if that is called neither like its icon nor like itself."""


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game tells about its rulebook beside the texts: `book.toml` beside the folder of its messages."""

    sample: str = ""
    """The lesson whose position the pictures show."""
    drawings: dict[str, str] = {}
    """Which picture stands at a section (`B7`) or a rule (`B7.4`), as the page of the game calls it."""
    terms: dict[str, Entry] = {}


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of the text of a rule."""

    text: str
    rule: str = ""
    """It is the number of another rule, or of a section;"""
    term: str = ""
    """or a word of the glossary,"""
    icon: str = ""
    """followed by its picture,"""
    about: str = ""
    """and explained where somebody points at it."""


class Rulebook:
    """The rules as they stand in a game's messages: `rules.ftl` in each of its languages."""

    def __init__(self, game: str, locales: Path, language: str = SOURCE) -> None:
        self.game, self.locales = game, locales
        self.say = Texts(language, locales)

    @cached_property
    def _keys(self) -> list[tuple[str, str]]:
        file = self.locales / SOURCE / "rules.ftl"
        return _KEY.findall(file.read_text("utf-8")) if file.exists() else []

    @property
    def numbers(self) -> list[str]:
        """Every rule, in the order of the rulebook: B1.1, B1.2, …"""
        return [number.replace("-", ".") for kind, number in self._keys if kind == "rule"]

    @property
    def rulings(self) -> list[str]:
        return [number for kind, number in self._keys if kind == "ruling"]

    def rule(self, number: str) -> str:
        return self.say("rule-" + number.replace(".", "-"))

    def ruling(self, number: str) -> str:
        return self.say(f"ruling-{number}")

    def sections(self) -> dict[str, list[str]]:
        """The rules of each section: B1 to B1.1, B1.2, …"""
        sections: dict[str, list[str]] = {}
        for number in self.numbers:
            sections.setdefault(number.split(".")[0], []).append(number)
        return sections

    # -- illustrated ---------------------------------------------------------------------------------------------

    @cached_property
    def book(self) -> Book:
        """A game may come without one."""
        file = self.locales.parent / "book.toml"
        return msgspec.toml.decode(file.read_bytes(), type=Book) if file.exists() else Book()

    def term(self, name: str) -> str:
        return self.say(f"term-{name}")

    def about(self, name: str) -> str:
        """What explains a word (`Game.abouts`)."""
        entry = self.book.terms[name]
        return entry.about or entry.icon or name

    @cached_property
    def _places(self) -> set[str]:
        return {*self.numbers, *self.rulings, *self.sections()}

    @cached_property
    def _forms(self) -> dict[str, tuple[str, ...]]:
        """How the words that the book explains are said in this language."""
        words = read_glossary(self.locales / self.say.language / "glossary.toml").terms
        return {name: words[name].say for name in self.book.terms if name in words}

    def parts(self, text: str) -> list[Part]:
        """The text with its references: to other rules wherever they are named, to a word where it comes first."""
        parts, at = [], 0
        for start, part in self._marked(text):
            if start > at:
                parts.append(Part(text[at:start]))
            parts.append(part)
            at = start + len(part.text)
        return [*parts, Part(text[at:])] if at < len(text) else parts

    def _marked(self, text: str) -> list[tuple[int, Part]]:
        """Longer ones first, and of those alike the one that the book names last: a starting volunteer is not just a
        volunteer."""
        marks: dict[int, Part] = {}
        taken: set[int] = set()
        spots = [spot for spot in (*self._references(text), *self._words(text)) if spot]
        longest = [max(len(part.text) for _, part in spot) for spot in spots]
        for _, _, spot in sorted(zip(longest, range(len(spots)), spots, strict=True), reverse=True):
            for start, part in spot:
                covers = range(start, start + len(part.text))
                if taken.isdisjoint(covers):
                    taken.update(covers)
                    marks[start] = part
                    break
        return sorted(marks.items())

    def _references(self, text: str) -> Iterator[list[tuple[int, Part]]]:
        for match in _NUMBER.finditer(text):
            if match.group() in self._places:
                yield [(match.start(), Part(match.group(), rule=match.group()))]

    def _words(self, text: str) -> Iterator[list[tuple[int, Part]]]:
        """For each word all the places where it might be marked."""
        for name, forms in self._forms.items():
            icon, about = self.book.terms[name].icon, self.about(name)
            yield [(found.start(), Part(found.group(), "", name, icon, about)) for found in said(text, forms)]

    def text(self) -> str:
        """The whole rulebook in Markdown."""
        lines = [f"# {self.say(f'rules-{self.game}-title')}", ""]
        for section, numbers in self.sections().items():
            lines += [f"## {section[1:]} {self.say(f'section-{section}')}", ""]
            for number in numbers:
                lines += _entry(number, self.rule(number))
        if self.rulings:
            lines += [f"## {self.say('rules-rulings-title')}", ""]
            for number in self.rulings:
                lines += _entry(number, self.ruling(number))
        return "\n".join(lines)


def _entry(number: str, text: str) -> list[str]:
    return [textwrap.fill(f"**{number}** {text}", 110), ""]
