"""Which answers a table gives for people, and which it leaves to them."""

from __future__ import annotations

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.rules.model import Laid
from hearthlight.games.blackout.rules.phases.plan import PlanCards
from hearthlight.games.blackout.rules.phases.scout import ChooseDistrict, ScoutPhase
from hearthlight.kernel import Move

from .rules.fixed import table
from .tables import PACK, at, begun, give, play, put_cubes


def obvious(state: Blackout, seat: int = 0) -> str | None:
    move: Move | None = BLACKOUT.obvious(state, seat)
    return move.notation() if move else None


def test_b4_2_a_full_plan_waits_for_its_owner() -> None:
    state = begun(2)
    for slot, card in enumerate(state.players[0].hand[:3], 1):
        play(state, 0, f"plan {card} {slot}")
    assert state.players[0].planned.count("") == 1  # the fourth slot is closed
    assert obvious(state) is None


def test_b4_2_who_has_no_card_is_ready() -> None:
    state = begun(2)
    state.players[0].hand = []
    assert obvious(at(state, PlanCards())) == "ready"


def scouting(*, hand: tuple[str, ...] = (), seen: bool, last: bool = False, after: str = "") -> Blackout:
    """Seat 0 next to Central and two more districts, the first of two or the last; perhaps it knows all tiles there."""
    state = put_cubes(table(2), 0, "star-ferry")
    put_cubes(state, 1, after or "tai-o")
    state.starter = 0 if after else 1
    state.last_round = state.round if last else 0
    state.players[0].hand = list(hand)
    if seen:
        state.tiles = [tuple(Laid(laid.tile, seen=1) for laid in tiles) for tiles in state.tiles]
    return at(give(state, 0, gps=0), ChooseDistrict(0))


def test_b7_1_looking_at_tiles_needs_no_team() -> None:
    """Somebody who can collect nothing may still look, for another round."""
    assert obvious(scouting(seen=False)) is None
    assert obvious(scouting(seen=True)) == "done"
    assert obvious(scouting(seen=False, last=True)) == "done"


def test_b7_1_a_district_can_be_taken_from_those_who_come_after() -> None:
    assert obvious(scouting(seen=True, after="kennedy-town", last=True)) is None
    assert obvious(scouting(seen=True, after="tai-o", last=True)) == "done"  # no district of theirs


def test_b7_8_whoever_can_probe_is_asked() -> None:
    team = ("dragon-red-2", "dragon-blue-2", "dragon-leader", "dragon-yellow-2")
    assert sum(PACK.search[card] for card in team) >= 4
    assert obvious(scouting(hand=team, seen=True)) is None


def test_r7_scouting_is_asked_in_turn() -> None:
    state = put_cubes(put_cubes(table(2), 0, "star-ferry"), 1, "star-ferry")
    state.starter = 0
    at(state, ScoutPhase())
    assert obvious(state) is None
