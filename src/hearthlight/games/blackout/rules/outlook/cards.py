"""What the cards of a hand would bring at the dice as they lie (section 5)."""

from __future__ import annotations

import msgspec

from ...content.cards import Volunteer
from ...content.effects import RESOURCES
from ..model import Blackout
from ..moves import Act, Procure
from ..paying import batteries_needed
from ..phases.deploy import UseSpecialist, UseVolunteer, die_of


class Reach(msgspec.Struct, frozen=True):
    """A resource that a volunteer can procure, for so many transport tokens."""

    resource: str
    tokens: int


class WayOutlook(msgspec.Struct, frozen=True):
    """One way to use one action of a specialist; both are counted from 1."""

    action: int
    way: int
    usable: bool
    """It can be paid, and there is something to apply it to."""
    batteries: int
    """So many must stand in for missing resources (B3.4)."""


class CardOutlook(msgspec.Struct, frozen=True):
    """A card that can still be deployed this round."""

    card: str
    resource: str
    """What lies under the die of a volunteer; nothing for a specialist."""
    cubes: int
    """How many cubes of it the supply allows (B3.5), for this card alone."""
    reach: tuple[Reach, ...]
    """Nearest first (B5.3)."""
    ways: tuple[WayOutlook, ...]


def cards_of(state: Blackout, seat: int) -> tuple[CardOutlook, ...]:
    """While planning hand and planned cards; while deploying those that are not turned yet; then none, for the dice
    will be rolled again before a card is played."""
    player = state.players[seat]
    cards = [card for card in player.planned if card]
    if state.phase == 1:
        cards = [*player.hand, *cards]
    return tuple(card_outlook(state, seat, card) for card in cards) if state.phase in (1, 2) else ()


def card_outlook(state: Blackout, seat: int, key: str) -> CardOutlook:
    player, card = state.players[seat], state.pack.helpers[key]
    if isinstance(card, Volunteer):
        moves = UseVolunteer(seat, key).options(state)
        reach = tuple(Reach(move.resource, move.tokens) for move in moves if isinstance(move, Procure))
        return CardOutlook(key, RESOURCES[die_of(state, key)], player.room(card.cubes), reach, ())
    usable = UseSpecialist(seat, key, tuple(range(len(card.actions)))).options(state)
    ways = tuple(
        WayOutlook(action, way, Act(action, way) in usable, batteries_needed(player, trade.pay))
        for action, trades in enumerate(card.actions, 1)
        for way, trade in enumerate(trades, 1)
    )
    return CardOutlook(key, "", 0, (), ways)
