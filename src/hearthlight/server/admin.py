"""`hearthlight admin`: look after a house, also while people play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime
from typing import Annotated, TypeVar

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table as Grid
from sqlalchemy.exc import SQLAlchemyError

from ..arguments import Language
from ..i18n import SOURCE, Texts
from ..kernel import Problem
from . import inspecting
from .outages import reason_of
from .problems import Unavailable
from .revisions import check_newest
from .settings import Settings
from .store import Store
from .tables import Tables

T = TypeVar("T")
Data = Annotated[str | None, Parameter(help="The house: an SQLite file, or a database URL (postgresql+asyncpg://…).")]
Key = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""Of a table or a campaign; chance may begin it with a hyphen."""
Most = Annotated[int, Parameter(help="How many lines at most.")]
WIDE = 200
"""Columns where nobody reads along: a program does."""

admin = App(name="admin", help="Look after a house: its tables, its people, and what is broken.")


@admin.command
def tables(*, most: Most = 50, data: Data = None, lang: Language = SOURCE) -> None:
    """List tables, those that were played at last first."""
    found, say = _with_house(data, lambda store: inspecting.tables(store, most)), Texts(lang)
    _list(say, found)


@admin.command
def people(*, most: Most = 50, data: Data = None, lang: Language = SOURCE) -> None:
    """List people, those who played last first."""
    found, say = _with_house(data, lambda store: inspecting.people(store, most)), Texts(lang)
    rows = [(one.id, one.name, str(one.tables), _when(one.last)) for one in found]
    _grid(say, ("person", "name", "tables", "last"), rows)


@admin.command
def table(key: Key, *, data: Data = None, lang: Language = SOURCE) -> None:
    """Tell all about one table, and whether it can be opened."""

    async def look(store: Store) -> tuple[inspecting.TableFacts, str | None]:
        one = await inspecting.table(store, key)
        if one is None:
            raise Problem("no-table")
        house = Tables(store, lambda _: None, lambda _: None, shared=False)
        return one, await inspecting.why_broken(house, key)

    (one, reason), say = _with_house(data, look), Texts(lang)
    told = {
        "table": one.id,
        "game": one.game,
        "pack": one.pack,
        "seats": say.listing(one.seats),
        "state": _state(say, one),
        "moves": str(one.moves),
        "created": _when(one.created),
        "last": _when(one.updated),
        "opens": say("admin-yes") if reason is None else reason,
    }
    for name, value in told.items():
        _console().print(f"{say(f'admin-{name}')}: {value}", highlight=False, markup=False)


@admin.command
def broken(*, data: Data = None, lang: Language = SOURCE) -> None:
    """Try every table and every campaign, and list those that cannot be opened."""

    async def look(store: Store) -> list[inspecting.Broken]:
        return [one async for one in inspecting.broken(store)]

    found, say = _with_house(data, look), Texts(lang)
    if found:
        rows = [(say(f"admin-{one.kind}"), one.id, one.game, one.reason) for one in found]
        _grid(say, ("kind", "key", "game", "reason"), rows)
    else:
        _console().print(say("admin-nothing-broken"))


@admin.command
def delete(key: Key, *, yes: bool = False, data: Data = None, lang: Language = SOURCE) -> None:
    """Delete a table with all that belongs to it, or a campaign.

    Parameters
    ----------
    key
        Of the table or the campaign.
    yes
        Do not ask first.
    """
    say = Texts(lang)
    if not yes and _console().input(say("admin-delete-sure", id=key) + " ").strip() != key:
        _console().print(say("admin-delete-not"))
        return
    if not _with_house(data, lambda store: inspecting.remove(store, key)):
        raise Problem("no-table")
    _console().print(say("admin-deleted", id=key), highlight=False)


@admin.command
def expire(*, days: int, yes: bool = False, data: Data = None, lang: Language = SOURCE) -> None:
    """List the tables that nobody has played at for a long time, or delete them.

    Parameters
    ----------
    days
        How long.
    yes
        Delete them.
    """
    if days < 1:
        raise Problem("bad-argument", argument="--days", value=str(days))

    async def work(store: Store) -> list[inspecting.TableFacts]:
        found = await inspecting.untouched(store, days, time.time())
        for one in found if yes else ():
            await inspecting.remove(store, one.id)
        return found

    found, say = _with_house(data, work), Texts(lang)
    if found:
        _list(say, found)
        _console().print(say("admin-expired" if yes else "admin-expire-sure", tables=len(found)), highlight=False)
    else:
        _console().print(say("admin-expire-none", days=days), highlight=False)


def _with_house(data: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the data of a house, which must be there, and of this version."""

    async def run() -> T:
        settings = Settings.from_environment().with_given(database=data)
        if (file := settings.data_file) and not file.is_file():
            raise Problem("file-missing", file=str(file))
        store = Store(settings.database)
        try:
            await check_newest(store)
            return await work(store)
        except (Unavailable, SQLAlchemyError, OSError) as error:
            cause = error.__cause__ if isinstance(error, Unavailable) else error
            reason = reason_of(cause) if isinstance(cause, Exception) else str(cause)
            raise Problem("data-unusable", data=store.place, reason=reason) from error
        finally:
            await store.close()

    return asyncio.run(run())


def _console() -> Console:
    console = Console()
    return console if console.is_terminal else Console(width=WIDE)


def _grid(say: Texts, heads: Iterable[str], rows: Iterable[tuple[str, ...]]) -> None:
    grid = Grid(box=None, pad_edge=False)
    for head in heads:
        grid.add_column(say(f"admin-{head}"), overflow="fold")
    for row in rows:
        grid.add_row(*row)
    _console().print(grid, highlight=False, markup=False)


def _list(say: Texts, found: Iterable[inspecting.TableFacts]) -> None:
    rows = [
        (one.id, one.game, _state(say, one), str(one.moves), _when(one.updated), say.listing(one.seats))
        for one in found
    ]
    _grid(say, ("table", "game", "state", "moves", "last", "seats"), rows)


def _state(say: Texts, one: inspecting.TableFacts) -> str:
    return say("admin-finished") if one.finished else say("admin-round", round=one.round)


def _when(at: float | None) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M") if at else "–"
