"""Somebody who takes a lesson, and the seats around."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.kernel import Dice
from hearthlight.lessons import Guided, Lesson, lesson_named, lessons_of

ALL = [
    pytest.param(lesson, id=f"{key}-{lesson.key}")
    for key in game_keys()
    for lesson in lessons_of(key)
    if not (lesson.puzzle or lesson.rule)
]
MOST_WORDS = 32
"""At one moment."""
TEAM = next(moment for moment in lesson_named("blackout", "first-light").moments if moment.key == "team")
"""Where a team is sent in the guided game."""


class Chair:
    def __init__(self, name: str, kind: str) -> None:
        self.name, self.kind, self.bot = name, kind, None


def table_of(lesson: Lesson) -> Guided:
    """The lesson with nothing done yet."""
    names = [name or "Ada" for name in lesson.names]
    chairs = [Chair(name, "person" if seat == lesson.seat else "bot") for seat, name in enumerate(names)]
    table = Guided(lesson, lesson.begin(names), chairs)
    table.play_silently()
    return table


def let_others_move(table: Guided, dice: Dice) -> None:
    """Until it is the learner's turn, or there is something to read."""
    while bots := table.bots_to_act():
        seat = bots[0]
        move = table.rail(seat)
        if move is None:
            bot = game_named(table.lesson.game).bot(table.lesson.bot)
            move = bot.choose(table.match.state.copy(), seat, dice).notation()
        table.play(seat, move)


def positions(table: Guided, seed: int = 1) -> Iterator[Guided]:
    """The table whenever it is the learner's to do something, until the lesson is over. Who looks does it."""
    dice = Dice(seed)
    last = len(table.lesson.moments)
    let_others_move(table, dice)
    while table.place.moment < last:
        before = table.place, len(table.match.record.moves)
        yield table
        assert (table.place, len(table.match.record.moves)) != before, f"stuck at {table.moment}"
        let_others_move(table, dice)


def do_as_told(table: Guided, choose: int = 0) -> None:
    """Read on, make one of the moves that are asked for, or what a bot would do where everything is allowed."""
    if table.reading or (table.failed and not table.lesson.puzzle):
        table.read_on()
    elif table.lesson.puzzle:
        table.show()
    elif wanted := table.wanted:
        table.play(table.lesson.seat, wanted[choose % len(wanted)])
    else:
        bot = game_named(table.lesson.game).bot(table.lesson.bot)
        move = bot.choose(table.match.state.copy(), table.lesson.seat, Dice(1))
        table.play(table.lesson.seat, move.notation())


def at(game: str, lesson: str, moment: str) -> Guided:
    """A lesson at one of its moments, everything before done as it is asked for."""
    table = table_of(lesson_named(game, lesson))
    for _ in positions(table):
        if table.moment and table.moment.key == moment:
            break
        do_as_told(table)
    return table


def legal(table: Guided) -> list[str]:
    seat = table.answering().get(table.lesson.seat)
    return [] if seat is None else [move.notation() for move in table.match.state.moves(seat)]
