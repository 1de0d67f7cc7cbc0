"""Reviews of games that are over: worked out off the event loop, one at a time, and kept in memory.

Nothing is stored: a review takes a few seconds at most, and comes out the same every time and in every process.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ..table import Review, review
from .live_table import LiveTable

MOST_KEPT = 200


class Closing(Exception):
    """The house closes: nobody waits for the rest."""


class Job:
    """A review that is being worked out, or was."""

    def __init__(self) -> None:
        self.done, self.of = 0, 1
        self.closing = False
        self.task: asyncio.Task[Review] | None = None

    def heard(self, done: int, of: int) -> None:
        if self.closing:
            raise Closing
        self.done, self.of = done, of


class Reviews:
    def __init__(self) -> None:
        self._jobs: OrderedDict[tuple[str, int], Job] = OrderedDict()
        self._one = asyncio.Lock()

    async def of(self, live: LiveTable, seat: int, patience: float) -> tuple[Review | None, Job]:
        """The review of a seat, or after so many seconds how far it has come."""
        key = live.id, seat
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = Job()
            job.task = asyncio.create_task(self._work(job, live, seat))
        self._jobs.move_to_end(key)
        while len(self._jobs) > MOST_KEPT:
            self._jobs.popitem(last=False)
        assert job.task is not None
        await asyncio.wait({job.task}, timeout=patience)
        if not job.task.done():
            return None, job
        if job.task.cancelled() or job.task.exception():
            self._jobs.pop(key, None)  # whoever asks again begins again
        return job.task.result(), job

    async def _work(self, job: Job, live: LiveTable, seat: int) -> Review:
        async with self._one:
            return await asyncio.to_thread(review, live.table, seat, job.heard)

    def close(self) -> None:
        for job in self._jobs.values():
            job.closing = True
            if job.task:
                job.task.cancel()
