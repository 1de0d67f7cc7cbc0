"""Section 2 of the rules: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from hearthlight.games.blackout import BLACKOUT

from ..tables import PACK, begun, fresh, offered, play, stock

SIGNS = PACK.content.signs


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_scout_tiles_face_down_on_each_district(players: int) -> None:
    """B2.1: all 48 tiles lie on the 16 districts, three each, face down and unseen."""
    state = fresh(players)
    assert [len(stack) for stack in state.tiles] == [3] * 16
    laid = [laid for stack in state.tiles for laid in stack]
    assert {tile.tile for tile in laid} == {f"T{number:02}" for number in range(1, 49)}
    assert not any(tile.up or tile.seen for tile in laid)
    assert all(tile.tile is None for district in BLACKOUT.view(state, 0).districts for tile in district.tiles)


def test_scout_tiles_are_shuffled() -> None:
    """B2.1: random: another seed, other tiles; the same seed, the same tiles."""
    assert fresh(2, seed=1).tiles == fresh(2, seed=1).tiles
    assert fresh(2, seed=1).tiles != fresh(2, seed=2).tiles


@pytest.mark.parametrize(("players", "reserve", "draw"), [(2, 36, 27), (3, 21, 42), (4, 15, 48)])
def test_reserve_and_draw_deck(players: int, reserve: int, draw: int) -> None:
    """B2.2: 36, 21 or 15 cards are set aside; with 9 in the display 27, 42 or 48 are left to draw."""
    state = fresh(players)
    assert (len(state.reserve), len(state.draw)) == (reserve, draw)
    everywhere = [*state.reserve, *state.draw, *(card for row in state.display for card in row)]
    assert sorted(everywhere) == sorted(card.id for card in PACK.content.objectives)
    assert (state.discard, state.last_round) == ([], 0)


def test_decks_are_shuffled() -> None:
    """B2.2: the Reserve is a random part of the 72 cards."""
    assert set(fresh(2, seed=1).reserve) != set(fresh(2, seed=2).reserve)


def test_display_of_three_rows() -> None:
    """B2.3: 3 rows of 3, open to everyone."""
    state = fresh(4)
    assert [len(row) for row in state.display] == [3, 3, 3]
    assert [row.cards for row in BLACKOUT.view(state, None).display] == state.display


def test_scores_and_first_battery() -> None:
    """B2.4: 0 points; 1 of the 25 cubes on the battery, 24 in the supply."""
    state = fresh(4)
    for seat, player in enumerate(state.players):
        assert player.points == 0
        assert stock(state, seat) == {"battery": 1}
        assert player.supply == 24
        assert player.cubes == 0


@pytest.mark.parametrize(("players", "left"), [(2, 14), (3, 9), (4, 4)])
def test_first_tokens_and_money(players: int, left: int) -> None:
    """B2.5: 5 of the 24 transport tokens and 4 HK dollars each; no GPS token."""
    state = fresh(players)
    assert [(player.transport, player.money, player.gps) for player in state.players] == [(5, 4, 0)] * players
    assert (state.transport, state.gps) == (left, 12)


def test_markers_on_the_player_board() -> None:
    """B2.6: five markers cover the five actions; the refresh limit is 4 and the fourth slot locked."""
    for player in fresh(3).players:
        assert player.locked == 0b11111
        assert (player.houses, player.house_cubes, player.restored) == (0, 0, 0)
        assert (player.hand_limit, player.open_slots) == (4, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_volunteers_and_emergency_plan(players: int) -> None:
    """B2.7: two starting volunteers and one emergency plan each; the rest is out of the game."""
    state = fresh(players)
    starters = [spot.card for player in state.players for spot in player.objectives]
    plans = [player.emergency.card for player in state.players if player.emergency]
    assert [len(player.objectives) for player in state.players] == [2] * players
    assert len(plans) == players
    out = Counter(state.out)
    assert Counter([*starters, *plans]) + out == Counter(
        [f"N0{number}" for number in range(1, 9)]
        + ["EA", "EB", "EC", "ED"]
        + [card for cards in PACK.player_cards[players:] for card in cards]
    )
    assert not any(spot.done or spot.cubes for player in state.players for spot in player.objectives)


def test_starting_volunteers_and_plans_are_random() -> None:
    """B2.7: over some seeds a seat gets every emergency plan and every starting volunteer."""
    first = [fresh(2, seed=seed).players[0] for seed in range(60)]
    assert {player.emergency.card for player in first if player.emergency} == {"EA", "EB", "EC", "ED"}
    assert {spot.card for player in first for spot in player.objectives} == {f"N0{n}" for n in range(1, 9)}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_campaign_has_volunteers_but_no_own_plan(players: int) -> None:
    """B2.7: in the campaign the two starting volunteers, but no emergency plan of one's own."""
    state = fresh(players, mode="campaign")
    assert [len(player.objectives) for player in state.players] == [2] * players
    assert [player.emergency for player in state.players] == [None] * players


def kinds_of(cards: list[str]) -> Counter[str]:
    """Colours of volunteers, with the number of cubes if it is not 1; specialists by name."""
    words = []
    for card in cards:
        colour, cubes = PACK.colour[card], getattr(PACK.cards[card], "cubes", 0)
        words.append(card.partition("-")[2] if colour == "purple" else colour + (str(cubes) if cubes > 1 else ""))
    return Counter(words)


def test_twelve_player_cards() -> None:
    """B2.8: 2 yellow, 3 red and 3 blue volunteers, one of the blue ones for 2, and four specialists."""
    for seat, sign in enumerate(SIGNS):
        cards = PACK.player_cards[seat]
        assert all(card.startswith(f"{sign}-") for card in cards)
        assert kinds_of(list(cards)) == {
            "yellow": 2,
            "red": 3,
            "blue": 2,
            "blue2": 1,
            "leader": 1,
            "doctor": 1,
            "mechanic": 1,
            "scout": 1,
        }


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_where_the_player_cards_start(seat: int) -> None:
    """B2.8: blue volunteer of 2 and Leader in the hospital, one yellow in slot 1, red with blue on top in slot 2,
    seven in hand."""
    player = fresh(4).players[seat]
    assert kinds_of(player.hospital) == {"blue2": 1, "leader": 1}
    assert [[PACK.colour[card] for card in slot] for slot in player.slots] == [["yellow"], ["red", "blue"], [], []]
    assert kinds_of([card for slot in player.slots for card in slot]) == {"yellow": 1, "red": 1, "blue": 1}
    assert kinds_of(player.hand) == {"yellow": 1, "red": 2, "blue": 1, "doctor": 1, "mechanic": 1, "scout": 1}
    assert player.planned == ["", "", "", ""]
    everything = [*player.hand, *player.hospital, *(card for slot in player.slots for card in slot)]
    assert sorted(everything) == sorted(PACK.player_cards[seat])


def test_starting_player_is_random() -> None:
    """B2.9: over some seeds every seat starts."""
    assert {fresh(4, seed=seed).starter for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", range(6))
def test_first_cubes_counter_clockwise(seed: int) -> None:
    """B2.9: from the starting player's right, counter-clockwise; the starting player is last."""
    state = fresh(4, seed=seed)
    first, asked = state.starter, []
    while state.round == 0:
        (seat,) = state.to_act
        asked.append(seat)
        play(state, seat, offered(state, seat, "start")[0])
    assert asked == [(first - 1) % 4, (first - 2) % 4, (first - 3) % 4, first]


def test_first_cubes_on_different_locations() -> None:
    """B2.9: any location at first, later any that nobody took; the cube comes from the supply."""
    state = fresh(3)
    free = {f"start {place}" for place in PACK.board.ids}
    assert len(free) == 40
    for place in ("star-ferry", "lion-rock", "tai-o"):
        (seat,) = state.to_act
        assert set(offered(state, seat, "start")) == free
        assert offered(state, seat, "done") == []
        play(state, seat, f"start {place}")
        free.remove(f"start {place}")
        assert state.players[seat].cubes == 1 << PACK.board.index[place]
        assert state.players[seat].supply == 23
    assert (state.round, state.phase) == (1, 1)


def test_game_starts_with_planning() -> None:
    """B2.9: when everybody has placed a cube the first round begins."""
    state = begun(2)
    assert (state.round, state.phase, len(state.to_act)) == (1, 1, 2)
