"""What somebody has achieved: counted, listed, and as a file."""

from __future__ import annotations

import csv
import io

import pytest

from hearthlight.server.results import LONGEST_THOUGHT, ResultRow, results_at_tables_of, time_at_table
from hearthlight.server.rows import TableRow
from hearthlight.server.statistics import as_csv, mine
from hearthlight.server.store import Store

from .houses import Postgres, Server, ServerByHand, run_apart, wait_until
from .people import Json, Person


def over(person: Person, *kinds: str, game: str = "blackout") -> Json:
    """A game that bots have played to its end."""
    table = person.create(*kinds, game=game)
    person.post(f"/bots/{table}/end", {})
    return person.look(table, seat=0)


def test_nobody_has_achieved_anything_at_first(servers: list[Server]) -> None:
    assert Person(servers[0].url, "Ada").get("/api/statistics") == {"games": [], "results": []}


@pytest.mark.whole_game
def test_games_are_counted_for_those_who_played(servers: list[Server]) -> None:
    ada, ben = Person(servers[0].url, "Ada"), Person(servers[-1].url, "Ben")
    table = ada.create("me", "open", "random")
    ben.join(ada.invites(table)[0])
    running = ada.create("me", "random")
    ada.post(f"/bots/{table}/end", {})
    outcome = ada.look(table)["outcome"]
    for seat, person in enumerate((ada, ben)):
        told = person.get("/api/statistics", lang="de")
        (game,), (result,) = told["games"], told["results"]
        won = seat in outcome["winners"]
        assert game["all"] == {"games": 1, "wins": int(won)}
        assert game["alone"] == game["campaign"] == {"games": 0, "wins": 0}
        assert game["best"] == game["worst"] == {"score": outcome["scores"][seat], "table": table}
        assert game["average"] == outcome["scores"][seat]
        assert {one["key"]: one["total"] for one in game["sources"]} == outcome["details"][seat]
        assert (result["table"], result["won"], result["score"]) == (table, won, outcome["scores"][seat])
        assert result["names"][:2] == ["Ada", "Ben"]
        assert len(result["winners"]) == len(outcome["winners"])
        assert result["rounds"] > 0
        assert 0 <= result["seconds"] == game["seconds"]
    assert running not in [one["table"] for one in ada.get("/api/statistics")["results"]]
    answer = ada.http.get("/api/statistics.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    assert "attachment" in answer.headers["content-disposition"]
    lines = list(csv.DictReader(io.StringIO(answer.text)))
    assert [(line["name"], line["me"]) for line in lines][:2] == [("Ada", "1"), ("Ben", "0")]
    assert [int(line["score"]) for line in lines] == outcome["scores"]


@pytest.mark.whole_game
def test_alone_and_together(servers: list[Server]) -> None:
    ada = Person(servers[0].url, "Ada")
    info = over(ada, "me", game="frostpunk")
    ada.post("/api/campaigns", {"game": "blackout", "players": 1})
    (campaign,) = ada.get("/api/campaigns")
    chapter = ada.post(f"/api/campaigns/{campaign['id']}/play", {"seats": [{"kind": "me"}]})["id"]
    ada.post(f"/bots/{chapter}/end", {})
    told = {game["game"]: game for game in ada.get("/api/statistics")["games"]}
    won = int(bool(info["outcome"]["winners"]))
    assert told["frostpunk"]["alone"] == {"games": 1, "wins": won}
    assert told["frostpunk"]["together"]
    assert told["frostpunk"]["best"] is None, "nobody has points there"
    assert told["blackout"]["campaign"]["games"] == told["blackout"]["alone"]["games"] == 1
    assert ada.get("/api/statistics")["results"][0]["campaign"]


@pytest.mark.whole_game
def test_results_outlive_their_table_and_older_ones_are_booked(tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("results") / "house.sqlite"
    with ServerByHand(str(data)) as server:
        ada = Person(server.url, "Ada")
        over(ada, "me", "random")
        before = ada.get("/api/statistics")
        server.kill()
        server.disturb("DELETE FROM result")
        server.start()
        wait_until(lambda: bool(ada.get("/api/statistics")["results"]))
        assert ada.get("/api/statistics")["games"] == before["games"]
        server.kill()
        server.disturb("DELETE FROM game_table")
        server.start()
        assert ada.get("/api/statistics")["games"] == before["games"]


def row(seat: int, person: str, score: int, **more: object) -> ResultRow:
    fields: Json = {
        "table_id": "t",
        "name": person,
        "bot": None,
        "game": "g",
        "players": 2,
        "won": False,
        "details": {},
    }
    times: Json = {"campaign": None, "rounds": 1, "moves": 1, "began": 0.0, "ended": 1.0, "played": 60.0}
    return ResultRow(seat=seat, person=person, score=score, **{**fields, **times, **more})


@pytest.mark.xdist_group("postgres")
def test_results_are_kept_on_postgresql() -> None:
    """Written twice, as after a move that was taken back, they count once."""

    async def scene(url: str) -> None:
        store = Store(url)
        await store.migrate()
        for ended in (1.0, 2.0):
            async with store.writing() as session:
                for result in (row(0, "ada", 3, ended=ended, details={"cards": 2}), row(1, "ben", 5, ended=ended)):
                    await session.merge(result)
        found = await results_at_tables_of(store, "ada", 10)
        assert [(one.person, one.ended, one.details) for one in found["t"]] == [
            ("ada", 2.0, {"cards": 2}),
            ("ben", 2.0, {}),
        ]
        assert not await results_at_tables_of(store, "cem", 10)
        await store.close()

    with Postgres() as database:
        run_apart(scene(database.url))


def test_who_plays_several_seats_has_played_once() -> None:
    (one,) = mine("ada", {"t": [row(0, "ada", 3), row(1, "ada", 5)]})
    assert one.row.score == 5
    assert not mine("ben", {"t": [row(0, "ada", 3)]})


def test_a_name_is_no_formula() -> None:
    _, line = csv.reader(io.StringIO(as_csv("x", {"t": [row(0, "=SUM(A1)", 3)]})))
    assert "'=SUM(A1)" in line


def test_a_break_is_no_time_at_the_table() -> None:
    table = TableRow(played=10.0, updated=1000.0)
    assert time_at_table(table, 1005.0) == 15
    assert time_at_table(table, 1_000_000.0) == 10 + LONGEST_THOUGHT
    assert time_at_table(table, 900.0) == 10, "a clock that was set back takes nothing away"
