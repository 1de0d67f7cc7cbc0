"""Clocks: how long those who are to act may take, and what happens when their time is up.

`Timing` is kept with the table and written with every move, so a clock runs on while the server does not.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any, Literal

import msgspec

from ..table import Table
from .rows import TableRow

LONGEST = 30 * 24 * 3600


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may take."""

    per: Literal["move", "game"]
    """For each decision anew, or for all of them."""
    seconds: Annotated[int, msgspec.Meta(ge=10, le=LONGEST)]
    then: Literal["move", "seat"] = "move"
    """At zero a bot answers this one question, or it plays on in that seat until its owner is back (on an open seat,
    which has no owner, it answers one question)."""


class Timing(msgspec.Struct, frozen=True):
    """How much time each seat has left, and since when it is running out."""

    left: list[float]
    """At the moment in `since`, or for good where the clock does not run."""
    since: list[float | None]
    ply: int = 0
    """The most moves that there have been. Whoever takes a move back gets no new time."""

    @property
    def deadline(self) -> float | None:
        """When the first seat runs out of time."""
        ends = [began + left for left, began in zip(self.left, self.since, strict=True) if began is not None]
        return min(ends, default=None)

    def out_of_time(self, now: float) -> list[int]:
        """Seats that are to act and have no time left."""
        return [
            seat
            for seat, (left, began) in enumerate(zip(self.left, self.since, strict=True))
            if began is not None and began + left <= now
        ]


def asked(table: Table) -> set[int]:
    """The seats whose clocks run: those that are to act, without bots, once the game has begun. A seat that is open
    again has a clock, too: the others need not wait for ever."""
    if table.finished or table.waiting:
        return set()
    return {seat for seat in table.answering() if table.seats[seat].kind != "bot"}


def wound(clock: Clock, table: Table, now: float) -> Timing:
    """The clocks of a table that begins."""
    seats = len(table.seats)
    fresh = Timing([float(clock.seconds)] * seats, [None] * seats, table.match.state.ply)
    return pressed(clock, fresh, asked(table), table.match.state.ply, None, now)


def pressed(clock: Clock, timing: Timing, running: Collection[int], ply: int, mover: int | None, now: float) -> Timing:
    """The clocks after something has been done: those of `running` run from now on. Where time is given for each
    decision, who has moved and is asked again gets all of it, and so does who is asked anew."""
    left, further = list(timing.left), ply > timing.ply
    for seat, began in enumerate(timing.since):
        if began is not None:
            left[seat] -= now - began
        if clock.per == "move" and seat in running and further and (began is None or seat == mover):
            left[seat] = float(clock.seconds)
    since = [now if seat in running else None for seat in range(len(left))]
    return Timing(left, since, max(ply, timing.ply))


def timing_after(
    kept: dict[str, Any] | None, timing: dict[str, Any] | None, table: Table, mover: int | None, now: float
) -> dict[str, Any]:
    """What is written of the clocks with a change of a table; nothing at one without."""
    if kept is None:
        return {}
    clock = msgspec.convert(kept, Clock)
    if timing is None:
        told = wound(clock, table, now)
    else:
        before = msgspec.convert(timing, Timing)
        told = pressed(clock, before, asked(table), table.match.state.ply, mover, now)
    return {"timing": msgspec.to_builtins(told), "deadline": told.deadline}


def clock_of(row: TableRow) -> Clock | None:
    return msgspec.convert(row.clock, Clock) if row.clock else None
