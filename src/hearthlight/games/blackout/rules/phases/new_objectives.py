"""Phase 5: buy cards of the display (section 8)."""

from __future__ import annotations

from hearthlight.kernel import Action, Move, Refusal

from ..asking import Ask
from ..display import refill, sweep_unsold
from ..model import SPOTS, Blackout, Player, Spot
from ..moves import DONE, Buy
from ..refusing import Reason, refuse

PRICE = (0, 2, 3, 4)
"""B8.2: by the number of cards in the row."""


class NewObjectivesPhase(Action[Blackout], frozen=True):
    def run(self, state: Blackout) -> None:
        state.phase = 5
        state.push(NextBuyer(state.starter))


class NextBuyer(Action[Blackout], frozen=True):
    """B8.1: in turn, until all players pass in a row. Who cannot buy passes."""

    seat: int
    passes: int = 0
    bought: bool = False

    def run(self, state: Blackout) -> None:
        if self.passes == state.seats:
            if state.seats == 1 and not self.bought:
                sweep_unsold(state)
            return
        if affordable(state, self.seat):
            state.push(BuyCard(self.seat, self.passes, self.bought))
        else:
            state.push(NextBuyer((self.seat + 1) % state.seats, self.passes + 1, self.bought))


def affordable(state: Blackout, seat: int) -> list[Move]:
    """B8.1."""
    player = state.players[seat]
    return [Buy(card, price(row)) for row in state.display if not cannot_buy(player, row) for card in row]


def cannot_buy(player: Player, row: tuple[str, ...]) -> Reason | None:
    """Why a player cannot buy the cards of a row, if so."""
    if not free_spots(player):  # B8.3
        return "spots-full"
    return "money" if price(row) > player.money else None  # B8.2


def price(row: tuple[str, ...]) -> int:
    """B8.2: what each card of a row costs."""
    return PRICE[len(row)]


def free_spots(player: Player) -> int:
    """B8.3."""
    return SPOTS - len(player.objectives)


class BuyCard(Ask, frozen=True):
    """One card, or pass."""

    asks = "buy"
    rule = "B8.1"
    passes: int
    bought: bool

    def options(self, state: Blackout) -> list[Move]:
        # Buying a battery may leave too little for any card: then only passing is left.
        return [*affordable(state, self.seat), DONE]

    def refused(self, state: Blackout) -> list[Refusal]:
        player = state.players[self.seat]
        refused = []
        for row in state.display:
            if reason := cannot_buy(player, row):
                rule, numbers = ("B8.3", {}) if reason == "spots-full" else ("B8.2", {"number": price(row)})
                values = {**numbers, "have": player.money}
                refused += [refuse(Buy(card, price(row)), reason, rule, **values) for card in row]
        return refused

    def choose(self, state: Blackout, move: Move) -> None:
        following = (self.seat + 1) % state.seats
        if not isinstance(move, Buy):
            state.tell("passed", self.seat)
            state.push(NextBuyer(following, self.passes + 1, self.bought))
            return
        player = state.players[self.seat]
        player.money -= move.price
        number = next(number for number, row in enumerate(state.display) if move.card in row)
        state.display[number] = tuple(card for card in state.display[number] if card != move.card)
        player.objectives.append(Spot(move.card))
        state.tell("bought-card", self.seat, card=move.card, money=move.price)
        if not state.display[number]:  # B8.4
            refill(state, number)
        state.push(NextBuyer(following, bought=True))
