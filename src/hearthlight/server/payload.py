"""What the page gets besides what `table` shows: whose table it is, who sits there, what is said."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from ..lessons import LessonInfo
from ..table import Sight


class SeatInfo(msgspec.Struct, frozen=True):
    """A chair at the table."""

    index: int
    name: str
    kind: str
    """`person`, `open` or `bot`."""
    bot: str | None
    mine: bool
    thinking: bool
    invite: str | None
    """The secret of the seat's invite link; only the host sees it, and only while the seat is open."""


class ChatLine(msgspec.Struct, frozen=True):
    name: str
    text: str
    at: float


class TableInfo(Sight, frozen=True, kw_only=True):
    """A table of this server through the eyes of one seat (or of a spectator)."""

    id: str
    version: int
    """A move names the version that it answers."""
    seats: list[SeatInfo]
    host: bool
    chat: list[ChatLine]
    campaign: str | None
    lesson: LessonInfo | UnsetType = UNSET
    """What the lesson says that is taken here."""


class Played(TableInfo, frozen=True, kw_only=True):
    """A table after moves in a row, and how many of them were played: they end early where something new has come to
    light, where somebody else is to act, and where one is not legal any more."""

    played: int


class Replayed(TableInfo, frozen=True, kw_only=True):
    """A table at an earlier moment; `last` is the number of moves there are."""

    last: int
    did: str
    """Who did what to get there, where the log says nothing about it."""
