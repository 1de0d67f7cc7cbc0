"""Results of games that were over before results were kept."""

from __future__ import annotations

import logging

from sqlalchemy import select

from ..kernel import Problem
from .results import ResultRow, results_of
from .rows import TableRow
from .store import Store
from .tables import Tables

log = logging.getLogger(__name__)


async def book_old(tables: Tables) -> None:
    """Keep them, as far as their tables can still be opened."""
    for key in await _unbooked(tables.store):
        try:
            live = await tables.open(key)
            rows = results_of(live.row, live.seats, live.match, live.row.updated, live.row.played)
            async with tables.store.writing() as session:
                for row in rows:
                    await session.merge(row)
        except Problem:
            continue  # it is told in the log, and to who opens it
        except Exception:
            log.exception("The result of table %s cannot be kept.", key)


async def _unbooked(store: Store) -> list[str]:
    """The newest first."""
    async with store.session() as session:
        over = TableRow.finished & TableRow.lesson.is_(None) & TableRow.id.not_in(select(ResultRow.table_id))
        return list((await session.scalars(select(TableRow.id).where(over).order_by(TableRow.updated.desc()))).all())
