"""Every lesson of every game can be learnt by doing only what it says, and explains what it does not mean."""

from __future__ import annotations

import pytest

from hearthlight.games import game_keys
from hearthlight.kernel import Match
from hearthlight.lessons import Guided, Lesson, NotNow, guide, lessons_of

from .pupils import ALL, at, do_as_told, legal, positions, table_of


@pytest.mark.parametrize("choose", [0, 1, 2])
@pytest.mark.parametrize("lesson", ALL)
def test_who_does_only_what_is_asked_for_reaches_the_end(lesson: Lesson, choose: int) -> None:
    """In whatever order: every moment comes, each at its time, and the others stay on their rails."""
    table, came, steps = table_of(lesson), list[str](), list[int]()
    for _ in positions(table):
        assert table.moment, "it is the learner's turn, and the lesson has nothing to say"
        assert table.wanted or table.moment.kind != "do", f"{table.moment.key}: {legal(table)}"
        if table.moment.key not in came[-1:]:
            came.append(table.moment.key)
            steps.append(lesson.step(table.place.moment))
        do_as_told(table, choose)
    assert steps == [*range(1, lesson.steps + 1)], "a number that nobody sees"
    assert came == [moment.key for moment in lesson.moments if not moment.silent]
    assert table.learnt
    for seat, rails in lesson.rails.items():
        made = [notation for mover, notation in table.match.record.moves if mover == int(seat)]
        assert tuple(made[: len(rails)]) == rails


@pytest.mark.parametrize("lesson", ALL)
def test_whatever_is_lit_is_accepted(lesson: Lesson) -> None:
    """At every step: each row of moves that one click may make, and then the moment can still be ended."""
    table = table_of(lesson)
    for _ in positions(table):
        said = guide(table, "en")
        assert said
        assert [row[0] for row in said.ahead if len(row) == 1] == said.moves
        for row in said.ahead:
            trial, began = table.copy(), table.place.moment
            assert trial.play_all(lesson.seat, row) == len(row)
            while trial.place.moment == began:
                assert trial.wanted, f"{row} leaves nothing to do at {said.moment}"
                do_as_told(trial)
        do_as_told(table)


FREE_ORDER = [
    ("snow", ["take worker", "clear inner"], {"lay 9"}),  # the second sector would find what the first is to find
    ("sawmill", ["take engineer", "build"], {"erect tent", "erect sawmill"}),
    ("sawmill", ["take engineer", "build", "erect sawmill"], {"on 17"}),
    ("post", [], {"erect hunters-hut", "erect medical-post"}),
    ("coal-first", ["take worker"], {"gather 2", "gather 10"}),
]


@pytest.mark.parametrize(("moment", "made", "open_now"), FREE_ORDER)
def test_order_matters_only_where_the_rest_depends_on_it(moment: str, made: list[str], open_now: set[str]) -> None:
    table = at("frostpunk", "two-nights", moment)
    for notation in made:
        table.play(table.lesson.seat, notation)
    assert set(table.wanted) == open_now


@pytest.mark.parametrize("lesson", ALL)
def test_wrong_moves_are_explained_and_change_nothing(lesson: Lesson) -> None:
    """Whatever else could be done is tried first, at every moment."""
    table, explained = table_of(lesson), 0
    for _ in positions(table):
        assert table.moment
        before, wanted = table.match.state.fingerprint(), set(table.wanted)
        if table.moment.kind != "own":
            for notation in legal(table):
                if notation in wanted:
                    continue
                with pytest.raises(NotNow) as refused:
                    table.play(lesson.seat, notation)
                said = guide(table, "en")
                assert said
                assert said.task in refused.value.told("en")
                explained += 1
        assert table.match.state.fingerprint() == before
        do_as_told(table)
    assert explained > len(lesson.moments)


@pytest.mark.parametrize("lesson", ALL)
def test_who_is_shown_everything_reaches_the_last_free_moment(lesson: Lesson) -> None:
    table = table_of(lesson)
    for _ in positions(table):
        if table.wanted and not table.reading:
            table.show()
        else:
            do_as_told(table)
    assert table.learnt


@pytest.mark.parametrize("lesson", ALL)
def test_a_lesson_goes_on_from_what_is_kept_of_it(lesson: Lesson) -> None:
    """The record, how its moves came about, and how far was read: nothing else."""
    table = table_of(lesson)
    for _ in positions(table):
        match = Match.replay(table.game, table.match.record)
        again = Guided(lesson, match, table.seats, table.made, table.read)
        assert (again.place, again.moment) == (table.place, table.moment)
        do_as_told(table)


@pytest.mark.parametrize("lesson", ALL)
def test_what_is_taken_back_is_asked_for_again(lesson: Lesson) -> None:
    table, taken_back = table_of(lesson), 0
    for _ in positions(table):
        moment = table.moment
        assert moment
        if moment.kind == "do":
            before = len(table.match.record.moves)
            do_as_told(table)
            if table.undoes(lesson.seat):
                table.undo(lesson.seat)
                taken_back += len(table.match.record.moves) == before
                while not (table.wanted or table.reading):  # the table had answered it by itself
                    answer = table.game.obvious(table.match.state, lesson.seat)
                    assert answer, f"nothing is asked for at {table.place}"
                    table.play(lesson.seat, answer.notation())
                while table.moment is moment and table.wanted:
                    do_as_told(table)
        else:
            do_as_told(table)
    guided = lesson is lessons_of(lesson.game)[0]
    assert taken_back > (5 if guided else 0)  # a short lesson has fewer moves


@pytest.mark.parametrize(
    "lesson", [lessons_of(key)[0] for key in game_keys() if lessons_of(key)], ids=lambda one: one.game
)
def test_a_guided_game_takes_about_as_long_as_it_says(lesson: Lesson) -> None:
    """Two hundred words a minute and four seconds for each click, and up to half as long again to look around."""
    table, said, seconds = table_of(lesson), "", 0.0
    for _ in positions(table):
        info = guide(table, "en")
        assert info
        now = f"{info.text} {info.task}"
        seconds += 4 + (now != said) * len(now.split()) * 60 / 200
        said = now
        do_as_told(table)
    assert seconds / 60 <= lesson.minutes <= 1.5 * seconds / 60
