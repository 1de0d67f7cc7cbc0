"""Section 13: limits."""

from __future__ import annotations

from hearthlight.games.frostpunk.content.effects import Gain, Hunger
from hearthlight.games.frostpunk.rules.agenda.doing import Do
from hearthlight.games.frostpunk.rules.city.clearing import lay_sector
from hearthlight.games.frostpunk.rules.model import CHILD, ENGINEER, WORKER

from ..tables import PACK, at, offered, play
from ..towns import town


def test_citizens() -> None:
    """F13.1: 50 of a kind; more go to another kind of choice."""
    state = town()
    state.people[WORKER].number = state.people[ENGINEER].number = 50
    at(state, Do((Gain(workers=1),)))
    assert state.people[CHILD].number == 9
    state.people[ENGINEER].number = 20
    at(state, Do((Gain(workers=1),)))
    assert offered(state) == ["arrive engineer", "arrive child"]
    play(state, "arrive engineer")
    assert state.people[ENGINEER].number == 21


def test_food_and_hunger() -> None:
    """F13.1: 50 each; wood, coal and cores have no limit."""
    state = town()
    state.food = state.hunger = 48
    at(state, Do((Gain(food=5, wood=60, coal=60, cores=60), Hunger(by=5))))
    assert (state.food, state.hunger) == (50, 50)
    assert (state.wood, state.coal, state.cores) == (60, 60, 60)


def test_trees() -> None:
    """F13.1: 30 in the box."""
    state = town()
    state.on_fields["trees"][40] = 28
    lay_sector(state, 6, "I04")  # 4 trees
    assert state.on_fields["trees"][6] == 2
    assert sum(state.on_fields["trees"]) == 30


def test_tiles_keep_the_limits() -> None:
    """F13.1: at most 5 resources, of a single sort, on a field."""
    for tile in PACK.sectors.values():
        for field in tile.fields:
            amounts = [amount for amount in (field.wood, field.coal, field.cores, field.trees, field.food) if amount]
            assert len(amounts) <= 1
            assert not amounts or amounts[0] <= 5


def test_automata() -> None:
    """F11.2: six."""
    state = town()
    state.automata = 5
    at(state, Do((Gain(automata=3),)))
    assert state.automata == 6
