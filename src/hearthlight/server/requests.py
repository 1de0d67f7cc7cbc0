"""What may come in, with its limits."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .clocks import Clock
from .names import LONGEST, UNWANTED

MOST_SEATS = 12
"""More than any table has. How many a game really has, the game says."""

MOST_AT_ONCE = 60
"""Moves in a row."""

Name = Annotated[str, msgspec.Meta(max_length=LONGEST, pattern=f"^[^{UNWANTED}]*$")]
"""In one line."""
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Invite = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Notation = Annotated[str, msgspec.Meta(max_length=200)]
BotName = Annotated[str, msgspec.Meta(max_length=20)]
ColourName = Annotated[str, msgspec.Meta(max_length=20)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that is sent to the server."""


class WantedSeat(Body, frozen=True):
    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: BotName | None = None
    colour: ColourName = ""
    """One of the game's (`GameInfo.colours`), for this seat alone; none: one of those that are left."""


Seats = Annotated[list[WantedSeat], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]


OptionName = Annotated[str, msgspec.Meta(max_length=20)]
Chosen = dict[OptionName, Annotated[str, msgspec.Meta(max_length=20)] | int]


class NewTable(Body, frozen=True):
    game: Annotated[str, msgspec.Meta(max_length=20)]
    options: Chosen
    seats: Seats
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] | None = None
    hints: bool = True
    """Whether people may ask what to do."""
    public: bool = False
    """Whether the table is listed and its open seats are for anybody; else for those who are invited."""
    clock: Clock | None = None
    """How long people may take; none: as long as they like."""


class NewMoves(Body, frozen=True):
    seat: Seat
    version: Version
    move: Notation | None = None
    """One move,"""
    moves: Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=MOST_AT_ONCE)] | None = None
    """or several in a row; not both."""
    auto: bool = True
    """Answer by itself what then needs no thought. (False: ask everything.)"""

    def __post_init__(self) -> None:
        if (self.move is None) == (self.moves is None):
            raise ValueError("either `move` or `moves`")

    @property
    def notations(self) -> list[str]:
        return self.moves or [self.move or ""]


class Suggest(Body, frozen=True):
    seat: Seat
    version: Version
    move: Notation | None


class NewOrder(Body, frozen=True):
    seat: Seat
    order: Annotated[str, msgspec.Meta(max_length=40)]
    way: Annotated[str, msgspec.Meta(max_length=40)] | None
    """How the question is to be answered, an empty word where there is only one way; null cancels the order."""


class Undo(Body, frozen=True):
    seat: Seat
    version: Version
    move: Notation | None = None
    """That move alone, while several choose at the same time."""


class Chat(Body, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Join(Body, frozen=True):
    name: Name = ""
    seat: Seat | None = None
    invite: Invite | None = None
    colour: ColourName = ""
    """Of my pieces; none: the one that the seat has."""


class JoinByInvite(Body, frozen=True):
    invite: Invite
    name: Name = ""
    seat: Seat | None = None
    """Which of the open seats, where the invitation is for all of them."""
    colour: ColourName = ""
    """Of my pieces; none: the one that the seat has."""


class Leave(Body, frozen=True):
    seat: Seat
    how: Literal["open", "bot", "concede"] = "open"
    """The seat is open again; or a bot plays there until I am back, or for good."""


class GiveToBot(Body, frozen=True):
    bot: BotName | None = None
    """Which one; none: the usual one of the game."""


class Colour(Body, frozen=True):
    colour: ColourName


class Nothing(Body, frozen=True):
    """There is nothing to say."""


class PutAway(Body, frozen=True):
    away: bool


class Import(Body, frozen=True):
    text: Annotated[str, msgspec.Meta(max_length=400_000)]


class Learn(Body, frozen=True):
    seat: Seat
    version: Version
    does: Literal["next", "back", "show", "again", "leave"]
    """I have read it; I want to read it again; show me; let me try it again; I play on without the lesson."""


class Fork(Body, frozen=True):
    at: Ply
    seats: Seats


class Me(Body, frozen=True):
    name: Name


class NewWebhook(Body, frozen=True):
    kind: Literal["ntfy", "discord", "slack"]
    url: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class NewCampaign(Body, frozen=True):
    game: Annotated[str, msgspec.Meta(max_length=20)]
    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    names: Annotated[list[Name], msgspec.Meta(max_length=MOST_SEATS)] = []


class PlayChapter(Body, frozen=True):
    seats: Seats
    options: Chosen = {}
    """What the campaign leaves open: the reading of a rule, who starts."""
    hints: bool = True
    """Whether people may ask what to do."""
