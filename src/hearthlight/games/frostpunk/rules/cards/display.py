"""Where cards lie: being read, displayed, in the dusk deck, discarded, out of the game."""

from __future__ import annotations

import msgspec

from ...content import effects as word
from ...content.terms import KINDS, Condition
from ..agenda.doing import Do, carries_out
from ..model import AUTOMATON, Displayed, Frostpunk
from ..vocabulary.conditions import judges


def displayed(state: Frostpunk, card: str) -> Displayed | None:
    """A card in the event or scenario display."""
    return next((laid for laid in (*state.display, *state.scenario) if laid.card == card), None)


@judges("displayed")
def is_displayed(state: Frostpunk, condition: Condition, card: str) -> bool:
    return displayed(state, condition.displayed) is not None


@judges("figure_on_card")
def figure_stands_there(state: Frostpunk, condition: Condition, card: str) -> bool:
    asked, laid = condition.figure_on_card, displayed(state, condition.displayed or card)
    figures = laid.figures if laid else ()
    return KINDS.index(asked) in figures if isinstance(asked, str) else bool(figures) == asked


@judges("on_card")
def enough_lies_there(state: Frostpunk, condition: Condition, card: str) -> bool:
    laid = displayed(state, condition.displayed or card)
    return laid is not None and laid.resources >= condition.on_card


def takes_away(state: Frostpunk) -> set[str]:
    """The resources that displayed cards may take out of the stockpile at dusk or at night."""
    lost = state.pack.takes_away
    return {resource for laid in (*state.display, *state.scenario) for resource in lost.get(laid.card, ())}


def lay_down(state: Frostpunk, card: str, to: str, *, covers: str = "") -> None:
    """A card goes to its place; what lies on it goes back first unless it stays displayed."""
    laid = displayed(state, card)
    if to == "display":
        if laid is None:
            take_up(state, card)
            state.display.append(Displayed(card, covers=covers))
            state.tell("displayed", None, card=card)
        elif covers:
            state.display[state.display.index(laid)] = msgspec.structs.replace(laid, covers=covers)
        return
    take_up(state, card)
    if to == "out":
        state.gone.append(card)
        state.tell("card-out", None, card=card)
    else:
        state.dusk_discard.append(card)
        state.tell("discarded", None, card=card)


def take_up(state: Frostpunk, card: str) -> None:
    """From wherever it lies. Resources on it go to the supply, figures to the stockpile (F4.3)."""
    for pile in (state.reading, state.dusk, state.dusk_discard, state.gone):
        if card in pile:
            pile.remove(card)
    for row in (state.display, state.scenario):
        for laid in [laid for laid in row if laid.card == card]:
            row.remove(laid)
            for figure in laid.figures:
                if figure == AUTOMATON:
                    state.automata_ready += 1
                else:
                    state.people[figure].ready += 1


def remove_card(state: Frostpunk, card: str) -> None:
    """Out of the game from display, deck or discard; cards with a lock stay (F4.17), those in the box too."""
    event = state.pack.events.get(card)
    if event is not None and event.lock:
        return
    lies = card in state.reading or card in state.dusk or card in state.dusk_discard
    if lies or displayed(state, card) is not None:
        lay_down(state, card, "out")


def shuffle_in(state: Frostpunk, card: str) -> None:
    """A dusk card from the box into the dusk deck; nothing if it is not in the box (Q21)."""
    if card in state.pack.events and card in state.box:
        state.box.remove(card)
        state.dusk.append(card)
        state.shuffle_face_down(state.dusk)
        state.tell("shuffled-in", None, card=card)


@carries_out(word.ShuffleIn)
def shuffle_cards_in(state: Frostpunk, effect: word.ShuffleIn, do: Do) -> None:
    for card in effect.cards:
        shuffle_in(state, card)


@carries_out(word.RemoveCards)
def remove_cards(state: Frostpunk, effect: word.RemoveCards, do: Do) -> None:
    for card in effect.cards:
        remove_card(state, card)


@carries_out(word.PutCard)
def put_card(state: Frostpunk, effect: word.PutCard, do: Do) -> None:
    lay_down(state, do.card, effect.to)


@carries_out(word.Cover)
def cover_law(state: Frostpunk, effect: word.Cover, do: Do) -> None:
    lay_down(state, do.card, "display", covers=effect.law)
