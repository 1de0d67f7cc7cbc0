"""What lies on the fields of the map."""

from __future__ import annotations

from collections.abc import Sequence

from hearthlight.kernel import Move

from ...content import effects as word
from ...content.terms import ON_FIELD, ON_MAP, Cost, OnMap
from ..agenda.asking import Ask, Detail, tells
from ..agenda.doing import Do, carries_out
from ..agenda.paying import payable, pays
from ..model import Frostpunk
from ..moves import DestroyBuilding, Dismantle, Fell, FromField, Gather, GatherTree, Upgrade
from ..vocabulary.amounts import value

MOST_ON_FIELD = 5


def on_field(state: Frostpunk, field: int) -> dict[OnMap, int]:
    """The resources on a field."""
    on_fields = state.on_fields
    return {resource: number for resource in ON_MAP if (number := on_fields[resource][field])}


def take_from_field(state: Frostpunk, resource: OnMap, field: int) -> None:
    state.on_fields[resource][field] -= 1
    state.store(resource, +1)
    # Taken one by one, told as one.
    last = state.events[-1] if state.events else None
    more = last is not None and last.kind == "gained" and last.data.get("what") == resource
    before = state.events.pop().data["count"] if more else 0
    state.tell("gained", None, what=resource, count=int(str(before)) + 1)


class TakeOff(Ask, frozen=True):
    """One resource from a field of the map, to the supply (or into the stockpile)."""

    asks = "take-off"
    rule = "F1.4"
    wanted: tuple[OnMap, ...] = ON_MAP
    keep: bool = False

    def options(self, state: Frostpunk) -> list[Move]:
        return [
            FromField(resource, field)
            for resource in self.wanted
            for field, number in enumerate(state.on_fields[resource])
            if number
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, FromField)
        state.on_fields[move.resource][move.field] -= 1
        if self.keep:
            state.store(move.resource, +1)
        state.tell("took-from-map", None, resource=move.resource, field=move.field)


@payable("map_wood", "map_coal", refused="lacks-on-map")
def on_map(state: Frostpunk, cost: Cost) -> bool:
    return sum(state.on_fields["wood"]) >= cost.map_wood and sum(state.on_fields["coal"]) >= cost.map_coal


@pays("map_wood", "map_coal")
def pay_from_map(state: Frostpunk, cost: Cost, seat: int) -> Sequence[Ask]:
    return [TakeOff(seat, ("wood",))] * cost.map_wood + [TakeOff(seat, ("coal",))] * cost.map_coal


@carries_out(word.TakeFromMap)
def take_from_map(state: Frostpunk, effect: word.TakeFromMap, do: Do) -> None:
    number = value(state, effect.count)
    there = sum(state.on_fields["wood"]) + sum(state.on_fields["coal"]) + sum(state.on_fields["cores"])
    if number > there:
        state.coal += number - there
        state.tell("gained", None, what="coal", count=number - there)
    state.push(*([TakeOff(seat=do.seat, keep=True)] * min(number, there)))


class ChooseTree(Ask, frozen=True):
    """A tree of choice leaves the map."""

    asks = "fell"
    rule = "F1.4"

    def options(self, state: Frostpunk) -> list[Move]:
        return [Fell(field) for field, trees in enumerate(state.on_fields["trees"]) if trees]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Fell)
        state.on_fields["trees"][move.field] -= 1
        state.tell("felled", None, field=move.field)


@carries_out(word.Trees)
def remove_trees(state: Frostpunk, effect: word.Trees, do: Do) -> None:
    state.push(*([ChooseTree()] * effect.count))


def what_lies_on(state: Frostpunk, *fields: int) -> dict[str, int]:
    """Resources and trees of some fields together."""
    found: dict[str, int] = {}
    for thing in ON_FIELD:
        if number := sum(state.on_fields[thing][field] for field in fields):
            found[thing] = number
    return found


@tells(FromField, Fell, Gather, GatherTree, DestroyBuilding, Dismantle, Upgrade)
def tell_field(
    state: Frostpunk,
    move: FromField | Fell | Gather | GatherTree | DestroyBuilding | Dismantle | Upgrade,
    question: Ask,
) -> Detail:
    return {**what_lies_on(state, move.field)}
