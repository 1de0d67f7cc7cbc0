"""A house in one file, and back. A backup is an SQLite file whatever the house is kept in, so it can be restored into
either kind of database, or served as it is."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import MetaData, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..kernel import Problem
from .outages import reason_of
from .revisions import check_known, check_newest
from .settings import Settings
from .sole import SoleUse
from .store import Store

AT_ONCE = 500
"""Rows that are carried over at a time."""
VERSION = "alembic_version"
OTHERS = """SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"""
"""How many are connected to the same PostgreSQL database."""


async def back_up(settings: Settings, file: Path, *, force: bool = False) -> dict[str, int]:
    """Write the whole house into a file, as it is at one moment, also while people play; how much there is of what."""
    if file.exists() and not force:
        raise Problem("backup-exists", file=str(file))
    with _told(settings), _beside(file) as fresh:
        if data := settings.data_file:
            _copy_file(data, fresh)
        else:
            await _from_database(settings.database, fresh)
        counted = _counted(fresh)
        _into_place(fresh, file)
    if (key := _key_of(settings)) and key.exists():
        _copy_key(key, _beside_it(file))
    return counted


async def restore(settings: Settings, file: Path, *, force: bool = False) -> dict[str, int]:
    """Make a house what it was when the file was written; how much there is of what. What was there is lost."""
    if not file.is_file():
        raise Problem("file-missing", file=str(file))
    with _told(settings):
        if data := settings.data_file:
            data.parent.mkdir(parents=True, exist_ok=True)
            return await _into_file(settings, file, data, force=force)
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "copy.sqlite"
            await _read(file, copy)
            await _into_database(settings.database, copy, force=force)
            return _counted(copy)


def knows_people(settings: Settings) -> bool:
    """Whether the key that tells who is who is here: else everybody comes as a stranger."""
    key = _key_of(settings)
    return key is None or key.exists()


# -- files ---------------------------------------------------------------------------------------------------------


async def _into_file(settings: Settings, file: Path, data: Path, *, force: bool) -> dict[str, int]:
    if data.exists() and not force:
        raise Problem("restore-exists", data=str(data))
    alone = SoleUse(data)
    try:
        with _beside(data) as fresh:
            await _read(file, fresh)
            counted = _counted(fresh)
            for rest in ("-wal", "-shm"):  # they belong to what is replaced
                data.with_name(data.name + rest).unlink(missing_ok=True)
            _into_place(fresh, data)
        if (key := _key_of(settings)) and _beside_it(file).exists():
            _copy_key(_beside_it(file), key)
    finally:
        alone.give_up()
    return counted


async def _read(file: Path, copy: Path) -> None:
    """A copy of a backup, checked and brought up to date."""
    try:
        _copy_file(file, copy)
        with closing(sqlite3.connect(copy)) as disk:
            (found,) = disk.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise Problem("backup-unreadable", file=str(file), reason=str(found).splitlines()[0])
            revisions = [revision for (revision,) in disk.execute(f"SELECT version_num FROM {VERSION}")]
    except sqlite3.Error as error:
        raise Problem("backup-unreadable", file=str(file), reason=str(error)) from None
    check_known(str(file), revisions)
    store = Store(f"sqlite+aiosqlite:///{copy}")
    try:
        await store.migrate()
    finally:
        await store.close()
    _in_one_file(copy)


def _copy_file(source: Path, target: Path) -> None:
    """With SQLite's own copying, which bears others who write."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as disk,
        closing(sqlite3.connect(target)) as copy,
    ):
        disk.backup(copy)
    _in_one_file(target)


def _in_one_file(path: Path) -> None:
    """Nothing of it waits in a file beside it."""
    with closing(sqlite3.connect(path)) as disk:
        disk.execute("PRAGMA journal_mode=DELETE")


def _counted(path: Path) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as disk:
        many = {name: disk.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("game_table", "person")}
    return {"tables": many["game_table"], "people": many["person"]}


@contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """A name for something that is not finished: gone at the end, if it is still there. Only its owner may read it."""
    handle, name = tempfile.mkstemp(dir=path.absolute().parent, prefix=f"{path.name}.")
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for rest in ("", "-wal", "-shm", "-journal"):
            Path(name + rest).unlink(missing_ok=True)


def _into_place(fresh: Path, path: Path) -> None:
    with fresh.open("rb") as file:
        os.fsync(file.fileno())
    fresh.replace(path)


def _key_of(settings: Settings) -> Path | None:
    """The file with the key; none where the operator keeps it."""
    return _beside_it(settings.data_file) if settings.data_file and not settings.secret else None


def _beside_it(path: Path) -> Path:
    return path.with_name(path.name + ".key")


def _copy_key(source: Path, target: Path) -> None:
    with _beside(target) as fresh:
        shutil.copyfile(source, fresh)
        _into_place(fresh, target)


# -- databases -----------------------------------------------------------------------------------------------------


async def _from_database(url: str, fresh: Path) -> None:
    source, target = Store(url), Store(f"sqlite+aiosqlite:///{fresh}")
    try:
        await check_newest(source)
        await target.migrate()
        async with source.engine.connect() as reading, target.engine.begin() as writing:
            await reading.execution_options(isolation_level="REPEATABLE READ")
            await _carry_over(reading, writing)
    finally:
        await asyncio.gather(source.close(), target.close())
    _in_one_file(fresh)


async def _into_database(url: str, copy: Path, *, force: bool) -> None:
    source, target = Store(f"sqlite+aiosqlite:///{copy}"), Store(url)
    try:
        await target.migrate()
        async with source.engine.connect() as reading, target.engine.begin() as writing:
            if await writing.scalar(text(OTHERS)):
                raise Problem("data-in-use", data=target.place)
            await _make_empty(writing, force=force, place=target.place)
            await _carry_over(reading, writing)
    finally:
        await asyncio.gather(source.close(), target.close())


async def _make_empty(writing: AsyncConnection, *, force: bool, place: str) -> None:
    tables = await _tables(writing)
    for table in reversed(tables.values()):
        if not force and await writing.scalar(select(func.count()).select_from(table)):
            raise Problem("restore-exists", data=place)
        await writing.execute(table.delete())


async def _carry_over(reading: AsyncConnection, writing: AsyncConnection) -> None:
    """All rows from one database to another that has the same tables and nothing in them."""
    given, wanted = await _tables(reading), await _tables(writing)
    for name, table in wanted.items():
        rows = await reading.stream(select(given[name]))
        async for some in rows.mappings().partitions(AT_ONCE):
            await writing.execute(insert(table), [dict(row) for row in some])
        if writing.dialect.name == "postgresql":
            await _count_on(writing, table)


async def _count_on(writing: AsyncConnection, table: Table) -> None:
    """New rows get numbers after those that were brought."""
    for column in table.primary_key:
        if sequence := await writing.scalar(
            text("SELECT pg_get_serial_sequence(:table, :column)"), {"table": table.name, "column": column.name}
        ):
            highest = await writing.scalar(select(func.max(column))) or 0
            await writing.execute(select(func.setval(sequence, highest + 1, False)))


async def _tables(connection: AsyncConnection) -> dict[str, Table]:
    """As they are there, those that others refer to first."""
    found = MetaData()
    await connection.run_sync(found.reflect)
    return {table.name: table for table in found.sorted_tables if table.name != VERSION}


@contextmanager
def _told(settings: Settings) -> Iterator[None]:
    """Whatever the disk says against it is a problem that people can read."""
    try:
        yield
    except (SQLAlchemyError, OSError, sqlite3.Error, ValueError) as error:
        store: Any = Store(settings.database)
        raise Problem("data-unusable", data=store.place, reason=reason_of(error)) from error
