"""Tables that people put away, delete, or leave alone for so long that the house clears them."""

from __future__ import annotations

import logging

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from .live_table import LiveTable
from .opening import record_of
from .problems import Forbidden, Missing
from .rows import CampaignRow, PutAwayRow, SeatRow, TableRow
from .seating import is_shared, learn_all
from .store import Store
from .tables import Tables

log = logging.getLogger(__name__)
DAY = 24 * 3600.0
WARNING_DAYS = 14
"""So long before people are told; or half of the time, where that is shorter."""


async def put_away(store: Store, live: LiveTable, person: str, *, away: bool) -> None:
    """My lists show it apart, or as before. For others nothing changes."""
    if not belongs(live, person):
        raise Forbidden("not-at-table")
    async with store.writing() as session:
        if away:
            await session.merge(PutAwayRow(person=person, table_id=live.id))
        else:
            await session.execute(delete(PutAwayRow).filter_by(person=person, table_id=live.id))


async def remove(store: Store, key: str, person: str) -> None:
    """A table of my own, for good, unless it is somebody else's, too. It need not be one that can still be opened."""
    async with store.writing() as session:
        row = await session.get(TableRow, key)
        if row is None:
            raise Missing("no-table")
        if row.host != person:
            raise Forbidden("host-deletes")
        people = await session.scalars(select(SeatRow.person).where(SeatRow.table_id == key))
        if any(other not in (None, person) for other in people):
            raise Forbidden("others-play")
        await delete_tables(session, [key])


async def touch(store: Store, live: LiveTable, person: str, now: float) -> None:
    """Somebody wants it to stay."""
    if not belongs(live, person):
        raise Forbidden("not-at-table")
    async with store.writing() as session:
        done = await session.execute(update(TableRow).where(TableRow.id == live.id).values(updated=now))
        if not done.rowcount:  # type: ignore[attr-defined]
            raise Missing("no-table")
    live.row.updated = now


async def take(tables: Tables, live: LiveTable, person: str, days: int) -> str:
    """The record of a table of mine. While the game runs, only where nobody else plays or will; where others do, as
    soon as it would be cleared, and then I play there no more."""
    if not belongs(live, person):
        raise Forbidden("not-at-table")
    if not live.table.finished:
        others = is_shared(live, person) or any(seat.kind == "open" for seat in live.seats)
        if others and expires(live.row.updated, days, tables.now()) is None:
            raise Forbidden("not-finished")
        await learn_all(tables, live, person)
    return live.match.copy().text(with_pack=True)


async def archived(store: Store, key: str, person: str) -> str:
    """The record of a table that cannot be opened any more, with its pack if that is here, for who sat there: nobody
    plays there again, so its seed gives nothing away."""
    found = await store.whole(key)
    if found is None:
        raise Missing("no-table")
    if person != found.row.host and all(seat.person != person for seat in found.seats):
        raise Forbidden("not-at-table")
    content = await store.pack(found.row.game, found.row.pack_hash)
    return msgspec.structs.replace(record_of(found), content=content or "").text()


def belongs(live: LiveTable, person: str) -> bool:
    return live.row.host == person or bool(live.seats_of(person))


def expires(updated: float, days: int, now: float) -> float | None:
    """When a table will be cleared, as soon as people should know."""
    end = updated + days * DAY
    return end if days and now >= end - min(WARNING_DAYS, days / 2) * DAY else None


async def clear(store: Store, days: int, now: float) -> list[str]:
    """Clear what nobody has touched for so many days; 0: nothing ever."""
    if not days:
        return []
    async with store.writing() as session:
        old = await session.scalars(select(TableRow.id).where(TableRow.updated < now - days * DAY).limit(200))
        keys = list(old.all())
        await delete_tables(session, keys)
    if keys:
        log.info("Cleared %d tables that nobody has touched for %d days.", len(keys), days)
    return keys


async def delete_tables(session: AsyncSession, keys: list[str]) -> None:
    """With all that belongs to them; a chapter of a campaign can then be begun anew."""
    await session.execute(update(CampaignRow).where(CampaignRow.table_id.in_(keys)).values(table_id=None))
    await session.execute(update(TableRow).where(TableRow.rematch.in_(keys)).values(rematch=None))
    await session.execute(delete(TableRow).where(TableRow.id.in_(keys)))
