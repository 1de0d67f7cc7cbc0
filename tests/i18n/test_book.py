"""The rulebook on the page: what it refers to is there, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.i18n import LANGUAGES, Part
from hearthlight.i18n.glossary import read_glossary
from hearthlight.kernel import Question, steps_of
from hearthlight.lessons import lesson_named
from hearthlight.server.api_rules import RulesInfo, rules_info, sample_table
from hearthlight.table import explain

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = [key for key in game_keys() if game_named(key).rulebook("en").book.sample]


def info(game: str, language: str) -> RulesInfo:
    return rules_info(game_named(game), language)


def parts(told: RulesInfo) -> list[tuple[str, Part]]:
    return [(rule.number, part) for section in told.sections for rule in section.rules for part in rule.parts]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_book_names_is_there(game: str) -> None:
    rulebook = game_named(game).rulebook("en")
    book = rulebook.book
    assert set(book.drawings) <= {*rulebook.numbers, *rulebook.sections()}
    assert {entry.rule for entry in book.terms.values()} <= set(rulebook.numbers)
    assert set(book.terms) <= set(read_glossary(rulebook.locales / "en" / "glossary.toml").terms)
    assert len(book.drawings) >= len(rulebook.sections())


@pytest.mark.parametrize("game", GAMES)
def test_the_page_can_draw_it(game: str) -> None:
    """Pictures and icons have a name there."""
    book = game_named(game).rulebook("en").book
    drawn = (PAGE / game / "Drawing.svelte").read_text("utf-8")
    for name in book.drawings.values():
        assert f'name === "{name}"' in drawn or re.search(rf"\b{name}: \[\"", drawn), name
    icons = "".join(path.read_text("utf-8") for path in (PAGE / game).glob("icon*.ts"))
    for entry in book.terms.values():
        assert not entry.icon or re.search(rf'^  "?{entry.icon}"?:', icons, re.MULTILINE), entry.icon


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_references_lead_somewhere(game: str, language: str) -> None:
    rulebook, told = game_named(game).rulebook(language), info(game, language)
    places = {*rulebook.numbers, *rulebook.rulings, *rulebook.sections()}
    terms = {term.key: term for term in told.terms}
    assert all(part.rule in places for _, part in parts(told) if part.rule)
    for number, part in parts(told):
        if part.term:
            term = terms[part.term]
            assert number in (term.rule, *term.others)
    for section in told.sections:
        for rule in section.rules:
            text = rulebook.ruling(rule.number) if section.section == "R" else rulebook.rule(rule.number)
            assert "".join(part.text for part in rule.parts) == text
    assert not [term.name for term in told.terms if term.name.startswith("[")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_word_is_explained_in_a_sentence(game: str, language: str) -> None:
    """The glossary says it, and so does whoever points at the word in a rule."""
    the_game, told = game_named(game), info(game, language)
    pack = the_game.packs(the_game.packs.names()[0])
    things = {thing.id: thing for thing in explain(the_game, pack, the_game.words(pack, language)).things}
    for _, part in parts(told):
        assert not part.term or part.about in things, part.term
    for term in told.terms:
        thing = things[the_game.rulebook(language).about(term.key)]
        assert term.text == thing.text
        assert re.search(r"[.。]$", term.text), (term.key, term.text)
        assert not re.search(r"[\[{}]|\$", thing.title + thing.text), (term.key, thing)


@pytest.mark.parametrize("game", GAMES)
def test_words_are_spoken_of_wherever_they_are_explained(game: str) -> None:
    """Nobody looks a word up and finds a rule that does not have it."""
    for language in LANGUAGES:
        told = info(game, language)
        spoken = {(number, part.term) for number, part in parts(told) if part.term}
        missing = [(term.rule, term.key) for term in told.terms if (term.rule, term.key) not in spoken]
        assert not missing, (language, missing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_quoted_at_its_rule(game: str, language: str) -> None:
    told = {rule.number: rule for section in info(game, language).sections for rule in section.rules}
    for step in steps_of(game_named(game).state):
        if issubclass(step, Question) and hasattr(step, "asks"):
            assert told[step.rule].asked, step
    for rule in told.values():
        for question in rule.asked:
            assert not re.search(r"[\[{}]|\$", question), question


@pytest.mark.parametrize("game", GAMES)
def test_its_pictures_have_a_position(game: str) -> None:
    lesson = lesson_named(game, game_named(game).rulebook("en").book.sample)
    table = sample_table(lesson, "de")
    assert (table.game, table.seat) == (game, lesson.seat)
    assert not table.finished
