"""Lists of tables over HTTP: mine, and those that are open to everybody."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import QueryParameter
from msgspec import UNSET, UnsetType

from ..games import Game, games
from ..lessons import Guided, NextLesson, next_after
from .context import Here, House, person_of
from .lists import Listed, open_tables, tables_of
from .looking import language_of, seat_infos
from .payload import SeatInfo
from .problems import Unavailable
from .rows import SeatRow, TableRow
from .shelving import expires

log = logging.getLogger(__name__)
Lang = Annotated[str, QueryParameter(max_length=10, name="lang")]
Skip = Annotated[int, QueryParameter(ge=0, le=100_000, name="skip")]
Archived = Annotated[bool, QueryParameter(name="archived")]
Asking = Request[Any, Any, Any]


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    options: dict[str, str | int]
    together: bool
    """All win or lose together."""
    players: int
    seats: list[SeatInfo]
    to_act: list[int]
    my_turn: bool
    round: int
    finished: bool
    updated: float
    winners: list[int]
    lesson: str
    """The title of the lesson that is taken there."""
    host: bool
    shared: bool
    """Somebody else sits there, too: it cannot be deleted."""
    invite: str | UnsetType = UNSET
    """At a table of others: the invitation to the seat that is kept for me, or to any."""
    learnt: bool | UnsetType = UNSET
    """The lesson has been taken to its end;"""
    next: NextLesson | UnsetType = UNSET
    """and this one comes after it."""
    expires: float | UnsetType = UNSET
    """When it will be cleared, because nobody touches it; said only when that is soon."""


@get("/api/tables", tags=["tables"])
async def my_tables(
    request: Asking, house: Here, skip: Skip = 0, archived: Archived = False, language: Lang = "en"
) -> list[TableLine]:
    """The tables that I host or sit at, the newest first: fifty of them, after those to skip. What I have put away
    comes only when it is asked for, and alone."""
    person = person_of(request)
    listed = await tables_of(house.store, person, skip, put_away=archived)
    lines = _lines(house, listed, person, language_of(language))
    return [await _with_lesson(house, line, language_of(language)) if line.lesson else line for line in lines]


@get("/api/open-tables", tags=["tables"])
async def tables_for_all(request: Asking, house: Here, skip: Skip = 0, language: Lang = "en") -> list[TableLine]:
    """Tables of others with an open seat: first where one is kept for me, then the public ones, where whoever comes may
    sit down. Fifty of them, after those to skip."""
    person = person_of(request)
    listed = await open_tables(house.store, person, skip)
    invites = {row.id: _invite(row, seats, person) for row, seats in listed}
    lines = _lines(house, listed, person, language_of(language))
    return [msgspec.structs.replace(line, invite=invites[line.id]) for line in lines]


async def lesson_at(house: House, key: str) -> Guided | None:
    """The lesson at a table; none if that is damaged, which the log tells."""
    try:
        return (await house.tables.open(key)).lesson
    except Unavailable:
        raise
    except Exception:
        log.exception("table %s is damaged", key)
        return None


async def _with_lesson(house: House, line: TableLine, language: str) -> TableLine:
    """Whether one has learnt there what there is to learn, and what one may learn next."""
    taken = await lesson_at(house, line.id)
    if taken is None or not taken.learnt:
        return line
    return msgspec.structs.replace(line, learnt=True, next=next_after(taken.lesson, language) or UNSET)


def _invite(row: TableRow, seats: Sequence[SeatRow], person: str) -> str:
    kept = [seat.invite for seat in seats if seat.kind == "open" and seat.reserved == person]
    return kept[0] if kept else row.invite


def _lines(house: House, listed: Sequence[Listed], person: str, language: str) -> Iterator[TableLine]:
    """What can be told of each; a table that is damaged is told of in the log."""
    here = {game.key: game for game in games()}
    for row, seats in listed:
        if (game := here.get(row.game)) is None:
            continue  # it was taken out of the house; its tables wait until it is back
        try:
            line = _line(game, (row, seats), person, language)
            soon = expires(row.updated, house.settings.table_days, house.now())
            yield msgspec.structs.replace(line, expires=soon) if soon else line
        except Exception:
            log.exception("table %s is damaged", row.id)


def _line(game: Game, listed: Listed, person: str, language: str) -> TableLine:
    row, seats = listed
    infos, say = seat_infos(row, seats, person, set()), game.say(language)
    return TableLine(
        row.id,
        row.game,
        say(f"game-{row.game}"),
        row.options,
        game.together,
        len(seats),
        infos,
        row.to_act,
        any(infos[seat].mine and infos[seat].kind == "person" for seat in row.to_act),
        row.round,
        row.finished,
        row.updated,
        row.winners,
        say(f"lesson-{row.lesson}") if row.lesson else "",
        row.host == person,
        any(seat.person not in (None, person) for seat in seats),
    )
