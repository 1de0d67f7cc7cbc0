"""What goes against a glossary: a term that a translation does not have, a word that we do not use."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from hearthlight.i18n.glossary import Glossary, Leave, read_glossary, said
from hearthlight.i18n.texts import SOURCE

from .catalogues import HOUSE, Catalogue


class Finding(msgspec.Struct, frozen=True):
    """A message that goes against a glossary."""

    message: str
    term: str
    what: str


def glossary(catalogue: Catalogue, language: str) -> Glossary:
    return read_glossary(catalogue.folders[0] / language / "glossary.toml")


@cache
def found(catalogue: Catalogue, language: str) -> tuple[Finding, ...]:
    """Everything that goes against the glossaries, leave or no leave."""
    lines = [*_banned(catalogue, language, glossary(catalogue, language))]
    if catalogue is not HOUSE:  # what the house does not say, its games do not say either
        lines += _banned(catalogue, language, glossary(HOUSE, language))
    if language != SOURCE:
        lines += _untranslated(catalogue, language)
    return tuple(lines)


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
    return next((match.group() for match in said(text, forms)), "")
