"""People at many tables of a server: at a steady pace, or as fast as they can."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from time import perf_counter
from typing import Any

import httpx

from hearthlight.games import game_named
from hearthlight.kernel import Dice, Match, make_options
from tests.server.people import Json, pick, token_of

MOVES_BEFORE = {"blackout": 80, "frostpunk": 20}
"""So many moves were played at every table before we come: about a third of a game of two that chance plays."""
GAMES = tuple(MOVES_BEFORE)
PEOPLE = 16
SHORT_KEPT = httpx.Limits(keepalive_expiry=2)
"""An idle connection is given up by us before the server does, which might cross with a request."""


def record_of(game: str, seed: int) -> str:
    """A running game of two, as text."""
    rules, dice = game_named(game), Dice(seed)
    while True:
        match = Match(rules, make_options(rules, players=2), dice.below(2**62), names=["Ada", "Bo"])
        while match.state.ply < MOVES_BEFORE[game] and match.state.outcome is None:
            seat = match.state.to_act[0]
            match.play(seat, dice.pick(list(match.state.moves(seat))).notation())
        if match.state.outcome is None:
            return match.text()


def copied(data: str, tables: list[str], number: int) -> list[str]:
    """The same tables once more in the data of a house, on disk only."""
    ours = {"game_table": "id", "seat": "table_id", "move": "table_id", "kept": "table_id"}
    with closing(sqlite3.connect(data, timeout=60)) as disk, disk:
        for name, key in ours.items():
            columns = [column for _, column, *_ in disk.execute(f"PRAGMA table_info({name})")]
            values = [f"{column} || '~{number}'" if column in (key, "invite") else f'"{column}"' for column in columns]
            names, marks = ", ".join(f'"{column}"' for column in columns), ", ".join("?" * len(tables))
            query = f"INSERT INTO {name} ({names}) SELECT {', '.join(values)} FROM {name} WHERE {key} IN ({marks})"
            disk.execute(query, tables)
    return [f"{table}~{number}" for table in tables]


class Crowd:
    """Everybody with the same cookies, at tables that all are theirs."""

    def __init__(self, url: str, cookies: httpx.Cookies) -> None:
        self.url, self.cookies = url, cookies
        self.dice, self.infos = Dice(1), dict[str, Json]()

    @asynccontextmanager
    async def _coming(self) -> AsyncIterator[list[httpx.AsyncClient]]:
        """Everybody, with a connection of their own; for each thing that is done anew."""
        headers = {"x-csrftoken": token_of(self.cookies)}
        async with AsyncExitStack() as door:
            clients = [
                httpx.AsyncClient(
                    base_url=self.url, cookies=self.cookies, headers=headers, timeout=60, limits=SHORT_KEPT
                )
                for _ in range(PEOPLE)
            ]
            for client in clients:
                await door.enter_async_context(client)
            yield clients

    async def sit_down(self, records: list[str]) -> list[str]:
        """A table for each record."""

        async def bring(client: httpx.AsyncClient, text: str) -> str:
            answer = await client.post("/api/tables/import", json={"text": text})
            return str(answer.raise_for_status().json()["id"])

        tables = await self._shared_out(records, bring)
        await self._shared_out(tables, self._look)
        return tables

    def sit_down_at_copies(self, data: str, tables: list[str], number: int) -> list[str]:
        """At tables that stand as these, which nobody has touched, and that the server has not opened yet."""
        copies = copied(data, tables, number)
        for table, copy in zip(tables, copies, strict=True):
            self.infos[copy] = self.infos[table]
        return copies

    async def _shared_out(
        self, things: list[str], doing: Callable[[httpx.AsyncClient, str], Awaitable[Any]]
    ) -> list[Any]:
        done: list[Any] = [None] * len(things)

        async def some(first: int, client: httpx.AsyncClient) -> None:
            for number in range(first, len(things), PEOPLE):
                done[number] = await doing(client, things[number])

        async with self._coming() as clients:
            await asyncio.gather(*(some(first, client) for first, client in enumerate(clients)))
        return done

    async def _look(self, client: httpx.AsyncClient, table: str, seat: int = 0) -> None:
        """Look at a table through the eyes of who is to act there."""
        known = self.infos[table]["ply"] if table in self.infos else 0
        answer = await client.get(f"/api/tables/{table}", params={"seat": seat, "since": known})
        self.infos[table] = info = answer.raise_for_status().json()
        if not info["decision"] and not info["finished"]:
            await self._look(client, table, info["to_act"][0])

    async def move(self, client: httpx.AsyncClient, table: str, start: float | None = None) -> float | None:
        """Play any move there; how long the answer took, counted from when it was due. Nothing where it is over."""
        info = self.infos[table]
        if info["finished"]:
            return None
        start = start or perf_counter()
        body = {"seat": info["seat"], "version": info["version"], "move": pick(info, self.dice)}
        whose = {} if info["open_hands"] else {"seat": info["seat"]}  # as the page asks at a shared device
        answer = await client.post(f"/api/tables/{table}/moves", params={"since": info["ply"], **whose}, json=body)
        taken = perf_counter() - start
        self.infos[table] = info = answer.raise_for_status().json()
        if not info["decision"] and not info["finished"]:
            await self._look(client, table, info["to_act"][0])
        return taken

    async def in_turn(self, tables: list[str], each_second: int, seconds: float) -> list[float]:
        """A move at one table after the other, at a steady pace."""
        taken = list[float]()

        async def due(number: int) -> None:
            at = begin + number / each_second
            await asyncio.sleep(at - perf_counter())
            client, table = clients[number % PEOPLE], tables[number % len(tables)]
            async with busy[table]:  # where the last move there is still on its way
                if (time := await self.move(client, table, at)) is not None:
                    taken.append(time)

        busy = {table: asyncio.Lock() for table in tables}
        async with self._coming() as clients:
            begin = perf_counter()
            await asyncio.gather(*(due(number) for number in range(int(each_second * seconds))))
        return taken

    async def flat_out(self, tables: list[str], seconds: float) -> list[float]:
        """Everybody plays at whatever table has waited longest, without a pause, as long as there are games to play."""

        async def plays(client: httpx.AsyncClient) -> None:
            while running and perf_counter() < deadline:
                table = running.popleft()
                if (time := await self.move(client, table)) is not None:
                    taken.append(time)
                    running.append(table)

        running = deque(tables)
        taken = list[float]()
        async with self._coming() as clients:
            deadline = perf_counter() + seconds
            await asyncio.gather(*(plays(client) for client in clients))
        return taken

    async def ask_little(self, seconds: float) -> list[float]:
        """Everybody asks the bare endpoint, without a pause."""

        async def asks(client: httpx.AsyncClient) -> None:
            while perf_counter() < deadline:
                start = perf_counter()
                await client.get("/api/games")
                taken.append(perf_counter() - start)

        taken = list[float]()
        async with self._coming() as clients:
            deadline = perf_counter() + seconds
            await asyncio.gather(*(asks(client) for client in clients))
        return taken
