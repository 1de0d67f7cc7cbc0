"""What the house does by the clock: it acts for those whose time is up, and clears what nobody touches."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import select

from .botting import BotDriver, choose
from .clocks import Timing, clock_of
from .forgetting import forget
from .presence import CONFIRM_SECONDS, Presence
from .problems import Archived, Stale, Unavailable
from .rows import TableRow
from .seating import stand_in
from .shelving import clear
from .tables import Tables

log = logging.getLogger(__name__)
CLEAR_SECONDS = 3600
GONE_SECONDS = 5
FIRST_PAUSE, LONGEST_PAUSE = 60, 3600
"""Seconds that the clock of a table waits after a mistake of ours, so that the log is not filled with it."""


class Caretaker:
    """Goes round every second."""

    def __init__(self, tables: Tables, bots: BotDriver, presence: Presence, table_days: int) -> None:
        self.tables, self.bots, self.presence, self.table_days = tables, bots, presence, table_days
        self.duties: list[tuple[float, Callable[[], Awaitable[object]]]] = [
            (1, self.ring),
            (CONFIRM_SECONDS, self.presence.confirm),
            (GONE_SECONDS, self.tables.drop_gone),
            (CLEAR_SECONDS, self.clear),
        ]
        """Every so many seconds."""
        self._task: asyncio.Task[None] | None = None
        self._in_vain: dict[str, tuple[float, float]] = {}
        """Tables that could not be played on, as long as somebody's time is up there: when each is tried again, and how
        long to wait if that is in vain, too."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_round(self) -> None:
        second = 0
        while True:
            for every, duty in self.duties:
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
        now = self.tables.now()
        async with self.tables.store.session() as session:
            due = set(await session.scalars(select(TableRow.id).where(TableRow.deadline <= now)))
        self._in_vain = {key: again for key, again in self._in_vain.items() if key in due}
        for key in due:
            again, pause = self._in_vain.get(key, (now, FIRST_PAUSE))
            if again > now:
                continue
            try:
                await self._ring_at(key)
            except Stale:
                pass  # somebody was just in time
            except Unavailable:
                raise
            except Archived:
                log.error("The clock of table %s is left alone: it cannot be opened.", key)
                self._in_vain[key] = (math.inf, 0)  # until an update, which starts the house anew
            except Exception:
                log.exception("The clock of table %s stumbled.", key)
                self._in_vain[key] = (now + pause, min(2 * pause, LONGEST_PAUSE))

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
