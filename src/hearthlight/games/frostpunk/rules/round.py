"""The round: its nine phases (F4.1)."""

from __future__ import annotations

from hearthlight.kernel import Action

from .ending import lose
from .model import Frostpunk
from .phases.actions import ActionsPhase
from .phases.dawn import Dawn
from .phases.dusk import DuskPhase
from .phases.generator import GeneratorPhase
from .phases.hunger import HungerPhase
from .phases.morning import EarlyMorning
from .phases.night import NightPhase
from .phases.preparation import Preparation
from .phases.weather import WeatherPhase

LAST_ROUND = 15


class Round(Action[Frostpunk], frozen=True):
    """Phases 1 to 5 are skipped in round 1."""

    def run(self, state: Frostpunk) -> None:
        if state.round >= LAST_ROUND:
            lose(state, "time")  # the scenario has not said that the city is saved
            return
        evening = (ActionsPhase(), DuskPhase(), HungerPhase(), NightPhase())
        if state.round:
            state.push(Dawn(), EarlyMorning(), GeneratorPhase(), WeatherPhase(), Preparation(), *evening)
        else:
            state.round = 1
            state.push(*evening)
