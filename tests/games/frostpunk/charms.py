"""Charmed cities: random play loses a city in two or three rounds, so tests that want to see all fifteen help it.

A charm moves things only in ways that the rules could have moved them: tokens between bag and track, people in and out
of their beds, resources from the supply. All but hope waits for a question that it cannot disturb.
"""

from __future__ import annotations

from hearthlight.games.frostpunk import Frostpunk
from hearthlight.games.frostpunk.rules.model import Mood, Token
from hearthlight.kernel import Dice

QUIET = ("figure", "fuel")
"""Questions at which nothing is being paid or carried out."""
UNMOVED = (*QUIET, "death", "option", "bed", "sick")
"""Questions that less discontent leaves open."""


def charm(state: Frostpunk, dice: Dice) -> None:
    """Keep the city alive for another while, and let it build, research, travel and give itself laws."""
    if not state.to_act:
        return
    asks = state.decision(state.to_act[0]).asks
    cheer(state.hope, dice)
    if asks in UNMOVED:
        calm(state.discontent)
    if asks in QUIET:
        help_out(state, dice)
    if asks == "figure" and dice.below(6) == 0:
        state.output = max(state.output, dice.below(state.cold + 1))
    state.__dict__.clear()  # what was offered may have changed


def help_out(state: Frostpunk, dice: Dice) -> None:
    """Nobody starves or freezes to death; now and then there is plenty."""
    state.corpses = 0
    state.hunger = min(state.hunger, 12)
    state.stress, state.overload = min(state.stress, 0 if state.overheated else 5), 0
    for people in state.people:
        people.number = max(people.number, 6)
        people.sick = min(people.sick, 12, people.number)
        people.grave = people.grave and people.sick > 0
    if dice.below(6) == 0:
        state.wood, state.coal, state.cores = max(state.wood, 6), max(state.coal, 8), max(state.cores, 2)
        state.food = max(state.food, 20)


def cheer(hope: Mood, dice: Dice) -> None:
    while len(hope.track) < 4:
        hope.track.append(Token(hope.bag.pop(dice.below(len(hope.bag))), bool(dice.below(2))))


def calm(discontent: Mood) -> None:
    while len(discontent.track) > 2:
        discontent.bag.append(discontent.track.pop().kind)
