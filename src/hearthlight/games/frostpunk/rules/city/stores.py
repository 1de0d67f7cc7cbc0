"""The stockpile: food, wood, coal and steam cores."""

from __future__ import annotations

from collections.abc import Sequence

from hearthlight.kernel import Move, Refusal

from ...content.terms import RESOURCES, STORED, Condition, Cost, Stored
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
        and state.wood + state.coal + state.cores >= cost.wood + cost.coal + cost.cores + cost.resources
    )


def missing(state: Frostpunk, cost: Cost) -> dict[str, int]:
    """What the stockpile lacks for a cost; where that is nothing, it is `in_stock`. `resources` are of any sort."""
    named: dict[Stored, int] = {"food": cost.food, "wood": cost.wood, "coal": cost.coal, "cores": cost.cores}
    short: dict[str, int] = {
        thing: number - state.stored(thing) for thing in STORED if (number := named[thing]) > state.stored(thing)
    }
    spare = sum(max(0, state.stored(thing) - named[thing]) for thing in RESOURCES)
    if cost.resources > spare:
        short["resources"] = cost.resources - spare
    return short


@pays("food", "wood", "coal", "cores", "resources")
def pay_from_stock(state: Frostpunk, cost: Cost, seat: int) -> Sequence[Ask]:
    for thing, number in zip(STORED, (cost.food, cost.wood, cost.coal, cost.cores), strict=True):
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
            if not state.stored(resource)
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Spend)
        state.store(move.resource, -1)
        state.tell("spent", None, resource=move.resource)


@judges("food", "food_at_most")
def enough_food(state: Frostpunk, condition: Condition, card: str) -> bool:
    return condition.food <= state.food <= condition.food_at_most


@judges("wood", "coal", "resources_at_most")
def resources(state: Frostpunk, condition: Condition, card: str) -> bool:
    return (
        state.wood >= condition.wood
        and state.coal >= condition.coal
        and state.wood + state.coal + state.cores <= condition.resources_at_most
    )
