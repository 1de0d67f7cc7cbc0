"""Guests of a house of several processes: somebody with a browser, at any of its doors."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect

from .houses import PATIENCE, Server
from .people import Json, Person, token_of

SHORT_KEPT = httpx.Limits(keepalive_expiry=2)
"""An idle connection is given up by us before the server does, which might cross with a request."""


class Trouble(NamedTuple):
    """An answer that says that the house could not."""

    server: int
    status: int
    number: str
    asked: str


class Doors:
    """The processes of a house, and what they answered."""

    def __init__(self, servers: list[Server], seed: int) -> None:
        self.servers, self.seed = servers, seed
        self.chance = self.luck("crowd")
        self.troubles: list[Trouble] = []
        self.statuses: Counter[int] = Counter()
        self.served = [0] * len(servers)

    def luck(self, whose: str) -> random.Random:
        return random.Random(f"{self.seed} {whose}")

    def somewhere(self) -> int:
        return self.chance.randrange(len(self.servers))


class Guest:
    """Somebody with a browser, at any of the processes."""

    def __init__(self, doors: Doors, person: Person) -> None:
        self.doors, self.cookies = doors, httpx.Cookies(person.http.cookies)
        headers = {"x-csrftoken": token_of(self.cookies)}
        self.clients = [
            httpx.AsyncClient(
                base_url=server.url, cookies=self.cookies, headers=headers, timeout=PATIENCE, limits=SHORT_KEPT
            )
            for server in doors.servers
        ]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def ask(self, at: int, method: str, path: str, body: Json | None = None) -> httpx.Response | None:
        """The answer, if there is one."""
        self.doors.served[at] += 1
        try:
            answer = await self.clients[at].request(method, path, json=body)
        except (httpx.NetworkError, httpx.ProtocolError):
            return None
        self.doors.statuses[answer.status_code] += 1
        if answer.status_code >= 500:
            number = answer.headers.get("x-request-id", "none")
            self.doors.troubles.append(Trouble(at, answer.status_code, number, f"{method} {path}"))
            assert answer.status_code == 503, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
            return None
        return answer

    async def insist(self, method: str, path: str, body: Json | None = None) -> Any:
        """Ask until there is an answer, at whichever process has one."""
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await self.ask(self.doors.somewhere(), method, path, body)
                if answer is not None:
                    assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
                    return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text
                await asyncio.sleep(0.3)

    @asynccontextmanager
    async def live(self, at: int, path: str, **query: object) -> AsyncIterator[ClientConnection]:
        url = f"{self.doors.servers[at].url.replace('http', 'ws')}{path}?{urlencode(query)}"
        async with connect(
            url,
            additional_headers={"cookie": self.cookie},
            max_size=10_000_000,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
        ) as socket:
            yield socket

    async def close(self) -> None:
        for client in self.clients:
            await client.aclose()
