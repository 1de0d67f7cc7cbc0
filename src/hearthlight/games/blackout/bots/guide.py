"""What the search must know about Blackout: what to look at, how to play on, how far, and what it is worth then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from hearthlight.bots import Bot, Budget, Guide, Plan, SearchBot
from hearthlight.kernel import Dice, Move

from ..rules.model import Blackout
from ..rules.moves import READY, PlanCard
from .fitted import fitted_for
from .greedy import GreedyBot
from .worth import Worth

LEVELS = {"search-fast": 0.2, "search": 1.0, "search-strong": 5.0}
"""The bots that search, and how many seconds they think about a move."""
SMALL = {"payment", "recover", "marker", "team"}
"""Questions that are answered at once."""
CANDIDATES = 6
BEAM = 8
"""Half-made plans that are kept while plans are made card by card."""
ALIKE = 2
"""At most so many plans with the same cards, in other slots."""
Cards = tuple[str, ...]
"""For slots in a row; an empty word leaves one empty."""
BUYING = 5
"""From this phase on what is chosen serves the next round."""


class BlackoutGuide(Guide[Blackout]):
    """The greedy bot names the candidates and plays all seats to the end of a round, with the learned judgement."""

    def __init__(self, worth: Callable[[Blackout, int], Worth] = fitted_for) -> None:
        self.worth = worth
        self.policy = GreedyBot(worth)

    def candidates(self, world: Blackout, seat: int, dice: Dice) -> Sequence[Plan]:
        asks = world.decision(seat, details=False).asks
        if asks == "plan":
            return self.plans(world, seat)
        moves = self.policy.ranked(world, seat, dice)
        return [(move,) for move in moves[: 1 if asks in SMALL else CANDIDATES]]

    def answer(self, world: Blackout, seat: int, dice: Dice) -> Move:
        return self.policy.answer(world, seat, dice)

    def goes_on(self, start: Blackout, now: Blackout) -> bool:
        """To the end of the round; whoever plays alone has the time to look further, and what is chosen late in a round
        shows its worth in the next one."""
        further = start.seats == 1 or start.phase >= BUYING
        return now.round <= max(1, start.round) + further

    def judge(self, world: Blackout, seat: int) -> float:
        """How the seat stands against the best of the others."""
        worths = [self.worth(world, other).of(world) for other in range(world.seats)]
        return worths.pop(seat) - max(worths, default=0.0)

    # -- phase 1 -----------------------------------------------------------------------------------------------------

    def plans(self, world: Blackout, seat: int) -> Sequence[Plan]:
        """Whole plans: cards for all slots. Of some card in its slot the worth depends on all the others."""
        worth, player = self.worth(world, seat), world.players[seat]
        free = [slot for slot in range(player.open_slots) if not player.planned[slot]][: len(player.hand)]
        brings = {card: self.policy.deploy_worth(world, seat, worth, card) for card in player.hand}
        beam: list[Cards] = [()]
        for _ in free:
            longer = [(*cards, card) for cards in beam for card in player.hand if card not in cards]
            rated = {cards: self.together(world, seat, worth, free, cards, brings) for cards in longer}
            beam = sorted(longer, key=lambda cards: -rated[cards])[:BEAM]
        best, sets = beam[0], Counter[frozenset[str]]()
        chosen: list[Cards] = []
        for cards in beam:
            sets[frozenset(cards)] += 1
            if sets[frozenset(cards)] <= ALIKE:
                chosen.append(cards)
        if best:  # or one card less: it stays in hand for a team
            least = min(best, key=lambda card: brings[card])
            chosen.insert(CANDIDATES - 1, tuple(card if card != least else "" for card in best))
        return [
            (*(PlanCard(card, slot + 1) for slot, card in zip(free, cards, strict=True) if card), READY)
            for cards in chosen[:CANDIDATES]
        ]

    def together(
        self, world: Blackout, seat: int, worth: Worth, free: list[int], cards: Cards, brings: dict[str, float]
    ) -> float:
        """What these cards bring in these slots, and what goals want in one slot."""
        player = world.players[seat]
        before, player.planned = player.planned, player.planned[:]
        for slot, card in zip(free, cards, strict=False):
            player.planned[slot] = card
        value = worth.goals(world, player) + sum(brings[card] for card in cards)
        player.planned = before
        return value


def searching() -> Mapping[str, Callable[[], Bot]]:
    """The bots that search, the hastiest first."""
    guide = BlackoutGuide()
    return {name: partial(SearchBot, name, guide, Budget(seconds)) for name, seconds in LEVELS.items()}
