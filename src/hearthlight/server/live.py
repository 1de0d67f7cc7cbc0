"""Live updates: every change at a table, as this person may see it, with catch-up after a lost connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.params import PathParameter, QueryParameter

from ..kernel import Problem
from .context import Here, House, channel_of, person_of
from .looking import Around, as_json, eyes, language_of, look
from .parts import Parts
from .payload import TableInfo
from .problems import RETRY_SECONDS, Forbidden, TooMany, Unavailable
from .requests import MOST_SEATS
from .sockets import CLOSED_BY_US, Gone, from_our_page, send, talk


@websocket("/api/tables/{key:str}/live")
async def live_updates(
    socket: WebSocket[Any, Any, Any],
    house: Here,
    key: Annotated[str, PathParameter(max_length=16)],
    seat: Annotated[int | None, QueryParameter(ge=0, lt=MOST_SEATS, name="seat")] = None,
    since: Annotated[int, QueryParameter(ge=0, le=100_000, name="since")] = 0,
    watch: Annotated[bool, QueryParameter(name="watch")] = False,
    language: Annotated[str, QueryParameter(max_length=10, name="lang")] = "en",
    parts: Annotated[bool, QueryParameter(name="parts")] = False,
    phone: Annotated[bool, QueryParameter(name="phone")] = False,
) -> None:
    """The table now, and again whenever it changes; log lines from `since` on, then only new ones.

    With `parts`, a message in which `parts` is true brings only those fields, of the table and of its `view`, that have
    changed since the message before; all others are as they were.
    """
    if not from_our_page(socket):
        await socket.close(code=CLOSED_BY_US + 3)
        return
    person = person_of(socket)
    await socket.accept()
    watcher = Watcher(socket, house, key, person, seat, watch, language_of(language), since)
    if parts:
        watcher.as_message = Parts().message
    try:
        with house.watching(key, socket):
            async with house.presence.at_table(key, person, phone=phone):
                await _keep_up(watcher)
    except TooMany as problem:
        await socket.close(code=CLOSED_BY_US + 29, reason=problem.key)
    except Problem as problem:
        await socket.close(code=CLOSED_BY_US + 4, reason=problem.key)
    except Gone:
        pass  # nothing to tell them


async def _keep_up(watcher: Watcher) -> None:
    """Send every change, until one of us goes."""

    async def send_all() -> None:
        await watcher.look()  # nobody listens to a table that there is not
        async with watcher.house.channels.start_subscription([channel_of(watcher.key)]) as subscriber:
            await watcher.look()  # what has changed just before
            async for _ in subscriber.iter_events():
                await watcher.look()

    await talk(watcher.socket, send_all())


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
        self.as_message: Callable[[TableInfo], bytes] = as_json

    async def look(self) -> None:
        """Send the table as it is, as soon as it can be read."""
        while True:
            try:
                return await self._look()
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)

    async def _look(self) -> None:
        """Send the table, unless this very state of it has been sent."""
        if not await self.house.devices.may_come(self.person, str(self.socket.session.get("device") or "")):
            raise Forbidden("signed-out")
        live = await self.house.tables.open(self.key)
        self.house.bots.wake(self.key)
        moves = live.match.record.moves
        if moves[: len(self.moves)] != self.moves or self.since > len(live.match.log):
            self.since = 0  # something was taken back: tell it all again
        chat = await self.house.tables.chat(live)
        last_said = chat[-1].id if chat else 0
        here = await self.house.presence.at(self.key)
        seated = [here.get(seat.person or "") for seat in live.seats]
        thinking, suggested = tuple(sorted(live.thinking)), tuple(live.match.suggestions.items())
        state = (live.row.version, last_said, thinking, suggested, seated, live.row.updated)
        if state == self.sent:
            return
        seat = eyes(live, self.person, self.seat, watching=self.watching)
        around = Around(here, self.house.now(), self.house.settings.table_days)
        info = look(live, chat, self.person, seat, self.language, self.since, around)
        self.sent, self.moves, self.since = state, moves, len(live.match.log)
        await send(self.socket, self.as_message(info))
