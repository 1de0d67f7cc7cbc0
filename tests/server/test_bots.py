"""Bots that nobody steps, as in every house but the one for tests: however fast or slow they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from hearthlight.games import game_keys
from hearthlight.kernel import Dice
from hearthlight.server.liking import Liking, like, slowest
from hearthlight.server.store import Store

from .houses import Server, run_apart
from .people import Json, Person, next_table, pick


@pytest.fixture
def lively(servers: list[Server], tmp_path: Path) -> Iterator[list[Server]]:
    """As many processes, on such a database, whose bots move by themselves."""
    data = servers[0].data if "://" in servers[0].data else str(tmp_path / "lively.sqlite")
    running = [Server(data, channels=server.channels) for server in servers]
    yield running
    for server in running:
        server.stop()


def wait_until_asked(socket: ClientConnection, info: Json) -> Json:
    """The table when I am asked or it is over; where I decide for all, when everybody has said what they would do."""
    others = {seat["index"] for seat in info["seats"] if not seat["mine"]}
    while not info["finished"] and (
        not (decision := info["decision"])
        or (decision["joint"] and {said["seat"] for said in info["suggestions"]} != others)
    ):
        told = next_table(socket)
        info = told if told["version"] >= info["version"] else info
    return info


FIRST, *OTHERS = game_keys()


@pytest.mark.parametrize("game", [FIRST, *(pytest.param(game, marks=pytest.mark.soak) for game in OTHERS)])
def test_bots_move_by_themselves_and_everybody_hears_it(lively: list[Server], game: str) -> None:
    """Every process that has heard of a table tries to move its bots; one is the first."""
    ada, spectator, dice = Person(lively[0].url, "Ada"), Person(lively[-1].url), Dice(1)
    table = ada.create("me", "random", "random", game=game, seed=4)
    with ada.live(table) as hers, spectator.live(table) as theirs:
        info = next_table(hers)
        while info["view"]["round"] < 2:
            info = wait_until_asked(hers, info)
            if info["finished"]:
                break
            answer = ada.try_play(info, pick(info, dice))
            info = answer.json() if answer.is_success else next_table(hers)
        while next_table(theirs)["version"] < info["version"]:
            pass
    moves = ada.get(f"/api/tables/{table}", since=0)["log"]
    assert {line.get("seat") for line in moves} >= {0, 1, 2}


HOURS = 3600


class Slow(Server):
    """Its bots usually wait for longer than any test."""

    def command(self) -> list[str]:
        usual = super().command()
        usual[usual.index("--bot-pause") + 1] = str(HOURS)
        return usual


def test_bots_wait_for_whoever_likes_it_slowest(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}")
        await store.migrate()
        liked = {"ada": Liking(bots="instant"), "ben": Liking(bots="slow"), "cleo": Liking(bots="normal")}
        for person, liking in liked.items():
            await like(store, person, liking)
        await like(store, "dan", Liking(sound="off"))
        assert await slowest(store, ["ada"]) == 0
        assert await slowest(store, ["ada", "cleo"]) == 1
        assert await slowest(store, ["ada", "cleo", "ben"]) > 1
        for unsaid in ("dan", "somebody new"):
            assert await slowest(store, ["ada", unsaid]) == 1
        await store.close()

    run_apart(scene())


def test_bots_move_at_once_for_who_likes_that(tmp_path: Path) -> None:
    with Slow(str(tmp_path / "house.sqlite")) as house:
        ada, dice = Person(house.url, "Ada"), Dice(1)
        ada.patch("/api/me/settings", {"bots": "instant"})
        table = ada.create("me", "random", seed=4)
        with ada.live(table) as socket:
            info = next_table(socket)
            while not any(line.get("seat") == 1 for line in ada.look(table, since=0)["log"]):
                info = ada.play(info, pick(info, dice)) if info["decision"] else next_table(socket)
