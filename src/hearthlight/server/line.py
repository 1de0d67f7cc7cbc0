"""Live updates between processes, over a server that passes on what is said: one line, renewed when it is lost.

All that is ever said is which table to look at again. So nothing has to be kept for those who could not hear: as soon
as a process is back, it tells everybody to look at every table.
"""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import suppress

from litestar.channels import ChannelsBackend
from sqlalchemy import make_url

from ..kernel import Problem
from .outages import reason_of

log = logging.getLogger(__name__)
LINE = "hearthlight"
EVERYTHING = "*"
PATIENCE = 5.0
"""Seconds for any answer of the server; and the longest pause between two attempts to reach it."""
AGAIN_SECONDS = 0.5
"""How soon the keeper of the line is told once more to stop."""
CHECK_SECONDS = 30.0
"""How often an idle line is asked whether it is still there: a dead network says nothing."""


class Line(ChannelsBackend):
    """All channels of the house on one line. How it is connected, a driver says."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._subscribed: set[str] = set()

    # -- what a driver brings ------------------------------------------------------------------------------------

    @abstractmethod
    async def connect(self, lost: asyncio.Event) -> None:
        """Connect; from then on what is said on the line is `heard`, and `lost` is set when it is cut."""

    @abstractmethod
    async def say(self, text: str) -> None:
        """Say something to all who are on the line, ourselves included."""

    @abstractmethod
    async def check(self) -> None:
        """Make sure that somebody is there; else raise anything."""

    @abstractmethod
    async def hang_up(self) -> None:
        """Let go of the connection, lost or not."""

    def heard(self, text: str) -> None:
        self._heard.put_nowait(text)

    # -- what the framework calls --------------------------------------------------------------------------------

    async def on_startup(self) -> None:
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._speaking = asyncio.Lock()
        try:
            await self._connect()
        except Exception as error:
            place = make_url(self._url).render_as_string()  # without the password
            raise Problem("data-unusable", data=place, reason=reason_of(error)) from error
        self._keeper = asyncio.create_task(self._keep())

    async def on_shutdown(self) -> None:
        while not self._keeper.done():  # whoever is just connecting may miss that it was cancelled
            self._keeper.cancel()
            await asyncio.wait([self._keeper], timeout=AGAIN_SECONDS)
        await self._let_go()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Never fails: whoever misses this looks at everything later."""
        for channel in channels:
            await self._try(self.say, channel)

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
        lost = asyncio.Event()
        async with asyncio.timeout(PATIENCE):
            await self.connect(lost)
        self._lost = lost

    async def _let_go(self) -> None:
        with suppress(Exception):
            async with asyncio.timeout(PATIENCE):
                await self.hang_up()

    async def _try(self, doing: Callable[..., Awaitable[None]], *words: str) -> None:
        """Whatever goes wrong means that the line is lost. Nothing may come out of here: it would end the worker that
        calls us, unseen; nobody would hear anything any more, and the server would wait for it when told to go."""
        async with self._speaking:
            if self._lost.is_set():
                return
            try:
                async with asyncio.timeout(PATIENCE):
                    await doing(*words)
            except Exception as error:
                log.warning("live updates: %r", error)
                self._lost.set()

    async def _keep(self) -> None:
        """Have a connection, for ever."""
        while True:
            try:
                await asyncio.wait_for(self._lost.wait(), CHECK_SECONDS)
            except TimeoutError:
                await self._try(self.check)
                continue
            await self._let_go()
            log.warning("live updates: the connection is lost")
            await self._reconnect()
            log.warning("live updates: connected again")
            await self._try(self.say, EVERYTHING)

    async def _reconnect(self) -> None:
        pause = 0.1
        while True:
            try:
                return await self._connect()
            except Exception:
                await asyncio.sleep(pause)
                pause = min(2 * pause, PATIENCE)
