"""Where a figure could act now, who, and what it would bring (F4.13 to F4.15, F5.2, F5.4)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hearthlight.kernel import Remark

from ...content.terms import STORED, Cost
from ..agenda.asking import Ask, remarks_on
from ..agenda.paying import NOTHING
from ..city.buildings import around, built_on, erect
from ..city.erecting import ErectOn
from ..city.fields import on_field
from ..city.gathering import SpreadCoal, TakeFromField
from ..city.map import FIELDS_OF, PLACE_OF
from ..city.using import use_of
from ..machine.heat import NEVER, built_warm_from, is_cold, warm_from
from ..model import AUTOMATON, FIGURES, Frostpunk, Phase
from ..moves import ClearSnow, Fell, FromField, Gather, GatherTree, On, UseBuilding, UseSpecial
from ..phases.actions.deeds import ChooseAction, Perform, actions

WorkOrSnow = ClearSnow | Gather | GatherTree | UseBuilding | UseSpecial


class Work(msgspec.Struct, frozen=True):
    """A building or a field."""

    move: str
    """In notation."""
    field: int
    building: str
    """Empty: an open field."""
    figures: tuple[str, ...]
    """Who may act there, if there is such a figure."""
    cold: bool
    """F4.13: one of the figure's kind falls sick."""
    cost: Cost
    gains: dict[str, int]
    """What it would bring, its cost counted in, as far as no choice and no chance comes before it: food, wood, coal,
    cores, citizens who are well, cubes off the stress track."""


def works_ahead(state: Frostpunk) -> tuple[Work, ...]:
    if state.phase != Phase.ACTIONS or state.outcome is not None:
        return ()
    who: dict[Gather | GatherTree | UseBuilding, list[str]] = {}
    for figure, name in enumerate(FIGURES):
        for move in actions(state, figure):
            if isinstance(move, Gather | GatherTree | UseBuilding):
                who.setdefault(move, []).append(name)
    return tuple(work(state, move, tuple(figures)) for move, figures in who.items())


def work(state: Frostpunk, move: Gather | GatherTree | UseBuilding, figures: tuple[str, ...]) -> Work:
    built = built_on(state, move.field)
    use = use_of(state, built) if built else None
    return Work(
        move=move.notation(),
        field=move.field,
        building=built.building if built else "",
        figures=figures,
        cold=is_cold(state, move),
        cost=use.cost if use else NOTHING,
        gains=gains(state, Perform(state.leader, FIGURES.index(figures[0]), move)),
    )


@remarks_on(ClearSnow, Gather, GatherTree, UseBuilding, UseSpecial)
def why_it_is_cold(state: Frostpunk, move: WorkOrSnow, question: Ask) -> Iterator[Remark]:
    """F4.13: what makes somebody sick there, also where the ground around looks warm."""
    unharmed = isinstance(question, ChooseAction) and question.figure == AUTOMATON
    if unharmed or not is_cold(state, move) or question.detail(state, move).get("cold") == 0:
        return
    if isinstance(move, ClearSnow | UseSpecial):
        yield Remark("cold", {"why": "always"})
        return
    built = built_on(state, move.field)
    output = built_warm_from(state, built) if built else warm_from(state, move.field)
    yield Remark("cold", {"why": "never" if output == NEVER else "place", "output": output, "field": move.field})


@remarks_on(On)
def what_is_around(state: Frostpunk, move: On, question: ErectOn) -> Iterator[Remark]:
    """F6.1: what the place gives to a building that lives off what is around it; what lies under it is lost (F5.3)."""
    use = state.pack.buildings[question.building].use
    special = use.special if use else ""
    if special not in ("fell-in-sector", "collect-around", "spread-coal"):
        return
    there = state.copy()
    erect(there, question.building, move.field)
    built = there.built[-1]
    if special == "fell-in-sector":
        yield Remark("fells", {"count": sum(there.on_fields["trees"][one] for one in FIELDS_OF[PLACE_OF[move.field]])})
    elif special == "collect-around":
        yield Remark("collects", {"count": sum(bool(on_field(there, field)) for field in around(built))})
    else:
        free = SpreadCoal(question.seat, move.field).options(there)
        yield Remark("spreads", {"count": sum(isinstance(one, FromField) for one in free)})


def gains(state: Frostpunk, deed: Perform) -> dict[str, int]:
    """The deed carried out on a copy, up to the first choice between different things."""
    after = state.supposing(deed)
    while not after.revealed and isinstance(question := after.question, Ask):
        moves = question.takes(after) if isinstance(question, TakeFromField) else question.options(after)
        if len({sort(move) for move in moves}) > 1:
            break
        after.play(after.to_act[0], moves[0])
    if after.revealed or after.rng != state.rng or after.outcome is not None:
        return {}  # nobody can know what chance brings
    found: dict[str, int] = {thing: after.stored(thing) - state.stored(thing) for thing in STORED}
    found["well"] = sum(people.sick for people in state.people) - sum(people.sick for people in after.people)
    found["stress"] = state.stress + state.overload - after.stress - after.overload
    return {thing: number for thing, number in found.items() if number}


def sort(move: object) -> object:
    """Moves of one sort bring the same: only the place is to be chosen."""
    if isinstance(move, FromField):
        return move.resource
    return Fell if isinstance(move, Fell) else move
