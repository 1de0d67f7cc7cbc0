"""Section 3: set-up."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.rules.city.map import (
    COAL_FIELD,
    DRAWER,
    INNER_CORNERS,
    INNER_PLACES,
    NEIGHBOURS,
    OUTER_CORNERS,
    OUTER_PLACES,
    WOOD_FIELD,
    fields_of,
    ring_of,
)
from hearthlight.games.frostpunk.rules.setup import StartCosts
from hearthlight.kernel import BadOptions, make_options

from ..tables import PACK, at, begun, fresh, offered, play
from ..towns import town


def test_the_map() -> None:
    """F3.1: 12 inner and 18 outer places with 2 fields each; five fields around the generator, none at the drawer."""
    assert len(INNER_PLACES) == 12
    assert len(OUTER_PLACES) == 18
    assert all(len(fields_of(place)) == 2 for place in (*INNER_PLACES, *OUTER_PLACES))
    assert [len(fields_of(petal)) for petal in range(6)] == [1, 1, 1, 1, 1, 0]
    touching = Counter(sum(ring_of(other) == 0 for other in NEIGHBOURS[place]) for place in INNER_PLACES)
    assert touching == {1: 6, 2: 6}
    assert not any(ring_of(other) == 0 for place in OUTER_PLACES for other in NEIGHBOURS[place])


def test_the_generator_sector() -> None:
    """F3.2, Q11: cookhouse, 5 wood, 5 coal, platform and generator."""
    state = fresh()
    assert [(built.building, built.fields) for built in state.built] == [
        ("cookhouse", (0,)),
        ("platform", (3,)),
        ("generator", (4,)),
    ]
    assert state.on_fields["wood"][WOOD_FIELD] == 5
    assert state.on_fields["coal"][COAL_FIELD] == 5
    assert fields_of(DRAWER) == ()


@pytest.mark.parametrize("seed", range(30))
def test_deposits_and_first_sectors(seed: int) -> None:
    """F3.3, F3.4: three corners with deposits; at each of the others an outer and an inner sector."""
    state = fresh(seed=seed)
    assert sum(bool(kind) for kind in state.rim) == 3
    assert Counter(kind for kind in state.rim if kind) in ({"wood": 2, "coal": 1}, {"wood": 1, "coal": 2})
    laid = {place for place, tile in enumerate(state.sectors) if tile}
    bare = [corner for corner, kind in enumerate(state.rim) if not kind]
    assert laid == {places[corner] for places in (INNER_CORNERS, OUTER_CORNERS) for corner in bare}
    assert len(state.stack_inner) == 12 - 3
    assert len(state.stack_outer) == 18 - 3
    assert all(INNER_CORNERS[corner] in NEIGHBOURS[OUTER_CORNERS[corner]] for corner in range(6))


def test_rim_tiles_are_revealed_clockwise_without_bias() -> None:
    """F3.3: the first corner has a deposit as often as a tile is one (4 of 7), the last one if the third of the four
    deposits is the sixth of the seven tiles (10 of 35 orders)."""
    games = 1000
    corners = [0] * 6
    for seed in range(games):
        for corner, kind in enumerate(fresh(seed=seed).rim):
            corners[corner] += bool(kind)
    assert corners[0] / games == pytest.approx(4 / 7, abs=0.05)
    assert corners[5] / games == pytest.approx(10 / 35, abs=0.05)
    assert sum(corners) == 3 * games


def test_trees_and_resources_as_the_tiles_show() -> None:
    """F3.4, F3.6: resources lie on their fields; food finds are added to the food of the start card."""
    for seed in range(20):
        state = fresh(seed=seed)
        found = 0
        for place, key in enumerate(state.sectors):
            if key:
                for field, content in zip(fields_of(place), PACK.sectors[key].fields, strict=True):
                    assert state.on_fields["wood"][field] == content.wood
                    assert state.on_fields["coal"][field] == content.coal
                    assert state.on_fields["cores"][field] == content.cores
                    assert state.on_fields["trees"][field] == content.trees
                    found += content.food
        assert state.food == 8 + found


def test_paths_and_technologies() -> None:
    """F3.5: three A cards, four technologies, none researched."""
    state = fresh()
    assert [len(path.cards) for path in state.paths] == [1, 1, 1]
    assert {PACK.expeditions[path.cards[0]].deck for path in state.paths} == {"A"}
    assert len(state.technologies) == 4
    assert state.researching == ""
    assert state.finished == []


def test_start_card_of_group_one() -> None:
    """F3.6: group I normal."""
    state = fresh()
    assert [people.number for people in state.people] == [22, 12, 8]
    assert [people.sick for people in state.people] == [0, 0, 0]
    assert (state.corpses, state.wood, state.coal, state.cores, state.automata) == (1, 4, 5, 0, 0)
    assert [token.active for token in state.discontent.track] == [True, False]
    assert [token.active for token in state.hope.track] == [True, True]
    assert state.hunger == 0


@pytest.mark.parametrize("group", range(1, 7))
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_every_start_card(group: int, difficulty: str) -> None:
    """F3.6: six groups, each normal and hard, and easy as ours."""
    card = PACK.starts[group, difficulty]
    state = fresh(group=group, difficulty=difficulty)
    assert [people.number for people in state.people] == [card.workers, card.engineers, card.children]
    assert len(state.hope.track) == card.hope[0]
    assert state.hope.active() == card.hope[1]
    assert len(state.discontent.track) == card.discontent[0]


@pytest.mark.parametrize("group", range(1, 7))
def test_the_easy_level_is_the_normal_card_and_a_relief(group: int) -> None:
    """Ours: 4 food, 2 wood, 3 coal, and 1 active hope more."""
    easy, normal = fresh(group=group, difficulty="easy"), fresh(group=group)
    assert easy.people == normal.people
    assert easy.corpses == normal.corpses
    assert [easy.food - normal.food, easy.wood - normal.wood, easy.coal - normal.coal] == [4, 2, 3]
    assert len(easy.hope.track) == len(normal.hope.track) + 1
    assert easy.hope.active() == normal.hope.active() + 1
    assert len(easy.discontent.track) == len(normal.discontent.track)


def test_a_pack_without_relief_has_no_easy_level() -> None:
    """Those that were written before there was one."""
    options = make_options(FROSTPUNK, difficulty="easy")
    before = Path(str(PACK.folder)) / "earlier" / "0.1"
    with pytest.raises(BadOptions, match="no-easy-level"):
        FROSTPUNK.new(options, 1, before)


def test_figures_by_the_population_track() -> None:
    """F3.7: 22 workers are 5 figures, 12 engineers 3, 8 children 2."""
    state = begun()
    assert [people.ready + people.resting for people in state.people] == [5, 3, 2]


def test_the_law_stack() -> None:
    """F3.8: G01 to G08 and four of the others."""
    state = fresh()
    assert state.laws[:8] == [f"G{number:02}" for number in range(1, 9)]
    assert len(state.laws) == 12


def test_the_dusk_deck() -> None:
    """F3.9: D000 and the top dispute of the shuffled stack; the next dispute is visible."""
    state = fresh()
    assert sorted(state.dusk)[0] == "D000"
    assert set(state.dusk[:2]) - {"D000"} <= state.pack.disputes
    assert FROSTPUNK.view(state, 0).next_dispute == state.disputes[0]


def test_markers_and_decks() -> None:
    """F3.10: output at the bottom, ranges on the three lowest spaces, cold on 4; F14.1: storm on 9."""
    state = fresh()
    assert (state.output, state.ranges, state.cold, state.overheated) == (0, [0, 1, 2], 4, False)
    assert len(state.weather) == 13
    assert len(state.morning) == 32
    assert state.storm == 9


@pytest.mark.parametrize(("players", "cards"), [(1, 7), (2, 6), (3, 5), (4, 4)])
def test_hands_and_advisors(players: int, cards: int) -> None:
    """F3.11: an advisor each, citizen cards by the number of players, the wake-up call for the solo player."""
    state = fresh(players)
    for seat in state.clockwise(state.leader):
        if players < 4 or seat != state.clockwise(state.leader)[-1]:  # one that is left over needs no question
            assert state.to_act == (seat,)
            play(state, offered(state, "advisor")[0])
    assert len(set(state.advisors)) == players
    assert [len(hand) for hand in state.hands] == [cards] * players
    assert state.solo_card == (players == 1)


def test_every_player_pays_a_start_cost() -> None:
    """F3.12: one hand card each, its cost paid, the card discarded."""
    state = fresh(3)
    play(state, "advisor foreman", "advisor health-officer", "advisor generator-lead")
    assert state.to_act == tuple(state.clockwise(state.leader))
    assert {move.split()[0] for move in offered(state)} == {"part"}
    state = begun(3)
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert len(state.citizens_discard) == 3


def test_who_can_pay_nothing() -> None:
    """F3.12: a random card is discarded, a citizen of its kind falls sick."""
    state = town()
    state.hands[0] = ["B04"]  # spend 1 coal
    at(state, StartCosts((0,)))
    assert state.hands[0] == []
    assert state.people[0].sick == 1
    assert state.citizens_discard[-1] == "B04"


def test_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    """F3.12: a card whose cost can be paid."""
    state = town()
    state.hands[0] = ["B04", "B26"]  # 1 coal, 1 wood
    state.wood = 1
    at(state, StartCosts((0,)))
    assert offered(state) == ["part B26"]
    play(state, "part B26")
    assert state.wood == 0


def test_two_claims_on_the_same_scarce_thing() -> None:
    """F3.12: a random one is paid, the other player chooses anew; who then can pay nothing loses a random card."""
    paid = set()
    for seed in range(20):
        state = town(2)
        state.rng = seed
        state.wood, state.coal = 1, 0
        state.hands = [["B26", "B04"], ["B26", "B12"]]  # 1 wood, 1 coal; 1 wood, 3 cubes onto the stress track
        at(state, StartCosts((0, 1)))
        play(state, "part B26", "part B26")
        first = next(event.seat for event in state.events if event.kind == "start-cost")
        paid.add(first)
        assert state.wood == 0
        if first == 0:  # the second one has another card to pay
            assert state.to_act == (1,)
            play(state, "part B12")
            assert (state.hands, state.stress) == ([["B04"], ["B26"]], 3)
        else:  # neither wood nor coal is left
            assert sum(people.sick for people in state.people) == 1
            assert len(state.hands[0]) == 1
    assert paid == {0, 1}


def test_a_claim_is_heard_before_any_is_paid() -> None:
    """F3.12: all choose at once, and what they have chosen can be taken back until the last one has."""
    state = town(2)
    state.wood = 1
    state.hands = [["B26"], ["B26"]]
    at(state, StartCosts((0, 1)))
    play(state, "part B26")
    assert (state.wood, state.to_act) == (1, (1,))


def test_the_leader_is_random_and_round_one_begins_with_actions() -> None:
    """F3.13, F4.1: phase 6 of round 1."""
    assert {fresh(4, seed).leader for seed in range(40)} == {0, 1, 2, 3}
    state = begun(2)
    assert (state.round, state.phase) == (1, 6)
    assert state.to_act == (state.leader,)
