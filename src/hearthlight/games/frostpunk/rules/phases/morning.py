"""Phase 2: early morning (F4.3)."""

from __future__ import annotations

from hearthlight.kernel import Action

from ..cards.reading import ReadCard
from ..model import Frostpunk, Phase


class EarlyMorning(Action[Frostpunk], frozen=True):
    def run(self, state: Frostpunk) -> None:
        state.another_part()
        state.phase = Phase.MORNING
        if state.morning:
            state.reveal()
            state.push(ReadCard(state.morning.pop(), "out"))
