"""Who plays whom, from which seat, with which settings: the same seeds for everybody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path
from typing import Any

import msgspec

from ..games import Game
from ..kernel import make_options
from .play import Job

Settings = Mapping[str, dict[str, Any]]
"""The options of each, by its name."""


def settings_of(game: Game, chosen: Mapping[str, str]) -> Settings:
    """The options of each setting, by what sets it apart. An option whose values can be listed may have several, with
    commas (`--players 2,3`); every combination is a setting."""
    several = {
        name: [value.strip() for value in text.split(",")] if game.values_of(name) else [text]
        for name, text in chosen.items()
    }
    apart = [name for name, values in several.items() if len(values) > 1]
    found = {}
    for values in product(*several.values()):
        setting = dict(zip(several, values, strict=True))
        options = msgspec.structs.asdict(make_options(game, **setting))
        found[" ".join(f"{name}={setting[name]}" for name in apart)] = options
    return found


def line_ups(bots: Sequence[str], players: int, *, together: bool) -> list[tuple[str, ...]]:
    """Every way in which these bots meet at a table, once from each seat.

    As many meet as there are seats; where there are fewer bots than seats, all of them, some more than once. In a game
    that all win or lose together nobody meets: each bot plays all seats.
    """
    if together or len(bots) == 1:
        return [(bot,) * players for bot in bots]
    if len(bots) >= players:
        tables = list(combinations(bots, players))
    else:
        tables = [table for table in combinations_with_replacement(bots, players) if set(table) == set(bots)]
    rotated = (table[first:] + table[:first] for table in tables for first in range(players))
    return list(dict.fromkeys(rotated))


def schedule(
    game: Game, settings: Settings, bots: Sequence[str], games: int, seed: int, pack: Path | str | None
) -> list[Job]:
    """At least so many games for each setting: each seed is played by every line-up. Seeds come first, so whoever
    stops early has compared all of them on the seeds so far."""
    jobs = list(_jobs(game, settings, bots, games, seed, pack))
    jobs.sort(key=lambda job: job.seed)
    return [msgspec.structs.replace(job, number=number) for number, job in enumerate(jobs)]


def _jobs(
    game: Game, settings: Settings, bots: Sequence[str], games: int, seed: int, pack: Path | str | None
) -> Iterator[Job]:
    for setting, options in settings.items():
        tables = line_ups(bots, options["players"], together=game.together)
        seeds = max(1, -(-games // len(tables)))
        for number in range(seed, seed + seeds):
            for table in tables:
                yield Job(game.key, options, number, table, pack, setting=setting, count=True)
