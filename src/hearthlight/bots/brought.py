"""Bots that other packages bring for a game, found by the entry point group `hearthlight.bots`.

The name of an entry point is the game's key, a point, and what the bot is called: `chess.patient = "my_bots:Patient"`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

from hearthlight.kernel import Problem

from .base import Bot

GROUP = "hearthlight.bots"


@cache
def brought_bots(game: str) -> Mapping[str, Callable[[], Bot]]:
    """By name. Each is imported when it is first asked to play."""
    found = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        key, _, name = entry.name.partition(".")
        if key == game and name:
            found[name] = partial(_made, entry, name)
    return found


def _made(entry: EntryPoint, name: str) -> Bot:
    try:
        bot: Bot = entry.load()()
    except Exception as error:
        raise Problem("bot-broken", bot=name, reason=f"{type(error).__name__}: {error}") from error
    return bot
