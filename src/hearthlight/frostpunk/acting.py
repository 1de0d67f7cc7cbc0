"""Carrying out actions: clear snow, gather, build, use a building, send scouts, special actions (section 5)."""

from __future__ import annotations

import msgspec

from ..kernel import Action, Move
from .asking import Ask
from .building import (
    around,
    built_on,
    dismantlings,
    erect,
    erections,
    free,
    laid_fields,
    sites,
    tear_down,
    upgrade,
    upgrades,
)
from .cards import Use
from .city import INNER_PLACES, NEIGHBOURS, OUTER_PLACES, fields_of, place_of
from .costs import Pay, can_pay
from .doing import Do
from .effects import RESOURCES, Cost, Cure
from .expedition import March
from .lawgiving import ChooseLaw
from .model import AUTOMATON, MOST, STRESS_SPACES, Built, Frostpunk, Path
from .moves import DONE, Dismantle, Erect, Fell, FromField, Lay, On, Option, Upgrade, UseBuilding
from .research import begin_research, hurry

MOST_ON_FIELD = 5
BUILD_STEPS = 3


# -- clear snow (F5.1) ---------------------------------------------------------------------------------------------


def places_for(state: Frostpunk, ring: str) -> list[int]:
    """Inner sectors anywhere next to the generator sector; outer ones next to a connected sector."""
    if ring == "inner":
        return [place for place in INNER_PLACES if not state.sectors[place]] if state.stack_inner else []
    if not state.stack_outer:
        return []
    return [place for place in OUTER_PLACES if not state.sectors[place]
            and any(state.sectors[other] for other in NEIGHBOURS[place])]


class LaySectors(Ask, frozen=True):
    """Where the next sector goes."""

    asks = "lay"
    rule = "F5.1"
    ring: str = "inner"
    left: int = 1

    def options(self, state: Frostpunk) -> list[Move]:
        return [Lay(place) for place in places_for(state, self.ring)] if self.left else []

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Lay)
        lay_sector(state, move.place, (state.stack_inner if self.ring == "inner" else state.stack_outer).pop())
        state.push(LaySectors(self.seat, self.ring, self.left - 1))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"ring": self.ring, "count": self.left}


def lay_sector(state: Frostpunk, place: int, tile: str) -> None:
    """Reveal it; trees and resources are placed, food finds are gained."""
    state.sectors[place] = tile
    state.reveal()
    state.tell("cleared", None, place=place, sector=tile)
    for field, content in zip(fields_of(place), state.pack.sectors[tile].fields, strict=True):
        for resource in RESOURCES:
            getattr(state, f"field_{resource}")[field] = getattr(content, resource)
        state.field_trees[field] = min(content.trees, 30 - sum(state.field_trees))  # F13.1
        state.food = min(MOST, state.food + content.food)


# -- gather (F5.2) -------------------------------------------------------------------------------------------------


def on_field(state: Frostpunk, field: int) -> dict[str, int]:
    return {resource: getattr(state, f"field_{resource}")[field] for resource in RESOURCES
            if getattr(state, f"field_{resource}")[field]}


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
        getattr(state, f"field_{move.resource}")[move.field] -= 1
        setattr(state, move.resource, getattr(state, move.resource) + 1)
        state.tell("gained", None, what=move.resource, count=1)
        state.push(TakeFromField(self.seat, self.field, self.left - 1))


def gather_fields(state: Frostpunk) -> list[int]:
    """Unoccupied fields with resources, each once a round."""
    return [field for field in laid_fields(state) if free(state, field) and on_field(state, field)]


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
        erect(state, self.building, self.field)
        state.push(Do(state.pack.buildings[self.building].when_erected, self.building))
        if self.building == "workshop":
            begin_research(state)  # F11.1


# -- use a building (F5.4) -----------------------------------------------------------------------------------------


def use_of(state: Frostpunk, built: Built) -> Use | None:
    card = state.pack.buildings[built.building]
    use: Use | None = (built.upgraded and card.upgraded_use) or card.use
    return use


def usable(state: Frostpunk, built: Built) -> bool:
    """Room for a figure, a payable cost, and something to do."""
    card, use = state.pack.buildings[built.building], use_of(state, built)
    if use is None or len(built.figures) >= (2 if card.large else 1) or not can_pay(state, use.cost):
        return False
    if use.special == "pass-law":
        return bool(ChooseLaw().options(state))
    if use.special == "repeat-building":
        return bool(Repeat().options(state))
    return True


class UseIt(Action[Frostpunk], frozen=True):
    """The action of a building."""

    field: int
    seat: int
    child: bool = False

    def run(self, state: Frostpunk) -> None:
        built = built_on(state, self.field)
        if built is None or (use := use_of(state, built)) is None or not can_pay(state, use.cost):
            return
        cure = sum(rules.cure_bonus for rules in state.pack.rules_in_force(state))
        effects = tuple(msgspec.structs.replace(effect, count=effect.count + cure)
                        if isinstance(effect, Cure) and isinstance(effect.count, int) else effect
                        for effect in use.effects)
        state.push(Pay(use.cost, self.seat), Do(effects, built.building, self.seat),
                   Special(use.special, use.number, self.field, self.seat))


class Special(Action[Frostpunk], frozen=True):
    """What only the map, the generator or the law stack can say."""

    what: str
    number: int
    field: int
    seat: int

    def run(self, state: Frostpunk) -> None:
        built = built_on(state, self.field)
        assert built is not None
        if self.what == "pass-law":
            state.push(ChooseLaw())
        elif self.what == "generator":
            more = sum(rules.generator_removes_more for rules in state.pack.rules_in_force(state))
            state.push(Relieve(seat=self.seat, number=self.number + more))
        elif self.what == "workshop":
            state.push(*([Tinker(seat=self.seat)] * (self.number or 2)))
        elif self.what == "collect-around":
            fields = [field for field in around(built) if on_field(state, field)]
            state.push(*(TakeFromField(self.seat, field, 1) for field in fields))
        elif self.what.startswith("fell-in-sector"):
            wide = self.what.endswith("around")
            place = place_of(self.field)
            wooded = tuple(field for field in laid_fields(state) if state.field_trees[field]
                           and (place_of(field) == place or (wide and field in around(built))))
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
            state.expanded = True
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
        moves: list[Move] = [FromField("coal", field) for field in around(built)
                             if field in laid and field not in self.done and built_on(state, field) is None
                             and set(on_field(state, field)) <= {"coal"} and not state.field_trees[field]
                             and state.field_coal[field] < MOST_ON_FIELD]
        return [*moves, DONE] if moves else []

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, FromField):
            state.field_coal[move.field] = min(MOST_ON_FIELD, state.field_coal[move.field] + 3)
            state.push(SpreadCoal(self.seat, self.field, self.left - 1, (*self.done, move.field)))


class Repeat(Ask, frozen=True):
    """The propaganda centre: repeat the action of a building with a citizen figure on it."""

    asks = "repeat"
    rule = "F5.4"

    def options(self, state: Frostpunk) -> list[Move]:
        return [UseBuilding(built.building, built.fields[0]) for built in state.built
                if any(figure != AUTOMATON for figure in built.figures) and (use := use_of(state, built)) is not None
                and use.special not in ("repeat-building", "stay-overnight") and can_pay(state, use.cost)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, UseBuilding)
        state.push(UseIt(move.field, self.seat))


# -- scouts (F5.5) -------------------------------------------------------------------------------------------------


def free_paths(state: Frostpunk) -> list[int]:
    """Paths without a scout, while there is a beacon and another expedition is allowed."""
    buildings = state.pack.buildings
    allowed = max((buildings[built.building].upgraded_expeditions if built.upgraded
                   else buildings[built.building].expeditions for built in state.built), default=0)
    if sum(path.scout >= 0 for path in state.paths) >= allowed:
        return []
    return [number for number, path in enumerate(state.paths) if path.scout < 0]


def send_scout(state: Frostpunk, number: int, figure: int) -> None:
    path = state.paths[number]
    state.paths[number] = Path(path.cards, (-1,) * (len(path.cards) - 1), figure)
    state.people[figure].scouting += 1
    state.tell("scout-sent", None, path=number + 1)
    first_steps(state, number)


def first_steps(state: Frostpunk, number: int) -> None:
    """T01: a scout that is sent or goes on moves on at once."""
    steps = sum(rules.scout_start_steps for rules in state.pack.rules_in_force(state))
    if steps:
        state.push(March(number, steps))
