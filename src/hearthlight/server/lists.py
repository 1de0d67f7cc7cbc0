"""Lists of tables: read with two queries however long they are, and whole though one row of them is damaged."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import groupby

from sqlalchemy import ColumnElement, case, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from .rows import PutAwayRow, SeatRow, TableRow
from .store import Store

log = logging.getLogger(__name__)
A_PAGE = 50
MOST_IN_COMPANY = 2000
"""More than anybody plays at; no list is without end."""
Listed = tuple[TableRow, list[SeatRow]]


async def tables_of(store: Store, person: str, skip: int = 0, *, put_away: bool = False) -> list[Listed]:
    """The tables that a person hosts or sits at, the newest first: those that they have put away, or the others."""
    away = TableRow.id.in_(select(PutAwayRow.table_id).where(PutAwayRow.person == person))
    return await _page(store, _mine(person) & (away if put_away else ~away), skip)


async def tables_in_company(store: Store, person: str) -> list[Listed]:
    """The tables that are not over and at which a person plays with others, the newest first: all of them."""
    people = select(SeatRow.table_id).where(SeatRow.kind == "person")
    here, others = (people.where(whose) for whose in (SeatRow.person == person, SeatRow.person != person))
    which = TableRow.id.in_(here) & others.where(SeatRow.table_id == TableRow.id).exists()
    return await _page(store, which & ~TableRow.finished, most=MOST_IN_COMPANY)


async def lessons_of(store: Store, person: str) -> dict[tuple[str, str], list[str]]:
    """By game and lesson the tables of a person at which it is or was taken, the newest first."""
    found: dict[tuple[str, str], list[str]] = {}
    async with store.session() as session:
        wanted = select(TableRow.id, TableRow.game, TableRow.lesson).where(_mine(person), TableRow.lesson.is_not(None))
        for key, game, lesson in await session.execute(wanted.order_by(TableRow.updated.desc(), TableRow.id)):
            found.setdefault((game, lesson or ""), []).append(key)
    return found


async def open_tables(store: Store, person: str, skip: int = 0) -> list[Listed]:
    """The tables of others with a seat for this person, and then those with one for whoever comes; the newest first."""
    room = select(SeatRow.table_id).where(SeatRow.kind == "open")
    kept = TableRow.id.in_(room.where(SeatRow.reserved == person))
    free = (TableRow.public & TableRow.id.in_(room)) | kept
    which = free & ~TableRow.foreknown & ~TableRow.finished & ~_mine(person)
    return await _page(store, which, skip, first=case((kept, 0), else_=1))


async def count_of(store: Store, person: str) -> int:
    """How many tables a person hosts or sits at."""
    async with store.session() as session:
        return await session.scalar(select(func.count()).select_from(TableRow).where(_mine(person))) or 0


def _mine(person: str) -> ColumnElement[bool]:
    return (TableRow.host == person) | TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.person == person))


async def _page(
    store: Store,
    which: ColumnElement[bool],
    skip: int = 0,
    *,
    most: int = A_PAGE,
    first: ColumnElement[int] | None = None,
) -> list[Listed]:
    order = [TableRow.updated.desc(), TableRow.id]
    async with store.session() as session:
        wanted = select(TableRow.id).where(which).order_by(*order if first is None else (first, *order))
        keys = (await session.scalars(wanted.offset(skip).limit(most))).all()
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
