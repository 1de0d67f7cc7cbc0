"""Glossaries: `glossary.toml` beside the messages of a language says what we call things, and what we do not.

A form is a word or a few. `*` stands for any letters, so `Bezirk*` is also said by "Bezirke", and `*stapel` by
"Nachfüllstapel". A word with a capital is meant with its capital; one without may have any.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

_FIRST_IDEOGRAPH = 0x2E80


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    say: tuple[str, ...]
    """One of these stands wherever the English message has the term."""
    never: tuple[str, ...] = ()
    """Words for the same thing that we do not use."""


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Messages that may do without a term, or use a word that is otherwise not used. All are patterns: `card-*`."""

    terms: tuple[str, ...]
    messages: tuple[str, ...]
    why: str

    def covers(self, term: str, message: str) -> bool:
        return _is_one(term, self.terms) and _is_one(message, self.messages)


class Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terms: dict[str, Term]
    spelling: dict[str, str] = {}
    """How we do not write a word, and how we do."""
    leave: tuple[Leave, ...] = ()


@cache
def read_glossary(path: Path) -> Glossary:
    """A game may come without one."""
    return msgspec.toml.decode(path.read_bytes(), type=Glossary) if path.exists() else Glossary({})


def said(text: str, forms: Iterable[str]) -> list[re.Match[str]]:
    """Where the text says one of the forms, the first one first."""
    found = [match for form in forms for match in _pattern(form).finditer(text)]
    return sorted(found, key=lambda match: (match.start(), -match.end()))


@cache
def _pattern(form: str) -> re.Pattern[str]:
    """Languages without spaces have no edges of words either."""
    words = r"\s+".join(_word(word) for word in form.split())
    return re.compile(words if ord(form[0]) > _FIRST_IDEOGRAPH else rf"(?<!\w){words}(?!\w)")


def _word(word: str) -> str:
    letters = re.escape(word).replace(r"\*", r"\w*")
    return f"(?i:{letters})" if word == word.lower() else letters


def _is_one(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)
