"""Phase 6: sweep the display, waste food and water, dispose of an objective (section 9)."""

from __future__ import annotations

from typing import Any

import msgspec

from hearthlight.kernel import Action, Move, Refusal, Remark

from ...content.effects import FOOD, WATER, Trade
from ..asking import Ask
from ..display import sweep
from ..gaining import in_vain, take
from ..model import Blackout, Player
from ..moves import DONE, SELL, Discard, Waste
from ..paying import held
from ..refusing import refuse

MONEY_PER_FOOD = 2
MONEY_PER_WATER = 1


class CleanUpPhase(Action[Blackout], frozen=True):
    def run(self, state: Blackout) -> None:
        state.phase = 6
        sweep(state)
        state.push(
            *(WasteResources(seat) for seat in state.turn_order), *(DisposeObjective(seat) for seat in state.turn_order)
        )


class WasteResources(Action[Blackout], frozen=True):
    """B9.2: all food and water go; nobody is asked where there is only one way."""

    seat: int

    def run(self, state: Blackout) -> None:
        if rates(state, self.seat):
            state.push(ChooseWaste(self.seat))
        else:
            sell_rest(state, self.seat)


def rates(state: Blackout, seat: int) -> dict[str, Trade]:
    """The trades for pairs that the player can make, and that bring something."""
    return {
        name: trade
        for name, trade in all_rates(state, seat).items()
        if enough(state.players[seat], trade) and not in_vain(state, seat, trade)
    }


def enough(player: Player, trade: Trade) -> bool:
    """R18: no batteries here."""
    return all(player.stock[resource] >= number for resource, number in trade.pay.needs)


def all_rates(state: Blackout, seat: int) -> dict[str, Trade]:
    """The trades of the board, and those of finished plans (B13.3)."""
    pack = state.pack
    trades = dict(pack.waste)
    for card in state.players[seat].finished:
        if card in pack.plans and (trade := pack.plans[card].always.waste):
            trades[card] = trade
    return trades


def proceeds(player: Player) -> int:
    """B9.2: HK dollars for all food and water."""
    return MONEY_PER_FOOD * player.stock[FOOD] + MONEY_PER_WATER * player.stock[WATER]


def sell_rest(state: Blackout, seat: int) -> None:
    player = state.players[seat]
    food, water = player.stock[FOOD], player.stock[WATER]
    if food or water:
        money = proceeds(player)
        state.pay_resource(seat, FOOD, food)
        state.pay_resource(seat, WATER, water)
        player.money += money
        state.tell("wasted", seat, food=food, water=water, money=money)


class ChooseWaste(Ask, frozen=True):
    """B9.2: pairs one by one at any of the rates, then the rest for HK dollars."""

    asks = "waste"
    rule = "B9.2"

    def options(self, state: Blackout) -> list[Move]:
        return [*(Waste(name) for name in rates(state, self.seat)), SELL]

    def refused(self, state: Blackout) -> list[Refusal]:
        player, refused = state.players[self.seat], []
        for name, trade in all_rates(state, self.seat).items():
            if not enough(player, trade):
                stock = held(player, trade.pay, batteries=False)
                refused.append(refuse(Waste(name), "cost", "R18", pay=trade.pay, stock=stock))
            elif reason := in_vain(state, self.seat, trade):
                refused.append(refuse(Waste(name), reason, "R28"))
        return refused

    def details(self, state: Blackout, seat: int) -> dict[str, dict[str, Any]]:
        """Each rate as a trade, and what the rest would be sold for."""
        trades = {Waste(name).notation(): msgspec.to_builtins(trade) for name, trade in rates(state, seat).items()}
        sold = {"gain": {"money": proceeds(state.players[seat])}}
        return {**super().details(state, seat), **trades, SELL.notation(): sold}

    def choose(self, state: Blackout, move: Move) -> None:
        if isinstance(move, Waste):
            trade = rates(state, self.seat)[move.rate]
            for resource, number in trade.pay.needs:
                state.pay_resource(self.seat, resource, number)
            state.tell("traded-waste", self.seat, rate=move.rate)
            state.push(WasteResources(self.seat))
            take(state, self.seat, trade.gain)
        else:
            sell_rest(state, self.seat)


class DisposeObjective(Ask, frozen=True):
    """B9.3: up to one card of the objective spots, never the emergency plan."""

    asks = "dispose"
    rule = "B9.3"

    def options(self, state: Blackout) -> list[Move]:
        moves: list[Move] = [Discard(spot.card) for spot in state.players[self.seat].objectives]
        return [*moves, DONE] if moves else []

    def refused(self, state: Blackout) -> list[Refusal]:
        plan = state.players[self.seat].emergency
        return [refuse(Discard(plan.card), "emergency-stays", self.rule)] if plan else []

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        if not isinstance(move, Discard):
            return []
        spot = next(spot for spot in state.players[seat].objectives if spot.card == move.card)
        done = spot.done.bit_count()
        return [Remark("discards"), *([Remark("goals-lost", {"count": done})] if done else [])]

    def choose(self, state: Blackout, move: Move) -> None:
        if isinstance(move, Discard):
            player = state.players[self.seat]
            spot = next(spot for spot in player.objectives if spot.card == move.card)
            player.objectives.remove(spot)
            player.supply += spot.cubes.bit_count()
            state.discard.append(move.card)
            state.tell("disposed", self.seat, card=move.card)
