"""What must hold after every single move of every game."""

from __future__ import annotations

from collections import Counter

from hearthlight.games.blackout import Blackout
from hearthlight.games.blackout.rules.model import CUBES, GPS, SPOTS, TRANSPORT

MOST_MOVES = 99
"""No decision may offer hundreds of moves."""


def check(state: Blackout) -> None:
    cubes_conserved(state)
    tokens_conserved(state)
    tiles_conserved(state)
    cards_conserved(state)
    limits_kept(state)
    moves_readable(state)


def cubes_conserved(state: Blackout) -> None:
    """B1.6: 25 cubes of each player, somewhere."""
    for player in state.players:
        on_cards = sum(spot.cubes.bit_count() for spot in player.objectives)
        on_cards += player.emergency.cubes.bit_count() if player.emergency else 0
        total = player.supply + sum(player.stock) + player.cubes.bit_count() + on_cards + player.house_cubes.bit_count()
        assert total == CUBES
        assert player.supply >= 0
        assert min(player.stock) >= 0


def tokens_conserved(state: Blackout) -> None:
    """B1.4."""
    assert state.transport + sum(player.transport for player in state.players) == TRANSPORT
    assert state.gps + sum(player.gps for player in state.players) == GPS
    assert min(state.transport, state.gps) >= 0
    assert all(min(player.transport, player.gps, player.money) >= 0 for player in state.players)


def tiles_conserved(state: Blackout) -> None:
    tiles = [laid.tile for stack in (*state.tiles, state.tiles_out) for laid in stack]
    for player in state.players:
        tiles += player.tiles_up + player.tiles_down
        types = [state.pack.tile_type[tile] for tile in player.tiles_up]
        assert len(types) == len(set(types))  # B7.6
    assert sorted(tiles) == sorted(state.pack.tiles)


def cards_conserved(state: Blackout) -> None:
    """B1.5: every card lies in exactly one place."""
    cards: Counter[str] = Counter(state.draw + state.reserve + state.discard + state.out + state.plans)
    for row in state.display:
        cards.update(row)
    for player in state.players:
        cards.update(player.hand + player.hospital + player.finished)
        cards.update(card for card in player.planned if card)
        cards.update(spot.card for spot in player.objectives)
        for slot in player.slots:
            cards.update(slot)
        if player.emergency and state.mode == "single":
            cards[player.emergency.card] += 1
    assert cards == Counter(list(state.pack.cards))


def limits_kept(state: Blackout) -> None:
    for player in state.players:
        assert len(player.objectives) <= SPOTS
        assert player.locked.bit_count() + player.houses.bit_count() == 5
        assert all(player.planned[slot] == "" for slot in range(player.open_slots, 4))  # B4.4
        assert not player.houses & player.house_cubes
        assert (player.houses | player.house_cubes) & ~state.secured == 0
    assert all(len(row) <= 3 for row in state.display)


def moves_readable(state: Blackout) -> None:
    """Every seat that is asked has moves, all different in notation, and not too many."""
    for seat in state.to_act:
        notations = [move.notation() for move in state.moves(seat)]
        assert 0 < len(notations) <= MOST_MOVES
        assert len(set(notations)) == len(notations)
