"""Games that bots have played up to a moment worth looking at, as records to bring along."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from hearthlight.games import game_named
from hearthlight.kernel import Dice, Match, make_options

BOTS = {"blackout": "greedy", "frostpunk": "companion"}
NAMES = ["Ada", "Mei", "Wing"]
MOST_SEEDS = 60
When = Callable[[Any], bool]


def always(state: Any) -> bool:
    return True


def victory(state: Any) -> bool:
    return bool(state.outcome.winners)


@cache
def moment(game: str, asks: str, *, players: int = 2, rounds: int = 1, when: When = always, bot: str = "") -> str:
    """The record of the first game of such bots that comes to such a question, to seat 0 or for all to decide, from
    this round on and in such a state; without a question, to such an end."""
    for seed in range(1, MOST_SEEDS):
        match = _played(game, asks, players, rounds, when, bot or BOTS[game], seed)
        if match.state.to_act if asks else when(match.state):
            return match.text()
    raise LookupError(f"no game comes to {asks!r} in round {rounds}")


def _played(game: str, asks: str, players: int, rounds: int, when: When, named: str, seed: int) -> Match:
    box, dice = game_named(game), Dice(seed)
    bot = box.bot(named)
    match = Match(box, make_options(box, players=players), seed, names=NAMES[:players])
    while match.state.to_act:
        seat, state = match.state.to_act[0], match.state
        decision = state.decision(seat)
        if decision.asks == asks and (seat == 0 or decision.joint) and state.round >= rounds and when(state):
            break
        match.play(seat, bot.choose(state, seat, dice).notation())
    return match
