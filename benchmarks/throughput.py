"""Random games of this engine and of catanatron in one run: decisions and copies per second, and the ratios.

    make benchmark

Both play games of four with uniformly random moves, legal moves generated for every decision. The two engines
take turns, so that whatever else the machine is doing slows both. Copies are taken in the middle of a game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter

from catanatron import Color, Game, RandomPlayer
from rich.console import Console
from rich.table import Table

from hearthlight.blackout import BLACKOUT, Blackout, BlackoutOptions
from hearthlight.kernel import Dice

ROUNDS = 7
SECONDS = 1.5
COPIES = 3000
CATAN_MOST_TURNS = 1000


def blackout_games(seed: int) -> Iterator[Blackout]:
    """The states of random games of four, one after every decision."""
    dice = Dice(seed)
    while True:
        state = BLACKOUT.new(BlackoutOptions(players=4), dice.below(1 << 32))
        while seats := state.to_act:
            decision = state.decision(seats[0])
            state.play(seats[0], dice.pick(decision.moves))
            yield state


def catan_games(seed: int) -> Iterator[Game]:
    random.seed(seed)
    while True:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < CATAN_MOST_TURNS:
            game.play_tick()
            yield game


def decisions_per_second(games: Iterator[object]) -> float:
    count, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < SECONDS:
        for _ in range(100):
            next(games)
        count += 100
    return count / elapsed


def copies_per_second(copy: Callable[[], object]) -> float:
    start = perf_counter()
    for _ in range(COPIES):
        copy()
    return COPIES / (perf_counter() - start)


def main() -> None:
    figures: dict[str, list[tuple[float, float]]] = {"decisions": [], "copies": []}
    for turn in range(ROUNDS):
        ours, theirs = blackout_games(turn), catan_games(turn)
        figures["decisions"].append((decisions_per_second(ours), decisions_per_second(theirs)))
        figures["copies"].append((copies_per_second(next(ours).copy), copies_per_second(next(theirs).copy)))
    table = Table(title=f"per second, median of {ROUNDS} interleaved runs")
    for title in ("", "hearthlight: Blackout", "catanatron", "ratio"):
        table.add_column(title, justify="right")
    for name, pairs in figures.items():
        table.add_row(name, f"{median(one for one, _ in pairs):,.0f}", f"{median(other for _, other in pairs):,.0f}",
                      f"{median(one / other for one, other in pairs):.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
