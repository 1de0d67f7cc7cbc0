"""What is worth knowing about an offer beyond what it changes at once: choices that follow, and what is lost."""

from __future__ import annotations

from hearthlight.kernel import Remark

from ..content.effects import BATTERY, Gain, Pay
from .model import Blackout
from .paying import payments
from .placing import PlaceCube


def pays_otherwise(state: Blackout, seat: int, pay: Pay) -> bool:
    """B3.4: whether the player will be asked how to pay; until then nothing changes."""
    return len(payments(state.players[seat], pay)) > 1


def follow_ups(state: Blackout, seat: int, pay: Pay, gain: Gain) -> list[Remark]:
    """What is asked once this is chosen: how to pay, where a cube goes, which resource."""
    player = state.players[seat]
    found = []
    if pays_otherwise(state, seat, pay):
        found.append(Remark("price", {"pay": pay, "batteries": player.stock[BATTERY]}))
    ready = player.supply + pay.same + sum(number for _, number in pay.needs)
    wanted = gain.same + sum(number for _, number in gain.resources)
    if gain.same:
        found.append(Remark("resource", {"count": gain.same}))
    if wanted > ready:
        found.append(Remark("supply-short", {"count": wanted - ready}))
    if gain.cube and not ready:
        found.append(Remark("cube-lost"))
    elif gain.cube and (routes := PlaceCube(seat, gain.cube).routes(state)):
        found.append(Remark("cube", {"colour": gain.cube, "tokens": min(routes.values())}))
    if gain.recover:
        found.append(Remark("recover"))
    if gain.check:
        found.append(Remark("check"))
    return found
