"""A database of the house before tables were kept beside their records: it opens, and every table is played to its end.

`databases/0007.sql` was written by the house of revision 0007 (commit 820d8084). Its tables are of both games: begun,
half played, over, in a campaign, in lessons, dealt anew from a review.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import JSON, Boolean, Connection, MetaData
from sqlalchemy.ext.asyncio import create_async_engine

from hearthlight.bots import RandomBot
from hearthlight.games import games
from hearthlight.kernel import Dice, chance
from hearthlight.server.lists import tables_of
from hearthlight.server.live_table import LiveTable
from hearthlight.server.store import Store
from hearthlight.server.tables import Tables

from .conftest import ON_POSTGRES
from .houses import Postgres
from .test_migrations import MIGRATIONS, aside

OLD = Path(__file__).with_name("databases") / "0007.sql"
OVER, RUNNING = 2, 11


@pytest.fixture(params=["sqlite", ON_POSTGRES])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of that database."""
    path = tmp_path / "old.sqlite"
    with sqlite3.connect(path) as database:
        database.executescript(OLD.read_text("utf-8"))
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{path}"
        return
    with Postgres() as postgres:
        aside(moved(path, postgres.url))
        yield postgres.url


async def moved(path: Path, url: str) -> None:
    """The same rows on PostgreSQL."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(move, path)
    await engine.dispose()


def move(connection: Connection, path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0007")
    found = MetaData()
    found.reflect(connection)
    read: dict[type, Callable[[Any], Any]] = {JSON: json.loads, Boolean: bool}
    source = sqlite3.connect(path)
    source.row_factory = sqlite3.Row
    for table in found.sorted_tables:
        kinds = {column.name: next((read[k] for k in read if isinstance(column.type, k)), None) for column in table.c}
        rows = [
            {
                name: value if (kind := kinds[name]) is None or value is None else kind(value)
                for name, value in row.items()
            }
            for row in map(dict, source.execute(f'SELECT * FROM "{table.name}"'))
        ]
        if rows and table.name != "alembic_version":
            connection.execute(table.insert(), rows)
    source.close()


def house(url: str, work: Callable[[Tables], Coroutine[Any, Any, None]]) -> None:
    """A house on that database, from its opening to its end."""

    async def run() -> None:
        store = Store(url)
        await store.migrate()
        await work(Tables(store, lambda _: None, lambda _: None, shared=False))
        await store.close()

    aside(run())


async def of_ada(tables: Tables) -> list[str]:
    return [row.id for row, _ in await tables_of(tables.store, "ada")]


async def played_on(tables: Tables, key: str, moves: int) -> LiveTable:
    """Bots play for everybody, to the end or so many moves; a lesson is left."""
    live = await tables.open(key)
    if live.lesson:
        live = await tables.end_lesson(key, "ada", live.lesson.lesson.seat, live.row.version)
    for _ in range(moves):
        if not (answering := live.table.answering()):
            break
        seat, asked = next(iter(answering.items()))
        state = live.match.state
        move = RandomBot().choose(state, asked, Dice(state.ply))
        live, _ = await tables.play(key, None, seat, live.row.version, [move.notation()])
    else:
        return live
    assert live.table.finished
    return live


TO_THE_END = 10_000


@pytest.mark.whole_game
def test_every_table_is_played_to_its_end(old: str) -> None:
    async def play(tables: Tables) -> None:
        keys = await of_ada(tables)
        assert len(keys) == OVER + RUNNING
        assert {(await tables.open(key)).row.game for key in keys} == {"blackout", "frostpunk"}
        for key in keys:
            live = await played_on(tables, key, TO_THE_END)
            assert live.table.finished
            assert not live.match.record.resumed

    house(old, play)


@pytest.mark.parametrize("moves", [8, pytest.param(TO_THE_END, marks=pytest.mark.soak)])
def test_they_are_kept_while_their_rules_are_here_and_go_on_under_others(
    old: str, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    logs: dict[str, int] = {}

    async def keep(tables: Tables) -> None:
        await tables.keep_old()
        assert await tables.store.unkept() == await tables.store.unpacked() == []
        for key in await of_ada(tables):
            logs[key] = sum(map(len, (await tables.open(key)).match.log))

    async def go_on(tables: Tables) -> None:
        for key in await of_ada(tables):
            live = await tables.open(key)
            assert sum(map(len, live.match.log)) == logs[key], "what happened can still be read"
            assert bool(live.match.record.resumed) is not live.table.finished
            await played_on(tables, key, moves)

    house(old, keep)
    for game in games():
        monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    monkeypatch.setattr(chance, "_STEP", chance._STEP + 2)
    house(old, go_on)


def test_a_campaign_goes_on_with_what_it_began(old: str) -> None:
    async def play(tables: Tables) -> None:
        await played_on(tables, "table14", TO_THE_END)
        row = await tables.store.campaign("campaign1")
        assert row is not None
        assert row.table_id is None, "the chapter is booked"

    house(old, play)
