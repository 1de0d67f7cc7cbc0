"""The disk: SQLite by default, PostgreSQL by URL. What is committed here survives anything."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from importlib.resources import files
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, event, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

from ..table import Standing
from . import keeping, standing
from .commits import Commits, Work
from .keeping import Keeping, Step, Whole
from .outages import for_no_table, outage
from .problems import Missing
from .rows import (
    BestRow,
    CampaignRow,
    ChatRow,
    KeptRow,
    LearntRow,
    MoveRow,
    PackRow,
    PersonRow,
    Row,
    SeatRow,
    SuggestionRow,
    TableRow,
)
from .sound import sound_rows

_MIGRATION_LOCK = 7_265_737


class Store:
    """All that is read and written. Every method is one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        self._session = async_sessionmaker(self.engine, expire_on_commit=False)
        self._one_writer: AbstractAsyncContextManager[object] = nullcontext()
        self._do: Callable[[Work], Awaitable[bool]] = self._alone
        if url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", _sqlite_settings)
            self._one_writer = turn = (
                asyncio.Lock()
            )  # SQLite has one writer: better to queue here than to poll its lock
            self._do = Commits(turn, self.session).write

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A transaction: committed at the end, rolled back if anything goes wrong."""
        try:
            async with self._session.begin() as session:
                yield session
        except (SQLAlchemyError, OSError) as error:
            if passing := outage(error):
                raise passing from error
            if for_no_table(error):
                raise Missing("no-table") from error
            raise

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A transaction that changes something."""
        async with self._one_writer, self.session() as session:
            yield session

    async def _alone(self, work: Work) -> bool:
        """Where there are many writers, the database itself sees to it that their commits are on the disk together."""
        async with self.writing() as session:
            return await work(session)

    async def migrate(self) -> None:
        """Bring the schema up to date; processes that start together wait for each other."""
        async with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            await connection.run_sync(_upgrade)

    @property
    def place(self) -> str:
        """Where the data is, for people to read: without a password."""
        url = self.engine.url
        return (url.database or "") if url.drivername.startswith("sqlite") else url.render_as_string()

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

    async def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], moves: Sequence[Step], kept: Keeping, content: str
    ) -> str:
        """A new table, and the content of its pack, if that is not here yet. Says which table it is: where its campaign
        has one already, only that one counts."""
        async with self.writing() as session:
            if table.campaign and (known := await _begin_chapter(session, table.campaign, table.id)):
                return known
            session.add(table)
            await session.flush()
            session.add_all(seats)
            await keeping.insert_moves(session, table.id, 0, moves, kept)
            await keeping.keep(session, table.id, kept)
            await keeping.add_pack(session, table.game, table.pack_hash, content)
            return table.id

    async def whole(self, key: str) -> Whole | None:
        """A table with all that belongs to it, as it was at one moment."""
        async with self.session() as session:
            return await keeping.whole(session, key)

    async def still_there(self, keys: Sequence[str]) -> set[str]:
        """Those of some tables that nobody has deleted."""
        if not keys:
            return set()
        async with self.session() as session:
            return set(await session.scalars(select(TableRow.id).where(TableRow.id.in_(keys))))

    async def keep(self, key: str, seen: int, moves: Sequence[Step], kept: Keeping) -> bool:
        """Keep how a table stands that is older than keeping, if it is still at that version; whether it was done."""
        async with self.writing() as session:
            if not await keeping.still(session, key, seen):
                return False
            await session.execute(delete(MoveRow).where(MoveRow.table_id == key))
            await keeping.insert_moves(session, key, 0, moves, kept)
            await keeping.keep(session, key, kept)
            return True

    async def unkept(self) -> list[str]:
        """Tables that are older than keeping, the newest first."""
        async with self.session() as session:
            kept = select(KeptRow.table_id)
            rows = await session.scalars(
                select(TableRow.id).where(TableRow.id.not_in(kept)).order_by(TableRow.updated.desc())
            )
            return list(rows.all())

    # -- packs ---------------------------------------------------------------------------------------------------

    async def pack(self, game: str, edition: str) -> str | None:
        """The content of a pack."""
        async with self.session() as session:
            row = await session.get(PackRow, (game, edition))
            return row.content if row else None

    async def add_pack(self, game: str, edition: str, content: str) -> None:
        async with self.writing() as session:
            await keeping.add_pack(session, game, edition, content)

    async def unpacked(self) -> list[tuple[str, str, str]]:
        """Game, name and hash of the packs of tables that are older than keeping them."""
        async with self.session() as session:
            here = select(PackRow.hash).where(PackRow.game == TableRow.game, PackRow.hash == TableRow.pack_hash)
            rows = await session.execute(
                select(TableRow.game, TableRow.pack, TableRow.pack_hash).distinct().where(~here.exists())
            )
            return [(game, name, edition) for game, name, edition in rows]

    # -- moves ---------------------------------------------------------------------------------------------------

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
        kept: Keeping,
        *,
        appending: bool,
        joint: bool,
        orders: Sequence[Standing] | None = None,
        earned: Sequence[Row] = (),
        campaign: tuple[str, str] | None = None,
    ) -> bool:
        """Replace all moves from number `at` on, if nobody else has written since `seen`; whether it was done.

        `joint`: what is answered was decided for everybody, so there may be suggestions, which are done with.
        Standing orders are replaced if there are others now; what was earned, and the campaign (id and story), is
        booked. All of it in the same transaction.
        """

        async def work(session: AsyncSession) -> bool:
            if not await keeping.change(session, key, seen, version=seen + 1, **summary):
                return False
            if not appending:
                await session.execute(delete(MoveRow).where(MoveRow.table_id == key, MoveRow.number >= at))
            if joint:
                await session.execute(delete(SuggestionRow).where(SuggestionRow.table_id == key))
            await keeping.insert_moves(session, key, at, moves, kept)
            await keeping.keep(session, key, kept)
            if orders is not None:
                await standing.replace(session, key, orders)
            for row in earned:
                await session.merge(row)
            if campaign:
                await session.execute(
                    update(CampaignRow)
                    .where(CampaignRow.id == campaign[0], CampaignRow.table_id == key)
                    .values(story=campaign[1], table_id=None)
                )
            return True

        return await self._do(work)

    # -- suggestions ---------------------------------------------------------------------------------------------

    async def suggestions(self, key: str) -> dict[int, str]:
        """What each seat would choose now."""
        async with self.session() as session:
            return await keeping.suggestions(session, key)

    async def suggest(self, key: str, seen: int, seat: int, notation: str | None) -> bool:
        """Keep or drop what a seat would choose, if the table is still at that version; whether it was done.

        The version stays: talk must not make a move that is on its way too late. Writing the row that holds the
        version makes us wait for a move that is just being written, so that no suggestion outlives its question.
        """
        async with self.writing() as session:
            if not await keeping.still(session, key, seen):
                return False
            if notation is None:
                await session.execute(
                    delete(SuggestionRow).where(SuggestionRow.table_id == key, SuggestionRow.seat == seat)
                )
            else:
                await session.merge(SuggestionRow(table_id=key, seat=seat, notation=notation))
            return True

    async def order(self, key: str, seen: int, orders: Sequence[Standing]) -> bool:
        """Keep standing orders, if the table is still at that version; whether it was done."""
        async with self.writing() as session:
            return await standing.keep(session, key, seen, orders)

    # -- seats ---------------------------------------------------------------------------------------------------

    async def invited(self, invite: str) -> SeatRow | None:
        async with self.session() as session:
            found: SeatRow | None = await session.scalar(select(SeatRow).where(SeatRow.invite == invite))
            return found

    async def table_invited(self, invite: str) -> str | None:
        """The table that an invitation is for."""
        async with self.session() as session:
            found: str | None = await session.scalar(select(TableRow.id).where(TableRow.invite == invite))
            return found

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
            return await sound_rows(session, BestRow, select(BestRow).where(BestRow.person == person))


async def _begin_chapter(session: AsyncSession, campaign: str, table: str) -> str | None:
    """Let a campaign be played at a table, unless it is played at another one: then that one."""
    begun = await session.execute(
        update(CampaignRow).where(CampaignRow.id == campaign, CampaignRow.table_id.is_(None)).values(table_id=table)
    )
    if begun.rowcount == 1:  # type: ignore[attr-defined]
        return None
    known: str | None = await session.scalar(select(CampaignRow.table_id).where(CampaignRow.id == campaign))
    return known


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
