"""Games that bots have played up to a moment worth looking at, as records to bring along."""

from __future__ import annotations

from functools import cache

from hearthlight.bots import bot_named
from hearthlight.games import game_named
from hearthlight.kernel import Dice, Match, make_options

BOTS = {"blackout": "greedy", "frostpunk": "companion"}
NAMES = ["Ada", "Mei", "Wing"]
NOTHING = ""
"""A question that nobody asks: the game goes on to its end."""


def played(game: str, asks: str, *, players: int = 2, seed: int = 1, rounds: int = 1) -> Match:
    """A game up to the first such question to seat 0, or for all to decide, from this round on; or up to its end."""
    box, bot, dice = game_named(game), bot_named(game, BOTS[game]), Dice(seed)
    match = Match(box, make_options(box, players=players), seed, names=NAMES[:players])
    while match.state.to_act:
        seat = match.state.to_act[0]
        decision = match.state.decision(seat)
        if match.state.round >= rounds and decision.asks == asks and (seat == 0 or decision.joint):
            break
        match.play(seat, bot.choose(match.state, seat, dice).notation())
    return match


@cache
def moment(game: str, asks: str, *, seed: int = 1, rounds: int = 1) -> str:
    """Its record."""
    return played(game, asks, seed=seed, rounds=rounds).text()
