"""What handlers share: the store, the tables, the bots, the channels, and who is asking."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from .botting import BotDriver
from .reviews import Reviews
from .settings import Settings
from .store import Store
from .tables import Tables

CLOSING_SECONDS = 5


class House:
    """One server process."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.store = Store(settings.database)
        self.tables = Tables(self.store, self.changed, self.announce, shared=settings.channels != "memory")
        self.bots = BotDriver(self.tables, settings.bot_pause, self.announce)
        self.reviews = Reviews()

    async def open(self) -> None:
        await self.store.migrate()

    async def close(self) -> None:
        """A database that does not answer keeps nobody from going home."""
        self.reviews.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.bots.close()
                await self.store.close()

    def seed(self) -> int:
        """The seed of a new game, which nobody knows."""
        return secrets.randbits(63)

    def announce(self, key: str) -> None:
        """Tell everybody who watches a table, in every process, to look again."""
        self.channels.publish(b"look", channel_of(key))

    def changed(self, key: str) -> None:
        self.announce(key)
        self.bots.wake(key)


Here = NamedDependency[House]
"""The house, for handlers."""


def channel_of(key: str) -> str:
    return f"table-{key}"


def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who is asking, by the signed cookie; a stranger gets one."""
    session = connection.session
    person = session.get("person")
    if not isinstance(person, str):
        person = session["person"] = secrets.token_urlsafe(16)
    return person


class Answer(msgspec.Struct, frozen=True):
    """The id of what was made or joined."""

    id: str
    seat: int | None = None
