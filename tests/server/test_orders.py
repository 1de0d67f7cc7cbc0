"""Standing orders in a house: kept with the table, told to nobody else, carried out by whichever process plays."""

from __future__ import annotations

from hearthlight.kernel import Dice

from .houses import Server, ServerByHand
from .people import Json, Person, play_until_joint, table_of

BEFORE = 400
"""Moves within which a round has passed."""


def order(person: Person, table: str, seat: int, key: str, way: str | None = "") -> list[Json]:
    return list(person.post(f"/api/tables/{table}/orders", {"seat": seat, "order": key, "way": way}))


def given(person: Person, table: str) -> dict[str, str]:
    orders = person.get(f"/api/tables/{table}/orders")
    return {order["key"]: order["given"] for order in orders if order["given"] is not None}


def play_on(ada: Person, ben: Person, table: str, asked: str = "") -> Json:
    """Both play what a bot would, until Ben is asked this, or until an order has been carried out."""
    for _ in range(BEFORE):
        info = ben.look(table)
        if any(line.get("ordered") for line in info["log"]):
            return info
        if info["decision"] and info["decision"]["asks"] == asked:
            return info
        advice = ada.post(f"/bots/{table}/advice", {})
        person = (ada, ben)[info["to_act"][0]]
        person.play(person.look(table), advice["moves"][0])
    raise AssertionError("it never came to that")


def test_an_order_is_carried_out_when_the_question_comes(ada: Person, ben: Person, servers: list[Server]) -> None:
    table = table_of(ada, ben)
    seen = ada.look(table)
    told = order(ben, table, 1, "routine")
    assert [one["given"] for one in told if one["key"] == "routine"] == [""]
    assert given(ben, table) == {"routine": ""}
    assert ben.look(table)["orders"] == 1
    now = ada.look(table)
    assert now | {"version": 0} == seen | {"version": 0}, "Ada sees nothing of it"
    assert ada.try_play(seen, seen["decision"]["moves"][0]["move"]).is_success, "and nothing is too late for it"
    marked = [line for line in play_on(ada, ben, table)["log"] if line.get("ordered")]
    assert {line["seat"] for line in marked} == {1}
    assert [line for line in ada.look(table)["log"] if line.get("ordered")] == marked


def test_only_who_sits_there_gives_orders(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    for body, status in (
        ({"seat": 1, "order": "plan", "way": ""}, 403),
        ({"seat": 0, "order": "win", "way": ""}, 400),
        ({"seat": 0, "order": "plan", "way": "badly"}, 400),
        ({"seat": 9, "order": "plan", "way": ""}, 404),
    ):
        answer = ada.try_post(f"/api/tables/{table}/orders", body)
        assert answer.status_code == status, answer.text
    assert Person(ada.url).http.get(f"/api/tables/{table}/orders").status_code == 403
    assert ada.http.get(f"/api/tables/{table}/orders", params={"seat": 1}).status_code == 403
    assert given(ada, table) == {}


def test_an_order_is_cancelled(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    order(ben, table, 1, "routine")
    order(ben, table, 1, "plan")
    order(ben, table, 1, "plan", None)
    order(ben, table, 1, "plan", None)
    assert given(ben, table) == {"routine": ""}
    assert ada.look(table)["orders"] == 0


def test_what_is_asked_now_is_answered_at_once_and_taken_back(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    info = play_on(ada, ben, table, "plan")
    assert info["decision"]["asks"] == "plan"
    order(ben, table, 1, "plan")
    info = ben.look(table)
    assert info["decision"] is None
    assert any(line.get("ordered") for line in info["log"])
    info = ben.undo(info)
    assert info["decision"]["asks"] == "plan"
    assert given(ben, table) == {}, "who takes it back wants to be asked"


def test_whoever_gets_up_leaves_no_orders(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    order(ben, table, 1, "routine")
    ben.post(f"/api/tables/{table}/leave", {"seat": 1})
    cleo = Person(ben.url, "Cleo")
    cleo.join(ada.invites(table)[0])
    assert given(cleo, table) == {}


def test_what_the_other_suggests_is_decided(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben, game="frostpunk")
    info, his = play_until_joint([ada, ben], table, Dice(3), 0)
    order(ada, table, 0, "together")
    assert ada.look(table)["decision"], "nobody has said anything"
    wanted = his["joint"]["moves"][-1]["move"]
    ben.suggest(ben.look(table), wanted)
    now = ada.look(table)
    assert now["ply"] > info["ply"], "nobody else has moved"


def test_orders_outlive_a_restart(lasting: ServerByHand) -> None:
    ada, ben = Person(lasting.url, "Ada"), Person(lasting.url, "Ben")
    table = table_of(ada, ben)
    order(ben, table, 1, "routine")
    lasting.kill()
    lasting.start()
    assert given(ben, table) == {"routine": ""}
    info = play_on(ada, ben, table)
    lasting.kill()
    lasting.start()
    assert ben.look(table)["log"] == info["log"], "how it came about is kept"
