"""The disk: SQLite by default, PostgreSQL by URL. What is committed here survives anything."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from importlib.resources import files
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, event, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

from ..table import Made
from .outages import outage
from .rows import BestRow, CampaignRow, ChatRow, LearntRow, MoveRow, PersonRow, Row, SeatRow, SuggestionRow, TableRow

_MIGRATION_LOCK = 7_265_737

Step = tuple[tuple[int, str], Made]
"""A move of the record (seat and notation), and how it came about."""


class Store:
    """All that is read and written. Every method is one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        self._session = async_sessionmaker(self.engine, expire_on_commit=False)
        self._one_writer: AbstractAsyncContextManager[object] = nullcontext()
        if url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", _sqlite_settings)
            self._one_writer = asyncio.Lock()  # SQLite has one writer: better to queue here than to poll its lock

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A transaction: committed at the end, rolled back if anything goes wrong."""
        try:
            async with self._session.begin() as session:
                yield session
        except (SQLAlchemyError, OSError) as error:
            if passing := outage(error):
                raise passing from error
            raise

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A transaction that changes something."""
        async with self._one_writer, self.session() as session:
            yield session

    async def migrate(self) -> None:
        """Bring the schema up to date; processes that start together wait for each other."""
        async with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self.engine.dispose()

    # -- people --------------------------------------------------------------------------------------------------

    async def person(self, key: str) -> PersonRow:
        async with self.session() as session:
            return await session.get(PersonRow, key) or PersonRow(id=key, name="")

    async def rename(self, key: str, name: str) -> None:
        async with self.writing() as session:
            await session.merge(PersonRow(id=key, name=name))

    # -- tables --------------------------------------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], moves: Sequence[Step]) -> None:
        async with self.writing() as session:
            session.add(table)
            await session.flush()
            session.add_all(seats)
            await _insert_moves(session, table.id, 0, moves)

    async def table(self, key: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.session() as session:
            table = await session.get(TableRow, key)
            return (table, await _seats(session, key)) if table else None

    async def moves(self, key: str) -> list[Step]:
        async with self.session() as session:
            rows = await session.execute(
                select(MoveRow.seat, MoveRow.notation, MoveRow.made_by, MoveRow.follows, MoveRow.auto)
                .where(MoveRow.table_id == key)
                .order_by(MoveRow.number)
            )
            return [((seat, notation), Made(by, follows, auto)) for seat, notation, by, follows, auto in rows]

    async def version(self, key: str) -> int | None:
        async with self.session() as session:
            found: int | None = await session.scalar(select(TableRow.version).where(TableRow.id == key))
            return found

    async def write(
        self,
        key: str,
        seen: int,
        at: int,
        moves: Sequence[Step],
        summary: dict[str, Any],
        *,
        appending: bool,
        earned: Sequence[Row] = (),
        campaign: tuple[str, str] | None = None,
    ) -> bool:
        """Replace all moves from number `at` on, if nobody else has written since `seen`; whether it was done.

        What was earned, and the campaign (id and story), is booked in the same transaction.
        """
        async with self.writing() as session:
            done = await session.execute(
                update(TableRow).where(TableRow.id == key, TableRow.version == seen).values(version=seen + 1, **summary)
            )
            if done.rowcount != 1:  # type: ignore[attr-defined]
                return False
            if not appending:
                await session.execute(delete(MoveRow).where(MoveRow.table_id == key, MoveRow.number >= at))
            await session.execute(delete(SuggestionRow).where(SuggestionRow.table_id == key))
            await _insert_moves(session, key, at, moves)
            for row in earned:
                await session.merge(row)
            if campaign:
                await session.execute(
                    update(CampaignRow)
                    .where(CampaignRow.id == campaign[0], CampaignRow.table_id == key)
                    .values(story=campaign[1], table_id=None)
                )
            return True

    async def tables_of(self, person: str, most: int = 50) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables that a person hosts or sits at, the newest first."""
        async with self.session() as session:
            sits = select(SeatRow.table_id).where(SeatRow.person == person)
            tables = (
                await session.scalars(
                    select(TableRow)
                    .where((TableRow.host == person) | TableRow.id.in_(sits))
                    .order_by(TableRow.updated.desc())
                    .limit(most)
                )
            ).all()
            return [(table, await _seats(session, table.id)) for table in tables]

    # -- suggestions ---------------------------------------------------------------------------------------------

    async def suggestions(self, key: str) -> dict[int, str]:
        """What each seat would choose now."""
        async with self.session() as session:
            rows = await session.execute(
                select(SuggestionRow.seat, SuggestionRow.notation)
                .where(SuggestionRow.table_id == key)
                .order_by(SuggestionRow.seat)
            )
            return dict(rows.all())

    async def suggest(self, key: str, seen: int, seat: int, notation: str | None) -> bool:
        """Keep or drop what a seat would choose, if the table is still at that version; whether it was done.

        The version stays: talk must not make a move that is on its way too late. Writing the row that holds the
        version makes us wait for a move that is just being written, so that no suggestion outlives its question.
        """
        async with self.writing() as session:
            done = await session.execute(
                update(TableRow).where(TableRow.id == key, TableRow.version == seen).values(version=seen)
            )
            if done.rowcount != 1:  # type: ignore[attr-defined]
                return False
            if notation is None:
                await session.execute(
                    delete(SuggestionRow).where(SuggestionRow.table_id == key, SuggestionRow.seat == seat)
                )
            else:
                await session.merge(SuggestionRow(table_id=key, seat=seat, notation=notation))
            return True

    # -- seats ---------------------------------------------------------------------------------------------------

    async def invited(self, invite: str) -> SeatRow | None:
        async with self.session() as session:
            found: SeatRow | None = await session.scalar(select(SeatRow).where(SeatRow.invite == invite))
            return found

    async def change_seat(self, key: str, index: int, expected: dict[str, str], **values: Any) -> bool:
        """Change a seat that is still as expected (its kind, who sits there); the table's version counts up."""
        async with self.writing() as session:
            done = await session.execute(
                update(SeatRow).filter_by(table_id=key, index=index, **expected).values(**values)
            )
            if done.rowcount != 1:  # type: ignore[attr-defined]
                return False
            await session.execute(
                delete(SuggestionRow).where(SuggestionRow.table_id == key, SuggestionRow.seat == index)
            )
            await session.execute(update(TableRow).where(TableRow.id == key).values(version=TableRow.version + 1))
            return True

    # -- chat ----------------------------------------------------------------------------------------------------

    async def say(self, key: str, name: str, line: str, at: float) -> None:
        async with self.writing() as session:
            session.add(ChatRow(table_id=key, name=name, text=line, at=at))

    async def chat(self, key: str, most: int = 100) -> list[ChatRow]:
        async with self.session() as session:
            rows = await session.scalars(
                select(ChatRow).where(ChatRow.table_id == key).order_by(ChatRow.id.desc()).limit(most)
            )
            return list(reversed(rows.all()))

    # -- campaigns and best results ------------------------------------------------------------------------------

    async def campaigns(self, person: str) -> list[CampaignRow]:
        async with self.session() as session:
            return list((await session.scalars(select(CampaignRow).where(CampaignRow.person == person))).all())

    async def campaign(self, key: str) -> CampaignRow | None:
        async with self.session() as session:
            return await session.get(CampaignRow, key)

    async def put_campaign(self, row: CampaignRow) -> None:
        async with self.writing() as session:
            await session.merge(row)

    async def learnt(self, person: str) -> list[LearntRow]:
        async with self.session() as session:
            return list((await session.scalars(select(LearntRow).where(LearntRow.person == person))).all())

    async def bests(self, person: str) -> list[BestRow]:
        async with self.session() as session:
            return list((await session.scalars(select(BestRow).where(BestRow.person == person))).all())


async def _seats(session: AsyncSession, key: str) -> list[SeatRow]:
    rows = await session.scalars(select(SeatRow).where(SeatRow.table_id == key).order_by(SeatRow.index))
    return list(rows.all())


async def _insert_moves(session: AsyncSession, key: str, at: int, moves: Sequence[Step]) -> None:
    if moves:
        await session.execute(
            insert(MoveRow),
            [
                {
                    "table_id": key,
                    "number": number,
                    "seat": seat,
                    "notation": notation,
                    "made_by": made.by,
                    "follows": made.follows,
                    "auto": made.auto,
                }
                for number, ((seat, notation), made) in enumerate(moves, at)
            ],
        )


def _sqlite_settings(connection: Any, _record: object) -> None:
    """Readers do not wait for writers; a commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(files(__package__) / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
