"""What puzzles count."""

from __future__ import annotations

from hearthlight.kernel import Problem

from ..model import Blackout


def measure(state: Blackout, seat: int, what: str) -> int:
    """`people`, `cubes`, `secured sha-tin`."""
    word, _, which = what.partition(" ")
    player = state.players[seat]
    match word:
        case "phase":
            return state.phase
        case "people":
            planned = sum(map(bool, player.planned))
            return len(player.hand) + sum(map(len, player.slots)) + planned + len(player.hospital)
        case "cubes":
            return player.cubes.bit_count()
        case "secured":
            return player.houses >> state.pack.board.district_ids.index(which) & 1
    raise Problem("unknown-measure", game="blackout", what=what)
