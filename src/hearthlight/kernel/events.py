"""What happened, for logs and for motion on a page. Events drive nothing: the state is the truth."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .moves import Move

Value = str | int | Sequence[str | int]


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """`kind` names the message `event-<kind>`. `secret` is known to `seat` only; `data` to everyone."""

    kind: str
    seat: int | None = None
    data: dict[str, Value] = {}
    secret: dict[str, Value] = {}
    move: Move | None = None
    """What was done, where the event is about a move."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat (or a spectator) may know it."""
        if not self.secret or (seat is not None and seat == self.seat):
            return self
        return Event(self.kind, self.seat, self.data, move=self.move)
