"""The same people once more: whoever wants it first makes the table, and a seat is kept there for each other one."""

from __future__ import annotations

from sqlalchemy import update

from .api_seats import sit_down
from .clocks import clock_of
from .context import Answer, House
from .live_table import LiveTable, begin, whose
from .problems import Forbidden
from .rows import SeatRow, TableRow
from .seating import fresh_invite


async def rematch(house: House, live: LiveTable, person: str) -> Answer:
    """My seat at the table where we play again; it is made if nobody has yet."""
    if not live.table.finished:
        raise Forbidden("not-finished")
    if live.row.campaign or live.row.lesson or person not in map(whose, live.seats):
        raise Forbidden("no-rematch")
    if live.row.rematch:
        return await _join(house, live.row.rematch, person)
    seats = [_seat(seat, person) for seat in live.seats]
    match = begin(live.row.game, _options(live), house.seed(), [seat.name for seat in seats])
    made = await house.tables.create(person, match, seats, hints=live.row.hints, public=False, clock=clock_of(live.row))
    if not await _called(house, live.id, made):  # somebody else was faster
        await house.tables.forget(live.id)
        other = (await house.tables.open(live.id)).row.rematch
        if other and other != made:
            await house.discard(made)
            return await _join(house, other, person)
    await house.tables.forget(live.id)
    house.changed(live.id)
    return Answer(made, None)


def _seat(seat: SeatRow, person: str) -> SeatRow:
    """Mine is mine again, and for others a seat is kept, also if a bot plays for them; other bots play again."""
    kind, bot, reserved, sits = seat.kind, seat.bot, None, None
    if whose(seat) == person:
        kind, bot, sits = "person", None, person
    elif whose(seat) is not None:
        kind, bot, reserved = "open", None, whose(seat)
    return SeatRow(
        index=seat.index, kind=kind, name=seat.name, bot=bot, person=sits, reserved=reserved, invite=fresh_invite()
    )


def _options(live: LiveTable) -> dict[str, str | int]:
    """Those that people choose. What a campaign had set belongs to one table only."""
    game = live.table.game
    chosen = {"players", "colours", *(choice.key for choice in game.choices)}
    return {key: value for key, value in live.row.options.items() if key in chosen}


async def _called(house: House, key: str, made: str) -> bool:
    async with house.store.writing() as session:
        done = await session.execute(
            update(TableRow)
            .where(TableRow.id == key, TableRow.rematch.is_(None))
            .values(rematch=made, version=TableRow.version + 1)
        )
        return bool(done.rowcount == 1)  # type: ignore[attr-defined]


async def _join(house: House, key: str, person: str) -> Answer:
    live = await house.tables.open(key)
    if mine := live.seats_of(person):
        return Answer(key, mine[0] if len(mine) == 1 else None)
    kept = [seat for seat in live.seats if seat.kind == "open" and seat.reserved == person]
    answers = [await sit_down(house, live, person, [seat], seat.name) for seat in kept]
    if not answers:
        raise Forbidden("no-open-seat")
    return answers[0] if len(answers) == 1 else Answer(key, None)
