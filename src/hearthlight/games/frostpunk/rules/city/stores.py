"""The stockpile: food, wood, coal and steam cores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hearthlight.kernel import Move, Refusal

from ...content.effects import Gain, Lose
from ...content.terms import RESOURCES, Condition, Cost, Stored
from ..agenda.asking import Ask
from ..agenda.paying import payable, pays
from ..agenda.refusing import refuse
from ..model import Frostpunk
from ..moves import Spend
from ..vocabulary.conditions import judges


@payable(
    "food",
    "wood",
    "coal",
    "cores",
    "steel",
    "resources",
    refused="lacks",
    numbers=lambda state, cost: {"missing": missing(state, cost)},
)
def in_stock(state: Frostpunk, cost: Cost) -> bool:
    return (
        state.food >= cost.food
        and state.wood >= cost.wood
        and state.coal >= cost.coal
        and state.cores >= cost.cores
        and state.steel >= cost.steel
        and (not cost.resources or resources(state) >= cost.wood + cost.coal + cost.cores + cost.steel + cost.resources)
    )


def resources(state: Frostpunk) -> int:
    """All of them in the stockpile (F1.4)."""
    return state.wood + state.coal + state.cores + state.steel


def named(of: Cost | Gain | Lose) -> dict[Stored, Any]:
    """How much of each thing is named."""
    return {"food": of.food, "wood": of.wood, "coal": of.coal, "cores": of.cores, "steel": of.steel}


def missing(state: Frostpunk, cost: Cost) -> dict[str, int]:
    """What the stockpile lacks for a cost; where that is nothing, it is `in_stock`. `resources` are of any sort."""
    asked = named(cost)
    short: dict[str, int] = {
        thing: number - state.stored(thing) for thing, number in asked.items() if number > state.stored(thing)
    }
    spare = sum(max(0, state.stored(thing) - asked[thing]) for thing in RESOURCES)
    if cost.resources > spare:
        short["resources"] = cost.resources - spare
    return short


@pays("food", "wood", "coal", "cores", "steel", "resources")
def pay_from_stock(state: Frostpunk, cost: Cost, seat: int) -> Sequence[Ask]:
    for thing, number in named(cost).items():
        if number:
            state.store(thing, -number)
            state.tell("paid", None, what=thing, count=number)
    return [SpendResource(seat)] * cost.resources


class SpendResource(Ask, frozen=True):
    """One resource of choice from the stockpile."""

    asks = "spend"
    rule = "F1.4"

    def options(self, state: Frostpunk) -> list[Move]:
        return [Spend(resource) for resource in RESOURCES if state.stored(resource)]

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [
            refuse(Spend(resource), "none-in-stock", resource=resource)
            for resource in RESOURCES
            if not state.stored(resource) and resource in state.pack.resources
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Spend)
        state.store(move.resource, -1)
        state.tell("spent", None, resource=move.resource)


@judges("food", "food_at_most")
def enough_food(state: Frostpunk, condition: Condition, card: str) -> bool:
    return condition.food <= state.food <= condition.food_at_most


@judges("wood", "coal", "steel", "resources_at_most")
def enough_resources(state: Frostpunk, condition: Condition, card: str) -> bool:
    return (
        state.wood >= condition.wood
        and state.coal >= condition.coal
        and state.steel >= condition.steel
        and resources(state) <= condition.resources_at_most
    )
