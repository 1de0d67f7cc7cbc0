"""Whole games: conservation, figures, copies, views and records, after every move.

Random players lose within a few rounds; so there are also charmed games, which see all fifteen, games of the
companion, which knows what it does, and of a hasty one, which thinks about all but what its figures do.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hearthlight.bots import Bot
from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.kernel import Dice, IllegalMove, Match, Move, State, encode, make_options, read_record

from . import invariants
from .charms import charm

Games = list[tuple[str, int]]
"""How hard each is, and its seed."""
TABLES = [(group, players) for group in range(1, 7) for players in (1, 2, 3, 4)]
DIFFICULTIES = ("normal", "hard")


def each_table(games: int, groups: Sequence[int] = range(1, 7)) -> pytest.MarkDecorator:
    """A game for each of these groups, with one to four players in turn; when there is time, so many for each group,
    number of players and difficulty."""
    some = [
        (group, players, [(DIFFICULTIES[group % 2], 0)])
        for group, players in TABLES
        if group in groups and players == group % 4 + 1
    ]
    many = [
        (group, players, [(difficulty, seed) for difficulty in DIFFICULTIES for seed in range(games)])
        for group, players in TABLES
    ]
    return pytest.mark.parametrize(
        ("group", "players", "games"),
        [
            *(pytest.param(*table, id=f"{table[0]}-{table[1]}") for table in some),
            *(pytest.param(*table, id=f"{table[0]}-{table[1]}-many", marks=pytest.mark.soak) for table in many),
        ],
    )


@each_table(11)
def test_random_games(group: int, players: int, games: Games) -> None:
    for difficulty, seed in games:
        match = new_match(group, players, difficulty, seed)
        play_checked(match, FROSTPUNK.bot("random"), Dice(seed))
        assert match.state.outcome is not None
        assert match.state.outcome.winners == ()
        same_again(match)


class HastyBot:
    """The companion, but for what costs it most thought."""

    name = "hasty"

    def __init__(self) -> None:
        self.companion = FROSTPUNK.bot("companion")

    def choose(self, state: State, seat: int, dice: Dice) -> Move:
        if state.decision(seat).asks in ("figure", "action"):
            return dice.pick(state.moves(seat))
        return self.companion.choose(state, seat, dice)


@each_table(1)
def test_hasty_games(group: int, players: int, games: Games) -> None:
    for difficulty, seed in games:
        match = new_match(group, players, difficulty, seed)
        play_checked(match, HastyBot(), Dice(seed))
        same_again(match)


@each_table(2, groups=(1, 4))
def test_companion_games(group: int, players: int, games: Games) -> None:
    for difficulty, seed in games:
        match = new_match(group, players, difficulty, seed)
        play_checked(match, FROSTPUNK.bot("companion"), Dice(seed))
        same_again(match)


@each_table(2)
def test_charmed_games(group: int, players: int, games: Games) -> None:
    """Random moves, a city that does not die: every phase of every round, every building, law and expedition."""
    for difficulty, seed in games:
        match, dice = new_match(group, players, difficulty, seed), Dice(seed)
        state = city_of(match)
        census, listener, number = invariants.Census(), Listener(state), 0
        while state.to_act:
            census.check(state)
            charm(state, dice)
            invariants.check(state)
            seat = dice.pick(state.to_act)
            if number % 40 == seed or (group, players, seed) == (3, 2, 0):  # all of such a game
                every_move_can_be_played(state)
            if number % 20 == 0:
                hides_secrets(state, dice)
            before = state.copy()
            move = dice.pick(state.moves(seat))
            state.play(seat, move)
            before.play(seat, move)
            assert before == state
            listener.hear(state)
            number += 1
        invariants.check(state)


def new_match(group: int, players: int, difficulty: str, seed: int) -> Match:
    options = make_options(FROSTPUNK, players=players, group=group, difficulty=difficulty)
    return Match(FROSTPUNK, options, 1000 * group + seed)


def city_of(match: Match) -> Frostpunk:
    assert isinstance(match.state, Frostpunk)
    return match.state


def play_checked(match: Match, bot: Bot, dice: Dice) -> None:
    """A game of bots of this sort, looked at after every move."""
    state = city_of(match)
    census, listener = invariants.Census(), Listener(state)
    invariants.check(state)
    while state.to_act:
        seat = dice.pick(state.to_act)
        move = bot.choose(state, seat, dice)
        twin = state.copy()
        assert twin == state
        match.play(seat, move.notation())
        twin.play(seat, move)
        assert twin == state
        invariants.check(state)
        census.check(state)
        listener.hear(state)
        if state.ply % 5 == 0:
            hides_secrets(state, dice)
        if state.ply % 25 == 0:
            every_move_can_be_played(state)
            assert FROSTPUNK.load(encode(state)).fingerprint() == state.fingerprint()


def same_again(match: Match) -> None:
    """The record, written and read, gives the same game."""
    record, cut = read_record(match.text())
    assert not cut
    again = Match.replay(FROSTPUNK, record)
    assert again.state == match.state
    assert again.state.fingerprint() == match.state.fingerprint()


def hides_secrets(state: Frostpunk, dice: Dice) -> None:
    """A state that differs only in what nobody can know looks the same and asks the same."""
    for seat in (None, dice.below(state.seats)):
        other = state.determinize(seat, dice)
        assert FROSTPUNK.view(other, seat) == FROSTPUNK.view(state, seat)
        assert other.to_act == state.to_act
        if seat in state.to_act:
            assert other.decision(seat) == state.decision(seat)
        invariants.cards_conserved(other)
        invariants.limits_kept(other)


def every_move_can_be_played(state: Frostpunk) -> None:
    """What is offered can be played, and leads to a state in order; what is not offered is refused."""
    before = state.fingerprint()
    for seat in range(state.seats):
        for move in state.moves(seat):
            twin = state.copy()
            twin.play(seat, move)
            invariants.check(twin)
            assert twin.ply == state.ply + 1
        if seat not in state.to_act:
            with pytest.raises(IllegalMove):
                state.play_notation(seat, "stop")
    assert state.fingerprint() == before


class Listener:
    """Hears what is told in a game: no card that lies in a hidden deck afterwards, no consequence of a law before it
    has been seen. (Which other cards lie in the dusk deck is known to all.)"""

    def __init__(self, state: Frostpunk) -> None:
        self.unseen = {card.id for card in state.pack.content.consequences}

    def hear(self, state: Frostpunk) -> None:
        self.unseen -= {*state.dusk_discard, *state.reading, *(laid.card for laid in state.display)}
        hidden = {
            *state.morning,
            *state.weather,
            *state.citizens,
            *state.stack_inner,
            *state.stack_outer,
            *(card for deck in state.expeditions.values() for card in deck),
            *state.disputes[1:],
        }
        for event in state.events:
            assert not event.secret
            named = {str(value) for value in event.data.values()}
            if event.kind in ("read", "mourned"):  # it lies open, even if it is shuffled in again before the move ends
                self.unseen -= named
                hidden -= named
            assert not named & hidden
            assert not named & self.unseen
