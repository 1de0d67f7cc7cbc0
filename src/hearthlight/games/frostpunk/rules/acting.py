"""Carrying out actions: gather, build, use a building (section 5)."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Action, Move

from ..content.cards import Use
from ..content.effects import RESOURCES, Choice, Choose, Cost, Cure, Effect, Gain, Treat
from .asking import Ask
from .building import (
    around,
    built_on,
    dismantlings,
    erect,
    erections,
    free_fields,
    laid_fields,
    sites,
    tear_down,
    upgrade,
    upgrades,
)
from .city import place_of
from .costs import Pay, can_pay
from .doing import Do
from .lawgiving import ChooseLaw
from .model import AUTOMATON, STRESS_SPACES, Built, Frostpunk
from .moves import DONE, Dismantle, Erect, Fell, FromField, On, Option, Upgrade, UseBuilding
from .research import begin_research, hurry

MOST_ON_FIELD = 5
BUILD_STEPS = 3


# -- gather (F5.2) -------------------------------------------------------------------------------------------------


def on_field(state: Frostpunk, field: int) -> dict[str, int]:
    return {
        resource: getattr(state, f"field_{resource}")[field]
        for resource in RESOURCES
        if getattr(state, f"field_{resource}")[field]
    }


def take_from_field(state: Frostpunk, resource: str, field: int) -> None:
    getattr(state, f"field_{resource}")[field] -= 1
    setattr(state, resource, getattr(state, resource) + 1)
    state.tell("gained", None, what=resource, count=1)


class TakeFromField(Ask, frozen=True):
    """Resources of one field into the stockpile, one by one where there are several sorts."""

    asks = "gather"
    rule = "F5.2"
    field: int = 0
    left: int = 2

    def options(self, state: Frostpunk) -> list[Move]:
        return [FromField(resource, self.field) for resource in on_field(state, self.field)] if self.left else []

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, FromField)
        take_from_field(state, move.resource, move.field)
        state.push(TakeFromField(self.seat, self.field, self.left - 1))


def gather_fields(state: Frostpunk) -> list[int]:
    """Unoccupied fields with resources, each once a round."""
    wood, coal, cores = state.field_wood, state.field_coal, state.field_cores
    return [field for field in free_fields(state) if wood[field] or coal[field] or cores[field]]


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


# -- build (F5.3) --------------------------------------------------------------------------------------------------


class BuildStep(Ask, frozen=True):
    """Up to three times erect or dismantle, in any mix."""

    asks = "build"
    rule = "F5.3"
    obvious = False
    left: int = BUILD_STEPS

    def options(self, state: Frostpunk) -> list[Move]:
        moves = [*erections(state), *dismantlings(state)] if self.left else []
        return [*moves, DONE] if moves else []

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Erect):
            state.push(ErectOn(self.seat, move.building), BuildStep(self.seat, self.left - 1))
        elif isinstance(move, Dismantle):
            tear_down(state, move.field)
            state.push(BuildStep(self.seat, self.left - 1))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"count": self.left}


class ErectOn(Ask, frozen=True):
    asks = "erect"
    rule = "F5.3"
    building: str = ""

    def options(self, state: Frostpunk) -> list[Move]:
        return [On(fields[0]) for fields in sites(state, self.building)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, On)
        state.push(Pay(state.pack.buildings[self.building].cost, self.seat), Erected(self.building, move.field))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"building": self.building}


class Erected(Action[Frostpunk], frozen=True):
    building: str
    field: int

    def run(self, state: Frostpunk) -> None:
        card = state.pack.buildings[self.building]
        erect(state, self.building, self.field)
        if card.when_erected and state.dug < card.count:  # once per tile
            state.dug += 1
            state.push(Do(card.when_erected, self.building))
        if self.building == "workshop":
            begin_research(state)  # F11.1


# -- use a building (F5.4) -----------------------------------------------------------------------------------------


def use_of(state: Frostpunk, built: Built) -> Use | None:
    card = state.pack.buildings[built.building]
    use: Use | None = (built.upgraded and card.upgraded_use) or card.use
    return use


def usable(state: Frostpunk, built: Built) -> bool:
    """Room for a figure, a payable cost, and something to do."""
    use = use_of(state, built)
    if use is None or len(built.figures) >= (2 if state.pack.buildings[built.building].large else 1):
        return False
    return doable(state, use)


def doable(state: Frostpunk, use: Use) -> bool:
    if not can_pay(state, use.cost):
        return False
    if use.special == "pass-law":
        return bool(ChooseLaw().options(state))
    return use.special != "repeat-building" or bool(Repeat().options(state))


class UseIt(Action[Frostpunk], frozen=True):
    """The action of a building."""

    field: int
    seat: int
    child: bool = False

    def run(self, state: Frostpunk) -> None:
        built = built_on(state, self.field)
        if built is None or (use := use_of(state, built)) is None or not can_pay(state, use.cost):
            return
        state.push(
            Pay(use.cost, self.seat),
            Do(effects_of(state, built.building, use), built.building, self.seat),
            Special(use.special, use.number, self.field, self.seat, self.child),
        )


def effects_of(state: Frostpunk, building: str, use: Use) -> tuple[Effect, ...]:
    """What a building does, with what laws and technologies add."""
    rules = state.pack.rules_in_force(state)
    effects = curing_more(use.effects, sum(rule.cure_bonus for rule in rules))
    treat = max((rule.treat_at_medical_post for rule in rules), default=0)
    if building == "medical-post" and treat:  # T05
        effects = (Choose(options=(Choice(effects=effects), Choice(effects=(Treat(count=treat),)))),)
    coal = sum(rule.coal_per_kiln for rule in rules)
    if building == "charcoal-kiln" and coal:
        effects = (*effects, Gain(coal=coal))
    return effects


def curing_more(effects: tuple[Effect, ...], more: int) -> tuple[Effect, ...]:
    """Every cure among them cures so many more."""
    return tuple(_curing_more(effect, more) for effect in effects) if more else effects


def _curing_more(effect: Effect, more: int) -> Effect:
    if isinstance(effect, Cure) and isinstance(effect.count, int):
        return msgspec.structs.replace(effect, count=effect.count + more)
    if isinstance(effect, Choose):
        return Choose(
            options=tuple(
                msgspec.structs.replace(choice, effects=curing_more(choice.effects, more)) for choice in effect.options
            )
        )
    return effect


class Special(Action[Frostpunk], frozen=True):
    """What only the map, the generator or the law stack can say."""

    what: str
    number: int
    field: int
    seat: int
    child: bool = False

    def run(self, state: Frostpunk) -> None:
        built = built_on(state, self.field)
        if built is None:
            return
        if self.what == "pass-law":
            state.push(ChooseLaw())
        elif self.what == "generator":
            more = sum(rules.generator_removes_more for rules in state.pack.rules_in_force(state))
            state.push(Relieve(seat=self.seat, number=self.number + more))
        elif self.what == "workshop":
            state.push(*([Tinker(seat=self.seat)] * (self.number or 2)))
        elif self.what == "collect-around":
            fields = tuple(field for field in around(built) if on_field(state, field))
            limits = [rules.children_post_limit for rules in state.pack.rules_in_force(state)]
            limit = max(limits, default=0) if self.child else 0
            if limit and len(fields) > limit:
                state.push(Collect(self.seat, fields, limit))
            else:
                state.push(*(TakeFromField(self.seat, field, 1) for field in fields))
        elif self.what.startswith("fell-in-sector"):
            wide = self.what.endswith("around")
            place = place_of(self.field)
            wooded = tuple(
                field
                for field in laid_fields(state)
                if state.field_trees[field] and (place_of(field) == place or (wide and field in around(built)))
            )
            state.push(FellTree(self.seat, wooded, self.number))
        elif self.what == "spread-coal":
            state.push(SpreadCoal(self.seat, self.field, self.number, ()))
        elif self.what == "repeat-building":
            state.push(Repeat(seat=self.seat))


class Relieve(Ask, frozen=True):
    """The generator: remove stress cubes, or spend a core to remove all and install the expansion."""

    asks = "relieve"
    rule = "F4.6"
    number: int = 5

    def options(self, state: Frostpunk) -> list[Move]:
        return [Option(1), *([Option(2)] if state.cores else [])]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Option)
        total = state.stress + state.overload
        if move.number == 2:
            state.cores -= 1
            state.tell("paid", None, what="cores", count=1)
            if not state.expanded:
                state.expanded = True
                state.tell("expanded")
            total = 0
        else:
            total = max(0, total - self.number)
        state.stress, state.overload = min(STRESS_SPACES, total), max(0, total - STRESS_SPACES)
        state.tell("relieved", None, stress=state.stress)


class Tinker(Ask, frozen=True):
    """The workshop: upgrade a building, or move the research token back."""

    asks = "workshop"
    rule = "F11.1"

    def options(self, state: Frostpunk) -> list[Move]:
        research: list[Move] = [Option(1)] if state.researching else []
        moves = [*upgrades(state), *research]
        return [*moves, DONE] if moves else []

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Upgrade):
            cost = state.pack.buildings[move.building].upgrade_cost
            state.push(Pay(cost or Cost(), self.seat), Upgraded(move.field))
        elif isinstance(move, Option):
            hurry(state, 1)


class Upgraded(Action[Frostpunk], frozen=True):
    field: int

    def run(self, state: Frostpunk) -> None:
        upgrade(state, self.field)


class FellTree(Ask, frozen=True):
    asks = "fell"
    rule = "F5.4"
    fields: tuple[int, ...] = ()
    wood: int = 3

    def options(self, state: Frostpunk) -> list[Move]:
        return [Fell(field) for field in self.fields if state.field_trees[field]]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Fell)
        state.field_trees[move.field] -= 1
        state.tell("felled", None, field=move.field)
        state.wood += self.wood
        state.tell("gained", None, what="wood", count=self.wood)


class SpreadCoal(Ask, frozen=True):
    """The coal thumper: up to 3 coal on each of several adjacent fields that hold coal or nothing."""

    asks = "spread-coal"
    rule = "F5.4"
    field: int = 0
    left: int = 3
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
            and not state.field_trees[field]
            and state.field_coal[field] < MOST_ON_FIELD
        ]
        return [*moves, DONE] if moves else []

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, FromField):
            laid = min(3, MOST_ON_FIELD - state.field_coal[move.field])
            state.field_coal[move.field] += laid
            state.tell("coal-laid", None, field=move.field, count=laid)
            state.push(SpreadCoal(self.seat, self.field, self.left - 1, (*self.done, move.field)))


class Repeat(Ask, frozen=True):
    """The propaganda centre: repeat the action of a building with a citizen figure on it."""

    asks = "repeat"
    rule = "F5.4"

    def options(self, state: Frostpunk) -> list[Move]:
        return [
            UseBuilding(built.building, built.fields[0])
            for built in state.built
            if any(figure != AUTOMATON for figure in built.figures)
            and (use := use_of(state, built)) is not None
            and use.special != "repeat-building"
            and doable(state, use)
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, UseBuilding)
        state.push(UseIt(move.field, self.seat))
