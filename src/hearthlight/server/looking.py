"""A table of this server through somebody's eyes: the one place where what leaves the server is put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .. import table as room
from ..i18n import LANGUAGES, SOURCE
from ..lessons import guide
from ..table import StoryInfo
from .payload import ChatLine, Replayed, SeatInfo, TableInfo
from .problems import Forbidden, Missing
from .rows import ChatRow, SeatRow, TableRow
from .tables import LiveTable


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


def seat_infos(row: TableRow, seats: Sequence[SeatRow], person: str, thinking: set[int]) -> list[SeatInfo]:
    host = row.host == person
    return [
        SeatInfo(
            seat.index,
            seat.name,
            seat.kind,
            seat.bot,
            seat.person == person,
            seat.index in thinking,
            seat.invite if host and seat.kind == "open" else None,
        )
        for seat in seats
    ]


def look(
    live: LiveTable, chat: Sequence[ChatRow], person: str, seat: int | None, language: str, since: int
) -> TableInfo:
    """The table now. The caller has made sure that the seat is the person's own."""
    sight = room.look(live.table, seat, language, since)
    info = TableInfo(**msgspec.structs.asdict(sight), **_around(live, person, chat))
    said = guide(live.lesson, language) if live.lesson and seat == live.lesson.lesson.seat else None
    return msgspec.structs.replace(info, lesson=said) if said else info


def look_back(live: LiveTable, person: str, seat: int | None, language: str, at: int) -> Replayed:
    """The table as it was after `at` moves: with own knowledge only, unless the game is over."""
    last = len(live.match.record.moves)
    sight = room.look_back(live.table, seat, language, max(0, min(at, last)))
    told = any(line.ply == sight.ply for line in sight.log)
    did = "" if told else room.move_told(live.table, seat, language, sight.ply)
    return Replayed(**msgspec.structs.asdict(sight), **_around(live, person, ()), last=last, did=did)


def story_of(live: LiveTable, language: str) -> StoryInfo:
    """What became of it, step by step. The record is played once for each version of the table and language."""
    version, told = live.story.get(language, (-1, None))
    if version != live.row.version:
        told = room.tell_story(live.table, language)
        live.story[language] = live.row.version, told
    if told is None:
        raise Missing("no-story")
    return told


def _around(live: LiveTable, person: str, chat: Sequence[ChatRow]) -> dict[str, Any]:
    row = live.row
    return {
        "id": row.id,
        "version": row.version,
        "seats": seat_infos(row, live.seats, person, live.thinking),
        "host": row.host == person,
        "campaign": row.campaign,
        "chat": [ChatLine(line.name, line.text, line.at) for line in chat],
    }


def as_json(info: msgspec.Struct) -> bytes:
    return msgspec.json.encode(info)
