"""Tables in memory: a cache of what is on disk, with one writer at a time for each.

A table is its record. Whoever writes names the version that it saw, here and in the database, so a double click,
a stale tab or a second server process changes nothing and gets a clear answer.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from ..games import game_named
from ..games.blackout.rules.campaign import Campaign
from ..kernel import Match, Outcome, Record, State, make_options
from .problems import Forbidden, Missing, Stale
from .rows import CampaignRow, ChatRow, SeatRow, SoloRow, TableRow
from .store import Store

MOST_IN_MEMORY = 500
LONGEST_RECORD = 400_000
MOST_MOVES = 6000


class LiveTable:
    """A table that is being played or watched."""

    def __init__(self, row: TableRow, seats: list[SeatRow], match: Match) -> None:
        self.row, self.seats, self.match = row, seats, match
        self.lock = asyncio.Lock()
        self.thinking: set[int] = set()
        self.chat: list[ChatRow] | None = None
        self.story: tuple[int, Any] | None = None
        """What became of the city up to a version: told again only when there is more to tell."""
        self.answered: dict[int, int] = {}
        """Moves, by number, that a person has made for the seat of a bot, and from which seat."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, person: str) -> list[int]:
        return [seat.index for seat in self.seats if seat.person == person]

    def answering(self) -> dict[int, int]:
        """Who answers now, and for which seat: its own; but where one seat decides for everybody and a bot sits
        there, the next person in turn has the last word."""
        return _answering(self.match.state, self.seats)

    def undoes(self, seat: int) -> int | None:
        """The seat whose last move this one may take back: its own, or that of a bot for which it just answered."""
        if self.match.can_undo(seat):
            return seat
        last = len(self.match.record.moves) - 1
        if self.answered.get(last) == seat:
            asked = self.match.record.moves[last][0]
            return asked if self.match.can_undo(asked) else None
        return None

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.answering() if self.seats[seat].kind == "bot"]

    def bots_to_suggest(self) -> list[int]:
        """Bots that have not yet said what they would choose, where a person decides for everybody."""
        if self.match.state.joint_seat is None or any(self.seats[seat].kind != "person" for seat in self.answering()):
            return []
        return [seat.index for seat in self.seats if seat.kind == "bot" and seat.index not in self.match.suggestions]


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
        moves = await self.store.moves(key)
        if stale is not None and stale.match.record.moves == moves:
            match = stale.match  # only seats have changed
        else:
            match = await asyncio.to_thread(_replayed, row, seats, moves)
        match.suggestions = await self.store.suggestions(key)
        live = LiveTable(row, seats, match)
        if stale is not None:
            live.lock, live.thinking = stale.lock, stale.thinking
            live.answered = stale.answered if match is stale.match else {}
        return live

    async def create(self, host: str, match: Match, seats: Sequence[SeatRow], campaign: str | None = None) -> str:
        """A new table for a match that may have been begun already (imports, forks)."""
        record, now, key = match.record, time.time(), secrets.token_urlsafe(9)
        row = TableRow(
            id=key,
            host=host,
            game=record.game,
            pack=record.pack,
            pack_hash=record.pack_hash,
            options=record.options,
            seed=str(record.seed),
            version=1,
            created=now,
            campaign=campaign,
            **_summary(match, seats, now),
        )
        for seat in seats:
            seat.table_id = key
        await self.store.add_table(row, seats, record.moves)
        self.changed(key)
        return key

    def may_have_bots(self, key: str) -> bool:
        """Whether a bot might be to act, as far as memory tells."""
        live = self._live.get(key)
        return live is None or self.shared or bool(live.bots_to_act() or live.bots_to_suggest())

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

    async def play(self, key: str, person: str | None, seat: int, version: int, notation: str) -> LiveTable:
        """Play a move for a person (or, with nobody, for a bot). When this returns, it is on disk."""
        async with self._writing(key, person, seat, version) as live:
            asked, match = live.answering().get(seat, seat), live.match.copy()
            match.play(asked, notation)
            await self._write(live, match)
            if asked != seat:
                live.answered[match.state.ply - 1] = seat
        self.changed(key)
        return live

    async def undo(self, key: str, person: str, seat: int, version: int) -> LiveTable:
        async with self._writing(key, person, seat, version) as live:
            mover, match = live.undoes(seat), live.match.copy()
            match.undo(seat if mover is None else mover)
            await self._write(live, match)
        self.changed(key)
        return live

    async def suggest(self, key: str, person: str | None, seat: int, version: int, notation: str | None) -> LiveTable:
        """Say what a seat would choose in a joint decision. No part of the record, but it outlives a restart."""
        async with self._writing(key, person, seat, version) as live:
            match = live.match.copy()
            match.suggest(seat, notation, decides=next(iter(live.answering()), None))
            if not await self.store.suggest(key, version, seat, notation):
                raise Stale("stale")
            live.match.suggestions = match.suggestions
        self.announce(key)
        return live

    @asynccontextmanager
    async def _writing(self, key: str, person: str | None, seat: int, version: int) -> AsyncIterator[LiveTable]:
        """The table for the only writer: somebody who sits there (or a bot) and knows how it stands."""
        known = self._live.get(key) or await self.open(key)
        async with known.lock:
            live = await self.open(key)
            if not 0 <= seat < len(live.seats):
                raise Missing("no-seat", seat=seat)
            if person is not None and live.seats[seat].person != person:
                raise Forbidden("not-your-seat")
            if version != live.row.version:
                raise Stale("stale")
            yield live

    async def _write(self, live: LiveTable, match: Match) -> None:
        """Commit what has changed; only then is it seen in memory: nobody ever sees what is not on disk."""
        before, moves = live.match.record.moves, match.record.moves
        at = next(
            (number for number, (old, new) in enumerate(zip(before, moves, strict=False)) if old != new),
            min(len(before), len(moves)),
        )
        summary = _summary(match, live.seats, time.time())
        outcome = match.state.outcome
        solo = campaign = None
        if outcome is not None:
            solo = self._solo(live, outcome)
            campaign = await self._booked(live, outcome)
        if not await self.store.write(
            live.id,
            live.row.version,
            at,
            moves[at:],
            summary,
            appending=at == len(before),
            solo=solo,
            campaign=campaign,
        ):
            raise Stale("stale")
        live.match = match
        live.answered = {number: by for number, by in live.answered.items() if number < at}
        live.row.version += 1
        for name, value in summary.items():
            setattr(live.row, name, value)

    def _solo(self, live: LiveTable, outcome: Outcome) -> SoloRow | None:
        person = live.seats[0].person
        if len(live.seats) > 1 or person is None or "orchids" not in outcome.details[0]:
            return None
        return SoloRow(
            table_id=live.id,
            person=person,
            chapter=int(live.row.options["chapter"]),
            score=outcome.scores[0],
            orchids=outcome.details[0]["orchids"],
        )

    async def _booked(self, live: LiveTable, outcome: Outcome) -> tuple[str, str] | None:
        """The campaign of this table with the chapter booked."""
        row = await self.store.campaign(live.row.campaign) if live.row.campaign else None
        if row is None or row.table_id != live.id:
            return None
        campaign = campaign_of(row)
        campaign.enter(outcome)
        return row.id, msgspec.json.encode(campaign).decode()


def campaign_of(row: CampaignRow) -> Campaign:
    return msgspec.json.decode(row.story, type=Campaign)


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


def _answering(state: State, seats: Sequence[SeatRow]) -> dict[int, int]:
    leader = state.joint_seat
    if leader is not None and seats[leader].kind == "bot":
        for seat in state.clockwise(leader):
            if seats[seat].kind == "person":
                return {seat: leader}
    return {seat: seat for seat in state.to_act}


def _summary(match: Match, seats: Sequence[SeatRow], now: float) -> dict[str, Any]:
    """What lists of tables show without playing the record."""
    state = match.state
    return {
        "updated": now,
        "finished": state.outcome is not None,
        "round": int(getattr(state, "round", 0)),
        "to_act": list(_answering(state, seats)),
        "winners": list(state.outcome.winners) if state.outcome else [],
    }


def _replayed(row: TableRow, seats: Sequence[SeatRow], moves: list[tuple[int, str]]) -> Match:
    record = Record(
        row.game, row.pack, row.pack_hash, row.options, int(row.seed), [seat.name for seat in seats], moves, {}
    )
    return Match.replay(game_named(row.game), record)


def begin(game: str, options: dict[str, Any], seed: int | None, names: list[str]) -> Match:
    """A new match, by default with a seed that nobody knows."""
    the_game = game_named(game)
    return Match(
        the_game, make_options(the_game, **options), secrets.randbits(63) if seed is None else seed, names=names
    )
