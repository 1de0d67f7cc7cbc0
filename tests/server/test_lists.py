"""Lists of tables: long ones, and those with a damaged row."""

from __future__ import annotations

from pathlib import Path

import pytest

from .houses import Server
from .people import Person


def test_a_long_list_comes_in_pages(ada: Person, servers: list[Server]) -> None:
    tables = [ada.create("me", "random") for _ in range(53)]
    first, second = ada.get("/api/tables"), ada.get("/api/tables", skip=50)
    assert (len(first), len(second)) == (50, 3)
    assert [line["id"] for line in first + second] == tables[::-1]
    assert ada.get("/api/tables", skip=53) == []
    assert ada.get("/api/me")["tables"] == 53
    assert ada.http.get("/api/tables", params={"skip": -1}).status_code == 400


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
