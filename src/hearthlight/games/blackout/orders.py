"""What players of Blackout may say ahead: most of these questions come while others are thinking about their own."""

from __future__ import annotations

from hearthlight.games.contract import Order
from hearthlight.kernel import Dice, Move

from .bots.greedy import GreedyBot
from .rules.model import Blackout
from .rules.moves import DONE
from .rules.phases.new_objectives import BuyCard, affordable
from .rules.phases.objectives import CompleteGoals
from .rules.phases.plan import PlanCards
from .rules.phases.scout import ChooseDistrict
from .rules.proposing import propose

DECLINED = {"no-purchases": BuyCard, "no-goals": CompleteGoals, "no-scouting": ChooseDistrict}
"""B8.1, B6.1, B7.1: what nobody has to do."""
ORDERS = (*(Order(key) for key in DECLINED), Order("plan", lasts="game"), Order("routine", lasts="game"))


def order_here(state: Blackout, seat: int) -> str:
    """B8.1: who passes is asked again, unless nobody else who has not passed can buy."""
    asked = state.question
    if not isinstance(asked, BuyCard):
        return ""
    others = [(seat + step) % state.seats for step in range(1, state.seats - asked.passes)]
    return "no-purchases" if any(affordable(state, other) for other in others) else ""


def ordered(state: Blackout, seat: int, order: str) -> Move | None:
    if order in DECLINED:
        return DONE if isinstance(state.question, DECLINED[order]) else None
    if order == "plan":  # B4.2
        planning = isinstance(state.question, PlanCards)
        return GreedyBot().choose(state, seat, Dice(state.ply)) if planning else None
    return next(iter(propose(state, seat)), None)
