"""Technologies (F11.1)."""

from __future__ import annotations

from hearthlight.kernel import Move, Refusal

from ...content import effects as word
from ...content.terms import Condition
from ..agenda.asking import Ask
from ..agenda.doing import Do, carries_out
from ..agenda.refusing import refuse
from ..model import Frostpunk
from ..moves import ChooseTechnology
from ..vocabulary.conditions import judges


def begin_research(state: Frostpunk) -> None:
    """With the first workshop, and whenever a technology is finished: which one is next?"""
    if not state.researching and can_research(state):
        state.push(NextTechnology())


def research_done(state: Frostpunk, card: str) -> int:
    """The round in which a technology is finished whose research begins now."""
    return min(state.pack.tracks.rounds, state.round + state.pack.technologies[card].rounds)


class NextTechnology(Ask, frozen=True):
    asks = "research"
    rule = "F11.1"

    def options(self, state: Frostpunk) -> list[Move]:
        return [ChooseTechnology(card) for card in state.technologies]

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [refuse(ChooseTechnology(card), "researched") for card in state.finished]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, ChooseTechnology)
        state.technologies.remove(move.card)
        state.researching = move.card
        state.research_round = research_done(state, move.card)
        state.tell("researching", None, card=move.card, round=state.research_round)


def hurry(state: Frostpunk, steps: int) -> None:
    """The token moves back towards the present, which may finish the technology."""
    if state.researching:
        state.research_round -= steps
        if state.research_round <= state.round:
            finish_research(state)
        else:
            state.tell("hurried", None, card=state.researching, round=state.research_round)


def finish_research(state: Frostpunk) -> None:
    card, state.researching, state.research_round = state.researching, "", 0
    state.finished.append(card)
    state.tell("researched", None, card=card)
    begin_research(state)
    state.push(Do(state.pack.technologies[card].at_once, card))


def workshops_gone(state: Frostpunk) -> None:
    """Without any workshop the running research is lost; its technology lies out again."""
    if state.researching and not can_research(state):
        state.technologies.append(state.researching)
        state.tell("research-lost", None, card=state.researching)
        state.researching, state.research_round = "", 0


@carries_out(word.Research)
def hurry_research(state: Frostpunk, effect: word.Research, do: Do) -> None:
    hurry(state, effect.steps)


def can_research(state: Frostpunk) -> bool:
    """While a workshop stands."""
    buildings = state.pack.buildings
    return any(buildings[built.building].starts_research for built in state.built)


@judges("technology")
def is_finished(state: Frostpunk, condition: Condition, card: str) -> bool:
    return condition.technology in state.finished
