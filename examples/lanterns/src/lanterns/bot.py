"""A bot that takes what is worth most now. It reads its own hand and what lies open, nothing else."""

from __future__ import annotations

from collections import Counter

from hearthlight.kernel import Dice, Move, State

from .content import GOLD
from .moves import GiveBack, Light, Wish
from .scoring import lantern_points, shape_points, wish_points
from .state import Night

EARLY = 5
"""In so many rounds a wish still finds enough lanterns to come."""
ENOUGH = 4
"""With so many papers in hand one of them can be spared."""


class GreedyBot:
    name = "greedy"

    def choose(self, state: State, seat: int, dice: Dice) -> Move:
        assert isinstance(state, Night)
        return max(state.moves(seat), key=lambda move: (worth(state, seat, move), dice.below(1 << 16)))


def worth(state: Night, seat: int, move: Move) -> float:
    """Rather light than wish, rather wish than gather."""
    if isinstance(move, Light):
        return 10 + gain(state, seat, move.card) - len(state.pack.cards[move.card].price)
    if isinstance(move, Wish):
        spare = state.round <= EARLY and len(state.players[seat].hand) >= ENOUGH
        return 9 + useful(state, seat, move.paper) / 100 if spare else -1
    if isinstance(move, GiveBack):
        return -useful(state, seat, move.paper)
    return 0


def gain(state: Night, seat: int, card: str) -> int:
    """The points that a lantern would bring."""
    before, after = state.players[seat], state.players[seat].copy()
    after.lit.append(card)
    kinds = (lantern_points, shape_points, wish_points)
    return sum(kind(state.pack, after) - kind(state.pack, before) for kind in kinds)


def useful(state: Night, seat: int, paper: str) -> float:
    """How much a paper in hand helps with the lanterns on the river; gold helps with all, a surplus with none."""
    held = Counter(state.players[seat].hand)[paper]
    wanted = 0.0
    for card in state.river:
        price = state.pack.cards[card].price
        if paper == GOLD or price.count(paper) >= held:
            wanted += gain(state, seat, card) / len(price)
    return wanted
