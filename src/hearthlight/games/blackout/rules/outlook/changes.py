"""What a move costs and brings: a player before and after it, the most important first."""

from __future__ import annotations

from hearthlight.kernel import Change

from ...content.effects import STOCK
from ..model import Blackout
from ..phases.new_objectives import free_spots
from ..phases.scout import lasting_icons

CHANGES = (
    "points",
    "hospital",
    "tiles",
    "plans",
    "checks",
    "slots",
    "limit",
    *STOCK,
    "money",
    "transport",
    "gps",
    "icons",
    "hand",
    "cubes",
    "spots",
    "supply",
)
"""Everything that is told, in this order."""


def changes_of(before: Blackout, after: Blackout, seat: int) -> list[Change]:
    """For this player alone. Fewer points harm, and so does a card in hospital; all else that goes is a price."""
    was, will_be = numbers(before, seat), numbers(after, seat)
    if at_hand(before, seat) == at_hand(after, seat):
        will_be["supply"] = was["supply"]  # cubes between supply and rondel or map: said by what they became
    return [
        Change(what, was[what], will_be[what], harm=is_harm(what, will_be[what] - was[what]))
        for what in CHANGES
        if was[what] != will_be[what]
    ]


def is_harm(what: str, by: int) -> bool:
    return (what == "points" and by < 0) or (what == "hospital" and by > 0)


def numbers(state: Blackout, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {
        "points": player.points,
        "hospital": len(player.hospital),
        "cubes": player.cubes.bit_count(),
        "tiles": len(player.tiles_up),
        "plans": len(player.finished),
        "checks": len(state.pack.check_ids) - player.locked.bit_count(),
        "slots": player.open_slots,
        "limit": player.hand_limit,
        **dict(zip(STOCK, player.stock, strict=True)),
        "money": player.money,
        "transport": player.transport,
        "gps": player.gps,
        "icons": lasting_icons(state, seat),
        "hand": len(player.hand),
        "spots": free_spots(player),
        "supply": player.supply,
    }


def at_hand(state: Blackout, seat: int) -> int:
    """Cubes in the supply, on the rondel and on the map; the others lie on cards and districts."""
    player = state.players[seat]
    return player.supply + sum(player.stock) + player.cubes.bit_count()
