"""Translations say the same things: the same messages with the same variables as in English."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from hearthlight.games import Game, game_keys, game_named, games
from hearthlight.i18n.texts import LANGUAGES, LOCALES, Texts
from hearthlight.kernel import Dice, Match, make_options

PACKS = [game.packs(name).folder for game in games() for name in game.packs.names()]
FOLDERS = [LOCALES, *(game.locales for game in games()), *(Path(str(folder)) / "locales" for folder in PACKS)]
OTHERS = [language for language in LANGUAGES if language != "en"]
FILES = [path for folder in FOLDERS for path in sorted((folder / "en").glob("*.ftl"))]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Each message with its variables."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, fluent.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_message_is_translated_with_its_variables(language: str, path: Path) -> None:
    english, other = messages(path), messages(path.parent.parent / language / path.name)
    assert set(other) == set(english)
    for key, variables in other.items():
        assert variables <= english[key], key


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_every_key_is_written_once(game: Game) -> None:
    """A game and the house share one catalogue: of two messages with the same key, one would never be read."""
    files = [path for folder in (LOCALES, game.locales) for path in sorted((folder / "en").glob("*.ftl"))]
    keys = Counter(key for path in files for key in messages(path))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", game_keys())
def test_a_game_reads_well_in_every_language(language: str, key: str) -> None:
    """No key, no placeholder is left in any question, move or event."""
    game = game_named(key)
    match, dice = Match(game, make_options(game, players=2), 1), Dice(1)
    words = game.words(match.state.pack, language, ["Ada", "Ben"])
    while match.state.to_act:
        seat = dice.pick(match.state.to_act)
        decision = match.state.decision(seat)
        lines = [words.question(decision), *(words.move(move, decision) for move in decision.moves)]
        lines += [words.event(event) for event in match.play(seat, dice.pick(decision.moves).notation())]
        for line in lines:
            assert line
            assert not re.search(r"[\[{}]|\$", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_before_a_question_brings_no_colon_of_its_own(language: str) -> None:
    """Questions have theirs: "Your turn: which figure acts?"."""
    asked = Texts(language)("web-asked-of", name="Ada", question="?")
    assert asked.startswith("Ada")
    assert not re.search("[:\uff1a]", asked)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_every_card_reads_well_in_every_language(language: str, key: str) -> None:
    game = game_named(key)
    state = game.new(make_options(game, players=2), 1)
    words = game.words(state.pack, language, [])
    for card in state.pack.cards:
        for line in (words.card(card), *words.card_lines(card)):
            assert line, card
            assert not re.search(r"[\[{}]|\$", line), (card, line)
