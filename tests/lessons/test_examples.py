"""The examples of the rulebook: each can be played as it says, and every number that its words name is the engine's."""

from __future__ import annotations

import re

import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.i18n import LANGUAGES
from hearthlight.lessons import Lesson, NotNow, guide, lessons_of, title_of

from .pupils import do_as_told, positions, table_of

GAMES = [key for key in game_keys() if lessons_of(key)]
ALL = [pytest.param(lesson, id=f"{key}-{lesson.key}") for key in GAMES for lesson in lessons_of(key) if lesson.rule]
MOST_WORDS = 32


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_them(game: str) -> None:
    rules = [lesson.rule for lesson in lessons_of(game) if lesson.rule]
    assert len(rules) >= 12
    assert set(rules) <= set(game_named(game).rulebook("en").numbers)


@pytest.mark.parametrize("lesson", ALL)
def test_its_numbers_are_those_of_the_engine(lesson: Lesson) -> None:
    """Before and after, in every language; the digits stand in the words of the moment."""
    table, came = table_of(lesson), set[str]()
    for _ in positions(table):
        moment = table.moment
        assert moment
        if moment.key not in came:
            came.add(moment.key)
            assert moment.counts
            for what, number in moment.counts.items():
                assert table.game.measure(table.match.state, lesson.seat, what) == number, (moment.key, what)
                for language in LANGUAGES:
                    said = guide(table, language)
                    assert said
                    assert str(number) in re.findall(r"\d+", said.text), (moment.key, what, said.text)
        do_as_told(table)
    assert came == {moment.key for moment in lesson.moments}
    assert table.learnt


@pytest.mark.parametrize("lesson", ALL)
def test_something_else_is_explained_and_changes_nothing(lesson: Lesson) -> None:
    table = table_of(lesson)
    wanted, before = set(table.wanted), table.match.state.fingerprint()
    others = [move.notation() for move in table.match.state.moves(lesson.seat) if move.notation() not in wanted]
    assert others
    for notation in others:
        with pytest.raises(NotNow):
            table.play(lesson.seat, notation)
    assert table.match.state.fingerprint() == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", ALL)
def test_it_speaks(lesson: Lesson, language: str) -> None:
    say = table_of(lesson).words(language).say
    texts = [title_of(lesson, language), *(say(f"{lesson.message}-{end}") for end in ("play", "play-do", "after"))]
    for text in texts:
        assert not re.search(r"[\[{}]|\$", text), text
        assert len(text.split()) <= MOST_WORDS, text


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_left_over(game: str) -> None:
    file = game_named(game).locales / "en" / "examples.ftl"
    written = set(re.findall(r"^(lesson-\S*) =", file.read_text("utf-8"), re.MULTILINE))
    examples = [lesson.message for lesson in lessons_of(game) if lesson.rule]
    assert written == {f"{key}{end}" for key in examples for end in ("", "-play", "-play-do", "-after")}
