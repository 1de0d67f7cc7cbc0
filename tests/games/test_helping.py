"""What a game does for people at a table: answers that need no thought, ways through what is more work than thought."""

from __future__ import annotations

from collections import Counter

import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.kernel import Dice, Match, make_options
from hearthlight.table import Table
from hearthlight.table.offers import details

from ..clicks import Chair, count_clicks

MOST_A_GAME = 110
"""Decisions that reach one of three in Blackout, on average,"""
MOST_A_ROUND = 20
"""and in a round of Frostpunk somebody who plays alone."""


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3)])
@pytest.mark.parametrize("game", game_keys())
def test_every_proposal_plays_through(game: str, players: int, seed: int) -> None:
    """To its end, or to something that nobody could know. It buys nothing, and what it offers depends on nothing that
    the seat may not know."""
    box = game_named(game)
    options = {"mode": "campaign"} if players == 1 and game == "blackout" else {}
    match = Match(box, make_options(box, players=players, **options), seed)
    table = Table(match, [Chair(f"{seat}", "person") for seat in range(players)])
    bots, dice, seen = [box.bot() for _ in range(players)], Dice(seed), Counter[str]()
    while table.answering() and match.state.round < 9:
        state = match.state
        seat = dice.pick(state.to_act)
        question = state.question
        assert question is not None
        obvious, proposal = box.obvious(state, seat), box.propose(state, seat)
        other = state.determinize(seat, dice)
        assert (box.obvious(other, seat), box.propose(other, seat)) == (obvious, proposal)
        assert obvious is None or obvious in state.moves(seat)
        if proposal:
            seen[question.asks] += 1
            assert not {move.verb for move in proposal} & {"battery", "transport"}
            twin = table.copy()
            played = twin.play_all(seat, [move.notation() for move in proposal], auto=False)
            assert played == len(proposal) or twin.match.state.news or twin.finished
        if dice.below(3):
            table.play(seat, bots[seat].choose(state, seat, dice).notation(), auto=False)
        else:
            table.play(seat, dice.pick(state.moves(seat)).notation(), auto=False)
    assert len(seen) > 2


@pytest.mark.parametrize("game", game_keys())
def test_a_click_answers_nothing_but_a_detail_of_it(game: str) -> None:
    """Whom an infirmary cures goes with the action; an event's option does not also light the fire."""
    box = game_named(game)
    match = Match(box, make_options(box, players=2), 4)
    bot, dice, seen = box.bot(), Dice(4), Counter[tuple[str, str]]()
    while match.state.to_act and sum(seen.values()) < 10:
        state = match.state
        seat = dice.pick(state.to_act)
        question = state.question
        assert question is not None
        for move in state.moves(seat) if question.settles else ():
            after, whole = state.foresee(seat, move)
            for step in details(box, after, seat, question.settles) if whole else ():
                twin = state.copy()
                twin.play(seat, move)
                assert twin.question is not None
                seen[question.asks, twin.question.asks] += 1
                assert step in twin.moves(seat)
                break
        match.play(seat, bot.choose(state, seat, dice).notation())
    assert seen.keys() <= {("tile", "team"), ("action", "cure"), ("citizen-action", "cure")}
    assert seen


def test_few_decisions_reach_a_person_in_blackout() -> None:
    games = 2
    assert sum(count_clicks("blackout", 3, seed).clicks.total() for seed in range(games)) <= MOST_A_GAME * games


def test_few_decisions_reach_a_person_in_frostpunk() -> None:
    count = count_clicks("frostpunk", 1, 2)
    assert count.clicks.total() <= MOST_A_ROUND * count.state.round


@pytest.mark.soak
def test_few_decisions_reach_a_person_in_many_games_of_blackout() -> None:
    games = [count_clicks("blackout", 3, seed).clicks.total() for seed in range(30)]
    told = f"{sum(games) / len(games):.1f} in a game: {sorted(games)}"
    print(told)
    assert sum(games) <= MOST_A_GAME * len(games), told


@pytest.mark.soak
def test_few_decisions_reach_a_person_in_many_games_of_frostpunk() -> None:
    counts = [count_clicks("frostpunk", 1, seed) for seed in range(12)]
    clicks, rounds = sum(count.clicks.total() for count in counts), sum(count.state.round for count in counts)
    told = f"{clicks / rounds:.1f} in a round: {[(count.clicks.total(), count.state.round) for count in counts]}"
    print(told)
    assert clicks <= MOST_A_ROUND * rounds, told
