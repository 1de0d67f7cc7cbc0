"""Conditions in words: what holds, what does not, and what something cannot be chosen without."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.content.terms import Condition
from hearthlight.games.frostpunk.rules.moves import PickOption
from hearthlight.games.frostpunk.words.texts import FrostpunkTexts
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Refusal

from ..tables import PACK
from .reading import WORDS, reads_well

CONDITIONS: dict[str, Any] = {
    "active": "care",
    "active_count": 2,
    "gravely_ill": True,
    "building": "tent",
    "building_count": 2,
    "law": "G01",
    "technology": "T01",
    "displayed": "M001",
    "figure_on_card": False,
    "overheated": True,
    "negated": Condition(food=3),
}


@pytest.mark.parametrize("field", Condition.__struct_fields__)
def test_every_condition(field: str) -> None:
    given = (
        {field: CONDITIONS.get(field, 2)}
        | ({"active": "care"} if field == "active_count" else {})
        | ({"building": "tent"} if field == "building_count" else {})
    )
    condition = Condition(**given)
    texts = [WORDS.condition(condition), WORDS.condition(Condition(negated=condition)), WORDS.requirement(condition)]
    assert all(map(reads_well, texts))
    assert [text.split()[0] for text in texts] == ["if", "if", "only"]
    assert texts[0] != texts[1]


def test_conditions_are_denied_within_their_clause() -> None:
    no_beacon = Condition(negated=Condition(building="beacon"))
    assert WORDS.condition(no_beacon) == "if you have no beacon"
    assert WORDS.condition(Condition(negated=no_beacon)) == "if you have a beacon"
    neither = Condition(negated=Condition(building="tent", building_count=2, overheated=False))
    assert WORDS.condition(neither) == "if you have fewer than 2 tents or the generator is overheated"


def test_what_something_cannot_be_chosen_without_is_no_if() -> None:
    assert WORDS.requirement(Condition(active="justice")) == "only with active justice"
    assert WORDS.requirement(Condition(building="infirmary", coal=2)) == "only with at least 2 coal and an infirmary"
    assert WORDS.requirement(Condition(displayed="S07", negated=Condition(law="G07"))).startswith(
        'only if card "We are not alone"'
    )
    assert WORDS.requirement(Condition()) == ""
    assert WORDS.option_does("M003", 3) == "Only with active justice. +2 hunger, exhaust 1 discontent."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_can_be_denied(language: str) -> None:
    forms = FrostpunkTexts(PACK, language).forms
    clauses = [key for key in messages(language) if key.startswith("frost-if-")]
    assert len(clauses) > 15
    assert not [key for key in clauses if not forms.has_form(key, "not")]


def messages(language: str) -> set[str]:
    path = FROSTPUNK.locales / language / "effects.ftl"
    entries = FluentParser().parse(path.read_text("utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, fluent.Message)}


def test_what_is_refused_says_how_things_stand() -> None:
    """What is asked for is read on the card already."""
    justice = PACK.events["M003"].options[2].condition
    assert WORDS.requirement(justice) == "only with active justice"
    assert (
        WORDS.refusal(Refusal(PickOption(3), "condition", {"condition": justice}, "F4.3"))
        == "You have no active justice · F4.3"
    )
