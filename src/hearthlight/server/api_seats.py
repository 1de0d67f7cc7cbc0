"""Seats over HTTP: sit down, get up, let a bot play, come back, choose a colour."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter

from .context import Answer, Here, House, person_of
from .live_table import LiveTable
from .names import distinct
from .problems import Forbidden
from .requests import MOST_SEATS, Colour, GiveToBot, Join, Leave, Nothing
from .rows import SeatRow
from .seating import come_back, give_to_bot, is_shared, leave, open_seat, reseat
from .waiting import move_to, paint, recolour

Key = Annotated[str, PathParameter(min_length=1, max_length=16)]
Index = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]
Asking = Request[Any, Any, Any]


async def table_at(house: Here, key: Key) -> LiveTable:
    return await house.tables.open(key)


async def who_asks(request: Asking) -> str:
    return person_of(request)


At = NamedDependency[LiveTable]
"""The table that the address names, for handlers."""
By = NamedDependency[str]
"""Who is asking."""


class SeatsController(Controller):
    path = "/api/tables/{key:str}"
    tags = ("seats",)
    dependencies = {"live": Provide(table_at), "person": Provide(who_asks)}

    @post("/join")
    async def join(self, house: Here, live: At, person: By, data: JSONBody[Join]) -> Answer:
        """Take an open seat: the one of the invitation, the one named, or the first. Without an invitation only at a
        public table, at one's own, and where a seat is kept for me."""
        free = [seat for seat in live.seats if seat.kind == "open" and data.seat in (None, seat.index)]
        mine = [seat for seat in free if seat.reserved == person]
        if data.invite is None and not mine and not live.row.public and live.row.host != person:
            raise Forbidden("needs-invite")
        if data.invite not in (None, live.row.invite):
            free = [seat for seat in free if seat.invite == data.invite]
        return await sit_down(house, live, person, mine or free, data.name, data.colour)

    @post("/leave", status_code=204)
    async def leave(self, house: Here, live: At, person: By, data: JSONBody[Leave]) -> None:
        """Get up: a bot plays on until I am back, or for good; or the seat is open again, with a new invitation."""
        await leave(house.tables, live, person, data.seat, data.how)

    @post("/seats/{seat:int}/bot", status_code=204)
    async def bot(self, house: Here, live: At, person: By, seat: Index, data: JSONBody[GiveToBot]) -> None:
        """Let a bot play on an open seat, or for somebody who is away: the host, or more than half of the others while
        the host is away."""
        await give_to_bot(house.tables, live, person, seat, data.bot, await house.presence.at(live.id))

    @post("/seats/{seat:int}/back", status_code=204)
    async def back(self, house: Here, live: At, person: By, seat: Index, data: JSONBody[Nothing]) -> None:
        """Take my seat back from the bot that plays there for me."""
        await come_back(house.tables, live, person, seat)

    @post("/seats/{seat:int}/open", status_code=204)
    async def open(self, house: Here, live: At, person: By, seat: Index, data: JSONBody[Nothing]) -> None:
        """As the host, free a seat, so that somebody else can sit down there: that of a bot, of somebody who is away,
        and before the first move of anybody."""
        await open_seat(house.tables, live, person, seat, await house.presence.at(live.id))

    @post("/seats/{seat:int}/move", status_code=204)
    async def move(self, house: Here, live: At, person: By, seat: Index, data: JSONBody[Nothing]) -> None:
        """Before the game begins, go from my seat to an open one."""
        await move_to(house.tables, live, person, seat)

    @post("/seats/{seat:int}/colour", status_code=204)
    async def colour(self, house: Here, live: At, person: By, seat: Index, data: JSONBody[Colour]) -> None:
        """Before anything is played, choose the colour of my pieces among those that nobody has."""
        await recolour(house.tables, live, person, seat, data.colour)


async def sit_down(
    house: House, live: LiveTable, person: str, free: list[SeatRow], name: str, colour: str = ""
) -> Answer:
    """Take the first of these seats, with a colour if one is wished; one that is kept for somebody else only if there
    is no other."""
    if live.row.foreknown and (live.row.host != person or is_shared(live, person)):
        raise Forbidden("foreknown")
    name = name.strip() or (await house.store.person(person)).name
    for seat in sorted(free, key=lambda seat: seat.reserved not in (None, person)):
        others = [other.name for other in live.seats if other.index != seat.index]
        called = distinct(name or seat.name, others)
        taken = {"kind": "person", "person": person, "name": called, "reserved": None}
        if colour and colour != live.colours[seat.index]:
            await paint(house.tables, live, seat.index, colour)  # first: with the last of them the game begins
        if await reseat(house.tables, live.id, {seat.index: ({"kind": "open"}, taken)}):
            return Answer(live.id, seat.index)
    raise Forbidden("no-open-seat")
