"""Phase 2: turn the planned cards, carry them out (section 5)."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Action, Move

from ...content.cards import Specialist, Volunteer
from ...content.effects import DIE_COLOURS, RESOURCES, Trade
from ..asking import Ask
from ..gaining import can_check, carry_out
from ..model import Blackout, Player
from ..moves import DONE, Act, Procure, Turn
from ..paying import can_pay, could_pay


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

    def choose(self, state: Blackout, move: Move) -> None:
        assert isinstance(move, Turn)
        player = state.players[self.seat]
        slot = player.planned.index(move.card)
        player.planned[slot] = ""
        player.slots[slot] += (move.card,)
        state.reveal(known=True)
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


def die_of(state: Blackout, card: str) -> int:
    """B5.2: the resource under the die of a volunteer's colour; -1 before the first roll."""
    return state.dice[DIE_COLOURS.index(state.pack.colour[card])]


class UseVolunteer(Ask, frozen=True):
    """B5.2, B5.3: procure at the die of the volunteer's colour, or further away for transport tokens."""

    asks = "procure"
    rule = "B5.3"
    card: str

    def options(self, state: Blackout) -> list[Move]:
        player = state.players[self.seat]
        die = die_of(state, self.card)
        in_reach: list[Move] = [
            Procure(RESOURCES[resource], tokens)
            for tokens, resource in sorted((distance(die, resource), resource) for resource in range(len(RESOURCES)))
            if tokens <= player.transport
        ]
        return [*in_reach, DONE]

    def choose(self, state: Blackout, move: Move) -> None:
        if not isinstance(move, Procure):
            return  # B5.1: an action may be declined
        card = state.pack.helpers[self.card]
        assert isinstance(card, Volunteer)
        state.pay_transport(self.seat, move.tokens)
        number = state.gain_resource(self.seat, RESOURCES.index(move.resource), card.cubes)
        state.tell("procured", self.seat, card=self.card, count=number, resource=move.resource, tokens=move.tokens)

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
                if self._worthwhile(state, player, trade):
                    if can_pay(player, trade.pay):
                        moves.append(Act(action + 1, way + 1))
                    else:
                        in_reach = in_reach or could_pay(player, trade.pay)
        return [*moves, DONE] if moves or in_reach else []

    def _worthwhile(self, state: Blackout, player: Player, trade: Trade) -> bool:
        """Whether there is anything that the action could be applied to."""
        if trade.gain.recover:
            return bool(player.hospital)
        return not trade.gain.check or can_check(state, self.seat)

    def choose(self, state: Blackout, move: Move) -> None:
        if isinstance(move, Act):
            left = tuple(action for action in self.left if action != move.action - 1)
            state.push(msgspec.structs.replace(self, left=left))
            state.tell("acted", self.seat, card=self.card)
            carry_out(state, self.seat, self.trade(state, move))

    def trade(self, state: Blackout, move: Act) -> Trade:
        return self._card(state).actions[move.action - 1][move.way - 1]

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        return {"card": self.card}

    def _card(self, state: Blackout) -> Specialist:
        card = state.pack.helpers[self.card]
        assert isinstance(card, Specialist)
        return card
