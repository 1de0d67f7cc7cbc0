"""Which answers a table gives for people, and which it leaves to them."""

from __future__ import annotations

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.rules.gaining import CheckMarks
from hearthlight.games.blackout.rules.model import Laid, Spot
from hearthlight.games.blackout.rules.phases.objectives import CompleteGoals, FinishOrLeave
from hearthlight.games.blackout.rules.phases.plan import PlanCards
from hearthlight.games.blackout.rules.phases.scout import ChooseDistrict, ScoutPhase
from hearthlight.kernel import Move, encode

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


def test_b7_2_tiles_are_seen_before_they_are_left() -> None:
    """Whoever looked without a team has one answer, and yet is asked: the next question would hide the tiles."""
    state = scouting(seen=False)
    play(state, 0, "scout central")
    assert state.moves(0)[0].notation() == "leave"
    assert obvious(state) is None


def test_r7_scouting_is_asked_in_turn() -> None:
    state = put_cubes(put_cubes(table(2), 0, "star-ferry"), 1, "star-ferry")
    state.starter = 0
    at(state, ScoutPhase())
    assert obvious(state) is None


PLAN, *HELPERS = next(key for key, plan in PACK.plans.items() if len(plan.goals) > 1), "V01", "V02"
"""A plan that can wait for its other goals, and cards to fill the other spots."""


def waiting_plan(*others: str, cubes: int = 9, last: bool = False, tools: int = 0) -> Blackout:
    """One goal of a plan is done and nothing else is in reach; with tools V01 is."""
    state = give(table(2), 0, money=0, tools=tools)
    player = state.players[0]
    player.objectives, player.emergency = [Spot(PLAN, done=1, cubes=1), *map(Spot, others)], None
    player.supply = cubes
    state.last_round = state.round if last else 0
    return at(state, CompleteGoals(0))


def test_r8_a_plan_that_waits_is_not_asked_about_until_something_presses() -> None:
    assert obvious(waiting_plan()) == "done"
    assert obvious(waiting_plan(cubes=3)) is None
    assert obvious(waiting_plan(*HELPERS)) is None  # no card could be bought


def test_r8_leaving_one_plan_is_no_word_on_another() -> None:
    """What may still be finished is not passed over; who has left the only plan that waits is done."""
    alone, other = (give(waiting_plan(), 0, gasoline=2, battery=0) for _ in range(2))
    for state in (alone, other):
        state.players[0].objectives = [Spot("P01")]
    other.players[0].emergency = Spot(PACK.emergency["A"].id, done=1, cubes=1)
    assert obvious(play(at(alone, CompleteGoals(0)), 0, "complete P01 1", "leave")) == "done"
    play(at(other, CompleteGoals(0)), 0, "complete P01 1", "leave")
    assert obvious(other) is None
    kept = BLACKOUT.load(encode(other))  # also at a table that was put away meanwhile
    assert isinstance(kept, Blackout)
    assert obvious(kept) is None
    play(other, 0, "done")
    assert obvious(at(other, CompleteGoals(0))) == "done"  # in another round


def test_what_only_helps_with_asking_leaves_no_trace_in_a_fingerprint() -> None:
    """Records that are older hold."""
    state = waiting_plan()
    before = state.fingerprint()
    state.left_plan = PLAN
    assert state.fingerprint() == before


def test_r8_an_emergency_plan_takes_no_spot_but_may_hold_cubes() -> None:
    state = waiting_plan(*HELPERS)
    player = state.players[0]
    player.objectives[0] = Spot("V03")
    player.emergency = Spot(PACK.emergency["A"].id, done=1, cubes=1)
    assert obvious(at(state, CompleteGoals(0))) == "done"
    player.supply = 3
    assert obvious(at(state, CompleteGoals(0))) is None


def test_b6_10_in_the_last_round_a_plan_waits_for_nothing_that_is_out_of_reach() -> None:
    assert obvious(waiting_plan(last=True)) == f"finish {PLAN}"
    assert obvious(waiting_plan("V01", last=True, tools=2)) is None
    just_done = waiting_plan(last=True)
    assert obvious(at(just_done, FinishOrLeave(0, PLAN))) == f"finish {PLAN}"


def test_r8_with_a_goal_in_reach_it_can_be_finished_all_the_same() -> None:
    state = waiting_plan("V01", tools=2)
    assert {"done", f"finish {PLAN}"} < {move.notation() for move in state.moves(0)}
    assert obvious(state) is None


def check_marks(*, last: bool) -> list[str]:
    """What is proposed to somebody with 2 tools and 2 medipacks, each with a check-mark action of its own."""
    state = give(table(2), 0, tools=2, medipacks=2, money=0)
    state.players[0].locked = 0
    state.last_round = state.round if last else 0
    return [move.notation() for move in BLACKOUT.propose(at(state, CheckMarks(0)), 0)]


def test_b11_2_in_the_last_round_what_pays_is_proposed() -> None:
    proposed = check_marks(last=True)
    assert proposed[0] == "check tool-money"
    assert "check medipack-battery" not in proposed  # B11.4: either is sold for one
    assert not check_marks(last=False)
