"""The ledger of the long soak notices what it is there for."""

from __future__ import annotations

from typing import Any

import pytest

from .houses import run_apart
from .ledger import Disk, Ledger


class Shown(Disk):
    """A disk with what a test says."""

    def __init__(self) -> None:
        super().__init__("")
        self.moves: list[str] = []

    async def ask(self, query: str, *values: object) -> list[Any]:
        return [{"number": number, "notation": notation} for number, notation in enumerate(self.moves)]


@pytest.fixture
def disk() -> Shown:
    return Shown()


@pytest.fixture
def ledger() -> Ledger:
    return Ledger("table", 0, ["before"], alone=True)


def play(ledger: Ledger, disk: Shown, *moves: str, stored: list[str]) -> None:
    """These are acknowledged, and that is on disk."""
    before, disk.moves = len(stored) - len(moves), stored
    seen, version = {"version": ledger.version, "ply": before}, ledger.version + 1
    answer = {"version": version, "ply": len(stored), "played": len(moves)}
    run_apart(ledger.played(disk, list(moves), seen, answer))


def test_what_was_acknowledged_must_stay(ledger: Ledger, disk: Shown) -> None:
    play(ledger, disk, "a", "b", stored=["before", "a", "b"])
    ledger.check(["before", "a", "b"])
    for other in (["before", "a"], ["before", "b", "a"], ["a", "b"], ["before", "a", "b", "c"], []):
        with pytest.raises(AssertionError, match="what was acknowledged"):
            ledger.check(other)


def test_what_has_no_answer_may_be_there_until_the_next_one(ledger: Ledger, disk: Shown) -> None:
    ledger.maybe_played(["a"])
    ledger.check(["before"])
    ledger.check(["before", "a"])
    play(ledger, disk, "b", stored=["before", "b"])
    with pytest.raises(AssertionError, match="what was acknowledged"):
        ledger.check(["before", "a", "b"])


def test_an_undo_takes_back_what_was_made_at_once(ledger: Ledger, disk: Shown) -> None:
    play(ledger, disk, "a", stored=["before", "a"])
    play(ledger, disk, "b", "c", stored=["before", "a", "b", "c"])
    ledger.maybe_undone()
    ledger.check(["before", "a"])
    ledger.check(["before", "a", "b", "c"])
    with pytest.raises(AssertionError, match="what was acknowledged"):
        ledger.check(["before"])
    disk.moves = ["before", "a"]
    run_apart(ledger.undone(disk, {"version": ledger.version + 1}))
    with pytest.raises(AssertionError, match="what was acknowledged"):
        ledger.check(["before", "a", "b", "c"])


def test_a_move_stands_where_it_was_made(ledger: Ledger, disk: Shown) -> None:
    disk.moves = ["before", "a"]
    with pytest.raises(AssertionError, match="table table, seat 0"):
        run_apart(ledger.played(disk, ["a"], {"version": 1, "ply": 2}, {"version": 2, "ply": 3, "played": 1}))
