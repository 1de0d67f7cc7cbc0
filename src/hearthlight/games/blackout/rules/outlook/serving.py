"""Which open goal a card that is being planned would serve, at the dice as they lie (sections 4 and 6)."""

from __future__ import annotations

from hearthlight.kernel import Reason

from ...content.effects import RESOURCES
from ..model import Blackout
from .cards import card_outlook
from .goals import GoalOutlook, goals_of, lacks


class Service(Reason, frozen=True, kw_only=True):
    """What speaks for planning a volunteer: what it would bring, and the goal that comes nearest by it."""

    resource: str
    goal: GoalOutlook
    """As it would stand when all that is planned has been procured."""


def service(state: Blackout, seat: int, card: str) -> Service | None:
    """Nothing for a specialist, and for whoever brings what no open goal asks for."""
    ahead = state.copy()
    for planned in ahead.players[seat].planned:
        if planned:
            _procure(ahead, seat, planned)
    before = {(goal.card, goal.goal): _distance(goal) for goal in goals_of(ahead, seat, open_hand=True)}
    resource, cubes = _procure(ahead, seat, card)
    nearer = [
        goal
        for goal in goals_of(ahead, seat, open_hand=True)
        if _distance(goal) < before[goal.card, goal.goal]  # B3.4: also where it spares a battery
    ]
    if not nearer:
        return None
    goal = min(nearer, key=_distance)
    about = (("card", goal.card), ("number", goal.goal), ("resource", resource))
    return Service("serves", cubes, cubes, about, resource=resource, goal=goal)


def _procure(state: Blackout, seat: int, card: str) -> tuple[str, int]:
    """B5.3: right at its die, as far as cubes lie ready (B3.5)."""
    looks = card_outlook(state, seat, card)
    if looks.resource:
        state.gain_resource(seat, RESOURCES.index(looks.resource), looks.cubes)
    return looks.resource, looks.cubes


def _distance(goal: GoalOutlook) -> tuple[int, int]:
    return lacks(goal), goal.batteries
