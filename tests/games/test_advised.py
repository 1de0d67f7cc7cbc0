"""Advice knows what the seat knows, and no more."""

from __future__ import annotations

import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.kernel import Dice
from hearthlight.table.advising import sentence

from .advised import decisions


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("number", [40, pytest.param(400, marks=pytest.mark.soak)])
def test_who_knows_the_same_is_told_the_same(game: str, number: int) -> None:
    rules = game_named(game)
    if (adviser := rules.adviser) is None:
        return
    for state, seat in decisions(rules, number, seed=7, players=3):
        other = state.determinize(seat, Dice(state.ply + 1))
        assert adviser.advise(other, seat) == adviser.advise(state, seat)
        move = state.moves(seat)[-1]
        assert adviser.why(other, seat, move) == adviser.why(state, seat, move)


@pytest.mark.parametrize("game", game_keys())
def test_asking_changes_nothing(game: str) -> None:
    rules = game_named(game)
    if (adviser := rules.adviser) is None:
        return
    for state, seat in decisions(rules, 20, seed=1):
        before = state.fingerprint()
        advice = adviser.advise(state, seat)
        assert state.fingerprint() == before
        assert all(one.moves[0] in state.moves(seat) for one in advice)
        assert len({one.moves for one in advice}) == len(advice)


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("number", [50, pytest.param(400, marks=pytest.mark.soak)])
def test_every_advice_has_a_sentence_of_its_own(game: str, number: int) -> None:
    rules = game_named(game)
    if (adviser := rules.adviser) is None:
        return
    words = rules.words(rules.packs(rules.packs.names()[0]), "en")
    for state, seat in decisions(rules, number, seed=11):
        advice = adviser.advise(state, seat)
        said = [sentence(state, seat, one, words, best=not number) for number, one in enumerate(advice)]
        assert all(said)
        assert len(set(said)) == len(said), (state.ply, said)
