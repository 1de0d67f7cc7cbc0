"""Random games of each of our games and of catanatron in one run: decisions and copies per second, and the ratios.

    make benchmark

All play games of four with uniformly random moves, legal moves generated for every decision. They take turns, so that
whatever else the machine is doing slows all of them. Copies are taken in the middle of a game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter

from catanatron import Color, Game, RandomPlayer
from rich.console import Console
from rich.table import Table

from hearthlight.games import game_keys, game_named
from hearthlight.kernel import Dice, State, make_options

ROUNDS = 7
SECONDS = 1.5
COPIES = 3000
CATAN_MOST_TURNS = 1000


def our_games(key: str, seed: int) -> Iterator[State]:
    """The states of random games of four, one after every decision."""
    game, dice = game_named(key), Dice(seed)
    options = make_options(game, players=4)
    while True:
        state = game.new(options, dice.below(1 << 32))
        while seats := state.to_act:
            decision = state.decision(seats[0], details=False)
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
    figures: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for turn in range(ROUNDS):
        theirs = catan_games(turn)
        decisions, copies = decisions_per_second(theirs), copies_per_second(next(theirs).copy)
        for key in game_keys():
            ours = our_games(key, turn)
            figures.setdefault((key, "decisions"), []).append((decisions_per_second(ours), decisions))
            figures.setdefault((key, "copies"), []).append((copies_per_second(next(ours).copy), copies))
    table = Table(title=f"per second, median of {ROUNDS} interleaved runs")
    for title in ("", "", "hearthlight", "catanatron", "ratio"):
        table.add_column(title, justify="right")
    for (key, name), pairs in figures.items():
        table.add_row(
            key,
            name,
            f"{median(one for one, _ in pairs):,.0f}",
            f"{median(other for _, other in pairs):,.0f}",
            f"{median(one / other for one, other in pairs):.2f}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
