"""Standing orders on disk. All functions work within a transaction of the store."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Integer, String, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.schema import ForeignKey

from ..table import Standing
from .rows import Row, TableRow


class OrderRow(Row):
    """What somebody has said ahead: see `table.Standing`."""

    __tablename__ = "standing_order"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    way: Mapped[str] = mapped_column(String(40))
    round: Mapped[int] = mapped_column(Integer)


async def orders(session: AsyncSession, key: str) -> list[Standing]:
    rows = await session.execute(
        select(OrderRow.seat, OrderRow.key, OrderRow.way, OrderRow.round)
        .where(OrderRow.table_id == key)
        .order_by(OrderRow.seat, OrderRow.key)
    )
    return [Standing(*row) for row in rows]


async def replace(session: AsyncSession, key: str, standing: Sequence[Standing]) -> None:
    """These are all orders at a table from now on."""
    await session.execute(delete(OrderRow).where(OrderRow.table_id == key))
    if standing:
        rows = [
            {"table_id": key, "seat": order.seat, "key": order.key, "way": order.way, "round": order.round}
            for order in standing
        ]
        await session.execute(insert(OrderRow), rows)


async def forget(session: AsyncSession, key: str, seat: int) -> None:
    """Whoever sat there has got up."""
    await session.execute(delete(OrderRow).where(OrderRow.table_id == key, OrderRow.seat == seat))


async def keep(session: AsyncSession, key: str, seen: int, standing: Sequence[Standing]) -> bool:
    """Write them where nothing else has changed, if the table is still at that version; whether it was done.

    The version counts up, so that other processes read them; no seat is asked anything else, so no move is too late.
    """
    done = await session.execute(
        update(TableRow).where(TableRow.id == key, TableRow.version == seen).values(version=seen + 1)
    )
    if done.rowcount != 1:  # type: ignore[attr-defined]
        return False
    await replace(session, key, standing)
    return True
