"""What the house does by the clock: it acts for those whose time is up, and clears what nobody touches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import select

from .botting import BotDriver, choose
from .clocks import Timing, clock_of
from .forgetting import forget
from .presence import CONFIRM_SECONDS, Presence
from .problems import Stale, Unavailable
from .rows import TableRow
from .seating import stand_in
from .shelving import clear
from .tables import Tables

log = logging.getLogger(__name__)
CLEAR_SECONDS = 3600
GONE_SECONDS = 5


class Caretaker:
    """Goes round every second."""

    def __init__(self, tables: Tables, bots: BotDriver, presence: Presence, table_days: int) -> None:
        self.tables, self.bots, self.presence, self.table_days = tables, bots, presence, table_days
        self._task: asyncio.Task[None] | None = None
        self._in_vain: dict[str, float | None] = {}
        """Deadlines of tables that could not be played on. The log has said so once; after an update, which starts the
        house anew, it is tried again."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_round(self) -> None:
        duties: list[tuple[float, Callable[[], Awaitable[object]]]] = [
            (1, self.ring),
            (CONFIRM_SECONDS, self.presence.confirm),
            (GONE_SECONDS, self.tables.drop_gone),
            (CLEAR_SECONDS, self.clear),
        ]
        second = 0
        while True:
            for every, duty in duties:
                if second % every == 0:
                    try:
                        await duty()
                    except Unavailable:
                        pass  # next time
                    except Exception:
                        log.exception("The caretaker stumbled.")
            second += 1
            await asyncio.sleep(1)

    async def clear(self) -> None:
        for key in await clear(self.tables.store, self.table_days, self.tables.now()):
            self.tables.drop(key)
        await forget(self.tables.store, self.table_days, self.tables.now())

    async def ring(self) -> None:
        """Wherever somebody's time is up, a bot acts."""
        async with self.tables.store.session() as session:
            due = await session.execute(
                select(TableRow.id, TableRow.deadline).where(TableRow.deadline <= self.tables.now())
            )
            ends = [(key, end) for key, end in due if self._in_vain.get(key) != end]
        for key, end in ends:
            try:
                await self._ring_at(key)
            except Stale:
                pass  # somebody was just in time
            except Unavailable:
                raise
            except Exception:
                log.exception("The clock of table %s is left alone.", key)
                self._in_vain[key] = end

    async def _ring_at(self, key: str) -> None:
        live = await self.tables.open(key)
        clock = clock_of(live.row)
        if clock is None or live.row.timing is None:
            return
        for seat in msgspec.convert(live.row.timing, Timing).out_of_time(self.tables.now())[:1]:
            if clock.then == "seat" and live.seats[seat].kind == "person":
                await stand_in(self.tables, live, seat)
                return
            asked = live.table.answering()[seat]
            state, bot = live.match.state.copy(), live.table.game.usual_bot
            move = await asyncio.to_thread(choose, key, live.row.game, bot, state, asked, self.bots.dice(state))
            await self.tables.play(key, None, seat, live.row.version, [move], late=True)
