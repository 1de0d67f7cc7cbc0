"""Passing laws (F10.1)."""

from __future__ import annotations

from collections.abc import Iterator

from hearthlight.kernel import Action, Move, Refusal, Remark

from ...content.terms import Condition
from ..agenda.asking import Ask, remarks_on
from ..agenda.doing import Do
from ..agenda.refusing import refuse
from ..model import Frostpunk
from ..moves import PassLaw
from ..vocabulary.amounts import counts
from ..vocabulary.conditions import judges

MOST_LAWS = 4


class ChooseLaw(Ask, frozen=True):
    asks = "law"
    rule = "F10.1"
    obvious = False

    def options(self, state: Frostpunk) -> list[Move]:
        return [PassLaw(card) for card in state.laws] if len(state.passed) < MOST_LAWS else []

    def refused(self, state: Frostpunk) -> list[Refusal]:
        struck = [(law, partner) for law in state.passed if (partner := state.pack.laws[law].partner)]
        return [
            *(refuse(PassLaw(law), "passed") for law in state.passed),
            *(refuse(PassLaw(partner), "struck", card=law) for law, partner in struck),
        ]

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


@remarks_on(PassLaw)
def what_it_opens(state: Frostpunk, move: PassLaw, question: Ask) -> Iterator[Remark]:
    law = state.pack.laws[move.card]
    if law.buildings:
        yield Remark("opens", {"buildings": law.buildings})
    if law.partner in state.laws:
        yield Remark("strikes", {"card": law.partner})


def law_holds(state: Frostpunk, law: str) -> bool:
    """Passed, and not covered by a card."""
    return law in state.passed and all(laid.covers != law for laid in state.display)


@judges("law")
def in_force(state: Frostpunk, condition: Condition, card: str) -> bool:
    return law_holds(state, condition.law)


@counts("laws")
def passed(state: Frostpunk) -> int:
    return len(state.passed)
