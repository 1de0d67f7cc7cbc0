"""A house under a long load: two hundred tables, people who play there at random, and what each of them was told."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection

from hearthlight.games import game_named
from hearthlight.kernel import Dice, Match, read_record

from .begun_games import BegunGames
from .guests import Doors, Guest
from .houses import Server
from .ledger import SEATS, Disk, Ledger
from .listening import CUT, Ears, in_order
from .people import Json, pick

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
REFUSED = {409}
"""What somebody may hear who plays at the same time as others."""


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


class Crowd(Doors):
    """Everybody who comes by in good faith."""

    def __init__(self, servers: list[Server], disk: Disk, seed: int) -> None:
        super().__init__(servers, seed)
        self.disk, self.dice = disk, Dice(seed)
        self.begun = BegunGames(self.chance)
        self.guests: list[Guest] = []
        self.boards: list[Board] = []
        """Where games are going on."""
        self.ended: list[Board] = []
        self.idle: list[str] = []
        """Tables that somebody looks at now and then."""
        self.done: Counter[str] = Counter()
        self.playing = True

    # -- sitting down --------------------------------------------------------------------------------------------

    async def sit_down(self, kind: tuple[str, ...], *, afresh: bool = False) -> Board:
        """A table with everybody at it: one that was begun elsewhere, or a new one."""
        game, *seats = kind
        host, *others = self.chance.sample(self.guests, len(seats))
        if afresh:
            wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
            body: Json = {"game": game, "options": {"players": len(seats)}, "seats": wanted}
            key = (await host.insist("POST", "/api/tables", body))["id"]
        else:
            key = (await host.insist("POST", "/api/tables/import", {"text": self.begun.record(game, len(seats))}))["id"]
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
            text = self.begun.record(game, len(seats))
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
                in_order(cut, board.path)
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
