"""A house under a long load: two hundred tables, people who play there at random, and what each of them was told."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus

from hearthlight.games import game_named
from hearthlight.kernel import Dice, Match, make_options, read_record

from .houses import PATIENCE, Server
from .ledger import SEATS, Disk, Ledger
from .people import Json, Person, pick, token_of

KINDS = [
    ("blackout", "me", "random"),
    ("frostpunk", "me"),
    ("blackout", "me", "open"),
    ("frostpunk", "me", "open"),
    ("blackout", "me", "open", "random"),
    ("frostpunk", "me", "random"),
    ("blackout", "me", "open", "open"),
    ("frostpunk", "me", "me"),
    ("blackout", "me", "greedy"),
    ("frostpunk", "me", "companion"),
]
"""Tables, in turn: the game, and who sits there."""
RECORDS_EACH = 8
REFUSED = {409}
"""What somebody may hear who plays at the same time as others."""
CUT = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
"""A socket that was closed by a disturbance."""
SHORT_KEPT = httpx.Limits(keepalive_expiry=2)
"""An idle connection is given up by us before the server does, which might cross with a request."""


class Trouble(NamedTuple):
    """An answer that says that the house could not."""

    server: int
    status: int
    number: str
    asked: str


class Guest:
    """Somebody with a browser, at any of the processes."""

    def __init__(self, crowd: Crowd, person: Person) -> None:
        self.crowd, self.cookies = crowd, httpx.Cookies(person.http.cookies)
        headers = {"x-csrftoken": token_of(self.cookies)}
        self.clients = [
            httpx.AsyncClient(
                base_url=server.url, cookies=self.cookies, headers=headers, timeout=PATIENCE, limits=SHORT_KEPT
            )
            for server in crowd.servers
        ]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def ask(self, at: int, method: str, path: str, body: Json | None = None) -> httpx.Response | None:
        """The answer, if there is one."""
        self.crowd.served[at] += 1
        try:
            answer = await self.clients[at].request(method, path, json=body)
        except (httpx.NetworkError, httpx.ProtocolError):
            return None
        self.crowd.statuses[answer.status_code] += 1
        if answer.status_code >= 500:
            number = answer.headers.get("x-request-id", "none")
            self.crowd.troubles.append(Trouble(at, answer.status_code, number, f"{method} {path}"))
            assert answer.status_code == 503, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
            return None
        return answer

    async def insist(self, method: str, path: str, body: Json | None = None) -> Any:
        """Ask until there is an answer, at whichever process has one."""
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await self.ask(self.crowd.somewhere(), method, path, body)
                if answer is not None:
                    assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
                    return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text
                await asyncio.sleep(0.3)

    @asynccontextmanager
    async def live(self, at: int, path: str, **query: object) -> AsyncIterator[ClientConnection]:
        url = f"{self.crowd.servers[at].url.replace('http', 'ws')}{path}?{urlencode(query)}"
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


class Chair(NamedTuple):
    """A seat of somebody at a table, who does one thing after the other there."""

    seat: int
    guest: Guest
    ledger: Ledger
    lock: asyncio.Lock


class Board:
    """A table of the crowd."""

    def __init__(self, kind: tuple[str, ...], key: str, chairs: list[Chair]) -> None:
        self.kind, self.key, self.chairs = kind, key, chairs
        self.finishing = asyncio.Lock()
        self.over = False

    @property
    def path(self) -> str:
        return f"/api/tables/{self.key}"


class Crowd:
    """Everybody who comes by in good faith."""

    def __init__(self, servers: list[Server], disk: Disk, seed: int) -> None:
        self.servers, self.disk, self.seed = servers, disk, seed
        self.chance, self.dice = self.luck("crowd"), Dice(seed)
        self.guests: list[Guest] = []
        self.boards: list[Board] = []
        """Where games are going on."""
        self.ended: list[Board] = []
        self.idle: list[str] = []
        """Tables that somebody looks at now and then."""
        self.troubles: list[Trouble] = []
        self.statuses: Counter[int] = Counter()
        self.done: Counter[str] = Counter()
        self.served = [0] * len(servers)
        self.playing = True
        self._records: dict[tuple[str, int], list[str]] = {}

    def luck(self, whose: str) -> random.Random:
        return random.Random(f"{self.seed} {whose}")

    def somewhere(self) -> int:
        return self.chance.randrange(len(self.servers))

    # -- sitting down --------------------------------------------------------------------------------------------

    def record(self, game: str, seats: int) -> str:
        """A game that was begun at some time before we came: so there are tables of every age from the first moment to
        the last, and what they take does not grow with the time."""
        known = self._records.setdefault((game, seats), [])
        if len(known) < RECORDS_EACH:
            known.append(_played_for_a_while(game, seats, self.chance))
            return known[-1]
        return self.chance.choice(known)

    async def sit_down(self, kind: tuple[str, ...], *, afresh: bool = False) -> Board:
        """A table with everybody at it: one that was begun elsewhere, or a new one."""
        game, *seats = kind
        host, *others = self.chance.sample(self.guests, len(seats))
        if afresh:
            wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
            body: Json = {"game": game, "options": {"players": len(seats)}, "seats": wanted}
            key = (await host.insist("POST", "/api/tables", body))["id"]
        else:
            key = (await host.insist("POST", "/api/tables/import", {"text": self.record(game, len(seats))}))["id"]
        chairs, path = [], f"/api/tables/{key}"
        for seat, who in enumerate(seats):
            if who != "me" and not afresh:
                await self._leave(host, path, seat)
            if who == "open":
                invite = (await host.insist("GET", path))["seats"][seat]["invite"]
                await others[seat - 1].insist("POST", "/api/join", {"invite": invite})
            elif who != "me" and not afresh:
                await host.insist("POST", f"{path}/seats/{seat}/bot", {"bot": who})
            if who in ("me", "open"):
                chairs.append((seat, host if who == "me" else others[seat - 1]))
        rows, alone = await self.disk.ask(SEATS, key), len(chairs) == 1
        before = {
            seat: [row["notation"] for row in rows if row["seat"] == seat and row["notation"]] for seat, _ in chairs
        }
        board = Board(
            kind,
            key,
            [Chair(seat, who, Ledger(key, seat, before[seat], alone=alone), asyncio.Lock()) for seat, who in chairs],
        )
        self.boards.append(board)
        return board

    async def _leave(self, host: Guest, path: str, seat: int) -> None:
        """Whoever brings a game sits everywhere."""
        if (await host.insist("GET", path))["seats"][seat]["kind"] == "person":
            await host.insist("POST", f"{path}/leave", {"seat": seat})

    async def leave_idle(self, many: int) -> None:
        """Games at which nobody plays on."""
        for number in range(many):
            game, *seats = KINDS[number % len(KINDS)]
            text = self.record(game, len(seats))
            made = await self.chance.choice(self.guests).insist("POST", "/api/tables/import", {"text": text})
            self.idle.append(made["id"])

    # -- playing -------------------------------------------------------------------------------------------------

    def any_chair(self, chance: random.Random) -> tuple[Board, Chair]:
        board = chance.choice(self.boards)
        return board, chance.choice(board.chairs)

    async def look(self, board: Board, chair: Chair, at: int) -> Json | None:
        answer = await chair.guest.ask(at, "GET", f"{board.path}?seat={chair.seat}")
        if answer is None:
            return None
        assert answer.is_success, f"{board.path}: {answer.status_code} {answer.text[:500]}"
        return dict(answer.json())

    async def plays(self, name: str, pause: float) -> None:
        """Somebody who looks at one table after the other, and plays where it is their turn."""
        chance = self.luck(name)
        while self.playing:
            board, chair = self.any_chair(chance)
            at = chance.randrange(len(self.servers))
            async with chair.lock:
                if info := await self.look(board, chair, at):
                    await self.act(board, chair, info, chance)
            if info and info["finished"]:
                await self.end(board)
            await asyncio.sleep(chance.uniform(0, pause))

    async def plays_live(self, name: str, pause: float) -> None:
        """Somebody who stays at a table for a while, sees it live, and plays by what comes."""
        chance = self.luck(name)
        while self.playing:
            board, chair = self.any_chair(chance)
            at = chance.randrange(len(self.servers))
            query = {"seat": chair.seat, "parts": "true"} if chance.random() < 0.5 else {"seat": chair.seat}
            try:
                async with chair.guest.live(at, f"{board.path}/live", **query) as socket:
                    await self._at_socket(board, chair, socket, chance, pause)
                    if chance.random() < 0.3:
                        socket.transport.abort()  # the lid is shut
            except CUT as cut:
                _in_order(cut, board.path)
            await asyncio.sleep(chance.uniform(0, pause))

    async def _at_socket(
        self, board: Board, chair: Chair, socket: ClientConnection, chance: random.Random, pause: float
    ) -> None:
        ears = Ears(socket)
        info = await ears.at_version(0)
        for _ in range(chance.randrange(3, 12)):
            if info["finished"]:
                await self.end(board)
            if info["finished"] or not self.playing:
                return
            async with chair.lock:
                version = await self.act(board, chair, info, chance)
            if version is None:
                return
            self.done["heard live"] += 1
            info = await ears.at_version(version)
            await asyncio.sleep(chance.uniform(0, pause))

    async def act(self, board: Board, chair: Chair, info: Json, chance: random.Random) -> int | None:
        """Do something at a table as it was seen, if it is the turn of this seat; the version that was acknowledged."""
        if info["finished"]:
            return None
        dare, undo = chance.random(), bool(info["can_undo"])
        body = {"seat": chair.seat, "version": info["version"]}
        if undo and (dare < 0.05 or (dare < 0.15 and not info["decision"])):
            return await self.race(board, chair, info, chance, [("undo", body)])
        if not info["decision"]:
            return None
        moves = [pick(info, self.dice)]
        if chance.random() < 0.3 and info["decision"]["proposal"]:
            moves = list(info["decision"]["proposal"])
        play = ("moves", {**body, "moves": moves})
        if dare < 0.10:
            self.done["double click"] += 1
            return await self.race(board, chair, info, chance, [play, play])
        if undo and dare < 0.15:
            self.done["undo race"] += 1
            return await self.race(board, chair, info, chance, [("undo", body), chance.choice([play, ("undo", body)])])
        return await self.race(board, chair, info, chance, [play])

    async def race(
        self, board: Board, chair: Chair, info: Json, chance: random.Random, requests: list[tuple[str, Json]]
    ) -> int | None:
        """Do all that at once, in answer to the same version: one of them at most may be done."""
        answers = await asyncio.gather(
            *(
                chair.guest.ask(
                    chance.randrange(len(self.servers)), "POST", f"{board.path}/{what}?seat={chair.seat}", body
                )
                for what, body in requests
            )
        )
        told = list(zip(requests, answers, strict=True))
        for (what, _), answer in told:
            if answer is not None and not answer.is_success and answer.status_code not in REFUSED:
                raise AssertionError(f"{board.path}/{what}: {answer.status_code} {answer.text[:500]}")
        done = [
            (what, body, answer.json()) for (what, body), answer in told if answer is not None and answer.is_success
        ]
        assert len(done) <= 1, f"{board.path}: of {requests} {len(done)} were done"
        if not done:
            for (what, body), answer in told:
                if answer is None:
                    self.done["unanswered"] += 1
                    chair.ledger.maybe_undone() if what == "undo" else chair.ledger.maybe_played(body["moves"])
            return None
        ((what, body, answer),) = done
        if what == "undo":
            await chair.ledger.undone(self.disk, answer)
        else:
            await chair.ledger.played(self.disk, body["moves"], info, answer)
        return int(answer["version"])

    async def end(self, board: Board) -> None:
        """A game is over: its record is for everybody, and is the one on disk. They begin another one."""
        async with board.finishing:
            if board.over:
                return
            text = await board.chairs[0].guest.insist("GET", f"{board.path}/record")
            record, cut = read_record(text)
            rows = await self.disk.ask("SELECT seat, notation FROM move WHERE table_id = $1 ORDER BY number", board.key)
            assert not cut
            assert record.moves == [(row["seat"], row["notation"]) for row in rows]
            assert Match.replay(game_named(record.game), record).state.outcome is not None
            self.done["games ended"] += 1
            self.boards.remove(board)
            self.ended.append(board)
            board.over = True
        if self.playing:
            await self.sit_down(board.kind, afresh=True)

    async def looks_around(self, name: str, pause: float) -> None:
        """Somebody who reads here and there."""
        chance = self.luck(name)
        while self.playing:
            board, chair = self.any_chair(chance)
            idle = chance.choice(self.idle)
            path = chance.choice(
                [
                    "/api/tables",
                    "/api/open-tables",
                    "/api/turns",
                    "/api/statistics",
                    "/api/me",
                    f"/api/tables/{idle}",
                    f"/api/tables/{idle}/replay?at=3",
                    f"{board.path}?seat={chair.seat}&lang=de",
                    f"{board.path}/replay?at={chance.randrange(40)}&lang=fr",
                    f"{board.path}/help?lang=zh-Hant",
                    f"{board.path}/hint?seat={chair.seat}",
                ]
            )
            answer = await chair.guest.ask(chance.randrange(len(self.servers)), "GET", path)
            if answer is not None and not answer.is_success:
                assert (answer.status_code, "hint" in path) == (422, True), f"{path}: {answer.text[:500]}"
            if chance.random() < 0.2:
                await chair.guest.ask(self.somewhere(), "POST", f"{board.path}/chat", {"text": f"hello {path}"})
            await asyncio.sleep(chance.uniform(0, pause))

    # -- checks --------------------------------------------------------------------------------------------------

    async def check(self, board: Board) -> None:
        """What was acknowledged is on disk, for all who sit there; while nobody of them moves."""
        for chair in board.chairs:
            async with chair.lock:
                rows = await self.disk.ask(SEATS, board.key)
                chair.ledger.check([row["notation"] for row in rows if row["seat"] == chair.seat and row["notation"]])

    async def checks(self, pause: float) -> None:
        while self.playing:
            for board in [*self.boards, *self.ended]:
                await self.check(board)
                await asyncio.sleep(pause)
            self.done["checked all"] += 1
            await asyncio.sleep(pause)

    @property
    def acknowledged(self) -> Counter[str]:
        chairs = [chair for board in (*self.boards, *self.ended) for chair in board.chairs]
        return sum((chair.ledger.acknowledged for chair in chairs), Counter[str]())

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()


class Ears:
    """What a live connection tells, put together if it comes in parts."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._table: Json = {}

    async def next(self) -> Json:
        """The table, when there is news of it."""
        while "ping" in (told := json.loads(await self._socket.recv())):
            pass
        if told.pop("parts", False):
            told["view"] = {**self._table["view"], **told.get("view", {})}
            told = {**self._table, **told}
        self._table = told
        return dict(told)

    async def at_version(self, version: int) -> Json:
        """The table as it is at that version or later. What has happened must be told in time."""
        try:
            async with asyncio.timeout(PATIENCE):
                while (told := await self.next())["version"] < version:
                    pass
                return told
        except TimeoutError:
            raise AssertionError(f"version {version} was not told live, but {self._table.get('version')}") from None


class Screen:
    """A big screen that stays at a table, and comes back whenever it was cut off."""

    def __init__(self, crowd: Crowd, board: Board, name: str) -> None:
        self.crowd, self.board, self.name = crowd, board, name
        self.heard: set[str] = set()
        self.cuts = 0

    async def watch(self) -> None:
        chance = self.crowd.luck(self.name)
        while True:
            try:
                await self.watch_at(chance.randrange(len(self.crowd.servers)))
            except CUT as cut:
                _in_order(cut, self.board.path)
                self.cuts += 1
            await asyncio.sleep(0.5)

    async def watch_at(self, at: int) -> None:
        """Until it is cut off."""
        guest = self.board.chairs[0].guest
        async with guest.live(at, f"{self.board.path}/live", watch="true", parts="true") as socket:
            ears = Ears(socket)
            while True:
                told = await ears.next()
                self.heard.update(["", *(line["text"] for line in told["chat"])])

    async def sees(self, line: str) -> None:
        """Waits until this was said; nothing: until it shows the table."""
        async with asyncio.timeout(PATIENCE):
            while line not in self.heard:
                await asyncio.sleep(0.05)


def _in_order(cut: Exception, path: str) -> None:
    """Nobody is sent away by us: there is no reason to."""
    if isinstance(cut, InvalidStatus):
        raise AssertionError(f"{path}: refused with {cut.response.status_code}") from cut
    if isinstance(cut, ConnectionClosed) and cut.rcvd is not None:
        assert cut.rcvd.code in (1000, 1001, 1012), f"{path}: closed with {cut.rcvd.code} {cut.rcvd.reason}"


def _played_for_a_while(game: str, seats: int, chance: random.Random) -> str:
    """The record of a game that is not over."""
    rules, dice = game_named(game), Dice(chance.getrandbits(60))
    while True:
        match = Match(
            rules, make_options(rules, players=seats), chance.getrandbits(60), names=["Ada", "Bo", "Cy"][:seats]
        )
        while match.state.outcome is None:
            seat = match.state.to_act[0]
            match.play(seat, dice.pick(list(match.state.moves(seat))).notation())
        begun = match.record.fork(chance.randrange(match.state.ply - 5))
        match = Match.replay(rules, begun)
        if match.state.outcome is None:
            return match.text()
