"""Paying: resources, batteries as jokers, HK dollars (B3.4, B3.5, B6.2)."""

from __future__ import annotations

from itertools import product

from hearthlight.kernel import Move, Refusal

from ..content.effects import BATTERY, RESOURCES, STOCK, Pay
from .asking import Ask
from .model import BATTERY_PRICE, Blackout, Player
from .moves import PayWith
from .refusing import refuse


def lacking(player: Player, pay: Pay) -> int:
    """B3.4: how many batteries must stand in for what the player has not got of the given resources."""
    stock, missing = player.stock, 0
    for resource, number in pay.needs:
        if stock[resource] < number:
            missing += number - stock[resource]
    return missing


def most_of_one(player: Player, pay: Pay) -> int:
    """Where a number of one resource is asked for: what the player has of the best one, other costs aside."""
    stock, needed = player.stock, dict(pay.needs)
    return max(0, *(stock[resource] - needed.get(resource, 0) for resource in range(len(RESOURCES))))


def batteries_needed(player: Player, pay: Pay) -> int:
    """The fewest batteries with which the resources of a cost can be paid."""
    needed = lacking(player, pay)
    if pay.same:
        needed += max(0, pay.same - most_of_one(player, pay))
    return needed


def batteries_to_buy(player: Player, pay: Pay) -> int | None:
    """B3.3: how many batteries the player must buy before this can be paid, none in the best case; nothing where that
    would not do either."""
    left = player.money - pay.money
    if left < 0:
        return None
    missing = batteries_needed(player, pay) - player.stock[BATTERY]
    if missing <= 0:
        return 0
    return missing if missing <= player.supply and missing * BATTERY_PRICE <= left else None


def can_pay(player: Player, pay: Pay) -> bool:
    """Whether the player can pay this now."""
    return player.money >= pay.money and batteries_needed(player, pay) <= player.stock[BATTERY]


def held(player: Player, pay: Pay, *, batteries: bool = True) -> tuple[tuple[str, int], ...]:
    """What a player has of what a cost asks for; batteries stand in."""
    stock, wanted = player.stock, {resource for resource, _ in pay.needs}
    if pay.same:
        wanted.add(max(range(len(RESOURCES)), key=lambda resource: stock[resource]))
    if wanted and batteries:
        wanted.add(BATTERY)
    things = [(STOCK[resource], stock[resource]) for resource in sorted(wanted)]
    return tuple((thing, number) for thing, number in [*things, ("money", pay.money and player.money)] if number)


def cannot_pay(move: Move, player: Player, pay: Pay, rule: str) -> Refusal:
    """Why a cost that cannot be paid now cannot."""
    if number := batteries_to_buy(player, pay):
        return refuse(move, "battery-first", "B3.3", pay=pay, count=number, money=number * BATTERY_PRICE)
    return refuse(move, "cost", rule, pay=pay, stock=held(player, pay))


def payments(player: Player, pay: Pay) -> list[tuple[int, ...]]:
    """Every way in which the player can pay the resources of a cost; fewest batteries first."""
    return [way for way in all_payments(player, pay) if way[BATTERY] <= player.stock[BATTERY]]


def all_payments(player: Player, pay: Pay) -> list[tuple[int, ...]]:
    """The same with as many batteries as it takes. A way is a number of cubes per segment."""
    needs = dict(pay.needs)
    if pay.same:
        choices = [needs | {resource: needs.get(resource, 0) + pay.same} for resource in range(len(RESOURCES))]
    else:
        choices = [needs]
    stock = player.stock
    ways: dict[tuple[int, ...], None] = {}
    for wanted in choices:
        by_battery = [range(max(0, number - stock[resource]), number + 1) for resource, number in wanted.items()]
        for jokers in product(*by_battery):
            way = [0] * len(STOCK)
            for (resource, number), joker in zip(wanted.items(), jokers, strict=True):
                way[resource] = number - joker
                way[BATTERY] += joker
            ways[tuple(way)] = None
    return sorted(ways, key=lambda way: way[BATTERY])


def charge(state: Blackout, seat: int, pay: Pay) -> None:
    """Take a cost that can be paid. Where there are several ways the player is asked, before anything else."""
    player = state.players[seat]
    if pay.money:
        player.money -= pay.money
        state.tell("paid-money", seat, money=pay.money)
    if pay.needs or pay.same:
        ways = payments(player, pay)
        if len(ways) == 1:
            hand_over(state, seat, ways[0])
        else:
            state.push(ChoosePayment(seat, pay))


def hand_over(state: Blackout, seat: int, way: tuple[int, ...]) -> None:
    for resource, number in enumerate(way):
        if number:
            state.pay_resource(seat, resource, number)
            state.tell("paid-resource", seat, count=number, resource=STOCK[resource])


def pay_with(way: tuple[int, ...]) -> PayWith:
    return PayWith(tuple(word for resource, number in enumerate(way) for word in (STOCK[resource],) * number))


class ChoosePayment(Ask, frozen=True):
    """B3.4: resources or batteries, and which resource where the choice is free."""

    asks = "payment"
    rule = "B3.4"
    pay: Pay

    def options(self, state: Blackout) -> list[Move]:
        return [pay_with(way) for way in payments(state.players[self.seat], self.pay)]

    def refused(self, state: Blackout) -> list[Refusal]:
        player = state.players[self.seat]
        have = player.stock[BATTERY]
        return [
            refuse(pay_with(way), "batteries", "B3.4", count=way[BATTERY], have=have)
            for way in all_payments(player, self.pay)
            if way[BATTERY] > have
        ]

    def choose(self, state: Blackout, move: Move) -> None:
        assert isinstance(move, PayWith)
        hand_over(state, self.seat, tuple(move.what.count(kind) for kind in STOCK))
