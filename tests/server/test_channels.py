"""Live updates over a PostgreSQL that comes and goes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from litestar.channels import ChannelsPlugin
from websockets.sync.client import ClientConnection

from hearthlight.server.postgres_line import PostgresLine

from .houses import PATIENCE, Postgres, Server, run_apart, wait_until
from .people import Person, next_table

pytestmark = pytest.mark.xdist_group("channels")  # one database does
LISTENING = "SELECT pid FROM pg_stat_activity WHERE application_name = 'hearthlight live updates' ORDER BY pid"


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


def hears(socket: ClientConnection, line: str) -> bool:
    """Waits until a line of chat has come."""
    while line not in [said["text"] for said in next_table(socket)["chat"]]:
        pass
    return True


def say(person: Person, table: str, line: str) -> None:
    person.post(f"/api/tables/{table}/chat", {"text": line})


def test_two_processes_hear_each_other_again(database: Postgres) -> None:
    """After their connections were cut, and after the whole database was away; each with one connection for it all."""
    with Server(database.url, database.channels) as one, Server(database.url, database.channels) as other:
        ada, ben = Person(one.url, "Ada"), Person(other.url, "Ben")
        table = ada.create("me", "open")
        ben.join(ada.invites(table)[0])
        with ada.live(table) as at_one, ben.live(table) as at_other:
            before = database.ask(LISTENING)
            assert len(before) == 2
            for number in range(20):
                say(ada, table, f"line {number}")
            assert hears(at_one, "line 19")
            assert hears(at_other, "line 19")
            assert database.ask(LISTENING) == before
            database.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
            wait_until(lambda: len(database.ask(LISTENING)) == 2)
            say(ada, table, "after the cut")
            assert hears(at_other, "after the cut")
            database.stop()
            database.start()
            wait_until(lambda: len(database.ask(LISTENING)) == 2)
            say(ben, table, "after the restart")
            assert hears(at_one, "after the restart")
            assert hears(at_other, "after the restart")
            assert len(database.ask(LISTENING)) == 2


def test_what_was_said_meanwhile_is_seen_when_the_line_is_back(database: Postgres, tmp_path: Path) -> None:
    """The tables are on another disk: play goes on, only live updates wait."""
    with Server(str(tmp_path / "house.sqlite"), database.channels) as server:
        ada = Person(server.url, "Ada")
        table = ada.create("me", "random", seed=1)
        with ada.live(table) as socket:
            next_table(socket)
            database.stop()
            for number in range(30):
                say(ada, table, f"line {number}")
            database.start()
            assert hears(socket, "line 29")


def test_a_server_goes_when_told_though_its_database_is_away(database: Postgres, tmp_path: Path) -> None:
    with (
        Server(str(tmp_path / "house.sqlite"), database.channels) as server,
        Server(database.url, database.channels) as other,
    ):
        ada = Person(server.url, "Ada")
        table = ada.create("me", "random", seed=1)
        database.stop()
        for number in range(30):
            say(ada, table, f"line {number}")
        for process in (server.process, other.process):
            process.terminate()
            process.wait(PATIENCE)
    database.start()


def test_no_mistake_of_the_driver_ends_the_line(database: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever listens is told to look again, and the house closes: it waits for all that is still to be said."""
    real, mistakes = asyncpg.Connection.execute, [AttributeError("the driver stumbles")]

    async def execute(self: asyncpg.Connection, *query: Any) -> str:
        if mistakes:
            raise mistakes.pop()
        done: str = await real(self, *query)
        return done

    async def scene() -> bytes:
        async with ChannelsPlugin(PostgresLine(database.channels), arbitrary_channels_allowed=True) as plugin:
            monkeypatch.setattr(asyncpg.Connection, "execute", execute)
            async with plugin.start_subscription(["a table"]) as ears:
                plugin.publish(b"look", ["a table"])
                async for heard in ears.iter_events():
                    return heard
        raise AssertionError

    assert run_apart(scene()) == b"look"
    assert not mistakes


def test_a_database_that_is_away_is_said_and_comes_back(database: Postgres) -> None:
    with Server(database.url, database.channels) as server:
        ada = Person(server.url, "Ada")
        table = ada.create("me", "random", seed=1)
        database.stop()
        answer = ada.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["problem"]) == (503, "data-away")
        with ada.live(table) as socket:
            database.start()
            assert next_table(socket)["id"] == table
        assert ada.look(table)["id"] == table
        assert "Traceback" not in server.output()
