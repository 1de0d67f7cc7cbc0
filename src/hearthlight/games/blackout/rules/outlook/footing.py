"""What a cube on the map would bring nearer, and what it leads to (B6.5, B6.7, section 10)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hearthlight.kernel import Reason

from ...content.effects import COLOURS
from ..model import Blackout, Player
from ..phases.objectives import open_goals
from ..phases.secure import missing
from .goals import goal_cubes

TOLD = 2
"""So many districts are named."""


class Nearer(msgspec.Struct, frozen=True):
    """A district that a cube helps to surround."""

    district: str
    lacking: int
    """Cubes that are missing then."""


class Chain(msgspec.Struct, frozen=True):
    """A cube that helps to join the crisis centres of the own plan."""

    centres: str
    """Their letter."""
    lacking: int


class Footing(Reason, frozen=True, kw_only=True):
    """What speaks for a cube at a location."""

    nearer: tuple[Nearer, ...]
    chain: Chain | None
    colours: tuple[str, ...]
    """Of the locations beside it: those that open goals have cubes for."""


def footing(state: Blackout, seat: int, location: str) -> Footing | None:
    """Nothing where it leads nowhere."""
    board, player = state.pack.board, state.players[seat]
    place = board.index[location]
    after = player.cubes | 1 << place
    nearer = tuple(sorted(_nearer(state, player, after), key=lambda one: one.lacking)[:TOLD])
    chain = _chain(state, seat, player.cubes, after)
    beside = board.neighbours[place] & ~after
    colours = tuple(colour for colour, _ in goal_cubes(state, seat) if board.colour[colour] & beside)
    if not (nearer or chain):
        return None
    said = (*(f"{one.district} {one.lacking}" for one in nearer), f"chain {chain and chain.lacking}", *colours)
    about = (("leads", ", ".join(said)),)
    cubes = player.cubes.bit_count()
    return Footing("leads", cubes, cubes, about, nearer=nearer, chain=chain, colours=colours)


def beside_cubes(state: Blackout, seat: int, colour: str) -> Nearer | None:
    """The district that a cube of this colour, placed without skipping a location, brings nearest."""
    board, player = state.pack.board, state.players[seat]
    wanted = board.colour[colour] if colour in COLOURS else board.everywhere
    reached = board.next_to(player.cubes) & wanted & ~player.cubes
    found: list[Nearer] = []
    for place in range(len(board.ids)):
        if reached >> place & 1:
            found += _nearer(state, player, player.cubes | 1 << place)
    return min(found, key=lambda one: one.lacking, default=None)


def _nearer(state: Blackout, player: Player, after: int) -> Iterator[Nearer]:
    for number, district in enumerate(state.pack.board.district_ids):
        if not state.secured >> number & 1:
            lacking = missing(state, player, number)
            if lacking & after:
                yield Nearer(district, (lacking & ~after).bit_count())


def _chain(state: Blackout, seat: int, before: int, after: int) -> Chain | None:
    board = state.pack.board
    for _, goal in open_goals(state, seat):
        if goal.centres is not None:
            was, will = (board.missing_links(cubes, goal.centres) for cubes in (before, after))
            if will < was:
                return Chain(goal.centres, will)
    return None
