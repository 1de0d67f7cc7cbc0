"""The games of the house by their keys."""

from __future__ import annotations

from typing import Any

from hearthlight.kernel import Game, Problem

from .blackout import BLACKOUT
from .frostpunk import FROSTPUNK

GAMES: dict[str, Game[Any]] = {game.key: game for game in (BLACKOUT, FROSTPUNK)}


def game_named(key: str) -> Game[Any]:
    if key not in GAMES:
        raise Problem("unknown-game", game=key, known=", ".join(GAMES))
    return GAMES[key]
