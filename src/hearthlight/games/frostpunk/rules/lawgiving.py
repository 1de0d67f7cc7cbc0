"""Passing laws (F10.1)."""

from __future__ import annotations

from hearthlight.kernel import Action, Move

from .asking import Ask
from .doing import Do
from .model import Frostpunk
from .moves import PassLaw

MOST_LAWS = 4


class ChooseLaw(Ask, frozen=True):
    asks = "law"
    rule = "F10.1"
    obvious = False

    def options(self, state: Frostpunk) -> list[Move]:
        return [PassLaw(card) for card in state.laws] if len(state.passed) < MOST_LAWS else []

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, PassLaw)
        law = state.pack.laws[move.card]
        state.laws.remove(move.card)
        state.passed.append(move.card)
        state.tell("passed-law", None, card=move.card)
        if law.partner in state.laws:
            state.laws.remove(law.partner)
            state.gone.append(law.partner)
            state.tell("card-out", None, card=law.partner)
        state.push(Do(law.at_once, move.card), Consequence(move.card))


class Consequence(Action[Frostpunk], frozen=True):
    """One random of the two goes unseen into the dusk deck, the other out of the game."""

    law: str

    def run(self, state: Frostpunk) -> None:
        pair = list(state.pack.laws[self.law].consequences)
        chosen = pair.pop(state.below(2))
        for card in (chosen, *pair):
            state.box.remove(card)
        state.dusk.append(chosen)
        state.gone.extend(pair)
        state.shuffle(state.dusk)
        state.tell("consequence", None, card=self.law)
