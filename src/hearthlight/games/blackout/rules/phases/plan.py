"""Phase 1: roll the dice, plan cards (section 4)."""

from __future__ import annotations

from typing import Any

import msgspec

from hearthlight.kernel import Action, Move, Question, Refusal, Remark

from ...content.effects import RESOURCES
from ..asking import ANYTIME_PRICES, anytime, buy_anytime, not_anytime
from ..model import SLOTS, Blackout
from ..moves import READY, PlanCard, Ready
from ..refusing import refuse
from .deploy import brings
from .objectives import completes_slots


class RollDice(Action[Blackout], frozen=True):
    """B4.1: dice that show the same resource are rolled again, all of them, until all three differ."""

    def run(self, state: Blackout) -> None:
        state.phase = 1
        state.dice = roll(state, [-1, -1, -1])
        state.push(PlanCards())


def roll(state: Blackout, dice: list[int]) -> list[int]:
    dice, times = dice[:], 0
    again = must_reroll(dice)
    while again:
        for die in again:
            faces = state.pack.dice[die]
            dice[die] = faces[state.below(len(faces))]
        red, yellow, blue = (RESOURCES[face] for face in dice)
        state.tell("rolled", state.starter, again=times, red=red, yellow=yellow, blue=blue)
        times += 1
        again = must_reroll(dice)
    return dice


def must_reroll(dice: list[int]) -> list[int]:
    """The dice that share their resource with another one (a die not yet rolled counts as one)."""
    return [die for die, shown in enumerate(dice) if shown < 0 or dice.count(shown) > 1]


class PlanCards(Question[Blackout], frozen=True):
    """B4.2: all players at the same time and in secret: up to one card face down into each open slot."""

    asks = "plan"
    rule = "B4.2"
    ready: int = 0
    """The set of seats that have finished."""

    def seats(self, state: Blackout) -> tuple[int, ...]:
        return tuple([seat for seat in state.turn_order if not self.ready >> seat & 1])

    def moves(self, state: Blackout, seat: int) -> list[Move]:
        player = state.players[seat]
        free = [slot for slot in range(player.open_slots) if not player.planned[slot]]  # B4.4
        moves: list[Move] = [PlanCard(card, slot + 1) for card in player.hand for slot in free]
        return [*moves, READY, *anytime(state, seat)]

    def details(self, state: Blackout, seat: int) -> dict[str, dict[str, Any]]:
        return ANYTIME_PRICES

    def refusals(self, state: Blackout, seat: int) -> list[Refusal]:
        player = state.players[seat]
        refused = not_anytime(state, seat)
        for slot in range(SLOTS):
            if slot >= player.open_slots:
                refused += [refuse(PlanCard(card, slot + 1), "slot-closed", "B4.4") for card in player.hand]
            elif planned := player.planned[slot]:
                refused += [
                    refuse(PlanCard(card, slot + 1), "slot-planned", "B4.2", card=planned) for card in player.hand
                ]
            refused += [refuse(PlanCard(card, slot + 1), "in-slot", "B11.1") for card in player.slots[slot]]
        return [*refused, *(refuse(PlanCard(card, 1), "in-hospital", "B12.4") for card in player.hospital)]

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        if not isinstance(move, PlanCard):
            return []
        return [*brings(state, seat, move.card), *completes_slots(state, seat, move.slot - 1, move.card)]

    def answer(self, state: Blackout, seat: int, move: Move) -> None:
        player = state.players[seat]
        ready = self.ready
        if isinstance(move, PlanCard):
            player.hand.remove(move.card)
            player.planned[move.slot - 1] = move.card
            state.tell_secretly("planned", seat, {"slot": move.slot}, {"card": move.card})
        elif isinstance(move, Ready):
            ready |= 1 << seat
            state.tell("ready", seat, cards=sum(map(bool, player.planned)))
        else:
            buy_anytime(state, seat, move)
        state.push(msgspec.structs.replace(self, ready=ready))
