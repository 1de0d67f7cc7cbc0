"""What can go wrong at a table, with the HTTP status that says so."""

from __future__ import annotations

from ..kernel import IllegalMove, Problem


class Missing(Problem):
    """There is no such thing (404)."""


class Forbidden(Problem):
    """Not for this person (403)."""


class Stale(Problem):
    """The position has moved on (409)."""


class Unavailable(Problem):
    """The house cannot do this just now, but soon (503)."""


RETRY_SECONDS = 5
"""How long to wait before trying again what was not possible just now."""
STATUS: dict[type[Problem], int] = {
    Missing: 404,
    Forbidden: 403,
    Stale: 409,
    Unavailable: 503,
    IllegalMove: 422,
    Problem: 400,
}


def status_of(problem: Problem) -> int:
    return next(status for kind, status in STATUS.items() if isinstance(problem, kind))
