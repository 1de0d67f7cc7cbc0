"""What comes to the city and what it loses: goods, automata, citizens, cards."""

from __future__ import annotations

from ...content import effects as word
from ...content.terms import RESOURCES, Stored
from ..agenda.doing import Do, carries_out
from ..city.stores import SpendResource, named
from ..model import MOST, MOST_STEEL, Frostpunk
from ..vocabulary.amounts import counts, value
from .citizen_cards import draw_citizen
from .population import ChooseLeaver, arrive, leave
from .sickness import ChooseSick

MOST_AUTOMATA = 6


@carries_out(word.Gain)
def gain(state: Frostpunk, effect: word.Gain, do: Do) -> None:
    for thing, count in named(effect).items():
        number = value(state, count)
        if thing == "steel":
            number = min(number, steel_left(state))
        if number:
            state.store(thing, number)
            state.tell("gained", None, what=thing, count=number)
    state.food = min(MOST, state.food)  # F13.1
    gain_automata(state, effect.automata)
    state.push(*([ChooseSick()] * effect.sick))
    for kind, number in enumerate((effect.workers, effect.engineers, effect.children)):
        if number:
            arrive(state, kind, number)
    for _ in range(effect.citizen_cards):
        for seat, hand in enumerate(state.hands):
            if state.citizens or state.citizens_discard:
                hand.append(draw_citizen(state))
                state.tell("drew-citizen", seat, card=hand[-1])


def steel_left(state: Frostpunk) -> int:
    """F13.1: the box has 8."""
    return MOST_STEEL - state.steel - sum(laid.steel for laid in (*state.display, *state.scenario))


def gain_automata(state: Frostpunk, number: int) -> None:
    """F11.2: up to 6."""
    gained = min(number, MOST_AUTOMATA - state.automata)
    if gained:
        state.automata += gained
        state.automata_ready += gained
        state.tell("gained", None, what="automata", count=gained)


@carries_out(word.Young)
def train(state: Frostpunk, effect: word.Young, do: Do) -> None:
    """F8.5: the box has one figure of each."""
    if effect.kind not in state.young:
        state.young.append(effect.kind)
        state.tell("young", None, kind=effect.kind)


@carries_out(word.Lose)
def lose_things(state: Frostpunk, effect: word.Lose, do: Do) -> None:
    for thing, count in named(effect).items():
        lose_stored(state, thing, value(state, count))
    if effect.resources == "all":
        for resource in RESOURCES:
            lose_stored(state, resource, state.stored(resource))
    else:
        state.push(*([SpendResource(seat=do.seat)] * value(state, effect.resources)))
    if scrapped := min(state.automata, effect.automata):
        state.automata -= scrapped
        state.automata_ready = max(0, state.automata_ready - scrapped)  # those in the stockpile first
        state.tell("lost-things", None, what="automata", count=scrapped)
    for kind, number in enumerate((effect.workers, effect.engineers, effect.children)):
        leave(state, kind, number)
    state.push(*([ChooseLeaver()] * effect.citizens))


def lose_stored(state: Frostpunk, thing: Stored, number: int) -> None:
    """F1.4: as much as there is."""
    if lost := min(number, state.stored(thing)):
        state.store(thing, -lost)
        state.tell("lost-things", None, what=thing, count=lost)


@counts("automata")
def automata(state: Frostpunk) -> int:
    return state.automata
