"""The card display: refilling its rows, and how the end of the game is triggered by it."""

from __future__ import annotations

from .model import Blackout

ROWS = 3
ROW = 3
"""Cards of a full row (B2.3)."""


def refill(state: Blackout, number: int) -> None:
    """B8.4, B9.1: three cards of the Draw deck; from the Reserve once it is empty (B11.3, R9)."""
    if not state.draw and not state.reserve:
        return
    state.reveal()
    cards: list[str] = []
    while len(cards) < ROW and (state.draw or state.reserve):
        if state.draw:
            cards.append(state.draw.pop())
            if not state.draw:
                trigger_end(state)
        else:
            cards.append(state.reserve.pop())
    state.display[number] = tuple(cards)
    state.tell("refilled", None, row=number + 1, cards=cards)


def trigger_end(state: Blackout) -> None:
    """B11.3: with the last card of the Draw deck: finish the round, then one more."""
    state.last_round = state.round + 1
    state.tell("end-triggered", None, round=state.last_round)


def sweep(state: Blackout) -> None:
    """B9.1: the rightmost card of every row; rows that are empty then are refilled."""
    for row in range(len(state.display)):
        discard_last(state, row)
    for row, cards in enumerate(state.display):
        if not cards:
            refill(state, row)


def sweep_unsold(state: Blackout) -> None:
    """B14.6: who plays alone and buys nothing discards the rightmost card of the first row."""
    discard_last(state, 0)
    if not state.display[0]:
        refill(state, 0)


def discard_last(state: Blackout, number: int) -> None:
    """The rightmost card of a row leaves the display."""
    if state.display[number]:
        *rest, card = state.display[number]
        state.display[number] = tuple(rest)
        state.discard.append(card)
        state.tell("swept", None, card=card, row=number + 1)
