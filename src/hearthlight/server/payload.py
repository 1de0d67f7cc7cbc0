"""What the page gets besides what `table` shows: whose table it is, who sits there, what is said."""

from __future__ import annotations

from typing import Literal

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
    free: bool
    """Whoever looks may sit down there, without an invitation."""
    presence: Literal["here", "phone", "away"] | UnsetType = UNSET
    """Whether its person has the table open."""
    stands_in: bool | UnsetType = UNSET
    """A bot plays for its person, who may come back."""
    votes: int | UnsetType = UNSET
    """So many want a bot to play there."""
    hosts: bool | UnsetType = UNSET
    """Whoever sits there has made the table."""
    colour: str | UnsetType = UNSET
    """Of its pieces, where the game has colours."""
    hues: dict[str, str] | UnsetType = UNSET
    """How that colour looks, by palette."""
    gave_up: bool | UnsetType = UNSET
    """Whoever looks sat there and gave up: a bot plays to the end."""


class ClockInfo(msgspec.Struct, frozen=True):
    """How long people may take."""

    per: Literal["move", "game"]
    seconds: int
    then: Literal["move", "seat"]
    """At zero a bot answers this one question, or takes over the seat."""
    left: list[float]
    """The seconds that each seat has left at this moment."""
    running: list[int]
    """The seats whose clocks run."""


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
    orders: int | UnsetType = UNSET
    """How many orders this seat has given ahead; nothing where there are none to give."""
    invite: str | UnsetType = UNSET
    """The secret of the table's invitation; only the host sees it, and only while a seat is open."""
    rematch: str | UnsetType = UNSET
    """The table at which the same people play again."""
    plays_again: bool | UnsetType = UNSET
    """Whoever looks can play again with those who sat here, also if they gave up."""
    clock: ClockInfo | UnsetType = UNSET
    expires: float | UnsetType = UNSET
    """When it will be cleared, because nobody touches it; said only when that is soon."""


class Played(TableInfo, frozen=True, kw_only=True):
    """A table after moves in a row, and how many of them were played: they end early where something new has come to
    light, where somebody else is to act, and where one is not legal any more."""

    played: int


class Replayed(TableInfo, frozen=True, kw_only=True):
    """A table at an earlier moment; `last` is the number of moves there are."""

    first: int
    """What was before so many moves was played under other rules: the log tells it, but nobody can show it."""
    last: int
    did: str
    """Who did what to get there, where the log says nothing about it."""
