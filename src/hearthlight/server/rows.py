"""The rows on disk. A table is its record: header, seats and moves. Beside it lies how it stands, so that nothing has
to be played again, and so that it goes on when its moves would make another game."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import JSON, Boolean, Float, ForeignKey, Integer, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Row(DeclarativeBase):
    pass


class PersonRow(Row):
    """Somebody who came by: known by a signed cookie."""

    __tablename__ = "person"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    liking: Mapped[dict[str, str | int] | None] = mapped_column(JSON(none_as_null=True), default=None)
    """How they like the table, as far as they have said: see `liking.Liking`."""


class TableRow(Row):
    __tablename__ = "game_table"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    host: Mapped[str] = mapped_column(String(32), index=True)
    game: Mapped[str] = mapped_column(String(20))
    pack: Mapped[str] = mapped_column(String(200))
    pack_hash: Mapped[str] = mapped_column(String(32))
    rules: Mapped[int] = mapped_column(Integer, default=1)
    """The version of the rules under which it began."""
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(24))
    version: Mapped[int] = mapped_column(Integer, default=0)
    """Counts every change; whoever writes names the version that it saw."""
    since: Mapped[list[int]] = mapped_column(JSON)
    """For each seat the version from which on it has been asked the same, and may take back the same."""
    created: Mapped[float] = mapped_column(Float)
    updated: Mapped[float] = mapped_column(Float)
    played: Mapped[float] = mapped_column(Float, default=0.0)
    """Seconds in which somebody played here: see `results.time_at_table`."""
    finished: Mapped[bool] = mapped_column(Boolean, default=False)
    round: Mapped[int] = mapped_column(Integer, default=0)
    to_act: Mapped[list[int]] = mapped_column(JSON)
    winners: Mapped[list[int]] = mapped_column(JSON)
    campaign: Mapped[str | None] = mapped_column(String(16), default=None)
    lesson: Mapped[str | None] = mapped_column(String(40), default=None)
    """The lesson that is taken here; none: an ordinary table."""
    read: Mapped[int] = mapped_column(Integer, default=0)
    """How far the lesson was read: see `lessons.Guided`."""
    public: Mapped[bool] = mapped_column(Boolean, default=False)
    """Listed, and its open seats are for whoever comes; else for those who are invited."""
    foreknown: Mapped[bool] = mapped_column(Boolean, default=False)
    """Somebody knows all that will come (who chose the seed, or saved the record): only the host may sit down, where
    nobody else plays."""
    brought: Mapped[bool] = mapped_column(Boolean, default=False)
    """It came as a record, or goes on from a game that is over: somebody may know what will come. Guests are told."""
    hints: Mapped[bool] = mapped_column(Boolean, default=True)
    """Whether people may ask what to do."""
    redeals: Mapped[list[tuple[int, int, str]]] = mapped_column(JSON, default=list)
    """Where all that a seat could not know was dealt anew: see `kernel.Redeal`. Seeds are text: they are long."""
    invite: Mapped[str] = mapped_column(String(32), default=lambda: secrets.token_urlsafe(16), index=True)
    """The secret of the table: who has it may take any open seat."""
    rematch: Mapped[str | None] = mapped_column(String(16), default=None)
    """The table at which the same people play again."""
    votes: Mapped[dict[str, dict[str, float]]] = mapped_column(JSON, default=dict)
    """By seat, who wants a bot to play there, and since when."""
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    """See `clocks.Clock`; none: everybody takes as long as they like."""
    timing: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    """How much of it is left: see `clocks.Timing`."""
    deadline: Mapped[float | None] = mapped_column(Float, default=None, index=True)
    """When the first of those who are to act runs out of time."""


class SeatRow(Row):
    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    index: Mapped[int] = mapped_column("number", Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    """`person`, `open` or `bot`."""
    name: Mapped[str] = mapped_column(String(40), default="")
    bot: Mapped[str | None] = mapped_column(String(20), default=None)
    person: Mapped[str | None] = mapped_column(String(32), default=None, index=True)
    """Who sits there. With a bot: for whom it plays, until they are back."""
    invite: Mapped[str] = mapped_column(String(32), unique=True)
    """The secret of the seat: who has it may sit down."""
    reserved: Mapped[str | None] = mapped_column(String(32), default=None, index=True)
    """For whom an open seat is kept: they need no invitation. With a bot: who gave it up, for a
    rematch."""


class MoveRow(Row):
    __tablename__ = "move"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(Integer)
    notation: Mapped[str] = mapped_column(String(200))
    made_by: Mapped[int] = mapped_column(Integer)
    follows: Mapped[bool] = mapped_column(Boolean, default=False)
    auto: Mapped[bool] = mapped_column(Boolean, default=False)
    ordered: Mapped[str] = mapped_column(String(40), default="")
    late: Mapped[bool] = mapped_column(Boolean, default=False)
    """How it came about: see `table.Made`."""
    events: Mapped[str | None] = mapped_column(Text, default=None)
    """What it brought about (`kernel.write_events`); nothing at a table that is older than this column."""
    fingerprint: Mapped[str | None] = mapped_column(String(16), default=None)
    """That of the state after it, at the end of what was played at once."""


class PackRow(Row):
    """The content of a pack with which a table was begun: however the house's own changes, it plays on with this."""

    __tablename__ = "pack"

    game: Mapped[str] = mapped_column(String(20), primary_key=True)
    hash: Mapped[str] = mapped_column(String(32), primary_key=True)
    """As tables name it."""
    content: Mapped[str] = mapped_column(Text)
    """See `kernel.packs.Pack.kept`."""


class KeptRow(Row):
    """How a table stands after its last move: written with every move, while the rules of the move are here."""

    __tablename__ = "kept"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    state: Mapped[bytes] = mapped_column(LargeBinary)
    """See `kernel.encode`."""
    sealed: Mapped[int] = mapped_column(Integer)
    """See `kernel.Match.sealed`."""
    opening: Mapped[str] = mapped_column(Text)
    """What happened before the first move."""


class ResumedRow(Row):
    """Where a table went on under other rules: see `kernel.Resumed`."""

    __tablename__ = "resumed"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[int] = mapped_column("after", Integer, primary_key=True, autoincrement=False)
    rules: Mapped[int] = mapped_column(Integer)
    state: Mapped[bytes] = mapped_column(LargeBinary)


class SuggestionRow(Row):
    """What a seat would choose in the joint decision of now. Gone with the next move."""

    __tablename__ = "suggestion"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    notation: Mapped[str] = mapped_column(String(200))


class ChatRow(Row):
    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class PutAwayRow(Row):
    """A table that somebody has put away: their lists show it apart."""

    __tablename__ = "put_away"

    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)


class HereRow(Row):
    """Somebody has a table open in one of several processes, as that process said last."""

    __tablename__ = "here"

    process: Mapped[str] = mapped_column(String(32), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True, index=True)
    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    phone: Mapped[bool] = mapped_column(Boolean)
    seen: Mapped[float] = mapped_column(Float)


class CampaignRow(Row):
    """A campaign of one person; `story` is the campaign file."""

    __tablename__ = "campaign"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person: Mapped[str] = mapped_column(String(32), index=True)
    game: Mapped[str] = mapped_column(String(20))
    story: Mapped[str] = mapped_column(Text)
    table_id: Mapped[str | None] = mapped_column(String(16), default=None)
    """The table of the chapter that is being played."""


class LearntRow(Row):
    """A lesson that somebody has taken to its end."""

    __tablename__ = "learnt"

    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(20), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(40), primary_key=True)


class BestRow(Row):
    """A result that somebody who played alone may be proud of; a game says which, and what `key` means."""

    __tablename__ = "best"

    table_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person: Mapped[str] = mapped_column(String(32), index=True)
    game: Mapped[str] = mapped_column(String(20))
    key: Mapped[str] = mapped_column(String(40))
    score: Mapped[int] = mapped_column(Integer)
    details: Mapped[dict[str, int]] = mapped_column(JSON)
