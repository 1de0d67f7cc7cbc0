"""Tables in memory: a cache of what is on disk, with one writer at a time for each.

A table is its record, and how it stands is kept beside it. Whoever writes names the version that it saw, here and in
the database, so a double click or a stale tab changes nothing and gets a clear answer, and a second server process
overwrites nothing.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ..games import game_named
from ..kernel import Match, Problem
from ..lessons import Guided, Lesson
from ..table import Table
from ..table.seats import first_change
from .clocks import Clock, timing_after
from .earning import booked, earned_by
from .keeping import Keeping, Step, Whole
from .live_table import LiveTable, summary_of
from .opening import is_at_hand, opened
from .packs import Packs
from .problems import Archived, Forbidden, Missing, Stale, Unavailable
from .results import results_of, time_at_table
from .rows import ChatRow, Row, SeatRow, TableRow
from .store import Store

MOST_IN_MEMORY = 500
MOST_MOVES = 6000
log = logging.getLogger(__name__)

T = TypeVar("T")


Write = Callable[[LiveTable], Awaitable[bool]]


class Tables:
    """Opens tables, plays moves, keeps the disk and the listeners up to date."""

    def __init__(
        self, store: Store, changed: Callable[[str], None], announce: Callable[[str], None], *, shared: bool
    ) -> None:
        self.store = store
        self.packs = Packs(store)
        self.announce = announce
        """Called with the id of a table at which something was said."""
        self.shared = shared
        """Other processes may write too: then what is in memory is checked against the disk every time."""
        self.changed = changed
        """Called with the id of every table that has changed."""
        self.dropped: Callable[[str], None] = lambda _: None
        """Called with the id of every table that there is no more."""
        self.now: Callable[[], float] = time.time
        self.moves_written = 0
        self.turned: Callable[[LiveTable, dict[int, str]], None] = lambda *_: None
        """Called where others are to act than before."""
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Each lasts as long as somebody holds it or waits for it."""

    # -- opening -------------------------------------------------------------------------------------------------

    async def open(self, key: str) -> LiveTable:
        """The table as it is on disk now."""
        async with self._opening.setdefault(key, asyncio.Lock()):
            live = self._live.get(key)
            if live is None or (self.shared and live.row.version != await self.store.version(key)):
                live = await self._load(key, live)
            elif self.shared and live.match.state.joint_seat is not None:
                live.match.suggestions = await self.store.suggestions(key)
            self._live[key] = live
            self._live.move_to_end(key)
        self._make_room()
        return live

    def _make_room(self) -> None:
        """Forget what nobody has opened for longest; never what is just being written, or there would be two of it."""
        if (many := len(self._live) - MOST_IN_MEMORY) > 0:
            busy = {key for key, opening in self._opening.items() if opening.locked()}
            idle = [key for key, live in self._live.items() if key not in busy and not live.lock.locked()]
            for key in idle[:many]:
                del self._live[key]

    async def _load(self, key: str, stale: LiveTable | None) -> LiveTable:
        found = await self.store.whole(key)
        if found is None:
            if key in self._live:
                self.drop(key)
            raise Missing("no-table")
        if stale is not None and _same_match(stale, found):
            match = stale.match  # only seats have changed
        else:
            match = await self._match(found)
        match.suggestions = found.suggestions
        match.record.names = [seat.name for seat in found.seats]
        made = [made for _, made in found.steps]
        live = LiveTable(found.row, found.seats, match, made, kept=found.kept is not None)
        live.table.orders = found.orders
        live.chat = None if found.talked or stale else []
        if stale is not None:
            live.lock, live.thinking = stale.lock, stale.thinking
        return live

    async def _match(self, found: Whole) -> Match:
        """The match of a table, or `Archived`, whatever an update has done to it."""
        row = found.row
        try:
            game = game_named(row.game)
            pack = await self.packs.edition(game, row.pack, row.pack_hash)
            if is_at_hand(game, found):  # sooner done than handed to a thread
                return opened(game, pack, found)
            return await asyncio.to_thread(opened, game, pack, found)
        except (Unavailable, SQLAlchemyError, OSError):
            raise
        except Exception as error:
            log.exception("Table %s cannot be opened.", row.id)
            raise Archived("table-archived") from error

    async def keep_old(self) -> None:
        """Keep how tables stand that are older than this, while the rules of then are still here."""
        await self.packs.keep_old()
        for key in await self.store.unkept():
            try:
                async with self.only_writer(key):
                    live = await self.open(key)
                    if not live.kept:
                        kept = Keeping.of(live.match, 0)
                        live.kept = await self.store.keep(key, live.row.version, _steps(live.table), kept)
            except Problem:
                continue  # it is told in the log, and to who opens it
            except Exception:
                log.exception("Table %s cannot be kept.", key)

    async def create(
        self,
        host: str,
        match: Match,
        seats: Sequence[SeatRow],
        campaign: str | None = None,
        lesson: Lesson | None = None,
        *,
        hints: bool = True,
        public: bool = False,
        foreknown: bool = False,
        brought: bool = False,
        clock: Clock | None = None,
    ) -> str:
        """A new table for a match that may have been begun already (imports, forks)."""
        record, now, key = match.record, self.now(), secrets.token_urlsafe(9)
        table = Table(match, seats, hints=hints)
        if lesson:
            table = Guided(lesson, match, seats)
            table.play_silently()
        kept_clock = msgspec.to_builtins(clock) if clock else None
        row = TableRow(
            id=key,
            host=host,
            game=record.game,
            pack=match.state.pack.name,
            pack_hash=record.pack_hash,
            rules=record.rules,
            options=record.options,
            seed=str(record.seed),
            version=1,
            since=[1] * len(seats),
            created=now,
            campaign=campaign,
            hints=hints,
            public=public,
            foreknown=foreknown or lesson is not None,
            brought=brought,
            redeals=[(redeal.at, redeal.seat, str(redeal.seed)) for redeal in record.redeals],
            clock=kept_clock,
            **summary_of(table, now),
            **timing_after(kept_clock, None, table, None, now),
        )
        for seat in seats:
            seat.table_id = key
        made = await self.store.add_table(row, seats, _steps(table), Keeping.of(table.match, 0), match.state.pack.kept)
        self.changed(made)
        return made

    @property
    def many_live(self) -> int:
        return len(self._live)

    def known(self, key: str) -> LiveTable | None:
        """The table as memory has it, if it has."""
        return self._live.get(key)

    async def forget(self, key: str) -> None:
        """Something other than the moves has changed on disk (a seat): read it again."""
        if live := self._live.get(key):
            async with live.lock:
                await self.read_again(live)

    async def read_again(self, live: LiveTable) -> LiveTable:
        """What is known of a table is old. For who is its only writer now."""
        self._live[live.id] = anew = await self._load(live.id, live)
        return anew

    def drop(self, key: str) -> None:
        """There is no such table any more."""
        self._live.pop(key, None)
        self.dropped(key)

    async def drop_gone(self) -> None:
        """What others have deleted: an operator, or another process."""
        known = list(self._live)
        for key in set(known) - await self.store.still_there(known):
            self.drop(key)

    async def say(self, key: str, name: str, line: str) -> None:
        """Somebody says something. Not while the table is being opened, or it would be missed there."""
        async with self._opening.setdefault(key, asyncio.Lock()):
            try:
                await self.store.say(key, name, line, time.time())
            except Missing:
                self.drop(key)
                raise
            if live := self._live.get(key):
                live.chat = None
        self.announce(key)

    async def chat(self, live: LiveTable) -> list[ChatRow]:
        if live.chat is None or self.shared:
            live.chat = await self.store.chat(live.id)
        return live.chat

    # -- playing -------------------------------------------------------------------------------------------------

    async def play(
        self,
        key: str,
        person: str | None,
        seat: int,
        version: int,
        notations: Sequence[str],
        *,
        auto: bool = True,
        late: bool = False,
    ) -> tuple[LiveTable, int]:
        """Play moves in a row for a person (or, with nobody, for a bot, and for who was `late`); how many were played.
        When this returns, they are on disk."""
        return await self._change(
            key, person, seat, version, lambda table: table.play_all(seat, notations, auto=auto, late=late)
        )

    async def undo(self, key: str, person: str, seat: int, version: int, notation: str | None = None) -> LiveTable:
        live, _ = await self._change(key, person, seat, version, lambda table: table.undo(seat, notation))
        return live

    async def learn(self, key: str, person: str, seat: int, version: int, step: Callable[[Guided], None]) -> LiveTable:
        """Take a step of the lesson that is no move: read on, go back, be shown."""

        def change(table: Table) -> None:
            if not isinstance(table, Guided):
                raise Missing("no-lesson-here")
            step(table)

        live, _ = await self._change(key, person, seat, version, change)
        return live

    async def end_lesson(self, key: str, person: str, seat: int, version: int) -> LiveTable:
        """Play on without the lesson: from now on it is a table like any other."""

        async def write(live: LiveTable) -> bool:
            if live.lesson is None:
                raise Missing("no-lesson-here")
            table = Table(live.match, live.seats, live.table.made, hints=live.row.hints)
            return await self._write(live, table, seat)

        live = await self._written(key, person, seat, version, write)
        self.changed(key)
        return live

    async def begin_anew(self, key: str, anew: Callable[[Match], Match]) -> None:
        """Another match at the same table, while nothing has been played there."""
        async with self.only_writer(key):
            while True:
                live = await self.open(key)
                if live.match.record.moves:
                    raise Forbidden("game-begun")
                table = Table(await asyncio.to_thread(anew, live.match), live.seats, hints=live.row.hints)
                if await self._write(live, table, None, options=table.match.record.options):
                    break
                await self.read_again(live)
        self.changed(key)

    async def suggest(self, key: str, person: str | None, seat: int, version: int, notation: str | None) -> LiveTable:
        """Say what a seat would choose in a joint decision. No part of the record, but it outlives a restart."""

        async def write(live: LiveTable) -> bool:
            table = live.table.copy()
            table.suggest(seat, notation)
            if table.carry_out():
                return await self._write(live, table, seat)
            if not await self.store.suggest(key, live.row.version, seat, notation):
                return False
            live.match.suggestions = table.match.suggestions
            return True

        live = await self._written(key, person, seat, version, write)
        self.changed(key)
        return live

    async def order(self, key: str, person: str, seat: int, change: Callable[[Table], None]) -> LiveTable:
        """Change what a seat orders ahead, whatever others do meanwhile. What is asked now is answered by it."""

        async def write(live: LiveTable) -> bool:
            table = live.table.copy()
            change(table)
            return await (self._write(live, table, seat) if table.carry_out() else self._write_orders(live, table))

        live = await self._written(key, person, seat, None, write)
        self.changed(key)
        return live

    @asynccontextmanager
    async def only_writer(self, key: str) -> AsyncIterator[None]:
        """Nobody else in this process changes the table meanwhile."""
        known = self._live.get(key) or await self.open(key)
        async with known.lock:
            yield

    async def _open_for(self, key: str, person: str | None, seat: int, version: int | None) -> LiveTable:
        """The table for somebody who sits there (or a bot) and knows how it stands for this seat. What others have
        done since, choosing at the same time, is no reason to refuse; without a version nothing is."""
        live = await self.open(key)
        version = live.row.version if version is None else version
        if version > live.row.version:  # somebody has seen more than we know
            live = self._live[key] = await self._load(key, live)
        if not 0 <= seat < len(live.seats):
            raise Missing("no-seat", seat=seat)
        if person is not None and live.seats[seat].person != person:
            raise Forbidden("not-your-seat")
        if person is not None and live.seats[seat].kind == "bot":
            raise Forbidden("bot-plays")
        if not live.row.since[seat] <= version <= live.row.version:
            raise Stale("stale")
        return live

    async def _change(
        self, key: str, person: str | None, seat: int, version: int, change: Callable[[Table], T]
    ) -> tuple[LiveTable, T]:
        """Change a table for a seat, and tell everybody."""
        done: list[T] = []

        async def write(live: LiveTable) -> bool:
            table = live.table.copy()
            done[:] = [change(table)]
            return await self._write(live, table, seat)

        live = await self._written(key, person, seat, version, write)
        self.changed(key)
        return live, done[0]

    async def _written(self, key: str, person: str | None, seat: int, version: int | None, write: Write) -> LiveTable:
        """Write something for a seat. If the disk refuses it, what we know is old, for whatever reason: look again."""
        async with self.only_writer(key):
            while True:
                live = await self._open_for(key, person, seat, version)
                if await write(live):
                    return live
                await self.read_again(live)

    async def _write(self, live: LiveTable, table: Table, seat: int | None, **row: Any) -> bool:
        """Commit what a seat has changed, if nobody else has meanwhile; whether it was done. Only then is it seen in
        memory: nobody ever sees what is not on disk."""
        before, after = _steps(live.table), _steps(table)
        at = first_change(before, after) if live.kept else 0
        kept = Keeping.of(table.match, at)
        since = [
            live.row.version + 1 if other == seat or table.standing(other) != live.table.standing(other) else known
            for other, known in enumerate(live.row.since)
        ]
        now, outcome = self.now(), table.match.state.outcome
        timing = timing_after(live.row.clock, live.row.timing, table, seat, now)
        played = time_at_table(live.row, now)
        summary = {**summary_of(table, now), **timing, "since": since, "played": played, **row}
        earned: list[Row] = [*earned_by(live.row, live.seats, live.table, table)]
        if outcome:
            earned += results_of(live.row, live.seats, table.match, now, played)
        campaign = await booked(self.store, live.row, outcome) if outcome else None
        if not await self.store.write(
            live.id,
            live.row.version,
            at,
            after[at:],
            summary,
            kept,
            appending=at == len(before),
            joint=live.match.state.joint_seat is not None,
            orders=table.orders if table.orders != live.table.orders else None,
            earned=earned,
            campaign=campaign,
        ):
            return False
        self.moves_written += len(after) - at
        table.match.record.checks[len(after)] = kept.fingerprint
        asked = live.asked()
        live.table, live.kept = table, True
        live.row.version += 1
        for name, value in summary.items():
            setattr(live.row, name, value)
        if asked != live.asked():
            self.turned(live, asked)
        return True

    async def _write_orders(self, live: LiveTable, table: Table) -> bool:
        """Those alone: nobody is asked anything else."""
        if not await self.store.order(live.id, live.row.version, table.orders):
            return False
        live.table.orders = table.orders
        live.row.version += 1
        return True


def _same_match(known: LiveTable, found: Whole) -> bool:
    """Whether nothing was played, and nothing begun anew, since then."""
    moves = [move for move, _ in found.steps]
    return known.row.options == found.row.options and known.match.record.moves == moves


def _steps(table: Table) -> list[Step]:
    return list(zip(table.match.record.moves, table.made, strict=True))
