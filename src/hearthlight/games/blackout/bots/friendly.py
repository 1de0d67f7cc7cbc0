"""The friendly bot: for a first game that can be won."""

from __future__ import annotations

from hearthlight.kernel import Dice, Move

from ..rules.model import Blackout
from .greedy import GreedyBot

LAPSE = 2
"""One thought in so many wanders."""
GOOD_ENOUGH = 4
"""Then any of so many moves will do."""


class FriendlyBot(GreedyBot):
    """Sees what greedy sees, but its mind wanders now and then."""

    name = "friendly"

    def answer(self, state: Blackout, seat: int, dice: Dice) -> Move:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        best = self.ranked(state, seat, dice)
        return best[0] if dice.below(LAPSE) else dice.pick(best[:GOOD_ENOUGH])
