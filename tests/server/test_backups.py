"""A house in one file, and back: on either database, and people play on."""

from __future__ import annotations

import os
import secrets
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hearthlight.games import texts_of_all
from hearthlight.kernel import Problem
from hearthlight.server.backups import back_up, restore
from hearthlight.server.settings import Settings
from hearthlight.server.store import Store
from hearthlight.server.tables import Tables

from .houses import PATIENCE, REPOSITORY, Postgres, Server, ServerByHand, run_apart
from .people import Person
from .test_migrations import house_at

pytestmark = pytest.mark.xdist_group("postgres")  # one database server does


def run(*words: object, status: int = 0) -> str:
    """What a command says."""
    done = subprocess.run(
        [sys.executable, "-m", "hearthlight.cli", *map(str, words)],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr if status else done.stdout


@pytest.fixture(autouse=True)
def secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEARTHLIGHT_SECRET", "a secret for tests only")


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture(scope="module")
def empty(database: Postgres) -> str:
    """Another database of the same server."""
    database.ask("CREATE DATABASE another")
    return database.url.rpartition("/")[0] + "/another"


def serve(data: str) -> Server:
    return ServerByHand(data)


def begun(server: Server) -> tuple[Person, str]:
    """Somebody who has played a little, and said something."""
    ada = Person(server.url, "Ada")
    table = ada.create("me", "random", seed=1)
    ada.step_bots(table)
    info = ada.look(table)
    ada.play(info, info["decision"]["moves"][0]["move"])
    ada.post(f"/api/tables/{table}/chat", {"text": "Good evening!"})
    return ada, table


def check(ada: Person, table: str, server: Server) -> None:
    """The same person finds everything at the restored house, and plays on."""
    again = ada.elsewhere(server.url)
    assert again.get("/api/me")["name"] == "Ada"
    info = again.look(table)
    assert [line["text"] for line in info["chat"]] == ["Good evening!"]
    again.post(f"/api/tables/{table}/chat", {"text": "There we are."})
    assert len(again.look(table)["chat"]) == 2, "new rows get new numbers"
    again.step_bots(table)
    info = again.look(table)
    played = again.play(info, info["decision"]["moves"][0]["move"])
    assert played["version"] > info["version"]


def test_a_file_is_saved_while_people_play_and_brought_back(tmp_path: Path) -> None:
    data, file = tmp_path / "house.sqlite", tmp_path / "copy.sqlite"
    with serve(str(data)) as server:
        ada, table = begun(server)
        assert run("backup", file, "--data", data) == f"Saved to {file}: 1 table, 1 person.\n"
        later = ada.create("me", "random")
        assert "Another server is using" in run("restore", file, "--data", data, "--force", status=2)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "already exists" in run("backup", file, "--data", data, status=2)
    assert "--force" in run("restore", file, "--data", data, status=2)
    assert run("restore", file, "--data", data, "--force") == "Restored: 1 table, 1 person.\n"
    with serve(str(data)) as server:
        assert ada.elsewhere(server.url).http.get(f"/api/tables/{later}").status_code == 404
        check(ada, table, server)
    with serve(str(file)) as server:  # a backup can be served as it is
        check(ada, table, server)


def test_the_key_comes_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, file, other = (tmp_path / f"{name}.sqlite" for name in ("house", "copy", "other"))
    monkeypatch.delenv("HEARTHLIGHT_SECRET")
    Settings(database=f"sqlite+aiosqlite:///{data}").signing_secret()
    house_at("0009", data)  # of an earlier version
    run("backup", file, "--data", data)
    key = (tmp_path / "house.sqlite.key").read_text()
    assert (tmp_path / "copy.sqlite.key").read_text() == key
    assert stat.S_IMODE((tmp_path / "copy.sqlite.key").stat().st_mode) == 0o600
    run("restore", file, "--data", other)
    assert (tmp_path / "other.sqlite.key").read_text() == key
    os.remove(tmp_path / "copy.sqlite.key")
    assert "the server recognises nobody" in run("restore", file, "--data", tmp_path / "third.sqlite")


def test_whatever_it_lies_on_a_house_is_saved_and_brought_back(servers: list[Server], tmp_path: Path) -> None:
    ada, table = begun(servers[0])
    before, name = ada.look(table), f"brought_back_{secrets.token_hex(4)}"
    source = target = servers[0].data
    if "://" in source:
        servers[0].disturb(f"CREATE DATABASE {name}")
        target = f"{source.rpartition('/')[0]}/{name}"
    else:
        source, target = (f"sqlite+aiosqlite:///{path}" for path in (source, tmp_path / name))

    async def scene() -> None:
        file = tmp_path / "copy.sqlite"
        saved = await back_up(Settings(database=source, secret="a secret for tests only"), file)
        assert await restore(Settings(database=target, secret="a secret for tests only"), file) == saved
        store = Store(target)
        live = await Tables(store, lambda _: None, lambda _: None, shared=False).open(table)
        assert (live.row.version, live.match.state.ply) == (before["version"], before["ply"])
        assert [line.text for line in await store.chat(table)] == ["Good evening!"]
        await store.close()

    run_apart(scene())


@pytest.mark.soak
def test_from_a_database_into_a_file_and_into_another_database(database: Postgres, empty: str, tmp_path: Path) -> None:
    file, data = tmp_path / "copy.sqlite", tmp_path / "house.sqlite"
    with serve(database.url) as server:
        ada, table = begun(server)
        assert run("backup", file, "--data", database.url).startswith(f"Saved to {file}: ")
    assert run("restore", file, "--data", data) == "Restored: 1 table, 1 person.\n"
    with serve(str(data)) as server:
        check(ada, table, server)
    run("restore", file, "--data", empty)
    assert "already holds data" in run("restore", file, "--data", empty, status=2)
    with serve(empty) as server:
        check(ada, table, server)
        assert "Another server" in run("restore", file, "--data", empty, "--force", status=2)
    assert run("restore", file, "--data", empty, "--force") == "Restored: 1 table, 1 person.\n"


@pytest.mark.parametrize("what", ["nonsense", "another program's", "damaged", "missing", "newer"])
def test_what_is_no_backup_replaces_nothing(tmp_path: Path, what: str) -> None:
    data, file = tmp_path / "house.sqlite", tmp_path / "copy.sqlite"
    house = Settings(database=f"sqlite+aiosqlite:///{data}", secret="a secret for tests only")

    async def scene() -> None:
        store = Store(house.database)
        await store.migrate()
        await store.rename("ada", "Ada")
        await store.close()
        if what != "missing":
            await back_up(house, file)
        _spoil(file, what)
        with pytest.raises(Problem) as refused:
            await restore(house, file, force=True)
        assert str(file) in texts_of_all("en").problem(refused.value)
        assert (await store.person("ada")).name == "Ada"
        await store.close()

    run_apart(scene())
    left = [path.name for path in tmp_path.iterdir() if path != file]
    assert set(left) <= {data.name, f"{data.name}.lock"}, "nothing half done lies about"


def _spoil(file: Path, what: str) -> None:
    if what == "nonsense":
        file.write_bytes(b"nonsense" * 1000)
    elif what == "damaged":
        file.write_bytes(file.read_bytes()[:8192])
    elif what == "another program's":
        file.unlink()
        with closing(sqlite3.connect(file)) as disk:
            disk.execute("CREATE TABLE cats (name TEXT)")
    elif what == "newer":
        with closing(sqlite3.connect(file)) as disk, disk:
            disk.execute("UPDATE alembic_version SET version_num = '9999'")
