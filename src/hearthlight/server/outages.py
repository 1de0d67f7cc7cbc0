"""What a failure of the database means: it passes, by itself or as soon as somebody makes room; or a table is gone."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree

from .problems import Unavailable

AWAY, FULL = "data-away", "disk-full"
_SQLITE = {
    sqlite3.SQLITE_BUSY: AWAY,
    sqlite3.SQLITE_LOCKED: AWAY,
    sqlite3.SQLITE_CANTOPEN: AWAY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: FULL,
}
_POSTGRES = {
    "53100": FULL,
    "58030": FULL,
    "53": AWAY,
    "57P": AWAY,
    "08": AWAY,
    "55P03": AWAY,
    "40": AWAY,
    "25006": AWAY,
}
"""By how the SQLSTATE begins; the first that fits counts."""


def outage(error: Exception) -> Unavailable | None:
    """What to tell people, if this is a failure that passes."""
    key = _outage(error)
    return Unavailable(key) if key else None


def for_no_table(error: Exception) -> bool:
    """Whether something was to be kept with a table that there is no more: all that points elsewhere points there."""
    if not isinstance(error, IntegrityError):
        return False
    sqlite, postgres = (getattr(error.orig, name, None) for name in ("sqlite_errorcode", "sqlstate"))
    return sqlite == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY or postgres == "23503"


def reason_of(error: Exception) -> str:
    """The driver's own words, in one line."""
    words = str(getattr(error, "orig", None) or error).strip().splitlines()
    return (words[0] if words else type(error).__name__).rstrip(".")


def _outage(error: Exception) -> str | None:
    if isinstance(error, OSError | NoneFree):  # nobody there, or all connections are taken
        return AWAY
    if not isinstance(error, DBAPIError):
        return None
    if (code := getattr(error.orig, "sqlite_errorcode", None)) is not None:
        return _SQLITE.get(code & 0xFF)  # the rest are details
    state = getattr(error.orig, "sqlstate", None) or ""
    found = next((key for begin, key in _POSTGRES.items() if state.startswith(begin)), None)
    return found or (AWAY if error.connection_invalidated else None)
