"""What happened, for logs and for motion on a page. Events drive nothing: the state is the truth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec

from .moves import Move

Value = str | int | Sequence[str | int]
_Value = str | int | tuple[str | int, ...]


NO_SECRET: dict[str, Value] = {}
"""What most events have: one for all of them."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
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


class _Written(msgspec.Struct, frozen=True):
    """An event as text has it: which moves there are, only a game knows."""

    kind: str
    seat: int | None = None
    data: dict[str, _Value] = {}
    secret: dict[str, _Value] = {}
    move: dict[str, Any] | None = None


_reader = msgspec.json.Decoder(list[_Written])


def write_events(events: Iterable[Event]) -> str:
    """Events as text, to be kept."""
    return msgspec.json.encode(list(events)).decode()


def read_events(text: str, moves: Any) -> list[Event]:
    """The same again; `moves` are those that they may tell of (`State.told`). Nothing where it cannot be read: what was
    told in another age drives nothing."""
    try:
        return [_event(told, moves) for told in _reader.decode(text)]
    except msgspec.DecodeError:
        return []


def _event(told: _Written, moves: Any) -> Event:
    move = None if told.move is None else msgspec.convert(told.move, moves)
    data, secret = cast("dict[str, Value]", told.data), cast("dict[str, Value]", told.secret)
    return Event(told.kind, told.seat, data, secret, move)
