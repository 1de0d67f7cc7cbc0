"""Who plays the games: this process, a process for each core, or a Ray cluster. What comes of them is the same."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import active_children, get_context
from os import cpu_count
from time import sleep
from typing import Any, Literal

from ..kernel import Problem
from .play import Job, Result, play_chunk, play_job

Engine = Literal["processes", "ray"]
LARGEST_CHUNK = 10
"""So many games a worker is given at once at most: not so many that a progress bar jumps."""
SHARES = 8
"""So many chunks each worker gets, so that none waits long for another at the end."""


def play_jobs(
    jobs: Sequence[Job], workers: int | None = None, engine: Engine = "processes", address: str | None = None
) -> Generator[Result, None, None]:
    """Play many games on as many cores as there are. Results come as they are ready, so that whoever stops early has
    all that was played."""
    if engine == "ray":
        return _on_ray(jobs, workers, address)
    workers = min(workers or cpu_count() or 1, len(jobs))
    return _on_processes(jobs, workers) if workers > 1 else (play_job(job) for job in jobs)


def _chunks(jobs: Sequence[Job], workers: int) -> Iterator[Sequence[Job]]:
    size = max(1, min(LARGEST_CHUNK, len(jobs) // (SHARES * workers)))
    return (jobs[first : first + size] for first in range(0, len(jobs), size))


def _on_processes(jobs: Sequence[Job], workers: int) -> Generator[Result, None, None]:
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_first)
    try:
        waiting = [pool.submit(play_chunk, chunk) for chunk in _chunks(jobs, workers)]
        for done in as_completed(waiting):
            yield from done.result()
    except BrokenExecutor:
        raise Problem("arena-worker-died") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:  # whoever stops early waits for no game that nobody counts
            process.terminate()
            process.join()
            while process.is_alive():  # the thread of the pool waits for it, too, and only one of us learns of its end
                sleep(0.01)


def _leave_interrupts_to_the_first() -> None:
    """Ctrl-C reaches all processes of a terminal; the one that started the others stops them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(jobs: Sequence[Job], workers: int | None, address: str | None) -> Generator[Result, None, None]:
    """On the cluster at that address or in `RAY_ADDRESS`; else on one that is started here and ends with the games."""
    try:
        ray: Any = import_module("ray")  # an extra, and heavy
    except ImportError as missing:
        raise Problem("extra-missing", extra="ray", reason=str(missing)) from None
    try:
        ray.init(
            address=address,
            num_cpus=None if address else workers,
            include_dashboard=None if address else False,
            log_to_driver=False,
        )
    except Exception as error:  # Ray has many ways to say it, some of them plain exceptions
        raise Problem("ray-unreachable", address=address or "", reason=str(error).partition("\n")[0]) from None
    try:
        play = ray.remote(play_chunk)
        cores = int(ray.cluster_resources().get("CPU", 1))
        waiting = [play.remote(chunk) for chunk in _chunks(jobs, cores)]
        while waiting:
            (done, *_), waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, Problem):
            raise error.cause from None
        raise
    finally:
        ray.shutdown()
