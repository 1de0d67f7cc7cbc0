"""What strangers, scripts and damaged files can do: nothing, with a clear answer."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from hearthlight.games import game_keys, game_named
from hearthlight.games.blackout import BLACKOUT
from hearthlight.kernel import Dice, Match, make_options

from .houses import PATIENCE, Server, ServerByHand
from .people import Person

pytestmark = [
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.xdist_group("protection"),  # one server does
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = ServerByHand(str(tmp_path_factory.mktemp("guarded") / "house.sqlite"))
    yield running
    running.stop()


@pytest.fixture
def ada(server: Server) -> Person:
    return Person(server.url, "Ada")


def whole_record(game: str) -> str:
    match = Match(game_named(game), make_options(game_named(game), players=2), 5, names=["Ada", "Ben"])
    dice = Dice(5)
    while seats := match.state.to_act:
        match.play(seats[0], dice.pick(match.state.moves(seats[0])).notation())
    return match.text()


def test_every_answer_carries_its_headers(ada: Person) -> None:
    for path in ("/api/games", "/api/nothing", "/", "/api/tables/none"):
        headers = ada.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_requests_from_other_pages_are_refused(ada: Person) -> None:
    answer = ada.http.post("/api/campaigns", json={"players": 1})
    assert answer.status_code == 403
    assert answer.json()["problem"] == "http-403"
    assert ada.get("/api/campaigns") == []


def test_a_socket_from_another_page_is_refused(ada: Person) -> None:
    table = ada.create("me", "random", seed=1)
    url = f"{ada.url.replace('http', 'ws')}/api/tables/{table}/live"
    with pytest.raises((InvalidStatus, ConnectionClosed)), connect(url, origin=Origin("http://evil.example")) as socket:
        socket.recv(timeout=PATIENCE)


def test_the_cookie_cannot_be_forged(ada: Person, server: Server) -> None:
    table = ada.create("me", "random", seed=1)
    thief = Person(server.url)
    (name,) = [name for name in ada.http.cookies if name.startswith("hearthlight_")]
    thief.http.cookies.set(name, "x" + (ada.http.cookies.get(name) or "")[1:], domain="127.0.0.1")
    assert thief.http.get(f"/api/tables/{table}", params={"seat": 0}).status_code in (400, 403)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {}),
        ("/api/tables", {"game": "blackout", "options": {"players": 2}, "seats": [{"kind": "me"}] * 9}),
        ("/api/tables", {"game": "blackout", "options": {"players": 2}, "seats": [{"kind": "me"}]}),
        ("/api/tables", {"game": "blackout", "options": {"players": 9}, "seats": [{"kind": "me"}] * 2}),
        ("/api/tables", {"game": "blackout", "options": {"colour": "red"}, "seats": [{"kind": "me"}] * 2}),
        ("/api/tables", {"game": "chess", "options": {}, "seats": [{"kind": "me"}]}),
        (
            "/api/tables",
            {"game": "blackout", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]},
        ),
        ("/api/tables", {"game": "blackout", "options": {"players": 1, "mode": "single"}, "seats": [{"kind": "me"}]}),
        ("/api/tables", {"game": "frostpunk", "options": {"group": 7}, "seats": [{"kind": "me"}]}),
        ("/api/tables", {"game": "frostpunk", "options": {"mode": "single"}, "seats": [{"kind": "me"}]}),
        (
            "/api/tables",
            {
                "game": "frostpunk",
                "options": {"players": 2},
                "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
            },
        ),
        ("/api/tables/import", {"text": ""}),
        ("/api/tables/import", {"text": "x" * 450_000}),
        ("/api/tables/none/moves", {"seat": 0, "version": 0, "move": "ready"}),
        ("/api/tables/none/moves", {"seat": -1, "version": 0, "move": "ready"}),
        ("/api/tables/none/chat", {"text": "x" * 1000}),
        ("/api/join", {"invite": "nobody"}),
        ("/api/campaigns", {"players": 7}),
        ("/api/campaigns/none/play", {"seats": [{"kind": "me"}]}),
    ],
)
def test_bad_bodies_get_one_clear_sentence(ada: Person, path: str, body: dict[str, object]) -> None:
    answer = ada.try_post(path, body)
    assert 400 <= answer.status_code < 500
    told = answer.json()
    assert set(told) == {"problem", "text", "request"}
    assert told["text"]
    assert "[" not in told["text"][:1]


def test_too_large_is_refused_before_it_is_read(ada: Person) -> None:
    answer = ada.try_post("/api/tables/import", {"text": "x" * 3_000_000})
    assert answer.status_code == 413


@pytest.mark.parametrize("game", game_keys())
def test_two_hundred_damaged_records_are_refused_and_nothing_is_stored(ada: Person, game: str) -> None:
    """Cut, garbled, shuffled, foreign: each gets its sentence."""
    text, chance = whole_record(game), random.Random(1)
    lines = text.splitlines()
    moves_from = lines.index("") + 1
    for number in range(200):
        damaged = lines[:]
        kind = number % 8
        at = chance.randrange(moves_from, len(lines) - 1)
        if kind == 0:
            damaged[at] = damaged[at][: len(damaged[at]) // 2]
        elif kind == 1:
            del damaged[at]
        elif kind == 2:
            damaged[at] = f"{chance.randrange(5)} {''.join(chance.choices('abc 123', k=12))}"
        elif kind == 3:
            damaged[chance.randrange(1, moves_from - 1)] = "junk"
        elif kind == 4:
            damaged[2] = "pack ../../etc/passwd 00"
        elif kind == 5:
            damaged[at] = "\x00" * 5
        elif kind == 6:
            damaged[at:at] = ["= 1 00"]
        else:
            damaged[0] = "record of something else"
        body = "\n".join(damaged) + "\n"
        if kind == 0 and body == text:
            continue
        answer = ada.try_post("/api/tables/import", {"text": body})
        assert answer.status_code == 400, (kind, answer.status_code, answer.text[:200])
        assert answer.json()["text"]
    middle = text.index("\n", len(text) // 2) - 1
    cut = ada.try_post("/api/tables/import", {"text": text[:middle]})
    assert cut.status_code == 400
    assert ada.get("/api/tables") == []


@pytest.mark.parametrize("game", game_keys())
def test_a_sound_record_is_brought(ada: Person, game: str) -> None:
    table = ada.post("/api/tables/import", {"text": whole_record(game)})["id"]
    assert ada.look(table, seat=1)["finished"]
    assert [seat["name"] for seat in ada.look(table, seat=1)["seats"]] == ["Ada", "Ben"]


def test_a_record_opens_no_file_of_the_server(tmp_path: Path) -> None:
    """Only packs of the house, by name: whatever lies where the server runs is neither read nor told about."""
    shutil.copytree(BLACKOUT.packs.house / "hong-kong", tmp_path / "copy")
    os.mkfifo(tmp_path / "pipe")
    answers = set()
    with Server("house.sqlite", folder=tmp_path) as server:
        ada, sound = Person(server.url, "Ada"), whole_record("blackout")
        for pack in (
            "copy",
            "house.sqlite",
            "pipe",
            "nothing",
            "hong-kong/pack.toml",
            "../copy",
            str(tmp_path / "copy"),
            "..",
            ".",
            "",
            "x" * 300,
            "x" * 5000,
            "hong-kong\\",
        ):
            answer = ada.try_post("/api/tables/import", {"text": sound.replace("pack hong-kong ", f"pack {pack} ", 1)})
            assert answer.status_code == 400, (pack, answer.text[:300])
            answers.add((answer.json()["problem"], answer.json()["text"]))
        assert ada.get("/api/tables") == []
    assert [problem for problem, _ in answers] == ["record-foreign-pack"]


def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "slow.sqlite"), requests_per_minute=30)
    with httpx.Client(base_url=server.url) as client:
        answered = 0
        while client.get("/api/games").status_code == 200:
            answered += 1
        assert answered > 5
        refused = client.get("/api/games")
        assert refused.json()["problem"] == "http-429"
        assert 0 < int(refused.headers["retry-after"]) <= 60
    server.stop()


def test_what_nobody_has_built_is_said(ada: Person) -> None:
    answer = ada.http.get("/")
    assert answer.status_code in (200, 503)
    assert "text/html" in answer.headers["content-type"]


@pytest.mark.parametrize("name", ["x\n\n0 y", "x\noption players 3", "x\u2028y", "\x00"])
def test_a_name_is_one_line(ada: Person, name: str) -> None:
    """A record has a line for each name."""
    table = ada.create("me", "open")
    answer = ada.try_post("/api/join", {"invite": ada.invites(table)[0], "name": name})
    assert answer.status_code == 400
    assert ada.try_post("/api/join", {"invite": ada.invites(table)[0], "name": "蘇 Müller"}).status_code < 300


def test_editions_that_nobody_has_take_no_room(ada: Person) -> None:
    for edition in ("hong-kong 123456789abc", "hong-kong ", " hong-kong", "hong-kong x y"):
        assert ada.http.get(f"/api/games/blackout/packs/{edition}").status_code == 404
