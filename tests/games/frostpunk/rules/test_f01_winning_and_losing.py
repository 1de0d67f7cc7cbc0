"""Section 1: winning and losing, losing things and spending them."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.games.frostpunk.content.effects import Discontent, Gain, Hope, Lose, Win
from hearthlight.games.frostpunk.content.terms import Cost
from hearthlight.games.frostpunk.rules.agenda.paying import can_pay
from hearthlight.games.frostpunk.rules.machine.tower import malfunction
from hearthlight.games.frostpunk.rules.people.death import die
from hearthlight.games.frostpunk.rules.phases.hunger import StillHunger
from hearthlight.games.frostpunk.rules.phases.preparation import Preparation

from ..tables import at, offered, play, tokens
from .cities import city, do, numbers_of, sick


def lost(state: Frostpunk) -> str:
    assert state.outcome is not None
    assert state.outcome.winners == ()
    assert state.to_act == ()
    return state.cause


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_win_together_when_a_card_says_so(players: int) -> None:
    """F1.1: they win when a scenario card says so; what else was to come does not happen any more."""
    state = do(city(players), Win(), Hope(by=-9, only_removal=True))
    assert state.outcome is not None
    assert state.outcome.winners == tuple(range(players))
    assert state.cause == ""


def test_lost_when_the_last_hope_leaves() -> None:
    """F1.2: the last hope leaves the hope track."""
    state = tokens(city(), "hope", "care-")
    assert lost(do(state, Hope(by=-1))) == "hope"


def test_exhausting_the_last_hope_does_not_lose() -> None:
    """F1.2: only leaving the track loses."""
    state = tokens(city(), "hope", "care+")
    assert do(state, Hope(by=-1)).outcome is None


def test_lost_with_the_sixth_discontent() -> None:
    """F1.2: a 6th discontent is placed."""
    state = tokens(city(), "discontent", "anger+", "anger+", "anger+", "greed+", "greed-")
    play(do(state, Discontent(by=1)), "activate greed")
    assert state.outcome is None
    assert offered(do(state, Discontent(by=1, kind="apathy"))) == []
    assert lost(state) == "discontent"


def test_lost_by_a_malfunction_while_overheated() -> None:
    """F1.2: a malfunction happens while the generator is overheated."""
    state = city(overload=1, overheated=True)
    malfunction(state)
    assert lost(state) == "malfunction"


@pytest.mark.parametrize(("number", "cause"), [(25, ""), (26, "sickness")])
def test_lost_with_26_sick_of_a_kind_in_the_preparation(number: int, cause: str) -> None:
    """F1.2: a sickness marker is at 26 or more in the preparation phase."""
    state = city()
    state.people[0].number = 40
    tokens(state, "hope", "care-")
    at(sick(state, number), Preparation())
    if offered(state, "draw"):
        play(state, "done")
    assert state.cause == cause


def test_sickness_is_checked_after_the_advisor() -> None:
    """Q7: the matron can still save the city from 27 sick."""
    state = city(advisors=["health-officer"], solo_card=False)
    state.people[0].number = 40
    at(sick(state, 27), Preparation())
    play(state, "advisor health-officer")
    assert state.outcome is None


@pytest.mark.parametrize(("hunger", "cause"), [(24, ""), (25, "hunger")])
def test_lost_with_25_hunger(hunger: int, cause: str) -> None:
    """F1.2: the hunger marker is at 25 or more when the hunger effect is carried out."""
    state = city(hunger=hunger, food=0)
    at(state, StillHunger())
    assert state.cause == cause


def test_lost_on_the_last_space_of_the_corpse_track() -> None:
    """F1.2: the corpse marker reaches the last space."""
    state = city()
    last = state.pack.content.tracks.corpses
    state.corpses = last - 2
    die(state, 0, quietly=True)
    assert state.outcome is None
    die(state, 0, quietly=True)
    assert lost(state) == "corpses"


def test_the_leader_decides() -> None:
    """F1.3: joint decisions are asked of the leader."""
    state = tokens(city(3, leader=2), "hope", "care-")
    do(state, Hope(by=1))
    assert state.to_act == (2,)


def test_lose_as_much_as_there_is() -> None:
    """F1.4: lose 3 wood with 1 wood: 1 is lost, and the further effects go on."""
    state = do(city(wood=1), Lose(wood=3), Gain(coal=2))
    assert (state.wood, state.coal) == (0, 7)


def test_lose_citizens_as_far_as_there_are() -> None:
    """F1.4: lose 3 engineers with 2: lose 2."""
    state = city()
    state.people[1].number = 2
    do(state, Lose(engineers=3))
    assert numbers_of(state) == (22, 0, 8)
    assert state.corpses == 1


def test_spend_needs_the_full_amount() -> None:
    """F1.4: spend 2 wood with 1 wood is refused."""
    assert not can_pay(city(wood=1), Cost(wood=2))
    assert can_pay(city(wood=2), Cost(wood=2))


def test_resources_are_wood_coal_and_cores() -> None:
    """F1.4: food is no resource."""
    assert can_pay(city(wood=1, coal=1, cores=1, food=9), Cost(resources=3))
    assert not can_pay(city(wood=1, coal=1, cores=0, food=9), Cost(resources=3))
    assert not can_pay(city(wood=1, coal=1, cores=1, food=9), Cost(resources=3, wood=1))


def test_gains_come_into_the_stockpile() -> None:
    """F1.4, F13.1: food stops at 50."""
    state = do(city(food=45), Gain(food=9, wood=1, coal=2, cores=3))
    assert (state.food, state.wood, state.coal, state.cores) == (50, 5, 7, 3)


def test_discards_are_open() -> None:
    """F1.5: everybody may look through the discard piles."""
    state = city(2)
    state.dusk_discard = ["D000"]
    assert FROSTPUNK.view(state, 1).dusk_discard == ("D000",)
