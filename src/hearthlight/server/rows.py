"""The rows on disk. A table is its record: header, seats and moves; everything else can be played again."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Boolean, Float, ForeignKey, Integer, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Row(DeclarativeBase):
    pass


class PersonRow(Row):
    """Somebody who came by: known by a signed cookie."""

    __tablename__ = "person"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), default="")


class TableRow(Row):
    __tablename__ = "game_table"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    host: Mapped[str] = mapped_column(String(32), index=True)
    game: Mapped[str] = mapped_column(String(20))
    pack: Mapped[str] = mapped_column(String(200))
    pack_hash: Mapped[str] = mapped_column(String(32))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(24))
    version: Mapped[int] = mapped_column(Integer, default=0)
    """Counts every change; whoever writes names the version that it saw."""
    since: Mapped[list[int]] = mapped_column(JSON)
    """For each seat the version from which on it has been asked the same, and may take back the same."""
    created: Mapped[float] = mapped_column(Float)
    updated: Mapped[float] = mapped_column(Float)
    finished: Mapped[bool] = mapped_column(Boolean, default=False)
    round: Mapped[int] = mapped_column(Integer, default=0)
    to_act: Mapped[list[int]] = mapped_column(JSON)
    winners: Mapped[list[int]] = mapped_column(JSON)
    campaign: Mapped[str | None] = mapped_column(String(16), default=None)
    lesson: Mapped[str | None] = mapped_column(String(40), default=None)
    """The lesson that is taken here; none: an ordinary table."""
    read: Mapped[int] = mapped_column(Integer, default=0)
    """How far the lesson was read: see `lessons.Guided`."""
    hints: Mapped[bool] = mapped_column(Boolean, default=True)
    """Whether people may ask what to do."""
    redeals: Mapped[list[tuple[int, int, str]]] = mapped_column(JSON, default=list)
    """Where all that a seat could not know was dealt anew: see `kernel.Redeal`. Seeds are text: they are long."""


class SeatRow(Row):
    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    index: Mapped[int] = mapped_column("number", Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    """`person`, `open` or `bot`."""
    name: Mapped[str] = mapped_column(String(40), default="")
    bot: Mapped[str | None] = mapped_column(String(20), default=None)
    person: Mapped[str | None] = mapped_column(String(32), default=None, index=True)
    invite: Mapped[str] = mapped_column(String(32), unique=True)
    """The secret of the seat: who has it may sit down."""


class MoveRow(Row):
    __tablename__ = "move"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(Integer)
    notation: Mapped[str] = mapped_column(String(200))
    made_by: Mapped[int] = mapped_column(Integer)
    follows: Mapped[bool] = mapped_column(Boolean, default=False)
    auto: Mapped[bool] = mapped_column(Boolean, default=False)
    """How it came about: see `table.Made`."""


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
