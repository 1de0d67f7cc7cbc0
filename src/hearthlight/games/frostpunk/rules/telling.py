"""What a move's text says beyond the move itself: what lies on a field, heated or cold, who is how sick, what a choice
does. Players see all of this on the table; texts are made from moves and know no state."""

from __future__ import annotations

from typing import Any

import msgspec

from hearthlight.kernel import Move

from ..content.effects import KINDS
from .acting import ErectOn, Relieve, Tinker, effects_of, on_field, use_of
from .asking import Ask
from .building import built_on
from .city import PLACE_OF, ring_of, sector_fields
from .costs import ChooseCost
from .doing import ChooseOne
from .expedition import length
from .heat import after_fuel, built_warm_from
from .model import FIGURES, Built, Frostpunk
from .moves import ClearSnow, Fuel, Gather, GatherTree, On, Option, SendScout, SpecialAction, Take, UseBuilding
from .phases.actions import is_cold


def detail(state: Frostpunk, question: Ask, move: Move) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if isinstance(move, Option):
        if isinstance(question, ChooseOne):
            found["choice"] = question.choices[move.number - 1]
        elif isinstance(question, ChooseCost):
            found["cost"] = question.costs[move.number - 1]
        elif isinstance(question, Relieve):
            found["cubes"] = question.number
        elif isinstance(question, Tinker):
            found = {"card": state.researching, "round": state.research_round}
    elif isinstance(move, Fuel):
        found = more_heat(state)
    elif isinstance(move, Take):
        kind = FIGURES.index(move.figure)
        found["ready"] = state.people[kind].ready if kind < len(state.people) else state.automata_ready
    elif isinstance(move, SendScout):
        path = state.paths[move.path - 1]
        top = state.pack.expeditions[path.cards[-1]]
        found = {"deck": top.deck, "hint": top.hint, "spaces": length(state, path)}
    elif isinstance(move, On):
        assert isinstance(question, ErectOn)
        found = what_lies_on(state, *site(state, question.building, move.field))
        found["warm_from"] = built_warm_from(state, Built(question.building, (move.field,)))
    elif isinstance(move, UseBuilding):
        found = use(state, move.field)
    elif "field" in move.__struct_fields__:
        found = what_lies_on(state, move.field)  # type: ignore[attr-defined]
    elif getattr(move, "kind", "") in KINDS:
        people = state.people[KINDS.index(move.kind)]  # type: ignore[attr-defined]
        found = {"number": people.number, "sick": people.sick, "grave": int(people.grave)}
    if isinstance(move, ClearSnow | Gather | GatherTree | UseBuilding | SpecialAction):
        found["cold"] = int(is_cold(state, move))
    return found


def more_heat(state: Frostpunk) -> dict[str, Any]:
    """What 1 more coal would do: the output, the cubes for the tower, and what becomes warm: zones, and
    buildings elsewhere."""
    before, after = state.output, after_fuel(state)
    zones = [ring for ring in range(len(state.ranges)) if before <= min(state.ranges[ring:]) < after]
    return {
        "output": after,
        "cubes": state.pack.content.tracks.heat[after].stress,
        "zones": zones,
        "buildings": [
            built.building
            for built in state.built
            if before < built_warm_from(state, built) <= after and ring_of(PLACE_OF[built.fields[0]]) not in zones
        ],
    }


def site(state: Frostpunk, building: str, field: int) -> tuple[int, ...]:
    """All fields that a building takes when it is erected on one."""
    return sector_fields(field) if state.pack.buildings[building].large else (field,)


def what_lies_on(state: Frostpunk, *fields: int) -> dict[str, Any]:
    """Resources and trees of some fields together."""
    found: dict[str, Any] = {}
    for field in fields:
        for thing, number in (*on_field(state, field).items(), ("trees", state.field_trees[field])):
            if number:
                found[thing] = found.get(thing, 0) + number
    return found


def use(state: Frostpunk, field: int) -> dict[str, Any]:
    """What the action of a building does now, with all that laws and technologies add."""
    built = built_on(state, field)
    action = use_of(state, built) if built else None
    if built is None or action is None:
        return {}
    return {
        "use": msgspec.structs.replace(action, effects=effects_of(state, built.building, action)),
        "upgraded": int(built.upgraded),
    }
