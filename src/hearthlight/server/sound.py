"""Rows of results: all that can be read, though one of them is damaged."""

from __future__ import annotations

import logging
from typing import Any, TypeVar

from sqlalchemy import JSON, ColumnElement, Float, Select, inspect
from sqlalchemy.ext.asyncio import AsyncSession

from .rows import Row

log = logging.getLogger(__name__)
R = TypeVar("R", bound=Row)


async def sound_rows(session: AsyncSession, kind: type[R], wanted: Select[R]) -> list[R]:
    """Those that hold what they should; of the others the log tells."""
    try:
        rows = list(await session.scalars(wanted))
    except (ValueError, TypeError):  # what was kept as JSON is none
        session.expunge_all()
        keys = (await session.execute(wanted.with_only_columns(*inspect(kind).primary_key))).all()
        rows = [row for key in keys for row in await _read(session, kind, tuple(key))]
    return [row for row in rows if _is_sound(row)]


async def _read(session: AsyncSession, kind: type[R], key: tuple[Any, ...]) -> list[R]:
    try:
        return [await session.get_one(kind, key)]
    except (ValueError, TypeError) as error:
        log.error("row %s of %s is damaged: %s", key, kind.__tablename__, error)
        return []


def _is_sound(row: Row) -> bool:
    for attribute in inspect(type(row)).column_attrs:
        column, value = attribute.columns[0], getattr(row, attribute.key)
        if not (column.nullable if value is None else _fits(column, value)):
            log.error("row %s of %s is damaged: %s", inspect(row).identity, row.__tablename__, attribute.key)
            return False
    return True


def _fits(column: ColumnElement[Any], value: object) -> bool:
    if isinstance(column.type, JSON):  # what was counted
        return isinstance(value, dict) and all(isinstance(number, int) for number in value.values())
    return isinstance(value, (int, float) if isinstance(column.type, Float) else column.type.python_type)
