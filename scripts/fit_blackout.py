"""Learn the judgement of Blackout's searching bot from games: `src/hearthlight/games/blackout/bots/fitted.toml`.

    .venv/bin/pip install -e '.[fit]'
    .venv/bin/python scripts/fit_blackout.py play games.jsonl --games 500 --players 2 --seed 500001
    .venv/bin/python scripts/fit_blackout.py fit games.jsonl

Games are played by greedy bots, or with `--fitted` by those that judge as was learned before; now and then a move is
left to chance, so that there is something to learn. At the start of each round, and at a few decisions in between, the
traits of each player are written down, and in the end what came of it. A pair of players makes a row: one's traits less
the other's, and by how many points more than `Worth` said the one ended ahead. Ridge regression finds the weights, and
says how good they are on the tenth of the games that it has not seen.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import numpy as np

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.bots.fitted import FILE, ROUNDS, TRAITS, fitted_for, traits
from hearthlight.games.blackout.bots.greedy import GreedyBot
from hearthlight.games.blackout.bots.worth import Parts, worth_for
from hearthlight.kernel import Dice, make_options

RANDOM_MOVES = (0, 3, 10)
"""In percent, one game after the other."""
SAMPLED = 6
"""In percent of the decisions."""
HELD_OUT = 10
"""One game in so many judges what the others have taught."""
RIDGE = 3000.0


Numbers: TypeAlias = Any
"""An array of them; numpy is not always here to say so."""
Rows = tuple[Numbers, Numbers, Numbers]
Look = tuple[float, list[list[float]]]
"""Rounds that are left, and the traits of all players."""


class Seen(msgspec.Struct):
    """What was seen of a game: a line of a file."""

    seed: int
    scores: tuple[int, ...]
    seen: list[Look]


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="play games, and add what was seen to a file")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=500)
    playing.add_argument("--players", type=int, default=2)
    playing.add_argument("--seed", type=int, default=500001)
    playing.add_argument("--fitted", action="store_true", help="by bots that judge as was learned before")
    playing.set_defaults(run=play)
    fitting = commands.add_parser("fit", help="find the weights, say how good they are, and write them")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--to", type=Path, default=FILE)
    fitting.set_defaults(run=fit)
    asked = parser.parse_args()
    asked.run(asked)


# -- games -------------------------------------------------------------------------------------------------------------


def play(asked: Namespace) -> None:
    with asked.file.open("ab") as file:
        for seed in range(asked.seed, asked.seed + asked.games):
            file.write(
                msgspec.json.encode(play_one(seed, asked.players, GreedyBot(fitted_for if asked.fitted else worth_for)))
                + b"\n"
            )
            file.flush()


def play_one(seed: int, players: int, bot: GreedyBot) -> Seen:
    state, dice = BLACKOUT.new(make_options(BLACKOUT, players=players), seed), Dice(seed)
    chance, last, seen = RANDOM_MOVES[seed % len(RANDOM_MOVES)], 0, list[Look]()
    while seats := state.to_act:
        if state.round > last or (last and dice.below(100) < SAMPLED):
            last = state.round
            seen.append(look(state))
        seat = seats[0]
        moves = state.moves(seat)
        state.play(seat, dice.pick(moves) if dice.below(100) < chance else bot.choose(state, seat, dice))
    assert state.outcome is not None
    return Seen(seed, state.outcome.scores, seen)


def look(state: Blackout) -> Look:
    rows = []
    for seat, player in enumerate(state.players):
        worth = worth_for(state, seat)
        rows.append([round(float(value), 3) for value in traits(state.pack, player, worth.parts(state))])
    return round(worth_for(state, 0).rounds_left, 3), rows


# -- weights -----------------------------------------------------------------------------------------------------------


def fit(asked: Namespace) -> None:
    lines = [line for file in asked.files for line in file.read_bytes().splitlines()]
    games = [msgspec.json.decode(line, type=Seen) for line in lines]
    learning = rows_of([game for game in games if game.seed % HELD_OUT])
    testing = rows_of([game for game in games if game.seed % HELD_OUT == 0])
    weights = ridge(*learning[:2])
    text = [
        "# What one more of each trait is worth in points beyond what `Worth` says: always, and for each ten rounds",
        f"# left. Learned from {len(games)} games:",
        f"# scripts/fit_blackout.py fit {' '.join(file.name for file in asked.files)}",
    ]
    for name, table in zip(("always", "by_rounds"), np.split(weights, 2), strict=True):
        text += ["", f"[{name}]", *(f"{trait} = {value:.4f}" for trait, value in zip(TRAITS, table, strict=True))]
    asked.to.write_text("\n".join(text) + "\n", "utf-8")
    for name, (rows, missed, said) in (("learned from", learning), ("held out", testing)):
        ended = missed + said
        share = {
            "Worth": explained(ended, said),
            "rescaled": explained(ended, said * (said @ ended / (said @ said))),
            "learned": explained(ended, said + rows @ weights),
        }
        print(f"{name}: {len(ended)} pairs; R²", ", ".join(f"{who} {value:.3f}" for who, value in share.items()))


def rows_of(games: Sequence[Seen]) -> Rows:
    """For pairs of players: one's traits less the other's, once as they are and once by the rounds left; by how much
    the one ended further ahead than Worth said; and what Worth said."""
    rows, missed, said = [], [], []
    for game in games:
        for rounds, players in game.seen:
            counted = np.array(players)
            for one, other in permutations(range(len(game.scores)), 2):
                lead = counted[one] - counted[other]
                worth = lead[: len(Parts._fields)].sum()
                rows.append(np.concatenate([lead, lead * rounds / ROUNDS]))
                missed.append(game.scores[one] - game.scores[other] - worth)
                said.append(worth)
    return np.array(rows), np.array(missed), np.array(said)


def ridge(rows: Numbers, missed: Numbers) -> Numbers:
    """Every column in the unit of its own spread, so that each weight is held back alike."""
    spread = rows.std(axis=0)
    spread[spread == 0] = 1
    unit = rows / spread
    weights: Numbers = np.linalg.solve(unit.T @ unit + RIDGE * np.eye(unit.shape[1]), unit.T @ missed) / spread
    return weights


def explained(ended: Numbers, said: Numbers) -> float:
    """The share of the variance (of a margin, whose mean is 0)."""
    return float(1 - ((ended - said) ** 2).sum() / (ended**2).sum())


if __name__ == "__main__":
    main()
