"""People for tests: a browser's worth of cookies, and a table seen through it."""

from __future__ import annotations

import json
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from hearthlight.kernel import Dice

Json = dict[str, Any]
VISITORS: list[Person] = []
"""Everybody who came by in a test; they are shown out at its end."""


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        VISITORS.append(self)
        self.http = httpx.Client(base_url=url, timeout=30)
        self.http.get("/api/me")
        if name:
            self.put("/api/me", {"name": name})

    def _headers(self) -> dict[str, str]:
        return {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}

    def get(self, path: str, **query: Any) -> Any:
        return self._json(self.http.get(path, params=query))

    def post(self, path: str, body: Json, **query: Any) -> Any:
        return self._json(self.try_post(path, body, **query))

    def put(self, path: str, body: Json) -> Any:
        return self._json(self.http.put(path, json=body, headers=self._headers()))

    def try_post(self, path: str, body: Json, **query: Any) -> httpx.Response:
        return self.http.post(path, json=body, headers=self._headers(), params=query)

    @staticmethod
    def _json(response: httpx.Response) -> Any:
        assert response.is_success, f"{response.status_code}: {response.text[:500]}"
        return response.json() if response.content else None

    # -- tables --------------------------------------------------------------------------------------------------

    def create(self, *kinds: str, mode: str = "single", chapter: int = 1, **more: Any) -> str:
        """A table with these seats: `me`, `open`, `random`, `greedy`."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        options = {"players": len(kinds), "mode": mode, "chapter": chapter}
        return str(self.post("/api/tables", {"game": "blackout", "options": options, "seats": seats, **more})["id"])

    def look(self, table: str, **query: Any) -> Json:
        return dict(self.get(f"/api/tables/{table}", **query))

    def invites(self, table: str) -> list[str]:
        return [seat["invite"] for seat in self.look(table)["seats"] if seat["invite"]]

    def join(self, invite: str, name: str = "") -> Json:
        return dict(self.post("/api/join", {"invite": invite, "name": name}))

    def play(self, info: Json, move: str, **query: Any) -> Json:
        body = {"seat": info["seat"], "version": info["version"], "move": move}
        return dict(self.post(f"/api/tables/{info['id']}/moves", body, **query))

    def try_play(self, info: Json, move: str) -> httpx.Response:
        body = {"seat": info["seat"], "version": info["version"], "move": move}
        return self.try_post(f"/api/tables/{info['id']}/moves", body)

    def undo(self, info: Json) -> Json:
        return dict(self.post(f"/api/tables/{info['id']}/undo", {"seat": info["seat"], "version": info["version"]}))

    def live(self, table: str, **query: Any) -> ClientConnection:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?{words}",
                       additional_headers={"cookie": cookies}, max_size=10_000_000, open_timeout=20)


def next_table(socket: ClientConnection, timeout: float = 10) -> Json:
    """The next table that a connection is sent."""
    while True:
        message = json.loads(socket.recv(timeout=timeout))
        if "ping" not in message:
            return dict(message)


def pick(info: Json, dice: Dice) -> str:
    """Any of the moves that are offered."""
    return str(dice.pick([offer["move"] for offer in info["decision"]["moves"]]))


def play_to_end(people: list[Person], table: str, dice: Dice, most: int = 5000) -> Json:
    """Everybody plays what they are offered, at random, until the game is over."""
    for _ in range(most):
        for person in people:
            for seat in [seat["index"] for seat in person.look(table)["seats"] if seat["mine"]]:
                info = person.look(table, seat=seat)
                while info["decision"]:
                    answer = person.try_play(info, pick(info, dice))
                    info = answer.json() if answer.is_success else person.look(table, seat=seat)
                if info["finished"]:
                    return info
    raise AssertionError("the game did not end")
