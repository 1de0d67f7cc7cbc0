"""A table that is being played or watched, and what a new one is made of."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from ..games import game_named
from ..kernel import Match, make_options
from ..lessons import Guided, lessons_of
from ..table import Made, StoryInfo, Table
from .rows import ChatRow, SeatRow, TableRow


class LiveTable:
    """A table in memory, with all that is known of it."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], match: Match, made: Sequence[Made] = (), *, kept: bool = True
    ) -> None:
        self.row, self.seats, self.kept = row, seats, kept
        self.table = _table(row, seats, match, made)
        self.lock = asyncio.Lock()
        self.thinking: set[int] = set()
        self.chat: list[ChatRow] | None = None
        self.story: dict[str, tuple[int, StoryInfo | None]] = {}
        """What became of it up to a version, by language: told again only when there is more to tell."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def lesson(self) -> Guided | None:
        return self.table if isinstance(self.table, Guided) else None

    @property
    def colours(self) -> list[str]:
        """The colour of each seat as it is now; empty words in a game without."""
        return [self.table.game.colour_of(self.match.state, seat) for seat in range(len(self.seats))]

    def seats_of(self, person: str) -> list[int]:
        return [seat.index for seat in self.seats if seat.person == person]

    def asked(self) -> dict[int, str]:
        """The people who are to act, by seat; nobody before the game begins."""
        if self.table.waiting:
            return {}
        chairs = [(seat, self.seats[seat]) for seat in self.row.to_act]
        return {seat: chair.person for seat, chair in chairs if chair.kind == "person" and chair.person}

    def plays_again(self, person: str) -> bool:
        """Whether somebody can play again with those who sat here: who sat here themselves, and not alone."""
        sat = {whose(seat) for seat in self.seats} - {None}
        again = self.table.finished and not self.row.campaign and not self.row.lesson
        return again and person in sat and len(sat) > 1


def whose(seat: SeatRow) -> str | None:
    """Who sits there, or did until they gave up."""
    return seat.person or seat.reserved


def _table(row: TableRow, seats: Sequence[SeatRow], match: Match, made: Sequence[Made]) -> Table:
    """With its lesson, if one is taken there that there still is."""
    lesson = next((lesson for lesson in lessons_of(row.game) if lesson.key == row.lesson), None)
    return Guided(lesson, match, seats, made, row.read) if lesson else Table(match, seats, made, hints=row.hints)


def new_seats(person: str, wanted: Sequence[tuple[str, str, str | None]]) -> list[SeatRow]:
    """Seats from kind (`me`, `open`, `bot`), name and bot."""
    return [
        SeatRow(
            index=index,
            kind="person" if kind == "me" else kind,
            name=name,
            bot=bot,
            person=person if kind == "me" else None,
            invite=secrets.token_urlsafe(16),
        )
        for index, (kind, name, bot) in enumerate(wanted)
    ]


def begin(game: str, options: dict[str, Any], seed: int, names: list[str]) -> Match:
    """A new match."""
    the_game = game_named(game)
    return Match(the_game, make_options(the_game, **options), seed, names=names)


def summary_of(table: Table, now: float) -> dict[str, Any]:
    """What lists of tables show without playing the record."""
    state = table.match.state
    guided = table if isinstance(table, Guided) else None
    return {
        "updated": now,
        "finished": table.finished,
        "round": state.round,
        "to_act": list(table.answering()),
        "winners": list(state.outcome.winners) if state.outcome else [],
        "lesson": guided.lesson.key if guided else None,
        "read": guided.read if guided else 0,
    }
