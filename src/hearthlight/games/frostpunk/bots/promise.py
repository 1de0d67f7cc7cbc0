"""What the words of a card promise or threaten, without carrying them out."""

from __future__ import annotations

from collections.abc import Iterable

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
    Stress,
    Tire,
    Treat,
    TurnMarker,
    When,
)
from ..content.terms import Amount

GOODS = {
    "food": 0.25,
    "wood": 0.6,
    "coal": 0.45,
    "cores": 1.8,
    "automata": 3.0,
    "workers": 0.25,
    "engineers": 0.3,
    "children": 0.06,
}
ONE: dict[type, float] = {Sick: -0.45, Cure: 0.4, Treat: 0.9, TurnMarker: -0.8, Die: -2.2, Tire: -0.9, Research: 0.3}
"""Each of them."""
STEP: dict[type, float] = {Hope: 1.3, Discontent: -1.2, Hunger: -0.25, Corpses: -0.4, Stress: -0.3}
"""Each step up."""


def promise(effects: Iterable[Effect]) -> float:
    return sum(promised(effect) for effect in effects)


def promised(effect: Effect) -> float:
    if isinstance(effect, Gain | Lose):
        sign = 1 if isinstance(effect, Gain) else -1
        goods = sum(value * number(getattr(effect, name)) for name, value in GOODS.items())
        return sign * goods - (0.4 * effect.sick if isinstance(effect, Gain) else 0.5 * number(effect.resources))
    if type(effect) in ONE:
        return ONE[type(effect)] * number(getattr(effect, "count", 1))
    if isinstance(effect, Hope | Discontent | Hunger | Corpses | Stress):
        return STEP[type(effect)] * number(effect.by)
    if isinstance(effect, Activate | Exhaust):
        good = effect.what in ("hope", "care", "justice", "motivation")
        return (0.6 if good == isinstance(effect, Activate) else -0.5) * number(effect.count)
    if isinstance(effect, When):
        return (promise(effect.then) + promise(effect.otherwise)) / 2
    if isinstance(effect, First):
        return sum(promise(case.effects) for case in effect.cases) / len(effect.cases)
    if isinstance(effect, Choose):
        return max(
            promise(choice.effects) - 0.5 * (choice.cost.food + choice.cost.coal + choice.cost.wood) / 2
            for choice in effect.options
        )
    return 0.2 if isinstance(effect, PutCard) else 0.0


def number(count: int | Amount | str) -> int:
    """A number that depends on the table is taken for two."""
    return count if isinstance(count, int) else 2
