"""Games in numbers: the same move has the same number, and a seat's numbers say what it may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from hearthlight.doors.numbers import ACTIONS, MOST, actions_of, features_of, mask_of
from hearthlight.games import Game, game_keys, game_named
from hearthlight.kernel import Dice, State, make_options

EACH = pytest.mark.parametrize("key", game_keys())


def positions(game: Game, every: int = 7) -> Iterator[State]:
    """Some of a random game of two."""
    state, dice = game.new(make_options(game, players=2), 8), Dice(8)
    while seats := state.to_act:
        if state.ply % every == 0:
            yield state
        state.play(seats[0], dice.pick(state.moves(seats[0])))
    yield state


@EACH
def test_every_legal_move_has_a_number_of_its_own(key: str) -> None:
    for state in positions(game_named(key), every=1):
        for seat in state.to_act:
            numbers = actions_of(state, seat)
            assert sorted(move.notation() for move in numbers.values()) == sorted(
                move.notation() for move in state.moves(seat)
            )
            assert np.flatnonzero(mask_of(numbers)).tolist() == sorted(numbers)


@EACH
def test_a_move_nearly_always_has_the_same_number(key: str) -> None:
    found: dict[str, set[int]] = {}
    for state in positions(game_named(key), every=1):
        for number, move in actions_of(state, state.to_act[0]).items() if state.to_act else ():
            found.setdefault(move.notation(), set()).add(number)
    assert len(found) > 100
    assert sum(len(numbers) > 1 for numbers in found.values()) <= len(found) / 50


def test_moves_that_share_a_number_get_the_next_one() -> None:
    game = game_named(game_keys()[0])
    state = game.new(make_options(game, players=2), 8)
    seat = state.to_act[0]
    count = len(state.moves(seat))
    assert sorted(actions_of(state, seat, actions=count)) == [*range(count)]


@EACH
def test_numbers_tell_what_the_seat_may_know_and_nothing_else(key: str) -> None:
    """Whatever is hidden from a seat may be dealt anew, and its features stay as they are."""
    game, dice = game_named(key), Dice(1)
    for state in positions(game):
        for seat in range(2):
            seen, other = features_of(game, state, seat), state.determinize(seat, dice)
            assert np.array_equal(seen, features_of(game, other, seat))
            assert np.isfinite(seen).all()
            assert np.abs(seen).max() <= MOST
            assert sorted(actions_of(state, seat)) == sorted(actions_of(other, seat))


@EACH
def test_numbers_change_with_the_game(key: str) -> None:
    game = game_named(key)
    rows = {features_of(game, state, 0).tobytes() for state in positions(game)}
    assert len(rows) > 8
    assert max(number for state in positions(game) for number in actions_of(state, 0)) < ACTIONS
