"""One catalogue of messages for one language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from hearthlight.kernel import Problem

from .catalogue import Argument, Catalogue

LOCALES = Path(str(files(__package__))) / "locales"
SOURCE = "en"
"""The language that the others are translated from; it stands in wherever a translation is missing."""
LANGUAGES = (SOURCE, *sorted(path.name for path in LOCALES.iterdir() if path.is_dir() and path.name != SOURCE))
"""A language is a folder."""


@cache
def _catalogue(language: str, folders: tuple[Path, ...]) -> Catalogue:
    """Made once for each language: what has been read need not be read again."""
    return Catalogue(language, (path for folder in folders for path in sorted((folder / language).glob("*.ftl"))))


class Texts:
    """Messages in a language: those of the house, and of further folders that have a folder for each language."""

    def __init__(self, language: str = SOURCE, *folders: Path) -> None:
        self.language = language
        self._catalogues = [_catalogue(name, (LOCALES, *folders)) for name in dict.fromkeys((language, SOURCE))]

    def has(self, key: str) -> bool:
        return any(key in catalogue for catalogue in self._catalogues)

    def __call__(self, key: str, **arguments: Argument) -> str:
        """The message; its key in brackets if no catalogue has it."""
        for catalogue in self._catalogues:
            if (pattern := catalogue.value(key)) is not None:
                return catalogue.say(pattern, arguments)
        return f"[{key}]"

    def first(self, *keys: str, **arguments: Argument) -> str:
        """The first of these messages that there is: a game may have its own word for what every game has."""
        return self(next(filter(self.has, keys), keys[-1]), **arguments)

    def outline(self, key: str) -> str:
        """The message with dots for whatever is filled in at the table."""
        catalogue = next((one for one in self._catalogues if key in one), None)
        return self(key, **dict.fromkeys(catalogue.arguments(key), "…")) if catalogue else self(key)

    def part(self, key: str, part: str, **arguments: Argument) -> str:
        """A further part of a message; nothing where it has none."""
        for catalogue in self._catalogues:
            if key in catalogue and part in catalogue[key].attributes:
                return catalogue.say(catalogue[key].attributes[part], arguments)
        return ""

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

    def deeds(self, parts: Iterable[str]) -> str:
        """The same for things that are done: `spend 3 food and take 1 token`."""
        return self._joined("list-deeds", parts, "list-deed-comma")

    def ways(self, parts: Iterable[str]) -> str:
        """Things to choose from that have an `and` or an arrow of their own: `1 tool → 2 books; or 3 books`."""
        return self._joined("list-ways", parts, "list-semicolon")

    def sentences(self, parts: Iterable[str]) -> str:
        """Sentences in a row: not every language has a space between them."""
        return self("list-sentences").join(parts)

    def _joined(self, key: str, parts: Iterable[str], comma: str = "list-comma") -> str:
        items = list(parts)
        if len(items) < 2:
            return "".join(items)
        return self(key, first=self(comma).join(items[:-1]), last=items[-1], count=len(items))
