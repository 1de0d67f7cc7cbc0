"""What players read says what comes, and calls things by their names."""

from __future__ import annotations

import re

import pytest

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.rules.model import Frostpunk
from hearthlight.games.frostpunk.rules.moves import Gather, Take
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice, make_options

PACK = FROSTPUNK.packs(FROSTPUNK.packs.names()[0])


def gathering() -> tuple[Frostpunk, Gather]:
    """A worker stands before a field on which more lies than one can take."""
    state = FROSTPUNK.new(make_options(FROSTPUNK, players=1), 3)
    bot, dice = FROSTPUNK.bot("companion"), Dice(3)
    while True:
        seat = state.to_act[0]
        if Take("worker") in state.moves(seat):
            twin = state.copy()
            twin.play(seat, Take("worker"))
            for move in twin.moves(seat):
                if isinstance(move, Gather) and twin.on_fields["coal"][move.field] > 2:
                    return twin, move
        state.play(seat, bot.choose(state, seat, dice))


def test_gathering_says_how_much_comes_of_how_much() -> None:
    state, move = gathering()
    there = state.on_fields["coal"][move.field]
    words = FROSTPUNK.words(PACK, "en")
    assert f"2 of {there} coal" in words.move(move, state.decision(state.to_act[0]))


def test_what_is_taken_one_by_one_is_told_as_one() -> None:
    state, move = gathering()
    before = len(state.events)
    state.play(state.to_act[0], move)
    gained = [event for event in state.events[before:] if event.kind == "gained"]
    assert [(event.data["what"], event.data["count"]) for event in gained] == [("coal", 2)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_at_the_table_names_cards_by_their_titles(language: str) -> None:
    words = FROSTPUNK.words(PACK, language)
    rules = [rule for rule in ("F3.8", "F10.1") if "#" in words.rule(rule)]
    assert rules
    for rule in rules:
        assert not re.search(r"#[A-Z]\d", words.rule_at_table(rule)), rule


def test_french_writes_goods_small_within_a_sentence() -> None:
    words = FROSTPUNK.words(PACK, "fr")
    assert [words.amount(thing, 2) for thing in ("wood", "coal", "food")] == ["2 bois", "2 charbon", "2 nourriture"]
    texts = "\n".join(path.read_text("utf-8") for path in sorted((FROSTPUNK.locales / "fr").glob("*.ftl")))
    told = texts.splitlines()
    assert not [line for line in told if re.search(r"[\w}’,;] (Bois|Charbon|Nourriture)\b", line)]
