"""Bots play legally, fairly, and (the greedy one) sensibly."""

from __future__ import annotations

from statistics import mean

import pytest

from hearthlight.arena.play import Job, play_job, play_jobs
from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.kernel import Dice

from .tables import begun, fresh, play_randomly


@pytest.mark.parametrize("name", BLACKOUT.bots)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_bot_plays_whole_games(name: str, players: int) -> None:
    for chapter in (1, 3, 5):
        options = {"players": players, "mode": "campaign", "chapter": chapter}
        result = play_job(Job("blackout", options, chapter, (name,) * players))
        assert result.moves > 50
        assert len(result.outcome.scores) == players


def test_a_bot_neither_changes_the_state_nor_needs_its_secrets() -> None:
    bot = BLACKOUT.bot("greedy")
    for seed in range(20):
        state = play_randomly(fresh(3, seed), seed, moves=40 * seed)
        if not state.to_act:
            continue
        seat = state.to_act[0]
        before = state.copy()
        move = bot.choose(state, seat, Dice(1))
        assert state == before
        assert move in state.moves(seat)
        blind = Blindfold.of(state, seat)
        assert bot.choose(blind, seat, Dice(1)) == move


class Blindfold(Blackout):
    """A state that gives away nothing but what `determinize` may: everything else is blanked out."""

    @staticmethod
    def of(state: Blackout, seat: int) -> Blackout:
        """A state that differs from the true one in all that the seat cannot know, but deals the same guess."""
        guess = state.determinize(seat, Dice(1))
        other = state.determinize(seat, Dice(2))
        moves = state.moves(seat)
        fields = {name: getattr(other, name) for name in other.__struct_fields__}
        blind = Blindfold(**fields)
        blind.__dict__["guess"] = guess
        blind.__dict__["moves_"] = moves
        return blind

    def moves(self, seat: int):  # type: ignore[no-untyped-def]
        return self.__dict__["moves_"]

    def determinize(self, seat: int | None, dice: Dice) -> Blackout:  # type: ignore[override]
        twin: Blackout = self.__dict__["guess"].copy()
        Dice(1)
        return twin


def test_the_same_seed_plays_the_same_game() -> None:
    job = Job("blackout", {"players": 3}, 11, ("greedy",) * 3)
    assert play_job(job) == play_job(job)


@pytest.mark.parametrize("games", [20, pytest.param(100, marks=pytest.mark.soak)])
def test_greedy_beats_random(games: int) -> None:
    """At least 19 of 20 games of two."""
    jobs = [
        Job("blackout", {"players": 2}, seed, ("greedy", "random") if seed % 2 else ("random", "greedy"))
        for seed in range(games)
    ]
    won = sum(result.outcome.winners == (result.job.bots.index("greedy"),) for result in play_jobs(jobs, workers=1))
    assert won >= 0.95 * games


@pytest.mark.parametrize("games", [8, pytest.param(40, marks=pytest.mark.soak)])
def test_a_competent_game_lasts_and_scores_as_it_should(games: int) -> None:
    """Three greedy bots: 9 to 14 rounds, scores of about 60 to 130 for those who win."""
    jobs = [Job("blackout", {"players": 3}, seed, ("greedy",) * 3) for seed in range(games)]
    results = list(play_jobs(jobs, workers=1))
    assert 9 <= mean(result.rounds for result in results) <= 14
    assert 60 <= mean(score for result in results for score in result.outcome.scores) <= 130
    assert 60 <= mean(max(result.outcome.scores) for result in results) <= 130


def test_greedy_does_what_a_sensible_player_does() -> None:
    """It completes goals, extends on the map, secures districts, and keeps cards in hand."""
    state, bot, dice = begun(3, 4), BLACKOUT.bot("greedy"), Dice(4)
    completed = secured = 0
    while state.to_act:
        seat = state.to_act[0]
        state.play(seat, bot.choose(state, seat, dice))
        completed += sum(event.kind == "completed" for event in state.events)
        secured += sum(event.kind == "secured" for event in state.events)
    assert completed >= 15
    assert secured >= 2
    assert min(player.cubes.bit_count() for player in state.players) >= 5
