"""What can go wrong at a table, with the HTTP status that says so."""

from __future__ import annotations

from ..kernel import IllegalMove, Problem


class Missing(Problem):
    """There is no such thing (404)."""


class Forbidden(Problem):
    """Not for this person (403)."""


class Stale(Problem):
    """The position has moved on (409)."""


class Archived(Problem):
    """It was here, and can only be read as a record now (410)."""


RETRY_SECONDS = 5
"""How long to wait before trying again what was not possible just now."""


class Later(Problem):
    """What may be tried again."""

    @property
    def seconds(self) -> int:
        """After so long."""
        return RETRY_SECONDS


class Unavailable(Later):
    """The house cannot do this just now, but soon (503)."""


class TooMany(Later):
    """Somebody has done so much of this that it must wait (429)."""

    @property
    def seconds(self) -> int:
        return int(self.details["seconds"])


STATUS: dict[type[Problem], int] = {
    Missing: 404,
    Forbidden: 403,
    Stale: 409,
    Archived: 410,
    Unavailable: 503,
    TooMany: 429,
    IllegalMove: 422,
    Problem: 400,
}


def status_of(problem: Problem) -> int:
    return next(status for kind, status in STATUS.items() if isinstance(problem, kind))
