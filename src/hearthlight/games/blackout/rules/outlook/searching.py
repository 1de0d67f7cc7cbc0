"""What looking at the tiles of a district may lead to (B7.1 to B7.3)."""

from __future__ import annotations

from hearthlight.kernel import Reason

from ...content.cards import Tile
from ..hidden import knows
from ..model import Blackout
from ..phases.scout import most_icons


class Searching(Reason, frozen=True, kw_only=True):
    """What speaks for a district: what is known to lie there within reach, and what may lie there."""

    hidden: int
    """Tiles that this seat does not know; each of `possible` ones may be among them,"""
    possible: int
    within: int
    """and so many of those have a simple challenge within reach."""
    tile: str
    challenge: str
    """The best known one within reach, if there is any."""


def searching(state: Blackout, seat: int, district: str) -> Searching:
    tiles, pack, most = state.tiles[state.pack.board.district_index[district]], state.pack, most_icons(state, seat)
    everywhere = (laid for stack in (*state.tiles, state.tiles_out) for laid in stack)
    possible = [pack.tiles[laid.tile] for laid in everywhere if not knows(laid, seat)]
    within = sum(tile.simple.search <= most for tile in possible)
    hidden = sum(not knows(laid, seat) for laid in tiles)
    known = [reached for laid in tiles if knows(laid, seat) for reached in _reached(pack.tiles[laid.tile], most)]
    _, tile, challenge = max(known, default=(0, "", ""))
    about = (("hidden", hidden), ("tile", tile), ("challenge", challenge))
    return Searching(
        "search",
        most,
        most,
        about,
        hidden=hidden,
        possible=len(possible),
        within=within,
        tile=tile,
        challenge=challenge,
    )


def _reached(tile: Tile, most: int) -> list[tuple[int, str, str]]:
    """What a challenge asks for says how good it is."""
    challenges = (("simple", tile.simple), ("advanced", tile.advanced))
    return [(one.search, tile.id, name) for name, one in challenges if one.search <= most]
