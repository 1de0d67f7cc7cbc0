"""What a law or a technology can change for good, one word at a time: the law #G01 says only that."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hearthlight.games.frostpunk import Frostpunk
from hearthlight.games.frostpunk.content.cards import Rules
from hearthlight.games.frostpunk.content.effects import Die, Discontent
from hearthlight.games.frostpunk.content.pack import Pack
from hearthlight.games.frostpunk.rules.cards.expeditions import send_scout
from hearthlight.games.frostpunk.rules.city.using import UseIt
from hearthlight.games.frostpunk.rules.machine.heat import building_heated, fuel
from hearthlight.games.frostpunk.rules.machine.tower import malfunction
from hearthlight.games.frostpunk.rules.model import AUTOMATON, CHILD, ENGINEER, WORKER
from hearthlight.games.frostpunk.rules.phases.actions.deeds import ChooseAction
from hearthlight.games.frostpunk.rules.phases.actions.turns import TakeFigure
from hearthlight.games.frostpunk.rules.phases.hunger import Feed
from hearthlight.games.frostpunk.rules.phases.night import beds
from hearthlight.games.frostpunk.rules.phases.weather import hunt

from ..tables import PACK, at, offered, play
from ..towns import lay, stand, town
from .cities import city, do, sick, sick_of


def decreed(state: Frostpunk, **words: Any) -> Frostpunk:
    """The only law in force says this."""
    laws = tuple(
        msgspec.structs.replace(law, rules=Rules(**words)) if law.id == "G01" else law for law in PACK.content.laws
    )
    state.pack, state.passed = Pack(msgspec.structs.replace(PACK.content, laws=laws), PACK.folder), ["G01"]
    return state


# -- children ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "allowed"),
    [("gather", {"gather 8"}), ("gathering-post", {"use gathering-post 6"}), ("cookhouse", {"use cookhouse 0"})],
)
def test_what_children_may_do(what: str, allowed: set[str]) -> None:
    """F4.15: `children_may`: this and nothing else."""
    state = decreed(town(), children_may=(what,))
    stand(state, "gathering-post", lay(state, 6)[0])
    stand(state, "medical-post", 7)
    state.on_fields["wood"][lay(state, 7)[0]] = 1
    stand(state, "infirmary", lay(state, 8)[0])
    state.food = state.wood = 9
    assert set(offered(at(state, ChooseAction(seat=0, figure=CHILD)))) == allowed


def test_children_take_less_at_a_gathering_post() -> None:
    """F4.15: `children_post_limit`; others are not limited."""
    state = decreed(town(), children_post_limit=2)
    stand(state, "gathering-post", lay(state, 6)[0])
    for field in (0, 7, *lay(state, 7)):
        state.on_fields["wood"][field] = 1
    at(state, UseIt(6, 0, child=True))
    play(state, offered(state)[0], offered(state)[1])
    assert (state.wood, state.to_act) == (2, ())
    at(state, UseIt(6, 0))
    assert state.wood == 4


@pytest.mark.parametrize("kind", ["worker", "engineer"])
def test_a_young_one(kind: str) -> None:
    """F8.5: `young`: a child figure that acts like this kind, once a round."""
    state = decreed(town(), young=kind)
    at(state, TakeFigure(seat=0))
    assert offered(state, "young") == [f"young {kind}"]
    before = state.people[CHILD].ready
    play(state, f"young {kind}", "clear inner")
    assert (state.people[CHILD].ready, state.people[CHILD].sick) == (before - 1, 1)


def test_ruins_give_places() -> None:
    """F14.2: `ruin_places`: so many in each ruin whose zone is heated."""
    state = decreed(town(), ruin_places=3)
    stand(state, "ruin", lay(state, 6)[0])
    state.output, state.cold, state.ranges = 5, 6, [0, 1, 2]
    assert beds(state) == (0, 3)


# -- work ----------------------------------------------------------------------------------------------------------


def test_a_figure_acts_twice() -> None:
    """F10.1: `extra_shift`: one of this kind that has acted acts again, and one of its kind falls sick."""
    state = decreed(town(), extra_shift="engineer")
    state.on_fields["wood"][1], state.on_fields["coal"][2] = 2, 2
    at(state, TakeFigure(seat=0))
    state.output, state.cold = 6, 6
    play(state, "take engineer", "gather 1", "again engineer", "gather 2")
    assert (state.wood, state.coal, state.people[ENGINEER].sick) == (2, 2, 1)
    assert offered(state, "again") == []


def test_gathering_brings_more() -> None:
    """F5.2: `gather_more`."""
    state = decreed(town(), gather_more=2)
    state.on_fields["wood"][1], state.output, state.cold = 5, 6, 6
    play(at(state, ChooseAction(seat=0, figure=WORKER)), "gather 1")
    assert (state.wood, state.on_fields["wood"][1]) == (4, 1)


@pytest.mark.parametrize(("figure", "fells"), [(WORKER, True), (AUTOMATON, True), (ENGINEER, False)])
def test_felling_while_gathering(figure: int, fells: bool) -> None:
    """F5.2: `fell_when_gathering`: worker or automaton, so much wood for the tree."""
    state = decreed(town(), fell_when_gathering=4)
    field = lay(state, 6)[0]
    state.on_fields["trees"][field], state.coal, state.automata_ready = 2, 1, 1
    at(state, ChooseAction(seat=0, figure=figure))
    assert (f"gather-tree {field}" in offered(state)) == fells
    if fells:
        play(state, f"gather-tree {field}")
        assert (state.wood, state.on_fields["trees"][field]) == (4, 1)


def test_a_kiln_brings_more() -> None:
    """F5.4: `coal_per_kiln`."""
    state = decreed(town(), coal_per_kiln=3)
    state.wood = 1
    stand(state, "charcoal-kiln", lay(state, 6)[0])
    assert at(state, UseIt(6, 0)).coal == 4 + 3


def test_automata_for_nothing() -> None:
    """F11.2: `automaton_free`."""
    state = decreed(town(), automaton_free=True)
    state.automata = state.automata_ready = 1
    play(at(state, TakeFigure(seat=0)), "take automaton", "clear inner")
    assert (state.coal, state.automata_ready) == (0, 0)


def test_scouts_start_faster() -> None:
    """F5.5: `scout_start_steps`."""
    state = decreed(town(), scout_start_steps=1)
    send_scout(state, 0, WORKER)
    state.settle()
    assert state.paths[0].space == 1


# -- heat ----------------------------------------------------------------------------------------------------------


def test_coal_that_counts_double() -> None:
    """F4.4: `heat_save`: the first so many coal of a round."""
    state = decreed(town(), heat_save=2)
    state.coal, state.cold = 5, 9
    heights = []
    for _ in range(3):
        fuel(state)
        heights.append(state.output)
    assert heights == [2, 4, 5]


@pytest.mark.parametrize(("overload", "lost"), [(2, False), (3, True)])
def test_cubes_that_may_pass(overload: int, lost: bool) -> None:
    """F4.7: `overload_allowed`."""
    state = decreed(town(), overload_allowed=2)
    state.overheated, state.stress, state.overload = True, 10, overload
    malfunction(state)
    assert (state.outcome is not None) == lost


def test_the_generator_is_relieved_of_more() -> None:
    """F5.4: `generator_removes_more`."""
    state = decreed(town(), generator_removes_more=2)
    state.stress = 9
    assert at(state, UseIt(4, 0)).stress == 2


def test_better_insulation() -> None:
    """F4.14: `insulation`: for buildings in which people work, not for shelters."""
    state = town()
    hut, tent = stand(state, "hunters-hut", lay(state, 6)[0]), stand(state, "tent", 7)
    state.output, state.cold, state.ranges = 3, 9, [1, 5, 6]
    assert not building_heated(state, hut)
    decreed(state, insulation="red")
    assert building_heated(state, hut)
    assert not building_heated(state, tent)


# -- food and beds -------------------------------------------------------------------------------------------------


def test_thin_soup() -> None:
    """F4.19: `thin_soup`: this kind eats 1 food for 2, rounded up."""
    state = decreed(city(round=1, food=20), thin_soup="child")
    state.people[CHILD].number = 9
    at(state, Feed())
    assert (state.food, state.hunger) == (15, 0)
    state.round = 2
    assert at(state, Feed()).food == 3  # 12 engineers eat as always


def test_less_hunger() -> None:
    """F4.19: `hunger_relief`, never below nothing."""
    assert at(decreed(city(round=1, food=3), hunger_relief=2), Feed()).hunger == 3
    assert at(decreed(city(round=1, food=7), hunger_relief=2), Feed()).hunger == 0


def test_more_from_the_hunt() -> None:
    """F4.9: `food_per_two_hunting`."""
    state = decreed(town(), food_per_two_hunting=2)
    for place in (6, 7, 8):
        stand(state, "hunters-hut", lay(state, place)[0])
    hunt(state)
    assert state.food == 3 + 2


def test_more_beds() -> None:
    """F4.20: `shelter_places`: in every heated shelter."""
    state = decreed(town(), shelter_places=2)
    stand(state, "house", lay(state, 6)[0])
    stand(state, "childrens-home", 7)
    state.output, state.cold, state.ranges = 6, 9, [0, 1, 2]
    assert beds(state) == (6, 4)
    state.output = 0
    assert beds(state) == (0, 0)


# -- sickness, death, discontent -----------------------------------------------------------------------------------


def test_buildings_cure_more() -> None:
    """F5.4: `cure_bonus`."""
    state = decreed(town(), cure_bonus=2)
    state.people[WORKER].sick = 9
    stand(state, "medical-post", lay(state, 6)[0])
    assert at(state, UseIt(6, 0)).people[WORKER].sick == 9 - 5


def test_treating_at_a_medical_post() -> None:
    """F5.4: `treat_at_medical_post`: instead of curing."""
    state = sick(decreed(town(), treat_at_medical_post=1), 5, 5, 0, grave="we")
    stand(state, "medical-post", lay(state, 6)[0])
    play(at(state, UseIt(6, 0)), "option 2", "treat engineer")
    assert [people.grave for people in state.people] == [True, False, False]


def test_what_the_dead_leave() -> None:
    """F7.5: `corpse_food` and `corpse_cure`, for every death."""
    state = sick(decreed(city(food=1), corpse_food=2, corpse_cure=1), workers=3)
    do(state, Die(kind="child", count=2, quietly=True))
    assert (state.food, sick_of(state)) == (5, (1, 0, 0))


def test_the_first_death_is_quiet() -> None:
    """F7.5: `quiet_deaths`: the first of a round needs no citizen card."""
    state = decreed(city(hands=[[]], citizens=["B04", "B19"], citizens_discard=[]), quiet_deaths=True)
    assert do(state, Die(kind="worker")).citizens_discard == []
    assert do(state, Die(kind="worker")).citizens_discard == ["B19"]


def test_the_watch() -> None:
    """F10.1: `discontent_guard`: for dusk cards."""
    state = decreed(city(), discontent_guard=True)
    assert offered(do(state, Discontent(by=1), card="D003")) == ["spend coal", "done"]
