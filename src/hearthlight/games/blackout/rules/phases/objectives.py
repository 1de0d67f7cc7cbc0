"""Phase 3: complete goals (section 6)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hearthlight.kernel import Action, Move

from ...content.cards import EmergencyPlan, Plan
from ...content.effects import Goal, Slot
from ...content.pack import Pack
from ..asking import Ask
from ..gaining import Take, take
from ..model import FOURTH_SLOT, WIDER_HAND, Blackout, Player, Spot
from ..moves import DONE, LEAVE, Complete, Finish, RestorePower
from ..paying import can_pay, charge, could_pay


class ObjectivesPhase(Action[Blackout], frozen=True):
    def run(self, state: Blackout) -> None:
        state.phase = 3
        state.push(*(CompleteGoals(seat) for seat in state.turn_order))


class CompleteGoals(Ask, frozen=True):
    """B6.1: any number of goals on objective spots, emergency plan and player board."""

    asks = "objectives"
    rule = "B6.1"

    def options(self, state: Blackout) -> list[Move]:
        player = state.players[self.seat]
        moves: list[Move] = []
        in_reach = False
        for move, goal in open_goals(state, self.seat):
            payable = can_pay(player, goal.pay)
            if (payable or could_pay(player, goal.pay)) and meets(state, player, goal):
                if payable:
                    moves.append(move)
                else:
                    in_reach = True
        return [*moves, DONE] if moves or in_reach else []

    def choose(self, state: Blackout, move: Move) -> None:
        if isinstance(move, Complete):
            state.push(GoalMet(self.seat, move.card, move.goal - 1), self)
            charge(state, self.seat, state.card(move.card).goals[move.goal - 1].pay)
        elif isinstance(move, RestorePower):
            state.push(PowerRestored(self.seat, move.goal), self)
            charge(state, self.seat, state.pack.restore[move.goal].pay)


def open_goals(state: Blackout, seat: int) -> list[tuple[Complete | RestorePower, Goal]]:
    """The goals that this player has not completed yet, with the moves that complete them."""
    player = state.players[seat]
    goals: list[tuple[Complete | RestorePower, Goal]] = [
        (Complete(spot.card, number + 1), goal) for spot, number, goal in open_card_goals(state, player)
    ]
    goals += [(RestorePower(name), goal) for name, goal in open_power_goals(state, player)]
    return goals


def open_card_goals(state: Blackout, player: Player) -> list[tuple[Spot, int, Goal]]:
    """B6.1: of the cards on objective spots and of the emergency plan; the number of each counts from 0."""
    spots = list(player.objectives)
    if player.emergency:
        spots.append(player.emergency)
    else:
        # B14.2: in the campaign all plans are open to those who have not begun one
        spots += [Spot(card) for card in state.plans]
    return [
        (spot, number, goal)
        for spot in spots
        for number, goal in enumerate(state.pack.cards[spot.card].goals)
        if not spot.done >> number & 1
    ]


def open_power_goals(state: Blackout, player: Player) -> list[tuple[str, Goal]]:
    """B6.13: each once a game."""
    goals = enumerate(state.pack.restore.items())
    return [(name, goal) for number, (name, goal) in goals if not player.restored >> number & 1]


def meets(state: Blackout, player: Player, goal: Goal) -> bool:
    """The requirements of a goal, costs aside."""
    if goal.slot is not None:
        total = goal.slot.total
        if not any(in_slot(state.pack, slot, goal.slot) == total for slot in player.slots):
            return False
    if goal.tiles is not None and not tiles_wanted(goal.tiles) <= tile_types(state.pack, player):
        return False
    return goal.centres is None or state.pack.board.joined(player.cubes, goal.centres)  # B6.5


def in_slot(pack: Pack, cards: Sequence[str], wanted: Slot) -> int:
    """B6.3: how many of the cards that must lie together lie in this slot."""
    colours = [pack.colour[card] for card in cards]
    return sum(min(colours.count(colour), number) for colour, number in wanted.needs)


def with_planned(player: Player, slot: int) -> tuple[str, ...]:
    """The cards of a slot once the planned one is turned."""
    planned = player.planned[slot]
    return (*player.slots[slot], planned) if planned else player.slots[slot]


def tiles_wanted(kind: str) -> set[str]:
    """B6.4."""
    return {"points", kind}


def tile_types(pack: Pack, player: Player) -> set[str]:
    """R12: only tiles that lie face up count."""
    return {pack.tile_type[tile] for tile in player.tiles_up}


class GoalMet(Action[Blackout], frozen=True):
    """B6.6: after paying, the card moves to its destination and the immediate effect is taken."""

    seat: int
    card: str
    goal: int

    def run(self, state: Blackout) -> None:
        player, card = state.players[self.seat], state.card(self.card)
        state.tell("completed", self.seat, card=self.card, goal=self.goal + 1)
        if isinstance(card, Plan | EmergencyPlan):
            state.push(MarkGoal(self.seat, self.card, self.goal))  # R16: the effect first, then the mark
        else:
            player.objectives.remove(Spot(self.card))
            player.hand.append(self.card)
        take(state, self.seat, card.goals[self.goal].gain)


class MarkGoal(Action[Blackout], frozen=True):
    """B6.10, B6.12: mark the goal; was it the last one?"""

    seat: int
    card: str
    goal: int

    def run(self, state: Blackout) -> None:
        player, card = state.players[self.seat], state.card(self.card)
        assert isinstance(card, Plan | EmergencyPlan)
        beside = self.card in state.plans
        spot = find_spot(player, self.card) or Spot(self.card)
        bit = 1 << self.goal
        spot = msgspec.structs.replace(spot, done=spot.done | bit)
        last = spot.done == (1 << len(card.goals)) - 1
        if (beside or not last) and player.supply:  # R17: without a cube it counts all the same
            player.supply -= 1
            spot = msgspec.structs.replace(spot, cubes=spot.cubes | bit)
        put_spot(player, spot, emergency=isinstance(card, EmergencyPlan))
        if last:
            if not beside:  # B14.2: plans of the campaign have no completion effect and never move
                state.push(FinishPlan(self.seat, self.card))
            take(state, self.seat, card.bonus)  # B6.12, R6
        elif not beside:
            state.push(FinishOrLeave(self.seat, self.card))


def find_spot(player: Player, card: str) -> Spot | None:
    spots = [*player.objectives, player.emergency] if player.emergency else player.objectives
    return next((spot for spot in spots if spot.card == card), None)


def put_spot(player: Player, spot: Spot, *, emergency: bool) -> None:
    if emergency:
        player.emergency = spot
    else:
        place = next(number for number, old in enumerate(player.objectives) if old.card == spot.card)
        player.objectives[place] = spot


class FinishOrLeave(Ask, frozen=True):
    """B6.10: take the completion effect now, or leave the card for its other goals (R8)."""

    asks = "finish"
    rule = "B6.10"
    card: str

    def options(self, state: Blackout) -> list[Move]:
        return [Finish(self.card), LEAVE]

    def choose(self, state: Blackout, move: Move) -> None:
        if isinstance(move, Finish):
            state.push(FinishPlan(self.seat, self.card))

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        return {"card": self.card}


class FinishPlan(Action[Blackout], frozen=True):
    """B6.11: cubes off, card to the check-mark area, completion effect."""

    seat: int
    card: str

    def run(self, state: Blackout) -> None:
        player, card = state.players[self.seat], state.card(self.card)
        assert isinstance(card, Plan | EmergencyPlan)
        spot = find_spot(player, self.card)
        assert spot is not None
        player.supply += spot.cubes.bit_count()
        if isinstance(card, EmergencyPlan):
            player.emergency = None
        else:
            player.objectives.remove(spot)
        player.finished.append(self.card)
        state.tell("finished", self.seat, card=self.card)
        state.push(Take(self.seat, card.completion))


class PowerRestored(Action[Blackout], frozen=True):
    """B6.13."""

    seat: int
    goal: str

    def run(self, state: Blackout) -> None:
        state.players[self.seat].restored |= WIDER_HAND if self.goal == "hand" else FOURTH_SLOT
        state.tell("restored", self.seat, goal=self.goal)
        take(state, self.seat, state.pack.restore[self.goal].gain)
