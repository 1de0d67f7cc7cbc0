"""Names: in the form that a sentence needs, and the same on the page as in words."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.content import effects as word
from hearthlight.games.frostpunk.content.terms import Condition
from hearthlight.games.frostpunk.rules import moves
from hearthlight.games.frostpunk.rules.city.map import DRAWER
from hearthlight.games.frostpunk.words.texts import FrostpunkTexts
from hearthlight.i18n import LANGUAGES

from ..tables import PACK


def test_names_take_the_form_that_the_sentence_needs() -> None:
    """An article, a plural, a case: whatever the language has."""
    beacon, tents = Condition(building="beacon"), Condition(building="tent", building_count=2)
    german, french, chinese = (FrostpunkTexts(PACK, language) for language in ("de", "fr", "zh-Hant"))
    assert german.condition(beacon) == "wenn ihr eine Signalstation habt"
    assert german.requirement(beacon) == "nur mit einer Signalstation"
    assert german.condition(tents) == "wenn ihr mindestens 2 Zelte habt"
    assert german.ability("B14").startswith("ein Ingenieur auf der Plattform")
    assert french.condition(Condition(negated=beacon)) == "si vous n’avez pas de balise"
    assert french.effect(word.Exhaust(what="hope")) == ["épuiser 1 jeton d’espoir"]
    assert chinese.condition(tents) == "若建有至少2座帳篷"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_call_a_place_what_the_map_calls_it(language: str) -> None:
    info = FROSTPUNK.printed(PACK, language).map
    assert len(set(info.labels)) == len(info.place_of)
    assert [info.labels[field] for field in (0, 6, 7, 30)] == ["A1", "B1a", "B1b", "C1a"]
    words = FrostpunkTexts(PACK, language, ())
    for field, label in enumerate(info.labels):
        if field != DRAWER:
            assert label in words.move(moves.Gather(field))
        assert label.startswith(info.place_labels[info.place_of[field]])
    for place, label in enumerate(info.place_labels):
        assert label in words.move(moves.Lay(place))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_law_names_what_it_opens_and_strikes_by_their_ids(language: str) -> None:
    """The page draws them, so no line that is left repeats them."""
    info = FROSTPUNK.printed(PACK, language)
    for law in PACK.laws.values():
        card = info.cards[law.id]
        assert tuple(card.buildings or ()) == law.buildings
        assert (card.partner or "") == law.partner
        drawn = [info.buildings[building].title for building in law.buildings]
        drawn += [info.cards[law.partner].title] if law.partner else []
        for title in drawn:
            assert any(title in line for line in card.lines), (law.id, title)
            assert not any(title in line for line in card.own_lines), (law.id, title)
