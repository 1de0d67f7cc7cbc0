"""One catalogue of messages for one language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from ..kernel import Problem

LANGUAGES = ("en", "de", "fr", "zh-Hant")
LOCALES = Path(str(files(__package__))) / "locales"

Argument = str | int


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


class Texts:
    """Messages in a language; `folder` adds those of a content pack (its `locales`)."""

    def __init__(self, language: str = "en", folder: Path | None = None) -> None:
        self.language = language
        folders = (LOCALES, *([folder / "locales"] if folder else []))
        self._bundles = [_bundle(name, folders) for name in dict.fromkeys((language, "en"))]

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, **arguments: Argument) -> str:
        """The message; its key in brackets if no catalogue has it."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, arguments)
                    return str(text).replace("\n", " ")
        return f"[{key}]"

    def problem(self, problem: Problem) -> str:
        """What went wrong, in one line."""
        return self(f"problem-{problem.key}", **problem.details)

    def listing(self, parts: Iterable[str]) -> str:
        """`a, b and c`."""
        return self._joined("list-and", parts)

    def listing_or(self, parts: Iterable[str]) -> str:
        """`a, b or c`."""
        return self._joined("list-or", parts)

    def _joined(self, key: str, parts: Iterable[str]) -> str:
        items = list(parts)
        if len(items) < 2:
            return "".join(items)
        return self(key, first=self("list-comma").join(items[:-1]), last=items[-1])
