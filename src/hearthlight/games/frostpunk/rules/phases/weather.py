"""Phase 4: weather (F4.9)."""

from __future__ import annotations

from hearthlight.kernel import Action

from ..agenda.doing import Do
from ..cards.expeditions import march
from ..machine.heat import shift
from ..model import MOST, Frostpunk, Phase


class WeatherPhase(Action[Frostpunk], frozen=True):
    def run(self, state: Frostpunk) -> None:
        state.another_part()
        state.phase = Phase.WEATHER
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
        state.push(Transport(card.scouts), Storm(card.storm))
        march(state, card.scouts)


def prey(state: Frostpunk) -> int:
    """F4.9: 1 food for each hunting symbol; T02 adds 1 for each two."""
    rules = state.rules_in_force()
    symbols = hunting_symbols(state) + sum(rule.hunting for rule in rules)
    return symbols + sum(rule.food_per_two_hunting for rule in rules) * (symbols // 2)


def hunting_symbols(state: Frostpunk) -> int:
    """F4.9: on buildings and on displayed cards."""
    buildings, events, scenario = state.pack.buildings, state.pack.events, state.pack.scenario
    built = sum(
        buildings[built.building].upgraded_hunting if built.upgraded else buildings[built.building].hunting
        for built in state.built
    )
    shown = sum(events[laid.card].hunting for laid in state.display if laid.card in events)
    return built + shown + sum(scenario[laid.card].hunting for laid in state.scenario)


def hunt(state: Frostpunk) -> None:
    if food := prey(state):
        state.food = min(MOST, state.food + food)
        state.tell("gained", None, what="food", count=food, source="hunting")


class Transport(Action[Frostpunk], frozen=True):
    """Outposts: while one stands, a transport moves with the scouts; when it arrives, each outpost delivers, and it
    begins anew (steps that are left are lost)."""

    steps: int

    def run(self, state: Frostpunk) -> None:
        buildings = state.pack.buildings
        outposts = [built.building for built in state.built if buildings[built.building].delivers]
        if not outposts:
            state.transport = 0
            return
        state.transport += self.steps
        if state.transport < state.pack.tracks.transport:
            return
        state.transport = 0
        state.tell("delivered")
        state.push(*(Do(buildings[building].delivers, building) for building in outposts))


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
