"""A card with several cases says which of them applies."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk.content import effects as word
from hearthlight.games.frostpunk.faces.printed import printed
from hearthlight.games.frostpunk.rules.cards.reading import ReadCard
from hearthlight.games.frostpunk.words.texts import FrostpunkTexts
from hearthlight.i18n import LANGUAGES

from .tables import PACK, at, tokens
from .towns import stand, town

WITH_CASES = [
    key
    for key, card in PACK.events.items()
    if not card.options and any(isinstance(effect, word.When | word.First) for effect in card.at_once)
]


def told(*hope: str, beacon: bool = False) -> list[str]:
    """What is told of the case that applies, when D003 or (with a beacon) D011 is read."""
    state = tokens(town(), "hope", *hope)
    if beacon:
        stand(state, "beacon", 12)
    card = "D011" if beacon else "D003"
    state.reading.append(card)
    state.dusk = [one for one in state.dusk if one != card]
    state.box = [one for one in state.box if one != card]
    state.events = []
    after = at(state, ReadCard(card, "out"))
    words = FrostpunkTexts(PACK, "en", ())
    return [words.event(event) for event in after.events if event.kind == "applies"]


def test_it_is_told_when_the_card_is_read() -> None:
    assert told("care+") == ["What mercy taught. Otherwise, if you have active care: +1 care, gain 2 food."]
    assert told("care-") == ["What mercy taught. Otherwise: gain 4 food."]


def test_what_is_done_in_any_case_is_no_case() -> None:
    assert told("care+", beacon=True)[0].startswith("Tracks that come back. If you have a beacon:")
    assert printed(PACK, "en").cards["D011"].cases == [1, 2, 0, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_is_a_line_of_its_card(language: str) -> None:
    cards, words = printed(PACK, language).cards, FrostpunkTexts(PACK, language, ())
    assert len(WITH_CASES) > 30
    for key in WITH_CASES:
        cases = cards[key].cases
        assert isinstance(cases, list), key
        assert [number for number in cases if number] == list(range(1, len(words.cases(key)) + 1)), key
