"""The rules of a game as a text: the in-app rulebook, and docs/rules."""

from __future__ import annotations

import re
import textwrap

from .texts import LOCALES, Texts

_KEY = re.compile(r"^(rule|ruling|section)-([A-Z]\d+(?:-\d+)?)\s*=", re.MULTILINE)


def rule_numbers(game: str) -> list[str]:
    """Every rule of a game, in the order of the rulebook: B1.1, B1.2, …"""
    return [number.replace("-", ".") for kind, number in _keys(game) if kind == "rule"]


def ruling_numbers(game: str) -> list[str]:
    return [number for kind, number in _keys(game) if kind == "ruling"]


def _keys(game: str) -> list[tuple[str, str]]:
    return _KEY.findall((LOCALES / "en" / f"{game}-rules.ftl").read_text("utf-8"))


def rulebook(game: str, language: str = "en") -> str:
    """The whole rulebook in Markdown."""
    say = Texts(language)
    lines = [f"# {say(f'rules-{game}-title')}", ""]
    section = ""
    for number in rule_numbers(game):
        if number.split(".")[0] != section:
            section = number.split(".")[0]
            lines += [f"## {section[1:]} {say(f'section-{section}')}", ""]
        lines += _entry(number, say("rule-" + number.replace(".", "-")))
    lines += [f"## {say('rules-rulings-title')}", ""]
    for number in ruling_numbers(game):
        lines += _entry(number, say(f"ruling-{number}"))
    return "\n".join(lines)


def _entry(number: str, text: str) -> list[str]:
    return [textwrap.fill(f"**{number}** {text}", 110), ""]
