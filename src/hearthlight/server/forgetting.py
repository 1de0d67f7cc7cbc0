"""People whom the house forgets: whoever came by long ago and has left nothing behind that they could come back to."""

from __future__ import annotations

import logging

from sqlalchemy import and_, case, delete, func, or_, select

from .cookies import A_YEAR
from .devices import CodeRow, DeviceRow
from .results import ResultRow
from .rows import BestRow, CampaignRow, LearntRow, PersonRow, PutAwayRow, SeatRow, TableRow
from .shelving import DAY
from .store import Store
from .webhook_rows import WebhookRow

log = logging.getLogger(__name__)
MOST_AT_ONCE = 500
THEIR_TABLES = (TableRow.host, SeatRow.person, SeatRow.reserved)
THEIR_OWN = (CampaignRow.person, BestRow.person, LearntRow.person, WebhookRow.person)
"""Nobody else would miss it. Results are not among it: those who played along see them, too."""
FORGOTTEN = (DeviceRow, CampaignRow, BestRow, LearntRow, WebhookRow, PutAwayRow, CodeRow)


async def forget(store: Store, days: int, now: float) -> int:
    """Forget those without tables whom no code would bring back, and say how many there were: those who own nothing,
    not even a name, after so many days (0: never); and whatever they own, when no browser has a cookie of theirs any
    more."""
    if not days:
        return 0
    whose, seen = DeviceRow.person, func.max(DeviceRow.seen)
    own = [select(column).where(column == whose).exists() for column in (*THEIR_OWN, ResultRow.person)]
    named = select(PersonRow.id).where(PersonRow.id == whose, PersonRow.name != "").exists()
    signed_out = func.max(case((DeviceRow.signed_out, 1), else_=0))  # a stolen cookie must stay useless
    nobody = and_(seen < now - days * DAY, func.max(case((or_(named, *own), 1), else_=0)) == 0, signed_out == 0)
    unknown = seen < now - max(days * DAY, A_YEAR + DAY)
    back = select(CodeRow.hash).where(CodeRow.person == whose, CodeRow.until.is_(None) | (CodeRow.until > now)).exists()
    sits = [select(column).where(column == whose).exists() for column in THEIR_TABLES]
    async with store.session() as session:
        wanted = select(whose).where(~back, *(~at for at in sits)).group_by(whose).having(or_(nobody, unknown))
        people = (await session.scalars(wanted.limit(MOST_AT_ONCE))).all()
    if not people:
        return 0
    async with store.writing() as session:
        for rows in FORGOTTEN:
            await session.execute(delete(rows).where(rows.person.in_(people)))
        await session.execute(delete(PersonRow).where(PersonRow.id.in_(people)))
    log.info("Forgot %d people who left nothing behind.", len(people))
    return len(people)
