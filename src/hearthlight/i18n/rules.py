"""The rules of a game as a text: the in-app rulebook, and docs/rules."""

from __future__ import annotations

import re
import textwrap
from functools import cached_property
from pathlib import Path

from .texts import SOURCE, Texts

_KEY = re.compile(r"^(rule|ruling|section)-([A-Z]\d+(?:-\d+)?)\s*=", re.MULTILINE)


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
