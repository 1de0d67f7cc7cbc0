"""A house that is open for months keeps nothing of those who have left."""

from __future__ import annotations

import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress

import pytest
from litestar.channels.subscriber import Subscriber
from websockets.exceptions import ConnectionClosed

from hearthlight.server import live

from .house_within import HouseWithin
from .houses import PATIENCE, wait_until
from .people import Person, next_table, table_of, turns

pytestmark = pytest.mark.xdist_group("what stays")  # one server does


@pytest.fixture(scope="module")
def within(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseWithin]:
    with HouseWithin(tmp_path_factory.mktemp("within") / "house.sqlite") as running:
        yield running


def nobody_listens(within: HouseWithin) -> bool:
    return not within.house.channels._channels and not within.house.channels._backend._channels  # type: ignore[attr-defined]


def test_of_those_who_listened_nothing_stays(within: HouseWithin) -> None:
    ada, ben = Person(within.url, "Ada"), Person(within.url, "Ben")
    tables = [table_of(ada, ben) for _ in range(5)]
    with ExitStack() as sockets:
        for table in tables:
            for person in (ada, ben):
                next_table(sockets.enter_context(person.live(table)))
                sockets.enter_context(turns(person)).recv(timeout=PATIENCE)
        assert len(within.house.channels._channels) == len(tables) + 2
    wait_until(lambda: nobody_listens(within))


def test_who_stays_still_hears_when_another_leaves(within: HouseWithin) -> None:
    ada, ben = Person(within.url, "Ada"), Person(within.url, "Ben")
    table = table_of(ada, ben)
    with ada.live(table) as stays:
        next_table(stays)
        with ben.live(table) as leaves:
            next_table(leaves)
        ada.post(f"/api/tables/{table}/chat", {"text": "still here"})
        while not next_table(stays)["chat"]:
            pass
    wait_until(lambda: nobody_listens(within))


def test_what_happens_while_somebody_comes_is_told(within: HouseWithin, monkeypatch: pytest.MonkeyPatch) -> None:
    house, ada = within.house, Person(within.url, "Ada")
    table, subscription = ada.create("me", "random"), house.channels.start_subscription

    @asynccontextmanager
    async def late(channels: list[str]) -> AsyncIterator[Subscriber]:
        await house.tables.say(table, "Ada", "just before")
        async with subscription(channels) as subscriber:
            yield subscriber

    monkeypatch.setattr(house.channels, "start_subscription", late)
    with ada.live(table) as socket:
        while not next_table(socket)["chat"]:
            pass


def test_nobody_listens_to_a_table_that_there_is_not(within: HouseWithin, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(within.house.channels, "start_subscription", asked.append)
    eve = Person(within.url, "Eve")
    with eve.live("made-up") as socket, pytest.raises(ConnectionClosed, match="no-table"):
        socket.recv(timeout=PATIENCE)
    assert not asked


def test_a_connection_that_is_closed_is_gone_without_any_collector(
    within: HouseWithin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it was sent is the whole table; the collector comes rarely (see `run.COLLECTING`)."""
    known: list[weakref.ref[object]] = []
    begin = live.Watcher.__init__

    def note(self: live.Watcher, *about: object) -> None:
        known.append(weakref.ref(self))
        begin(self, *about)  # type: ignore[arg-type]

    monkeypatch.setattr(live.Watcher, "__init__", note)
    ada = Person(within.url, "Ada")
    table = ada.create("me", "random")
    gc.collect()
    gc.disable()
    try:
        with ada.live(table, parts="true") as socket:
            next_table(socket)
        with ada.live("made-up") as socket, suppress(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
        assert len(known) == 2
        wait_until(lambda: not any(watcher() for watcher in known))
    finally:
        gc.enable()
