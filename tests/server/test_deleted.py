"""An operator deletes a table while people play: it is gone for everybody, and nothing breaks."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hearthlight.cli import main
from hearthlight.server import inspecting
from hearthlight.server.botting import BotDriver
from hearthlight.server.live_table import begin, new_seats
from hearthlight.server.problems import Missing
from hearthlight.server.store import Store
from hearthlight.server.tables import Tables

from .houses import Server, call_apart, run_apart, wait_until
from .people import Person, next_table, table_of


def delete(server: Server, table: str) -> None:
    with pytest.raises(SystemExit) as done:
        call_apart(main, ["admin", "delete", table, "--yes", "--data", server.data])
    assert not done.value.code


@pytest.mark.parametrize(
    ("path", "body"),
    [("chat", {"text": "Hello?"}), ("put-away", {"away": True}), ("keep", {}), ("leave", {"seat": 1, "how": "bot"})],
)
def test_whatever_is_done_there_next_says_so(
    servers: list[Server], ada: Person, ben: Person, path: str, body: dict[str, Any]
) -> None:
    table = table_of(ada, ben)
    ada.look(table), ben.look(table)
    delete(servers[0], table)
    answer = ben.try_post(f"/api/tables/{table}/{path}", body)
    assert (answer.status_code, answer.json()["problem"]) == (404, "no-table")


def test_so_does_a_move(servers: list[Server], ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    who, info = next((who, info) for who in (ada, ben) if (info := who.look(table))["decision"])
    delete(servers[0], table)
    answer = who.try_play(info, info["decision"]["moves"][0]["move"])
    assert (answer.status_code, answer.json()["problem"]) == (404, "no-table")


def test_memory_forgets_it(servers: list[Server], ada: Person) -> None:
    table, other = ada.create("me", "random"), ada.create("me", "random")
    ada.look(table), ada.look(other)
    with ada.live(table) as socket:
        next_table(socket)
        delete(servers[0], table)
        ada.post("/clock/0", {})
        with pytest.raises(ConnectionClosed, match="no-table"):
            next_table(socket, ply=1)
    assert ada.http.get(f"/api/tables/{table}").status_code == 404
    assert ada.look(other)["id"] == other


def test_a_house_notices_by_itself(tmp_path: Path) -> None:
    with Server(str(tmp_path / "house.sqlite")) as server:
        ada = Person(server.url, "Ada")
        table = ada.create("me", "random", "random")
        ada.look(table)
        delete(server, table)
        wait_until(lambda: ada.http.get(f"/api/tables/{table}").status_code == 404)
        assert ada.get("/api/tables") == []
        assert "Traceback" not in server.output()


def test_a_bot_that_was_to_act_there_stops(tmp_path: Path) -> None:
    async def scene() -> list[object]:
        store, broken = Store(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}"), list[object]()
        asyncio.get_running_loop().set_exception_handler(lambda _, context: broken.append(context))
        await store.migrate()
        tables = Tables(store, lambda _: None, lambda _: None, shared=True)
        bots = BotDriver(tables, 0, lambda _: None, lambda _: True)
        seats = new_seats("ada", [("me", "Ada", None), ("bot", "Bo", "random")])
        key = await tables.create("ada", begin("blackout", {"players": 2}, 1, ["Ada", "Bo"]), seats)
        await tables.open(key)
        await inspecting.remove(store, key)
        bots.wake(key)
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)
        gc.collect()
        with pytest.raises(Missing):
            await tables.open(key)
        assert not tables.many_live
        await bots.close()
        await store.close()
        return broken

    assert run_apart(scene()) == []
