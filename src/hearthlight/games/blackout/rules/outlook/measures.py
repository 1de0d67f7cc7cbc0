"""What puzzles and examples count."""

from __future__ import annotations

from hearthlight.kernel import Problem

from ...content.effects import STOCK
from ..model import Blackout, Player

_OWN = ("money", "points", "transport", "gps", "supply")
"""Numbers in front of a player;"""
_LYING = ("hand", "hospital", "objectives", "finished", "tiles_up", "tiles_down")
"""and things of which so many lie there."""


def measure(state: Blackout, seat: int, what: str) -> int:
    """`people`, `joined N06 S07`, `hurt V15`, `cubes`, `secured sha-tin`, `goals EC`, `slot 2`, `food`, `money` …"""
    word, _, which = what.partition(" ")
    player = state.players[seat]
    if word in _OWN:
        return int(getattr(player, word))
    if word in _LYING:
        return len(getattr(player, word))
    if word in STOCK:
        return player.stock[STOCK.index(word)]
    match word:
        case "phase":
            return state.phase
        case "people":
            return len(_people(player))
        case "joined":
            return len(set(which.split()) & set(_people(player)))
        case "hurt":
            return int(which in player.hospital)
        case "cubes":
            return player.cubes.bit_count()
        case "secured":
            return player.houses >> state.pack.board.district_ids.index(which) & 1
        case "goals":
            return _goals(player, which)
        case "slot":
            return len(player.slots[int(which) - 1])
    raise Problem("unknown-measure", game="blackout", what=what)


def _people(player: Player) -> list[str]:
    """Everybody who has joined, wherever they are."""
    in_slots = [card for slot in player.slots for card in slot]
    return [*player.hand, *in_slots, *filter(None, player.planned), *player.hospital]


def _goals(player: Player, card: str) -> int:
    """How many goals of a card that waits are met; of a finished one, that it is."""
    waiting = [*player.objectives, *filter(None, [player.emergency])]
    return next((spot.done.bit_count() for spot in waiting if spot.card == card), player.finished.count(card))
