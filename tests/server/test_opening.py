"""Opening a table and writing a move cost the disk little: counted in statements, which no busy machine changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from hearthlight.server.live_table import LiveTable, begin, new_seats
from hearthlight.server.store import Store
from hearthlight.server.tables import Tables

from .houses import run_apart


@contextmanager
def statements(store: Store) -> Iterator[list[str]]:
    """What is said to the disk meanwhile."""
    said: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        said.append(statement)

    event.listen(store.engine.sync_engine, "before_cursor_execute", note)
    yield said
    event.remove(store.engine.sync_engine, "before_cursor_execute", note)


def tables_on(store: Store) -> Tables:
    return Tables(store, lambda _: None, lambda _: None, shared=False)


async def new_table(tables: Tables, game: str) -> LiveTable:
    seats = new_seats("me", [("me", "Ada", None), ("me", "Bo", None)])
    key = await tables.create("me", begin(game, {"players": 2}, 7, ["Ada", "Bo"]), seats)
    return await tables.open(key)


async def play_first(tables: Tables, live: LiveTable) -> LiveTable:
    seat = next(iter(live.table.answering()))
    move = live.match.state.moves(live.table.answering()[seat])[0].notation()
    played, _ = await tables.play(live.id, "me", seat, live.row.version, [move])
    return played


@pytest.mark.parametrize("game", ["blackout", "frostpunk"])
def test_a_table_is_opened_with_two_questions(game: str, tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite")
        await store.migrate()
        live = await new_table(tables_on(store), game)
        again = tables_on(store)
        with statements(store) as said:
            opened = await again.open(live.id)
            assert await again.chat(opened) == []
        assert len(said) == 2, said
        assert opened.match.state.fingerprint() == live.match.state.fingerprint()
        assert [seat.name for seat in opened.seats] == ["Ada", "Bo"]
        for _ in range(3):
            opened = await play_first(again, opened)
        await store.say(live.id, "Ada", "hello", 1.0)
        last = tables_on(store)
        once_more = await last.open(live.id)
        assert [line.text for line in await last.chat(once_more)] == ["hello"]
        assert once_more.match.record == opened.match.record
        assert once_more.match.log == opened.match.log
        await store.close()

    run_apart(scene())


def test_what_nobody_can_have_suggested_is_not_taken_away(tmp_path: Path) -> None:
    """A move is written with three statements: its table, itself, and how it stands."""

    async def scene() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite")
        await store.migrate()
        tables = tables_on(store)
        live = await new_table(tables, "blackout")
        with statements(store) as said:
            await play_first(tables, live)
        assert [words.split()[0] for words in said] == ["UPDATE", "INSERT", "UPDATE"], said
        await store.close()

    run_apart(scene())


def test_a_table_that_is_not_there_is_none(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite")
        await store.migrate()
        assert await store.whole("nobody") is None
        await store.close()

    run_apart(scene())
