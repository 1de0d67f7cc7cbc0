"""The base of every question to one player: its own options, and what may be done at any time (B3.3)."""

from __future__ import annotations

from typing import Any

from hearthlight.kernel import Move, Question, Refusal

from ..content.effects import BATTERY, STOCK
from .model import BATTERY_PRICE, TOKEN_PRICE, Blackout
from .moves import BUY_BATTERY, BUY_TRANSPORT
from .refusing import refuse


def anytime(state: Blackout, seat: int) -> list[Move]:
    """B3.3. What would gain nothing (no cube or no token in the supply) is not offered."""
    player = state.players[seat]
    moves: list[Move] = []
    if player.money >= BATTERY_PRICE and player.supply:
        moves.append(BUY_BATTERY)
    if state.transport:
        moves.append(BUY_TRANSPORT)
    return moves


def not_anytime(state: Blackout, seat: int) -> list[Refusal]:
    """What `anytime` does not offer now."""
    player, offered = state.players[seat], anytime(state, seat)
    refused = []
    if BUY_BATTERY not in offered:
        if player.supply:
            refused.append(refuse(BUY_BATTERY, "money", "B3.3", number=BATTERY_PRICE, have=player.money))
        else:
            refused.append(refuse(BUY_BATTERY, "no-supply", "B3.5"))
    if BUY_TRANSPORT not in offered:
        refused.append(refuse(BUY_TRANSPORT, "no-transport", "R10"))
    return refused


ANYTIME_PRICES: dict[str, dict[str, Any]] = {
    BUY_BATTERY.notation(): {"money": BATTERY_PRICE},
    BUY_TRANSPORT.notation(): {"points": TOKEN_PRICE},
}
"""What is to be said about them (`Question.details`)."""


def buy_anytime(state: Blackout, seat: int, move: Move) -> bool:
    """Carry out an anytime action; whether the move was one."""
    if move == BUY_BATTERY:  # quicker than asking for its type, and asked of every move
        state.buy_battery(seat)
        state.tell("bought-battery", seat, resource=STOCK[BATTERY])
        return True
    if move == BUY_TRANSPORT:
        state.buy_transport(seat)
        state.tell("bought-transport", seat)
        return True
    return False


class Ask(Question[Blackout], frozen=True):
    """A question to one seat. Subclasses say what can be chosen and what follows."""

    seat: int

    def options(self, state: Blackout) -> list[Move]:
        """The legal moves of this question; empty if there is nothing to decide."""
        raise NotImplementedError

    def choose(self, state: Blackout, move: Move) -> None:
        raise NotImplementedError

    def refused(self, state: Blackout) -> list[Refusal]:
        """What somebody might expect among the options."""
        return []

    def seats(self, state: Blackout) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, state: Blackout, seat: int) -> list[Move]:
        options = self.options(state)
        if options:
            options += anytime(state, seat)
        return options

    def details(self, state: Blackout, seat: int) -> dict[str, dict[str, Any]]:
        return ANYTIME_PRICES

    def refusals(self, state: Blackout, seat: int) -> list[Refusal]:
        return [*self.refused(state), *not_anytime(state, seat)]

    def answer(self, state: Blackout, seat: int, move: Move) -> None:
        if buy_anytime(state, seat, move):
            state.push(self)
        else:
            self.choose(state, move)
