"""Lists of tables: long ones, and those with a damaged row."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, select

from hearthlight.server.rows import Row, SeatRow, TableRow
from hearthlight.server.store import Store

from .houses import Server, run_apart
from .people import Person, table_of


def test_a_long_list_comes_in_pages(ada: Person, servers: list[Server]) -> None:
    tables = [ada.create("me", "random") for _ in range(53)]
    first, second = ada.get("/api/tables"), ada.get("/api/tables", skip=50)
    assert (len(first), len(second)) == (50, 3)
    assert [line["id"] for line in first + second] == tables[::-1]
    assert ada.get("/api/tables", skip=53) == []
    assert ada.get("/api/me")["tables"] == 53
    assert ada.http.get("/api/tables", params={"skip": -1}).status_code == 400


def more_like(server: Server, model: str, count: int = 60) -> list[str]:
    """So many tables more with the header and the seats of that one, each later than it; the newest first."""

    async def make() -> list[str]:
        store = Store(server.data if "://" in server.data else f"sqlite+aiosqlite:///{server.data}")
        keys = [secrets.token_urlsafe(9) for _ in range(count)]
        async with store.writing() as session:
            row = await session.get_one(TableRow, model)
            seats = (await session.scalars(select(SeatRow).where(SeatRow.table_id == model))).all()
            for number, key in enumerate(keys):
                session.add(TableRow(**columns(row, id=key, invite=key, updated=row.updated + count - number)))
            await session.flush()
            session.add_all(
                SeatRow(**columns(seat, table_id=key, invite=f"{key}-{seat.index}")) for key in keys for seat in seats
            )
        await store.close()
        return keys

    return run_apart(make())


def columns(row: Row, **changes: object) -> dict[str, Any]:
    return {column.key: getattr(row, column.key) for column in inspect(type(row)).column_attrs} | changes


def test_a_turn_at_an_old_table_is_no_less_mine(servers: list[Server], ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    mine = next(person for person in (ada, ben) if person.get("/api/turns")["turns"])
    company = more_like(servers[0], table)
    more_like(servers[0], mine.create("me", "random"))
    assert [line["id"] for line in mine.get("/api/turns")["turns"]] == [*company, table]


def test_open_tables_come_in_pages_after_those_where_a_seat_is_kept(
    servers: list[Server], ada: Person, ben: Person
) -> None:
    own, kept, public = ada.create("me", "random"), ben.create("me", "open"), ben.create("me", "open")
    hers = f"(SELECT host FROM game_table WHERE id = '{own}')"
    servers[0].disturb(f"UPDATE seat SET reserved = {hers} WHERE table_id = '{kept}' AND kind = 'open'")
    servers[0].disturb(f"UPDATE game_table SET public = true WHERE id = '{public}'")
    more = more_like(servers[0], public)
    pages = [[line["id"] for line in ada.get("/api/open-tables", skip=skip)] for skip in (0, 50)]
    found = [*pages[0], *pages[1]]
    assert (len(pages[0]), found[0]) == (50, kept)
    assert [key for key in found if key in {*more, public}] == [*more, public]
    servers[0].disturb(
        f"UPDATE game_table SET public = false WHERE host = (SELECT host FROM game_table WHERE id = '{kept}')"
    )


def test_a_lesson_is_gone_on_with_however_many_there_are(servers: list[Server], ada: Person) -> None:
    first, second = [line["key"] for line in ada.get("/api/lessons") if line["game"] == "blackout"][:2]
    begun, other = (ada.post(f"/api/lessons/blackout/{key}", {})["id"] for key in (first, second))
    more_like(servers[0], other)
    assert ada.post(f"/api/lessons/blackout/{first}", {})["id"] == begun


@pytest.mark.parametrize(
    "damage",
    [
        "options = '\"nonsense\"'",
        "to_act = '[7]'",
        "to_act = '{}'",
        "winners = 'null'",
        "lesson = 'a lesson that there was'",
        "game = 'chess'",
        "version = -1",
    ],
)
def test_one_damaged_row_hides_no_other(ada: Person, servers: list[Server], damage: str) -> None:
    good, bad, also_good = (ada.create("me", "random") for _ in range(3))
    servers[0].disturb(f"UPDATE game_table SET {damage} WHERE id = '{bad}'")
    found = [line["id"] for line in ada.get("/api/tables")]
    assert {good, also_good} <= set(found)
    assert ada.get("/api/me")["tables"] == 3
    assert ada.get("/api/lessons")


def test_nor_does_one_whose_text_is_no_json(tmp_path: Path) -> None:
    """(PostgreSQL would not keep it.)"""
    with Server(str(tmp_path / "house.sqlite")) as server:
        ada = Person(server.url, "Ada")
        good, bad = ada.create("me", "random"), ada.create("me", "random")
        server.disturb(f"UPDATE game_table SET options = 'nonsense' WHERE id = '{bad}'")
        assert [line["id"] for line in ada.get("/api/tables")] == [good]
        assert f"table {bad} is damaged" in server.output()


def test_nor_a_lesson_that_cannot_be_opened(ada: Person, servers: list[Server]) -> None:
    first, second = [line["key"] for line in ada.get("/api/lessons") if line["game"] == "blackout"][:2]
    good = ada.post(f"/api/lessons/blackout/{first}", {})["id"]
    bad = ada.create("me", "random")
    servers[0].disturb(f"UPDATE game_table SET lesson = '{second}', seed = 'nonsense' WHERE id = '{bad}'")
    begun = {line["key"]: line["table"] for line in ada.get("/api/lessons") if line["game"] == "blackout"}
    assert (begun[first], begun[second]) == (good, None)


def test_nor_a_damaged_campaign(ada: Person, servers: list[Server]) -> None:
    good, bad = (ada.post("/api/campaigns", {"game": "blackout", "players": 1})["id"] for _ in range(2))
    table = ada.post(f"/api/campaigns/{bad}/play", {"seats": [{"kind": "me"}]})["id"]
    servers[0].disturb(f"UPDATE campaign SET story = '{{' WHERE id = '{bad}'")
    assert [line["id"] for line in ada.get("/api/campaigns")] == [good]
    ada.post(f"/bots/{table}/end", {})
    assert ada.look(table)["finished"], "what is damaged books nothing, and stops no game"


@pytest.mark.parametrize("damage", ["'[7]'", "'null'", """'{"money": "much"}'"""])
def test_nor_a_damaged_result(servers: list[Server], damage: str) -> None:
    assert_that_sound_results_are_told(servers[0], f"details = {damage}")


@pytest.mark.parametrize("damage", ["details = 'nonsense'", "score = 'much'"])
def test_nor_one_in_a_file_that_takes_anything(tmp_path: Path, damage: str) -> None:
    with Server(str(tmp_path / "house.sqlite")) as server:
        assert_that_sound_results_are_told(server, damage)
        assert "is damaged" in server.output()


def assert_that_sound_results_are_told(server: Server, damage: str) -> None:
    ada = Person(server.url, "Ada")
    table = ada.create("me", "random")
    good, bad = secrets.token_urlsafe(9), secrets.token_urlsafe(9)
    for key in (good, bad):
        whose = f"FROM game_table WHERE id = '{table}'"
        money = """'{"money": 3}'"""
        server.disturb(
            "INSERT INTO best (table_id, person, game, key, score, details) "
            f"SELECT '{key}', host, game, '{key}', 5, {money} {whose}"
        )
        server.disturb(
            "INSERT INTO result "
            "(table_id, seat, person, name, game, players, won, score, details, rounds, moves, began, ended, played) "
            f"SELECT '{key}', 0, host, 'Ada', game, 1, true, 5, {money}, 1, 1, 1, 2, 3 {whose}"
        )
    for rows in ("best", "result"):
        server.disturb(f"UPDATE {rows} SET {damage} WHERE table_id = '{bad}'")
    assert [best["key"] for best in ada.get("/api/me")["bests"]] == [good]
    told = ada.get("/api/statistics")
    assert [result["table"] for result in told["results"]] == [good]
    assert told["games"][0]["best"] == {"score": 5, "table": good}
    assert good in (csv := ada.http.get("/api/statistics.csv").text)
    assert bad not in csv
