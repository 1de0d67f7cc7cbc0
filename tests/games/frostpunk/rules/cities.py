"""Cities for the tests of cards, moods, sickness and laws."""

from __future__ import annotations

from typing import Any

from hearthlight.games.frostpunk import Frostpunk
from hearthlight.games.frostpunk.rules.agenda.doing import Do
from hearthlight.games.frostpunk.rules.cards.reading import ReadCard
from hearthlight.games.frostpunk.rules.model import Built, Displayed, People
from hearthlight.games.frostpunk.rules.phases.actions.turns import TakeFigure

from ..tables import at, begun, tokens

WARM: dict[str, Any] = {"output": 6, "cold": 6, "ranges": [0, 1, 2]}
"""Everything is heated."""


def city(players: int = 1, **numbers: Any) -> Frostpunk:
    """A quiet city in the action phase of round 1: nobody sick, two active hopes, one active discontent."""
    state = begun(players)
    state.people = [People(22, ready=5), People(12, ready=3), People(8, ready=2)]
    state.food, state.wood, state.coal, state.cores, state.hunger, state.corpses = 8, 4, 5, 0, 0, 1
    state.stress = state.overload = 0
    tokens(state, "hope", "care+", "justice+")
    tokens(state, "discontent", "apathy+", "greed-")
    for name, number in numbers.items():
        setattr(state, name, number)
    return state


def bag(state: Frostpunk, mood: str, *kinds: str) -> Frostpunk:
    """The bag holds only these: what is drawn is known."""
    (state.hope if mood == "hope" else state.discontent).bag = list(kinds)
    return state


def sick(state: Frostpunk, workers: int = 0, engineers: int = 0, children: int = 0, *, grave: str = "") -> Frostpunk:
    """So many sick; `grave` names the kinds that are gravely ill: `w`, `e`, `c`."""
    for people, number, letter in zip(state.people, (workers, engineers, children), "wec", strict=True):
        people.sick, people.grave = number, letter in grave
    return state


def sick_of(state: Frostpunk) -> tuple[int, ...]:
    return tuple(people.sick for people in state.people)


def grave_of(state: Frostpunk) -> tuple[bool, ...]:
    return tuple(people.grave for people in state.people)


def numbers_of(state: Frostpunk) -> tuple[int, ...]:
    return tuple(people.number for people in state.people)


def do(state: Frostpunk, *effects: Any, card: str = "") -> Frostpunk:
    """Carry out these effects, up to the first choice."""
    return at(state, Do(tuple(effects), card))


def read(state: Frostpunk, card: str, home: str = "discard") -> Frostpunk:
    """Carry out an event card, up to the first choice."""
    for pile in (state.box, state.dusk, state.morning, state.disputes):
        if card in pile:
            pile.remove(card)
    return at(state, ReadCard(card, home))


def stand(state: Frostpunk, building: str, *fields: int, upgraded: bool = False, figures: tuple[int, ...] = ()) -> None:
    state.built.append(Built(building, fields, upgraded, figures))


def shown(state: Frostpunk, card: str, **on_it: Any) -> Frostpunk:
    """The card lies in the event display."""
    state.display.append(Displayed(card, **on_it))
    return state


def laid(state: Frostpunk, card: str) -> Displayed:
    return next(one for one in (*state.display, *state.scenario) if one.card == card)


def is_shown(state: Frostpunk, card: str) -> bool:
    return any(one.card == card for one in (*state.display, *state.scenario))


def holding(card: str, *others: str, warm: bool = True, **numbers: Any) -> Frostpunk:
    """The only player holds these citizen cards."""
    state = city(**(WARM if warm else {}), **numbers)
    state.hands = [[card, *others]]
    state.on_fields["trees"] = [0] * len(state.on_fields["trees"])
    return state


def turn(state: Frostpunk) -> Frostpunk:
    return at(state, TakeFigure(seat=0))
