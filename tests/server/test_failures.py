"""When the house itself is in trouble: it says so, in the reader's language, and keeps a trace."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from .houses import PATIENCE, Server
from .people import Person, next_table


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite"


@pytest.fixture
def server(data: Path) -> Iterator[Server]:
    with Server(f"sqlite+aiosqlite:///{data}?timeout=0.1") as running:
        yield running


def check(answer: httpx.Response, status: int, problem: str) -> None:
    """Our own words, with our own headers."""
    assert answer.status_code == status, answer.text
    assert answer.json()["problem"] == problem
    assert set(answer.json()) == {"problem", "text", "request"}
    assert answer.json()["request"] == answer.headers["x-request-id"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert ("retry-after" in answer.headers) == (status == 503)


def test_a_mistake_of_ours_is_told_and_logged(server: Server, data: Path) -> None:
    ada = Person(server.url, "Ada")
    table = ada.create("me", "random", seed=1)
    server.kill()
    with closing(sqlite3.connect(data)) as disk, disk:
        disk.execute("UPDATE game_table SET to_act = 'nonsense'")
    server.start()
    answer = ada.http.get(f"/api/tables/{table}", params={"lang": "de"})
    check(answer, 500, "http-500")
    number = answer.json()["request"]
    assert answer.json()["text"].startswith("Bei uns ist etwas schiefgegangen.")
    assert number in answer.json()["text"]
    with ada.live(table) as socket, pytest.raises(Exception, match=r"4500.* http-500 [0-9a-f]{8}") as closed:
        socket.recv(timeout=PATIENCE)
    log = server.output()
    assert f"[{str(closed.value)[-8:]}] websocket /api/tables/{table}/live\n" in log
    assert f"[{number}] GET /api/tables/{table}\n" in log
    for asked in (f"GET /api/tables/{table}\n", f"websocket /api/tables/{table}/live\n"):
        assert "Traceback" in log.split(asked, 1)[1]
    assert log.count("json.decoder.JSONDecodeError: Expecting value") == 2


def test_a_refusal_is_no_mistake(server: Server) -> None:
    ada = Person(server.url, "Ada")
    check(ada.http.get("/api/tables/none"), 404, "no-table")
    check(ada.http.get("/api/nothing"), 404, "http-404")
    check(ada.http.post("/api/tables", json={}), 403, "http-403")
    assert "Traceback" not in server.output()


BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8"}


@pytest.mark.parametrize("address", ["/nonsense", "/table", "/assets/gone.js", "/api/nothing"])
def test_an_unknown_address_is_a_page_for_people_and_json_for_programs(server: Server, address: str) -> None:
    ada = Person(server.url, "Ada")
    read = ada.http.get(address, headers=BROWSER)
    assert (read.status_code, read.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert read.text == ada.http.get("/").text
    for accept in ("*/*", "application/json", "image/png"):
        check(ada.http.get(address, headers={"accept": accept}), 404, "http-404")


def test_a_locked_database_is_busy_for_a_while(server: Server, data: Path) -> None:
    ada = Person(server.url, "Ada")
    with closing(sqlite3.connect(data, isolation_level=None)) as disk:
        disk.execute("BEGIN IMMEDIATE")
        answer = ada.http.put("/api/me", params={"lang": "fr"}, json={"name": "Eve"}, headers=ada._headers())
        check(answer, 503, "data-away")
        assert answer.json()["text"].startswith("Le serveur n’a pas accès")
        assert ada.get("/api/me")["name"] == "Ada"
    assert "database is locked" in server.output()
    assert "Traceback" not in server.output()
    assert ada.put("/api/me", {"name": "Eve"})["name"] == "Eve"


def test_a_full_disk_stops_nothing_for_ever(server: Server, data: Path) -> None:
    """No file of the server may grow any more; then there is room again."""
    ada = Person(server.url, "Ada")
    table = ada.create("me", "random", game="blackout", seed=1)
    with ada.live(table, seat=0) as socket:
        while not (info := next_table(socket))["decision"]:
            pass
        grown = data.with_name(data.name + "-wal").stat().st_size
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (grown, most))
        move = info["decision"]["moves"][0]["move"]
        check(ada.try_play(info, move), 503, "disk-full")
        assert ada.look(table)["version"] == info["version"]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        assert ada.play(info, move)["version"] > info["version"]
        assert next_table(socket)["version"] > info["version"]
    assert "Traceback" not in server.output()


def test_a_game_that_was_taken_out_leaves_the_others_in_the_lobby(server: Server, data: Path) -> None:
    ada = Person(server.url, "Ada")
    gone, there = ada.create("me", "random"), ada.create("me", "random")
    ada.post("/api/campaigns", {"game": "blackout", "players": 1, "names": ["Ada"]})
    server.kill()
    with closing(sqlite3.connect(data)) as disk, disk:
        disk.execute("UPDATE game_table SET game = 'chess' WHERE id = ?", (gone,))
        disk.execute("UPDATE campaign SET game = 'chess'")
    server.start()
    assert [line["id"] for line in ada.get("/api/tables")] == [there]
    assert ada.get("/api/campaigns") == []
