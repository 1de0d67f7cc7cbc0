"""Invitations over HTTP: one for a table and all its open seats, or one for a single seat."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from .api_seats import sit_down
from .context import Answer, Here, House, person_of
from .live_table import LiveTable
from .looking import language_of, seat_infos
from .payload import SeatInfo
from .problems import Forbidden, Missing
from .requests import JoinByInvite
from .waiting import colours_of, is_waiting

Lang = Annotated[str, QueryParameter(max_length=10, name="lang")]
Asking = Request[Any, Any, Any]


class InviteInfo(msgspec.Struct, frozen=True):
    """What an invitation is for."""

    id: str
    game: str
    title: str
    seat: int | None
    """The only one that it is for; none: any that is open."""
    names: list[str]
    colour: str
    """What the pieces of that seat look like; nothing in a game without colours."""
    seats: list[SeatInfo]
    colours: list[str]
    """The colour of each seat; nothing in a game without."""
    waiting: bool
    """It has not begun: people still change seats and colours."""
    host: bool


@post("/api/join", tags=["seats"])
async def join_by_invite(request: Asking, house: Here, data: JSONBody[JoinByInvite]) -> Answer:
    """Take the seat that an invitation is for, or one of those of its table. Coming back with it leads to the seat that
    one has already."""
    person = person_of(request)
    live, only = await invited(house, data.invite)
    mine = [seat for seat in live.seats_of(person) if only in (None, seat)]
    if mine:
        return Answer(live.id, mine[0])
    wanted = data.seat if only is None else only
    free = [seat for seat in live.seats if seat.kind == "open" and wanted in (None, seat.index)]
    if not free:
        raise Forbidden("no-open-seat")
    return await sit_down(house, live, person, free, data.name)


@get("/api/invites/{invite:str}", tags=["seats"])
async def invitation(
    request: Asking, house: Here, invite: Annotated[str, PathParameter(max_length=40)], language: Lang = "en"
) -> InviteInfo:
    """What an invitation is for, and who is there already."""
    person = person_of(request)
    live, only = await invited(house, invite)
    game, colours = live.table.game, colours_of(live)
    say = game.say(language_of(language))
    look = say(f"seat-colour-{colours[only]}") if only is not None and colours[only] else ""
    seats = seat_infos(live.row, live.seats, person, set(), await house.presence.at(live.id))
    return InviteInfo(
        live.id,
        game.key,
        say(f"game-{game.key}"),
        only,
        live.table.names,
        look,
        seats,
        [colour for colour in colours if colour],
        is_waiting(live.table),
        live.row.host == person,
    )


async def invited(house: House, invite: str) -> tuple[LiveTable, int | None]:
    """The table that an invitation is for, and the seat, if it is for one."""
    if seat := await house.store.invited(invite):
        return await house.tables.open(seat.table_id), seat.index
    if key := await house.store.table_invited(invite):
        return await house.tables.open(key), None
    raise Missing("no-invite")
