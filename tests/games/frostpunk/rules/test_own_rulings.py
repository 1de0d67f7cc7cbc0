"""The rulings that the specification does not have: Q26 and on."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.content.effects import Destroy, Discontent, Hope, Lose, Stress, Tire
from hearthlight.games.frostpunk.content.terms import Cost
from hearthlight.games.frostpunk.rules.agenda.paying import can_pay
from hearthlight.games.frostpunk.rules.cards.laws import Consequence
from hearthlight.games.frostpunk.rules.city.buildings import sites, why_not_on
from hearthlight.games.frostpunk.rules.city.gathering import SpreadCoal
from hearthlight.games.frostpunk.rules.city.map import OUTER_PLACES, PETALS, fields_of, ring_of
from hearthlight.games.frostpunk.rules.machine.heat import field_heated
from hearthlight.games.frostpunk.rules.model import AUTOMATON, CHILD, ENGINEER, WORKER
from hearthlight.games.frostpunk.rules.people.death import DeathCard
from hearthlight.games.frostpunk.rules.phases.actions.deeds import ChooseAction
from hearthlight.games.frostpunk.rules.phases.actions.turns import NextTurn, TakeFigure
from hearthlight.games.frostpunk.rules.phases.dawn import Dawn
from hearthlight.games.frostpunk.rules.phases.night import come_home
from hearthlight.games.frostpunk.rules.phases.round import Round
from hearthlight.games.frostpunk.rules.phases.weather import Storm, WeatherPhase
from hearthlight.kernel import Dice

from ..tables import PACK, at, fresh, offered, play, tokens, track
from ..towns import lay, path, stand, town
from .cities import WARM, bag, city, do, holding, shown, sick_of, turn

CALM, STORMY = "W12", "W05"
"""Weather that moves the storm marker 0 and 1 spaces."""


def test_a_storm_that_the_round_catches_up_with() -> None:
    """Q26: in the weather phase of that round, even with 0 steps; not at dawn."""
    state = at(city(round=5, storm=6, tokens=[], weather=[CALM]), Dawn())
    assert state.ruined == []
    assert at(state, WeatherPhase()).ruined == ["tent"]


@pytest.mark.parametrize(("number", "card", "comes"), [(11, CALM, False), (11, STORMY, True), (12, CALM, True)])
def test_the_second_storm(number: int, card: str, comes: bool) -> None:
    """Q27: round 12 at the latest, earlier if the marker is moved."""
    state = at(city(round=6, storm=7, weather=[]), Storm(1))
    assert (state.storm, state.ruined) == (12, ["tent"])
    state.round, state.weather = number, [card]
    assert (at(state, WeatherPhase()).ruined == ["tent", "bunkhouse"]) == comes


def test_one_more_on_a_full_track() -> None:
    """Q28: no draw from a full track or an empty bag; what is exhausted is activated."""
    state = tokens(city(), "hope", "care+", "care+", "care+", "justice+", "justice-", "motivation-")
    assert offered(do(state, Hope(by=1))) == ["activate justice", "activate motivation"]
    state = bag(tokens(city(), "discontent", "anger-", "greed-"), "discontent")
    assert offered(do(state, Discontent(by=1))) == ["activate anger", "activate greed"]


def test_no_token_is_left() -> None:
    """Q29: a sixth exhausted-citizen token is not laid, and cannot be a price."""
    state = city()
    state.people[WORKER].tired = 5
    assert not can_pay(state, Cost(tire="worker"))
    do(state, Tire(kind="worker"))
    assert state.people[WORKER].tired == 5
    do(state, Tire(kind="adult"))
    assert [people.tired for people in state.people] == [5, 1, 0]


def test_advisors_are_taken_in_turn() -> None:
    """Q30: from the leader clockwise, each one of those left."""
    state = fresh(3, seed=4)
    for seat in state.clockwise(state.leader):
        assert state.to_act == (seat,)
        assert len(offered(state)) == 4 - sum(map(bool, state.advisors))
        play(state, offered(state)[0])
    assert state.advisors == [list(PACK.advisors)[(seat - state.leader) % 3] for seat in range(3)]


def test_a_consequence_lies_anywhere() -> None:
    """Q31: the deck is shuffled; the consequence is as likely at the bottom as on top."""
    places = set()
    for seed in range(40):
        state = city(dusk=["D000", "D059", "D001"])
        state.rng = seed
        at(state, Consequence("G05"))
        places.add(next(place for place, card in enumerate(state.dusk) if card.startswith("K05")))
    assert places == {0, 1, 2, 3}


def test_only_the_next_dispute_lies_open() -> None:
    """Q32: shuffled once; the order of those behind the next one is unknown."""
    state = fresh(seed=3)
    orders = [state.determinize(0, Dice(seed)).disputes for seed in range(10)]
    assert {order[0] for order in orders} == {state.disputes[0]} == {FROSTPUNK.view(state, 0).next_dispute}
    assert len({tuple(order) for order in orders}) > 1
    assert len({tuple(fresh(seed=seed).disputes) for seed in range(5)}) == 5


def test_zone_c_is_the_whole_map() -> None:
    """Q33: every outer field is heated as soon as the output is above the yellow marker."""
    state = town()
    state.ranges, state.cold, state.output = [0, 1, 2], 9, 3
    assert {ring_of(place) for place in OUTER_PLACES} == {2}
    assert all(field_heated(state, field) for place in OUTER_PLACES for field in fields_of(place))


def test_up_to_means_all_of_it_where_less_never_helps() -> None:
    """Q34: nothing is asked when gathering while no card takes anything away; 3 coal on every field that is chosen for
    the coal thumper."""
    state = town()
    state.on_fields["wood"][1], state.output, state.cold = 5, 6, 6
    play(at(state, ChooseAction(seat=0, figure=WORKER)), "gather 1")
    assert (state.wood, state.to_act) == (2, ())
    stand(state, "coal-thumper", lay(state, 6)[0])
    lay(state, 7)
    at(state, SpreadCoal(0, 6, 3))
    play(state, offered(state)[0], "done")
    assert sum(state.on_fields["coal"]) == 3


def test_the_long_shift_is_one_figure() -> None:
    """Q35: a worker falls sick first; the first place stays taken; at night it is one figure."""
    state = city(passed=["G13"], hands=[[]], **WARM)
    before = state.people[WORKER].ready
    play(turn(state), "take worker", "gather 1", "again worker")
    assert sick_of(state) == (1, 0, 0)
    assert "gather 1" not in offered(state)
    play(state, "gather 2")
    come_home(state)
    assert state.people[WORKER].ready == before


def test_the_watch_wards_off_one_step() -> None:
    """Q36: the first step of the first dusk card of a round; a chance that is not taken is gone."""
    state = tokens(city(passed=["G16"]), "discontent", "greed-", "greed-", "anger-")
    play(do(state, Discontent(by=2), card="D003"), "spend coal")
    assert offered(state, "spend") == []
    play(state, "activate greed")
    assert track(state, "discontent") == ["greed+", "greed-", "anger-"]
    state = tokens(city(passed=["G16"]), "discontent", "greed-")
    play(do(state, Discontent(by=1), card="D003"), "done", "activate greed")
    assert offered(do(state, Discontent(by=1), card="D004"), "spend") == []


def test_b12_only_cures() -> None:
    """Q37: at an upgraded infirmary under #G14: 5 + 2, and no treating."""
    state = holding("B12", passed=["G14"])
    tokens(state, "hope", "care-", "justice+")
    fields = lay(state, 6) if not state.sectors[6] else fields_of(6)
    stand(state, "infirmary", fields[0], upgraded=True)
    state.people[WORKER].sick, state.people[WORKER].grave = 15, True
    play(turn(state), "citizen B12")
    assert track(state, "hope")[0] == "care+"
    assert (state.people[WORKER].sick, state.people[WORKER].grave) == (8, True)


def test_stress_beyond_the_track_waits() -> None:
    """Q38: onto the overload space, without a malfunction now; a cost must fit."""
    state = do(city(stress=9, overheated=True), Stress(by=3))
    assert (state.stress, state.overload, state.outcome) == (10, 2, None)
    assert not can_pay(city(stress=9), Cost(stress=2))


def test_a_scout_that_is_home_at_once() -> None:
    """Q39: lighter sledges and a path of 2 spaces: the figure can act again in the same phase."""
    state = town()
    state.finished = ["T01"]
    short = next(card.id for card in PACK.content.expeditions if card.deck == "A" and card.spaces == 2)
    path(state, short)
    stand(state, "beacon", lay(state, 6)[0])
    before = state.people[WORKER].ready
    play(at(state, TakeFigure(seat=0)), "take worker", "scout 1", "explore")
    home = next(number for number, way in enumerate(PACK.expeditions[short].ways, 1) if way.kind == "return")
    play(state, f"option {home}")
    assert (state.people[WORKER].ready, state.people[WORKER].scouting) == (before, 0)
    assert "take worker" in offered(state)


def test_figures_of_what_is_gone_come_home_at_night() -> None:
    """Q40: those of a destroyed building; a lost automaton goes to the supply then."""
    state = town()
    stand(state, "hunters-hut", lay(state, 6)[0], figures=(ENGINEER,))
    state.automata, state.automata_ready, state.busy = 2, 1, [AUTOMATON]
    before = state.people[ENGINEER].ready
    do(state, Lose(automata=1))
    assert (state.automata, state.automata_ready) == (1, 0)
    do(state, Lose(automata=1), Destroy(building="hunters-hut"))
    assert state.people[ENGINEER].ready == before
    come_home(state)
    assert (state.automata, state.automata_ready, state.people[ENGINEER].ready) == (0, 0, before + 1)


def test_after_round_15_the_city_is_lost() -> None:
    """Q41: unless a card has said that it is won."""
    assert at(city(round=15), Round()).cause == "time"


def test_no_turn_goes_by() -> None:
    """Q42: the phase goes on until all end it together, and until then whoever can act acts."""
    state = city(2, leader=0, **WARM)
    at(state, NextTurn(0))
    play(state, "stop", "go-on", "take worker", "clear inner")
    while state.decision(state.to_act[0]).asks != "figure":
        play(state, offered(state)[0])
    assert state.to_act == (1,)
    play(state, "stop")
    assert state.to_act == (0,)
    play(state, "done")
    assert not state.to_act


def test_a_figure_whose_card_leaves_is_ready_again() -> None:
    """Q43: a special action that puts its card out (M008)."""
    state = shown(city(food=5, **WARM), "M008")
    before = state.people[WORKER].ready
    play(at(state, TakeFigure(seat=0)), "take worker", "special M008")
    assert "M008" in state.gone
    assert state.people[WORKER].ready == before


def test_tied_kinds_of_a_dispute_count_as_read() -> None:
    """Q44: justice, which is put first, exhausts the anger, whose 2 sick come all the same."""
    state = tokens(tokens(city(), "hope", "justice+"), "discontent", "anger+")
    do(state, *PACK.events["DIS01"].at_once, card="DIS01")
    play(state, "carry justice", "option 1")
    assert track(state, "discontent") == ["anger-"]
    play(state, "sick worker", "sick worker")
    assert sick_of(state)[WORKER] == 2


def test_holders_of_a_card_are_asked_in_turn() -> None:
    """Q45: clockwise from the leader, those who have a card of that kind; nobody gives one: a card is drawn."""
    state = city(3, leader=1, hands=[["B23"], ["B01"], ["B26"]])
    at(state, DeathCard(kind=CHILD))
    assert state.to_act == (2,)
    play(state, "draw")
    assert state.to_act == (0,)
    assert offered(state) == ["draw", "discard B23"]
    deck = len(state.citizens)
    play(state, "draw")
    assert len(state.citizens) == deck - 1


def test_nothing_large_on_the_generator_sector() -> None:
    """Q47: its fields belong to one sector, but a large building takes the two fields of one tile."""
    state = city(wood=9, **WARM)
    state.built = []
    state.on_fields["wood"] = [0] * len(state.on_fields["wood"])
    assert all(fields[0] >= PETALS for fields in sites(state, "beacon"))
    assert why_not_on(state, "beacon", 1) == "generator-sector"


def test_a_young_engineer_serves_no_citizen_card() -> None:
    """Q46: B19 asks for an engineer figure; a child that acts like one is none."""
    state = holding("B19", passed=["G01"])
    stand(state, "workshop", lay(state, 6)[0])
    state.people[ENGINEER].ready, state.people[CHILD].ready = 0, 2
    assert "citizen B19" not in offered(at(state, TakeFigure(seat=0)))
