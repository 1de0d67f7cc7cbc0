"""The cards of the scenario (F14.3)."""

from __future__ import annotations

from ...content import effects as word
from ..agenda.doing import Do, carries_out
from ..model import Displayed, Frostpunk
from .display import displayed
from .reading import ChooseOption


def show_scenario(state: Frostpunk, card: str) -> None:
    """F14.3: a scenario card is revealed and carried out; its tokens go onto the round track."""
    scenario = state.pack.scenario[card]
    if displayed(state, card) is not None:
        return
    if scenario.lasting:
        state.scenario.append(Displayed(card))
    for number, token in enumerate(scenario.tokens):
        if token.round > state.round:
            state.tokens.append((token.round, card, number))
    state.tell("scenario", None, card=card)
    state.push(Do(scenario.at_once, card), *([ChooseOption(card=card)] if scenario.options else []))


@carries_out(word.RevealScenario)
def reveal(state: Frostpunk, effect: word.RevealScenario, do: Do) -> None:
    for card in effect.show:
        show_scenario(state, card)
