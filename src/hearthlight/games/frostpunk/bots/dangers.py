"""How near each way to lose the game is: mood, sickness, the dead, hunger."""

from __future__ import annotations

from ..content.terms import KINDS
from ..rules.model import Frostpunk
from .outlook import CORPSE, HOPE, LAST_ROUND, Outlook, hope_left, sick_price

DISCONTENT = (0.0, 0.5, 1.2, 2.4, 4.8, 11.0, 60.0)
"""By the number of tokens: the sixth one loses."""
ACTIVE_DISCONTENT = 0.55
LAST_BODIES = 2.0
"""Each of the last steps of the corpse marker."""
SOON = (1.0, 0.7, 0.4)
"""Hunger now, in the next round, in the one after it."""
STARVING, STARVING_EACH = 1.6, 0.2
FOOD, FOOD_LATER, OWED = 0.12, 0.04, 0.06
"""Each food in the store (up to a good store), each that is left after three rounds, each that is owed then."""
GOOD_STORE = 24
COUNTED_ON = 7
"""Food that people at work will bring in a later round, at most."""


def moods(state: Frostpunk) -> float:
    discontent = state.discontent.track
    active = sum(token.active for token in discontent)
    room = 10 - len(discontent) - active
    return (
        HOPE[hope_left(state)]
        + 0.02 * len(state.hope.track)
        - DISCONTENT[min(len(discontent), 6)]
        - ACTIVE_DISCONTENT * active
        - (3 - room if room < 3 else 0)
    )


def sickness(state: Frostpunk, outlook: Outlook) -> float:
    return sum(sick_price(state, kind, people.sick, outlook.death) for kind, people in enumerate(state.people))


def bodies(state: Frostpunk) -> float:
    left = state.pack.content.tracks.corpses - state.corpses
    return CORPSE * state.corpses + (LAST_BODIES * (5 - left) if left < 5 else 0.0)


def hunger(state: Frostpunk, outlook: Outlook) -> float:
    """Three rounds ahead, with what the huts bring by themselves and a part of what they could bring (F4.18, F4.19)."""
    fed = state.pack.content.tracks.fed
    thin = {rule.thin_soup for rule in outlook.rules}
    relief = sum(rule.hunger_relief for rule in outlook.rules)
    found, hunted = hunting(state, outlook)
    food, owed = state.food, state.hunger
    now = state.round + (state.phase >= 8)
    cost = 0.0
    for ahead, weight in enumerate(SOON):
        if now + ahead > LAST_ROUND:
            break
        if ahead or state.phase in (1, 2, 3):
            food += found
        if ahead:
            food += hunted
        left = max(0, owed - food)
        food = max(0, food - owed)
        if left:
            cost += weight * (STARVING + STARVING_EACH * left * outlook.death[0] + (30.0 if left >= 25 else 0.0))
        kind = fed[max(0, now + ahead - 1) % len(fed)]
        need = state.people[KINDS.index(kind)].number
        need = (need + 1) // 2 if kind in thin else need
        eaten = min(food, need)
        food -= eaten
        owed = max(0, need - eaten - relief)
    return cost + OWED * owed - FOOD * min(state.food, GOOD_STORE) - FOOD_LATER * food


def hunting(state: Frostpunk, outlook: Outlook) -> tuple[int, int]:
    """Food that comes with the weather, and what can be counted on from people at work."""
    symbols = huts = 0
    for built in state.built:
        building = state.pack.buildings[built.building]
        symbols += building.upgraded_hunting if built.upgraded else building.hunting
        huts += 4 if built.building == "hunters-hut" else 7 if built.building == "hothouse" else 0
    return (symbols + sum(rule.food_per_two_hunting for rule in outlook.rules) * (symbols // 2), min(huts, COUNTED_ON))
