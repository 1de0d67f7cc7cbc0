"""The deck of citizen cards, and the cards in hand (F7.5, F8.4)."""

from __future__ import annotations

from ...content.terms import KINDS
from ..model import Frostpunk


def draw_citizen(state: Frostpunk) -> str:
    """F8.4: an empty deck is reshuffled from its discard."""
    state.reveal()
    if not state.citizens:
        state.citizens, state.citizens_discard = state.citizens_discard, []
        state.shuffle(state.citizens)
    return state.citizens.pop()


def cards_of_kind(state: Frostpunk, seat: int, kind: int) -> list[str]:
    cards = state.pack.citizens
    return [card for card in state.hands[seat] if cards[card].kind == KINDS[kind]]
