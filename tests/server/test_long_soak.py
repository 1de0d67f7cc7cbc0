"""A house of two processes on PostgreSQL for half an hour: two hundred tables of both games, people who play at random,
clients that are slow or rude, processes that are killed, a database that breaks down. Nothing that was acknowledged is
lost, nothing goes wrong without a line in the log, and nothing grows.

`SOAK_MINUTES` says how long, `SOAK_SEED` which random choices are made. What happens when is another thing in each run,
for it depends on the machine; what is demanded is not.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

import httpx
import pytest

from hearthlight.games import game_named
from hearthlight.kernel import Match
from hearthlight.server.opening import record_of
from hearthlight.server.store import Store
from hearthlight.server.tables import MOST_IN_MEMORY

from .gauges import Life, Sample, entries, open_files, resident
from .guests import Guest
from .houses import PATIENCE, Postgres, Server, run_apart
from .ledger import Disk
from .listening import Screen
from .people import Person, pick
from .rude import asks_and_never_listens, breaks_frames, hangs_up, never_listens, request, says_half, talks_nonsense
from .soaking import KINDS, Crowd

pytestmark = [pytest.mark.soak, pytest.mark.xdist_group("long soak")]
MINUTES = float(os.environ.get("SOAK_MINUTES", "30"))
SEED = int(os.environ.get("SOAK_SEED", "1"))
TABLES, PEOPLE, SCREENS = 200, 24, 8
PLAYING, PLAYING_LIVE, READING = 8, 6, 1
PAUSE = 0.8
"""Seconds that people think at most: the house is to be busy, not to be measured."""
RUDE_AT_ONCE = 20
LONG = 10
"""Minutes in which a process settles for certain, also on a slow machine."""
A_TABLE = 192 * 1024
"""Bytes that a table may take when it is played to its end besides what it took when it was opened: how it stood in
three earlier moments (`kernel.Match`), about 40 kB, and what has happened since, up to 1 kB a move."""
POOL = 5
"""Connections to the database that a process keeps."""
TOLERATED = {
    r"sqlalchemy\.pool\.\S+ \[\S+\] Exception terminating connection .*CancelledError\n$": "Somebody goes while a "
    "connection to a database that has crashed is closed for them. It is closed all the same, but SQLAlchemy says that "
    "it was not done in good order."
}
"""Tracebacks in the log that belong to what we do to the house: how they can be told, and why they are right."""


@pytest.fixture
def database() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


def test_nothing_is_lost_and_nothing_grows(database: Postgres) -> None:
    servers = [Server(database.url, database.channels) for _ in range(2)]
    soak = Soak(database, servers)
    print(f"SOAK_SEED={SEED} SOAK_MINUTES={MINUTES:g}")
    try:
        run_apart(soak.run())
    finally:
        print(soak.report())
        for server in servers:
            server.stop()


class Soak:
    def __init__(self, database: Postgres, servers: list[Server]) -> None:
        self.database, self.servers = database, servers
        self.disk = Disk(database.channels)
        self.crowd = Crowd(servers, self.disk, SEED)
        self.chance = self.crowd.luck("troubles")
        self.screens: list[Screen] = []
        self.lives = [[Life(f"server {at}", time.monotonic())] for at in range(len(servers))]
        self.running = [True for _ in servers]
        """Which processes are there now."""
        self.begun = time.monotonic()
        self.story: list[str] = []
        self.fresh_files: list[int] = []
        self.rude: set[asyncio.Task[None]] = set()
        self.opening: asyncio.Task[None] | None = None

    # -- the course of it ----------------------------------------------------------------------------------------

    async def run(self) -> None:
        self.fresh_files = [open_files(server) for server in self.servers]
        await self.everybody_comes()
        self.begun = time.monotonic()
        self.note("begun")
        async with asyncio.TaskGroup() as group:
            watching = [group.create_task(screen.watch()) for screen in self.screens]
            measuring = group.create_task(self.measure())
            playing = [
                *(self.crowd.plays(f"player {number}", PAUSE) for number in range(PLAYING)),
                *(self.crowd.plays_live(f"live player {number}", PAUSE) for number in range(PLAYING_LIVE)),
                *(self.crowd.looks_around(f"reader {number}", PAUSE) for number in range(READING)),
                self.crowd.checks(PAUSE / 8),
                self.trouble(),
                self.rudeness(group),
            ]
            tasks = [group.create_task(doing) for doing in playing]
            await asyncio.sleep(60 * MINUTES)
            self.crowd.playing = False
            self.note("nobody begins anything any more")
            await asyncio.wait(tasks)
            if self.opening:
                await self.opening
            self.note("all is quiet")
            await self.is_live()
            self.note("live updates come")
            for task in [measuring, *watching, *self.rude]:
                task.cancel()
        await self.check_tables()
        await self.crowd.close()
        await self.disk.close()
        await self.check_files()
        self.check_log()
        self.check_memory()

    def note(self, what: str) -> None:
        done = self.crowd.acknowledged
        told = f"{time.monotonic() - self.begun:7.1f} s  {done['moves']:6} moves {done['undos']:5} undos  {what}"
        self.story.append(told)
        print(told, flush=True)

    async def everybody_comes(self) -> None:
        crowd = self.crowd
        for number in range(PEOPLE):
            person = await asyncio.to_thread(Person, self.servers[number % 2].url, f"Guest {number}")
            crowd.guests.append(Guest(crowd, person))
        await asyncio.gather(*(self._in_turn(range(first, TABLES, 4)) for first in range(4)))
        await crowd.leave_idle(MOST_IN_MEMORY + 50 - TABLES)
        several = [board for board in crowd.boards if len(board.chairs) > 1]
        self.screens = [
            Screen(board.chairs[0].guest, board.path, f"screen {number}")
            for number, board in enumerate(several[:SCREENS])
        ]
        await asyncio.gather(*(self.open_all(at) for at in range(2)))

    async def _in_turn(self, numbers: range) -> None:
        for number in numbers:
            await self.crowd.sit_down(KINDS[number % len(KINDS)])

    async def open_all(self, at: int) -> None:
        """So many tables that a process keeps as many as it ever will; from then on it should not grow."""
        for key in [*self.crowd.idle, *(board.key for board in self.crowd.boards)]:
            await self.crowd.guests[0].ask(at, "GET", f"/api/tables/{key}")
        self.lives[at][-1].warm_at = time.monotonic()
        self.note(f"server {at} has opened all it can keep")

    # -- what is done to the house -------------------------------------------------------------------------------

    async def trouble(self) -> None:
        """One process is killed all the time, the other one only in the beginning: it is to be seen for long."""
        whole = 60 * MINUTES
        await self.kill(1)
        while True:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * whole / 18)
            at = time.monotonic() - self.begun
            if at > 0.9 * whole:
                return
            early: list[Callable[[], Awaitable[None]]] = [lambda: self.kill(1), lambda: self.kill(0, 1)]
            kinds: list[Callable[[], Awaitable[None]]] = [
                lambda: self.kill(0),
                self.crash,
                self.crash,
                lambda: self.crash_and_kill(0),
            ]
            await self.chance.choice(kinds + early if at < 0.25 * whole else kinds)()

    async def kill(self, *which: int) -> None:
        self._kill(*which)
        await asyncio.sleep(self.chance.uniform(0, 2))
        await asyncio.gather(*(self._start(at) for at in which))

    async def crash(self) -> None:
        self.note("PostgreSQL crashes")
        await asyncio.to_thread(self.database.crash)
        await asyncio.sleep(self.chance.uniform(0, 8))
        await asyncio.to_thread(self.database.start)
        self.note("PostgreSQL is back")

    async def crash_and_kill(self, at: int) -> None:
        self._kill(at)
        await self.crash()
        await self._start(at)

    def _kill(self, *which: int) -> None:
        for at in which:
            self.note(f"server {at} is killed")
            if at and self.opening:
                self.opening.cancel()
            self.running[at] = False
            self.servers[at].kill()

    async def _start(self, at: int) -> None:
        await asyncio.to_thread(self.servers[at].start)
        self.lives[at].append(Life(f"server {at}, life {len(self.lives[at]) + 1}", time.monotonic()))
        self.running[at] = True
        self.note(f"server {at} is back")
        if at:  # it may be the last time
            self.opening = asyncio.create_task(self.open_all(at))

    async def rudeness(self, group: asyncio.TaskGroup) -> None:
        chance = self.crowd.luck("rudeness")
        while self.crowd.playing:
            if len(self.rude) < RUDE_AT_ONCE:
                task = group.create_task(self.one_rude(chance))
                self.rude.add(task)
                task.add_done_callback(self.rude.discard)
            await asyncio.sleep(chance.uniform(0, 2 * PAUSE))

    async def one_rude(self, chance: random.Random) -> None:
        at = self.crowd.somewhere()
        server, (board, chair) = self.servers[at], self.crowd.any_chair(chance)
        live, cookie = f"{board.path}/live?seat={chair.seat}", chair.guest.cookie
        kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "half a request": lambda: says_half(server, chance),
            "nonsense": lambda: talks_nonsense(server, chance),
            "broken frames": lambda: breaks_frames(server, live, cookie, chance),
            "never listens": lambda: never_listens(server, live, cookie, chance.uniform(5, 90)),
            "asks and never listens": lambda: asks_and_never_listens(server, board.path, cookie, chance.uniform(5, 90)),
            "hangs up": lambda: hangs_up(server, request("GET", board.path, cookie)),
            "plays and hangs up": lambda: self.plays_and_hangs_up(at, chance),
        }
        kind = chance.choice([*kinds])
        self.crowd.done[kind] += 1
        with suppress(ConnectionError):  # a process that was just killed
            await kinds[kind]()

    async def plays_and_hangs_up(self, at: int, chance: random.Random) -> None:
        """Nobody will know whether that was done."""
        board, chair = self.crowd.any_chair(chance)
        async with chair.lock:
            info = await self.crowd.look(board, chair, at)
            if not info or not info["decision"]:
                return
            move = pick(info, self.crowd.dice)
            body = httpx.Request(
                "POST", "http://house", json={"seat": chair.seat, "version": info["version"], "move": move}
            )
            chair.ledger.maybe_played([move])
            token = chair.guest.clients[at].headers["x-csrftoken"]
            whole = request("POST", f"{board.path}/moves", chair.guest.cookie, token, body.content)
            await hangs_up(self.servers[at], whole, heard=chance.choice([0, 1]))

    # -- what is demanded ----------------------------------------------------------------------------------------

    async def is_live(self) -> None:
        """Whatever has happened: who watches is told at once, in whichever process, also at a screen that was there
        all the time."""
        crowd = self.crowd
        for number, screen in enumerate(self.screens):
            await screen.guest.insist("POST", f"{screen.path}/chat", {"text": f"good night {number}"})
        for number, screen in enumerate(self.screens):
            await screen.sees(f"good night {number}")
        for board in crowd.boards[::10]:
            for at in range(2):
                guest = board.chairs[0].guest
                screen = Screen(guest, board.path, f"last {board.key}")
                watching = asyncio.create_task(screen.watch_at(at))
                await screen.sees("")
                answer = await guest.ask(1 - at, "POST", f"{board.path}/chat", {"text": f"to {at}"})
                assert answer is not None
                assert answer.is_success
                await screen.sees(f"to {at}")
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)

    async def check_tables(self) -> None:
        """All that was acknowledged is there, and every record makes the game that stands there."""
        store = Store(self.database.url)
        for board in [*self.crowd.boards, *self.crowd.ended]:
            await self.crowd.check(board)
            found = await store.whole(board.key)
            assert found is not None
            assert found.kept is not None
            record, game = record_of(found), game_named(found.row.game)
            match = Match.replay(game, record)
            kept = game.load(found.kept.state, match.pack)
            assert kept.fingerprint() == match.state.fingerprint(), board.key
            assert found.row.finished == (match.state.outcome is not None), board.key
            assert found.row.finished or not board.over, board.key
        await store.close()
        self.note(f"{len(self.crowd.boards)} running and {len(self.crowd.ended)} finished games replay")

    async def check_files(self) -> None:
        """When everybody has left, a process has what it had when it began, and its connections to the database."""
        for at, server in enumerate(self.servers):
            most = self.fresh_files[at] + POOL
            async with asyncio.timeout(PATIENCE):
                while open_files(server) > most:
                    await asyncio.sleep(0.2)
            text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
            assert "hearthlight_sockets 0\n" in text
            assert "hearthlight_tables_watched 0\n" in text

    def check_log(self) -> None:
        """Whoever was told that something went wrong can ask us what it was; and nothing else did."""
        logs = [server.output() for server in self.servers]
        for trouble in self.crowd.troubles:
            assert f"[{trouble.number}] {trouble.asked.partition('?')[0]}" in logs[trouble.server], trouble
        assert not self.mistakes(), "there are mistakes in the log"

    def mistakes(self) -> dict[str, list[str]]:
        """Tracebacks in the log that nothing explains, by what they end with."""
        found: dict[str, list[str]] = {}
        for entry in [entry for server in self.servers for entry in entries(server.output()) if "Traceback" in entry]:
            if not any(re.search(told, entry, re.DOTALL) for told in TOLERATED):
                found.setdefault(entry.splitlines()[-1], []).append(entry)
        return found

    def check_memory(self) -> None:
        """Once a process keeps as many tables as it ever will, it may grow by what these keep when they are played, and
        no more, however long it lives."""
        grown = {life.name: life.growth() for lives in self.lives for life in lives}
        known = {name: growth for name, growth in grown.items() if growth is not None}
        assert known or MINUTES < LONG, "no process has lived long enough"
        assert all(growth < MOST_IN_MEMORY * A_TABLE for growth in known.values()), known

    # -- what it was ---------------------------------------------------------------------------------------------

    async def measure(self) -> None:
        while True:
            for at, server in enumerate(self.servers):
                with suppress(OSError, IndexError):
                    if self.running[at]:
                        now = Sample(time.monotonic(), resident(server), open_files(server), self.crowd.served[at])
                        self.lives[at][-1].samples.append(now)
            await asyncio.sleep(min(2.0, MINUTES * 60 / 200))

    def report(self) -> str:
        crowd = self.crowd
        lines = [
            *self.story,
            f"acknowledged {dict(crowd.acknowledged)}, answers {dict(sorted(crowd.statuses.items()))}",
            f"done {dict(sorted(crowd.done.items()))}",
            f"screens were cut off {[screen.cuts for screen in self.screens]} times; load {os.getloadavg()}",
            *(life.figures() for lives in self.lives for life in lives),
        ]
        for at, server in enumerate(self.servers):
            kinds = Counter(" ".join(entry.split("\n")[0].split()[2:])[:100] for entry in entries(server.output()))
            lines += [f"server {at}, {many} times in the log: {kind}" for kind, many in kinds.most_common(30)]
        lines += [f"{len(same)} mistakes like this:\n{same[0]}" for same in self.mistakes().values()]
        return "\n".join(lines)
