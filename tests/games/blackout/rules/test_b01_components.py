"""Section 1 of the rules: what is in the box."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.content.effects import Gain
from hearthlight.games.blackout.content.pack import Content, check_content
from hearthlight.games.blackout.rules.gaining import take
from hearthlight.games.blackout.rules.model import SPOTS
from hearthlight.games.blackout.rules.phases.deploy import distance
from hearthlight.kernel import BadPack, Dice

from ..tables import PACK, begun, fresh

CONTENT = PACK.content


def problem(content: Content) -> str:
    """What is wrong with a pack: the thing that the checker names."""
    with pytest.raises(BadPack) as caught:
        check_content(content)
    return str(caught.value.details["card"])


def cubes_of(state: Blackout, seat: int) -> int:
    """All cubes of a player, wherever they are."""
    player = state.players[seat]
    spots = [*player.objectives, *([player.emergency] if player.emergency else [])]
    on_cards = sum(spot.cubes.bit_count() for spot in spots)
    return player.supply + sum(player.stock) + player.cubes.bit_count() + on_cards + player.house_cubes.bit_count()


def test_sixteen_districts_and_locations_of_four_colours() -> None:
    """B1.1: 16 districts; every location has one of four colours, and each colour is there."""
    assert len(CONTENT.districts) == 16
    assert {place.colour for place in CONTENT.locations} == {"red", "yellow", "blue", "purple"}
    assert sum(mask.bit_count() for mask in PACK.board.colour.values()) == len(CONTENT.locations)


def test_map_is_planar_with_the_districts_as_inner_faces() -> None:
    """B1.1: Euler's formula holds with 16 inner faces; a road borders one district or two."""
    assert len(CONTENT.locations) - len(CONTENT.roads) + 16 == 1
    borders: Counter[frozenset[str]] = Counter()
    for district in CONTENT.districts:
        borders.update(frozenset(pair) for pair in pairwise((*district.around, district.around[0])))
    assert set(borders) <= {frozenset(road) for road in CONTENT.roads}
    assert set(borders.values()) <= {1, 2}
    outline = sum(count == 1 for count in borders.values())
    assert 2 * len(CONTENT.roads) == sum(borders.values()) + outline


def test_districts_are_surrounded_by_three_to_seven_locations() -> None:
    """B1.1: 3 to 7 locations surround a district, and no location counts twice."""
    sizes = [len(district.around) for district in CONTENT.districts]
    assert set(sizes) == {3, 4, 5, 6, 7}
    assert [mask.bit_count() for mask in PACK.board.around] == sizes


def test_roads_lead_both_ways() -> None:
    """B1.1: adjacent means joined by a road, from either end, and nothing else."""
    index, neighbours = PACK.board.index, PACK.board.neighbours
    for one in PACK.board.ids:
        joined = {other for road in CONTENT.roads for other in road if one in road} - {one}
        assert neighbours[index[one]] == sum(1 << index[other] for other in joined), one


def test_a_map_with_a_hole_or_a_missing_road_is_refused() -> None:
    """B1.1: a pack needs exactly 16 districts that are faces of its map."""
    check_content(CONTENT)
    assert problem(replace(CONTENT, districts=CONTENT.districts[:-1], tiles=CONTENT.tiles[:-3])) == "districts"
    shore = ("cheung-chau", "tai-o")
    assert problem(replace(CONTENT, roads=tuple(road for road in CONTENT.roads if road != shore))) in {
        "islands",
        "cheung-chau",
        "tai-o",
    }
    split = replace(CONTENT, roads=(*CONTENT.roads, ("lung-kwu-tan", "gold-coast")))  # cuts Tuen Mun in two
    assert problem(split) == "map"
    crossing = replace(CONTENT, roads=(*CONTENT.roads, ("mai-po", "plover-cove")))
    assert problem(crossing) == "mai-po-plover-cove"


def test_eight_crisis_centres() -> None:
    """B1.2: two crisis centres for each of A, B, C, D, on eight different locations."""
    centres = [(place.crisis, place.id) for place in CONTENT.locations if place.crisis]
    assert Counter(letter for letter, _ in centres) == {"A": 2, "B": 2, "C": 2, "D": 2}
    ids = PACK.board.ids
    assert {(letter, ids[one]) for letter, pair in PACK.board.centres.items() for one in pair} == set(centres)
    three = tuple(replace(place, crisis="A") if place.id == "mai-po" else place for place in CONTENT.locations)
    assert problem(replace(CONTENT, locations=three)) == "crisis centre A"


RING = ("food", "tools", "gasoline", "water", "books", "medipacks")


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ("food", "food", 0),
        ("food", "tools", 1),
        ("tools", "gasoline", 1),
        ("gasoline", "water", 1),
        ("water", "books", 1),
        ("books", "medipacks", 1),
        ("medipacks", "food", 1),
        ("food", "gasoline", 2),
        ("food", "books", 2),
        ("tools", "medipacks", 2),
        ("food", "water", 3),
        ("tools", "books", 3),
        ("gasoline", "medipacks", 3),
    ],
)
def test_rondel_is_a_ring_of_six(one: str, other: str, steps: int) -> None:
    """B1.3: six segments in a circle, the battery in the middle is no part of it."""
    assert distance(RING.index(one), RING.index(other)) == steps
    assert distance(RING.index(other), RING.index(one)) == steps


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tokens_and_cubes_never_change_in_number(players: int) -> None:
    """B1.4, B1.6: 24 transport tokens, 12 GPS tokens and 25 cubes a player, at every moment of a game."""
    for seed in range(10):
        state, dice = begun(players, seed=seed), Dice(seed)
        while state.to_act:
            seat = dice.pick(state.to_act)
            state.play(seat, dice.pick(state.moves(seat)))
            assert state.transport + sum(player.transport for player in state.players) == 24
            assert state.gps + sum(player.gps for player in state.players) == 12
            assert min(state.transport, state.gps) >= 0
            for player in state.players:
                assert min(player.supply, player.money, player.transport, player.gps, *player.stock) >= 0
            assert [cubes_of(state, other) for other in range(players)] == [25] * players


def test_bank_never_runs_dry() -> None:
    """B1.4: HK dollars without end; the box has 30 + 20 × 5 = 130 of them."""
    state = begun(2)
    take(state, 0, Gain(money=1000))
    take(state, 1, Gain(money=1000))
    assert [player.money for player in state.players] == [1004, 1004]


def test_scout_tiles_and_dice() -> None:
    """B1.4: 48 scout tiles with different ids; three dice of six faces, red, yellow and blue."""
    assert len({tile.id for tile in CONTENT.tiles}) == 48
    assert set(CONTENT.dice) == {"red", "yellow", "blue"}
    assert [len(faces) for faces in CONTENT.dice.values()] == [6, 6, 6]
    assert len({tuple(sorted(faces)) for faces in CONTENT.dice.values()}) == 3  # different distributions


def test_132_cards_and_the_references() -> None:
    """B1.5: 48 + 8 + 72 + 4 cards, all different; with the 4 dice references 136."""
    assert [len(cards) for cards in PACK.player_cards] == [12, 12, 12, 12]
    assert (len(CONTENT.starters), len(CONTENT.objectives)) == (8, 72)
    assert sorted(plan.letter for plan in CONTENT.emergency_plans) == ["A", "B", "C", "D"]
    assert len(PACK.cards) + 4 == 136


@pytest.mark.parametrize(
    "change",
    [
        {"player_cards": CONTENT.player_cards[:-1]},
        {"starters": CONTENT.starters[:-1]},
        {"emergency_plans": CONTENT.emergency_plans[:-1]},
        {"tiles": CONTENT.tiles[:-1]},
    ],
)
def test_a_pack_that_lacks_a_card_or_tile_is_refused(change: dict[str, object]) -> None:
    """B1.4, B1.5: the numbers of cards and tiles are checked."""
    assert problem(replace(CONTENT, **change)) == next(iter(change))


def test_player_board() -> None:
    """B1.6: four slots (the fourth locked), 3 objective spots, an emergency plan, 2 restore-power goals,
    5 check-mark actions under 5 markers."""
    state = fresh(3)
    for seat, player in enumerate(state.players):
        assert len(player.slots) == len(player.planned) == 4
        assert player.open_slots == 3
        assert player.emergency is not None
        assert (player.finished, player.tiles_up, player.tiles_down) == ([], [], [])
        seen = BLACKOUT.view(state, seat).players[seat]
        assert seen.locked == ("book-gps", "gasoline-transport", "tool-money", "medipack-battery", "money-points")
        assert (seen.unlocked, seen.restored) == ((), ())
        assert cubes_of(state, seat) == 25
    assert SPOTS == 3
    assert list(PACK.restore) == ["hand", "slot"]
