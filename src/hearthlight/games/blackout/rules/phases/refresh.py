"""Phase 8: take cards back, then check-mark actions; the end of the round (section 11)."""

from __future__ import annotations

from hearthlight.kernel import Action, Move, Refusal, Remark

from ..asking import Ask
from ..gaining import CheckMarks, can_check
from ..model import Blackout, Player
from ..moves import DONE, TakeBack
from ..refusing import refuse


class RefreshPhase(Action[Blackout], frozen=True):
    def run(self, state: Blackout) -> None:
        state.phase = 8
        full = [seat for seat in state.turn_order if hand_full(state.players[seat])]
        if len(full) == state.seats > 1:
            state.tell("nobody-refreshes")
        else:
            for seat in full:
                player = state.players[seat]
                state.tell("cannot-refresh", seat, count=len(player.hand), number=player.hand_limit)
        state.push(*(Refresh(seat) for seat in state.turn_order))


def hand_full(player: Player) -> bool:
    """B11.1: with more cards than that nobody takes any back."""
    return len(player.hand) > player.hand_limit


def coming_back(player: Player, cards: list[int]) -> list[int]:
    """B11.1: which slots may be taken back when so many cards lie in each: those with the most, unless the hand is
    too full."""
    most = max(cards)
    if hand_full(player) or not most:
        return []
    return [slot for slot, number in enumerate(cards) if number == most]


class Refresh(Ask, frozen=True):
    """B11.1: with few cards in hand, all cards of the slot with the most cards."""

    asks = "refresh"
    rule = "B11.1"

    def options(self, state: Blackout) -> list[Move]:
        player = state.players[self.seat]
        moves: list[Move] = [TakeBack(slot + 1) for slot in coming_back(player, [len(cards) for cards in player.slots])]
        return [*moves, DONE] if moves else []

    def refused(self, state: Blackout) -> list[Refusal]:
        sizes = [len(cards) for cards in state.players[self.seat].slots]
        return [
            refuse(TakeBack(slot + 1), "fewer-cards", self.rule, count=number, number=max(sizes))
            if number
            else refuse(TakeBack(slot + 1), "slot-empty", self.rule)
            for slot, number in enumerate(sizes)
            if number < max(sizes)
        ]

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        """B11.2: whether any check-mark action would follow."""
        return {"count": int(can_check(state, seat))}

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        """B11.2: who takes nothing back may do without check-mark actions as well."""
        return [Remark("no-check-marks")] if move == DONE and can_check(state, seat) else []

    def choose(self, state: Blackout, move: Move) -> None:
        if isinstance(move, TakeBack):
            player = state.players[self.seat]
            cards = player.slots[move.slot - 1]
            player.hand.extend(cards)
            player.slots[move.slot - 1] = ()
            state.tell("refreshed", self.seat, slot=move.slot, cards=list(cards))
            state.push(CheckMarks(self.seat))  # B11.2: only who took cards back
        else:
            state.tell("does-not-refresh", self.seat)
