"""`hearthlight admin`: what an operator sees of a house, and what is broken can be found and removed."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from hearthlight.cli import main
from hearthlight.games import game_keys
from hearthlight.server.live_table import begin, new_seats
from hearthlight.server.rows import CampaignRow
from hearthlight.server.store import Store
from hearthlight.server.tables import Tables

from .houses import Postgres, call_apart, run_apart

Said = Callable[..., list[str]]


async def build(url: str) -> None:
    """A house with two tables and a campaign that is being played at one of them."""
    store = Store(url)
    await store.migrate()
    await store.rename("ada", "Ada")
    tables = Tables(store, lambda _: None, lambda _: None, shared=False)
    await store.put_campaign(CampaignRow(id="story", person="ada", game=game_keys()[0], story="{}", table_id=None))
    for campaign in (None, "story"):
        seats = new_seats("ada", [("me", "Ada", None), ("bot", "Bo", "random"), ("open", "", None)])
        match = begin(game_keys()[0], {"players": 3}, 1, [seat.name for seat in seats])
        await tables.create("ada", match, seats, campaign)
    await store.close()


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house whose keys begin with a hyphen, as chance may have it."""
    path, numbers = tmp_path / "house.sqlite", count()
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: f"-key{next(numbers)}")
    run_apart(build(f"sqlite+aiosqlite:///{path}"))
    return path


def ids(data: Path, query: str = "SELECT id FROM game_table ORDER BY created") -> list[str]:
    with closing(sqlite3.connect(data)) as disk:
        return [key for (key,) in disk.execute(query)]


def change(data: Path, statement: str) -> None:
    with closing(sqlite3.connect(data)) as disk, disk:
        disk.execute(statement)


def run(capsys: pytest.CaptureFixture[str], data: object, *words: str) -> list[str]:
    with pytest.raises(SystemExit) as done:
        call_apart(main, ["admin", *words, "--data", str(data)])
    assert not done.value.code
    return capsys.readouterr().out.splitlines()


@pytest.fixture
def said(data: Path, capsys: pytest.CaptureFixture[str]) -> Said:
    return partial(run, capsys, data)


@pytest.mark.xdist_group("postgres")
def test_the_same_on_postgresql(capsys: pytest.CaptureFixture[str]) -> None:
    with Postgres() as database:
        run_apart(build(database.url))
        said = partial(run, capsys, database.url)
        first, _ = (line.split()[0] for line in said("tables")[1:])
        assert said("people")[1].split()[:3] == ["ada", "Ada", "2"]
        assert said("table", first)[-1] == "Can be opened: yes"
        database.ask(f"UPDATE game_table SET options = '{{}}', game = 'chess' WHERE id = '{first}'")
        assert {line.split()[1] for line in said("broken")[1:]} == {first, "story"}
        said("delete", first, "--yes")
        database.ask("UPDATE game_table SET updated = 0")
        assert said("expire", "--days", "1", "--yes")[-1] == "1 table has been deleted."
        assert len(said("tables")) == 1
        assert database.ask("SELECT count(*) FROM seat") == ["0"]


def test_tables_and_people_are_listed(said: Said, data: Path) -> None:
    heads, *lines = said("tables")
    assert heads.split()[:3] == ["Table", "Game", "State"]
    assert sorted(line.split()[0] for line in lines) == sorted(ids(data))
    assert all("Ada, Bo (random), and –" in line for line in lines)
    assert len(said("tables", "--most", "1")) == 2
    _, person = said("people")
    assert person.split()[:3] == ["ada", "Ada", "2"]


def test_what_is_broken_is_found_and_removed(said: Said, data: Path) -> None:
    assert [line.split()[0] for line in said("broken")[1:]] == ["Campaign"], "its story is none"
    first, second = ids(data)
    change(data, f"UPDATE game_table SET options = 'nonsense' WHERE id = '{first}'")
    change(data, f"UPDATE game_table SET game = 'chess' WHERE id = '{second}'")
    lines = said("broken", "--lang", "de")[1:]
    assert sorted(line.split()[1] for line in lines) == sorted([first, second, "story"])
    assert any("JSONDecodeError" in line for line in lines)
    assert any("chess" in line for line in lines)
    assert "Can be opened: JSONDecodeError" in "\n".join(said("table", first))
    assert len(said("tables")) == 3, "a damaged table is listed like any other"
    for key in (first, second, "story"):
        assert said("delete", key, "--yes") == [f"{key} has been deleted."]
    assert said("broken") == ["Every table and every campaign can be opened."]
    for rows in ("game_table", "seat", "kept", "campaign"):
        assert not ids(data, f"SELECT 1 FROM {rows}")


def test_a_table_is_told_of(said: Said, data: Path) -> None:
    told = dict(line.split(": ", 1) for line in said("table", ids(data)[0]))
    assert told["Seats"] == "Ada, Bo (random), and –"
    assert told["Can be opened"] == "yes"


def test_a_campaign_outlives_its_table(said: Said, data: Path) -> None:
    (table,) = ids(data, "SELECT table_id FROM campaign")
    said("delete", table, "--yes")
    assert ids(data, "SELECT table_id FROM campaign") == [None]


def test_deleting_asks_first(said: Said, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, other = ids(data)
    monkeypatch.setattr("builtins.input", lambda *_: "yes")
    assert said("delete", key)[-1].endswith("Nothing was deleted.")
    assert ids(data) == [key, other]
    monkeypatch.setattr("builtins.input", lambda *_: key)
    said("delete", key)
    assert ids(data) == [other]


@pytest.mark.parametrize(
    ("what", "message"),
    [("missing", "There is no"), ("older", "another version"), ("no table", "There is no such table")],
)
def test_what_is_not_there_is_a_line(data: Path, capsys: pytest.CaptureFixture[str], what: str, message: str) -> None:
    if what == "missing":
        data.unlink()
    elif what == "older":
        change(data, "UPDATE alembic_version SET version_num = '0008'")
    with pytest.raises(SystemExit) as refused:
        call_apart(main, ["admin", "delete", "nothing", "--yes", "--data", str(data)])
    assert refused.value.code == 2
    said = capsys.readouterr().err
    assert message in said
    assert len(said.splitlines()) == 1
    assert data.exists() == (what != "missing")


def test_what_nobody_touches_is_listed_and_then_deleted(said: Said, data: Path) -> None:
    old, new = ids(data)
    change(data, f"UPDATE game_table SET updated = updated - {31 * 24 * 3600} WHERE id = '{old}'")
    assert said("expire", "--days", "32") == ["No table has been idle for 32 days."]
    _, line, hint = said("expire", "--days", "30")
    assert line.split()[0] == old
    assert hint == "Add --yes to delete this table."
    assert len(ids(data)) == 2
    assert said("expire", "--days", "30", "--yes")[-1] == "1 table has been deleted."
    assert ids(data) == [new]
