"""One trip to the disk for all who write at the same moment: whoever's turn it is takes along what the others want to
write that wait behind it, and commits once. Each of them is answered when all of it is on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager

from sqlalchemy.ext.asyncio import AsyncSession

from .problems import Unavailable

Work = Callable[[AsyncSession], Awaitable[bool]]
"""Writes something, or nothing at all, and says which."""


class Commits:
    """For a database that has one writer at a time."""

    def __init__(
        self, turn: asyncio.Lock, transaction: Callable[[], AbstractAsyncContextManager[AsyncSession]]
    ) -> None:
        self._turn, self._transaction = turn, transaction
        self._waiting: dict[asyncio.Future[bool], Work] = {}

    async def write(self, work: Work) -> bool:
        """Do this in a transaction, maybe together with others. It must not touch what they write."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[done] = work
        try:
            async with self._turn:
                if not done.done():
                    await self._write(done)
            return done.result()
        finally:
            self._waiting.pop(done, None)

    async def _write(self, mine: asyncio.Future[bool]) -> None:
        """For all who wait. Whoever goes meanwhile is written for all the same; if we go, the next one writes."""
        waiting = dict(self._waiting)
        try:
            written = await self._committed(*waiting.values())
        except Unavailable as outage:  # for all of them
            for done in waiting:
                done.set_exception(outage)
                done.exception()  # who has gone meanwhile does not ask
        except Exception:
            if len(waiting) == 1:
                raise
            mine.set_result(*await self._committed(waiting[mine]))  # somebody's mistake is no other's
        else:
            for done, result in zip(waiting, written, strict=True):
                done.set_result(result)

    async def _committed(self, *works: Work) -> list[bool]:
        async with self._transaction() as session:
            return [await work(session) for work in works]
