"""How much one person and one address may do: plenty for an evening, too little to fill a disk."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil

from .networks import network_of
from .problems import TooMany
from .settings import Settings

AN_ADDRESS = 5
"""Behind one address there may be a family or a club: it may do so many times as much as a person."""
MOST_KNOWN = 10_000


class Quota:
    """So many in so many seconds for each person, saved up while nothing is done; 0 for no limit."""

    def __init__(self, problem: str, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.problem, self.most, self.seconds, self._clock = problem, most, seconds, clock
        self._spent: dict[str, tuple[float, float]] = {}
        """For each how much of it was spent, and when that was counted. It comes back with time."""

    def spend(self, person: str, address: str) -> None:
        """Count one more, or say when there will be room again; then nothing is counted."""
        if not self.most:
            return
        limits = _limits(self.most, person, address)
        spent = {who: self._spent_by(who, most) for who, most in limits.items()}
        for who, most in limits.items():
            if spent[who] + 1 > most:
                raise TooMany(self.problem, seconds=ceil((spent[who] + 1 - most) * self.seconds / most))
        now = self._clock()
        self._spent |= {who: (known + 1, now) for who, known in spent.items()}
        if len(self._spent) > MOST_KNOWN:
            self._forget()

    def _spent_by(self, who: str, most: int) -> float:
        spent, then = self._spent.get(who, (0.0, 0.0))
        return max(0.0, spent - (self._clock() - then) * most / self.seconds)

    def _forget(self) -> None:
        """Those who have done nothing for so long that all is theirs again. Of very many, those who have done least."""
        long_ago = self._clock() - self.seconds
        known = [one for one in self._spent.items() if one[1][1] > long_ago]
        if len(known) > MOST_KNOWN // 2:
            known = sorted(known, key=lambda one: one[1][0], reverse=True)[: MOST_KNOWN // 2]
        self._spent = dict(known)


class Quotas:
    """All there are in one process."""

    def __init__(self, settings: Settings) -> None:
        self.tables = Quota("too-many-tables", settings.tables_per_hour, 3600)
        self.chat = Quota("too-much-chat", settings.chat_per_minute, 60)
        self.changes = Quota("too-many-changes", settings.changes_per_hour, 3600)
        self.tests = Quota("too-many-tests", 10, 600)
        self.codes = Quota("too-many-codes", settings.codes_per_hour, 3600)
        self._most_sockets = settings.sockets_per_person
        self._sockets: Counter[str] = Counter()

    @contextmanager
    def socket(self, person: str, address: str) -> Iterator[None]:
        """One more live connection of a person, as long as it lasts."""
        limits = _limits(self._most_sockets, person, address)
        if self._most_sockets and any(self._sockets[who] >= most for who, most in limits.items()):
            raise TooMany("too-many-sockets", seconds=60)
        self._sockets.update(limits.keys())
        try:
            yield
        finally:
            self._sockets.subtract(limits.keys())
            self._sockets += Counter()  # those who have none left are forgotten


def _limits(most: int, person: str, address: str) -> dict[str, int]:
    """Who is counted, and up to which number."""
    return {f"person {person}": most, f"address {network_of(address)}": most * AN_ADDRESS}
