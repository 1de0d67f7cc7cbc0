"""What companions make of Frostpunk: ends, laws, buildings, storms and options, as tables for docs/balance.md:
`.venv/bin/python scripts/balance_frostpunk.py --games 200 --players 2 --difficulty hard --show ends laws`."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import mean

import msgspec

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.content.pack import PACKS
from hearthlight.kernel import Dice, Event, make_options

CAUSES = ("hope", "discontent", "corpses", "sickness", "hunger", "malfunction")
SECOND_STORM_BY = 12
"""The round in which the second storm is here at the latest."""


class Job(msgspec.Struct, frozen=True):
    seed: int
    players: int
    group: int
    difficulty: str


class Seen(msgspec.Struct):
    """What was seen of one game."""

    cause: str
    """What the city fell by; nothing if it was saved."""
    rounds: int
    offered: list[str]
    passed: list[str]
    storms: int
    cores: int
    """That nobody used."""
    erected: Counter[str] = msgspec.field(default_factory=Counter)
    used: Counter[str] = msgspec.field(default_factory=Counter)
    chosen: Counter[str] = msgspec.field(default_factory=Counter)
    """Options of cards, as `M001-2`."""


def play(job: Job) -> Seen:
    options = make_options(FROSTPUNK, players=job.players, group=job.group, difficulty=job.difficulty)
    state, dice = FROSTPUNK.new(options, job.seed), Dice(job.seed)
    bots = [FROSTPUNK.bot("companion") for _ in range(job.players)]
    seen = Seen("", 0, state.laws[:], [], 0, 0)
    while seats := state.to_act:
        state.play(seats[0], bots[seats[0]].choose(state, seats[0], dice))
        for event in state.events:
            note(seen, event)
    assert state.outcome is not None
    seen.cause, seen.rounds, seen.passed, seen.cores = state.outcome.cause, state.round, state.passed, state.cores
    return seen


def note(seen: Seen, event: Event) -> None:
    match event.kind:
        case "storm":
            seen.storms += 1
        case "erected":
            seen.erected[str(event.data["building"])] += 1
        case "chose":
            seen.chosen[f"{event.data['card']}-{event.data['option']}"] += 1
        case "acts" if building := getattr(event.move, "building", ""):
            seen.used[building] += 1


# -- tables --------------------------------------------------------------------------------------------------------


def ends(games: Sequence[Seen]) -> Iterator[tuple[str, ...]]:
    """How many cities were saved, how long they lived, and what the others fell by."""
    fallen = [game.cause for game in games if game.cause]
    yield ("won", "rounds", *CAUSES)
    yield (
        share(len(games) - len(fallen), len(games)),
        f"{mean(game.rounds for game in games):.1f}",
        *(share(fallen.count(cause), len(fallen)) for cause in CAUSES),
    )


def laws(games: Sequence[Seen]) -> Iterator[tuple[str, ...]]:
    """Of the games in which a law lies out, how many pass it, and how many of those are won."""
    yield ("law", "lies out", "passed", "won with it", "won without it")
    for law in PACKS("new-london").laws:
        out = [game for game in games if law in game.offered]
        passed = [game for game in out if law in game.passed]
        others = [game for game in out if law not in game.passed]
        yield (law, str(len(out)), share(len(passed), len(out)), won(passed), won(others))
    yield ("laws a game", f"{mean(len(game.passed) for game in games):.1f}", "", "", "")


def buildings(games: Sequence[Seen]) -> Iterator[tuple[str, ...]]:
    """How many of each are erected and used in a game, and the cores that are left."""
    yield ("building", "in games", "erected", "used")
    for building in PACKS("new-london").buildings:
        number = sum(game.erected[building] > 0 for game in games)
        erected = mean(game.erected[building] for game in games)
        used = mean(game.used[building] for game in games)
        yield (building, share(number, len(games)), f"{erected:.2f}", f"{used:.2f}")
    yield ("cores left", "", f"{mean(game.cores for game in games):.2f}", "")


def storms(games: Sequence[Seen]) -> Iterator[tuple[str, ...]]:
    """Storms of the cities that lived until the second one must have come."""
    lived = [game for game in games if game.rounds > SECOND_STORM_BY]
    yield ("storms", "cities")
    for number, times in sorted(Counter(game.storms for game in lived).items()):
        yield (str(number), share(times, len(lived)))


def options(games: Sequence[Seen]) -> Iterator[tuple[str, ...]]:
    """Options that were never chosen, of cards that were."""
    chosen = sum((game.chosen for game in games), Counter[str]())
    read = Counter(option.partition("-")[0] for option in chosen.elements())
    yield ("option never chosen", "card chosen from")
    for card, event in PACKS("new-london").events.items():
        for number in range(1, len(event.options) + 1):
            if read[card] and not chosen[f"{card}-{number}"]:
                yield (f"{card}-{number}", str(read[card]))


def share(part: int, whole: int) -> str:
    return f"{part / whole:.0%}" if whole and part else "–"


def won(games: Sequence[Seen]) -> str:
    return share(sum(not game.cause for game in games), len(games))


Table = Callable[[Sequence[Seen]], Iterator[tuple[str, ...]]]
TABLES: dict[str, Table] = {table.__name__: table for table in (ends, laws, buildings, storms, options)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next ones count up")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--group", type=int, default=1)
    parser.add_argument("--difficulty", choices=("easy", "normal", "hard"), default="normal")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--show", nargs="+", choices=TABLES, default=list(TABLES))
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    jobs = [Job(seed, asked.players, asked.group, asked.difficulty) for seed in seeds]
    if asked.workers > 1:
        with ProcessPoolExecutor(asked.workers) as pool:
            games = list(pool.map(play, jobs, chunksize=5))
    else:
        games = [*map(play, jobs)]
    for name in asked.show:
        head, *rows = TABLES[name](games)
        print()
        for row in (head, ("---",) * len(head), *rows):
            print("|", " | ".join(row), "|")


if __name__ == "__main__":
    main()
