"""How a table lies on disk: its record; how it stands after its last move; and the content of its pack.

All functions work within a transaction of the store.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Table, Update, and_, bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from ..kernel import Match, Resumed, encode, write_events
from ..table import Made, Standing
from . import standing
from .rows import ChatRow, KeptRow, MoveRow, PackRow, ResumedRow, SeatRow, SuggestionRow, TableRow
from .standing import OrderRow

_TABLES, _KEPT, _LINES = cast(Table, TableRow.__table__), cast(Table, KeptRow.__table__), cast(Table, MoveRow.__table__)
"""As the database knows them: what is written with every move needs no more."""
Step = tuple[tuple[int, str], Made]
"""A move of the record (seat and notation), and how it came about."""


_AFRESH = {"populate_existing": True}
_WENT_ON = select(ResumedRow.at).where(ResumedRow.table_id == TableRow.id).exists().label("went_on")
_ORDERED = select(OrderRow.key).where(OrderRow.table_id == TableRow.id).exists().label("ordered_ahead")
_TALKED = select(ChatRow.id).where(ChatRow.table_id == TableRow.id).exists().label("talked")
_HEADER = (
    select(TableRow, KeptRow, SeatRow, SuggestionRow.notation, _WENT_ON, _ORDERED, _TALKED)
    .outerjoin(KeptRow, KeptRow.table_id == TableRow.id)
    .outerjoin(SeatRow, SeatRow.table_id == TableRow.id)
    .outerjoin(SuggestionRow, and_(SuggestionRow.table_id == SeatRow.table_id, SuggestionRow.seat == SeatRow.index))
    .where(TableRow.id == bindparam("key"))
    .order_by(SeatRow.index)
)
"""A table, how it stands, whether it ever went on under other rules, has orders given ahead, or talk; once
for each seat, with what that suggests."""
_MOVES = (
    select(
        TableRow.version,
        MoveRow.seat,
        MoveRow.notation,
        MoveRow.made_by,
        MoveRow.follows,
        MoveRow.auto,
        MoveRow.ordered,
        MoveRow.late,
        MoveRow.events,
        MoveRow.fingerprint,
    )
    .outerjoin(MoveRow, MoveRow.table_id == TableRow.id)
    .where(TableRow.id == bindparam("key"))
    .order_by(MoveRow.number)
)
"""The moves of a table, and at which version it is."""
_IF_STILL = update(_TABLES).where(_TABLES.c.id == bindparam("key"), _TABLES.c.version == bindparam("seen"))
"""What is changed, the parameters say."""
_KEEP = (
    update(_KEPT)
    .where(_KEPT.c.table_id == bindparam("key"))
    .values(state=bindparam("now"), sealed=bindparam("until"), opening=bindparam("first"))
)


class Keeping(msgspec.Struct, frozen=True):
    """How a table stands after its last move, and what its moves from some number on brought about."""

    state: bytes
    sealed: int
    opening: str
    told: list[str]
    fingerprint: str
    resumed: list[Resumed]

    @classmethod
    def of(cls, match: Match, at: int) -> Keeping:
        told = [write_events(events) for events in match.log[at + 1 :]]
        opening = write_events(match.log[0])
        state = match.state
        return cls(encode(state), match.sealed, opening, told, state.fingerprint(), match.record.resumed)


class Whole(msgspec.Struct, frozen=True):
    """All that there is of a table."""

    row: TableRow
    seats: list[SeatRow]
    steps: list[Step]
    told: list[str]
    """What each move brought about; an empty text at a table that is older than keeping this."""
    fingerprints: dict[int, str]
    """By the number of moves."""
    resumed: list[Resumed]
    kept: KeptRow | None
    """None at a table that is older than keeping this."""
    suggestions: dict[int, str]
    orders: list[Standing]
    talked: bool
    """Whether anybody has said anything there."""


async def whole(session: AsyncSession, key: str) -> Whole | None:
    """In two questions: what there is once, and the moves. Where somebody has written in between, both again."""
    while True:
        header = (await session.execute(_HEADER, {"key": key}, execution_options=_AFRESH)).all()
        if not header:
            return None
        row, kept = header[0][0], header[0][1]
        moves = (await session.execute(_MOVES, {"key": key})).all()
        if moves and moves[0].version == row.version:
            break
    steps: list[Step] = []
    told: list[str] = []
    fingerprints: dict[int, str] = {}
    for number, (_, seat, notation, by, follows, auto, ordered, late, events, fingerprint) in enumerate(moves, 1):
        if notation is None:  # there are none
            break
        steps.append(((seat, notation), Made(by, follows, auto, ordered, late)))
        told.append(events or "")
        if fingerprint:
            fingerprints[number] = fingerprint
    seats = [seat for _, _, seat, *_ in header if seat is not None]
    suggested = {seat.index: notation for _, _, seat, notation, *_ in header if notation is not None}
    resumed = await _resumed(session, key) if header[0].went_on else []
    orders = await standing.orders(session, key) if header[0].ordered_ahead else []
    return Whole(row, seats, steps, told, fingerprints, resumed, kept, suggested, orders, header[0].talked)


async def _resumed(session: AsyncSession, key: str) -> list[Resumed]:
    rows = await session.execute(
        select(ResumedRow.at, ResumedRow.rules, ResumedRow.state)
        .where(ResumedRow.table_id == key)
        .order_by(ResumedRow.at)
    )
    return [Resumed(at, rules, state) for at, rules, state in rows]


async def suggestions(session: AsyncSession, key: str) -> dict[int, str]:
    rows = await session.execute(
        select(SuggestionRow.seat, SuggestionRow.notation)
        .where(SuggestionRow.table_id == key)
        .order_by(SuggestionRow.seat)
    )
    return dict(rows.all())


async def still(session: AsyncSession, key: str, seen: int) -> bool:
    """Whether the table is at that version, and stays there until this transaction ends."""
    return await change(session, key, seen, version=seen)


async def change(session: AsyncSession, key: str, seen: int, **values: Any) -> bool:
    """Change a table that is at that version; whether it was."""
    return await _changed_one(session, _IF_STILL, {"key": key, "seen": seen, **values})


async def _changed_one(session: AsyncSession, statement: Update, values: dict[str, Any]) -> bool:
    done = await session.execute(statement, values)
    return bool(done.rowcount == 1)  # type: ignore[attr-defined]


async def insert_moves(session: AsyncSession, key: str, at: int, moves: Sequence[Step], kept: Keeping) -> None:
    """Moves from number `at` on, with what they brought about; after the last one the table is as it is kept."""
    if moves:
        rows = [
            {
                "table_id": key,
                "number": number,
                "seat": seat,
                "notation": notation,
                "made_by": made.by,
                "follows": made.follows,
                "auto": made.auto,
                "ordered": made.ordered,
                "late": made.late,
                "events": events,
                "fingerprint": None,
            }
            for number, (((seat, notation), made), events) in enumerate(zip(moves, kept.told, strict=True), at)
        ]
        rows[-1]["fingerprint"] = kept.fingerprint
        await session.execute(insert(_LINES), rows)


async def keep(session: AsyncSession, key: str, kept: Keeping) -> None:
    values = {"key": key, "now": kept.state, "until": kept.sealed, "first": kept.opening}
    if not await _changed_one(session, _KEEP, values):
        session.add(KeptRow(table_id=key, state=kept.state, sealed=kept.sealed, opening=kept.opening))
    for resumed in kept.resumed:
        await session.merge(ResumedRow(table_id=key, at=resumed.at, rules=resumed.rules, state=resumed.state))


async def add_pack(session: AsyncSession, game: str, edition: str, content: str) -> None:
    """Once: another process may begin a table with it at this very moment."""
    if await session.scalar(select(PackRow.hash).where(PackRow.game == game, PackRow.hash == edition)) is None:
        insert_once = postgresql.insert if session.get_bind().dialect.name == "postgresql" else sqlite.insert
        values = {"game": game, "hash": edition, "content": content}
        await session.execute(insert_once(PackRow).values(**values).on_conflict_do_nothing())
