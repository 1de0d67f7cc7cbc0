"""Moves in a row over HTTP: one version each, taken back at once, by anybody's process and after a restart."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from hearthlight.games import game_named
from hearthlight.kernel import Dice
from hearthlight.server.live_table import begin, new_seats
from hearthlight.server.store import Store
from hearthlight.server.tables import Tables
from hearthlight.table import Table as TableOfOne

from .houses import ServerByHand
from .people import Json, Person, next_table, pick, table_of


def planning(ada: Person, ben: Person) -> str:
    """A table where both plan."""
    table, dice = table_of(ada, ben), Dice(1)
    while True:
        views = [(person, person.look(table)) for person in (ada, ben)]
        if all(info["decision"] for _, info in views):
            return table
        for person, info in views:
            if info["decision"]:
                person.play(info, pick(info, dice))


def plans(info: Json) -> list[str]:
    """Three cards for three slots."""
    cards = dict.fromkeys(offer["args"]["card"] for offer in info["decision"]["moves"] if offer["verb"] == "plan")
    return [f"plan {card} {slot}" for slot, card in enumerate(list(cards)[:3], 1)]


def play_all(person: Person, info: Json, moves: list[str], **more: bool) -> Json:
    body = {"seat": info["seat"], "version": info["version"], "moves": moves, **more}
    return dict(person.post(f"/api/tables/{info['id']}/moves", body))


def test_moves_in_a_row_are_one_version_and_one_update(ada: Person, ben: Person) -> None:
    table = planning(ada, ben)
    info = ada.look(table)
    with ben.live(table) as socket:
        next_table(socket)
        after = play_all(ada, info, plans(info)[:2])
        seen = next_table(socket)
    assert (after["played"], after["version"], after["ply"]) == (2, info["version"] + 1, info["ply"] + 2)
    assert (seen["version"], seen["ply"]) == (after["version"], after["ply"])
    back = ada.undo(after)
    assert (back["ply"], back["decision"], back["view"]) == (info["ply"], info["decision"], info["view"])


def before_the_obvious(ada: Person) -> tuple[Json, str]:
    """A city of Ada's in which a move leaves one thing to do that can be told, and that move."""
    bot, dice = game_named("frostpunk").bot(), Dice(7)
    for seed in range(7, 27):
        match = begin("frostpunk", {"players": 1}, seed, ["Ada"])
        (chair,) = new_seats("ada", [("me", "Ada", None)])
        table = TableOfOne(match, [chair])
        while match.state.to_act:
            record, move = match.text(), bot.choose(match.state, 0, dice).notation()
            table.play(0, move)
            if table.made[-1].auto and match.log[-1] and len(table.undoes(0)) == 2:
                return ada.look(ada.post("/api/tables/import", {"text": record})["id"], seat=0), move
    raise AssertionError("nothing was obvious")


def test_what_then_needs_no_thought_is_done_unless_everything_shall_be_asked(ada: Person) -> None:
    info, move = before_the_obvious(ada)
    after = play_all(ada, info, [move])
    assert (after["played"], after["ply"]) == (1, info["ply"] + 2)
    assert any(line["auto"] for line in after["log"])
    back = ada.undo(after)
    assert back["ply"] == info["ply"]
    assert play_all(ada, back, [move], auto=False)["ply"] == info["ply"] + 1


def test_the_first_must_be_legal(ada: Person, ben: Person) -> None:
    table = planning(ada, ben)
    info = ada.look(table)
    body = {"seat": 0, "version": info["version"]}
    refused = ada.try_post(f"/api/tables/{table}/moves", {**body, "moves": ["plan nobody 1", *plans(info)]})
    assert (refused.status_code, refused.json()["problem"]) == (422, "illegal-move")
    assert play_all(ada, info, [plans(info)[0], "plan nobody 2"])["played"] == 1


@pytest.mark.parametrize("more", [{}, {"moves": []}, {"move": "ready", "moves": ["ready"]}, {"moves": ["ready"] * 61}])
def test_one_move_or_several_but_not_both(ada: Person, more: Json) -> None:
    table = ada.create("me", "me")
    assert ada.try_post(f"/api/tables/{table}/moves", {"seat": 0, "version": 1, **more}).status_code == 400


def test_those_who_choose_at_the_same_time_do_not_disturb_each_other(ada: Person, ben: Person) -> None:
    table = planning(ada, ben)
    hers, his = ada.look(table), ben.look(table)
    first, second, _ = plans(hers)
    after = ada.play(hers, first)
    assert ben.try_play(his, plans(his)[0]).status_code == 201, "Ada's plan is no reason to refuse Ben's"
    assert ada.try_play(after, second).status_code == 201, "nor Ben's to refuse Ada's"
    assert ada.try_play(after, second).status_code == 409, "but twice is once too often"
    assert ada.look(table)["ply"] == hers["ply"] + 3


def test_nor_do_they_when_they_take_something_back(ada: Person, ben: Person) -> None:
    table = planning(ada, ben)
    hers, his = ada.look(table), ben.look(table)
    after = ada.play(hers, plans(hers)[0])
    ben.play(his, plans(his)[0])
    undo = {"seat": 0, "version": after["version"]}
    assert ada.try_post(f"/api/tables/{table}/undo", undo).status_code == 201
    assert ada.try_post(f"/api/tables/{table}/undo", undo).status_code == 409, "a double click takes back once"
    assert ada.look(table)["decision"] == hers["decision"]
    assert ada.look(table)["ply"] == hers["ply"] + 1


def test_who_sits_where_changes_no_question(ada: Person) -> None:
    table = ada.create("me", "me")
    acting = ada.look(table, seat=0)["to_act"][0]
    info = ada.look(table, seat=acting)
    ada.post(f"/api/tables/{table}/leave", {"seat": 1 - acting})
    move = info["decision"]["moves"][0]["move"]
    assert ada.try_play({**info, "version": info["version"] + 9}, move).status_code == 409, "nobody has seen that yet"
    assert ada.try_play(info, move).status_code == 201


def test_one_undo_takes_it_back_after_a_power_cut(tmp_path: Path) -> None:
    server = ServerByHand(str(tmp_path / "house.sqlite"))
    ada = Person(server.url, "Ada")
    info, move = before_the_obvious(ada)
    after = play_all(ada, info, [move])
    server.kill()
    server.start()
    assert [line for line in ada.look(info["id"])["log"] if line["auto"]]
    back = ada.undo(after)
    assert (back["ply"], back["decision"]) == (info["ply"], info["decision"])
    server.stop()


def test_two_processes_that_write_at_once_both_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes later looks again, finds nothing changed for its seat, and writes."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}"

    def nobody(_key: str) -> None:
        pass

    async def race() -> list[tuple[int, str]]:
        first, second = (Tables(Store(url), nobody, nobody, shared=True) for _ in range(2))
        await first.store.migrate()
        match = begin("blackout", {"players": 2}, 1, ["Ada", "Ben"])
        while not match.state.round:
            seat = match.state.to_act[0]
            match.play(seat, match.state.moves(seat)[0].notation())
        key = await first.create("ada", match, new_seats("ada", [("me", "Ada", None), ("me", "Ben", None)]))
        version, write = (await first.open(key)).row.version, first.store.write

        async def write_late(*what: Any, **more: Any) -> bool:
            monkeypatch.setattr(first.store, "write", write)
            await second.play(key, "ada", 1, version, ["transport"])
            return await write(*what, **more)

        monkeypatch.setattr(first.store, "write", write_late)
        live, _ = await first.play(key, "ada", 0, version, ["transport"])
        for tables in (first, second):
            await tables.store.close()
        return live.match.record.moves[-2:]

    with ThreadPoolExecutor(1) as thread:  # a browser test may have left a loop running in this one
        assert thread.submit(asyncio.run, race()).result() == [(1, "transport"), (0, "transport")]
