"""Phase 2: turn the planned cards, carry them out (section 5)."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Action, Move, Refusal, Remark

from ...content.cards import Specialist, Volunteer
from ...content.effects import DIE_COLOURS, RESOURCES, Trade
from ..asking import Ask
from ..gaining import IN_VAIN, carry_out, in_vain
from ..model import Blackout
from ..moves import DONE, Act, Procure, Turn
from ..paying import batteries_to_buy, can_pay, cannot_pay
from ..placing import fare
from ..refusing import refuse
from ..remarking import follow_ups


class DeployPhase(Action[Blackout], frozen=True):
    def run(self, state: Blackout) -> None:
        state.phase = 2
        state.push(*(TurnCards(seat) for seat in state.turn_order))


class TurnCards(Ask, frozen=True):
    """B5.1: one after the other, in any order; every planned card is turned."""

    asks = "turn"
    rule = "B5.1"

    def options(self, state: Blackout) -> list[Move]:
        return [Turn(card) for card in state.players[self.seat].planned if card]

    def refused(self, state: Blackout) -> list[Refusal]:
        return [refuse(Turn(card), "not-planned", "B4.2") for card in state.players[self.seat].hand]

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        """How many planned cards there still are."""
        return {"count": sum(1 for card in state.players[self.seat].planned if card)}

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        if not isinstance(move, Turn):
            return []
        remarks = brings(state, seat, move.card)
        if isinstance(state.pack.helpers[move.card], Volunteer):
            ways = sum(isinstance(way, Procure) for way in UseVolunteer(seat, move.card).options(state))
            remarks += [Remark("elsewhere")] if ways > 1 else []  # B5.3
        return remarks

    def choose(self, state: Blackout, move: Move) -> None:
        assert isinstance(move, Turn)
        player = state.players[self.seat]
        slot = player.planned.index(move.card)
        state.reveal(known=True)
        player.planned[slot] = ""
        player.slots[slot] += (move.card,)
        state.tell("turned", self.seat, card=move.card, slot=slot + 1)
        card = state.pack.helpers[move.card]
        if isinstance(card, Volunteer):
            state.push(UseVolunteer(self.seat, move.card), self)
        else:
            state.push(UseSpecialist(self.seat, move.card, tuple(range(len(card.actions)))), self)


def distance(one: int, other: int) -> int:
    """How many segments of the rondel lie from one resource to another, the shorter way round."""
    steps = abs(one - other)
    return min(steps, len(RESOURCES) - steps)


SEGMENTS = tuple(
    tuple(sorted((distance(die, resource), resource) for resource in range(len(RESOURCES))))
    for die in range(len(RESOURCES))
)
"""B5.3: for each resource under a die how many transport tokens every resource costs, nearest first."""


def die_of(state: Blackout, card: str) -> int:
    """B5.2: the resource under the die of a volunteer's colour; -1 before the first roll."""
    return state.dice[DIE_COLOURS.index(state.pack.colour[card])]


def lost_cubes(state: Blackout, seat: int, card: str) -> list[Remark]:
    """B3.5: what a volunteer would bring and no cube lies ready for."""
    volunteer, player = state.pack.helpers[card], state.players[seat]
    assert isinstance(volunteer, Volunteer)
    lost = volunteer.cubes - player.room(volunteer.cubes)
    return [Remark("supply-short", {"count": lost})] if lost else []


def brings(state: Blackout, seat: int, card: str) -> list[Remark]:
    """What a card of this player would bring if it were turned now: a volunteer at its die, a specialist by the actions
    that can be paid."""
    helper = state.pack.helpers[card]
    if isinstance(helper, Volunteer):
        count, resource = state.players[seat].room(helper.cubes), RESOURCES[die_of(state, card)]
        return [Remark("brings", {"stock": ((resource, count),)}), *lost_cubes(state, seat, card)]
    question = UseSpecialist(seat, card, tuple(range(len(helper.actions))))
    trades = tuple(question.trade(state, move) for move in question.options(state) if isinstance(move, Act))
    return [Remark("acts", {"trades": trades})] if trades else [Remark("idle")]


class UseVolunteer(Ask, frozen=True):
    """B5.2, B5.3: procure at the die of the volunteer's colour, or further away for transport tokens."""

    asks = "procure"
    rule = "B5.3"
    card: str

    def options(self, state: Blackout) -> list[Move]:
        if not state.players[self.seat].supply and state.rules > 1:
            return []  # R28: whatever is procured would be lost
        reach = self.reach(state)
        in_reach: list[Move] = [
            Procure(RESOURCES[resource], tokens)
            for tokens, resource in SEGMENTS[die_of(state, self.card)]
            if tokens <= reach
        ]
        return [*in_reach, DONE]

    def reach(self, state: Blackout) -> int:
        """B5.3: how far the tokens go. Missing ones are bought first (B3.3); where the supply is empty, each costs its
        point as it is spent (R10)."""
        return state.players[self.seat].transport if state.transport else len(RESOURCES)

    def refused(self, state: Blackout) -> list[Refusal]:
        have, reach = state.players[self.seat].transport, self.reach(state)
        return [
            refuse(Procure(RESOURCES[resource], tokens), "tokens", "B5.3", count=tokens, have=have)
            for tokens, resource in SEGMENTS[die_of(state, self.card)]
            if tokens > reach
        ]

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        return lost_cubes(state, seat, self.card) if isinstance(move, Procure) else []

    def choose(self, state: Blackout, move: Move) -> None:
        if not isinstance(move, Procure):
            return  # B5.1: an action may be declined
        card = state.pack.helpers[self.card]
        assert isinstance(card, Volunteer)
        player = state.players[self.seat]
        tokens, points = fare(player, move.tokens)
        state.pay_transport(self.seat, tokens)
        player.points -= points
        number = state.gain_resource(self.seat, RESOURCES.index(move.resource), card.cubes)
        state.tell(
            "procured", self.seat, card=self.card, count=number, resource=move.resource, tokens=tokens, points=points
        )

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        return {"card": self.card, "resource": RESOURCES[die_of(state, self.card)]}


class UseSpecialist(Ask, frozen=True):
    """B5.4: the actions of a specialist, in any order (R13), each optional and each once."""

    asks = "specialist"
    rule = "B5.4"
    card: str
    left: tuple[int, ...]
    """The actions not yet used."""

    def options(self, state: Blackout) -> list[Move]:
        player, card = state.players[self.seat], self._card(state)
        moves: list[Move] = []
        in_reach = False
        for action in self.left:
            for way, trade in enumerate(card.actions[action]):
                if not in_vain(state, self.seat, trade):
                    buy = batteries_to_buy(player, trade.pay)
                    if buy == 0:
                        moves.append(Act(action + 1, way + 1))
                    in_reach = in_reach or buy is not None
        return [*moves, DONE] if in_reach else []

    def refused(self, state: Blackout) -> list[Refusal]:
        player = state.players[self.seat]
        refused = []
        for action, ways in enumerate(self._card(state).actions):
            for way, trade in enumerate(ways):
                move = Act(action + 1, way + 1)
                if action not in self.left:
                    refused.append(refuse(move, "action-used", "R13"))
                elif reason := in_vain(state, self.seat, trade):
                    refused.append(refuse(move, reason, IN_VAIN.get(reason, "R28")))
                elif not can_pay(player, trade.pay):
                    refused.append(cannot_pay(move, player, trade.pay, self.rule))
        return refused

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        if not isinstance(move, Act):
            return []
        trade = self.trade(state, move)
        return follow_ups(state, seat, trade.pay, trade.gain)

    def trade(self, state: Blackout, move: Act) -> Trade:
        return self._card(state).actions[move.action - 1][move.way - 1]

    def choose(self, state: Blackout, move: Move) -> None:
        if isinstance(move, Act):
            left = tuple(action for action in self.left if action != move.action - 1)
            state.push(msgspec.structs.replace(self, left=left))
            state.tell("acted", self.seat, card=self.card)
            carry_out(state, self.seat, self.trade(state, move))

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        return {"card": self.card}

    def _card(self, state: Blackout) -> Specialist:
        card = state.pack.helpers[self.card]
        assert isinstance(card, Specialist)
        return card
