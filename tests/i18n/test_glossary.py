"""Every text calls things by the words of the glossaries, in every language."""

from __future__ import annotations

import pytest

from hearthlight.i18n import LANGUAGES, SOURCE

from .catalogues import CATALOGUES, Catalogue
from .glossary import found, glossary, leave_for, says

pytestmark = pytest.mark.xdist_group("glossary")  # each text is searched once
EACH = pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda catalogue: catalogue.owner)
IN_EACH = pytest.mark.parametrize("language", LANGUAGES)


@EACH
@IN_EACH
def test_things_are_called_by_one_name(catalogue: Catalogue, language: str) -> None:
    """Mend the message; where it is right, let the glossary say why (`[[leave]]`)."""
    leave = leave_for(catalogue, language)
    wrong = [
        f"{line.message}: {line.what}"
        for line in found(catalogue, language)
        if not any(one.covers(line.term, line.message) for one in leave)
    ]
    assert not wrong, "\n".join(["", *wrong])


@EACH
@IN_EACH
def test_no_leave_is_given_for_nothing(catalogue: Catalogue, language: str) -> None:
    lines = [line for one in LANGUAGES if language in (SOURCE, one) for line in found(catalogue, one)]
    for leave in glossary(catalogue, language).leave:
        assert leave.why
        assert any(leave.covers(line.term, line.message) for line in lines), leave


@EACH
@IN_EACH
def test_glossaries_know_the_same_terms(catalogue: Catalogue, language: str) -> None:
    assert list(glossary(catalogue, language).terms) == list(glossary(catalogue, SOURCE).terms)


@EACH
def test_every_term_is_said_somewhere(catalogue: Catalogue) -> None:
    everything = "\n".join(catalogue.texts(SOURCE).values())
    assert not [name for name, term in glossary(catalogue, SOURCE).terms.items() if not says(everything, term.say)]


def test_forms_find_words() -> None:
    assert says("Alle Bezirke.", ("Bezirk*",)) == "Bezirke"
    assert says("der Nachfüllstapel", ("*stapel",)) == "Nachfüllstapel"
    assert says("Zwei jetons\u202fTransport", ("jeton* Transport",))
    assert says("你的區域", ("區",)) == "區"
    assert not says("Sie waren dort.", ("Ware*",)), "a capital is a capital"
    assert not says("unscouted", ("scout",)), "a word is a whole word"
