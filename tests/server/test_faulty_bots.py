"""A bot that fails stops no table: it is told in the log, and chance chooses in its place."""

from __future__ import annotations

import logging

import pytest

from hearthlight.games.blackout import BLACKOUT
from hearthlight.games.blackout.rules.moves import GO
from hearthlight.kernel import Dice, Move, State, make_options
from hearthlight.server import botting


class Faulty:
    """Chooses something that nobody offers, or breaks."""

    def __init__(self, move: Move | None) -> None:
        self.move = move

    def bot(self, name: str) -> Faulty:
        return self

    def choose(self, state: State, seat: int, dice: Dice) -> Move:
        if self.move is None:
            raise ZeroDivisionError
        return self.move


@pytest.mark.parametrize(("move", "told"), [(GO, "chose 'go' at table t1"), (None, "failed at table t1")])
def test_chance_chooses_in_its_place(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, move: Move | None, told: str
) -> None:
    state = BLACKOUT.new(make_options(BLACKOUT, players=2), 5)
    seat = state.to_act[0]
    monkeypatch.setattr(botting, "game_named", lambda _: Faulty(move))
    with caplog.at_level(logging.ERROR):
        assert botting.choose("t1", "blackout", "faulty", state, seat, Dice(1)) in [
            move.notation() for move in state.moves(seat)
        ]
    assert told in caplog.text
    assert "faulty" in caplog.text
