"""Play whole games between bots and note what came of each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from ..bots import Bot
from ..doors.program import seated
from ..games import Counted, Tally, game_named
from ..kernel import Dice, Outcome, State, make_options


class Job(msgspec.Struct, frozen=True):
    """One game to play: which, with what options and seed, by which bots."""

    game: str
    options: dict[str, Any]
    seed: int
    bots: tuple[str, ...]
    pack: str | Path | None = None
    number: int = 0
    """Its place among the jobs: results come as they are ready."""
    setting: str = ""
    """What sets its options apart from those of other jobs."""
    count: bool = False
    """Whether the game's own tally is kept as well."""


class Result(msgspec.Struct, frozen=True):
    """How it went."""

    job: Job
    outcome: Outcome
    rounds: int
    moves: int
    counts: list[Counted] = []


def play_out(state: State, bots: Sequence[Bot], dice: Dice, tally: Tally | None = None) -> int:
    """Play a game to its end; returns the number of moves."""
    moves = 0
    while seats := state.to_act:
        seat = seats[0]
        state.play(seat, bots[seat].choose(state, seat, dice))
        if tally is not None:
            tally.after(state)
        moves += 1
    return moves


def play_job(job: Job) -> Result:
    game = game_named(job.game)
    state = game.new(make_options(game, **job.options), job.seed, job.pack)
    tally = game.tally(state) if job.count else None
    with seated(game, job.bots) as bots:
        moves = play_out(state, bots, Dice(job.seed), tally)
    assert state.outcome is not None
    return Result(job, state.outcome, state.round, moves, tally.counts(state) if tally else [])


def play_chunk(jobs: Sequence[Job]) -> list[Result]:
    """Several games, one after the other, as a worker gets them."""
    return [play_job(job) for job in jobs]
