"""What somebody has achieved, counted from how games ended."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime

import msgspec

from ..games import Game
from .results import ResultRow


class Score(msgspec.Struct, frozen=True):
    """A result, and the table at which it was."""

    score: int
    table: str


class Source(msgspec.Struct, frozen=True):
    """Where points came from, or what else a game counts: in words `score-<key>`."""

    key: str
    total: int
    average: float
    most: int
    least: int


class Tally(msgspec.Struct, frozen=True):
    """How often, and how often with success."""

    games: int
    wins: int


class GameStatistics(msgspec.Struct, frozen=True):
    game: str
    title: str
    together: bool
    """All win or lose together: then there are no scores."""
    all: Tally
    alone: Tally
    campaign: Tally
    seconds: float
    """At the table, without breaks."""
    average: float | None
    best: Score | None
    worst: Score | None
    sources: list[Source]


class GameResult(msgspec.Struct, frozen=True):
    """A game that is over, as it was for one person: the better one of their seats counts."""

    table: str
    game: str
    title: str
    ended: float
    seconds: float
    rounds: int
    moves: int
    won: bool
    score: int | None
    names: list[str]
    """Everybody's, in the order of the seats."""
    winners: list[str]
    campaign: bool


class Mine(msgspec.Struct, frozen=True):
    """My seat at a table, and everybody there."""

    row: ResultRow
    everybody: list[ResultRow]


def mine(person: str, tables: Mapping[str, Sequence[ResultRow]]) -> list[Mine]:
    """Each table once, whoever played several seats there."""
    found = []
    for rows in tables.values():
        own = [row for row in rows if row.person == person]
        if own:
            found.append(Mine(max(own, key=lambda row: (row.won, row.score)), list(rows)))
    return found


def by_game(results: Sequence[Mine], game: Game, title: str) -> GameStatistics:
    rows = [one.row for one in results if one.row.game == game.key]
    scored = sorted(rows, key=lambda row: row.score) if not game.together else []
    return GameStatistics(
        game.key,
        title,
        game.together,
        _tally(rows),
        _tally(row for row in rows if row.players == 1),
        _tally(row for row in rows if row.campaign),
        sum(row.played for row in rows),
        sum(row.score for row in scored) / len(scored) if scored else None,
        Score(scored[-1].score, scored[-1].table_id) if scored else None,
        Score(scored[0].score, scored[0].table_id) if scored else None,
        list(_sources(rows)),
    )


def _tally(rows: Iterable[ResultRow]) -> Tally:
    won = [row.won for row in rows]
    return Tally(len(won), sum(won))


def _sources(rows: Sequence[ResultRow]) -> Iterator[Source]:
    for key in dict.fromkeys(key for row in rows for key in row.details):
        values = [row.details[key] for row in rows if key in row.details]
        yield Source(key, sum(values), sum(values) / len(values), max(values), min(values))


def line(one: Mine, game: Game, title: str) -> GameResult:
    row = one.row
    return GameResult(
        row.table_id,
        row.game,
        title,
        row.ended,
        row.played,
        row.rounds,
        row.moves,
        row.won,
        None if game.together else row.score,
        [other.name for other in one.everybody],
        [other.name for other in one.everybody if other.won],
        row.campaign is not None,
    )


COLUMNS = ("table", "game", "began", "ended", "minutes", "rounds", "moves", "players", "campaign")
SEAT_COLUMNS = ("seat", "name", "bot", "me", "won", "score")


def as_csv(person: str, tables: Mapping[str, Sequence[ResultRow]]) -> str:
    """Every seat of every game, a line each; what points came from has a column each."""
    rows = [row for some in tables.values() for row in some]
    sources = list(dict.fromkeys(f"{row.game}:{key}" for row in rows for key in row.details))
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([*COLUMNS, *SEAT_COLUMNS, *sources])
    for row in rows:
        game = (row.table_id, row.game, _when(row.began), _when(row.ended), round(row.played / 60, 1))
        table = (row.rounds, row.moves, row.players, row.campaign or "")
        seat = (row.seat + 1, row.name, row.bot or "", int(row.person == person), int(row.won), row.score)
        points = {f"{row.game}:{key}": value for key, value in row.details.items()}
        cells = (*game, *table, *seat, *(points.get(source, "") for source in sources))
        writer.writerow([_harmless(cell) if isinstance(cell, str) else cell for cell in cells])
    return text.getvalue()


def _when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _harmless(text: str) -> str:
    """No spreadsheet takes it for a formula."""
    return f"'{text}" if text[:1] in tuple("=+-@\t\r") else text
