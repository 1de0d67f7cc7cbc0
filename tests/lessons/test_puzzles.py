"""Every puzzle is one: its solution solves it, a bot does not, and whoever misses it is told what is missing."""

from __future__ import annotations

import re

import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice, IllegalMove, Match
from hearthlight.lessons import Guided, Lesson, NotNow, about, guide, lessons_of, title_of

from .pupils import let_others_move, table_of

ALL = [
    pytest.param(lesson, id=f"{key}-{lesson.key}") for key in game_keys() for lesson in lessons_of(key) if lesson.puzzle
]
EACH = 10
"""Puzzles of each game."""
MOST_WORDS = 32
CLICKERS = 100


def play_on(table: Guided, bot: str, dice: Dice) -> None:
    """As a bot would, until it is solved, or too late."""
    player = game_named(table.lesson.game).bot(bot)
    while table.place.moment == 0 and not table.failed:
        let_others_move(table, dice)
        if table.place.moment == 0 and not table.failed:
            move = player.choose(table.match.state.copy(), table.lesson.seat, dice)
            table.play(table.lesson.seat, move.notation())


def show_all(table: Guided, seed: int) -> None:
    dice = Dice(seed)
    for _ in table.lesson.moments[0].solution:
        let_others_move(table, dice)
        table.show()
    let_others_move(table, dice)


@pytest.mark.parametrize("game", ["blackout", "frostpunk"])
def test_every_game_of_the_house_has_so_many(game: str) -> None:
    """Each with a task, a solution, and a title of its own."""
    puzzles = [lesson for lesson in lessons_of(game) if lesson.puzzle]
    assert len(puzzles) == EACH
    assert all(lesson.moments[0].solution for lesson in puzzles)
    assert len({title_of(lesson, "en") for lesson in puzzles}) == EACH


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("lesson", ALL)
def test_its_solution_solves_it_whatever_the_others_do(lesson: Lesson, seed: int) -> None:
    """With its last move, and not before."""
    table = table_of(lesson)
    assert table.missed(lesson.moments[0])
    show_all(table, seed)
    assert table.learnt
    assert table.reading


@pytest.mark.parametrize("lesson", ALL)
def test_it_is_worth_a_thought(lesson: Lesson) -> None:
    """The bot of the game misses it."""
    table = table_of(lesson)
    play_on(table, game_named(lesson.game).usual_bot, Dice(1))
    assert table.failed


@pytest.mark.soak
@pytest.mark.parametrize("lesson", ALL)
def test_it_is_not_solved_by_chance(lesson: Lesson) -> None:
    """Of those who click on whatever glows, fewer than one in five solve it."""
    begun, solved = table_of(lesson), 0
    for seed in range(CLICKERS):
        table = begun.copy()
        play_on(table, "random", Dice(seed))
        solved += table.learnt
    assert solved < CLICKERS / 5


@pytest.mark.parametrize("lesson", ALL)
def test_whoever_misses_it_is_told_why_and_tries_again(lesson: Lesson) -> None:
    table = table_of(lesson)
    before = table.match.state.fingerprint()
    assert not table.undoes(lesson.seat)
    play_on(table, "random", Dice(3))
    assert table.failed
    assert not table.bots_to_act()
    for language in LANGUAGES:
        info = guide(table, language)
        assert info
        assert info.kind == "failed"
        assert info.text == table.told_missed(language)
        assert not re.search(r"[\[{}]|\$", info.text)
    asked = table.answering().get(lesson.seat)
    for move in () if asked is None else table.match.state.moves(asked):
        with pytest.raises(NotNow):
            table.play(lesson.seat, move.notation())
    table.again()
    assert table.match.state.fingerprint() == before
    show_all(table, 4)
    assert table.learnt


def test_whoever_misses_a_meal_is_told_about_that_meal() -> None:
    """Also where nothing is asked at dusk, and everybody has eaten when the next question comes."""
    lesson = next(lesson for lesson in lessons_of("frostpunk") if lesson.key == "meat-and-roof")
    table = table_of(lesson)
    play_on(table, "random", Dice(1))
    state = table.match.state
    assert table.failed
    assert table.game.measure(state, 0, "phase") > lesson.moments[0].until.phase
    before = Match.replay(table.game, table.match.record.fork(len(table.match.record.moves) - 1)).state
    missing = table.game.measure(before, 0, "unfed")
    assert missing != table.game.measure(state, 0, "unfed")
    assert f" {missing} food is missing for tonight." in table.told_missed("en")


@pytest.mark.parametrize("lesson", ALL)
def test_a_solution_is_shown_also_to_those_who_went_astray(lesson: Lesson) -> None:
    """From the beginning, and on from where one is right."""
    table = table_of(lesson)
    table.show()
    first = len(table.match.record.moves)
    table.show()
    assert len(table.match.record.moves) > first
    match = Match.replay(table.game, table.match.record)
    again = Guided(lesson, match, table.seats, table.made, table.read)
    assert (again.place, again.failed) == (table.place, False)
    again.again()
    astray = next(
        move.notation()
        for move in again.match.state.moves(lesson.seat)
        if move.notation() != lesson.moments[0].solution[0]
    )
    again.play(lesson.seat, astray)
    again.show()
    mine = [notation for seat, notation in again.match.record.moves[len(lesson.opened) :] if seat == lesson.seat]
    assert mine[0] == lesson.moments[0].solution[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", ALL)
def test_it_speaks(lesson: Lesson, language: str) -> None:
    say = table_of(lesson).words(language).say
    texts = [
        title_of(lesson, language),
        about(lesson, language),
        say(f"{lesson.message}-task-hint"),
        say(f"{lesson.message}-solved"),
    ]
    for text in texts:
        assert not re.search(r"[\[{}]|\$", text), text
        assert len(text.split()) <= MOST_WORDS


@pytest.mark.parametrize("game", [key for key in game_keys() if lessons_of(key)])
def test_no_message_is_left_over(game: str) -> None:
    file = game_named(game).locales / "en" / "puzzles.ftl"
    written = set(re.findall(r"^(lesson-\S*) =", file.read_text("utf-8"), re.MULTILINE))
    puzzles = [lesson.message for lesson in lessons_of(game) if lesson.puzzle]
    assert written == {f"{key}{end}" for key in puzzles for end in ("", "-task", "-task-hint", "-solved")}


def test_only_a_puzzle_is_tried_again() -> None:
    lesson = next(lesson for key in game_keys() for lesson in lessons_of(key) if not lesson.puzzle)
    with pytest.raises(IllegalMove, match="nothing-to-solve"):
        table_of(lesson).again()
