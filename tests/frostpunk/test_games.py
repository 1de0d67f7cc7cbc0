"""Random games of Frostpunk run to their end, copy and encode at any moment."""

from __future__ import annotations

import pytest

from hearthlight.frostpunk import FROSTPUNK
from hearthlight.frostpunk.city import HEXES, INNER_PLACES, NEIGHBOURS, adjacent, fields_of, ring_of
from hearthlight.kernel import Dice, encode

from .tables import PACK, fresh


@pytest.mark.parametrize("group", range(1, 7))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_end(group: int, players: int) -> None:
    for seed, difficulty in enumerate(("normal", "hard")):
        state, dice = fresh(players, seed, group, difficulty), Dice(seed)
        while state.to_act:
            seat = dice.pick(state.to_act)
            assert 0 < len(state.moves(seat)) < 100
            twin = state.copy()
            assert twin == state
            if state.ply % 10 == 0:
                assert FROSTPUNK.load(encode(state)).fingerprint() == state.fingerprint()
                assert state.determinize(seat, dice).view(seat) == state.view(seat)
            move = dice.pick(state.moves(seat))
            state.play(seat, move)
            twin.play(seat, move)
            assert twin == state
            tokens = [*state.hope.bag, *(token.kind for token in state.hope.track)]
            assert len(tokens) == 9
            for people in state.people:
                assert 0 <= people.sick <= people.number
            assert min(state.food, state.wood, state.coal, state.cores, state.hunger, state.stress) >= 0
            assert sum(state.field_trees) <= 30
        assert state.outcome is not None
        assert state.outcome.winners == ()


def test_the_map_is_two_rings_around_a_flower() -> None:
    """F3.1: six inner places touch one petal, six touch two."""
    assert len(HEXES) == 6 + 12 + 18
    touching = [sum(ring_of(other) == 0 for other in NEIGHBOURS[place]) for place in INNER_PLACES]
    assert sorted(touching) == [1] * 6 + [2] * 6
    assert all(len(fields_of(place)) == 2 for place in INNER_PLACES)
    assert all(field in adjacent(other) for field in range(5) for other in adjacent(field))


def test_the_pack_is_whole() -> None:
    assert len(PACK.content.morning) == 32
    assert len(PACK.content.dusk) == 61
    assert len(PACK.citizens) == 30
