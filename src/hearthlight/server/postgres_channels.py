"""Live updates between processes over PostgreSQL: one connection, which listens and speaks, and is renewed when it is
lost.

All that is ever said is which table to look at again. So nothing has to be kept for those who could not hear: as soon
as a process is back, it tells everybody to look at every table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

import asyncpg
from litestar.channels import ChannelsBackend

log = logging.getLogger(__name__)
LINE = "hearthlight"
EVERYTHING = "*"
PATIENCE = 5.0
"""Seconds for any answer of the database; and the longest pause between two attempts to reach it."""
AGAIN_SECONDS = 0.5
"""How soon the keeper of the connection is told once more to stop."""
CHECK_SECONDS = 30.0
"""How often an idle connection is asked whether it is still there: a dead network says nothing."""


class PostgresChannels(ChannelsBackend):
    """All channels of the house on one line."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._subscribed: set[str] = set()

    async def on_startup(self) -> None:
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._speaking = asyncio.Lock()
        await self._connect()
        self._keeper = asyncio.create_task(self._keep())

    async def on_shutdown(self) -> None:
        while not self._keeper.done():  # whoever is just connecting may miss that it was cancelled
            self._keeper.cancel()
            await asyncio.wait([self._keeper], timeout=AGAIN_SECONDS)
        with suppress(Exception):
            await self._line.close(timeout=PATIENCE)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Never fails: whoever misses this looks at everything later."""
        for channel in channels:
            await self._ask("SELECT pg_notify($1, $2)", LINE, channel)

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._subscribed.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._subscribed.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            said = await self._heard.get()
            for channel in list(self._subscribed) if said == EVERYTHING else [said]:
                if channel in self._subscribed:
                    yield channel, b"look"

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        raise NotImplementedError

    # -- the connection ------------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        line = await asyncpg.connect(
            self._url,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            server_settings={"application_name": "hearthlight live updates"},
        )
        lost = asyncio.Event()
        line.add_termination_listener(lambda _: lost.set())
        try:
            await line.add_listener(LINE, lambda _line, _pid, _channel, said: self._heard.put_nowait(said))
        except BaseException:
            line.terminate()
            raise
        self._line, self._lost = line, lost

    async def _ask(self, query: str, *arguments: Any) -> None:
        """Whatever goes wrong means that the connection is lost. Nothing may come out of here: it would end the worker
        that calls us, unseen; nobody would hear anything any more, and the server would wait for it when told to go."""
        async with self._speaking:
            if self._lost.is_set():
                return
            try:
                await self._line.execute(query, *arguments)
            except Exception as error:
                log.warning("live updates: %r", error)
                self._lost.set()

    async def _keep(self) -> None:
        """Have a connection, for ever."""
        while True:
            try:
                await asyncio.wait_for(self._lost.wait(), CHECK_SECONDS)
            except TimeoutError:
                await self._ask("SELECT 1")
                continue
            self._line.terminate()
            log.warning("live updates: the connection to the database is lost")
            await self._reconnect()
            log.warning("live updates: connected again")
            await self._ask("SELECT pg_notify($1, $2)", LINE, EVERYTHING)

    async def _reconnect(self) -> None:
        pause = 0.1
        while True:
            try:
                return await self._connect()
            except Exception:
                await asyncio.sleep(pause)
                pause = min(2 * pause, PATIENCE)
