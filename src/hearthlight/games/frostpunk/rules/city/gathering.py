"""Gathering from the fields of the map (F5.2, F5.4)."""

from __future__ import annotations

from hearthlight.kernel import Move

from ..agenda.asking import Ask, Detail, tells
from ..cards.display import takes_away
from ..model import Built, Frostpunk
from ..moves import DONE, Fell, FromField, Gather
from .buildings import around, built_on, free_fields, laid_fields
from .fields import MOST_ON_FIELD, on_field, take_from_field
from .map import FIELDS_OF, PLACE_OF
from .using import SpecialUse, special_use

GATHERED = 2
"""Resources that gathering brings (F5.2)."""


def gathering(state: Frostpunk) -> int:
    """F5.2: resources that a figure takes from a field."""
    return GATHERED + sum(rules.gather_more for rules in state.rules_in_force())


@tells(Gather)
def tell_gathering(state: Frostpunk, move: Gather, question: Ask) -> Detail:
    return {"takes": min(gathering(state), sum(on_field(state, move.field).values()))}


def felling(state: Frostpunk) -> int:
    """T04: wood that a figure on a field with trees brings."""
    return max((rules.fell_when_gathering for rules in state.rules_in_force()), default=0)


def gather_fields(state: Frostpunk, free: list[int] | None = None) -> list[int]:
    """Unoccupied fields with resources, each once a round."""
    wood, coal, cores = state.on_fields["wood"], state.on_fields["coal"], state.on_fields["cores"]
    free = free_fields(state) if free is None else free
    return [field for field in free if wood[field] or coal[field] or cores[field]]


def wooded_fields(state: Frostpunk) -> list[int]:
    """Unoccupied fields with trees."""
    trees = state.on_fields["trees"]
    return [field for field in free_fields(state) if trees[field]]


class TakeFromField(Ask, frozen=True):
    """Resources of one field into the stockpile, one by one where there are several sorts, or where one may want to
    leave some."""

    asks = "gather"
    rule = "F5.2"
    field: int = 0
    left: int = 2
    upto: bool = False
    """Gathering takes up to so many; a gathering post takes all that it can."""

    def options(self, state: Frostpunk) -> list[Move]:
        moves = self.takes(state)
        return [*moves, DONE] if self.may_stop(state) else moves

    def takes(self, state: Frostpunk) -> list[Move]:
        return [FromField(resource, self.field) for resource in on_field(state, self.field)] if self.left else []

    def may_stop(self, state: Frostpunk) -> bool:
        """Q34: it is asked where less can help: where a displayed card would take away what is gathered."""
        lost = takes_away(state)
        risky = self.left and any(resource in lost for resource in on_field(state, self.field))
        return bool(risky) and self.upto and not state.as_before

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, FromField):
            take_from_field(state, move.resource, move.field)
            state.push(TakeFromField(self.seat, self.field, self.left - 1, self.upto))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"upto": self.left} if self.may_stop(state) else {}


class Collect(Ask, frozen=True):
    """A gathering post with a limit (G01): from which fields, one resource each?"""

    asks = "collect"
    rule = "F6.1"
    fields: tuple[int, ...] = ()
    left: int = 3

    def options(self, state: Frostpunk) -> list[Move]:
        if not self.left:
            return []
        return [FromField(resource, field) for field in self.fields for resource in on_field(state, field)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, FromField)
        take_from_field(state, move.resource, move.field)
        state.push(Collect(self.seat, tuple(field for field in self.fields if field != move.field), self.left - 1))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"count": self.left}


class FellTree(Ask, frozen=True):
    asks = "fell"
    rule = "F6.1"
    fields: tuple[int, ...] = ()
    wood: int = 3

    def options(self, state: Frostpunk) -> list[Move]:
        return [Fell(field) for field in self.fields if state.on_fields["trees"][field]]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Fell)
        state.on_fields["trees"][move.field] -= 1
        state.tell("felled", None, field=move.field)
        state.wood += self.wood
        state.tell("gained", None, what="wood", count=self.wood)


class SpreadCoal(Ask, frozen=True):
    """The coal thumper: some coal on each of several adjacent fields that hold coal or nothing."""

    asks = "spread-coal"
    rule = "F6.1"
    field: int = 0
    left: int = 3
    each: int = 3
    done: tuple[int, ...] = ()

    def options(self, state: Frostpunk) -> list[Move]:
        built = built_on(state, self.field)
        if not self.left or built is None:
            return []
        laid = laid_fields(state)
        moves: list[Move] = [
            FromField("coal", field)
            for field in around(built)
            if field in laid
            and field not in self.done
            and built_on(state, field) is None
            and set(on_field(state, field)) <= {"coal"}
            and not state.on_fields["trees"][field]
            and state.on_fields["coal"][field] < MOST_ON_FIELD
        ]
        return [*moves, DONE] if moves else []

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, FromField):
            laid = min(self.each, MOST_ON_FIELD - state.on_fields["coal"][move.field])
            state.on_fields["coal"][move.field] += laid
            state.tell("coal-laid", None, field=move.field, count=laid)
            state.push(SpreadCoal(self.seat, self.field, self.left - 1, self.each, (*self.done, move.field)))


@special_use("collect-around")
def collect_around(state: Frostpunk, special: SpecialUse, built: Built) -> None:
    fields = tuple(field for field in around(built) if on_field(state, field))
    limits = [rules.children_post_limit for rules in state.rules_in_force()]
    limit = max(limits, default=0) if special.child else 0
    if limit and len(fields) > limit:
        state.push(Collect(special.seat, fields, limit))
    else:
        state.push(*(TakeFromField(special.seat, field, 1) for field in fields))


@special_use("fell-in-sector")
def fell_in_sector(state: Frostpunk, special: SpecialUse, built: Built) -> None:
    fell_among(state, special, FIELDS_OF[PLACE_OF[special.field]])


@special_use("fell-in-sector-or-around")
def fell_around(state: Frostpunk, special: SpecialUse, built: Built) -> None:
    fell_among(state, special, (*FIELDS_OF[PLACE_OF[special.field]], *around(built)))


def fell_among(state: Frostpunk, special: SpecialUse, fields: tuple[int, ...]) -> None:
    trees = state.on_fields["trees"]
    wooded = tuple(field for field in laid_fields(state) if trees[field] and field in fields)
    state.push(FellTree(special.seat, wooded, special.number))


@special_use("spread-coal")
def spread_coal(state: Frostpunk, special: SpecialUse, built: Built) -> None:
    state.push(SpreadCoal(special.seat, special.field, special.number, special.each))
