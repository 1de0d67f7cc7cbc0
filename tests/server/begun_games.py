"""Games that were begun at some time before we came."""

from __future__ import annotations

import random

from hearthlight.games import game_named
from hearthlight.kernel import Dice, Match, make_options

RECORDS_EACH = 8


class BegunGames:
    """Tables of every age from the first moment to the last: so what they take does not grow with the time."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self._records: dict[tuple[str, int], list[str]] = {}

    def record(self, game: str, seats: int) -> str:
        known = self._records.setdefault((game, seats), [])
        if len(known) < RECORDS_EACH:
            known.append(_played_for_a_while(game, seats, self.chance))
            return known[-1]
        return self.chance.choice(known)


def _played_for_a_while(game: str, seats: int, chance: random.Random) -> str:
    """The record of a game that is not over."""
    rules, dice = game_named(game), Dice(chance.getrandbits(60))
    while True:
        match = Match(
            rules, make_options(rules, players=seats), chance.getrandbits(60), names=["Ada", "Bo", "Cy"][:seats]
        )
        while match.state.outcome is None:
            seat = match.state.to_act[0]
            match.play(seat, dice.pick(list(match.state.moves(seat))).notation())
        begun = match.record.fork(chance.randrange(match.state.ply - 5))
        match = Match.replay(rules, begun)
        if match.state.outcome is None:
            return match.text()
