"""Play whole games between bots, one or thousands, on all cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Any

import msgspec

from ..bots import Bot
from ..games import game_named
from ..kernel import Dice, Outcome, State, make_options


class Job(msgspec.Struct, frozen=True):
    """One game to play: which, with what options and seed, by which bots."""

    game: str
    options: dict[str, Any]
    seed: int
    bots: tuple[str, ...]
    pack: str | Path | None = None


class Result(msgspec.Struct, frozen=True):
    """How it went."""

    job: Job
    outcome: Outcome
    rounds: int
    moves: int


def play_out(state: State, bots: Sequence[Bot], dice: Dice) -> int:
    """Play a game to its end; returns the number of moves."""
    moves = 0
    while seats := state.to_act:
        seat = seats[0]
        state.play(seat, bots[seat].choose(state, seat, dice))
        moves += 1
    return moves


def play_job(job: Job) -> Result:
    game = game_named(job.game)
    state = game.new(make_options(game, **job.options), job.seed, job.pack)
    bots = [game.bot(name) for name in job.bots]
    moves = play_out(state, bots, Dice(job.seed))
    assert state.outcome is not None
    return Result(job, state.outcome, state.round, moves)


def play_jobs(jobs: Sequence[Job], workers: int | None = None) -> Iterator[Result]:
    """Play many games, in order, on as many processes as there are cores."""
    workers = min(workers or cpu_count() or 1, len(jobs))
    if workers <= 1:
        yield from map(play_job, jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_job, jobs, chunksize=max(1, min(10, len(jobs) // (4 * workers))))
