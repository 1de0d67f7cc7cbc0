"""Tables for tests: a game at any moment, with a few words to look at it and to play on."""

from __future__ import annotations

from typing import Any

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.content.effects import STOCK
from hearthlight.games.blackout.content.pack import PACKS
from hearthlight.kernel import make_options

from ...agenda import at as at
from ...agenda import play_randomly as play_randomly

PACK = PACKS("hong-kong")
"""The pack of the house."""


def fresh(players: int = 3, seed: int = 1, pack: str | None = None, **options: Any) -> Blackout:
    """A game just set up: the first seat is asked for its first cube."""
    return BLACKOUT.new(make_options(BLACKOUT, players=players, **options), seed, pack)


def begun(players: int = 3, seed: int = 1, **options: Any) -> Blackout:
    """A game in phase 1 of round 1, everybody's first cube placed on the first location offered."""
    state = fresh(players, seed, **options)
    while state.round == 0:
        seat = state.to_act[0]
        state.play(seat, state.moves(seat)[0])
    return state


def offered(state: Blackout, seat: int, verb: str | None = None) -> list[str]:
    """The legal moves of a seat in notation; with a verb only those that start with it."""
    moves = [move.notation() for move in state.moves(seat)]
    return [move for move in moves if verb is None or move.split()[0] == verb]


def play(state: Blackout, seat: int, *notations: str) -> Blackout:
    for notation in notations:
        state.play_notation(seat, notation)
    return state


def give(state: Blackout, seat: int, **things: int) -> Blackout:
    """Set what a player has: resources (cubes come from the supply), money, points, transport, gps."""
    player = state.players[seat]
    for name, number in things.items():
        if name in STOCK:
            kind = STOCK.index(name)
            player.supply += player.stock[kind] - number
            player.stock[kind] = number
            assert player.supply >= 0
        elif name == "transport":
            state.transport += player.transport - number
            player.transport = number
        elif name == "gps":
            state.gps += player.gps - number
            player.gps = number
        else:
            setattr(player, name, number)
    return state


def stock(state: Blackout, seat: int) -> dict[str, int]:
    """The resources that a player has, without the zeros."""
    return {name: number for name, number in zip(STOCK, state.players[seat].stock, strict=True) if number}


def cubes(*locations: str) -> int:
    """A set of locations by their names."""
    return sum(1 << PACK.board.index[name] for name in locations)


def put_cubes(state: Blackout, seat: int, *locations: str) -> Blackout:
    """The player has cubes on exactly these locations."""
    player = state.players[seat]
    player.supply += player.cubes.bit_count() - len(locations)
    player.cubes = cubes(*locations)
    return state


def kinds(state: Blackout) -> list[str]:
    """The kinds of the events of the last move."""
    return [event.kind for event in state.events]
