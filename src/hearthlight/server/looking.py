"""A table of this server through somebody's eyes: the one place where what leaves the server is put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from .. import table as room
from ..games import game_named
from ..i18n import LANGUAGES, SOURCE
from ..lessons import guide
from ..table import StoryInfo
from .clocks import Timing, clock_of
from .live_table import LiveTable
from .payload import ChatLine, ClockInfo, Replayed, SeatInfo, TableInfo
from .presence import Device
from .problems import Forbidden, Missing
from .rows import ChatRow, SeatRow, TableRow
from .seating import votes_for
from .shelving import expires

MOST_SEEN = 64


def language_of(wanted: str | None) -> str:
    return wanted if wanted in LANGUAGES else SOURCE


def eyes(live: LiveTable, person: str, wanted: int | None, *, watching: bool = False) -> int | None:
    """Through whose eyes: a seat of one's own, the only one if none is named; else a spectator's, and always so
    for a screen that everybody in the room can see. Where all hands are open, whoever has several seats looks
    through the one that is to act."""
    if watching:
        return None
    mine = live.seats_of(person)
    if wanted is not None:
        if wanted not in mine:
            raise Forbidden("not-your-seat")
        return wanted
    if mine and live.table.game.open_hands:
        return next((seat for seat in live.table.answering() if seat in mine), mine[0])
    return mine[0] if len(mine) == 1 else None


class Around(msgspec.Struct, frozen=True):
    """What is known around a table beside its own rows."""

    here: Mapping[str, Device]
    """Who is there, and how."""
    now: float
    days: int
    """After which it is cleared if nobody touches it."""


def seat_infos(
    row: TableRow,
    seats: Sequence[SeatRow],
    person: str,
    thinking: set[int],
    here: Mapping[str, Device] | None = None,
    colours: Sequence[str] = (),
) -> list[SeatInfo]:
    """Without `here` nothing is said about who is there."""
    host, hues = row.host == person, game_named(row.game).colours
    return [
        SeatInfo(
            seat.index,
            seat.name,
            seat.kind,
            seat.bot,
            seat.person == person,
            seat.index in thinking,
            seat.invite if host and seat.kind == "open" and not row.foreknown else None,
            seat.kind == "open" and (host or seat.reserved == person or (row.public and not row.foreknown)),
            here.get(seat.person, "away") if here is not None and seat.person else UNSET,
            True if seat.kind == "bot" and seat.person else UNSET,
            votes_for(row, seat.index) or UNSET,
            True if seat.person == row.host else UNSET,
            (colour := colours[seat.index] if colours else "") or UNSET,
            dict(hues[colour]) if colour in hues else UNSET,
            True if seat.kind == "bot" and seat.reserved == person else UNSET,
        )
        for seat in seats
    ]


def look(
    live: LiveTable,
    chat: Sequence[ChatRow],
    person: str,
    seat: int | None,
    language: str,
    since: int,
    around: Around | None = None,
) -> TableInfo:
    """The table now. The caller has made sure that the seat is the person's own."""
    sight = _seen(live.table, seat, language, tuple(sorted(live.match.suggestions.items())))
    log = room.told_since(live.table, seat, language, since)
    sight = msgspec.structs.replace(sight, log_from=since, log=log)
    if seat is not None and live.seats[seat].kind == "bot":  # it answers for its person
        sight = msgspec.structs.replace(sight, decision=None, joint=None, can_undo=False)
    info = TableInfo(**msgspec.structs.asdict(sight), **_around(live, person, chat, around), orders=_orders(live, seat))
    said = guide(live.lesson, language) if live.lesson and seat == live.lesson.lesson.seat else None
    return msgspec.structs.replace(info, lesson=said) if said else info


@lru_cache(MOST_SEEN)
def _seen(table: room.Table, seat: int | None, language: str, _said: tuple[tuple[int, str], ...]) -> room.Sight:
    """The table without its log, looked at once for each seat and change, however many pages show it: what is live is
    never changed, but for what is suggested there. (See `Tables`.)"""
    return room.look(table, seat, language, len(table.match.log))


def look_back(live: LiveTable, person: str, seat: int | None, language: str, at: int) -> Replayed:
    """The table as it was after `at` moves: with own knowledge only, unless the game is over."""
    last = len(live.match.record.moves)
    sight = room.look_back(live.table, seat, language, max(0, min(at, last)))
    told = any(line.ply == sight.ply for line in sight.log)
    did = "" if told else room.move_told(live.table, seat, language, sight.ply)
    first = live.match.begins
    return Replayed(**msgspec.structs.asdict(sight), **_around(live, person, (), None), first=first, last=last, did=did)


def story_of(live: LiveTable, language: str) -> StoryInfo:
    """What became of it, step by step. The record is played once for each version of the table and language."""
    version, told = live.story.get(language, (-1, None))
    if version != live.row.version:
        told = room.tell_story(live.table, language)
        live.story[language] = live.row.version, told
    if told is None:
        raise Missing("no-story")
    return told


def _around(live: LiveTable, person: str, chat: Sequence[ChatRow], around: Around | None) -> dict[str, Any]:
    row, told = live.row, dict[str, Any]()
    if around:
        told["expires"] = expires(row.updated, around.days, around.now) or UNSET
        told["clock"] = _clock(row, around.now)
    if row.host == person and not row.foreknown and any(seat.kind == "open" for seat in live.seats):
        told["invite"] = row.invite
    return told | {
        "id": row.id,
        "version": row.version,
        "seats": seat_infos(row, live.seats, person, live.thinking, around.here if around else None, live.colours),
        "rematch": row.rematch or UNSET,
        "plays_again": live.plays_again(person) or UNSET,
        "host": row.host == person,
        "campaign": row.campaign,
        "chat": [ChatLine(line.name, line.text, line.at) for line in chat],
    }


def _orders(live: LiveTable, seat: int | None) -> int | UnsetType:
    if seat is None or not room.orders_of(live.table):
        return UNSET
    return sum(order.seat == seat for order in live.table.orders)


def _clock(row: TableRow, now: float) -> ClockInfo | UnsetType:
    """How much time each seat has left at this moment."""
    if (clock := clock_of(row)) is None or row.timing is None:
        return UNSET
    timing = msgspec.convert(row.timing, Timing)
    left = [
        max(0.0, rest if began is None else rest - (now - began))
        for rest, began in zip(timing.left, timing.since, strict=True)
    ]
    running = [seat for seat, began in enumerate(timing.since) if began is not None]
    return ClockInfo(clock.per, clock.seconds, clock.then, left, running)


def as_json(info: msgspec.Struct) -> bytes:
    return msgspec.json.encode(info)
