"""Clocks: whose time runs, when it is given anew, and what happens at zero. Time is stepped."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearthlight.server.clocks import Clock, Timing, pressed

from .house_within import HouseWithin
from .houses import Server, ServerByHand
from .people import Json, Person
from .test_life import later

PER_MOVE, PER_GAME = Clock("move", 60), Clock("game", 600)


def test_time_runs_for_those_who_are_to_act() -> None:
    timing = pressed(PER_GAME, Timing([600, 600], [None, None]), {0}, 1, None, 1000)
    assert (timing.since, timing.deadline) == ([1000, None], 1600)
    timing = pressed(PER_GAME, timing, {1}, 2, 0, 1100)
    assert (timing.left, timing.since, timing.deadline) == ([500, 600], [None, 1100], 1700)
    assert timing.out_of_time(1699) == []
    assert timing.out_of_time(1700) == [1]


def test_each_decision_has_its_own_time() -> None:
    timing = pressed(PER_MOVE, Timing([60, 60], [None, None]), {0, 1}, 1, None, 0)
    timing = pressed(PER_MOVE, timing, {0, 1}, 2, 0, 50)
    assert timing.left == [60, 10], "who still thinks about the same question gets no more"
    timing = pressed(PER_MOVE, timing, {0}, 3, 1, 55)
    assert pressed(PER_MOVE, timing, {1}, 4, 0, 56).left[1] == 60


def test_who_takes_back_gets_no_new_time() -> None:
    timing = pressed(PER_MOVE, Timing([60], [None]), {0}, 1, None, 0)
    timing = pressed(PER_MOVE, timing, {0}, 2, 0, 10)
    for now in (20, 30, 40):
        timing = pressed(PER_MOVE, timing, {0}, 1, 0, now)
        timing = pressed(PER_MOVE, timing, {0}, 2, 0, now + 5)
    assert timing.left == [25]


def table_with(person: Person, *kinds: str, **clock: object) -> str:
    seats = [{"kind": kind} for kind in kinds]
    body = {"game": "blackout", "options": {"players": len(kinds)}, "seats": seats, "clock": clock}
    return str(person.post("/api/tables", body)["id"])


def moves_of(person: Person, table: str) -> int:
    return int(person.look(table)["ply"])


def test_a_bot_answers_when_the_time_is_up(ada: Person, ben: Person, servers: list[Server]) -> None:
    table = table_with(ada, "me", "open", per="move", seconds=60, then="move")
    assert ada.look(table)["clock"]["running"] == [], "it waits for everybody"
    later(servers, 100)
    assert moves_of(ada, table) == 0
    ben.join(ada.look(table)["invite"])
    info = ada.look(table)
    (runs, *_) = info["clock"]["running"]
    assert 0 < info["clock"]["left"][runs] <= 60
    later(servers, 61)
    assert moves_of(ada, table) > 0
    assert [seat["kind"] for seat in ada.look(table)["seats"]] == ["person", "person"]


def test_what_a_bot_chose_is_marked_and_stands(ada: Person, ben: Person, servers: list[Server]) -> None:
    table = table_with(ada, "me", "open", per="move", seconds=60, then="move")
    ben.join(ada.look(table)["invite"])
    (runs, *_) = ada.look(table)["clock"]["running"]
    later(servers, 61)
    info = (ada, ben)[runs].look(table)
    assert [line["late"] for line in info["log"] if "late" in line] == [runs]
    assert (info["can_undo"], info["no_undo"]) == (False, "Your time was up. A bot chose for you, and that stands.")
    body = {"seat": runs, "version": info["version"]}
    assert (ada, ben)[runs].try_post(f"/api/tables/{table}/undo", body).status_code == 422
    assert any("late" in line for line in (ben, ada)[runs].look(table)["log"]), "everybody may know"


def test_or_takes_over_the_seat(ada: Person, ben: Person, servers: list[Server]) -> None:
    table = table_with(ada, "me", "open", per="game", seconds=600, then="seat")
    ben.join(ada.look(table)["invite"])
    runs = ada.look(table)["clock"]["running"]
    for _ in runs:
        later(servers, 700)
    seats = ada.look(table)["seats"]
    assert all(seats[seat]["stands_in"] for seat in runs)
    assert min(ada.look(table)["clock"]["left"]) >= 0, "no time is left, and not less than none"


@pytest.mark.parametrize("then", ["move", "seat"])
def test_a_seat_that_is_freed_stops_no_clock(ada: Person, ben: Person, servers: list[Server], then: str) -> None:
    table = table_with(ada, "me", "open", per="move", seconds=60, then=then)
    ben.join(ada.look(table)["invite"])
    people = (ada, ben)
    (begins, *_) = ada.look(table)["clock"]["running"]
    info = people[begins].look(table)
    people[begins].play(info, info["decision"]["moves"][0]["move"])
    (runs, *_) = ada.look(table)["clock"]["running"]
    people[runs].post(f"/api/tables/{table}/leave", {"seat": runs, "how": "open"})
    left = ada.look(table, watch="true")
    assert (runs in left["clock"]["running"], left["seats"][runs]["kind"]) == (True, "open")
    later(servers, 61)
    after = ada.look(table, watch="true")
    assert after["ply"] > left["ply"], "a bot has answered"
    assert after["seats"][runs]["kind"] == "open", "somebody can still sit down there"


def test_a_clock_runs_on_while_the_server_does_not(lasting: ServerByHand) -> None:
    ada = Person(lasting.url, "Ada")
    table = table_with(ada, "me", "me", per="move", seconds=60, then="move")
    lasting.kill()
    lasting.start()
    assert ada.look(table, watch="true")["clock"]["running"]
    later([lasting], 61)
    assert ada.look(table, watch="true")["ply"] > 0


def test_the_clock_of_a_table_that_cannot_be_opened_is_left_alone(tmp_path: Path) -> None:
    """The log says so once, and not every second; when the table can be opened again, time is up there."""
    with ServerByHand(str(tmp_path / "house.sqlite")) as server:
        ada = Person(server.url, "Ada")
        table = table_with(ada, "me", "me", per="move", seconds=60, then="move")
        server.kill()
        server.disturb(f"UPDATE game_table SET game = 'chess' WHERE id = '{table}'")
        server.start()
        for _ in range(3):
            later([server], 61)
        assert server.output().count(f"The clock of table {table}") == 1
        assert server.output().count(f"Table {table} cannot be opened") == 1
        server.kill()
        server.disturb(f"UPDATE game_table SET game = 'blackout' WHERE id = '{table}'")
        server.start()
        later([server], 61)
        assert ada.look(table, watch="true")["ply"] > 0


def test_a_mistake_of_ours_stops_no_clock_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried again, after longer and longer pauses."""
    with HouseWithin(tmp_path / "house.sqlite") as within:
        house, now, tried = within.house, [1000.0], list[float]()
        ring = house.caretaker._ring_at

        async def stumble(key: str) -> None:
            tried.append(now[0])
            if len(tried) < 3:
                raise RuntimeError("a mistake of ours")
            await ring(key)

        monkeypatch.setattr(house.tables, "now", lambda: now[0])
        monkeypatch.setattr(house.caretaker, "_ring_at", stumble)
        ada = Person(within.url, "Ada")
        table = table_with(ada, "me", "me", per="move", seconds=60, then="move")
        for seconds in (61, 1, 58, 1, 1, 118, 1):
            now[0] += seconds
            ada.post("/clock/0", {})
        assert tried == [1061, 1121, 1241]
        assert ada.look(table, watch="true")["ply"] > 0
        ada.post("/clock/0", {})
        assert not house.caretaker._in_vain


@pytest.mark.parametrize("clock", [{"per": "move", "seconds": 1}, {"per": "day", "seconds": 60}, {"per": "move"}])
def test_a_clock_that_makes_no_sense_is_refused(ada: Person, clock: Json) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"game": "blackout", "options": {"players": 2}, "seats": seats, "clock": clock}
    assert ada.try_post("/api/tables", body).status_code == 400
