"""A house that is open for months keeps nothing of those who have left."""

from __future__ import annotations

import gc
import logging
import tracemalloc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import _lru_cache_wrapper
from itertools import pairwise
from pathlib import Path

import pytest
from litestar.channels.subscriber import Subscriber
from websockets.exceptions import ConnectionClosed

from hearthlight.server import live
from hearthlight.server.presence import Presence
from hearthlight.server.store import Store

from .house_within import HouseWithin
from .houses import PATIENCE, run_apart, wait_until
from .people import Person, next_table, table_of, turns

WARM, WEEKS, EVENINGS, MOVES = 4, 3, 4, 4
MOST_OF_AN_EVENING = 4096
"""Bytes: a table alone takes fifty times as much."""
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


def test_of_a_table_that_is_opened_no_lock_stays(within: HouseWithin) -> None:
    ada, tables = Person(within.url, "Ada"), within.house.tables
    table = ada.create("me", "random")
    ada.post(f"/api/tables/{table}/chat", {"text": "hello"})
    ada.look(table)
    assert ada.http.get("/api/tables/made-up").status_code == 404
    assert ada.try_post("/api/tables/made-up/chat", {"text": "hello"}).status_code == 404
    assert not tables._opening


def test_who_could_not_be_announced_is_not_there() -> None:
    def announce(_: str) -> None:
        raise RuntimeError("a mistake of ours")

    presence = Presence(Store("sqlite+aiosqlite:///:memory:"), lambda: 0.0, announce, shared=False)

    async def come() -> None:
        async with presence.at_table("table", "ada", phone=False):
            raise AssertionError

    with pytest.raises(RuntimeError):
        run_apart(come())
    assert not presence._open


def left_behind(within: HouseWithin) -> dict[str, int]:
    """How much there is of all that ought to go with those who brought it."""
    house = within.house
    channels = house.channels
    return {
        "channels": len(channels._channels),
        "channels of the backend": len(channels._backend._channels),  # type: ignore[attr-defined]
        "tables that are watched": len(house.watched),
        "who watches them": len(house.watchers),
        "who is at them": len(house.presence._open),
        "who could not be written down": len(house.presence._unsaid),
        "sockets": house.quotas._sockets.total(),
        "tables": house.tables.many_live,
        "locks": len(house.tables._opening),
        "bots that play": len(house.bots._tasks),
        "bots that think": len(house.bots._thoughts),
        "messages on their way": len(house.turns._tasks),
        "clocks that wait": len(house.caretaker._in_vain),
    }


def an_evening(within: HouseWithin, host: Person, guest: Person) -> None:
    """A table is opened, played at, looked at, talked at, and cleared. It is the same game every time."""
    table = host.create("me", "random", seed=7)
    with ExitStack() as sockets:
        hers = sockets.enter_context(host.live(table, parts="true"))
        his = sockets.enter_context(guest.live(table, watch="true"))
        told = sockets.enter_context(turns(host))
        for socket in (hers, his, told):
            socket.recv(timeout=PATIENCE)
        info = host.look(table)
        for _ in range(MOVES):
            host.step_bots(table)
            info = host.look(table)
            info = host.play(info, info["decision"]["moves"][0]["move"])
        host.post(f"/api/tables/{table}/chat", {"text": "good night"})
        next_table(his, ply=info["ply"])
    wait_until(lambda: nobody_listens(within) and not within.house.watched)
    assert host.http.delete(f"/api/tables/{table}", headers=host._headers()).is_success


def memory_without_caches() -> int:
    """Bytes, without what is remembered up to a limit: by us, or by the framework of the last 1,024 cookies."""
    for found in gc.get_objects():
        if type(found) is _lru_cache_wrapper and found.cache_info().maxsize is not None:
            found.cache_clear()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def test_many_evenings_leave_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all that people bring nothing stays, and memory is as it was. What pytest keeps of the log does not count."""
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    with HouseWithin(tmp_path / "house.sqlite") as within:
        ada, ben = Person(within.url, "Ada"), Person(within.url, "Ben")
        sizes = list[int]()
        tracemalloc.start()
        try:
            for evenings in (WARM, *[EVENINGS] * WEEKS):
                for _ in range(evenings):
                    an_evening(within, ada, ben)
                wait_until(lambda: not any(left_behind(within).values()))
                sizes.append(memory_without_caches())
        finally:
            tracemalloc.stop()
        # Something may be learnt for the first time in any week; what stays of each evening stays in every week.
        grown = min(after - before for before, after in pairwise(sizes))
        assert grown / EVENINGS < MOST_OF_AN_EVENING, sizes
        ada.http.close()
        ben.http.close()
        wait_until(lambda: not within.door.inside)
