"""Section 4: hunger, and the night."""

from __future__ import annotations

import msgspec
import pytest

from hearthlight.games.frostpunk import Frostpunk
from hearthlight.games.frostpunk.rules.model import AUTOMATON, CHILD, ENGINEER, WORKER, Displayed
from hearthlight.games.frostpunk.rules.phases.hunger import Feed, HungerPhase, StillHunger, fed_in
from hearthlight.games.frostpunk.rules.phases.night import EndOfNight, NightPhase, PutToBed, beds, come_home

from ..tables import at, offered, play, tokens
from ..towns import lay, stand, standing, town

B, C = 6, 18


def sick(state: Frostpunk) -> list[int]:
    return [people.sick for people in state.people]


def in_stockpile(state: Frostpunk, workers: int, engineers: int, children: int) -> None:
    for people, number in zip(state.people, (workers, engineers, children), strict=True):
        people.ready = number


def test_food_stills_hunger() -> None:
    """F4.18: one for one; only as much food as there is hunger."""
    state = town()
    state.food, state.hunger = 10, 4
    at(state, StillHunger())
    assert (state.food, state.hunger) == (6, 0)
    assert state.outcome is None


@pytest.mark.parametrize(("left", "deaths"), [(5, 0), (8, 1), (10, 1)])
def test_hunger_that_is_left(left: int, deaths: int) -> None:
    """F4.18: +1 discontent, and deaths; 8 left is 1 death. Then hunger is 0."""
    state = town()
    tokens(state, "discontent")
    state.round, state.food, state.hunger = 5, 0, left
    number = state.people[WORKER].number, state.people[ENGINEER].number, state.people[CHILD].number
    at(state, StillHunger())
    while state.to_act:
        play(state, offered(state)[0])
    assert len(state.discontent.track) == 1
    after = state.people[WORKER].number, state.people[ENGINEER].number, state.people[CHILD].number
    assert sum(number) - sum(after) == deaths
    if deaths and state.outcome is None:
        assert state.people[fed_in(state, 4)].number == number[fed_in(state, 4)] - deaths
        assert state.hunger == 0


@pytest.mark.parametrize(("hunger", "lost"), [(24, False), (25, True)])
def test_too_much_hunger_loses(hunger: int, lost: bool) -> None:
    """F1.2, F4.18: 25 or more when the effect is carried out."""
    state = town()
    tokens(state, "discontent")
    state.food, state.hunger = 3, hunger + 3
    at(state, StillHunger())
    assert (state.cause == "hunger") == lost


def test_kinds_by_round() -> None:
    """F4.19, Q23: children, engineers, workers; workers in round 6, children in round 7."""
    state = town()
    assert [fed_in(state, number) for number in range(1, 8)] == [2, 1, 0, 2, 1, 0, 2]


def test_in_round_one_the_current_kind_starves() -> None:
    """F4.18: in round 1 the kind of the current round."""
    state = town()
    tokens(state, "discontent")
    state.round, state.hunger = 1, 8
    children = state.people[CHILD].number
    at(state, StillHunger())
    while state.to_act and state.people[CHILD].number == children:
        play(state, offered(state)[0])
    assert state.people[CHILD].number == children - 1


def test_feeding() -> None:
    """F4.19: 1 food for each citizen, not figure; no food is held back; each one not fed adds 1 hunger."""
    state = town()
    state.round, state.food = 1, 20
    at(state, Feed())
    assert (state.food, state.hunger) == (20 - 8, 0)
    state.food = 5
    at(state, Feed())
    assert (state.food, state.hunger) == (0, 3)


def test_hunger_beyond_25_does_not_lose_now() -> None:
    """F4.19, F13.1: at most 50, and it is looked at in the next round only."""
    state = town()
    state.round, state.food = 3, 0
    state.people[WORKER].number = 40
    at(state, Feed())
    assert (state.hunger, state.outcome) == (40, None)
    state.people[WORKER].number = 50
    state.hunger = 10
    at(state, Feed())
    assert state.hunger == 50


def test_the_phase_stills_first() -> None:
    """F4.18, F4.19: hunger first, then the citizens of the round."""
    state = town()
    state.round, state.food, state.hunger = 1, 10, 4
    at(state, HungerPhase())
    assert (state.food, state.hunger) == (0, 2)


def test_tokens_with_a_figure_go_back() -> None:
    """F4.20: tokens without a figure stay."""
    state = town()
    worker = state.people[WORKER]
    worker.ready, worker.tired, worker.resting = 0, 4, 3
    come_home(state)
    assert (worker.ready, worker.tired, worker.resting) == (3, 1, 0)


def test_all_figures_but_scouts_return() -> None:
    """F4.20: from the map, the action spaces and cards; automata too."""
    state = town()
    in_stockpile(state, 0, 0, 0)
    state.automata, state.automata_ready = 1, 0
    state.built[0] = msgspec.structs.replace(state.built[0], figures=(WORKER,))
    state.gathered, state.busy = [(1, ENGINEER)], [AUTOMATON, WORKER]
    state.display = [Displayed("M004", figures=(ENGINEER,), used=True)]
    state.people[WORKER].scouting = 1
    come_home(state)
    assert [people.ready for people in state.people] == [2, 2, 0]
    assert state.automata_ready == 1
    assert state.people[WORKER].scouting == 1
    assert state.gathered == []
    assert state.busy == []


def test_fuel_once_more_at_night() -> None:
    """F4.20: the generator may be fuelled, so that shelters are heated."""
    state = town()
    stand(state, "tent", lay(state, B)[0])
    in_stockpile(state, 2, 0, 0)
    state.coal, state.ranges, state.cold, state.output = 5, [0, 1, 2], 4, 0
    at(state, NightPhase())
    assert offered(state) == ["fuel", "done"]
    play(state, "fuel", "fuel")
    assert beds(state) == (0, 2)


def test_only_heated_shelters_count() -> None:
    """F4.20: a cold shelter offers no place; a ruin never does."""
    state = town()
    field, other = lay(state, C)
    stand(state, "tent", field)
    stand(state, "house", other)
    state.ranges, state.output = [0, 3, 4], 2
    assert beds(state) == (0, 2)
    state.output = 0
    assert beds(state) == (0, 0)
    state.built[-1] = msgspec.structs.replace(state.built[-1], building="ruin")
    state.output = 9
    assert beds(state) == (0, 2)


def test_who_has_no_place_falls_sick() -> None:
    """F4.20, Q15: every citizen figure in the stockpile, exhausted ones too; no automata, no scouts."""
    state = town()
    in_stockpile(state, 2, 1, 1)
    state.automata = state.automata_ready = 3
    state.people[WORKER].scouting = 1
    at(state, PutToBed())
    assert sick(state) == [2, 1, 1]
    assert state.bedless == 4
    assert [event.data for event in state.events if event.kind == "slept"] == [{"count": 4, "bedless": [2, 1, 1]}]


def test_places_are_given_by_choice() -> None:
    """F4.20: one figure of the players' choice for each place."""
    state = town()
    stand(state, "house", lay(state, B)[0])
    state.output, state.ranges = 1, [0, 1, 2]
    in_stockpile(state, 2, 1, 1)
    at(state, PutToBed())
    assert offered(state) == ["bed worker", "bed engineer", "bed child"]
    play(state, "bed child", "bed worker")
    assert sick(state) == [1, 1, 0]


def test_enough_places_ask_nothing() -> None:
    """F4.20."""
    state = town()
    field, other = lay(state, B)
    stand(state, "house", field)
    stand(state, "house", other)
    state.output = 1
    in_stockpile(state, 2, 1, 1)
    at(state, PutToBed())
    assert sick(state) == [0, 0, 0]
    assert state.bedless == 0


def test_the_childrens_home_is_for_children() -> None:
    """F4.20: four places, for children only, with more places too (G05: one more in each heated shelter)."""
    state = town()
    state.output, state.ranges = 3, [0, 1, 2]
    stand(state, "childrens-home", lay(state, B)[0])
    assert beds(state) == (4, 0)
    in_stockpile(state, 1, 0, 6)
    state.passed = ["G05"]
    assert beds(state) == (5, 0)
    at(state, PutToBed())
    assert sick(state) == [1, 0, 1]


def test_prison_overnight() -> None:
    """Q19: its figures stay; heated they sleep there, and come back after that night (`stay-overnight`)."""
    state = town()
    in_stockpile(state, 0, 0, 0)
    stand(state, "prison", lay(state, B)[0], figures=(WORKER, ENGINEER))
    state.output, state.ranges = 3, [0, 1, 2]
    at(state, NightPhase())
    assert sick(state) == [0, 0, 0]
    assert standing(state, "prison").figures == ()


def test_a_cold_prison_makes_sick() -> None:
    """F4.20, Q19: if it is cold, a citizen of each figure's kind falls sick; they need no other place."""
    state = town()
    in_stockpile(state, 0, 0, 0)
    stand(state, "prison", lay(state, C)[0], figures=(WORKER, ENGINEER))
    state.output = 0
    come_home(state)
    assert [people.ready for people in state.people] == [0, 0, 0]
    at(state, PutToBed())
    assert sick(state) == [1, 1, 0]
    assert state.bedless == 2


def test_cards_at_the_end_of_the_night() -> None:
    """F8.3, F5.6: played citizen cards are discarded; what was used this round can be used again."""
    state = town()
    state.played = ["B04"]
    state.display = [Displayed("M004", used=True)]
    state.agenda = []
    EndOfNight().run(state)
    assert "B04" in state.citizens_discard
    assert not state.display[0].used


def test_a_card_that_acts_at_night_is_named() -> None:
    """F4.20: before it asks for anything, the log says which one it is."""
    state = town()
    tokens(state, "discontent", "anger-")
    in_stockpile(state, 1, 0, 0)
    state.display.append(Displayed("K05A", covers="G05"))
    state.coal = 0
    at(state, NightPhase())
    assert state.question is not None
    assert state.question.asks == "raise"
    assert [event.data["card"] for event in state.events if event.kind == "at-night"] == ["K05A"]
