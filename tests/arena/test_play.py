"""Many games: the same jobs give the same results, on one core or on several."""

from __future__ import annotations

import pytest

from hearthlight.arena.engines import play_jobs
from hearthlight.arena.play import Job, play_job, play_out
from hearthlight.games import game_keys, game_named
from hearthlight.kernel import Dice, Problem, make_options


def jobs(game: str, number: int, players: int = 2) -> list[Job]:
    seeds = range(1, number + 1)
    return [Job(game, {"players": players}, seed, ("random",) * players, number=seed, count=True) for seed in seeds]


@pytest.mark.parametrize("game", game_keys())
def test_a_job_is_a_whole_game_and_always_the_same(game: str) -> None:
    (job,) = jobs(game, 1)
    result = play_job(job)
    assert result == play_job(job)
    assert result.job == job
    assert len(result.outcome.scores) == 2
    assert result.moves > 20


@pytest.mark.parametrize("game", game_keys())
def test_processes_change_nothing(game: str) -> None:
    wanted = jobs(game, 6)
    alone = list(play_jobs(wanted, workers=1))
    assert [result.job.seed for result in alone] == [1, 2, 3, 4, 5, 6]
    assert sorted(play_jobs(wanted, workers=2), key=lambda result: result.job.number) == alone


def test_more_workers_than_jobs_are_not_started() -> None:
    (job,) = jobs(game_keys()[0], 1)
    assert [result.job for result in play_jobs([job], workers=8)] == [job]


@pytest.mark.parametrize("game", game_keys())
def test_playing_out_counts_every_move(game: str) -> None:
    box = game_named(game)
    state = box.new(make_options(box, players=2), 3)
    moves = play_out(state, [box.bot("random")] * 2, Dice(3))
    assert state.outcome is not None
    assert moves == state.ply


@pytest.mark.parametrize(
    ("job", "key"),
    [
        (Job("chess", {"players": 2}, 1, ("random", "random")), "unknown-game"),
        (Job(game_keys()[0], {"players": 2}, 1, ("genius", "random")), "unknown-bot"),
        (Job(game_keys()[0], {"players": 9}, 1, ("random",) * 9), "bad-options"),
    ],
)
def test_a_job_that_cannot_be_played_says_why(job: Job, key: str) -> None:
    with pytest.raises(Problem) as error:
        play_job(job)
    assert error.value.key == key
