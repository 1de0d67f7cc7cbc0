"""Section 15: worked examples of the rulebook, on the map and in the phases."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk.content.effects import Gain
from hearthlight.games.frostpunk.rules.agenda.doing import Do
from hearthlight.games.frostpunk.rules.cards.expeditions import ChooseWay, March
from hearthlight.games.frostpunk.rules.city.buildings import around, ruin_all
from hearthlight.games.frostpunk.rules.city.clearing import LaySectors
from hearthlight.games.frostpunk.rules.city.map import fields_of
from hearthlight.games.frostpunk.rules.city.using import UseIt
from hearthlight.games.frostpunk.rules.machine.heat import building_heated, field_heated
from hearthlight.games.frostpunk.rules.machine.tower import add_stress, malfunction
from hearthlight.games.frostpunk.rules.model import CHILD, ENGINEER, WORKER
from hearthlight.games.frostpunk.rules.phases.actions.deeds import ChooseAction
from hearthlight.games.frostpunk.rules.phases.dawn import Dawn
from hearthlight.games.frostpunk.rules.phases.generator import Freeze
from hearthlight.games.frostpunk.rules.phases.hunger import Feed, HungerPhase, StillHunger
from hearthlight.games.frostpunk.rules.phases.night import NightPhase
from hearthlight.games.frostpunk.rules.phases.weather import WeatherPhase
from hearthlight.games.frostpunk.rules.setup import StartCosts

from ..tables import PACK, at, offered, play, tokens
from ..towns import lay, path, stand, town


def test_start_costs_of_three_players() -> None:
    """F3.12: 2 coal from two sectors of the map; 3 coal onto the stress track; 1 wood from the stockpile."""
    state = town(3)
    state.wood = 1
    state.on_fields["coal"][6] = state.on_fields["coal"][30] = state.on_fields["coal"][34] = 1
    others = [card for card in PACK.citizens if card not in ("B10", "B12", "B26")]
    state.hands = [["B10", *others[:4]], ["B12", *others[4:8]], ["B26", *others[8:12]]]
    at(state, StartCosts((0, 1, 2)))
    play(state, "part B10", "part B12", "part B26", "from coal 6", "from coal 34")
    assert [state.on_fields["coal"][field] for field in (6, 30, 34)] == [0, 1, 0]
    assert state.stress == 3
    assert state.wood == 0
    assert [len(hand) for hand in state.hands] == [4, 4, 4]


def test_new_sick_between_the_markers() -> None:
    """F4.5: 1 sick child and 1 sick engineer."""
    state = town()
    state.output, state.cold = 4, 7
    at(state, Freeze())
    assert [people.sick for people in state.people] == [0, 1, 1]


def test_first_malfunction() -> None:
    """F4.6, F4.7: the output asks for 3 cubes, 2 come out, 9 lie on the track: 1 on the overload space."""
    state = town()
    state.output, state.stress = 4, 9
    assert PACK.content.tracks.heat[state.output].stress == 3
    add_stress(state, 2)
    assert (state.stress, state.overload) == (10, 1)
    malfunction(state)
    assert state.overheated
    assert (state.stress, state.overload) == (0, 0)


def test_weather_w11() -> None:
    """F4.9: only yellow and cold 1 up, scouts 2 spaces, the storm 2."""
    state = town()
    path(state, "X08", scout=WORKER)
    state.ranges, state.cold, state.storm = [1, 2, 3], 5, 9
    state.weather.append("W11")
    at(state, WeatherPhase())
    assert (state.ranges, state.cold) == ([1, 2, 4], 6)
    assert state.paths[0].space == 2
    assert state.storm == 7


def test_three_hunters_huts() -> None:
    """F4.9: one of them upgraded: 4 symbols, 4 food."""
    state = town()
    first, second = lay(state, 6)
    stand(state, "hunters-hut", first)
    stand(state, "hunters-hut", second)
    stand(state, "hunters-hut", lay(state, 7)[0], upgraded=True)
    at(state, WeatherPhase())
    assert state.food == 4


def test_heated_zones_and_levels() -> None:
    """F4.14: output 4 above the red and orange symbols and zones A and B, not above yellow and C."""
    state = town()
    state.output, state.ranges = 4, [1, 3, 4]
    inner, outer, far = lay(state, 6)[0], lay(state, 18)[0], lay(state, 20)[0]
    assert field_heated(state, 2)
    assert field_heated(state, inner)
    assert not field_heated(state, outer)
    assert building_heated(state, stand(state, "house", outer))
    assert building_heated(state, stand(state, "bunkhouse", outer + 1))
    assert not building_heated(state, stand(state, "tent", far))
    assert building_heated(state, stand(state, "tent", inner))


def test_clearing_one_outer_sector() -> None:
    """F5.1: 3 trees and 2 coal."""
    state = town()
    lay(state, 6)
    state.stack_outer.remove("O01")
    state.stack_outer.append("O01")
    at(state, LaySectors(0, "outer", 1))
    play(state, "lay 18")
    assert state.sectors[18] == "O01"
    assert [state.on_fields["trees"][field] for field in fields_of(18)] == [3, 0]
    assert [state.on_fields["coal"][field] for field in fields_of(18)] == [0, 2]


def test_gathering_two_of_four_coal() -> None:
    """F5.2."""
    state = town()
    state.on_fields["coal"][2] = 4
    at(state, ChooseAction(seat=0, figure=WORKER))
    play(state, "gather 2")
    assert (state.coal, state.on_fields["coal"][2]) == (2, 2)


@pytest.mark.parametrize(("place", "fields"), [(7, 2), (6, 1), (15, 1), (16, 0)])
def test_four_gathering_posts(place: int, fields: int) -> None:
    """F6.1: A touches 2 fields of the generator sector, B 1, C (beside the drawer) 1, D (at the drawer) none."""
    state = town()
    post = stand(state, "gathering-post", lay(state, place)[0])
    assert sum(field < 6 for field in around(post)) == fields
    for field in range(5):
        state.on_fields["coal"][field] = 1
    at(state, UseIt(post.fields[0], 0))
    assert state.coal == fields


def test_hunger_in_round_eight() -> None:
    """F4.18: hunger 12, 4 food: 8 are left: +1 discontent, 1 child dies, hunger 0."""
    state = town()
    tokens(state, "hope", "care+", "care+", "justice+", "justice+", "motivation+")
    tokens(state, "discontent")
    state.round, state.hunger, state.food = 8, 12, 4
    at(state, StillHunger())
    while state.to_act:
        play(state, offered(state)[0])
    assert state.food == 0
    assert len(state.discontent.track) == 1
    assert [people.number for people in state.people] == [22, 12, 7]
    assert state.hunger == 0


def test_feeding_in_round_six() -> None:
    """F4.19: 32 workers, 24 food: hunger 8."""
    state = town()
    state.round, state.food, state.people[WORKER].number = 6, 24, 32
    at(state, Feed())
    assert (state.food, state.hunger) == (0, 8)
    state.round, state.food, state.hunger = 6, 24, 0
    at(state, HungerPhase())
    assert state.hunger == 8


def test_a_night() -> None:
    """F4.20: 5 workers, 3 engineers, 2 children; tents ruined, 3 bunkhouses, a children's home: 2 without a place."""
    state = town()
    for kind, number in ((WORKER, 5), (ENGINEER, 3), (CHILD, 2)):
        state.people[kind].ready = number
    for place in (6, 7, 8):
        lay(state, place)
    for building, field in (
        ("tent", 6),
        ("tent", 7),
        ("bunkhouse", 8),
        ("bunkhouse", 9),
        ("bunkhouse", 10),
        ("childrens-home", 11),
    ):
        stand(state, building, field)
    ruin_all(state, "tent")
    state.output, state.ranges = 3, [0, 1, 2]
    at(state, NightPhase())
    for _ in range(4):
        play(state, "bed worker")
    play(state, "bed engineer", "bed engineer")
    assert [people.sick for people in state.people] == [1, 1, 0]
    assert state.bedless == 2


def test_seven_workers_for_45() -> None:
    """F13.1: 50 workers, and 2 of other kinds, for example one each."""
    state = town()
    state.people[WORKER].number = 45
    at(state, Do((Gain(workers=7),)))
    assert state.people[WORKER].number == 50
    play(state, "arrive engineer", "arrive child")
    assert [people.number for people in state.people] == [50, 13, 9]


def test_bypass_with_two_steps() -> None:
    """F9.1: one step to the last space of A, bypass, the other step on the new B card."""
    state = town()
    path(state, "X01", scout=WORKER, space=1)
    at(state, March(0, 2))
    play(state, "bypass")
    found = state.paths[0]
    assert PACK.expeditions[found.cards[-1]].deck == "B"
    assert found.space - (len(found.cards) - 1) == 1


def test_going_on_loses_the_steps() -> None:
    """F9.2: the scout stands on the first space of the new card."""
    state = town()
    path(state, "X05", scout=WORKER, space=1)
    at(state, March(0, 3))
    play(state, "explore", "option 2")
    found = state.paths[0]
    assert found.space == len(found.cards) - 1 == 1
    assert (state.wood, state.food) == (0, 0)


def test_returning_lengthens_the_path() -> None:
    """F9.3: X05: 3 wood and 2 food; a new B card on top."""
    state = town()
    path(state, "X05", scout=WORKER, space=2)
    at(state, ChooseWay(path=0))
    play(state, "option 1")
    assert (state.wood, state.food) == (3, 2)
    assert [PACK.expeditions[card].deck for card in state.paths[0].cards] == ["A", "B"]
    assert state.paths[0].scout == -1


def test_the_next_research_token() -> None:
    """F11.1, F4.2: in round 6 a technology of 4 rounds goes to space 10."""
    state = town()
    stand(state, "workshop", lay(state, 6)[0])
    state.tokens, state.round = [], 5
    state.technologies, state.researching, state.research_round = ["T02", "T05"], "T01", 6
    at(state, Dawn())
    play(state, "research T02")
    assert (state.round, state.research_round) == (6, 10)
