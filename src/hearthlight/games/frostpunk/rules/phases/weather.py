"""Phase 4: weather (F4.9)."""

from __future__ import annotations

from hearthlight.kernel import Action

from ..agenda.doing import Do
from ..cards.expeditions import march
from ..machine.heat import shift
from ..model import MOST, Frostpunk


class WeatherPhase(Action[Frostpunk], frozen=True):
    def run(self, state: Frostpunk) -> None:
        state.another_part()
        state.phase = 4
        state.reveal()
        if not state.weather:  # Q3
            state.weather, state.weather_discard = state.weather_discard, []
            state.shuffle(state.weather)
        key = state.weather.pop()
        state.weather_discard.append(key)
        card = state.pack.weather[key]
        state.tell("weather", None, card=key)
        shift(state, card.cold, (card.red, card.orange, card.yellow))
        hunt(state)
        state.push(Storm(card.storm))
        march(state, card.scouts)


def prey(state: Frostpunk) -> int:
    """1 food for each hunting symbol; T02 adds 1 for each two."""
    buildings = state.pack.buildings
    symbols = sum(
        buildings[built.building].upgraded_hunting if built.upgraded else buildings[built.building].hunting
        for built in state.built
    )
    return symbols + sum(rules.food_per_two_hunting for rules in state.rules_in_force()) * (symbols // 2)


def hunt(state: Frostpunk) -> None:
    if food := prey(state):
        state.food = min(MOST, state.food + food)
        state.tell("gained", None, what="food", count=food)


class Storm(Action[Frostpunk], frozen=True):
    """The storm marker moves back; if it has reached or passed the round marker, the storm is here. (A marker that the
    round marker caught up with at dawn is looked at now, even if the card does not move it.)"""

    steps: int

    def run(self, state: Frostpunk) -> None:
        if not state.storm:
            return
        state.storm -= self.steps
        if state.storm <= state.round:
            state.another_part()
            state.tell("storm")
            content = state.pack.content
            again = state.round <= content.storm_returns_until
            state.storm = content.storm_returns if again else 0  # F14.2, Q1
            state.push(Do(state.pack.scenario[content.storm_card].at_once, content.storm_card))
