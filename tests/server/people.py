"""People for tests: a browser's worth of cookies, and a table seen through it."""

from __future__ import annotations

import json
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from hearthlight.kernel import Dice

from .houses import PATIENCE

Json = dict[str, Any]
VISITORS: list[Person] = []
"""Everybody who came by in a test; they are shown out at its end."""


def token_of(cookies: httpx.Cookies) -> str:
    """What a page of the house shows when it changes something."""
    return next((value for name, value in cookies.items() if name.startswith("csrftoken_")), "")


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        VISITORS.append(self)
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.http.get("/api/me")
        if name:
            self.put("/api/me", {"name": name})

    def elsewhere(self, url: str) -> Person:
        """The same person with the same browser, at another process."""
        twin = Person(url)
        twin.http.cookies = httpx.Cookies(self.http.cookies)
        return twin

    def _headers(self) -> dict[str, str]:
        return {"x-csrftoken": token_of(self.http.cookies)}

    def get(self, path: str, **query: Any) -> Any:
        return self._json(self.http.get(path, params=query))

    def post(self, path: str, body: Json, **query: Any) -> Any:
        return self._json(self.try_post(path, body, **query))

    def put(self, path: str, body: Json) -> Any:
        return self._json(self.http.put(path, json=body, headers=self._headers()))

    def patch(self, path: str, body: Json) -> Any:
        return self._json(self.http.patch(path, json=body, headers=self._headers()))

    def try_post(self, path: str, body: Json, **query: Any) -> httpx.Response:
        return self.http.post(path, json=body, headers=self._headers(), params=query)

    @staticmethod
    def _json(response: httpx.Response) -> Any:
        assert response.is_success, f"{response.status_code}: {response.text[:500]}"
        return response.json() if response.content else None

    # -- tables --------------------------------------------------------------------------------------------------

    def create(self, *kinds: str, game: str = "blackout", seed: int | None = None, **options: Any) -> str:
        """A table with these seats: `me`, `open`, or the name of a bot."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        body = {"game": game, "options": {"players": len(kinds), **options}, "seats": seats, "seed": seed}
        return str(self.post("/api/tables", body)["id"])

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

    def suggest(self, info: Json, move: str | None) -> Json:
        answer = self.try_suggest(info, move)
        return dict(self._json(answer))

    def try_suggest(self, info: Json, move: str | None) -> httpx.Response:
        body = {"seat": info["seat"], "version": info["version"], "move": move}
        return self.try_post(f"/api/tables/{info['id']}/suggest", body, seat=info["seat"])

    def undo(self, info: Json) -> Json:
        return dict(self.post(f"/api/tables/{info['id']}/undo", {"seat": info["seat"], "version": info["version"]}))

    def step_bots(self, table: str) -> None:
        """Bots act, or say what they would do, until none is to (in a house by hand, where nothing else moves them)."""
        while self.post(f"/bots/{table}/step", {})["more"]:
            pass

    def live(self, table: str, **query: Any) -> ClientConnection:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?{words}",
            additional_headers={"cookie": cookies},
            max_size=10_000_000,
            open_timeout=PATIENCE,
        )


def turns(person: Person) -> ClientConnection:
    """Hears whose turn it is, at whichever table."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    place = person.url.replace("http", "ws")
    return connect(f"{place}/api/turns/live?lang=en", additional_headers={"cookie": cookies}, open_timeout=PATIENCE)


def next_table(socket: ClientConnection, ply: int = 0) -> Json:
    """The next table that a connection is sent, once so many moves are played: it is sent anew as well when somebody
    comes, goes, or says something."""
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if "ping" not in message and message.get("ply", 0) >= ply:
            return dict(message)


def pick(info: Json, dice: Dice) -> str:
    """Any of the moves that are offered."""
    return str(dice.pick([offer["move"] for offer in info["decision"]["moves"]]))


def table_of(*people: Person, game: str = "blackout") -> str:
    """A table at which these people sit, the first of them as its host."""
    table = people[0].create("me", *["open"] * (len(people) - 1), game=game)
    for person, invite in zip(people[1:], people[0].invites(table), strict=True):
        person.join(invite)
    return table


def play_until_joint(people: list[Person], table: str, dice: Dice, decides: int) -> tuple[Json, Json]:
    """Everybody plays until that person decides for all with a choice; what the decider sees, and what another does."""
    for _ in range(3000):
        views = [person.look(table) for person in people]
        assert not views[0]["finished"]
        for person, info in zip(people, views, strict=True):
            decision = info["decision"]
            if not decision:
                continue
            if decision["joint"] and person is people[decides] and len(decision["moves"]) > 1:
                return info, people[1 - decides].look(table) if len(people) > 1 else info
            person.play(info, pick(info, dice))
            break
    raise AssertionError("nothing was decided together")


def play_to_end(people: list[Person], table: str, dice: Dice, turns: int = 10) -> Json:
    """Everybody plays what they are offered, at random, and bots when nobody is; after some turns of each bots take
    over, until the game is over. What the first one sees then."""
    for _ in range(turns):
        people[0].step_bots(table)
        for person in people:
            info = person.look(table)
            while info["decision"]:
                info = person.play(info, pick(info, dice))
    people[0].post(f"/bots/{table}/end", {})
    return people[0].look(table)
