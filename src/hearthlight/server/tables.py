"""Tables in memory: a cache of what is on disk, with one writer at a time for each.

A table is its record. Whoever writes names the version that it saw, here and in the database, so a double click or a
stale tab changes nothing and gets a clear answer, and a second server process overwrites nothing.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from ..games import Campaign, game_named
from ..kernel import Match, Outcome, Record, Redeal, make_options
from ..lessons import Guided, Lesson, lessons_of
from ..table import Made, StoryInfo, Table
from ..table.seats import first_change
from .problems import Forbidden, Missing, Stale
from .rows import BestRow, CampaignRow, ChatRow, LearntRow, SeatRow, TableRow
from .store import Step, Store

MOST_IN_MEMORY = 500
MOST_MOVES = 6000

T = TypeVar("T")


class LiveTable:
    """A table that is being played or watched."""

    def __init__(self, row: TableRow, seats: list[SeatRow], match: Match, made: Sequence[Made] = ()) -> None:
        self.row, self.seats = row, seats
        self.table = _table(row, seats, match, made)
        self.lock = asyncio.Lock()
        self.thinking: set[int] = set()
        self.chat: list[ChatRow] | None = None
        self.story: dict[str, tuple[int, StoryInfo | None]] = {}
        """What became of it up to a version, by language: told again only when there is more to tell."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def lesson(self) -> Guided | None:
        return self.table if isinstance(self.table, Guided) else None

    def seats_of(self, person: str) -> list[int]:
        return [seat.index for seat in self.seats if seat.person == person]


class Tables:
    """Opens tables, plays moves, keeps the disk and the listeners up to date."""

    def __init__(
        self, store: Store, changed: Callable[[str], None], announce: Callable[[str], None], *, shared: bool
    ) -> None:
        self.store = store
        self.announce = announce
        """Called with the id of a table at which something was said."""
        self.shared = shared
        """Other processes may write too: then what is in memory is checked against the disk every time."""
        self.changed = changed
        """Called with the id of every table that has changed."""
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}

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
        while len(self._live) > MOST_IN_MEMORY:
            old, _ = self._live.popitem(last=False)
            self._opening.pop(old, None)
        return live

    async def _load(self, key: str, stale: LiveTable | None) -> LiveTable:
        found = await self.store.table(key)
        if found is None:
            self._opening.pop(key, None)
            raise Missing("no-table")
        row, seats = found
        steps = await self.store.moves(key)
        moves = [move for move, _ in steps]
        if stale is not None and stale.match.record.moves == moves:
            match = stale.match  # only seats have changed
        else:
            match = await asyncio.to_thread(_replayed, row, seats, moves)
        match.suggestions = await self.store.suggestions(key)
        match.record.names = [seat.name for seat in seats]
        live = LiveTable(row, seats, match, [made for _, made in steps])
        if stale is not None:
            live.lock, live.thinking = stale.lock, stale.thinking
        return live

    async def create(
        self,
        host: str,
        match: Match,
        seats: Sequence[SeatRow],
        campaign: str | None = None,
        lesson: Lesson | None = None,
        *,
        hints: bool = True,
    ) -> str:
        """A new table for a match that may have been begun already (imports, forks)."""
        record, now, key = match.record, time.time(), secrets.token_urlsafe(9)
        table = Table(match, seats, hints=hints)
        if lesson:
            table = Guided(lesson, match, seats)
            table.play_silently()
        row = TableRow(
            id=key,
            host=host,
            game=record.game,
            pack=record.pack,
            pack_hash=record.pack_hash,
            options=record.options,
            seed=str(record.seed),
            version=1,
            since=[1] * len(seats),
            created=now,
            campaign=campaign,
            hints=hints,
            redeals=[(redeal.at, redeal.seat, str(redeal.seed)) for redeal in record.redeals],
            **_summary(table, now),
        )
        for seat in seats:
            seat.table_id = key
        await self.store.add_table(row, seats, _steps(table))
        self.changed(key)
        return key

    def may_have_bots(self, key: str) -> bool:
        """Whether a bot might be to act, as far as memory tells."""
        live = self._live.get(key)
        return live is None or self.shared or bool(live.table.bots_to_act() or live.table.bots_to_suggest())

    async def forget(self, key: str) -> None:
        """Something other than the moves has changed on disk (a seat): read it again."""
        if live := self._live.get(key):
            async with live.lock:
                self._live[key] = await self._load(key, live)

    async def chat(self, live: LiveTable) -> list[ChatRow]:
        if live.chat is None or self.shared:
            live.chat = await self.store.chat(live.id)
        return live.chat

    # -- playing -------------------------------------------------------------------------------------------------

    async def play(
        self, key: str, person: str | None, seat: int, version: int, notations: Sequence[str], *, auto: bool = True
    ) -> tuple[LiveTable, int]:
        """Play moves in a row for a person (or, with nobody, for a bot); how many were played. When this returns, they
        are on disk."""
        return await self._change(key, person, seat, version, lambda table: table.play_all(seat, notations, auto=auto))

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
        async with self._only_writer(key):
            live = await self._open_for(key, person, seat, version)
            if live.lesson is None:
                raise Missing("no-lesson-here")
            if not await self._write(live, Table(live.match, live.seats, live.table.made, hints=live.row.hints), seat):
                raise Stale("stale")
        self.changed(key)
        return live

    async def suggest(self, key: str, person: str | None, seat: int, version: int, notation: str | None) -> LiveTable:
        """Say what a seat would choose in a joint decision. No part of the record, but it outlives a restart."""
        async with self._only_writer(key):
            live = await self._open_for(key, person, seat, version)
            table = live.table.copy()
            table.suggest(seat, notation)
            if not await self.store.suggest(key, live.row.version, seat, notation):
                raise Stale("stale")
            live.match.suggestions = table.match.suggestions
        self.announce(key)
        return live

    @asynccontextmanager
    async def _only_writer(self, key: str) -> AsyncIterator[None]:
        known = self._live.get(key) or await self.open(key)
        async with known.lock:
            yield

    async def _open_for(self, key: str, person: str | None, seat: int, version: int) -> LiveTable:
        """The table for somebody who sits there (or a bot) and knows how it stands for this seat. What others have
        done since, choosing at the same time, is no reason to refuse."""
        live = await self.open(key)
        if not 0 <= seat < len(live.seats):
            raise Missing("no-seat", seat=seat)
        if person is not None and live.seats[seat].person != person:
            raise Forbidden("not-your-seat")
        if not live.row.since[seat] <= version <= live.row.version:
            raise Stale("stale")
        return live

    async def _change(
        self, key: str, person: str | None, seat: int, version: int, change: Callable[[Table], T]
    ) -> tuple[LiveTable, T]:
        """Change a table for a seat, and tell everybody. Where another process was faster, look again."""
        async with self._only_writer(key):
            while True:
                live = await self._open_for(key, person, seat, version)
                table = live.table.copy()
                done = change(table)
                if await self._write(live, table, seat):
                    break
                self._live[key] = await self._load(key, live)
        self.changed(key)
        return live, done

    async def _write(self, live: LiveTable, table: Table, seat: int) -> bool:
        """Commit what a seat has changed, if nobody else has meanwhile; whether it was done. Only then is it seen in
        memory: nobody ever sees what is not on disk."""
        before, after = _steps(live.table), _steps(table)
        at = first_change(before, after)
        since = [
            live.row.version + 1 if other == seat or table.standing(other) != live.table.standing(other) else known
            for other, known in enumerate(live.row.since)
        ]
        summary, outcome = {**_summary(table, time.time()), "since": since}, table.match.state.outcome
        earned = [*self._best(live, outcome), *self._learnt(live, table)]
        campaign = await self._booked(live, outcome) if outcome else None
        if not await self.store.write(
            live.id,
            live.row.version,
            at,
            after[at:],
            summary,
            appending=at == len(before),
            earned=earned,
            campaign=campaign,
        ):
            return False
        live.table = table
        live.row.version += 1
        for name, value in summary.items():
            setattr(live.row, name, value)
        return True

    def _best(self, live: LiveTable, outcome: Outcome | None) -> Iterator[BestRow]:
        """What somebody who sits there alone may be proud of; not of a position that was tried again."""
        person = live.seats[0].person if len(live.seats) == 1 and not live.row.redeals else None
        best = live.table.game.best(live.row.options, outcome) if person and outcome else None
        if best and person:
            yield BestRow(
                table_id=live.id,
                person=person,
                game=live.row.game,
                key=best.key,
                score=best.score,
                details=best.details,
            )

    def _learnt(self, live: LiveTable, table: Table) -> Iterator[LearntRow]:
        """The lesson that was taken to its end just now."""
        if isinstance(table, Guided) and table.learnt and live.lesson and not live.lesson.learnt:
            person = live.seats[table.lesson.seat].person
            if person:
                yield LearntRow(person=person, game=live.row.game, lesson=table.lesson.key)

    async def _booked(self, live: LiveTable, outcome: Outcome) -> tuple[str, str] | None:
        """The campaign of this table with the chapter booked."""
        row = await self.store.campaign(live.row.campaign) if live.row.campaign else None
        if row is None or row.table_id != live.id:
            return None
        campaign = campaign_of(row)
        campaign.enter(outcome)
        return row.id, msgspec.json.encode(campaign).decode()


def campaign_of(row: CampaignRow) -> Campaign:
    kind = game_named(row.game).campaign
    if kind is None:
        raise Missing("no-campaign")
    return kind.read(row.story)


def new_seats(person: str, wanted: Sequence[tuple[str, str, str | None]]) -> list[SeatRow]:
    """Seats from kind (`me`, `open`, `bot`), name and bot."""
    return [
        SeatRow(
            index=index,
            kind="person" if kind == "me" else kind,
            name=name,
            bot=bot,
            person=person if kind == "me" else None,
            invite=secrets.token_urlsafe(16),
        )
        for index, (kind, name, bot) in enumerate(wanted)
    ]


def _steps(table: Table) -> list[Step]:
    return list(zip(table.match.record.moves, table.made, strict=True))


def _summary(table: Table, now: float) -> dict[str, Any]:
    """What lists of tables show without playing the record."""
    state = table.match.state
    guided = table if isinstance(table, Guided) else None
    return {
        "updated": now,
        "finished": table.finished,
        "round": state.round,
        "to_act": list(table.answering()),
        "winners": list(state.outcome.winners) if state.outcome else [],
        "lesson": guided.lesson.key if guided else None,
        "read": guided.read if guided else 0,
    }


def _table(row: TableRow, seats: Sequence[SeatRow], match: Match, made: Sequence[Made]) -> Table:
    """With its lesson, if one is taken there that there still is."""
    lesson = next((lesson for lesson in lessons_of(row.game) if lesson.key == row.lesson), None)
    return Guided(lesson, match, seats, made, row.read) if lesson else Table(match, seats, made, hints=row.hints)


def _replayed(row: TableRow, seats: Sequence[SeatRow], moves: list[tuple[int, str]]) -> Match:
    names = [seat.name for seat in seats]
    redeals = [Redeal(at, seat, int(seed)) for at, seat, seed in row.redeals]
    record = Record(row.game, row.pack, row.pack_hash, row.options, int(row.seed), names, moves, redeals=redeals)
    return Match.replay(game_named(row.game), record)


def begin(game: str, options: dict[str, Any], seed: int, names: list[str]) -> Match:
    """A new match."""
    the_game = game_named(game)
    return Match(the_game, make_options(the_game, **options), seed, names=names)
