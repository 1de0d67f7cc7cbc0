"""Where people are told that it is their turn, and of which turns they were told."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from .rows import Row


class WebhookRow(Row):
    """Where somebody wants a message. The address is theirs alone: it is told to nobody and stands in no log."""

    __tablename__ = "webhook"

    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    """`ntfy`, `discord` or `slack`."""
    url: Mapped[str] = mapped_column(Text)
    language: Mapped[str] = mapped_column(String(10))
    home: Mapped[str] = mapped_column(String(200))
    """Where they reach this house, for a link to the table."""


class ToldTurnRow(Row):
    """The last turn of a seat that was told: by the number of moves that the seat had made before it."""

    __tablename__ = "told_turn"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    moves: Mapped[int] = mapped_column(Integer)
