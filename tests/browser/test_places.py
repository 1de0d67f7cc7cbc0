"""Controls keep their places, whatever is asked, from step to step."""

from __future__ import annotations

import pytest

from .layout import DESKTOPS, PHONES, Size, look_at, places, resize
from .moments import moment
from .test_layout import QUESTIONS, position
from .visitors import Arrive, Visitor

GAMES = pytest.mark.parametrize("game", QUESTIONS)
SOAK = pytest.mark.soak
EVERY_DAY = ("blackout", DESKTOPS[1])
FEWEST_STEPS = {"blackout": 6, "frostpunk": 12}


@SOAK
@GAMES
def test_questions_that_differ_keep_the_places(arrive: Arrive, game: str) -> None:
    ada = arrive()
    known: dict[Size, dict[str, list[int]]] = {}
    for asks in QUESTIONS[game]:
        look_at(ada, position(game, asks))
        for size in DESKTOPS[:1] + DESKTOPS[3:4]:
            resize(ada, size)
            found = places(ada.page, game, size)
            assert found == known.setdefault(size, found), (asks, size)


def played_round(visitor: Visitor) -> int:
    """Which round somebody who is asked is in."""
    return int(visitor.bots.post(f"/bots/{visitor.table}/advice").raise_for_status().json()["round"])


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(game, size, marks=() if (game, size) == EVERY_DAY else SOAK)
        for game in QUESTIONS
        for size in [*DESKTOPS, *PHONES]
    ],
)
def test_a_round_keeps_the_places(arrive: Arrive, game: str, size: Size) -> None:
    """From what is asked before the first round until the second one has begun; everybody works in it."""
    ada = arrive(phone=size in PHONES)
    look_at(ada, moment(game, "start", players=1, rounds=0))
    resize(ada, size)
    known, steps = places(ada.page, game, size), 0
    while played_round(ada) < 2:
        move = ada.act("(?!stop)")
        assert move
        ada.drawn()
        assert places(ada.page, game, size) == known, move
        steps += 1
    assert steps >= FEWEST_STEPS[game]
