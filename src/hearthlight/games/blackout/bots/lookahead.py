"""The bot that looks ahead: it plays the best-looking moves on to the end of a round, in several possible worlds."""

from __future__ import annotations

from hearthlight.kernel import Dice, Move, State

from ..rules.model import Blackout
from .greedy import GreedyBot
from .worth import worth_for

SMALL = {"payment", "recover", "marker", "team"}
"""Questions that are answered at once."""
CANDIDATES = 5
WORLDS = (4, 4, 3, 2)
"""By the number of players: with more of them a round takes longer to play."""
ROUNDS, ROUNDS_ALONE = 1, 2
"""How far it looks: to the end of this round, or of the next."""


class LookaheadBot:
    """Asks the greedy bot for candidates, and lets it play all seats to see where each of them leads."""

    name = "lookahead"

    def __init__(self, candidates: int = CANDIDATES, worlds: int = 0) -> None:
        self.candidates = candidates
        self.worlds = worlds
        self.policy = GreedyBot()

    def choose(self, state: State, seat: int, dice: Dice) -> Move:
        assert isinstance(state, Blackout)
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        world = state.determinize(seat, dice)  # fair play: it cannot see the true secrets, and guesses anew each time
        candidates = self.policy.ranked(world, seat, dice)[: self.candidates]
        if len(candidates) == 1 or world.decision(seat, details=False).asks in SMALL:
            return candidates[0]
        total = dict.fromkeys(candidates, 0.0)
        worlds = self.worlds or WORLDS[state.seats - 1]
        for number in range(worlds):
            if number == (worlds + 1) // 2:  # the rest of the time is for the better half
                candidates = sorted(candidates, key=lambda move: -total[move])[: (len(candidates) + 1) // 2]
            world = state.determinize(seat, dice)
            for move in candidates:
                total[move] += self.outlook(world, seat, move, dice)
        return max(candidates, key=lambda move: total[move])

    def outlook(self, world: Blackout, seat: int, move: Move, dice: Dice) -> float:
        """How the seat stands against the others some time later, if it makes this move now."""
        after = world.copy()
        after.play(seat, move)
        last = max(1, world.round) + (ROUNDS_ALONE if world.seats == 1 else ROUNDS) - 1
        while after.round <= last and (acting := after.to_act):
            after.play(acting[0], self.policy.answer(after, acting[0], dice))
        worths = [worth_for(after, other).of(after) for other in range(after.seats)]
        return worths.pop(seat) - max(worths, default=0.0)
