"""One person and one address can do plenty, and no more: not fill the disk, not burn the machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hearthlight.server.problems import TooMany
from hearthlight.server.quotas import AN_ADDRESS, MOST_KNOWN, Quota

from .houses import PATIENCE, Server, ServerByHand, wait_until
from .people import Json, Person, next_table
from .test_updates import finished

pytestmark = pytest.mark.xdist_group("quotas")  # one server does
FEW = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = str(tmp_path_factory.mktemp("quotas") / "house.sqlite")
    with Server(data, tables_per_hour=FEW, chat_per_minute=FEW, sockets_per_person=FEW) as running:
        yield running


def test_what_was_spent_comes_back_with_time() -> None:
    now = [100.0]
    quota = Quota("too-much-chat", 2, 60, lambda: now[0])
    quota.spend("ada", "home")
    quota.spend("ada", "home")
    with pytest.raises(TooMany) as refused:
        quota.spend("ada", "home")
    assert refused.value.seconds == 30
    now[0] += 30
    quota.spend("ada", "elsewhere")
    with pytest.raises(TooMany):
        quota.spend("ada", "elsewhere")


def test_an_address_is_counted_whoever_comes_from_there() -> None:
    quota = Quota("too-much-chat", 2, 60, lambda: 0.0)
    for number in range(2 * AN_ADDRESS):
        quota.spend(f"somebody new {number}", "home")
    with pytest.raises(TooMany):
        quota.spend("one more", "home")
    quota.spend("one more", "elsewhere")


def test_however_many_come_memory_is_limited() -> None:
    """Those who have done most are remembered."""
    quota = Quota("too-much-chat", 2, 60, lambda: 0.0)
    quota.spend("ada", "home")
    quota.spend("ada", "home")
    for number in range(MOST_KNOWN):
        quota.spend(f"somebody new {number}", f"an address of their own {number}")
        assert len(quota._spent) <= MOST_KNOWN
    with pytest.raises(TooMany):
        quota.spend("ada", "elsewhere")


def test_no_limit_is_none() -> None:
    quota = Quota("too-much-chat", 0, 60)
    for _ in range(1000):
        quota.spend("ada", "home")


def test_tables_are_limited_whichever_way_they_are_made(server: Server) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    new = {"game": "blackout", "options": {"players": 2}, "seats": seats}
    campaign = {"game": "blackout", "players": 1}
    record = {"text": finished().text()}
    over, story = ada.post("/api/tables/import", record)["id"], ada.post("/api/campaigns", campaign)["id"]
    ada.post("/api/tables", new)
    ada.post(f"/api/tables/{over}/leave", {"seat": 1})
    ben.join(ada.invites(over)[0])
    bodies: dict[str, Json] = {
        "/api/tables": new,
        "/api/tables/import": record,
        f"/api/tables/{over}/fork": {"at": 3, "seats": seats},
        f"/api/tables/{over}/review/3/try": {},
        f"/api/tables/{over}/rematch": {},
        "/api/campaigns": campaign,
        f"/api/campaigns/{story}/play": {"seats": [{"kind": "me"}]},
        f"/api/lessons/blackout/{ada.get('/api/lessons')[0]['key']}": {},
    }
    for path, body in bodies.items():
        answer = ada.try_post(path, body, lang="de")
        assert (answer.status_code, answer.json()["problem"]) == (429, "too-many-tables"), path
        assert answer.json()["text"].startswith("Du hast in kurzer Zeit zu viele Tische aufgemacht.")
        assert 0 < int(answer.headers["retry-after"]) <= 3600
    assert len(ada.get("/api/tables")) == FEW - 1, "a campaign is none yet"
    assert ben.create("me", "random"), "somebody else can"


def test_chat_is_limited(server: Server) -> None:
    cleo = Person(server.url, "Cleo")
    table = cleo.create("me", "random")
    said = 0
    while (answer := cleo.try_post(f"/api/tables/{table}/chat", {"text": "hello"})).is_success:
        said += 1
    assert (answer.status_code, answer.json()["problem"]) == (429, "too-much-chat")
    assert len(cleo.look(table)["chat"]) == said
    assert said >= FEW, "more only if that took so long that some room came back"


def test_sockets_are_limited(server: Server) -> None:
    dan = Person(server.url, "Dan")
    table = dan.create("me", "random")
    with ExitStack() as sockets:
        for _ in range(FEW):
            next_table(sockets.enter_context(dan.live(table)))
        with dan.live(table) as one_more, pytest.raises(ConnectionClosed, match="too-many-sockets"):
            next_table(one_more)

    def has_room() -> bool:
        with dan.live(table) as again:
            try:
                return bool(next_table(again))
            except ConnectionClosed:
                return False

    wait_until(has_room)


def talk(socket: ClientConnection, lines: list[str]) -> None:
    """Say all that, and listen until the other side hangs up."""
    for line in lines:
        socket.send(line)
    while True:
        socket.recv(timeout=PATIENCE)


def test_sockets_of_strangers_count_for_their_address(server: Server) -> None:
    """The proxy says where they come from; each is a new person."""
    with ExitStack() as sockets:
        table = Person(server.url, "Fay").create("me", "random")
        for _ in range(FEW * AN_ADDRESS):
            next_table(sockets.enter_context(stranger(server, table, "10.0.0.1")))
        with stranger(server, table, "10.0.0.1") as one_more, pytest.raises(ConnectionClosed, match="too-many"):
            next_table(one_more)
        with stranger(server, table, "10.0.0.2") as another:
            assert next_table(another)


def stranger(server: Server, table: str, address: str) -> ClientConnection:
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
    return connect(url, additional_headers={"x-forwarded-for": address}, open_timeout=PATIENCE)


def test_nobody_tells_a_socket_much(server: Server) -> None:
    eve = Person(server.url, "Eve")
    table = eve.create("me", "random")
    with eve.live(table) as socket:
        socket.send("x" * 100)
        assert next_table(socket)["id"] == table
        with pytest.raises(ConnectionClosed, match="1009"):
            talk(socket, ["x" * 100_000])
    with eve.live(table) as socket, pytest.raises(ConnectionClosed):
        talk(socket, ["x"] * 1000)


def test_bots_among_themselves_play_only_while_somebody_looks_on(tmp_path: Path) -> None:
    with ServerByHand(str(tmp_path / "house.sqlite")) as server:
        ada = Person(server.url, "Ada")
        table = ada.create("random", "random")

        def steps() -> bool:
            return bool(ada.post(f"/bots/{table}/step", {})["more"])

        assert not steps()
        assert ada.look(table)["ply"] == 0
        with ada.live(table) as socket:
            next_table(socket)
            assert steps()
            assert steps()
        wait_until(lambda: "hearthlight_sockets 0\n" in ada.http.get("/metrics").text)
        assert not steps()
        assert ada.look(table)["ply"] == 2


def test_bots_among_themselves_begin_when_somebody_looks_on(server: Server) -> None:
    gil = Person(server.url, "Gil")
    table = gil.create("random", "random")
    with gil.live(table) as socket:
        next_table(socket, ply=3)
