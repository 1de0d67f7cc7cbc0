"""How near each way to lose the game is: mood, sickness, the dead, hunger."""

from __future__ import annotations

from ..rules.model import Frostpunk, Phase
from ..rules.people.moods import hope_left, patience_left
from ..rules.phases.hunger import fed_in, next_meal, owed, ration, toll, unfed
from ..rules.phases.weather import prey
from .prices import CORPSE, Glance, hope_price, sick_price

DISCONTENT = (0.0, 0.35, 0.85, 1.7, 3.4, 8.0, 60.0)
"""By the number of tokens: the sixth one loses."""
ACTIVE_DISCONTENT = 0.4
LAST_BODIES = 2.0
"""Each of the last steps of the corpse marker."""
SOON = (1.0, 0.7, 0.4)
"""Hunger now, in the next round, in the one after it."""
STARVING, STARVING_EACH, STARVED = 1.6, 0.2, 30.0
"""That there is hunger, each of it, and that it is the end."""
FOOD, FOOD_LATER, OWED = 0.12, 0.04, 0.06
"""Each food in the store (up to a good store), each that is left after three rounds, each that is owed then."""
GOOD_STORE = 24
WORKED_FOR = {"hunters-hut": 4, "hothouse": 7}
COUNTED_ON = 7
"""Food that people at work will bring in a later round, at most."""


def moods(state: Frostpunk) -> float:
    discontent = state.discontent.track
    active = sum(token.active for token in discontent)
    room = patience_left(state)
    return (
        hope_price(hope_left(state))
        + 0.02 * len(state.hope.track)
        - DISCONTENT[min(len(discontent), 6)]
        - ACTIVE_DISCONTENT * active
        - (3 - room if room < 3 else 0)
    )


def sickness(state: Frostpunk, glance: Glance) -> float:
    return sum(sick_price(state, kind, people.sick, glance.death) for kind, people in enumerate(state.people))


def bodies(state: Frostpunk) -> float:
    left = state.pack.content.tracks.corpses - state.corpses
    return CORPSE * state.corpses + (LAST_BODIES * (5 - left) if left < 5 else 0.0)


def hunger(state: Frostpunk, glance: Glance, more: int = 0) -> float:
    """Three rounds ahead, with what the huts bring by themselves and a part of what they could bring (F4.18, F4.19);
    `more`: with so much more food."""
    found, hunted = prey(state), huntable(state)
    food, hungry = state.food + more, owed(state)
    now, last = next_meal(state), state.pack.tracks.rounds
    cost = 0.0
    for ahead, weight in enumerate(SOON):
        if now + ahead > last:
            break
        if ahead or state.phase in (Phase.DAWN, Phase.MORNING, Phase.GENERATOR):
            food += found
        if ahead:
            food += hunted
        left = max(0, hungry - food)
        food = max(0, food - hungry)
        if left:
            lost = STARVED if toll(state, left) is None else 0.0
            cost += weight * (STARVING + STARVING_EACH * left * glance.death[0] + lost)
        need = ration(state, fed_in(state, now + ahead))
        eaten = min(food, need)
        food -= eaten
        hungry = unfed(state, need - eaten)
    return cost + OWED * hungry - FOOD * min(state.food + more, GOOD_STORE) - FOOD_LATER * food


def huntable(state: Frostpunk) -> int:
    """What can be counted on from people at work."""
    return min(COUNTED_ON, sum(WORKED_FOR.get(built.building, 0) for built in state.built))
