"""What a seat cannot know: a full state that could be the true one for all that it knows.

It follows from what the seat knows and from the dice alone: all that is hidden is put in order before it is shuffled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hearthlight.kernel import Dice

if TYPE_CHECKING:
    from .model import Blackout, Laid, Player


def knows(laid: Laid, seat: int | None) -> bool:
    return laid.up or (seat is not None and bool(laid.seen >> seat & 1))


def possible(state: Blackout, seat: int | None, dice: Dice) -> Blackout:
    """Shuffle all that the seat cannot know: decks, hidden tiles, which cards others have planned, chance."""
    twin = state.copy()
    if state.outcome is not None:
        return twin
    twin.events = []
    twin.rng = dice.below(1 << 64)
    deck = sorted(twin.draw + twin.reserve)
    dice.shuffle(deck)
    twin.draw, twin.reserve = deck[: len(twin.draw)], deck[len(twin.draw) :]
    _shuffle_tiles(twin, seat, dice)
    for other, player in enumerate(twin.players):
        if other != seat and any(player.planned):
            _shuffle_planned(player, dice)
    return twin


def _shuffle_tiles(state: Blackout, seat: int | None, dice: Dice) -> None:
    stacks = [*state.tiles, tuple(state.tiles_out)]
    hidden = sorted(laid.tile for stack in stacks for laid in stack if not knows(laid, seat))
    dice.shuffle(hidden)
    stacks = [
        tuple(laid if knows(laid, seat) else msgspec.structs.replace(laid, tile=hidden.pop()) for laid in stack)
        for stack in stacks
    ]
    state.tiles, state.tiles_out = stacks[:-1], list(stacks[-1])


def _shuffle_planned(player: Player, dice: Dice) -> None:
    """Where each card of another player came from is public, so hand and planned cards together are known."""
    cards = sorted([*player.hand, *(card for card in player.planned if card)])
    dice.shuffle(cards)
    player.planned = [card and cards.pop() for card in player.planned]
    player.hand = cards
