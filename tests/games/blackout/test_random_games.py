"""Random games: conservation, copies, views and records, after every move.

A game for each number of players of the single game, and for each chapter of the campaign; hundreds when there is time.
"""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.kernel import Dice, Match, make_options, read_record

from . import invariants

SINGLE = [("single", 1, players) for players in (2, 3, 4)]
CAMPAIGN = [("campaign", chapter, players) for chapter in range(1, 6) for players in (1, 2, 3, 4)]
SOME = [*SINGLE, *(table for table in CAMPAIGN if table[2] == table[1] % 4 + 1)]
TABLES = [
    *((*table, range(1)) for table in SOME),
    *(
        pytest.param(*table, range(50 * block, 50 * block + 50), marks=pytest.mark.soak)
        for table in SINGLE
        for block in range(4)
    ),
    *(pytest.param(*table, range(20), marks=pytest.mark.soak) for table in CAMPAIGN),
]


@pytest.mark.parametrize(("mode", "chapter", "players", "seeds"), TABLES)
def test_random_games(mode: str, chapter: int, players: int, seeds: range) -> None:
    options = make_options(BLACKOUT, players=players, mode=mode, chapter=chapter)
    for seed in seeds:
        match = Match(BLACKOUT, options, seed)
        play_checked(match, Dice(1000 * chapter + seed))
        again, cut = read_record(match.text())
        assert not cut
        assert Match.replay(BLACKOUT, again).state == match.state


def play_checked(match: Match, dice: Dice) -> None:
    state = match.state
    assert isinstance(state, Blackout)
    invariants.check(state)
    while state.to_act:
        seat = dice.pick(state.to_act)
        move = dice.pick(state.moves(seat))
        twin = state.copy()
        assert twin == state
        match.play(seat, move.notation())
        twin.play(seat, move)
        assert twin == state
        invariants.check(state)
        if state.ply % 5 == 0:
            view_hides_secrets(state, dice)
    assert state.outcome is not None
    assert len(state.outcome.scores) == state.seats


def view_hides_secrets(state: Blackout, dice: Dice) -> None:
    """A state that differs only in what somebody (a seat, or a spectator) cannot know looks the same and offers the
    same."""
    seat = dice.pick((None, *range(state.seats)))
    other = state.determinize(seat, dice)
    assert BLACKOUT.view(other, seat) == BLACKOUT.view(state, seat)
    if seat is not None:
        assert other.moves(seat) == state.moves(seat)
    invariants.cards_conserved(other)
    invariants.tiles_conserved(other)
