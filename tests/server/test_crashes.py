"""`kill -9` in the midst of scripted games: every acknowledged move is there afterwards, no table is broken."""

from __future__ import annotations

import random
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from hearthlight.kernel import Dice

from .houses import PATIENCE, Server
from .people import Person, pick

GAMES = 50
FEWEST_MOVES = 11


@pytest.mark.parametrize("kills", [1, pytest.param(10, marks=pytest.mark.soak)])
def test_every_acknowledged_move_survives_a_power_cut(tmp_path: Path, kills: int) -> None:
    """Fifty tables of both games (one alone, the other against a bot), played by hand between and during the cuts."""
    server = Server(str(tmp_path / "house.sqlite"))
    chance = random.Random(1)
    person = Person(server.url, "Ada")
    tables = [
        person.create("me", game="frostpunk", seed=number) if number % 2 else person.create("me", "random", seed=number)
        for number in range(GAMES)
    ]
    acknowledged: dict[str, list[str]] = {table: [] for table in tables}
    for kill in range(kills):
        cut, dice, left = threading.Thread(target=server.kill), Dice(kill), chance.randrange(FEWEST_MOVES, 40)
        try:
            while True:
                if left <= 0 and cut.ident is None:
                    cut.start()  # while the next requests are on their way
                table = chance.choice(tables)
                info = person.look(table)
                if not info["decision"]:
                    continue
                move = pick(info, dice)
                answer = person.try_play(info, move)
                if answer.is_success:
                    acknowledged[table].append(move)
                    left -= 1
        except httpx.TransportError:
            pass
        cut.join()
        server.process.wait()
        server.start()
        person.http.close()
        person = reborn(person)
        for table in tables:
            check_table(person, tmp_path / "house.sqlite", table, acknowledged[table])
    assert sum(map(len, acknowledged.values())) >= kills * FEWEST_MOVES
    person.http.close()
    server.stop()


def test_moves_that_share_a_commit_survive_it_too(tmp_path: Path) -> None:
    """Everybody plays at a table of their own at the same time, until the power is cut."""
    server = Server(str(tmp_path / "house.sqlite"))
    people = [Person(server.url, f"{number}") for number in range(12)]
    tables = [person.create("me", seed=number) for number, person in enumerate(people)]
    acknowledged: list[list[str]] = [[] for _ in people]
    enough = threading.Event()

    def plays(number: int) -> None:
        person, dice, info = people[number], Dice(number), people[number].look(tables[number])
        with suppress(httpx.TransportError):
            while info["decision"]:
                move = pick(info, dice)
                info = person.play(info, move)
                acknowledged[number].append(move)
                if sum(map(len, acknowledged)) > FEWEST_MOVES * len(people):
                    enough.set()

    playing = [threading.Thread(target=plays, args=(number,)) for number in range(len(people))]
    for thread in playing:
        thread.start()
    assert enough.wait(PATIENCE)
    server.kill()
    for thread in playing:
        thread.join()
    server.start()
    for person, table, moves in zip(people, tables, acknowledged, strict=True):
        again = reborn(person)
        check_table(again, tmp_path / "house.sqlite", table, moves)
        again.http.close()
    server.stop()


def reborn(person: Person) -> Person:
    """The same cookies in a new browser window."""
    again = Person.__new__(Person)
    again.url = person.url
    again.http = httpx.Client(base_url=person.url, timeout=PATIENCE, cookies=person.http.cookies)
    return again


def check_table(person: Person, data: Path, table: str, moves: list[str]) -> None:
    """What was acknowledged is on disk, in order (the one cut off may be there too), and the table can be played.

    What the table answers by itself is left out.
    """
    own = "SELECT notation FROM move WHERE table_id = ? AND seat = 0 AND NOT auto ORDER BY number"
    with closing(sqlite3.connect(data)) as disk:
        rows = disk.execute(own, (table,))
        stored = [notation for (notation,) in rows]
    assert stored[: len(moves)] == moves
    assert len(stored) <= len(moves) + 1
    moves[:] = stored
    info = person.look(table)
    assert info["finished"] or info["decision"] or 0 not in info["to_act"]
