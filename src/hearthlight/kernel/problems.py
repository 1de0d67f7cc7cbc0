"""Everything that can go wrong for a user is a `Problem`: a message key and its arguments, never prose."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial


class Problem(Exception):
    """Something the user can understand and mend. `key` names the message `problem-<key>`."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details

    def __reduce__(self) -> tuple[Callable[[], Problem], tuple[()]]:
        """From one process to another."""
        return partial(type(self), self.key, **self.details), ()

    def __str__(self) -> str:
        return f"{self.key}: " + ", ".join(f"{name}={value}" for name, value in self.details.items())


class Unforeseen(Exception):
    """Chance, or a secret, would decide what comes now: nobody can see any farther."""


class IllegalMove(Problem):
    """A move that the current decision does not offer. The state is as it was."""


class BadRecord(Problem):
    """A record that cannot be read or does not fit the game it names."""


class BadPack(Problem):
    """A content pack that breaks its schema or the rules of its game."""


class BadOptions(Problem):
    """A game was asked for with options that it does not have."""
