"""Who sits where: seats that are taken, left, given to a bot, and taken back.

A bot may play for somebody: then the seat has a bot and still its person, who takes it back whenever they like.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import delete, update

from ..games import game_named
from ..kernel import Problem
from ..table import Table
from . import standing
from .clocks import timing_after
from .live_table import LiveTable
from .presence import Device
from .problems import Forbidden, Missing
from .rows import SeatRow, SuggestionRow, TableRow
from .tables import Tables

VOTE_SECONDS = 3600
"""So long a vote counts."""
Wanted = tuple[dict[str, str | None], dict[str, Any]]
"""What must still be so at a seat, and what is then changed there."""


class Chair(msgspec.Struct):
    """A seat as it will be."""

    name: str
    kind: str
    bot: str | None


class _Moved(Exception):
    """The table is at another version by now."""


class _Taken(Exception):
    """A seat is not as it was expected."""


async def reseat(tables: Tables, key: str, changes: Mapping[int, Wanted], **row: Any) -> bool:
    """Change seats that are still as expected, and tell everybody; whether it was done. Who is to act, and whose clock
    runs, may change with it; a bot that was thinking there looks again."""
    async with tables.only_writer(key):
        while True:
            live = await tables.open(key)
            asked = live.asked()
            try:
                await _write(tables, live, changes, row)
                break
            except _Taken:
                await tables.read_again(live)
                return False
            except _Moved:
                await tables.read_again(live)
        live = await tables.read_again(live)
    tables.changed(key)
    if asked != live.asked():
        tables.turned(live, asked)
    return True


async def _write(tables: Tables, live: LiveTable, changes: Mapping[int, Wanted], row: dict[str, Any]) -> None:
    chairs = [Chair(seat.name, seat.kind, seat.bot) for seat in live.seats]
    for index, (_, values) in changes.items():
        for name in values.keys() & {"name", "kind", "bot"}:
            setattr(chairs[index], name, values[name])
    table, now, version = Table(live.match, chairs, live.table.made), tables.now(), live.row.version
    summary = {
        "version": version + 1,
        "since": [version + 1 if seat in changes else known for seat, known in enumerate(live.row.since)],
        "to_act": list(table.answering()),
        "updated": now,
        **timing_after(live.row.clock, live.row.timing, table, None, now),
        **row,
    }
    async with tables.store.writing() as session:
        for index, (expected, values) in changes.items():
            here = update(SeatRow).filter_by(table_id=live.id, index=index, **expected)
            done = await session.execute(here.values(**values))
            if done.rowcount != 1:  # type: ignore[attr-defined]
                raise _Taken
            await session.execute(delete(SuggestionRow).filter_by(table_id=live.id, seat=index))
            await standing.forget(session, live.id, index)
        done = await session.execute(update(TableRow).filter_by(id=live.id, version=version).values(**summary))
        if done.rowcount != 1:  # type: ignore[attr-defined]
            raise _Moved


def seat_of(live: LiveTable, index: int) -> SeatRow:
    if not 0 <= index < len(live.seats):
        raise Missing("no-seat", seat=index)
    return live.seats[index]


def bot_for(live: LiveTable, wanted: str | None) -> str:
    game = game_named(live.row.game)
    bot = wanted or game.usual_bot
    if bot not in game.bots:
        raise Problem("unknown-bot", bot=bot, known=", ".join(game.bots))
    return bot


def fresh_invite() -> str:
    return secrets.token_urlsafe(16)


# -- leaving and coming back -------------------------------------------------------------------------------------


async def leave(tables: Tables, live: LiveTable, person: str, index: int, how: str) -> None:
    """Get up. A bot plays until I am back (`bot`) or for good (`concede`); or the seat is open again (`open`), and
    the host has a new invitation for it."""
    seat = seat_of(live, index)
    if seat.person != person:
        raise Forbidden("not-your-seat")
    if live.table.finished and how != "open":
        raise Forbidden("game-over")
    gone: dict[str, Any] = {"kind": "open", "person": None, "bot": None, "invite": fresh_invite()}
    if how == "bot":
        gone = {"kind": "bot", "bot": seat.bot or bot_for(live, None)}
    wanted: Wanted = _given_up(live, seat, person) if how == "concede" else ({"person": person}, gone)
    if not await reseat(tables, live.id, {index: wanted}, **_without_votes(live, index)):
        raise Forbidden("not-your-seat")


async def learn_all(tables: Tables, live: LiveTable, person: str) -> None:
    """Somebody is told all that will come, so nobody sits down any more; among others they give up their seats. That
    is no playing: the table is cleared when it would have been."""
    mine = live.seats_of(person) if is_shared(live, person) else []
    changes = {index: _given_up(live, live.seats[index], person) for index in mine}
    if not await reseat(
        tables, live.id, changes, foreknown=True, updated=live.row.updated, **_without_votes(live, *mine)
    ):
        raise Forbidden("not-your-seat")


def _given_up(live: LiveTable, seat: SeatRow, person: str) -> Wanted:
    """A bot plays to the end."""
    bot = seat.bot or bot_for(live, None)
    return {"person": person}, {"kind": "bot", "bot": bot, "person": None, "reserved": person}


def is_shared(live: LiveTable, person: str) -> bool:
    """Whether somebody else sits there, too."""
    return any(seat.person not in (None, person) for seat in live.seats)


async def come_back(tables: Tables, live: LiveTable, person: str, index: int) -> None:
    """Take one's seat back from the bot that played there."""
    if seat_of(live, index).person != person:
        raise Forbidden("not-your-seat")
    if live.seats[index].kind == "bot":
        back: Wanted = ({"kind": "bot", "person": person}, {"kind": "person", "bot": None})
        await reseat(tables, live.id, {index: back}, **_without_votes(live, index))


async def stand_in(tables: Tables, live: LiveTable, index: int) -> bool:
    """Let a bot play for whoever sits there, until they are back."""
    expected = {"kind": "person", "person": live.seats[index].person}
    bot = {"kind": "bot", "bot": bot_for(live, None)}
    return await reseat(tables, live.id, {index: (expected, bot)}, **_without_votes(live, index))


def _without_votes(live: LiveTable, *indices: int) -> dict[str, Any]:
    return {"votes": {seat: votes for seat, votes in live.row.votes.items() if int(seat) not in indices}}


# -- by the host, or by vote -------------------------------------------------------------------------------------


async def give_to_bot(
    tables: Tables, live: LiveTable, person: str, index: int, bot: str | None, here: Mapping[str, Device]
) -> None:
    """Let a bot play on a seat that is open, or whose person is away. The host does so; while the host is away, more
    than half of the others do."""
    seat = seat_of(live, index)
    if live.table.finished:
        raise Forbidden("game-over")
    if seat.kind == "bot":
        return
    if seat.person in here and seat.person != person:
        raise Forbidden("somebody-here")
    if live.row.host != person and (live.row.host in here or person not in _people(live, index)):
        raise Forbidden("host-decides")
    if live.row.host != person and not await _vote(tables, live, person, index):
        return
    if seat.kind == "open":
        taken: Wanted = ({"kind": "open"}, {"kind": "bot", "bot": bot_for(live, bot), "reserved": None})
        if not await reseat(tables, live.id, {index: taken}, **_without_votes(live, index)):
            raise Forbidden("no-open-seat")
    elif not await stand_in(tables, live, index):
        raise Forbidden("somebody-here")


def _people(live: LiveTable, index: int) -> set[str]:
    """Those who sit at a table, but for the person of one seat."""
    away = live.seats[index].person
    return {seat.person for seat in live.seats if seat.kind == "person" and seat.person and seat.person != away}


async def _vote(tables: Tables, live: LiveTable, person: str, index: int) -> bool:
    """Count a vote; whether more than half of the others want it."""
    now = tables.now()
    known = live.row.votes.get(str(index), {})
    votes = {voter: at for voter, at in known.items() if at > now - VOTE_SECONDS} | {person: now}
    others = _people(live, index)
    if 2 * len(votes.keys() & others) > len(others):
        return True
    await reseat(tables, live.id, {}, votes={**live.row.votes, str(index): votes})
    return False


def votes_for(row: TableRow, index: int) -> int:
    return len((row.votes or {}).get(str(index), {}))


async def open_seat(tables: Tables, live: LiveTable, person: str, index: int, here: Mapping[str, Device]) -> None:
    """The host frees a seat, so that somebody else can sit down there: that of a bot, of somebody who is away, and
    before the first move of anybody. The invitation to all seats stays good: others wait with it in their hands."""
    seat = seat_of(live, index)
    if live.row.host != person or seat.person == person:
        raise Forbidden("host-decides")
    if live.row.foreknown:
        raise Forbidden("foreknown")
    if live.table.finished:
        raise Forbidden("game-over")
    if seat.kind == "open":
        return
    if seat.person in here and live.match.record.moves:
        raise Forbidden("somebody-here")
    fresh = {"kind": "open", "person": None, "bot": None, "reserved": None, "invite": fresh_invite()}
    expected = {"kind": seat.kind, "person": seat.person}
    await reseat(tables, live.id, {index: (expected, fresh)}, **_without_votes(live, index))
