"""Bots that think for long do so in processes of their own, and stop when nobody wants to know any more."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.kernel import Dice, make_options
from hearthlight.server import thinker
from hearthlight.server.botting import thinks_long
from hearthlight.server.thinking import Failed, Thinkers

from .houses import Server, run_apart, wait_until
from .people import Person, next_table

T = TypeVar("T")
SLOW = "search-strong"
"""Thinks for so long that a test is faster."""


def state() -> Blackout:
    return BLACKOUT.new(make_options(BLACKOUT, players=2), 5)


def with_thinkers(act: Callable[[Thinkers], Coroutine[Any, Any, T]]) -> T:
    async def run() -> T:
        thinkers = Thinkers(1)
        try:
            return await act(thinkers)
        finally:
            await thinkers.close()

    return run_apart(run())


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_it_is_those_that_search() -> None:
    assert [name for name in BLACKOUT.bots if thinks_long("blackout", name)] == ["search-fast", "search", SLOW]
    assert not thinks_long("blackout", "nobody")


def test_a_process_answers_and_is_kept_for_the_next_question() -> None:
    """It thinks about the same state, with the same luck, whatever it is asked about."""
    asked = state()
    seat = asked.to_act[0]

    async def act(thinkers: Thinkers) -> tuple[list[str], int]:
        chosen = [await thinkers.choose("blackout", "greedy", asked, seat, number) for number in range(3)]
        return chosen, len(thinkers._idle)

    chosen, kept = with_thinkers(act)
    expected = [BLACKOUT.bot("greedy").choose(asked, seat, Dice(number)).notation() for number in range(3)]
    assert (chosen, kept) == (expected, 1)


def test_what_is_thought_for_nothing_ends_with_its_process() -> None:
    async def act(thinkers: Thinkers) -> list[int]:
        asked = state()
        thought = asyncio.create_task(thinkers.choose("blackout", SLOW, asked, asked.to_act[0], 1))
        await until(lambda: bool(thinkers.busy))
        processes = [process.pid for process in thinkers.busy]
        thought.cancel()
        await asyncio.wait({thought})
        assert thought.cancelled()
        assert not thinkers.busy
        assert not thinkers._idle
        return processes

    (process,) = with_thinkers(act)
    assert not alive(process)


def test_a_bot_that_fails_says_why() -> None:
    async def act(thinkers: Thinkers) -> None:
        with pytest.raises(Failed, match="unknown-bot"):
            await thinkers.choose("blackout", "nobody", state(), 0, 1)
        assert len(thinkers._idle) == 1, "it can be asked again"

    with_thinkers(act)


def test_a_process_that_dies_is_replaced() -> None:
    async def act(thinkers: Thinkers) -> str:
        asked = state()
        thought = asyncio.create_task(thinkers.choose("blackout", SLOW, asked, asked.to_act[0], 1))
        await until(lambda: bool(thinkers.busy))
        next(iter(thinkers.busy)).kill()
        with pytest.raises(Failed, match="its process ended"):
            await thought
        return await thinkers.choose("blackout", "greedy", asked, asked.to_act[0], 1)

    assert with_thinkers(act).startswith("start ")


def test_a_pack_that_the_house_does_not_have_comes_with_the_question() -> None:
    pack = BLACKOUT.packs("hong-kong")
    content = pack.kept.replace('"name":"hong-kong"', '"name":"elsewhere"')
    assert thinker.pack_of("blackout", "elsewhere", "0", content).name == "elsewhere"
    assert thinker.pack_of("blackout", pack.name, pack.hash, "") is pack


# -- at tables ---------------------------------------------------------------------------------------------------------


def at_work(server: Server) -> list[int]:
    """The processes in which bots of this server think."""
    found = [
        int(child)
        for children in Path(f"/proc/{server.process.pid}/task").glob("*/children")
        for child in children.read_text().split()
    ]
    return [child for child in found if b"hearthlight.server.thinker" in Path(f"/proc/{child}/cmdline").read_bytes()]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """One whose bots move by themselves."""
    with Server(str(tmp_path / "house.sqlite")) as server:
        yield server


def test_it_thinks_until_the_table_goes(house: Server) -> None:
    ada = Person(house.url, "Ada")
    table = ada.create("me", SLOW, starter=1)
    wait_until(lambda: bool(at_work(house)))
    assert [seat["thinking"] for seat in ada.look(table)["seats"]] == [False, True]
    ada.http.delete(f"/api/tables/{table}", headers=ada._headers()).raise_for_status()
    wait_until(lambda: not at_work(house))


def test_it_thinks_until_it_is_asked_no_more(house: Server) -> None:
    ada = Person(house.url, "Ada")
    table = ada.create("me", SLOW, starter=1)
    wait_until(lambda: bool(at_work(house)))
    ada.post(f"/api/tables/{table}/seats/1/open", {})
    wait_until(lambda: not at_work(house))


def test_it_thinks_until_the_house_closes(house: Server) -> None:
    Person(house.url, "Ada").create("me", SLOW, starter=1)
    wait_until(lambda: bool(at_work(house)))
    processes = at_work(house)
    house.stop()
    assert not any(map(alive, processes))


def test_a_hasty_one_plays_along(house: Server) -> None:
    ada = Person(house.url, "Ada")
    table = ada.create("me", "search-fast", starter=1)
    with ada.live(table) as socket:
        while not next_table(socket)["decision"]:
            pass
    assert ada.look(table)["log"]
    assert len(at_work(house)) == 1, "it waits for the next question"
