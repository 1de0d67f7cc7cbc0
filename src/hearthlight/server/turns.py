"""Whose turn it is, told to those who do not look: to every page of theirs, and for slow games outside.

Of each turn a person is told outside once, whichever process notices it first, also after a restart. A turn is known
by the number of moves that its seat had made before it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextvars import Context
from hashlib import sha256

from sqlalchemy import func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..games import game_named
from ..kernel import Problem
from .live_table import LiveTable
from .problems import RETRY_SECONDS, Unavailable
from .rows import MoveRow, SeatRow, TableRow
from .settings import Settings
from .store import Store
from .webhook_rows import ToldTurnRow, WebhookRow
from .webhooks import Failed, Gate, Kind, Message, deliver

log = logging.getLogger(__name__)
ATTEMPTS = 4
MOST_WAITING = 1000
"""Messages on their way at the same time. What is more is not sent: people find their turn in the lobby."""


def channel_of_person(person: str) -> str:
    """Not the person's own name, which opens their seats."""
    return f"person-{sha256(person.encode()).hexdigest()[:24]}"


class Turns:
    """Tells people of one process."""

    def __init__(
        self, settings: Settings, store: Store, ring: Callable[[str], None], here: Callable[[str, str], bool]
    ) -> None:
        self.store, self.gate = store, Gate(settings)
        self.ring = ring
        """Called with everybody whose turn has begun or ended."""
        self.here = here
        """Whether somebody looks at a table anyway."""
        self._pause = settings.webhook_retry
        self._tasks: set[asyncio.Task[None]] = set()

    def turned(self, live: LiveTable, before: Mapping[int, str]) -> None:
        """Others are to act than before. Whoever plays without other people keeps nobody waiting."""
        after = live.asked()
        if len({seat.person for seat in live.seats if seat.person} | {*before.values()}) < 2:
            return
        for seat, person in before.items() ^ after.items():
            self.ring(person)
            if after.get(seat) == person and self.gate.hosts and not self.here(live.id, person):
                made = sum(made.by == seat for made in live.table.made)
                self._later(live.id, live.row.game, live.row.round, seat, person, made)

    async def catch_up(self) -> None:
        """Tell of turns that began when nobody could: the house was closed, or broke down."""
        if not self.gate.hosts:
            return
        async with self.store.session() as session:
            moves = (
                select(func.count())
                .where(MoveRow.table_id == SeatRow.table_id, MoveRow.made_by == SeatRow.index)
                .scalar_subquery()
            )
            rows = await session.execute(
                select(TableRow, SeatRow.index, SeatRow.person, moves)
                .join(SeatRow, SeatRow.table_id == TableRow.id)
                .join(WebhookRow, WebhookRow.person == SeatRow.person)
                .where(~TableRow.finished, SeatRow.kind == "person")
            )
            waiting = [(row, seat, person, made) for row, seat, person, made in rows if seat in row.to_act]
        for row, seat, person, made in waiting:
            self._later(row.id, row.game, row.round, seat, person, made)

    def _later(self, key: str, game: str, number: int, seat: int, person: str, made: int) -> None:
        if len(self._tasks) >= MOST_WAITING:
            log.error("Too many messages are on their way: none about table %s.", key)
            return
        telling = self._tell(key, game, number, seat, person, made)
        task = asyncio.get_running_loop().create_task(telling, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, key: str, game: str, number: int, seat: int, person: str, made: int) -> None:
        hook = await self._claimed(key, seat, person, made)
        if hook is None:
            return
        say = game_named(game).say(hook.language)
        text = say(
            "turn-message", game=say(f"game-{game}"), round=say.first(f"web-round-{game}", "web-round", round=number)
        )
        for attempt in range(ATTEMPTS):
            try:
                await self.send(hook, text, f"/table/{key}")
                return
            except (Failed, Problem) as failed:
                log.warning("No message about table %s by %s: %s.", key, hook.kind, failed)
                if not (isinstance(failed, Failed) and failed.passing):
                    return
            await asyncio.sleep(self._pause * 2**attempt)

    async def send(self, hook: WebhookRow, text: str, path: str) -> None:
        kind: Kind = hook.kind  # type: ignore[assignment]
        await deliver(self.gate, kind, hook.url, Message(text, f"{hook.home}{path}"))

    async def _claimed(self, key: str, seat: int, person: str, made: int) -> WebhookRow | None:
        """Where to tell of this turn, if nobody has told it yet: from now on somebody has."""
        while True:
            try:
                return await self._claim(key, seat, person, made)
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)

    async def _claim(self, key: str, seat: int, person: str, made: int) -> WebhookRow | None:
        async with self.store.session() as session:
            hook = await session.get(WebhookRow, person)
        if hook is None:
            return None
        async with self.store.writing() as session:
            told = ToldTurnRow
            done = await session.execute(
                update(told).where(told.table_id == key, told.seat == seat, told.moves < made).values(moves=made)
            )
            if done.rowcount != 1:  # type: ignore[attr-defined]
                insert = postgresql.insert if session.get_bind().dialect.name == "postgresql" else sqlite.insert
                values = {"table_id": key, "seat": seat, "moves": made}
                done = await session.execute(insert(told).values(**values).on_conflict_do_nothing())
            return hook if done.rowcount == 1 else None  # type: ignore[attr-defined]
