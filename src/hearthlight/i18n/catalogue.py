"""The messages of one language. Thousands are written, few are read at a time: each is parsed when it is needed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import ast, visitor

Argument = str | int
_HYPHEN_BEFORE_NUMBER = re.compile(r"(?<![A-Za-z0-9)-])-(?=\d)")
MOST_REMEMBERED = 5_000
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?![a-zA-Z-]).*(?:\n|\Z))*", re.MULTILINE)
"""A message or a term with the lines that belong to it: only an entry's first line begins with a letter or a hyphen."""


class _References(visitor.Visitor):
    """The entries that an entry mentions, terms with their hyphen; and the arguments that it takes."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.arguments: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


class Catalogue:
    """Messages from files; where two files have the same, the first counts."""

    def __init__(self, language: str, paths: Iterable[Path]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._arguments: dict[str, set[str]] = {}
        self._said: dict[tuple[object, ...], str] = {}
        """What was said lately: at a table the same is said again after every move."""
        for path in paths:
            for entry in _ENTRY.finditer(path.read_text("utf-8")):
                self._unread.setdefault(entry[1], entry[0])

    def __contains__(self, key: str) -> bool:
        return key in self._unread or self._bundle.has_message(key)

    def __getitem__(self, key: str) -> Message:
        self._read(key)
        return self._bundle.get_message(key)

    def value(self, key: str) -> Pattern | None:
        """What a message says, without its further parts; nothing where there is none."""
        return self[key].value if key in self else None

    def arguments(self, key: str) -> set[str]:
        """What a message needs to be told."""
        self._read(key)
        return self._arguments[key]

    def say(self, pattern: Pattern, arguments: dict[str, Argument]) -> str:
        """A message's value or one of its attributes, as it is read in one line: numbers below zero have a minus, not
        a hyphen."""
        asked = (pattern, *arguments.items(), *map(type, arguments.values()))
        said = self._said.get(asked)
        if said is None:
            text, _ = self._bundle.format_pattern(pattern, arguments)
            said = _HYPHEN_BEFORE_NUMBER.sub("−", str(text).replace("\n", " "))
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            self._said[asked] = said
        return said

    def _read(self, name: str) -> None:
        """An entry with all that it mentions."""
        source = self._unread.pop(name, None)
        if source is None:
            return
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        references = _References()
        references.visit(resource)
        self._arguments[name] = references.arguments
        for mentioned in references.names:
            self._read(mentioned)
