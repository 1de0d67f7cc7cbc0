"""Live updates: every change at a table, as this person may see it, with catch-up after a lost connection."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter, QueryParameter

from ..kernel import Problem
from .context import Here, House, channel_of, person_of
from .looking import as_json, eyes, language_of, look
from .problems import RETRY_SECONDS, Unavailable
from .requests import MOST_SEATS

CLOSED_BY_US = 4000
PING_SECONDS = 25


@websocket("/api/tables/{key:str}/live")
async def live_updates(
    socket: WebSocket[Any, Any, Any],
    house: Here,
    key: Annotated[str, PathParameter(max_length=16)],
    seat: Annotated[int | None, QueryParameter(ge=0, lt=MOST_SEATS, name="seat")] = None,
    since: Annotated[int, QueryParameter(ge=0, le=100_000, name="since")] = 0,
    watch: Annotated[bool, QueryParameter(name="watch")] = False,
    language: Annotated[str, QueryParameter(max_length=10, name="lang")] = "en",
) -> None:
    """The table now, and again whenever it changes; log lines from `since` on, then only new ones."""
    origin = socket.headers.get("origin")
    if origin and urlsplit(origin).netloc != socket.headers.get("host"):
        await socket.close(code=CLOSED_BY_US + 3)
        return
    person = person_of(socket)
    await socket.accept()
    async with house.channels.start_subscription([channel_of(key)]) as subscriber:
        watcher = Watcher(socket, house, key, person, seat, watch, language_of(language), since)

        async def send() -> None:
            await watcher.look()
            async for _ in subscriber.iter_events():
                await watcher.look()

        tasks = [
            asyncio.create_task(send()),
            asyncio.create_task(_until_gone(socket)),
            asyncio.create_task(_ping(socket)),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Problem as problem:
            await socket.close(code=CLOSED_BY_US + 4, reason=problem.key)
        except Gone:
            pass  # nothing to tell them
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


class Watcher:
    """What one connection has been sent so far."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        house: House,
        key: str,
        person: str,
        seat: int | None,
        watching: bool,
        language: str,
        since: int,
    ) -> None:
        self.socket, self.house, self.key, self.person = socket, house, key, person
        self.seat, self.watching, self.language, self.since = seat, watching, language, since
        self.moves: list[tuple[int, str]] = []
        self.sent: object = None

    async def look(self) -> None:
        """Send the table as it is, as soon as it can be read."""
        while True:
            try:
                return await self._look()
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)

    async def _look(self) -> None:
        """Send the table, unless this very state of it has been sent."""
        live = await self.house.tables.open(self.key)
        self.house.bots.wake(self.key)
        moves = live.match.record.moves
        if moves[: len(self.moves)] != self.moves or self.since > len(live.match.log):
            self.since = 0  # something was taken back: tell it all again
        chat = await self.house.tables.chat(live)
        last_said = chat[-1].id if chat else 0
        state = (live.row.version, last_said, tuple(sorted(live.thinking)), tuple(live.match.suggestions.items()))
        if state == self.sent:
            return
        seat = eyes(live, self.person, self.seat, watching=self.watching)
        info = look(live, chat, self.person, seat, self.language, self.since)
        self.sent, self.moves, self.since = state, moves, len(live.match.log)
        await _send(self.socket, as_json(info))


class Gone(Exception):
    """Nobody is at the other end any more."""


GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What a connection raises then. What is raised elsewhere is a mistake of ours and is told in the log."""


async def _send(socket: WebSocket[Any, Any, Any], text: str | bytes) -> None:
    try:
        await socket.send_data(text, mode="text")
    except GONE as error:
        raise Gone from error


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """Nothing is expected from the page; this ends when it goes away."""
    try:
        while True:
            await socket.receive_data(mode="text")
    except GONE as error:
        raise Gone from error


async def _ping(socket: WebSocket[Any, Any, Any]) -> None:
    """Keeps the connection open through proxies."""
    while True:
        await asyncio.sleep(PING_SECONDS)
        await _send(socket, '{"ping":1}')
