"""Who is at a table now: whoever has it open, and whether on a phone.

One process knows by its own connections. Several tell each other through the database; what one has not confirmed for
a while counts for nothing, because it may have been killed.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Literal

from sqlalchemy import delete, select, update

from .problems import Unavailable
from .rows import HereRow, TableRow
from .store import Store

CONFIRM_SECONDS = 30
FORGET_SECONDS = 100
Device = Literal["here", "phone"]


class Presence:
    """Who has which table open."""

    def __init__(
        self, store: Store, now: Callable[[], float], announce: Callable[[str], None], *, shared: bool
    ) -> None:
        self.store, self.now, self.announce, self.shared = store, now, announce, shared
        self.process = secrets.token_urlsafe(12)
        self._open: dict[str, Counter[tuple[str, bool]]] = {}
        """By table: the connections of each person, on a phone or not."""
        self._unsaid: set[tuple[str, str]] = set()
        """What could not be written when it happened."""
        self._one_by_one = asyncio.Lock()

    @asynccontextmanager
    async def at_table(self, key: str, person: str, *, phone: bool) -> AsyncIterator[None]:
        """Somebody has a table open, as long as this lasts."""
        connections = self._open.setdefault(key, Counter())
        before = self._here(key)
        connections[person, phone] += 1
        try:
            await self._tell(key, person, before)
            yield
        finally:
            before = self._here(key)
            connections[person, phone] -= 1
            if not +connections and self._open.get(key) is connections:
                del self._open[key]
            await self._tell(key, person, before)

    async def at(self, key: str) -> dict[str, Device]:
        """Everybody who is at a table, and how. Who has it open on a phone and elsewhere is not on the phone."""
        here = self._here(key)
        if self.shared:
            async with self.store.session() as session:
                others = await session.execute(
                    select(HereRow.person, HereRow.phone).where(
                        HereRow.table_id == key,
                        HereRow.process != self.process,
                        HereRow.seen > self.now() - FORGET_SECONDS,
                    )
                )
                for person, phone in others:
                    if not phone or person not in here:
                        here[person] = "phone" if phone else "here"
        return here

    def _here(self, key: str) -> dict[str, Device]:
        here: dict[str, Device] = {}
        for person, phone in +self._open.get(key, Counter()):
            if not phone or person not in here:
                here[person] = "phone" if phone else "here"
        return here

    async def _tell(self, key: str, person: str, before: dict[str, Device]) -> None:
        """Everybody at the table, in every process, if something is different now."""
        device = self._here(key).get(person)
        if before.get(person) == device:
            return
        if self.shared:
            try:
                await self._write(key, person)
            except Unavailable:
                self._unsaid.add((key, person))
        self.announce(key)

    async def _write(self, key: str, person: str) -> None:
        """One after the other, and as it is by then: who comes back at once is here, whatever is written first."""
        async with self._one_by_one, self.store.writing() as session:
            device = self._here(key).get(person)
            mine = {"process": self.process, "table_id": key, "person": person}
            if device is None:
                await session.execute(delete(HereRow).filter_by(**mine))
            elif await session.get(TableRow, key):
                await session.merge(HereRow(**mine, phone=device == "phone", seen=self.now()))

    async def confirm(self) -> None:
        """What this process has said still holds; what was not confirmed by others for long is forgotten."""
        if not self.shared:
            return
        for key, person in list(self._unsaid):
            await self._write(key, person)
            self._unsaid.discard((key, person))
        now = self.now()
        async with self.store.writing() as session:
            await session.execute(update(HereRow).where(HereRow.process == self.process).values(seen=now))
            await session.execute(delete(HereRow).where(HereRow.seen < now - 2 * FORGET_SECONDS))

    async def close(self) -> None:
        """Nobody is here any more. Where that cannot be written, it is forgotten in time."""
        if not self.shared:
            return
        with suppress(Unavailable):
            async with self.store.writing() as session:
                await session.execute(delete(HereRow).where(HereRow.process == self.process))
