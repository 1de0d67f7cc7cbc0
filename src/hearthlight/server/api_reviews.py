"""Reviews over HTTP: the decisions of a seat that mattered most in a game that is over, and each to be tried again."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import PathParameter

from ..table import ReviewInfo, again_from, tell_review
from .api_tables import Key, Lang, SeatQuery
from .context import Answer, Here, person_of, spend
from .live_table import LiveTable, new_seats
from .looking import language_of, seat_infos
from .payload import SeatInfo
from .problems import Forbidden, Missing

Ply = Annotated[int, PathParameter(ge=0, le=100_000)]
Asking = Request[Any, Any, Any]
PATIENCE = 1.0
"""So many seconds a request waits for a review to be ready before it says how far that has come."""


class Reviewed(msgspec.Struct, frozen=True):
    """The review of a seat, or how far it has come."""

    game: str
    seat: int
    seats: list[SeatInfo]
    done: int
    """So many steps,"""
    of: int
    """of so many."""
    review: ReviewInfo | None


@get("/api/tables/{key:str}/review", tags=["tables"])
async def reviewed(request: Asking, house: Here, key: Key, seat: SeatQuery = None, language: Lang = "en") -> Reviewed:
    """The decisions of a seat that mattered most, and what an adviser would have done who knew what the seat knew.
    After the end everything is open, so whoever may see the replay may ask. Ask again while it is being worked out."""
    person, live = person_of(request), await _finished(house, key)
    chosen = _whose(live, person, seat)
    found, job = await house.reviews.of(live, chosen, PATIENCE)
    told = await asyncio.to_thread(tell_review, live.table, found, language_of(language)) if found else None
    return Reviewed(live.row.game, chosen, seat_infos(live.row, live.seats, person, set()), job.done, job.of, told)


@post("/api/tables/{key:str}/review/{at:int}/try", tags=["tables"])
async def try_again(request: Asking, house: Here, key: Key, at: Ply, seat: SeatQuery = None) -> Answer:
    """A new table at a decision of that seat, for me against bots: with what it knew then, and all else dealt anew."""
    person, live = person_of(request), await _finished(house, key)
    mine = _whose(live, person, seat)
    spend(house.quotas.tables, request)
    match = await asyncio.to_thread(again_from, live.table, mine, at, house.seed())
    bot = live.table.game.usual_bot
    chairs = [
        ("me", name, None) if index == mine else ("bot", name, bot) for index, name in enumerate(live.table.names)
    ]
    return Answer(await house.tables.create(person, match, new_seats(person, chairs)), mine)


async def _finished(house: Here, key: str) -> LiveTable:
    live = await house.tables.open(key)
    if not live.table.finished:
        raise Forbidden("not-finished")
    return live


def _whose(live: LiveTable, person: str, wanted: int | None) -> int:
    """The seat that is asked for; else one of one's own, or the first one of anybody."""
    if wanted is not None:
        if wanted >= len(live.seats):
            raise Missing("no-seat", seat=wanted)
        return wanted
    people = [seat.index for seat in live.seats if seat.kind != "bot"]
    return next(iter([*live.seats_of(person), *people, 0]))
