"""How games ended, for each seat: kept beside the tables, and longer than them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import JSON, Boolean, Float, Integer, String, select
from sqlalchemy.orm import Mapped, mapped_column

from ..kernel import Match
from .rows import Row, SeatRow, TableRow
from .sound import sound_rows
from .store import Store

LONGEST_THOUGHT = 300
"""Seconds: who takes longer between two moves has left the table meanwhile."""


class ResultRow(Row):
    """What a seat has achieved in a game that is over."""

    __tablename__ = "result"

    table_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    person: Mapped[str | None] = mapped_column(String(32), default=None, index=True)
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(20), default=None)
    game: Mapped[str] = mapped_column(String(20))
    players: Mapped[int] = mapped_column(Integer)
    won: Mapped[bool] = mapped_column(Boolean)
    score: Mapped[int] = mapped_column(Integer)
    details: Mapped[dict[str, int]] = mapped_column(JSON)
    """Where the points came from, or whatever else the game counts (`Outcome.details`)."""
    campaign: Mapped[str | None] = mapped_column(String(16), default=None)
    rounds: Mapped[int] = mapped_column(Integer)
    moves: Mapped[int] = mapped_column(Integer)
    began: Mapped[float] = mapped_column(Float)
    ended: Mapped[float] = mapped_column(Float)
    played: Mapped[float] = mapped_column(Float)
    """Seconds without breaks; 0 if nobody has measured them."""


def time_at_table(row: TableRow, now: float) -> float:
    """Seconds in which somebody has played at a table, with those until now."""
    return row.played + min(max(now - row.updated, 0), LONGEST_THOUGHT)


def results_of(row: TableRow, seats: Sequence[SeatRow], match: Match, ended: float, played: float) -> list[ResultRow]:
    """One for each seat; none of a lesson, or of a position that was tried again."""
    state, outcome = match.state, match.state.outcome
    if outcome is None or row.lesson or row.redeals:
        return []
    return [
        ResultRow(
            table_id=row.id,
            seat=seat.index,
            person=seat.person,
            name=seat.name,
            bot=seat.bot,
            game=row.game,
            players=len(seats),
            won=seat.index in outcome.winners,
            score=outcome.scores[seat.index],
            details=outcome.details[seat.index] if outcome.details else {},
            campaign=row.campaign,
            rounds=state.round,
            moves=state.ply,
            began=row.created,
            ended=ended,
            played=played,
        )
        for seat in seats
    ]


async def results_at_tables_of(store: Store, person: str, most: int) -> dict[str, list[ResultRow]]:
    """All seats of the games that a person has finished, by table, the newest first."""
    async with store.session() as session:
        mine = (
            select(ResultRow.table_id, ResultRow.ended)
            .where(ResultRow.person == person)
            .distinct()
            .order_by(ResultRow.ended.desc(), ResultRow.table_id)
            .limit(most)
        )
        keys = [key for key, _ in await session.execute(mine)]
        found: dict[str, list[ResultRow]] = {key: [] for key in keys}
        wanted = select(ResultRow).order_by(ResultRow.table_id, ResultRow.seat)
        for at in range(0, len(keys), 500):
            some = wanted.where(ResultRow.table_id.in_(keys[at : at + 500]))
            for row in await sound_rows(session, ResultRow, some):
                found[row.table_id].append(row)
        return found
