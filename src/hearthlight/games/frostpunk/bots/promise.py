"""What the words of a card promise or threaten, without carrying them out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..content.effects import (
    Activate,
    Choose,
    Corpses,
    Cure,
    Die,
    Discontent,
    Effect,
    Exhaust,
    First,
    Gain,
    Hope,
    Hunger,
    Lose,
    PutCard,
    Research,
    Sick,
    SpyDusk,
    Stress,
    Tire,
    Treat,
    TurnMarker,
    When,
)
from ..content.terms import HOPE, Amount, Cost


class Prices(NamedTuple):
    """What things are worth. Here: in no city in particular; `laws.prices_now` knows the prices of one."""

    food: float = 0.25
    wood: float = 0.6
    coal: float = 0.45
    cores: float = 1.8
    automata: float = 3.0
    workers: float = 0.25
    engineers: float = 0.3
    children: float = 0.06
    hope: float = 1.3
    """A step up."""
    discontent: float = -1.2
    active: float = 0.55
    """A token on the side that is good for the city."""
    sick: float = -0.45
    cure: float = 0.4
    death: float = -2.2
    corpse: float = -0.4
    tired: float = -0.9
    stress: float = -0.3
    dimmed: float = 2.0
    """Exhausted hope tokens of one kind, where something activates all of them."""


GOODS = ("food", "wood", "coal", "cores", "automata", "workers", "engineers", "children")
TREATED, TURNED, RESEARCHED, WARNED = 2.0, 1.8, 0.3, 0.9
"""Treating and turning a marker, in citizens cured or sick; a step of research; a dusk card that will not come."""
USUAL = Prices()


def promise(effects: Iterable[Effect], prices: Prices = USUAL) -> float:
    return sum(promised(effect, prices) for effect in effects)


def promised(effect: Effect, prices: Prices) -> float:
    match effect:
        case Gain():
            return goods(effect, prices) + prices.sick * effect.sick
        case Lose():
            return -goods(effect, prices) - prices.coal * number(effect.resources)
        case Choose():
            return max(promise(choice.effects, prices) - cost_of(choice.cost, prices) for choice in effect.options)
        case When():
            return (promise(effect.then, prices) + promise(effect.otherwise, prices)) / 2
        case First():
            return sum(promise(case.effects, prices) for case in effect.cases) / len(effect.cases)
        case Activate(what="hope", everything=True):
            return prices.active * prices.dimmed
        case Activate() | Exhaust():
            good = effect.what in ("hope", *HOPE)
            sign = 1 if good == isinstance(effect, Activate) else -1
            return sign * prices.active * (2 if effect.everything else number(effect.count))
        case Hope() | Discontent() | Corpses() | Stress() | Hunger():
            return step(effect, prices) * number(effect.by)
        case Sick() | Cure() | Treat() | TurnMarker() | Die() | Tire():
            return each(effect, prices) * number(effect.count)
        case Research():
            return RESEARCHED * effect.steps
        case SpyDusk():
            return WARNED * effect.discard
        case PutCard():
            return 0.2
    return 0.0


def goods(effect: Gain | Lose, prices: Prices) -> float:
    total = 0.0
    for name in GOODS:
        total += getattr(prices, name) * number(getattr(effect, name))
    return total


def step(effect: Hope | Discontent | Corpses | Stress | Hunger, prices: Prices) -> float:
    """One more of it."""
    match effect:
        case Hope():
            return prices.hope
        case Discontent():
            return prices.discontent
        case Corpses():
            return prices.corpse
        case Stress():
            return prices.stress
    return -prices.food


def each(effect: Sick | Cure | Treat | TurnMarker | Die | Tire, prices: Prices) -> float:
    """One of them."""
    match effect:
        case Sick():
            return prices.sick
        case Cure():
            return prices.cure
        case Treat():
            return TREATED * prices.cure
        case TurnMarker():
            return TURNED * prices.sick
        case Die():
            return prices.death
    return prices.tired


def cost_of(cost: Cost, prices: Prices) -> float:
    if cost.either:
        return min(cost_of(part, prices) for part in cost.either)
    return (
        prices.food * (cost.food + cost.hunger)
        + prices.wood * cost.wood
        + prices.coal * (cost.coal + cost.resources)
        + prices.cores * cost.cores
        + (prices.wood * cost.map_wood + prices.coal * cost.map_coal) / 2
        - prices.stress * cost.stress / 2
        + (0.9 * prices.hope if cost.exhaust else 0.0)
        + prices.workers * cost.lose_citizens
        - prices.tired * (0.2 if cost.tire == "child" else 1.0 if cost.tire else 0.0)
    )


def number(count: int | Amount | str) -> int:
    """A number that depends on the table is taken for two."""
    return count if isinstance(count, int) else 2
