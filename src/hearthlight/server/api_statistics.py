"""What I have achieved, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import QueryParameter

from ..games import games
from .context import Here, person_of
from .looking import language_of
from .results import results_at_tables_of
from .statistics import GameResult, GameStatistics, as_csv, by_game, line, mine

MOST = 5000
"""Games that are counted."""
MOST_TOLD = 100
"""Games that are listed one by one."""
Lang = Annotated[str, QueryParameter(max_length=10, name="lang")]


class StatisticsInfo(msgspec.Struct, frozen=True):
    games: list[GameStatistics]
    """Those that I have finished at least once."""
    results: list[GameResult]
    """The newest first."""


@get("/api/statistics", tags=["house"])
async def statistics(request: Request[Any, Any, Any], house: Here, language: Lang = "en") -> StatisticsInfo:
    """My games that are over: how many I won, points and where they came from, time, the best and the worst; and each
    game."""
    person, told = person_of(request), language_of(language)
    found = mine(person, await results_at_tables_of(house.store, person, MOST))
    here = {game.key: (game, game.say(told)(f"game-{game.key}")) for game in games()}
    played = [here[key] for key in here if any(one.row.game == key for one in found)]
    return StatisticsInfo(
        [by_game(found, game, title) for game, title in played],
        [line(one, *here[one.row.game]) for one in found if one.row.game in here][:MOST_TOLD],
    )


@get("/api/statistics.csv", tags=["house"], media_type="text/csv")
async def statistics_csv(request: Request[Any, Any, Any], house: Here) -> Response[str]:
    """The same as a file: each seat of each of my games."""
    person = person_of(request)
    text = as_csv(person, await results_at_tables_of(house.store, person, MOST))
    headers = {"content-disposition": 'attachment; filename="hearthlight.csv"', "cache-control": "private, no-store"}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)
