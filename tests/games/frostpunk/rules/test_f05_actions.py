"""Section 5: the actions."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk.rules.city.buildings import sites, tear_down
from hearthlight.games.frostpunk.rules.city.clearing import LaySectors, lay_sector, places_for
from hearthlight.games.frostpunk.rules.city.erecting import BuildStep
from hearthlight.games.frostpunk.rules.city.map import INNER_PLACES, NEIGHBOURS, fields_of
from hearthlight.games.frostpunk.rules.model import AUTOMATON, CHILD, ENGINEER, WORKER, Displayed
from hearthlight.games.frostpunk.rules.phases.actions.deeds import ChooseAction, actions

from ..tables import PACK, at, offered, play
from ..towns import lay, path, stand, standing, town

B, C = 6, 18


def test_two_inner_sectors() -> None:
    """F5.1: anywhere next to the generator sector; face down until both lie there."""
    state = town()
    at(state, LaySectors(0, "inner", 2))
    assert offered(state) == [f"lay {place}" for place in INNER_PLACES]
    play(state, "lay 6")
    assert not any(state.sectors)
    assert "lay 6" not in offered(state)
    play(state, "lay 12")
    assert [place for place, tile in enumerate(state.sectors) if tile] == [6, 12]
    assert len(state.stack_inner) == 10
    assert not state.to_act


def test_one_inner_sector_if_one_place_is_left() -> None:
    """F5.1: and none without a place."""
    state = town()
    for place in INNER_PLACES[1:]:
        lay(state, place)
    at(state, LaySectors(0, "inner", 2))
    assert state.sectors[6]
    assert not state.to_act
    assert not [move for move in actions(state, WORKER) if move.notation() == "clear inner"]


def test_one_outer_sector_next_to_a_connected_one() -> None:
    """F5.1: never next to the generator sector."""
    state = town()
    assert places_for(state, "outer") == []
    lay(state, B)
    near = {place for place in NEIGHBOURS[B] if place >= C}
    assert set(places_for(state, "outer")) == near
    lay(state, C)
    assert set(places_for(state, "outer")) == (near | {place for place in NEIGHBOURS[C] if place >= C}) - {C}
    at(state, ChooseAction(seat=0, figure=WORKER))
    play(state, "clear outer", f"lay {places_for(state, 'outer')[0]}")
    assert sum(map(bool, state.sectors)) == 3
    assert not state.to_act


def test_what_a_sector_shows() -> None:
    """F5.1: trees and resources are placed, food finds are gained."""
    state = town()
    lay_sector(state, B, "I10")  # 1 wood; 3 food
    assert state.on_fields["wood"][6] == 1
    assert state.food == 3
    lay_sector(state, C, "O16")  # 1 core; 2 trees
    assert (state.on_fields["cores"][30], state.on_fields["trees"][31]) == (1, 2)


def test_clearing_is_for_workers_engineers_and_automata() -> None:
    """F5.1: any number per round."""
    state = town()
    for figure in (WORKER, ENGINEER, AUTOMATON):
        assert "clear inner" in [move.notation() for move in actions(state, figure)]
    state.busy = [WORKER, WORKER]
    assert "clear inner" in [move.notation() for move in actions(state, WORKER)]


def test_gathering() -> None:
    """F5.2: up to 2 resources from one unoccupied field, once per field and round."""
    state = town()
    state.on_fields["wood"][1], state.on_fields["coal"][2] = 5, 1
    at(state, ChooseAction(seat=0, figure=WORKER))
    play(state, "gather 1")
    assert (state.wood, state.on_fields["wood"][1]) == (2, 3)
    at(state, ChooseAction(seat=0, figure=WORKER))
    assert offered(state, "gather") == ["gather 2"]
    play(state, "gather 2")
    assert (state.coal, state.on_fields["coal"][2]) == (1, 0)


def test_gathering_more() -> None:
    """F11.1: T03 (ours): one more."""
    state = town()
    state.on_fields["wood"][1], state.finished = 5, ["T03"]
    at(state, ChooseAction(seat=0, figure=WORKER))
    play(state, "gather 1")
    assert state.wood == 3


def test_felling_while_gathering() -> None:
    """F11.1: T04: worker or automaton on an unoccupied field with trees: 1 tree, 2 wood."""
    state = town()
    field = lay(state, B)[0]
    state.on_fields["trees"][field] = 2
    assert not [move for move in actions(state, WORKER) if move.verb == "gather-tree"]
    state.finished = ["T04"]
    assert not [move for move in actions(state, ENGINEER) if move.verb == "gather-tree"]
    assert [move for move in actions(state, AUTOMATON) if move.verb == "gather-tree"]
    at(state, ChooseAction(seat=0, figure=WORKER))
    play(state, f"gather-tree {field}")
    assert (state.wood, state.on_fields["trees"][field]) == (2, 1)
    assert not [move for move in actions(state, WORKER) if move.verb == "gather-tree"]


def test_up_to_three_times_in_any_mix() -> None:
    """F5.3: erect, dismantle, erect on the field that became free."""
    state = town()
    state.wood = 4
    field, other = lay(state, B)
    stand(state, "hunters-hut", field)
    at(state, BuildStep(seat=0))
    play(state, "erect charcoal-kiln", f"on {other}", f"dismantle hunters-hut {field}", "erect workshop", f"on {field}")
    assert {built.building for built in state.built} >= {"charcoal-kiln", "workshop"}
    assert state.unbuilt["hunters-hut"] == 5
    assert state.wood == 2
    assert offered(state, "erect") == []


def test_building_may_stop_early() -> None:
    """F5.3: up to three times."""
    state = town()
    state.wood = 9
    lay(state, B)
    at(state, BuildStep(seat=0))
    play(state, "done")
    assert not state.to_act
    assert state.wood == 9


def test_resources_and_trees_under_a_building_are_lost() -> None:
    """F5.3."""
    state = town()
    field = lay(state, B)[0]
    state.wood, state.on_fields["trees"][field], state.on_fields["coal"][field + 1] = 3, 2, 2
    at(state, BuildStep(seat=0))
    play(state, "erect beacon")
    assert standing(state, "beacon").fields == (field, field + 1)
    assert (state.on_fields["trees"][field], state.on_fields["coal"][field + 1]) == (0, 0)
    assert (state.wood, state.coal) == (0, 0)


def test_no_building_where_a_building_or_a_figure_is() -> None:
    """F5.3, F13.1: one building per field."""
    state = town()
    field, other = lay(state, B)
    assert sites(state, "tent") == [(1,), (2,), (field,), (other,)]
    state.gathered = [(1, WORKER)]
    stand(state, "tent", other)
    assert sites(state, "tent") == [(2,), (field,)]
    assert sites(state, "beacon") == []


def test_large_buildings_need_both_fields_of_a_sector() -> None:
    """F5.3: so none stands on the generator sector."""
    state = town()
    assert sites(state, "beacon") == []
    lay(state, B)
    lay(state, 7)
    assert sites(state, "beacon") == [(6, 7), (8, 9)]
    stand(state, "tent", 7)
    assert sites(state, "beacon") == [(8, 9)]


def test_what_cannot_be_dismantled() -> None:
    """F5.3: what is printed on the board, and what holds a figure."""
    state = town()
    stand(state, "hunters-hut", lay(state, B)[0], figures=(WORKER,))
    at(state, BuildStep(seat=0))
    assert offered(state, "dismantle") == ["dismantle cookhouse 0"]


def test_ruins_leave_the_game() -> None:
    """F5.3: and can never be erected."""
    state = town()
    state.wood = 20
    field = lay(state, B)[0]
    stand(state, "ruin", field)
    unbuilt = dict(state.unbuilt)
    at(state, BuildStep(seat=0))
    assert "erect ruin" not in offered(state)
    play(state, f"dismantle ruin {field}")
    assert state.unbuilt == unbuilt
    assert sites(state, "tent")[-2:] == [(field,), (field + 1,)]


def test_destroyed_buildings_return_their_figures() -> None:
    """F5.3: a building goes back to the board; who stood there comes home at night."""
    state = town()
    field = lay(state, B)[0]
    stand(state, "hunters-hut", field, upgraded=True, figures=(WORKER,))
    tear_down(state, field)
    assert state.unbuilt["hunters-hut"] == 5
    assert state.busy == [WORKER]


def test_room_for_figures() -> None:
    """F5.4: small ones hold 1, large ones 2."""
    state = town()
    stand(state, "hunters-hut", lay(state, B)[0])
    stand(state, "hothouse", lay(state, 7)[0])
    for use, food in (("use hunters-hut 6", 4), ("use hothouse 8", 11), ("use hothouse 8", 18)):
        at(state, ChooseAction(seat=0, figure=WORKER))
        play(state, use)
        assert state.food == food
        left = [move.notation() for move in actions(state, WORKER)]
        assert "use hunters-hut 6" not in left
        assert ("use hothouse 8" in left) == (food < 18)
    assert standing(state, "hothouse").figures == (WORKER, WORKER)


@pytest.mark.parametrize(
    "building",
    ["platform", "generator", "workshop", "factory", "medical-post", "infirmary", "temple", "propaganda-centre"],
)
def test_for_engineers_only(building: str) -> None:
    """F5.4, section 6."""
    assert PACK.buildings[building].engineers_only


def test_engineers_only_is_kept() -> None:
    """F5.4, F11.2: automata use what a worker could use."""
    state = town()
    state.wood = state.coal = 2
    stand(state, "medical-post", lay(state, B)[0])
    for figure in (WORKER, AUTOMATON):
        assert not [move for move in actions(state, figure) if move.verb == "use"]
    uses = [move.notation() for move in actions(state, ENGINEER) if move.verb == "use"]
    assert uses == ["use platform 3", "use generator 4", "use medical-post 6"]


def test_scouts_need_the_beacon() -> None:
    """F5.5: worker or engineer; one active expedition, two with the upgraded beacon; Q20."""
    state = town()
    assert not [move for move in actions(state, WORKER) if move.verb == "scout"]
    stand(state, "beacon", lay(state, B)[0])
    for figure, number in ((WORKER, 3), (ENGINEER, 3), (AUTOMATON, 0), (CHILD, 0)):
        assert len([move for move in actions(state, figure) if move.verb == "scout"]) == number
    path(state, "X01", scout=WORKER)
    assert not [move for move in actions(state, WORKER) if move.verb == "scout"]
    state.built.pop()
    stand(state, "beacon", B, upgraded=True)
    assert [move.notation() for move in actions(state, WORKER) if move.verb == "scout"] == ["scout 2", "scout 3"]
    state.built.pop()
    assert state.paths[0].scout == WORKER


def test_sending_a_scout() -> None:
    """F5.5: onto the first space of a free path."""
    state = town()
    stand(state, "beacon", lay(state, B)[0])
    ready = state.people[ENGINEER].ready
    at(state, ChooseAction(seat=0, figure=ENGINEER))
    play(state, "scout 2")
    assert (state.paths[1].scout, state.paths[1].space) == (ENGINEER, 0)
    assert (state.people[ENGINEER].ready, state.people[ENGINEER].scouting) == (ready - 1, 1)
    assert state.people[ENGINEER].sick == 0


def test_special_actions() -> None:
    """F5.6: by the kinds that the card names, once per round; resources put on a card stay there."""
    state = town()
    state.wood = state.coal = 2
    state.display = [Displayed("M004")]
    assert not [move for move in actions(state, AUTOMATON) if move.verb == "special"]
    at(state, ChooseAction(seat=0, figure=WORKER))
    play(state, "special M004")
    while offered(state, "put"):
        play(state, offered(state, "put")[0])
    assert (state.display[0].wood, state.display[0].coal) == (2, 2)
    assert state.display[0].figures == (WORKER,)
    assert state.people[WORKER].sick == 0
    assert not [move for move in actions(state, WORKER) if move.notation() == "special M004"]


def test_fields_of_the_map_are_numbered_by_place() -> None:
    """F3.1: two fields each."""
    assert fields_of(B) == (6, 7)
    assert fields_of(C) == (30, 31)
