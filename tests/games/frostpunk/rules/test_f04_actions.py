"""Section 4: the action phase."""

from __future__ import annotations

from hearthlight.games.frostpunk.rules.model import AUTOMATON, CHILD, ENGINEER, WORKER
from hearthlight.games.frostpunk.rules.people.death import die
from hearthlight.games.frostpunk.rules.people.population import arrive, tire
from hearthlight.games.frostpunk.rules.phases.actions.deeds import ChooseAction
from hearthlight.games.frostpunk.rules.phases.actions.turns import ActionsPhase, NextTurn, TakeFigure
from hearthlight.games.frostpunk.rules.phases.night import come_home

from ..tables import at, offered, play
from ..towns import lay, stand, town

B, C = 6, 18


def test_figures_are_adjusted_to_the_population() -> None:
    """F4.11: as the population track says; scouts count."""
    state = town()
    state.people[WORKER].number, state.people[WORKER].scouting = 22, 1
    state.people[ENGINEER].number = 0
    state.people[CHILD].number = 8
    at(state, ActionsPhase())
    assert [people.ready for people in state.people] == [4, 0, 2]


def test_the_exhausted_rest() -> None:
    """F4.11: a figure on each token, as far as there are figures."""
    state = town()
    state.people[WORKER].tired = 2
    state.people[ENGINEER].tired = 5
    at(state, ActionsPhase())
    assert [(people.ready, people.resting, people.tired) for people in state.people] == [
        (3, 2, 2),
        (0, 3, 5),
        (2, 0, 0),
    ]


def test_figures_change_with_the_next_round() -> None:
    """Q14: deaths and arrivals after the figures were adjusted wait for the next phase 6."""
    state = at(town(), ActionsPhase())
    assert state.people[WORKER].ready == 5
    arrive(state, WORKER, 10)
    for _ in range(4):
        die(state, CHILD, quietly=True)
    assert [people.ready for people in state.people] == [5, 3, 2]
    at(state, ActionsPhase())
    assert [people.ready for people in state.people] == [7, 3, 1]


def test_tokens_that_come_later_wait() -> None:
    """Q16: laid after the figures have lain down, a token does not count until the next round."""
    state = at(town(), ActionsPhase())
    tire(state, WORKER)
    assert (state.people[WORKER].ready, state.people[WORKER].resting) == (5, 0)
    come_home(state)
    assert state.people[WORKER].tired == 1
    at(state, ActionsPhase())
    assert (state.people[WORKER].ready, state.people[WORKER].resting) == (4, 1)


def test_turns_go_clockwise_from_the_leader() -> None:
    """F4.12: one figure and one action each."""
    state = town(3)
    state.leader = 1
    at(state, ActionsPhase())
    seats = []
    for _ in range(4):
        seats.append(state.to_act[0])
        play(state, "take worker", "clear inner")
        while offered(state, "lay"):
            play(state, offered(state, "lay")[0])
    assert seats == [1, 2, 0, 1]


def test_the_generator_can_be_fuelled_before_an_action() -> None:
    """F4.12: as often as wished, then still the action."""
    state = town()
    state.coal, state.cold, state.output = 2, 4, 0
    at(state, TakeFigure(seat=0))
    play(state, "fuel", "fuel")
    assert state.output == 2
    assert "take worker" in offered(state)


def test_all_must_agree_to_stop() -> None:
    """F4.12: until all agree; if they go on, whoever asked acts."""
    state = town(2)
    state.leader = 1
    at(state, NextTurn(0))
    play(state, "stop")
    assert (state.to_act, state.joint_seat) == ((1,), 1)
    play(state, "go-on")
    assert state.to_act == (0,)
    play(state, "take worker", "build", "done", "stop", "done")
    assert not state.to_act


def test_no_figure_left_ends_the_phase() -> None:
    """F4.12."""
    state = town()
    for people in state.people:
        people.ready = 0
    state.people[CHILD].ready = 2  # who may do nothing (F4.15)
    assert at(state, NextTurn(0)).to_act == ()


def test_clearing_snow_is_always_cold() -> None:
    """F4.13: one citizen of the figure's kind falls sick."""
    state = town()
    state.output, state.ranges = 4, [0, 1, 2]
    at(state, ChooseAction(seat=0, figure=ENGINEER))
    play(state, "clear outer" if "clear outer" in offered(state) else "clear inner")
    assert [people.sick for people in state.people] == [0, 1, 0]


def test_building_is_always_heated() -> None:
    """F4.13."""
    state = town()
    at(state, ChooseAction(seat=0, figure=WORKER))
    play(state, "build")
    assert state.people[WORKER].sick == 0


def test_gathering_by_its_place() -> None:
    """F4.13, F4.14."""
    state = town()
    state.on_fields["coal"][2] = 5
    state.output, state.ranges = 1, [1, 2, 3]
    at(state, ChooseAction(seat=0, figure=WORKER))
    play(state, "gather 2")
    assert (state.people[WORKER].sick, state.coal) == (1, 2)
    state.output = 2
    state.gathered = []
    at(state, ChooseAction(seat=0, figure=WORKER))
    play(state, "gather 2")
    assert (state.people[WORKER].sick, state.coal) == (1, 4)


def test_using_a_building_by_its_place() -> None:
    """F4.13, F4.14: zone or insulation."""
    state = town()
    stand(state, "hunters-hut", lay(state, C)[0])
    state.output, state.ranges = 2, [0, 1, 2]
    at(state, ChooseAction(seat=0, figure=WORKER))
    play(state, "use hunters-hut 30")
    assert (state.people[WORKER].sick, state.food) == (1, 4)


def test_an_automaton_never_falls_sick() -> None:
    """F11.2."""
    state = town()
    state.automata = state.automata_ready = state.coal = 1
    at(state, ChooseAction(seat=0, figure=AUTOMATON))
    play(state, "clear inner")
    assert [people.sick for people in state.people] == [0, 0, 0]
    assert (state.automata_ready, state.coal) == (0, 0)


def test_the_cold_bites_before_the_action() -> None:
    """F4.13: a death through the cold comes first, then the action."""
    state = town()
    worker = state.people[WORKER]
    worker.number = worker.sick = 3
    worker.grave = True
    state.hands[0] = ["B04"]
    at(state, ChooseAction(seat=0, figure=WORKER))
    play(state, "clear inner")
    assert worker.number == 2
    assert "draw" in offered(state)
    assert not any(state.sectors)


def test_children_take_no_actions() -> None:
    """F4.15: unless a law allows it; G01: gathering, and gathering posts."""
    state = town()
    state.on_fields["coal"][2] = 5
    stand(state, "gathering-post", lay(state, B)[0])
    at(state, TakeFigure(seat=0))
    assert "take child" not in offered(state)
    state.passed = ["G01"]
    at(state, ChooseAction(seat=0, figure=CHILD))
    assert offered(state) == ["gather 2", "use gathering-post 6"]
    play(state, "gather 2")
    assert (state.coal, state.children_used) == (2, 1)
