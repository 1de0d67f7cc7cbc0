"""What came of many games, as tables for a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean

from rich.console import RenderableType
from rich.table import Table

from ..games import game_named
from ..i18n import Texts
from .play import Result


def report(say: Texts, results: Sequence[Result], seconds: float) -> Iterator[RenderableType]:
    """Who won or how cities fell, how long games were, how fast they were played."""
    together = game_named(results[0].job.game).together
    yield fates(say, results) if together else standings(say, results)
    rounds = [result.rounds for result in results]
    if any(rounds):
        yield say("simulate-rounds", mean=f"{mean(rounds):.1f}", low=min(rounds), high=max(rounds))
    nobody = sum(not result.outcome.winners for result in results)
    if nobody and not together:
        yield say("simulate-nobody", games=nobody)
    yield pace(say, results, seconds)


def pace(say: Texts, results: Sequence[Result], seconds: float) -> str:
    moves = sum(result.moves for result in results)
    return say("simulate-speed", moves=moves, seconds=f"{seconds:.1f}", rate=f"{moves / seconds:,.0f}")


def standings(say: Texts, results: Sequence[Result]) -> Table:
    """For each seat its wins and scores."""
    table = _titled(say, results)
    for key in ("seat", "bot", "wins", "mean", "lowest", "highest"):
        table.add_column(say(f"simulate-{key}"), justify="left" if key == "bot" else "right")
    for seat, name in enumerate(results[0].job.bots):
        scores = [result.outcome.scores[seat] for result in results]
        wins = sum(seat in result.outcome.winners for result in results)
        table.add_row(str(seat + 1), name, str(wins), f"{mean(scores):.1f}", str(min(scores)), str(max(scores)))
    return table


def fates(say: Texts, results: Sequence[Result]) -> Table:
    """For games that all win or lose together: how often they were won, and what they were lost by."""
    table = _titled(say, results)
    for key in ("fate", "games", "share", "share-of-defeats", "mean-rounds"):
        table.add_column(say(f"simulate-{key}"), justify="left" if key == "fate" else "right")
    causes = Counter(result.outcome.cause for result in results)
    defeats = len(results) - causes[""]
    for cause, number in sorted(causes.items(), key=lambda item: (item[0] != "", -item[1], item[0])):
        rounds = mean(result.rounds for result in results if result.outcome.cause == cause)
        table.add_row(
            _fate(say, cause),
            str(number),
            f"{number / len(results):.0%}",
            f"{number / defeats:.0%}" if cause else "",
            f"{rounds:.1f}",
        )
    return table


def _fate(say: Texts, cause: str) -> str:
    key = f"simulate-lost-{cause}" if cause else "simulate-won"
    return say(key) if say.has(key) else cause


def _titled(say: Texts, results: Sequence[Result]) -> Table:
    return Table(title=say("simulate-title", games=len(results), game=say(f"game-{results[0].job.game}")))
