"""One catalogue of messages for one language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from hearthlight.kernel import Problem

LOCALES = Path(str(files(__package__))) / "locales"
SOURCE = "en"
"""The language that the others are translated from; it stands in wherever a translation is missing."""
LANGUAGES = (SOURCE, *sorted(path.name for path in LOCALES.iterdir() if path.is_dir() and path.name != SOURCE))
"""A language is a folder."""

Argument = str | int
_HYPHEN_BEFORE_NUMBER = re.compile(r"(?<![A-Za-z0-9)-])-(?=\d)")


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text("utf-8"))


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """Made once for each language: what a bundle has compiled it need not compile again."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for path in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(_resource(path))
    return bundle


def in_one_line(text: str) -> str:
    """A message as it is read: numbers below zero have a minus, not a hyphen."""
    text = text.replace("\n", " ")
    return _HYPHEN_BEFORE_NUMBER.sub("−", text) if "-" in text else text


class Texts:
    """Messages in a language: those of the house, and of further folders that have a folder for each language."""

    def __init__(self, language: str = SOURCE, *folders: Path) -> None:
        self.language = language
        self._bundles = [_bundle(name, (LOCALES, *folders)) for name in dict.fromkeys((language, SOURCE))]

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, **arguments: Argument) -> str:
        """The message; its key in brackets if no catalogue has it."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, arguments)
                    return in_one_line(str(text))
        return f"[{key}]"

    def problem(self, problem: Problem) -> str:
        """What went wrong, in one line."""
        return self(f"problem-{problem.key}", **problem.details)

    def quoted(self, title: str) -> str:
        """A title as it stands in a sentence, in the quotes of the language."""
        return self("quoted", title=title)

    def listing(self, parts: Iterable[str]) -> str:
        """`a, b, and c`."""
        return self._joined("list-and", parts)

    def listing_or(self, parts: Iterable[str]) -> str:
        """`a, b, or c`."""
        return self._joined("list-or", parts)

    def clauses(self, parts: Iterable[str]) -> str:
        """The same for parts of a sentence with a verb of their own, which some languages join differently."""
        return self._joined("list-clauses", parts, "list-clause-comma")

    def sentences(self, parts: Iterable[str]) -> str:
        """Sentences in a row: not every language has a space between them."""
        return self("list-sentences").join(parts)

    def _joined(self, key: str, parts: Iterable[str], comma: str = "list-comma") -> str:
        items = list(parts)
        if len(items) < 2:
            return "".join(items)
        return self(key, first=self(comma).join(items[:-1]), last=items[-1], count=len(items))
