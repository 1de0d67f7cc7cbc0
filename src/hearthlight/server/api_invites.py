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

Lang = Annotated[str, QueryParameter(max_length=10, name="lang")]
Asking = Request[Any, Any, Any]


class InviteInfo(msgspec.Struct, frozen=True):
    """What an invitation is for."""

    id: str
    game: str
    title: str
    seat: int | None
    """The only one that it is for; none: any that is open."""
    seats: list[SeatInfo]
    begun: bool
    """Something has been played: people keep their seats and colours."""
    host: bool
    public: bool
    """Anybody may sit down there."""
    brought: bool
    """It is an imported game, or goes on from one that is over: somebody may know already what is coming."""


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
    return await sit_down(house, live, person, free, data.name, data.colour)


@get("/api/invites/{invite:str}", tags=["seats"])
async def invitation(
    request: Asking, house: Here, invite: Annotated[str, PathParameter(max_length=40)], language: Lang = "en"
) -> InviteInfo:
    """What an invitation is for, and who is there already."""
    person = person_of(request)
    live, only = await invited(house, invite)
    game = live.table.game
    here = await house.presence.at(live.id)
    return InviteInfo(
        live.id,
        game.key,
        game.say(language_of(language))(f"game-{game.key}"),
        only,
        seat_infos(live.row, live.seats, person, set(), here, live.colours),
        bool(live.match.record.moves),
        live.row.host == person,
        live.row.public,
        live.row.brought,
    )


async def invited(house: House, invite: str) -> tuple[LiveTable, int | None]:
    """The table that an invitation is for, and the seat, if it is for one."""
    if seat := await house.store.invited(invite):
        return await house.tables.open(seat.table_id), seat.index
    if key := await house.store.table_invited(invite):
        return await house.tables.open(key), None
    raise Missing("no-invite")
