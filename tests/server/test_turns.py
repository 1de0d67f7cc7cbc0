"""Whoever is to act is told: on every page of theirs, and outside by a message for each turn, once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from hearthlight.kernel import Dice, Problem
from hearthlight.server.settings import Settings
from hearthlight.server.webhooks import Failed, Gate, Message, written

from .houses import PATIENCE, Postgres, Server, ServerByHand
from .people import Json, Person, play_until_joint, table_of, turns
from .receiver import Receiver


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with Receiver() as running:
        yield running


@pytest.fixture(autouse=True)
def empty(receiver: Receiver) -> None:
    receiver.answers.clear()
    while not receiver.letters.empty():
        receiver.letters.get_nowait()


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def houses(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, receiver: Receiver
) -> Iterator[list[Server]]:
    settings: dict[str, Any] = {"webhook_hosts": f"{receiver.host}, ntfy.sh", "webhook_private": 1, "webhook_retry": 0}
    if request.param == "sqlite":
        data: Path = tmp_path_factory.mktemp("turns") / "house.sqlite"
        with ServerByHand(str(data), **settings) as server:
            yield [server]
        return
    with Postgres() as database:
        channels = database.channels
        with ServerByHand(database.url, channels, **settings) as one:  # noqa: SIM117
            with ServerByHand(database.url, channels, **settings) as other:
                yield [one, other]


@pytest.fixture
def ada(houses: list[Server]) -> Person:
    return Person(houses[0].url, "Ada")


@pytest.fixture
def ben(houses: list[Server]) -> Person:
    return Person(houses[-1].url, "Ben")


def play_to(people: list[Person], table: str, seat: int) -> None:
    """Everybody plays what they are offered first, until that seat alone is asked."""
    while (asked := people[0].look(table)["to_act"]) != [seat]:
        other = next(index for index in asked if index != seat) if asked != [seat] else seat
        info = people[other].look(table)
        ready = [offer["move"] for offer in info["decision"]["moves"] if offer["verb"] in ("ready", "done")]
        people[other].play(info, ready[0] if ready else info["decision"]["moves"][0]["move"])


def own_turn(people: list[Person], table: str, seat: int) -> None:
    """That seat is asked, moves on, and is asked again some time later."""
    while seat in people[0].look(table)["to_act"]:
        info = people[seat].look(table)
        ready = [offer["move"] for offer in info["decision"]["moves"] if offer["verb"] in ("ready", "done")]
        people[seat].play(info, ready[0] if ready else info["decision"]["moves"][0]["move"])
    play_to(people, table, seat)


def tell_at(person: Person, receiver: Receiver, kind: str = "ntfy", path: str = "/topic") -> None:
    person.put("/api/me/webhook", {"kind": kind, "url": f"http://{receiver.host}{path}"})


def heard(socket: ClientConnection) -> list[str]:
    """The next turns that are told, between the signs of life; not for ever."""
    deadline = monotonic() + PATIENCE
    while "turns" not in (message := json.loads(socket.recv(timeout=deadline - monotonic()))):
        pass
    return [turn["id"] for turn in message["turns"]]


def test_every_page_of_a_person_hears_of_their_turn(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    play_to([ada, ben], table, 0)
    with turns(ben) as page, turns(ben) as another:
        assert heard(page) == heard(another) == []
        play_to([ada, ben], table, 1)
        assert heard(page) == heard(another) == [table]
        assert [turn["id"] for turn in ben.get("/api/turns")["turns"]] == [table]
        play_to([ada, ben], table, 0)
        assert heard(page) == []
    assert [turn["title"] for turn in ada.get("/api/turns", lang="en")["turns"]] == ["Blackout: Hong Kong"]


def test_nobody_waits_for_who_plays_alone(ada: Person) -> None:
    ada.create("me", "me")
    ada.create("me", "random")
    assert ada.get("/api/turns")["turns"] == []


def test_who_begins_is_told_when_the_last_guest_has_come(ada: Person, ben: Person, receiver: Receiver) -> None:
    table = ada.create("me", "open", "open")
    cleo = Person(ben.url, "Cleo")
    tell_at(ada, receiver)
    with turns(ada) as page:
        assert heard(page) == []
        ben.join(ada.look(table)["invite"])
        assert receiver.letters.empty(), "the game has not begun"
        cleo.join(ada.look(table)["invite"])
        assert heard(page) == [table]
    assert receiver.next().headers["Click"] == f"{ada.url}/table/{table}"
    assert receiver.letters.empty()


def test_who_decides_in_place_of_a_leader_who_left_is_told(ada: Person, ben: Person, receiver: Receiver) -> None:
    cleo = Person(ben.url, "Cleo")
    table = table_of(ada, ben, cleo, game="frostpunk")
    play_until_joint([ada, ben, cleo], table, Dice(1), 0)
    tell_at(ada, receiver)
    tell_at(ben, receiver)
    with turns(ada) as hers, turns(ben) as his:
        assert (heard(hers), heard(his)) == ([table], [])
        ada.post(f"/api/tables/{table}/leave", {"seat": 0, "how": "bot"})
        assert (heard(hers), heard(his)) == ([], [table]), "a bot plays for her: it is her turn no more"
        assert receiver.next().headers["Click"] == f"{ben.url}/table/{table}"
    assert receiver.letters.empty()


def test_a_message_for_each_turn_and_never_two(
    ada: Person, ben: Person, receiver: Receiver, houses: list[Server]
) -> None:
    table = table_of(ada, ben)
    play_to([ada, ben], table, 0)
    tell_at(ben, receiver)
    play_to([ada, ben], table, 1)
    letter = receiver.next()
    assert letter.path == "/topic"
    assert letter.body.startswith("Your turn: Blackout: Hong Kong. Round ")
    assert letter.headers["Click"] == f"{ben.url}/table/{table}"
    for server in houses:
        server.kill()
        server.start()
    own_turn([ada, ben], table, 1)
    second = receiver.next()
    assert second.headers["Click"] == letter.headers["Click"]
    assert receiver.letters.empty(), "after the restart nobody was told again"
    assert "person" not in json.dumps([letter, second])


def test_a_turn_that_began_while_messages_were_off_is_told_at_the_next_start(
    ada: Person, ben: Person, receiver: Receiver, houses: list[Server]
) -> None:
    table = table_of(ada, ben)
    play_to([ada, ben], table, 1)
    houses[0].kill()  # with whatever it was still telling of this turn: it would be told twice, or lost below
    houses[0].start()
    tell_at(ben, receiver)
    houses[0].kill()
    houses[0].start()
    assert receiver.next().headers["Click"] == f"{ben.url}/table/{table}"


def test_who_looks_at_the_table_gets_no_message(ada: Person, ben: Person, receiver: Receiver) -> None:
    here = ben.elsewhere(ada.url)
    table, other = table_of(ada, ben), table_of(ada, ben)
    for game in (table, other):
        play_to([ada, ben], game, 0)
    tell_at(ben, receiver)
    with here.live(table) as socket:
        socket.recv(timeout=PATIENCE)
        play_to([ada, ben], table, 1)
        play_to([ada, ben], other, 1)
        assert receiver.next().headers["Click"].endswith(other)


def test_a_message_is_sent_again_as_long_as_there_is_hope(ada: Person, ben: Person, receiver: Receiver) -> None:
    table = table_of(ada, ben)
    play_to([ada, ben], table, 0)
    tell_at(ben, receiver, path="/flaky")
    receiver.answers = [503, 429, 200]
    play_to([ada, ben], table, 1)
    assert [receiver.next().path for _ in range(3)] == ["/flaky"] * 3
    tell_at(ben, receiver, path="/gone")
    receiver.answers = [404]
    own_turn([ada, ben], table, 1)
    assert receiver.next().path == "/gone"
    tell_at(ben, receiver, path="/dead")
    receiver.answers = [500] * 4
    own_turn([ada, ben], table, 1)
    assert [receiver.next().path for _ in range(4)] == ["/dead"] * 4
    tell_at(ben, receiver, path="/well")
    own_turn([ada, ben], table, 1)
    assert receiver.next().path == "/well"


@pytest.mark.parametrize(
    ("kind", "wanted"), [("ntfy", None), ("discord", {"allowed_mentions": {"parse": []}}), ("slack", {})]
)
def test_a_test_message_in_each_format(ben: Person, receiver: Receiver, kind: str, wanted: Json | None) -> None:
    tell_at(ben, receiver, kind, "/hook?x=1")
    assert ben.try_post("/api/me/webhook/test", {}).status_code == 204
    letter = receiver.next()
    assert letter.path == "/hook?x=1"
    if wanted is None:
        assert letter.body == "Hearthlight will tell you here when it is your turn."
        return
    body = json.loads(letter.body)
    text = body.pop("content" if kind == "discord" else "text")
    assert text.startswith("Hearthlight will tell you here")
    assert ben.url in text
    assert body == wanted
    receiver.answers = [500]
    refused = ben.try_post("/api/me/webhook/test", {})
    assert (refused.status_code, refused.json()["problem"]) == (400, "webhook-failed")


def test_only_where_the_operator_allows_it(ben: Person, receiver: Receiver, houses: list[Server]) -> None:
    assert ben.get("/api/me/webhook") == {"hosts": [receiver.host, "ntfy.sh"], "kind": "ntfy", "url": ""}
    secret = "very-secret-topic"
    for url, problem in {
        f"https://example.org/{secret}": "webhook-host",
        f"https://ntfy.sh.example.org/{secret}": "webhook-host",
        f"https://ntfy.sh:8443/{secret}": "webhook-host",
        f"https://127.0.0.1/{secret}": "webhook-host",
        f"https://me@ntfy.sh/{secret}": "webhook-no-url",
        f"ftp://ntfy.sh/{secret}": "webhook-no-url",
        f"https://ntfy.sh/{secret}\r\nx: y": "webhook-no-url",
        f"https://[ntfy.sh/{secret}": "webhook-no-url",
        secret: "webhook-no-url",
    }.items():
        body = {"kind": "ntfy", "url": url}
        answer = ben.http.put("/api/me/webhook", json=body, headers=ben._headers())
        assert (answer.status_code, answer.json()["problem"]) == (400, problem), url
    assert ben.try_post("/api/me/webhook/test", {}).status_code == 404
    tell_at(ben, receiver, path=f"/{secret}")
    assert ben.get("/api/me/webhook")["url"].endswith(secret)
    receiver.answers = [500]
    ben.try_post("/api/me/webhook/test", {})
    assert ben.http.delete("/api/me/webhook", headers=ben._headers()).status_code == 204
    assert ben.get("/api/me/webhook")["url"] == ""
    assert not any(secret in server.output() for server in houses)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.0.0.1", "169.254.169.254", "0.0.0.0"])
def test_no_private_address_unless_it_is_allowed(host: str) -> None:
    closed, open_ = (Gate(Settings(webhook_hosts=host, webhook_private=private)) for private in (False, True))
    with pytest.raises(Failed):
        closed.address(closed.check(f"https://{host}/x"))
    with pytest.raises(Problem):
        closed.check(f"http://{host}/x")
    assert open_.address(open_.check(f"http://{host}/x"))[1] == 80


def test_nobody_is_called_by_a_sign_in_a_message() -> None:
    message = Message("<@everyone> & <!channel>", "http://here/table/x")
    _, body = written("slack", message)
    assert json.loads(body)["text"] == "&lt;@everyone&gt; &amp; &lt;!channel&gt;\n<http://here/table/x>"
