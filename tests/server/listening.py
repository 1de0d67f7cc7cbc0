"""Those who listen: what a live connection tells, and big screens that come back whenever they were cut off."""

from __future__ import annotations

import asyncio
import json

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus

from .guests import Guest
from .houses import PATIENCE
from .people import Json

CUT = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
"""A socket that was closed by a disturbance."""


def in_order(cut: Exception, path: str) -> None:
    """Nobody is sent away by us: there is no reason to."""
    if isinstance(cut, InvalidStatus):
        raise AssertionError(f"{path}: refused with {cut.response.status_code}") from cut
    if isinstance(cut, ConnectionClosed) and cut.rcvd is not None:
        assert cut.rcvd.code in (1000, 1001, 1012), f"{path}: closed with {cut.rcvd.code} {cut.rcvd.reason}"


class Ears:
    """What a live connection tells, put together if it comes in parts."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._table: Json = {}

    async def next(self) -> Json:
        """The table, when there is news of it."""
        while "ping" in (told := json.loads(await self._socket.recv())):
            pass
        if told.pop("parts", False):
            told["view"] = {**self._table["view"], **told.get("view", {})}
            told = {**self._table, **told}
        self._table = told
        return dict(told)

    async def at_version(self, version: int) -> Json:
        """The table as it is at that version or later. What has happened must be told in time."""
        try:
            async with asyncio.timeout(PATIENCE):
                while (told := await self.next())["version"] < version:
                    pass
                return told
        except TimeoutError:
            raise AssertionError(f"version {version} was not told live, but {self._table.get('version')}") from None


class Screen:
    """A big screen that stays at a table, and comes back whenever it was cut off."""

    def __init__(self, guest: Guest, path: str, name: str) -> None:
        self.guest, self.path, self.name = guest, path, name
        self.heard: set[str] = set()
        self.cuts = 0

    async def watch(self) -> None:
        chance = self.guest.doors.luck(self.name)
        while True:
            try:
                await self.watch_at(chance.randrange(len(self.guest.doors.servers)))
            except CUT as cut:
                in_order(cut, self.path)
                self.cuts += 1
            await asyncio.sleep(0.5)

    async def watch_at(self, at: int) -> None:
        """Until it is cut off."""
        async with self.guest.live(at, f"{self.path}/live", watch="true", parts="true") as socket:
            ears = Ears(socket)
            while True:
                told = await ears.next()
                self.heard.update(["", *(line["text"] for line in told["chat"])])

    async def sees(self, line: str) -> None:
        """Waits until this was said; nothing: until it shows the table."""
        async with asyncio.timeout(PATIENCE):
            while line not in self.heard:
                await asyncio.sleep(0.05)
