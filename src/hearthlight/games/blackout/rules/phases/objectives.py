"""Phase 3: complete goals (section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hearthlight.kernel import Action, Move, Refusal, Remark

from ...content.cards import EmergencyPlan, Plan
from ...content.effects import NOTHING, Gain, Goal, Slot
from ...content.pack import Pack
from ..asking import Ask
from ..gaining import Take, take
from ..model import FOURTH_SLOT, WIDER_HAND, Blackout, Player, Spot
from ..moves import DONE, LEAVE, Complete, Finish, RestorePower
from ..paying import batteries_to_buy, can_pay, cannot_pay, charge
from ..refusing import Reason, refuse
from ..remarking import follow_ups, pays_otherwise


class ObjectivesPhase(Action[Blackout], frozen=True):
    def run(self, state: Blackout) -> None:
        state.phase = 3
        state.push(*(CompleteGoals(seat) for seat in state.turn_order))


class CompleteGoals(Ask, frozen=True):
    """B6.1: any number of goals on objective spots, emergency plan and player board."""

    asks = "objectives"
    rule = "B6.1"

    def options(self, state: Blackout) -> list[Move]:
        goals = goals_in_reach(state, self.seat)
        moves: list[Move] = [move for move, payable in goals if payable]
        moves += [Finish(spot.card) for spot in unfinished(state, state.players[self.seat])]
        return [*moves, DONE] if moves or goals else []

    def refused(self, state: Blackout) -> list[Refusal]:
        player, goals = state.players[self.seat], dict(open_goals(state, self.seat))
        refused = [refuse(move, "goal-done", "B6.1") for move in all_goals(state, player) if move not in goals]
        for move, goal in goals.items():
            if condition := unmet(state, player, goal):
                rule, values = lacking(state, player, goal, condition)
                refused.append(refuse(move, condition, rule, **values))
            elif not can_pay(player, goal.pay):
                refused.append(cannot_pay(move, player, goal.pay, "B6.2"))
        if player.emergency:  # B14.2: of the plans of the campaign only the one that was begun
            others = [card for card in state.plans if card != player.emergency.card]
            refused += [
                refuse(Complete(card, number), "plan-begun", "B14.2", card=player.emergency.card)
                for card in others
                for number, _ in enumerate(state.pack.cards[card].goals, 1)
            ]
        return refused

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        if isinstance(move, Finish):
            return finishing(state, seat, move.card)
        goal = self.goal(state, move)
        if goal is None:
            return []
        found = follow_ups(state, seat, goal.pay, goal.gain)
        if isinstance(move, Complete):
            card, spot = state.card(move.card), find_spot(state.players[seat], move.card) or Spot(move.card)
            if not isinstance(card, Plan | EmergencyPlan):
                found += [Remark("to-hand")] * pays_otherwise(state, seat, goal.pay)
            elif spot.done.bit_count() + 1 == len(card.goals) and card.bonus != Gain():
                found.append(Remark("bonus", {"gain": card.bonus}))
        return found

    def goal(self, state: Blackout, move: Move) -> Goal | None:
        """The goal that a move completes."""
        if isinstance(move, Complete):
            return state.card(move.card).goals[move.goal - 1]
        return state.pack.restore[move.goal] if isinstance(move, RestorePower) else None

    def choose(self, state: Blackout, move: Move) -> None:
        state.left_plan = ""
        if isinstance(move, Complete):
            state.push(GoalMet(self.seat, move.card, move.goal - 1), self)
        elif isinstance(move, RestorePower):
            state.push(PowerRestored(self.seat, move.goal), self)
        elif isinstance(move, Finish):
            state.push(FinishPlan(self.seat, move.card), self)
        if goal := self.goal(state, move):
            charge(state, self.seat, goal.pay)


def unfinished(state: Blackout, player: Player) -> list[Spot]:
    """R8: the plans with a completed goal, left for later. Those of the campaign are never finished (B14.2)."""
    if state.rules < 2:
        return []
    own = [] if player.emergency is None or state.plans else [player.emergency]
    return [spot for spot in (*player.objectives, *own) if spot.done]


def finishing(state: Blackout, seat: int, key: str) -> list[Remark]:
    """What follows once a plan is finished."""
    card = state.card(key)
    assert isinstance(card, Plan | EmergencyPlan)
    return follow_ups(state, seat, NOTHING, card.completion)


def all_goals(state: Blackout, player: Player) -> list[Complete | RestorePower]:
    """Completed or not: of the cards in front of the player, and of the board."""
    goals: list[Complete | RestorePower] = [
        Complete(spot.card, number)
        for spot in spots_of(player)
        for number, _ in enumerate(state.pack.cards[spot.card].goals, 1)
    ]
    return [*goals, *(RestorePower(name) for name in state.pack.restore)]


def open_goals(state: Blackout, seat: int) -> list[tuple[Complete | RestorePower, Goal]]:
    """The goals that this player has not completed yet, with the moves that complete them."""
    player = state.players[seat]
    goals: list[tuple[Complete | RestorePower, Goal]] = [
        (Complete(spot.card, number + 1), goal) for spot, number, goal in open_card_goals(state, player)
    ]
    goals += [(RestorePower(name), goal) for name, goal in open_power_goals(state, player)]
    return goals


def goals_in_reach(state: Blackout, seat: int) -> list[tuple[Complete | RestorePower, bool]]:
    """The goals whose requirements are met, and whether they can be paid as things are: for the others a battery can be
    bought (B3.3)."""
    player = state.players[seat]
    found: list[tuple[Complete | RestorePower, bool]] = []
    for spot, number, goal in open_card_goals(state, player):
        buy = batteries_to_buy(player, goal.pay)
        if buy is not None and not unmet(state, player, goal):
            found.append((Complete(spot.card, number + 1), not buy))
    for name, goal in open_power_goals(state, player):
        buy = batteries_to_buy(player, goal.pay)
        if buy is not None and not unmet(state, player, goal):
            found.append((RestorePower(name), not buy))
    return found


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


def unmet(state: Blackout, player: Player, goal: Goal) -> Reason | None:
    """The requirement of a goal that is not met, costs aside."""
    if goal.slot is not None:
        total = goal.slot.total
        if not any(in_slot(state.pack, slot, goal.slot) == total for slot in player.slots if len(slot) >= total):
            return "slot"
    if goal.tiles is not None and not tiles_wanted(goal.tiles) <= tile_types(state.pack, player):
        return "tiles"
    if goal.centres is not None and not state.pack.board.joined(player.cubes, goal.centres):  # B6.5
        return "centres"
    return None


def lacking(state: Blackout, player: Player, goal: Goal, condition: Reason) -> tuple[str, dict[str, Any]]:
    """The rule of a requirement that is not met, and what is missing."""
    if condition == "slot" and goal.slot is not None:
        best = max(in_slot(state.pack, slot, goal.slot) for slot in player.slots)
        return "B6.3", {"slot": goal.slot, "have": best, "number": goal.slot.total}
    if condition == "tiles" and goal.tiles is not None:
        return "B6.4", {"types": sorted(tiles_wanted(goal.tiles) - tile_types(state.pack, player))}
    assert goal.centres is not None
    return "B6.5", {"letter": goal.centres, "count": state.pack.board.missing_links(player.cubes, goal.centres)}


def in_slot(pack: Pack, cards: Sequence[str], wanted: Slot) -> int:
    """B6.3: how many of the cards that must lie together lie in this slot."""
    colours = [pack.colour[card] for card in cards]
    return sum(min(colours.count(colour), number) for colour, number in wanted.needs)


def completes_slots(state: Blackout, seat: int, slot: int, card: str) -> list[Remark]:
    """B6.3: the open goals whose cards would lie together only with this card on the slot."""
    player, pack = state.players[seat], state.pack
    stacks = [with_planned(player, number) for number in range(player.open_slots)]
    found = []
    for move, goal in open_goals(state, seat):
        if goal.slot is None or in_slot(pack, (*stacks[slot], card), goal.slot) < goal.slot.total:
            continue
        if all(in_slot(pack, stack, goal.slot) < goal.slot.total for stack in stacks):
            named = {"card": move.card} if isinstance(move, Complete) else {"goal": move.goal}
            found.append(Remark("slot-for-card" if isinstance(move, Complete) else "slot-for-power", named))
    return found


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


def spots_of(player: Player) -> list[Spot]:
    """The objective spots, and that of the emergency plan."""
    return [*player.objectives, player.emergency] if player.emergency else player.objectives


def find_spot(player: Player, card: str) -> Spot | None:
    return next((spot for spot in spots_of(player) if spot.card == card), None)


def put_spot(player: Player, spot: Spot, *, emergency: bool) -> None:
    if emergency:
        player.emergency = spot
    else:
        place = next(number for number, old in enumerate(player.objectives) if old.card == spot.card)
        player.objectives[place] = spot


class FinishOrLeave(Ask, frozen=True):
    """B6.10: take the completion effect now, or leave the card for its other goals; it can be finished later (R8)."""

    asks = "finish"
    rule = "B6.10"
    card: str

    def options(self, state: Blackout) -> list[Move]:
        return [Finish(self.card), LEAVE]

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        card, spot = state.card(self.card), find_spot(state.players[seat], self.card)
        assert isinstance(card, Plan | EmergencyPlan)
        assert spot is not None
        if isinstance(move, Finish):
            return finishing(state, seat, self.card)
        still_open = Remark("open-goals", {"count": len(card.goals) - spot.done.bit_count()})
        return [still_open, Remark("asked-again")] if move == LEAVE else []

    def choose(self, state: Blackout, move: Move) -> None:
        if isinstance(move, Finish):
            state.push(FinishPlan(self.seat, self.card))
        else:
            state.left_plan = self.card

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        """The card, and the numbers of its goals that are still open."""
        spot, goals = find_spot(state.players[seat], self.card), state.pack.cards[self.card].goals
        still_open = [number for number, _ in enumerate(goals, 1) if spot and not spot.done >> number - 1 & 1]
        return {"card": self.card, "open": " ".join(map(str, still_open))}


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
