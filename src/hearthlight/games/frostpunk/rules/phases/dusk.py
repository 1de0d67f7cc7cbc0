"""Phase 7: dusk (F4.16, F4.17)."""

from __future__ import annotations

from hearthlight.kernel import Action, Move

from ...content.effects import Effect
from ..agenda.asking import Ask
from ..agenda.doing import Do
from ..cards.display import displayed
from ..cards.reading import ReadCard
from ..model import Frostpunk, Phase
from ..moves import Carry


class DuskPhase(Action[Frostpunk], frozen=True):
    def run(self, state: Frostpunk) -> None:
        state.another_part()
        state.phase = Phase.DUSK
        state.push(
            DuskEffects(
                left=tuple(laid.card for laid in (*state.scenario, *state.display) if lasting(state, laid.card))
            ),
            DrawDusk(),
        )


def lasting(state: Frostpunk, card: str) -> tuple[Effect, ...]:
    """The dusk effects of a displayed card."""
    cards = state.pack.events if card in state.pack.events else state.pack.scenario
    effects: tuple[Effect, ...] = cards[card].dusk if card in cards else ()
    return effects


class DuskEffects(Ask, frozen=True):
    """F4.16: the dusk effects of displayed cards, in an order of the players' choice."""

    asks = "dusk-effects"
    rule = "F4.16"
    left: tuple[str, ...] = ()

    def options(self, state: Frostpunk) -> list[Move]:
        return [Carry(card) for card in self.left if displayed(state, card) is not None]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Carry)
        state.tell("at-dusk", None, card=move.what)
        state.push(
            Do(lasting(state, move.what), move.what),
            DuskEffects(left=tuple(card for card in self.left if card != move.what)),
        )


class DrawDusk(Action[Frostpunk], frozen=True):
    """Shuffle the dusk deck, carry out its top card; without one the discard is shuffled, or none is drawn (Q17)."""

    def run(self, state: Frostpunk) -> None:
        if not state.dusk:
            state.dusk, state.dusk_discard = state.dusk_discard, []
        if not state.dusk:
            return
        state.shuffle(state.dusk)
        card = state.dusk.pop()
        if card in state.pack.disputes:
            state.push(ReadCard(card, "out"), NextDispute())
        else:
            state.push(ReadCard(card, "discard"))


class NextDispute(Action[Frostpunk], frozen=True):
    """F4.17: the next dispute is read out and shuffled, with the discard, into a new dusk deck."""

    def run(self, state: Frostpunk) -> None:
        if state.disputes:
            state.dusk.append(state.disputes.pop(0))
            state.tell("next-dispute", None, card=state.dusk[-1])
        state.dusk += state.dusk_discard
        state.dusk_discard = []
        state.shuffle(state.dusk)
