"""Rollouts per second: what a bot that searches does again and again.

    .venv/bin/python benchmarks/search.py

A rollout deals a possible world, copies it, lets the game's own bot play all seats to the end of the round, and judges
what has become of it. The positions come from games of two that the same bot plays; they are the same in every run. The
games take turns, and time is that of the processor, so that whatever else the machine is doing tells little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from statistics import median
from time import process_time

from rich.console import Console
from rich.table import Table

from hearthlight.games import game_named
from hearthlight.games.blackout.bots.greedy import GreedyBot
from hearthlight.games.blackout.bots.worth import worth_for
from hearthlight.games.frostpunk.bots.companion import CompanionBot
from hearthlight.games.frostpunk.bots.worth import worth
from hearthlight.kernel import Dice, Move, State, make_options

ROUNDS = 5
SECONDS = 1.0
POSITIONS, APART = 24, 29
"""So many positions, with so many decisions between one and the next."""

Plays = Callable[[State, int, Dice], Move]
Judges = Callable[[State, int], float]

GREEDY, COMPANION = GreedyBot(), CompanionBot()


def greedy(state: State, seat: int, dice: Dice) -> Move:
    return GREEDY.answer(state, seat, dice)  # type: ignore[arg-type]


def companion(state: State, seat: int, _: Dice) -> Move:
    return COMPANION.answer(state, seat)  # type: ignore[arg-type]


SEARCHES: dict[str, tuple[Plays, Judges]] = {
    "blackout": (greedy, lambda state, seat: worth_for(state, seat).of(state)),  # type: ignore[arg-type]
    "frostpunk": (companion, lambda state, _: worth(state)),  # type: ignore[arg-type]
}


def positions(key: str, plays: Plays) -> Iterator[State]:
    game, dice = game_named(key), Dice(1)
    while True:
        state = game.new(make_options(game, players=2), dice.below(1 << 32))
        while acting := state.to_act:
            if state.ply % APART == APART - 1:
                yield state.copy()
            state.play(acting[0], plays(state, acting[0], dice))


def rollout(state: State, plays: Plays, judges: Judges, dice: Dice) -> float:
    seat = state.to_act[0]
    twin = state.determinize(seat, dice).copy()
    while twin.round == state.round and (acting := twin.to_act):
        twin.play(acting[0], plays(twin, acting[0], dice))
    return judges(twin, seat)


def main() -> None:
    places = {}
    for key, (plays, _) in SEARCHES.items():
        found = positions(key, plays)
        places[key] = [next(found) for _ in range(POSITIONS)]
    figures: dict[str, list[float]] = {key: [] for key in SEARCHES}
    for turn in range(ROUNDS):
        for key, (plays, judges) in SEARCHES.items():
            dice, count, start = Dice(turn), 0, process_time()
            for place in cycle(places[key]):
                rollout(place, plays, judges, dice)
                count += 1
                if count % POSITIONS == 0 and process_time() - start > SECONDS:
                    break
            figures[key].append(count / (process_time() - start))
    table = Table(title=f"rollouts to the end of the round, median of {ROUNDS} interleaved runs")
    for title in ("", "a second", "ms each"):
        table.add_column(title, justify="right")
    for key, rates in figures.items():
        table.add_row(key, f"{median(rates):,.0f}", f"{1000 / median(rates):.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
