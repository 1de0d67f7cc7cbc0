"""Lists of tables: read with two queries however long they are, and whole though one row of them is damaged."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import groupby

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from .rows import PutAwayRow, SeatRow, TableRow
from .store import Store

log = logging.getLogger(__name__)
A_PAGE = 50
Listed = tuple[TableRow, list[SeatRow]]


async def tables_of(store: Store, person: str, skip: int = 0, *, put_away: bool = False) -> list[Listed]:
    """The tables that a person hosts or sits at, the newest first: those that they have put away, or the others."""
    away = TableRow.id.in_(select(PutAwayRow.table_id).where(PutAwayRow.person == person))
    return await _page(store, _mine(person) & (away if put_away else ~away), skip)


async def running_tables(store: Store, person: str) -> list[Listed]:
    """Those of them that are not over."""
    return await _page(store, _mine(person) & ~TableRow.finished, 0)


async def lessons_of(store: Store, person: str) -> list[Listed]:
    """Those of them at which a lesson is taken."""
    return await _page(store, _mine(person) & TableRow.lesson.is_not(None), 0)


async def open_tables(store: Store, person: str) -> list[Listed]:
    """The tables of others with a seat for whoever comes, or for this person, the newest first."""
    room = select(SeatRow.table_id).where(SeatRow.kind == "open")
    kept = TableRow.id.in_(room.where(SeatRow.reserved == person))
    free = (TableRow.public & TableRow.id.in_(room)) | kept
    return await _page(store, free & ~TableRow.foreknown & ~TableRow.finished & ~_mine(person), 0)


async def count_of(store: Store, person: str) -> int:
    """How many tables a person hosts or sits at."""
    async with store.session() as session:
        return await session.scalar(select(func.count()).select_from(TableRow).where(_mine(person))) or 0


def _mine(person: str) -> ColumnElement[bool]:
    return (TableRow.host == person) | TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.person == person))


async def _page(store: Store, which: ColumnElement[bool], skip: int) -> list[Listed]:
    async with store.session() as session:
        wanted = select(TableRow.id).where(which).order_by(TableRow.updated.desc(), TableRow.id)
        keys = (await session.scalars(wanted.offset(skip).limit(A_PAGE))).all()
        try:
            return await _read(session, keys)
        except (ValueError, TypeError):  # what was kept as JSON is none
            session.expunge_all()
            return [found for key in keys for found in await _read_one(session, key)]


async def _read_one(session: AsyncSession, key: str) -> list[Listed]:
    try:
        return await _read(session, [key])
    except (ValueError, TypeError) as error:
        log.error("table %s is damaged: %s", key, error)
        return []


async def _read(session: AsyncSession, keys: Sequence[str]) -> list[Listed]:
    rows = {row.id: row for row in await session.scalars(select(TableRow).where(TableRow.id.in_(keys)))}
    found = await session.scalars(
        select(SeatRow).where(SeatRow.table_id.in_(keys)).order_by(SeatRow.table_id, SeatRow.index)
    )
    seats = {key: list(chairs) for key, chairs in groupby(found, lambda seat: seat.table_id)}
    return [(rows[key], seats.get(key, [])) for key in keys if key in rows]
