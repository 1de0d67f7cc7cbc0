"""Answers that need no thought: a table gives them for people."""

from __future__ import annotations

from hearthlight.kernel import Move, Question, Step, Unforeseen

from ..agenda.doing import Do
from ..cards.display import displayed
from ..cards.loading import LoadCard, UnloadCard
from ..city.fields import on_field
from ..city.gathering import TakeFromField
from ..model import Frostpunk, Phase
from ..moves import DONE, DRAW, FUEL, STOP, UseAdvisor
from ..outlook.heating import heating_ahead
from ..people.healing import ChooseCure
from ..people.mood_effects import WhichMood
from ..phases.actions.turns import TakeFigure
from ..phases.dusk import DuskEffects
from ..phases.generator import FuelGenerator
from ..phases.preparation import Advise, WhichFirst, section_of
from .dusk import dusk_order, mood_order
from .harm import curable


def obvious(state: Frostpunk, seat: int) -> Move | None:
    moves = state.moves(seat)
    if len(moves) == 1 or all_the_same(state):
        return moves[0]
    question = state.question
    if isinstance(question, DuskEffects):
        return dusk_order(state, question)
    if isinstance(question, WhichMood):
        return mood_order(state, question)
    if isinstance(question, Advise) and not any(advice_helps(state, move) for move in moves):
        return DONE
    if isinstance(question, FuelGenerator) and FUEL in moves and not coal_helps(state):
        return DONE
    if isinstance(question, TakeFigure) and set(moves) <= {FUEL, STOP}:
        return STOP  # whoever still acts can see to the heat
    return None


def all_the_same(state: Frostpunk) -> bool:
    """Whether every answer comes to the same in the end."""
    match state.question:
        case WhichFirst() as first:  # nobody dies of it
            turns = section_of(state, state.people[first.tied[0]].sick).turns
            return all(turns + state.people[kind].grave < 2 for kind in first.tied)
        case ChooseCure() as cure:  # all are cured
            return in_a_row(state) >= sum(curable(state, kind) for kind in cure.among)
        case TakeFromField() as gather:  # all of it is taken
            return not gather.may_stop(state) and gather.left >= sum(on_field(state, gather.field).values())
        case LoadCard(any_number=False) as load:  # all of it is put there
            return load.left >= sum(state.stored(resource) for resource in load.of)
        case UnloadCard() as unload:
            laid = displayed(state, unload.card)
            return laid is not None and unload.left >= laid.resources
        case _:
            return False


def in_a_row(state: Frostpunk) -> int:
    """How often the same is asked one after the other."""
    kind: type[Question[Frostpunk]] | None = type(state.question) if state.question else None
    number = 0
    for step in reversed(state.agenda):
        if not _same(step, kind):
            break
        number += 1
    return number


def _same(step: Step[Frostpunk], kind: type[Question[Frostpunk]] | None) -> bool:
    return type(step) is kind


def advice_helps(state: Frostpunk, move: Move) -> bool:
    """Whether an advisor would change anything, or might; and there may be cards to draw (F8.2)."""
    if not isinstance(move, UseAdvisor):
        return move == DRAW
    ahead = state.copy()
    ahead.foreseeing = True
    ahead.agenda, ahead.events = [], []
    ahead.push(Do(state.pack.advisors[move.card].effects, move.card))
    try:
        ahead.settle()
    except Unforeseen:
        return True
    ahead.foreseeing = False
    if ahead.agenda:
        return True
    ahead.agenda, ahead.events = state.agenda, state.events
    return ahead != state


def coal_helps(state: Frostpunk) -> bool:
    """Whether coal would keep anybody from falling sick: in the generator phase by itself, for the output falls back
    (F4.8); at night by a bed."""
    now, *more = heating_ahead(state).steps
    if state.phase == Phase.GENERATOR:
        return any(len(step.freezing) < len(now.freezing) for step in more)
    return any(step.beds.bedless < now.beds.bedless for step in more)
