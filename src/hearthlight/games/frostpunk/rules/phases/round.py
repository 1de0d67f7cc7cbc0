"""The round: its nine phases (F4.1)."""

from __future__ import annotations

from hearthlight.kernel import Action

from ..agenda.ending import lose
from ..model import Frostpunk
from .actions.turns import ActionsPhase
from .dawn import Dawn
from .dusk import DuskPhase
from .generator import GeneratorPhase
from .hunger import HungerPhase
from .morning import EarlyMorning
from .night import NightPhase
from .preparation import Preparation
from .weather import WeatherPhase


class Round(Action[Frostpunk], frozen=True):
    """Its phases, and the next round. Phases 1 to 5 are skipped in round 1."""

    def run(self, state: Frostpunk) -> None:
        if state.round >= state.pack.tracks.rounds:
            lose(state, "time")  # the scenario has not said that the city is saved
            return
        evening = (ActionsPhase(), DuskPhase(), HungerPhase(), NightPhase(), Round())
        if state.round:
            state.push(Dawn(), EarlyMorning(), GeneratorPhase(), WeatherPhase(), Preparation(), *evening)
        else:
            state.round = 1
            state.push(*evening)
