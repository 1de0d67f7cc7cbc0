"""Beside bots: whoever takes back a move takes back what bots have answered to it, but never what a person did."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import UNSET

from hearthlight.games import game_keys
from hearthlight.kernel import Dice
from hearthlight.table import Table, look

from .test_table import table_of


def played(game: str, *kinds: str, moves: int = 150) -> Iterator[Table]:
    """A table after every move of a game that is played as bots do."""
    table, dice = table_of(game, *kinds), Dice(4)
    bot = table.game.bot()
    while not table.finished and len(table.made) < moves:
        seat, asked = dice.pick(list(table.answering().items()))
        table.play(seat, bot.choose(table.match.state, asked, dice).notation(), auto=False)
        yield table


def test_undo_goes_back_through_what_bots_have_answered() -> None:
    """And the table says so beforehand."""
    back, sealed = 0, 0
    for table in played("frostpunk", "person", "bot"):
        if table.made[-1].by == 0:
            assert look(table, 0, "en").undo_bots is UNSET
            continue
        if not any(made.by == 0 for made in table.made):
            continue
        mine = max(number for number, made in enumerate(table.made) if made.by == 0)
        if mine < table.match.sealed:  # chance has decided, or something has come to light
            assert table.undoes(0) == []
            assert look(table, 0, "en").no_undo.startswith("Since your last move, a card has been revealed")
            sealed += 1
            continue
        twin, before = table.copy(), list(table.match.record.moves)
        assert look(table, 0, "en").can_undo
        assert look(table, 0, "en").undo_bots is True
        twin.undo(0)
        assert twin.match.record.moves == before[:mine]
        assert len(twin.made) == mine
        assert 0 in twin.answering()
        back += 1
    assert back > 5
    assert sealed > 5


@pytest.mark.parametrize("game", game_keys())
def test_nobody_takes_back_what_another_person_did(game: str) -> None:
    for table in played(game, "person", "bot", "person"):
        for seat in (0, 2):
            numbers = table.undoes(seat)
            assert {table.made[number].by for number in numbers} <= {seat, 1}
            assert all(number >= table.match.sealed for number in numbers)
            if numbers:
                twin = table.copy()
                twin.undo(seat)
                left = [move for number, move in enumerate(table.match.record.moves) if number not in numbers]
                assert twin.match.record.moves == left


def test_a_bot_that_answers_meanwhile_does_not_stop_an_undo() -> None:
    """What a person would take back is still the same move."""
    for table in played("frostpunk", "person", "bot"):
        (seat, asked), *_ = table.answering().items()
        if seat != 1 or not table.undoes(0) or table.made[-1].by != 0:
            continue
        before = table.standing(0)
        table.play(1, table.match.state.moves(asked)[0].notation(), auto=False)
        if len(table.made) - 1 >= table.match.sealed and 0 not in table.answering():
            assert table.standing(0) == before
            return
    raise AssertionError("no such moment")
