"""What a table with a lesson on it accepts, and how a lesson is read from its file."""

from __future__ import annotations

import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.kernel import Dice, IllegalMove, Problem
from hearthlight.lessons import BadLesson, Guided, NotNow, guide, lesson_named, lessons_of, read_lesson
from hearthlight.lessons.foreseen import rows

from .pupils import let_others_move, table_of

GAME = next(key for key in game_keys() if lessons_of(key))
START = """
minutes = 1
seed = 1
names = ["", "Mei"]
bot = "random"
[options]
players = 2
"""
TALK = '[[moments]]\nkey = "talk"\n'


def lesson_with(moments: str) -> str:
    return START + moments


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (lesson_with("moments = ["), "Invalid value"),
        (lesson_with(TALK + 'shown = "map"'), "`$.moments[0]`"),
        (START.replace("seed = 1", "") + TALK, "missing required field `seed`"),
        (lesson_with("moments = []").replace("[options]", "x=1"), "unknown field"),
        (lesson_with(TALK + TALK), "moment talk: there are two"),
        (lesson_with(TALK + 'do = ["done"]'), "moment talk: it is the last one, and it is not read"),
        (lesson_with(TALK + "silent = true\n" + TALK), "moment talk: it is silent, and nothing is done"),
        (lesson_with(TALK + "own = true\n" + TALK), "does not say when it ends"),
        (lesson_with(TALK + 'own = true\ndo = ["done"]\n' + TALK), "and yet it says what to do"),
        (lesson_with('[rails]\n0 = ["done"]\n' + TALK), "rails.0: no other seat"),
        (START.replace("random", "nobody") + TALK, "bot: nobody is none of random"),
        (START.replace("minutes", "seat = 2\nminutes") + TALK, "seat 2: there are 2 names"),
    ],
)
def test_a_bad_lesson_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(BadLesson) as bad:
        read_lesson(text, GAME, "small")
    assert bad.value.details["lesson"] == "small"
    assert reason in str(bad.value.details["reason"])


def test_a_lesson_without_moments_is_none() -> None:
    with pytest.raises(BadLesson, match="there are none"):
        read_lesson("moments = []\n" + START, GAME, "small")


def test_lessons_are_found_through_the_game() -> None:
    assert all(lesson.game == key for key in game_keys() for lesson in lessons_of(key))
    assert lesson_named(GAME, lessons_of(GAME)[0].key) is lessons_of(GAME)[0]
    with pytest.raises(Problem, match="no-lesson"):
        lesson_named(GAME, "juggling")


@pytest.fixture
def table() -> Guided:
    return table_of(lessons_of(GAME)[0])


def start(table: Guided) -> None:
    """To the first moment at which something is done."""
    while table.reading:
        table.read_on()
    let_others_move(table, Dice(1))


def test_while_something_is_read_everybody_waits(table: Guided) -> None:
    assert table.reading
    assert table.bots_to_act() == []
    with pytest.raises(IllegalMove, match="nothing-to-show"):
        table.show()
    table.read_on()
    assert not table.reading


def test_what_was_read_can_be_read_again(table: Guided) -> None:
    first = table.moment
    assert not table.can_reread
    with pytest.raises(IllegalMove):
        table.reread()
    start(table)
    assert table.can_reread
    table.reread()
    assert table.moment is first
    table.read_on()
    with pytest.raises(IllegalMove, match="nothing-to-read"):
        table.read_on()


def test_what_is_not_legal_is_refused_as_at_any_table(table: Guided) -> None:
    start(table)
    with pytest.raises(IllegalMove, match="illegal-move"):
        table.play(table.lesson.seat, "fly away")


def test_a_row_of_moves_ends_where_the_lesson_does_not_mean_it(table: Guided) -> None:
    """The first must be meant; what comes after it stops quietly."""
    start(table)
    wanted = table.wanted[0]
    others = [move.notation() for move in table.match.state.moves(0) if move.notation() != wanted]
    with pytest.raises(NotNow):
        table.play_all(0, [others[0], wanted])
    assert table.play_all(0, [wanted, others[0]]) == 1


def test_a_row_of_moves_that_goes_astray_is_not_begun(table: Guided) -> None:
    """Not even where its first move is meant."""
    while not any(len(row) > 1 for row in rows(table)):
        if table.reading:
            table.read_on()
        elif table.wanted:
            table.show()
        let_others_move(table, Dice(1))
    first, before = table.wanted[0], table.match.state.fingerprint()
    ahead = table.copy()
    ahead.play(0, first)
    wrong = next(move for move in ahead.match.state.moves(0) if move.notation() not in ahead.wanted).notation()
    with pytest.raises(NotNow):
        table.play_all(0, [first, wrong])
    assert table.match.state.fingerprint() == before
    assert table.play_all(0, [first, ahead.wanted[0]]) == 2


def test_a_wrong_move_is_told_what_to_do_instead(table: Guided) -> None:
    assert table.told_why("done", "en") == "Read this first, then press Next."
    start(table)
    info = guide(table, "en")
    assert info
    assert info.task in table.told_why("done", "en")


def test_who_leaves_the_rails_is_played_by_a_bot(table: Guided) -> None:
    """A seat keeps to its rails only as long as it has done nothing else."""
    table.read_on()
    seat = table.bots_to_act()[0]
    rail = table.rail(seat)
    assert rail is not None
    other = next(move.notation() for move in table.match.state.moves(seat) if move.notation() != rail)
    table.play(seat, other)
    assert table.rail(seat) is None
    assert table.rail(table.lesson.seat) is None


def test_a_game_without_lessons_has_none() -> None:
    assert all(game_named(key).lessons is not None or lessons_of(key) == () for key in game_keys())
