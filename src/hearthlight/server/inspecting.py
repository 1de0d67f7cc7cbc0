"""What an operator may want to know of a house, and do to it: its tables, its people, and rows that are broken."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ..kernel import Problem
from .earning import campaign_of
from .problems import Unavailable
from .rows import CampaignRow, MoveRow, PersonRow, SeatRow, TableRow
from .shelving import delete_tables
from .store import Store
from .tables import Tables

A_DAY = 24 * 3600.0


class TableFacts(msgspec.Struct, frozen=True):
    """What can be said of a table without opening it, though half of its row be damaged."""

    id: str
    game: str
    pack: str
    round: int
    moves: int
    created: float
    updated: float
    finished: bool
    seats: list[str]
    """The names of people, of bots with which bot, and a dash for an open seat."""


class PersonFacts(msgspec.Struct, frozen=True):
    id: str
    name: str
    tables: int
    """At which they sit."""
    last: float | None
    """When something last happened at one of them."""


class Broken(msgspec.Struct, frozen=True):
    """Something that cannot be opened."""

    kind: str
    """`table` or `campaign`."""
    id: str
    game: str
    reason: str


FACTS = (
    TableRow.id,
    TableRow.game,
    TableRow.pack,
    TableRow.round,
    select(func.count()).where(MoveRow.table_id == TableRow.id).scalar_subquery(),
    TableRow.created,
    TableRow.updated,
    TableRow.finished,
)


async def tables(store: Store, most: int) -> list[TableFacts]:
    """The ones that were played at last first."""
    async with store.session() as session:
        found = await session.execute(select(*FACTS).order_by(TableRow.updated.desc(), TableRow.id).limit(most))
        return [_facts(row, await _seats(session, row[0])) for row in found.all()]


async def untouched(store: Store, days: int, now: float) -> list[TableFacts]:
    """The tables that nobody has played at for so long, the oldest first."""
    async with store.session() as session:
        old = select(*FACTS).where(TableRow.updated < now - days * A_DAY).order_by(TableRow.updated, TableRow.id)
        found = await session.execute(old)
        return [_facts(row, await _seats(session, row[0])) for row in found.all()]


async def table(store: Store, key: str) -> TableFacts | None:
    async with store.session() as session:
        row = (await session.execute(select(*FACTS).where(TableRow.id == key))).one_or_none()
        return _facts(row, await _seats(session, key)) if row else None


def _facts(row: Sequence[Any], seats: list[str]) -> TableFacts:
    return TableFacts(*(*row, seats))


async def _seats(session: AsyncSession, key: str) -> list[str]:
    rows = await session.scalars(select(SeatRow).where(SeatRow.table_id == key).order_by(SeatRow.index))
    told = {"open": "–"}
    return [told.get(seat.kind) or (f"{seat.name} ({seat.bot})" if seat.bot else seat.name) for seat in rows]


async def people(store: Store, most: int) -> list[PersonFacts]:
    """Those who sit at a table or have told their name; those who played last first."""
    async with store.session() as session:
        sat = (
            select(SeatRow.person, func.count(SeatRow.table_id.distinct()), func.max(TableRow.updated))
            .join(TableRow, TableRow.id == SeatRow.table_id)
            .where(SeatRow.person.is_not(None))
            .group_by(SeatRow.person)
        )
        seen = {str(person): (many, last) for person, many, last in await session.execute(sat)}
        names = {row.id: row.name for row in await session.scalars(select(PersonRow))}
    everybody = [PersonFacts(key, names.get(key, ""), *seen.get(key, (0, None))) for key in {*names, *seen}]
    return sorted(everybody, key=lambda one: (-(one.last or 0), one.name, one.id))[:most]


async def why_broken(house: Tables, key: str) -> str | None:
    """Why a table cannot be opened; nothing if it can. It is told of here, and not in the log."""
    logging.disable()
    try:
        await house.open(key)
    except Unavailable:
        raise
    except Exception as error:
        return _in_a_line(error.__cause__ or error)
    finally:
        logging.disable(logging.NOTSET)
    return None


async def broken(store: Store) -> AsyncIterator[Broken]:
    """All that cannot be opened: every table and every campaign is tried."""
    house = Tables(store, lambda _: None, lambda _: None, shared=False)
    async with store.session() as session:
        keys = (await session.execute(select(TableRow.id, TableRow.game).order_by(TableRow.updated.desc()))).all()
        campaigns = (await session.scalars(select(CampaignRow))).all()
    for key, game in keys:
        if (reason := await why_broken(house, key)) is not None:
            yield Broken("table", key, game, reason)
    for row in campaigns:
        try:
            campaign_of(row)
        except Exception as error:
            yield Broken("campaign", row.id, row.game, _in_a_line(error))


async def remove(store: Store, key: str) -> bool:
    """Delete a table with all that belongs to it, or a campaign; whether there was one. A campaign whose chapter was
    played at the table can begin that chapter again."""
    async with store.writing() as session:
        if await session.scalar(select(TableRow.id).where(TableRow.id == key)):
            await delete_tables(session, [key])
            return True
        done = await session.execute(delete(CampaignRow).where(CampaignRow.id == key))
        return bool(done.rowcount)  # type: ignore[attr-defined]


def _in_a_line(error: BaseException) -> str:
    words = f"{error.key} {error.details or ''}" if isinstance(error, Problem) else str(error)
    return f"{type(error).__name__}: {' '.join(words.split())}"[:200]
