"""A possible world follows from what a seat knows, and from the dice: nothing of the true one shines through."""

from __future__ import annotations

import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.kernel import Dice, Match, make_options


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("players", [2, 4])
def test_who_knows_the_same_guesses_the_same(game: str, players: int) -> None:
    rules = game_named(game)
    state, dice = Match(rules, make_options(rules, players=players), players).state, Dice(players)
    while state.to_act:
        seat = dice.pick(state.to_act)
        for looking in (None, seat):
            other = state.determinize(looking, Dice(state.ply + 1))
            guess = other.determinize(looking, Dice(state.ply)).fingerprint()
            assert state.determinize(looking, Dice(state.ply)).fingerprint() == guess
        state.play(seat, dice.pick(state.moves(seat)))
