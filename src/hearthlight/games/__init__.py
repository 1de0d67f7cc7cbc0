"""The games that are installed, found by the entry point group `hearthlight.games`. Nobody else lists them."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from hearthlight.i18n import Texts
from hearthlight.kernel import Problem

from .contract import About, Best, Campaign, Choice, Counted, Game, Order, StoryPart, Tally

__all__ = [
    "About",
    "Best",
    "Campaign",
    "Choice",
    "Counted",
    "Game",
    "Order",
    "StoryPart",
    "Tally",
    "game_keys",
    "game_named",
    "games",
    "texts_of_all",
]

GROUP = "hearthlight.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def game_keys() -> list[str]:
    return list(_entries())


@cache
def game_named(key: str) -> Game:
    """The game with this key. It is imported when it is first asked for."""
    if key not in _entries():
        raise Problem("unknown-game", game=key, known=", ".join(game_keys()))
    game: Game = _entries()[key].load()
    return game


@cache
def games() -> tuple[Game, ...]:
    """Every game that can be loaded. One that cannot is left out and logged: the others go on."""
    found = []
    for key in game_keys():
        try:
            found.append(game_named(key))
        except Exception:
            logging.getLogger(__name__).exception("The game %s cannot be loaded", key)
    return tuple(found)


def texts_of_all(language: str) -> Texts:
    """The messages of the house and of all its games, for whoever does not know which game speaks (problems, lists)."""
    return Texts(language, *(game.locales for game in games()))
