"""The storm (F14.2) and what the scenario wants (F14.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, cycle
from typing import Literal

import msgspec

from ...content import effects as word
from ...content.effects import Effect
from ...content.terms import Condition
from ..agenda.doing import Do
from ..cards.display import displayed
from ..city.buildings import standing
from ..model import Frostpunk, Phase
from ..vocabulary.conditions import holds


class Ruin(msgspec.Struct, frozen=True):
    """A shelter that the storm would ruin, if it came in one of these rounds."""

    building: str
    first: int
    last: int
    standing: int
    """So many of them stand now."""


class Storm(msgspec.Struct, frozen=True):
    marker: int
    earliest: int
    latest: int
    """By the weather cards that are left, whatever else may move the marker."""
    ruins: tuple[Ruin, ...]


def storm_ahead(state: Frostpunk) -> Storm | None:
    if not state.storm:
        return None
    most, least = spaces_ahead(state, "storm")
    earliest, latest = meeting(state, most), meeting(state, least)
    return Storm(state.storm, earliest, latest, tuple(ruins(state, earliest, latest)))


def spaces_ahead(state: Frostpunk, what: Literal["storm", "scouts"]) -> tuple[Iterator[int], Iterator[int]]:
    """How far weather cards move them, one after the other: at most, and at least."""
    weather = state.pack.weather
    left = sorted(getattr(weather[card], what) for card in state.weather)
    every = sorted(getattr(card, what) for card in weather.values())
    return chain(reversed(left), cycle(every[::-1])), chain(left, cycle(every))


def meeting(state: Frostpunk, steps: Iterator[int]) -> int:
    """F4.9: the round in which the storm is here, if weather cards moved it like this."""
    number, marker = max(1, state.round) + 1, state.storm
    if state.round > 1 and state.phase <= Phase.WEATHER:
        number = state.round
        if state.phase == Phase.WEATHER:  # its card lies there, the scouts have moved, the marker not yet
            steps = chain([state.pack.weather[state.weather_discard[-1]].storm], steps)
    for step in steps:
        marker -= step
        if marker <= number:
            break
        number += 1
    return number


def ruins(state: Frostpunk, earliest: int, latest: int) -> Iterator[Ruin]:
    """F14.2: what the card of the storm says, tried in each of the rounds."""
    card = state.pack.content.storm_card
    rounds: dict[str, tuple[int, int]] = {}
    city = state.copy()
    for city.round in range(earliest, latest + 1):
        for building in city.supposing(Do(state.pack.scenario[card].at_once, card)).ruined[len(state.ruined) :]:
            first, _ = rounds.get(building, (city.round, city.round))
            rounds[building] = (first, city.round)
    for building, (first, last) in rounds.items():
        yield Ruin(building, first, last, standing(state, building))


class Goal(msgspec.Struct, frozen=True):
    """Something that a scenario card asks for, at dawn of a round or every dusk."""

    card: str
    round: int
    """0: every dusk."""
    what: str
    """`on-card`, `food`, `round`, or a building."""
    have: int
    want: int
    left: int
    """So much of it is missing; of `round`: so many rounds are to come."""
    met: bool
    """With everything else that is asked."""
    wins: bool


def goals_ahead(state: Frostpunk) -> tuple[Goal, ...]:
    scenario = state.pack.scenario
    found = [
        goal
        for number, card, token in sorted(state.tokens)
        for goal in goals_of(state, card, number, scenario[card].tokens[token].effects)
    ]
    found += [goal for laid in state.scenario for goal in goals_of(state, laid.card, 0, scenario[laid.card].dusk)]
    return tuple(found)


def goal_on(state: Frostpunk, card: str) -> Goal | None:
    """What resources on a card are wanted for next: the most that it asks for at the first time not yet met."""
    event = state.pack.events.get(card)
    asked = [*goals_ahead(state), *(goals_of(state, card, 0, event.dusk) if event else ())]
    goals = [goal for goal in asked if goal.card == card and goal.what == "on-card"]
    ahead = [goal for goal in goals if goal.have < goal.want] or goals
    return min(ahead, key=lambda goal: (goal.round, -goal.want), default=None)


def goals_of(state: Frostpunk, card: str, number: int, effects: Iterable[Effect]) -> Iterator[Goal]:
    for condition, what, want, then in tasks(effects):
        wins = any(isinstance(effect, word.Win) for effect in then)
        have = _there(state, what, condition.displayed or card)
        yield Goal(card, number, what, have, want, max(0, want - have), holds(state, condition, card), wins)


def tasks(effects: Iterable[Effect]) -> Iterator[tuple[Condition, str, int, tuple[Effect, ...]]]:
    """What effects ask for that can be worked for: with what else, what, how much of it, and what comes of it."""
    for condition, then in cases(effects):
        for what, want in wanted(condition):
            yield condition, what, want, then


def cases(effects: Iterable[Effect]) -> Iterator[tuple[Condition, tuple[Effect, ...]]]:
    for effect in effects:
        if isinstance(effect, word.When):
            yield effect.condition, effect.then
            yield from cases((*effect.then, *effect.otherwise))
        elif isinstance(effect, word.First):
            yield from ((case.condition, case.effects) for case in effect.cases)


def wanted(condition: Condition) -> Iterator[tuple[str, int]]:
    """What can be worked for, and how much of it it takes."""
    if condition.on_card:
        yield "on-card", condition.on_card
    if condition.building:
        yield condition.building, condition.building_count
    if condition.food:
        yield "food", condition.food
    if condition.round:
        yield "round", condition.round


def _there(state: Frostpunk, what: str, card: str) -> int:
    """How much of it there is."""
    if what == "on-card":
        laid = displayed(state, card)
        return laid.resources if laid else 0
    return state.food if what == "food" else state.round if what == "round" else standing(state, what)
