"""A sensible way through what is more work than thought: coal, beds, cures, who falls sick or rests, loads, moods."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hearthlight.kernel import Move

from ...content.terms import HOPE, Resource
from ..agenda.asking import Ask
from ..cards.loading import LoadCard, UnloadCard
from ..city.fields import TakeOff
from ..city.gathering import Collect, TakeFromField
from ..city.stores import SpendResource
from ..machine.tower import overload_allowed
from ..model import Frostpunk, Phase
from ..moves import (
    DONE,
    DRAW,
    FUEL,
    ActivateToken,
    Bed,
    CureOne,
    ExhaustToken,
    FallSick,
    Fetch,
    FromField,
    Leave,
    Put,
    ReturnToken,
    Spend,
    TireOne,
    TreatOne,
    TurnOne,
)
from ..outlook.heating import HeatingStep, heating_ahead
from ..outlook.scenario import goals_ahead
from ..people.healing import ChooseCure, ChooseTreat
from ..people.kinds import kind_of
from ..people.moods import Lower, Raise
from ..people.population import ChooseLeaver, ChooseTired
from ..people.sickness import ChooseSick, ChooseTurn
from ..phases.generator import FuelGenerator
from ..phases.night import GiveBed
from ..phases.preparation import Advise, SoloCard
from .harm import LOST, curable, departure, first_to_bear, sickness, tiredness
from .obvious import in_a_row, obvious

SICK, COAL, MALFUNCTION = 3, 2, 12
"""What coal should do: somebody sick counts more than a coal."""
KEPT = 3
"""Of a resource, when others go onto a card."""
CORE = 4
"""A steam core is worth so many of anything else."""


def propose(state: Frostpunk, seat: int) -> list[Move]:
    """Moves in a row, up to the first question that is a real choice."""
    return state.through(seat, lambda ahead: sensible(ahead, seat))


def sensible(state: Frostpunk, seat: int) -> Move | None:
    moves = state.moves(seat)
    match state.question:
        case Advise() | SoloCard():
            return DONE
        case FuelGenerator():
            return FUEL if wanted_coal(state) else DONE
        case GiveBed() | ChooseCure() | ChooseSick() | ChooseTired() | ChooseLeaver() | ChooseTurn() | ChooseTreat():
            return for_whom(state, moves)
        case Raise() | Lower() if in_a_row(state) > 1:
            return mood_step(moves)
        case LoadCard() as load:
            return load_step(state, load)
        case SpendResource() | UnloadCard() | TakeFromField() | Collect() | TakeOff() as question:
            return resource_step(state, question, moves)
        case _:
            return obvious(state, seat)


# -- people --------------------------------------------------------------------------------------------------------


def for_whom(state: Frostpunk, moves: Sequence[Move]) -> Move:
    """The kind with which it does the least harm, all that is asked of the sort taken together."""
    by_kind = {
        kind_of(move): move
        for move in moves
        if isinstance(move, Bed | CureOne | FallSick | TireOne | Leave | TurnOne | TreatOne)
    }
    kinds, times = list(by_kind), in_a_row(state)
    match state.question:
        case GiveBed() as bed:
            return by_kind[first_to_bear(kinds, bed.left, partial(_bedded, state, bed))]
        case ChooseCure():
            times = min(times, sum(curable(state, kind) for kind in kinds))
            return by_kind[first_to_bear(kinds, times, partial(_cured, state))]
        case ChooseSick():
            return by_kind[first_to_bear(kinds, times, partial(sickness, state))]
        case ChooseTired():
            return by_kind[first_to_bear(kinds, times, partial(tiredness, state))]
        case ChooseLeaver():
            return by_kind[first_to_bear(kinds, times, partial(departure, state))]
        case ChooseTurn():  # nobody should die of it
            return by_kind[min(kinds, key=lambda kind: (state.people[kind].grave, sickness(state, kind, 0)))]
        case _:  # treated are those who would soon die
            return by_kind[max(kinds, key=lambda kind: sickness(state, kind, 0))]


def _bedded(state: Frostpunk, question: GiveBed, kind: int, beds: int) -> int:
    waiting = question.waiting[kind]
    return sickness(state, kind, waiting - beds) if beds <= waiting else LOST


def _cured(state: Frostpunk, kind: int, cures: int) -> int:
    return sickness(state, kind, -cures) if cures <= curable(state, kind) else LOST


# -- heat ----------------------------------------------------------------------------------------------------------


def wanted_coal(state: Frostpunk) -> int:
    """How much coal does the least harm: somebody sick against the coal and the strain on the generator."""
    return min(heating_ahead(state).steps, key=lambda step: cost_of_heat(state, step)).coal


def cost_of_heat(state: Frostpunk, step: HeatingStep) -> int:
    if state.phase != Phase.GENERATOR:
        return SICK * step.beds.bedless + COAL * step.coal
    room = state.pack.tracks.stress + overload_allowed(state) - state.stress - state.overload
    strain = 0 if step.cubes <= room else LOST if state.overheated else MALFUNCTION
    return SICK * len(step.freezing) + COAL * step.coal + strain


# -- moods ---------------------------------------------------------------------------------------------------------


def mood_step(moves: Sequence[Move]) -> Move:
    """More hope, and less discontent. A token that is turned is not lost, and none is drawn."""
    turned = [move for move in moves if isinstance(move, ActivateToken | ExhaustToken)]
    going = [move for move in moves if isinstance(move, ReturnToken)]
    hope = (turned or going)[0].token in HOPE if turned or going else True
    if isinstance(moves[0], ReturnToken | ExhaustToken):
        return (turned or going)[0] if hope else (going or turned)[0]
    return DRAW if DRAW in moves and (hope or not turned) else turned[0]


# -- resources -----------------------------------------------------------------------------------------------------


def plenty(state: Frostpunk, resource: Resource) -> int:
    return state.stored(resource) if resource != "cores" else state.stored(resource) - CORE


def load_step(state: Frostpunk, load: LoadCard) -> Move:
    """What there is most of; as much as the card wants and the city can spare."""
    most = max((move for move in load.options(state) if isinstance(move, Put)), key=lambda m: plenty(state, m.resource))
    if not load.any_number:
        return most
    missing = any(
        goal.card == load.card and goal.what == "on-card" and goal.have < goal.want for goal in goals_ahead(state)
    )
    return most if missing and plenty(state, most.resource) > KEPT else DONE


def resource_step(state: Frostpunk, question: Ask, moves: Sequence[Move]) -> Move:
    """Given is what there is most of; taken is what there is least of; where it lies, the richest field."""
    offers = [move for move in moves if isinstance(move, Spend | Fetch | FromField)]
    if isinstance(question, SpendResource):
        return max(offers, key=lambda move: plenty(state, move.resource))
    return min(
        offers,
        key=lambda move: (
            plenty(state, move.resource),
            -state.on_fields[move.resource][move.field] if isinstance(move, FromField) else 0,
        ),
    )
