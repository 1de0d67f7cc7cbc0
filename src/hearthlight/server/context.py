"""What handlers share: the store, the tables, the bots, the channels, and who is asking."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from sqlalchemy.exc import SQLAlchemyError

from ..kernel import Problem
from .booking import book_old
from .botting import BotDriver
from .caretaker import Caretaker
from .devices import Devices
from .logs import begin_log
from .metrics import Metrics
from .outages import reason_of
from .presence import Presence
from .quotas import Quota, Quotas
from .reviews import Reviews
from .settings import Settings
from .shelving import remove
from .sole import SoleUse
from .store import Store
from .tables import Tables
from .turns import Turns, channel_of_person

CLOSING_SECONDS = 5


class House:
    """One server process."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.store = Store(settings.database)
        self.tables = Tables(self.store, self.changed, self.announce, shared=settings.channels != "memory")
        self.tables.now = self.now
        self.presence = Presence(self.store, self.now, self.announce, shared=settings.channels != "memory")
        self.bots = BotDriver(self.tables, settings.bot_pause, self.announce, self.is_watched)
        self.tables.dropped = self.gone
        self.caretaker = Caretaker(self.tables, self.bots, self.presence, settings.table_days)
        self.devices = Devices(self.store, self.now)
        self.quotas = Quotas(settings)
        self.watched: Counter[str] = Counter()
        """How many have each table open, in this process."""
        self.watchers: Counter[tuple[str, str]] = Counter()
        """The same, for each of them."""
        self.metrics = Metrics()
        self.metrics.watch(self.store.engine.sync_engine)
        self.turns = Turns(settings, self.store, self.ring, lambda key, person: (key, person) in self.watchers)
        self.tables.turned = self.turns.turned
        self.reviews = Reviews()
        self._sole_use: SoleUse | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Whatever keeps it closed is a problem that whoever starts it can read."""
        begin_log(self.settings.log_format)  # where nobody has said what becomes of log lines
        try:
            if self.settings.data_file:
                self._sole_use = SoleUse(self.settings.data_file)
            await self.store.migrate()
        except (SQLAlchemyError, OSError) as error:
            raise Problem("data-unusable", data=self.store.place, reason=reason_of(error)) from error
        logging.getLogger().addHandler(self.metrics.errors)
        self._keeping = asyncio.create_task(self._keep_old())
        self.caretaker.start()
        await self.turns.catch_up()

    async def _keep_old(self) -> None:
        await self.tables.keep_old()
        await book_old(self.tables)

    async def close(self) -> None:
        """A database that does not answer keeps nobody from going home."""
        logging.getLogger().removeHandler(self.metrics.errors)
        self.reviews.close()
        if self._keeping:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.caretaker.close()
                await self.bots.close()
                await self.turns.close()
                await self.presence.close()
                await self.store.close()
        if self._sole_use:
            self._sole_use.give_up()

    def now(self) -> float:
        """What time it is, in seconds; a house of tests has its own."""
        return time.time()

    async def discard(self, key: str) -> None:
        """A table that was made a moment ago and is not wanted."""
        row = (await self.tables.open(key)).row
        await remove(self.store, key, row.host)
        self.tables.drop(key)

    def seed(self) -> int:
        """The seed of a new game, which nobody knows."""
        return secrets.randbits(63)

    @contextmanager
    def watching(self, key: str, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[None]:
        """Somebody has a table open, as long as this lasts."""
        person = person_of(connection)
        with self.quotas.socket(person, address_of(connection)):
            self.watched[key] += 1
            self.watchers[key, person] += 1
            try:
                yield
            finally:
                self.watched[key] -= 1
                self.watchers[key, person] -= 1
                self.watched += Counter()  # what nobody watches is forgotten
                self.watchers += Counter()

    def is_watched(self, key: str) -> bool:
        """Whether somebody has this table open, as far as this process knows."""
        return key in self.watched

    def announce(self, key: str) -> None:
        """Tell everybody who watches a table, in every process, to look again."""
        self.channels.publish(b"look", channel_of(key))

    def gone(self, key: str) -> None:
        """There is no such table any more: nobody plays there, and those who watch it are told."""
        self.bots.leave(key)
        self.announce(key)

    def ring(self, person: str) -> None:
        """Tell every page of somebody, in every process, to look whose turn it is."""
        self.channels.publish(b"turn", channel_of_person(person))

    def changed(self, key: str) -> None:
        self.announce(key)
        self.bots.wake(key)


Here = NamedDependency[House]
"""The house, for handlers."""


def channel_of(key: str) -> str:
    return f"table-{key}"


def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who is asking, by the signed cookie; a stranger gets one."""
    return _secret_of(connection, "person")


def device_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The number of the device that somebody comes with; one that has none gets one."""
    return _secret_of(connection, "device")


def _secret_of(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> str:
    """What the cookie says; where it says nothing, something that nobody can guess."""
    known = connection.session.get(name)
    if not isinstance(known, str):
        known = connection.session[name] = secrets.token_urlsafe(16)
    return known


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from; by the word of a proxy that is trusted."""
    return connection.client.host if connection.client else ""


def spend(quota: Quota, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Count something that costs the house, or refuse it."""
    quota.spend(person_of(connection), address_of(connection))


class Answer(msgspec.Struct, frozen=True):
    """The id of what was made or joined."""

    id: str
    seat: int | None = None
