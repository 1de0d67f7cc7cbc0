"""Phase 8: take cards back, then check-mark actions; the end of the round (section 11)."""

from __future__ import annotations

from hearthlight.kernel import Action, Move

from ..asking import Ask
from ..gaining import CheckMarks
from ..model import Blackout
from ..moves import DONE, TakeBack


class RefreshPhase(Action[Blackout], frozen=True):
    def run(self, state: Blackout) -> None:
        state.phase = 8
        state.push(*(Refresh(seat) for seat in state.turn_order))


class Refresh(Ask, frozen=True):
    """B11.1: with few cards in hand, all cards of the slot with the most cards."""

    asks = "refresh"
    rule = "B11.1"

    def options(self, state: Blackout) -> list[Move]:
        player = state.players[self.seat]
        most = max(map(len, player.slots))
        if len(player.hand) > player.hand_limit or not most:
            return []
        moves: list[Move] = [TakeBack(slot + 1) for slot, cards in enumerate(player.slots) if len(cards) == most]
        return [*moves, DONE]

    def choose(self, state: Blackout, move: Move) -> None:
        if isinstance(move, TakeBack):
            player = state.players[self.seat]
            cards = player.slots[move.slot - 1]
            player.hand.extend(cards)
            player.slots[move.slot - 1] = ()
            state.tell("refreshed", self.seat, slot=move.slot, cards=list(cards))
            state.push(CheckMarks(self.seat))  # B11.2: only who took cards back
