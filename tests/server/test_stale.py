"""What others do, here or behind the server's back, keeps nobody from what is still allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearthlight.games import game_named
from hearthlight.kernel import Dice, Match, make_options
from hearthlight.server import tables as kept
from hearthlight.server.live_table import begin, new_seats
from hearthlight.server.store import Store
from hearthlight.server.tables import Tables

from .houses import Server, run_apart
from .people import Person, pick, play_until_joint, table_of


def one_takes_what_another_could_have() -> tuple[str, int, str, int, str]:
    """A record up to a question that two seats answer at once; a move of one of them that leaves the other one less to
    choose from, and a move that the other one can make all the same."""
    game = game_named("blackout")
    for seed in range(20):
        match, dice = Match(game, make_options(game, players=4), seed, names=list("ABCD")), Dice(seed)
        while len(asked := match.state.to_act):
            seat = dice.pick(list(asked))
            before, move = match.copy(), dice.pick(list(match.state.moves(seat)))
            match.play(seat, move.notation())
            for other in set(asked) - {seat}:
                was, now = before.state.moves(other), match.state.moves(other)
                if now and was != now and match.state.question and before.state.question:
                    assert match.state.question.asks == before.state.question.asks
                    return before.text(), seat, move.notation(), other, next(m for m in was if m in now).notation()
    raise AssertionError("nobody ever takes anything")


def test_what_another_takes_at_the_same_time_is_no_reason_to_refuse_the_rest(ada: Person) -> None:
    text, seat, takes, other, wants = one_takes_what_another_could_have()
    table = ada.post("/api/tables/import", {"text": text})["id"]
    hers, theirs = ada.look(table, seat=seat), ada.look(table, seat=other)
    assert ada.try_play(hers, takes).status_code == 201
    lost = {offer["move"] for offer in theirs["decision"]["moves"]} - {
        offer["move"] for offer in ada.look(table, seat=other)["decision"]["moves"]
    }
    refused = ada.try_play(theirs, lost.pop())
    assert (refused.status_code, refused.json()["problem"]) == (422, "illegal-move")
    assert ada.try_play(theirs, wants).status_code == 201
    assert ada.try_play(theirs, wants).status_code == 409, "a double click"


def test_a_table_that_was_changed_behind_our_back_heals(ada: Person, servers: list[Server]) -> None:
    """Whatever is done first afterwards: a suggestion, a move, an undo, the end of a lesson."""
    ben = Person(servers[-1].url, "Ben")
    table = table_of(ada, ben, game="frostpunk")
    decides, looks_on = play_until_joint([ada, ben], table, Dice(1), decides=0)
    changed = f"UPDATE game_table SET version = version + 1 WHERE id = '{table}'"
    servers[0].disturb(changed)
    assert ben.try_suggest(looks_on, decides["decision"]["moves"][0]["move"]).status_code == 201
    servers[0].disturb(changed)
    assert ada.try_play(decides, pick(decides, Dice(1))).status_code == 201
    (lesson, *_) = [line for line in ada.get("/api/lessons") if line["game"] == "blackout"]
    taken = ada.post(f"/api/lessons/blackout/{lesson['key']}", {})["id"]
    info = ada.look(taken)
    servers[0].disturb(f"UPDATE game_table SET version = version + 1 WHERE id = '{taken}'")
    body = {"seat": info["seat"], "version": info["version"], "does": "leave"}
    assert ada.try_post(f"/api/tables/{taken}/lesson", body).status_code == 201


def test_who_has_seen_more_than_we_know_is_believed(ada: Person, servers: list[Server]) -> None:
    table = ada.create("me", "me", seed=4)
    info = next(info for seat in (0, 1) if (info := ada.look(table, seat=seat))["decision"])
    servers[0].disturb(f"UPDATE game_table SET version = version + 1 WHERE id = '{table}'")
    seen = {**info, "version": info["version"] + 1}
    assert ada.try_play(seen, info["decision"]["moves"][0]["move"]).status_code == 201


def test_a_table_that_is_being_written_is_not_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_IN_MEMORY", 1)

    async def scene() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}")
        await store.migrate()
        tables = Tables(store, lambda _: None, lambda _: None, shared=False)
        keys = [
            await tables.create(
                "ada", begin("blackout", {"players": 2}, seed, ["A", "B"]), new_seats("ada", [("me", "A", None)] * 2)
            )
            for seed in range(3)
        ]
        first = await tables.open(keys[0])
        async with first.lock:  # as during a slow write
            for key in keys[1:]:
                await tables.open(key)
            assert await tables.open(keys[0]) is first
        await tables.open(keys[1])
        assert await tables.open(keys[0]) is not first
        await store.close()

    run_apart(scene())
