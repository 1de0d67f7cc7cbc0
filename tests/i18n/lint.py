"""What a proofreader looks for in a text, whatever it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from .catalogues import CATALOGUES

SENTENCES = ("cards", "events", "moves", "questions", "refusals", "rules")
SIGNS = ("changes", "remarks")
"""Golden files: whole sentences, and a few words beside a choice."""
THIN = "\u202f"
"""The space that French has before : ; ! ? and inside its quotes."""
QUOTES = {"en": ('"', '"'), "de": ("„", "“"), "fr": (f"«{THIN}", f"{THIN}»"), "zh-Hant": ("「", "」")}
FOREIGN = {"en": "„“”‘’«»", "de": "\"'‘«»", "fr": "\"'„“”‘", "zh-Hant": "\"'„“”‘’«»"}
"""Quotes and apostrophes that a language does not have."""
WIDE = "。，；：、！？「」『』（）《》"
SHORT = ("max.", "contr.", "empl.")
"""What ends with a point and ends no sentence."""

ANYWHERE = {
    "two spaces": r"[ \t]{2,}",
    "doubled punctuation": r"[,;:。，；：、]{2,}|\.{2,}|[,;:.]\s*[,;:](?!\))|[,;:]\.",
    "a hyphen for a minus": r"(?<![A-Za-z0-9)-])-\d",
}
FRENCH = {
    "no thin space before the sign": rf"(?<![{THIN}!?])[;!?»]|(?<![{THIN}\d])(?<!Blackout):(?!//)",
    "no thin space after the sign": f"«(?!{THIN})",
    "a space before the point": r"\s[.,](?!\d)",
    "two words that should be one (du, au)": r"\b(?:de|à) Les? ",
}
CHINESE = {"a space beside a wide sign": rf"[{WIDE}] (?![→·])|(?<=[^\x00-\x7f→·]) [{WIDE}]"}
OTHERS = {"a space before the sign": r"\s[.,;:?](?![\w(])"}
ENGLISH = OTHERS | {
    "a list without its last comma": r"(?:, (?:(?:an?|the|\d+) )?[\w-]+){2} (?:and|or) \w|\d, \d+ (?:and|or) \d",
    "a space before the percent sign": r"\d\s%",
}
READ = {
    "something that nobody filled in": r"[{}]|\$[a-z]|\[[a-z-]+\]|\bNone\b|\bundefined\b",
    "the name of a message": r"\b(?:frost|ask|move|event|refuse|card|building|rule)-[a-z]+",
    "an arrow to nothing": r"→\s*(?:nothing|nichts|rien|無|甚麼|[.;,)。；，）]|$)",
    "a space at the edge": r"^\s|\s$",
}
"""Only in a whole text."""


@cache
def _patterns(language: str) -> dict[str, re.Pattern[str]]:
    own = {"en": ENGLISH, "fr": FRENCH, "zh-Hant": CHINESE}.get(language, OTHERS)
    foreign = {"a quote of another language": f"[{re.escape(FOREIGN[language])}]"}
    return {what: re.compile(pattern) for what, pattern in (ANYWHERE | own | foreign).items()}


@cache
def _plural_after_one(language: str) -> re.Pattern[str]:
    """The catalogues themselves say which words are plurals."""
    pairs = [pair for catalogue in CATALOGUES for pair in catalogue.plurals(language)]
    plurals = {plural for _, plural in pairs} - {singular for singular, _ in pairs}
    return re.compile(rf"(?<![\w.,/−-])(?<!path )1[ {THIN}](?:{'|'.join(sorted(plurals)) or '(?!)'})(?!\w)")


def flaws_of_piece(text: str, language: str) -> Iterator[str]:
    """In a part of a message."""
    for what, pattern in _patterns(language).items():
        if found := pattern.search(text):
            yield f"{what} ({found.group()})"


def flaws_of_sign(text: str, language: str) -> Iterator[str]:
    """In a few words that somebody reads beside a choice: "−2 wood"."""
    yield from flaws_of_piece(text, language)
    for what, pattern in READ.items():
        if found := re.search(pattern, text):
            yield f"{what} ({found.group()})"
    if found := _plural_after_one(language).search(text):
        yield f"a plural after 1 ({found.group()})"


def flaws(text: str, language: str) -> Iterator[str]:
    """In sentences that somebody reads."""
    yield from flaws_of_sign(text, language)
    if small := starts_small(text):
        yield f"a sentence that starts small ({small})"


def starts_small(text: str) -> str:
    for short in SHORT:
        text = text.replace(short, short[:-1])
    found = re.search(r"(?:^|[.!?][\"“]?\s+)([a-zà-öø-ÿ]\S*)", text)
    return found.group(1) if found else ""


def quoted(text: str, language: str) -> list[str]:
    start, end = map(re.escape, QUOTES[language])
    return re.findall(rf"{start}(.+?){end}", text)
