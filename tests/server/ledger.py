"""What was acknowledged, seat by seat, held against what the database has.

Of a seat's own moves only that seat takes any back, so what may be on disk is known exactly, whatever others do
meanwhile. Where no answer came, both may be so until the next one: a move names the version that it answers, so
whatever is still on its way then is too late.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import asyncpg

from .houses import PATIENCE

OWN = """SELECT number, notation FROM move WHERE table_id = $1 AND made_by = $2 AND NOT auto ORDER BY number"""
SEATS = """SELECT seat.number AS seat, move.number, move.notation FROM seat LEFT JOIN move
           ON move.table_id = seat.table_id AND move.made_by = seat.number AND NOT move.auto
           WHERE seat.table_id = $1 ORDER BY seat.number, move.number"""
AWAY = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)
Own = tuple[tuple[int, str], ...]
"""Moves of one seat, each with the number of the request that made it: what was made at once is taken back at once."""


class Disk:
    """The database as it is, whatever the servers say; waits while it is away."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._line: asyncpg.Connection | None = None
        self._one_by_one = asyncio.Lock()

    async def ask(self, query: str, *values: object) -> list[Any]:
        async with self._one_by_one, asyncio.timeout(PATIENCE):
            while True:
                try:
                    if self._line is None or self._line.is_closed():
                        self._line = await asyncpg.connect(self._url, timeout=PATIENCE)
                    return list(await self._line.fetch(query, *values))
                except AWAY:
                    await self._hang_up()
                    await asyncio.sleep(0.2)

    async def _hang_up(self) -> None:
        if self._line is not None:
            self._line.terminate()
            self._line = None

    async def close(self) -> None:
        async with self._one_by_one:
            await self._hang_up()


class Ledger:
    """What one seat of a table has done."""

    def __init__(self, table: str, seat: int, before: list[str], *, alone: bool) -> None:
        self.table, self.seat, self.alone = table, seat, alone
        """`alone`: no other person plays there."""
        self.possible: set[Own] = {tuple((-number, notation) for number, notation in enumerate(before, 1))}
        """What may be on disk: more than one thing only where an answer is missing."""
        self.version = 0
        """The highest that was acknowledged."""
        self.requests = 0
        self.acknowledged: Counter[str] = Counter()

    # -- what was asked for --------------------------------------------------------------------------------------

    def maybe_played(self, notations: list[str]) -> None:
        """No answer has come to a request to play these."""
        self.requests += 1
        parts = [self._made(notations[:many]) for many in range(1, len(notations) + 1)]
        self.possible |= {(*known, *part) for known in self.possible for part in parts}

    def maybe_undone(self) -> None:
        self.possible = self._without_the_last()

    async def played(self, disk: Disk, notations: list[str], seen: dict[str, Any], answer: dict[str, Any]) -> None:
        """These were acknowledged: they are on disk, at their place, and nothing else is."""
        self.requests += 1
        made = self._made(notations[: answer["played"]])
        self.possible = {(*known, *made) for known in self.possible}
        self._newer(answer)
        self.acknowledged["moves"] += len(made)
        numbers = await self._settle(disk)
        place = (
            f"table {self.table}, seat {self.seat}: {made} at {numbers[-len(made) :]}, {seen['ply']} {answer['ply']}"
        )
        assert numbers[-1] < answer["ply"], place
        if self.alone:  # nobody else takes anything back
            assert numbers[-len(made)] >= seen["ply"], place
            if answer["version"] == seen["version"] + 1:  # nothing was in between
                assert numbers[-len(made)] == seen["ply"], place

    async def undone(self, disk: Disk, answer: dict[str, Any]) -> None:
        self.maybe_undone()
        self._newer(answer)
        self.acknowledged["undos"] += 1
        await self._settle(disk)

    def _made(self, notations: list[str]) -> Own:
        return tuple((self.requests, notation) for notation in notations)

    def _newer(self, answer: dict[str, Any]) -> None:
        assert answer["version"] > self.version, f"{self.table}: {answer['version']} after {self.version}"
        self.version = answer["version"]

    def _without_the_last(self) -> set[Own]:
        """As it is, or without some of what was made at once the last time; the table may have answered since, and
        then only that is taken back."""
        found = set(self.possible)
        for known in self.possible:
            shorter = known
            while shorter and shorter[-1][0] == known[-1][0]:
                shorter = shorter[:-1]
                found.add(shorter)
        return found

    # -- what is on disk -----------------------------------------------------------------------------------------

    async def _settle(self, disk: Disk) -> list[int]:
        """After an answer there is one truth; the numbers of the moves in the record."""
        rows = await disk.ask(OWN, self.table, self.seat)
        self.possible = {self._found([row["notation"] for row in rows])}
        return [row["number"] for row in rows]

    def check(self, stored: list[str]) -> None:
        self._found(stored)

    def _found(self, stored: list[str]) -> Own:
        for known in self.possible:
            if [notation for _, notation in known] == stored:
                return known
        told = "\n".join(str([notation for _, notation in known][-12:]) for known in self.possible)
        raise AssertionError(
            f"table {self.table}, seat {self.seat}, version {self.version}: what is on disk ends with\n"
            f"{stored[-12:]} ({len(stored)} moves)\nbut what was acknowledged with any of\n{told}"
        )
