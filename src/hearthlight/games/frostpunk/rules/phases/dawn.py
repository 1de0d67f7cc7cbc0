"""Phase 1: dawn (F4.2)."""

from __future__ import annotations

from hearthlight.kernel import Action

from ..agenda.doing import Do
from ..cards.technologies import finish_research
from ..model import Frostpunk, Phase


class Dawn(Action[Frostpunk], frozen=True):
    """The leader passes on, the round marker moves on, tokens on its space are carried out."""

    def run(self, state: Frostpunk) -> None:
        state.another_part()
        state.phase = Phase.DAWN
        state.leader = (state.leader + 1) % state.seats
        state.round += 1
        state.once = []
        state.tell("round", state.leader, round=state.round)
        state.push(ScenarioTokens())  # Q10: research first
        if state.researching and state.research_round <= state.round:
            finish_research(state)


class ScenarioTokens(Action[Frostpunk], frozen=True):
    def run(self, state: Frostpunk) -> None:
        due = [token for token in state.tokens if token[0] == state.round]
        state.tokens = [token for token in state.tokens if token[0] != state.round]
        for _, card, _ in due:
            state.tell("due", None, card=card)
        state.push(*(Do(state.pack.scenario[card].tokens[number].effects, card) for _, card, number in due))
