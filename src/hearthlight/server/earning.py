"""What a game brings to those who played it: a result to be proud of, a lesson taken, a chapter of a campaign."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence

import msgspec

from ..games import Campaign, game_named
from ..kernel import Outcome
from ..lessons import Guided
from ..table import Table
from .problems import Missing
from .rows import BestRow, CampaignRow, LearntRow, SeatRow, TableRow
from .store import Store

log = logging.getLogger(__name__)


def earned_by(row: TableRow, seats: Sequence[SeatRow], before: Table, after: Table) -> Iterator[BestRow | LearntRow]:
    yield from _best(row, seats, after)
    yield from _learnt(row, seats, before, after)


def _best(row: TableRow, seats: Sequence[SeatRow], table: Table) -> Iterator[BestRow]:
    """What somebody who sits there alone may be proud of; not of a position that was tried again."""
    first, outcome = seats[0], table.match.state.outcome
    person = first.person if len(seats) == 1 and first.kind == "person" and not row.redeals else None
    best = table.game.best(row.options, outcome) if person and outcome else None
    if best and person:
        yield BestRow(
            table_id=row.id, person=person, game=row.game, key=best.key, score=best.score, details=best.details
        )


def _learnt(row: TableRow, seats: Sequence[SeatRow], before: Table, after: Table) -> Iterator[LearntRow]:
    """The lesson that was taken to its end just now."""
    if isinstance(after, Guided) and after.learnt and isinstance(before, Guided) and not before.learnt:
        person = seats[after.lesson.seat].person
        if person:
            yield LearntRow(person=person, game=row.game, lesson=after.lesson.key)


async def booked(store: Store, table: TableRow, outcome: Outcome) -> tuple[str, str] | None:
    """The campaign of this table with the chapter booked."""
    row = await store.campaign(table.campaign) if table.campaign else None
    if row is None or row.table_id != table.id:
        return None
    try:
        campaign = campaign_of(row)
        campaign.enter(outcome)
    except Exception:
        log.exception("campaign %s is damaged: what was played for it is not booked", row.id)
        return None
    return row.id, msgspec.json.encode(campaign).decode()


def campaign_of(row: CampaignRow) -> Campaign:
    kind = game_named(row.game).campaign
    if kind is None:
        raise Missing("no-campaign")
    return kind.read(row.story)
