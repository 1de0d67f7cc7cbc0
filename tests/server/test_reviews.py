"""Reviews over HTTP: only when a game is over; and a decision of it as a table of its own, kept like any other."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearthlight.games import game_named
from hearthlight.kernel import IllegalMove, Match, read_record
from hearthlight.server.live_table import new_seats
from hearthlight.server.store import Store
from hearthlight.server.tables import Tables
from hearthlight.table import Table, again_from, review

from .houses import Server
from .people import Json, Person
from .test_migrations import aside

RECORDS = Path(__file__).parents[1] / "records"
PLAYED = {"blackout": "blackout-2-friendly", "frostpunk": "frostpunk-2-2-random"}


def finished(person: Person, game: str) -> str:
    """The table of a game that was played, with this person on all seats."""
    text = (RECORDS / f"{PLAYED[game]}.record").read_text("utf-8")
    return str(person.post("/api/tables/import", {"text": text})["id"])


def reviewed(person: Person, table: str, **query: object) -> Json:
    """The review when it is ready."""
    while True:
        answer = dict(person.get(f"/api/tables/{table}/review", **query))
        assert 0 <= answer["done"] <= answer["of"]
        if answer["review"]:
            return answer


@pytest.mark.whole_game
@pytest.mark.parametrize("game", list(PLAYED))
def test_what_mattered_is_told_in_every_language_and_can_be_tried_again(ada: Person, game: str) -> None:
    table = finished(ada, game)
    answer = reviewed(ada, table)
    assert (answer["game"], answer["seat"], len(answer["seats"])) == (game, 0, 2)
    turns = answer["review"]["turns"]
    german = reviewed(ada, table, lang="de")["review"]["turns"]
    assert [turn["at"] for turn in german] == [turn["at"] for turn in turns]
    assert all(one["question"] != other["question"] for one, other in zip(turns, german, strict=True))
    turn = turns[0]
    made = ada.post(f"/api/tables/{table}/review/{turn['at']}/try", {}, seat=0)
    info = ada.look(made["id"])
    assert (info["seat"], info["ply"], info["can_undo"]) == (0, turn["at"], False)
    assert info["decision"]["text"] == turn["question"]
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    offered = [offer["move"] for offer in info["decision"]["moves"]]
    assert turn["better"]["moves"][0] in offered
    assert turn["did"]["moves"][0] in offered
    then = ada.get(f"/api/tables/{table}/replay", at=turn["at"], seat=0)
    assert info["options"] == then["options"]
    ada.play(info, turn["better"]["moves"][0])
    ada.post(f"/bots/{made['id']}/end", {})
    text = ada.http.get(f"/api/tables/{made['id']}/record").text
    assert "\n~ 0 " in text
    again = ada.post("/api/tables/import", {"text": text})["id"]
    assert ada.look(again)["outcome"] == ada.look(made["id"])["outcome"]
    assert reviewed(ada, made["id"])["review"]["looked"] >= 1


def test_who_watches_may_look_back_too_and_try_it(ada: Person, servers: list[Server]) -> None:
    table = finished(ada, "blackout")
    ben = Person(servers[-1].url, "Ben")
    answer = reviewed(ben, table, seat=1)
    assert answer["review"] == reviewed(ada, table, seat=1)["review"]
    assert not any(seat["mine"] for seat in answer["seats"])
    made = ben.post(f"/api/tables/{table}/review/{answer['review']['turns'][0]['at']}/try", {}, seat=1)
    assert made["seat"] == ben.look(made["id"])["seat"] == 1


def test_before_the_end_nothing_is_told(ada: Person) -> None:
    table = ada.create("me", "me", seed=1)
    for refused in (
        ada.http.get(f"/api/tables/{table}/review", params={"lang": "de"}),
        ada.try_post(f"/api/tables/{table}/review/0/try", {}, lang="de"),
    ):
        assert (refused.status_code, refused.json()["problem"]) == (403, "not-finished")
        assert refused.json()["text"] == "Das geht erst, wenn das Spiel vorbei ist."


def test_what_is_not_there_is_refused(ada: Person) -> None:
    table = finished(ada, "blackout")
    refused = ada.http.get(f"/api/tables/{table}/review", params={"seat": 5})
    assert (refused.status_code, refused.json()["problem"]) == (404, "no-seat")
    for at in (99_999, next(ply for ply in range(10) if not asked(ada, table, ply))):
        refused = ada.try_post(f"/api/tables/{table}/review/{at}/try", {}, seat=0)
        assert (refused.status_code, refused.json()["problem"]) == (422, "not-asked")
    assert ada.http.get("/api/tables/nowhere/review").status_code == 404


def asked(person: Person, table: str, ply: int) -> bool:
    """Whether seat 0 made the move that came next."""
    record = person.http.get(f"/api/tables/{table}/record").text
    moves = [line for line in record.partition("\n\n")[2].splitlines() if line[0] in "01"]
    return moves[ply].startswith("0 ")


@pytest.mark.parametrize("game", list(PLAYED))
def test_a_table_that_was_dealt_anew_is_found_again_on_disk(tmp_path: Path, game: str) -> None:
    """All that a house keeps of it is its record, and where that was dealt anew."""
    record, _ = read_record((RECORDS / f"{PLAYED[game]}.record").read_text("utf-8"))
    table = Table(Match.replay(game_named(game), record), new_seats("ada", [("me", "Ada", None), ("me", "Ben", None)]))
    at = review(table, 0).turns[0].at

    async def kept() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}")
        await store.migrate()

        def house() -> Tables:
            return Tables(store, lambda _: None, lambda _: None, shared=False)

        match = again_from(table, 0, at, 2**63 - 1)
        key = await house().create("ada", match, new_seats("ada", [("me", "Ada", None), ("bot", "Ben", "random")]))
        tables = house()
        live = await tables.open(key)
        assert live.match.state == match.state
        move = live.match.state.moves(0)[0].notation()
        live, _ = await tables.play(key, "ada", 0, 1, [move], auto=False)
        reopened = await house().open(key)
        assert reopened.match.state == live.match.state
        assert reopened.match.text() == live.match.text()
        if reopened.table.undoes(0):
            back = await house().undo(key, "ada", 0, live.row.version)
            assert back.match.state.fingerprint() == match.state.fingerprint()
            with pytest.raises(IllegalMove, match="cannot-undo"):
                await house().undo(key, "ada", 0, back.row.version)
        await store.close()

    aside(kept())
