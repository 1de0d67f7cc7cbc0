"""What a card of the display would be bought for (section 8)."""

from __future__ import annotations

from hearthlight.kernel import Reason

from ...content.cards import Volunteer
from ..model import Blackout, Spot
from ..moves import Buy
from .footing import Nearer, beside_cubes
from .goals import GoalOutlook, goals_of, lacks


class Bargain(Reason, frozen=True, kw_only=True):
    """What speaks for buying a card: what it is good for as things stand, and what it takes."""

    price: int
    goal: GoalOutlook
    """The goal of it that is nearest then,"""
    nearer: Nearer | None
    """and the district that its cube could help to surround."""
    rival: int
    """A volunteer: how many cubes the own cards of its colour procure at best."""


def bargain(state: Blackout, seat: int, move: Buy) -> Bargain:
    after = state.copy()  # what the phases after the last purchase bring is no part of it
    player, money = after.players[seat], state.players[seat].money
    player.money -= move.price
    player.objectives.append(Spot(move.card))
    nearest = min((goal for goal in goals_of(after, seat, open_hand=True) if goal.card == move.card), key=lacks)
    cube = state.pack.cards[move.card].goals[nearest.goal - 1].gain.cube
    return Bargain(
        "buys",
        money,
        money,
        (("card", move.card),),
        price=move.price,
        goal=nearest,
        nearer=beside_cubes(state, seat, cube) if cube else None,
        rival=_rival(state, seat, move.card),
    )


def _rival(state: Blackout, seat: int, card: str) -> int:
    player, helpers = state.players[seat], state.pack.helpers
    bought = helpers.get(card)
    if not isinstance(bought, Volunteer):
        return 0
    own = (*player.hand, *player.hospital, *player.planned, *(one for slot in player.slots for one in slot))
    cards = (helpers[one] for one in own if one)
    return max((one.cubes for one in cards if isinstance(one, Volunteer) and one.colour == bought.colour), default=0)
