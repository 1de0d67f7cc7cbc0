"""Costs: payable in full, or the thing cannot be chosen (F1.4)."""

from __future__ import annotations

from hearthlight.kernel import Action, Move

from ..content.effects import KINDS, RESOURCES, Cost
from .asking import LEADER, Ask
from .judging import active
from .model import MOST, STRESS_SPACES, Frostpunk
from .moods import Turn
from .moves import FromField, Option, Spend
from .people import MOST_TOKENS, ChooseLeaver, ChooseTired

NOTHING = Cost()


def can_pay(state: Frostpunk, cost: Cost) -> bool:
    if cost == NOTHING:
        return True
    if cost.either:
        return any(can_pay(state, part) for part in cost.either)
    return (
        state.food >= cost.food
        and state.wood >= cost.wood
        and state.coal >= cost.coal
        and state.cores >= cost.cores
        and state.wood + state.coal + state.cores >= cost.wood + cost.coal + cost.cores + cost.resources
        and (not cost.exhaust or active(state, cost.exhaust) > 0)
        and (not cost.map_wood or sum(state.field_wood) >= cost.map_wood)
        and (not cost.map_coal or sum(state.field_coal) >= cost.map_coal)
        and state.stress + cost.stress <= STRESS_SPACES
        and state.hunger + cost.hunger <= MOST
        and (not cost.tire or any(state.people[kind].tired < MOST_TOKENS for kind in tired_kinds(cost.tire)))
        and (not cost.lose_citizens or sum(people.number for people in state.people) >= cost.lose_citizens)
    )


def tired_kinds(who: str) -> tuple[int, ...]:
    """The kinds that an exhausted-citizen token may be of."""
    if who == "adult":
        return (0, 1)
    return (0, 1, 2) if who == "any" else (KINDS.index(who),)


class Pay(Action[Frostpunk], frozen=True):
    """Pay a cost that can be paid; whatever is of choice is asked."""

    cost: Cost
    seat: int = LEADER

    def run(self, state: Frostpunk) -> None:
        cost = self.cost
        if cost.either:
            state.push(ChooseCost(seat=self.seat, costs=cost.either))
            return
        for thing in ("food", *RESOURCES):
            if number := getattr(cost, thing):
                setattr(state, thing, getattr(state, thing) - number)
                state.tell("paid", None, what=thing, count=number)
        if cost.stress:
            state.stress += cost.stress
            state.tell("stress", None, count=cost.stress, stress=state.stress, overload=state.overload)
        if cost.hunger:
            state.hunger += cost.hunger
            state.tell("hunger", None, hunger=state.hunger)
        questions: list[Ask] = [SpendResource(seat=self.seat)] * cost.resources
        questions += [TakeOff(seat=self.seat, resource="wood")] * cost.map_wood
        questions += [TakeOff(seat=self.seat, resource="coal")] * cost.map_coal
        if cost.exhaust:
            questions.append(Turn(seat=self.seat, what=cost.exhaust, active=False))
        if cost.tire:
            questions.append(ChooseTired(seat=self.seat, among=tired_kinds(cost.tire)))
        questions += [ChooseLeaver(seat=self.seat)] * cost.lose_citizens
        state.push(*questions)


class ChooseCost(Ask, frozen=True):
    asks = "cost"
    rule = "F1.4"
    costs: tuple[Cost, ...] = ()

    def options(self, state: Frostpunk) -> list[Move]:
        return [Option(number) for number, cost in enumerate(self.costs, 1) if can_pay(state, cost)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Option)
        state.push(Pay(self.costs[move.number - 1], self.seat))


class SpendResource(Ask, frozen=True):
    """One resource of choice from the stockpile."""

    asks = "spend"
    rule = "F1.4"

    def options(self, state: Frostpunk) -> list[Move]:
        return [Spend(resource) for resource in RESOURCES if getattr(state, resource)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Spend)
        setattr(state, move.resource, getattr(state, move.resource) - 1)
        state.tell("spent", None, resource=move.resource)


class TakeOff(Ask, frozen=True):
    """One resource from a field of the map, to the supply (or into the stockpile)."""

    asks = "take-off"
    rule = "F1.4"
    resource: str = ""
    keep: bool = False

    def options(self, state: Frostpunk) -> list[Move]:
        wanted = (self.resource,) if self.resource else RESOURCES
        return [
            FromField(resource, field)
            for resource in wanted
            for field, number in enumerate(getattr(state, f"field_{resource}"))
            if number
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, FromField)
        getattr(state, f"field_{move.resource}")[move.field] -= 1
        if self.keep:
            setattr(state, move.resource, getattr(state, move.resource) + 1)
        state.tell("took-from-map", None, resource=move.resource, field=move.field)
