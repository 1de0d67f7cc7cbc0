"""Many games with a progress bar; whoever stops early keeps what was played."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..i18n import Texts
from ..kernel import Problem
from .engines import Engine, play_jobs
from .play import Job, Result


class Played(msgspec.Struct):
    """What was played, in the order of the jobs, and why no more."""

    results: list[Result]
    seconds: float
    wanted: int
    stopped: Problem | None = None
    """What went wrong."""

    def tell_why_it_stopped(self, say: Texts, console: Console) -> None:
        """Nothing if it did not."""
        if len(self.results) < self.wanted and (self.results or not self.stopped):
            console.print(say("simulate-stopped", played=len(self.results), games=self.wanted))
        if self.stopped:
            raise self.stopped


def play_watched(
    say: Texts,
    console: Console,
    jobs: Sequence[Job],
    workers: int | None = None,
    engine: Engine = "processes",
    address: str | None = None,
) -> Played:
    """Play until all is played, Ctrl-C is pressed, or something goes wrong."""
    start = time.perf_counter()
    played = Played([], 0.0, len(jobs))
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=console, transient=True) as progress:
        task = progress.add_task(say("simulate-playing"), total=len(jobs))
        try:
            with closing(play_jobs(jobs, workers, engine, address)) as results:
                for result in results:
                    played.results.append(result)
                    progress.advance(task)
        except KeyboardInterrupt:
            pass
        except Problem as problem:
            played.stopped = problem
    played.results.sort(key=lambda result: result.job.number)
    played.seconds = time.perf_counter() - start
    return played
