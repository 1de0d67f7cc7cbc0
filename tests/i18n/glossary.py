"""Glossaries: `glossary.toml` beside the messages of a language says what we call things, and what we do not.

A form is a word or a few. `*` stands for any letters, so `Bezirk*` is also said by "Bezirke", and `*stapel` by
"Nachfüllstapel". A word with a capital is meant with its capital; one without may have any.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

from hearthlight.i18n.texts import SOURCE

from .catalogues import HOUSE, Catalogue

FIRST_IDEOGRAPH = 0x2E80


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


class Finding(msgspec.Struct, frozen=True):
    """A message that goes against a glossary."""

    message: str
    term: str
    what: str


def glossary(catalogue: Catalogue, language: str) -> Glossary:
    return _read(catalogue.folders[0] / language / "glossary.toml")


@cache
def _read(path: Path) -> Glossary:
    """A game may come without one."""
    return msgspec.toml.decode(path.read_bytes(), type=Glossary) if path.exists() else Glossary({})


def found(catalogue: Catalogue, language: str) -> list[Finding]:
    """Everything that goes against the glossaries, leave or no leave."""
    lines = [*_banned(catalogue, language, glossary(catalogue, language))]
    if catalogue is not HOUSE:  # what the house does not say, its games do not say either
        lines += _banned(catalogue, language, glossary(HOUSE, language))
    if language != SOURCE:
        lines += _untranslated(catalogue, language)
    return lines


def leave_for(catalogue: Catalogue, language: str) -> list[Leave]:
    """What English may do, its translations may do as well."""
    return [leave for one in dict.fromkeys((SOURCE, language)) for leave in glossary(catalogue, one).leave]


def _banned(catalogue: Catalogue, language: str, words: Glossary) -> Iterator[Finding]:
    for message, text in catalogue.texts(language).items():
        for name, term in words.terms.items():
            if said := says(text, term.never):
                yield Finding(message, name, f"“{said}”: {name} is {' or '.join(term.say)}")
        for wrong, right in words.spelling.items():
            if said := says(text, (wrong,)):
                yield Finding(message, "spelling", f"“{said}”: we write {right}")


def _untranslated(catalogue: Catalogue, language: str) -> Iterator[Finding]:
    translated, words = catalogue.texts(language), glossary(catalogue, language)
    for message, source in catalogue.texts(SOURCE).items():
        for name, term in glossary(catalogue, SOURCE).terms.items():
            forms = words.terms[name].say
            if says(source, term.say) and not says(translated[message], forms):
                yield Finding(message, name, f"no {' or '.join(forms)} for {name} in “{translated[message]}”")


def says(text: str, forms: tuple[str, ...]) -> str:
    """The words of the text that are one of the forms."""
    return next((match.group() for form in forms if (match := _pattern(form).search(text))), "")


@cache
def _pattern(form: str) -> re.Pattern[str]:
    """Languages without spaces have no edges of words either."""
    words = r"\s+".join(_word(word) for word in form.split())
    return re.compile(words if ord(form[0]) > FIRST_IDEOGRAPH else rf"(?<!\w){words}(?!\w)")


def _word(word: str) -> str:
    letters = re.escape(word).replace(r"\*", r"\w*")
    return f"(?i:{letters})" if word == word.lower() else letters


def _is_one(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)
