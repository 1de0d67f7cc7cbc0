"""The search, which knows no game: in the orchard, where one can see how it thinks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

import pytest

from hearthlight.bots import Budget, Guide, Plan, SearchBot, search
from hearthlight.kernel import Dice, Move, make_options

from ..orchard.game import GAME, Orchard, Pick, Row, shelved

ONE, TWO = Pick(1), Pick(2)


class Picker(Guide[Orchard]):
    """Thinks of all moves, plays on at random, to the end, and wants the heaviest basket."""

    def __init__(self, *plans: Plan) -> None:
        self.plans = plans
        self.judged = 0

    def candidates(self, world: Orchard, seat: int, dice: Dice) -> Sequence[Plan]:
        return self.plans or [(move,) for move in world.moves(seat)]

    def answer(self, world: Orchard, seat: int, dice: Dice) -> Move:
        return dice.pick(world.moves(seat))

    def goes_on(self, start: Orchard, now: Orchard) -> bool:
        return True

    def judge(self, world: Orchard, seat: int) -> float:
        self.judged += 1
        baskets = world.baskets[:]
        return baskets.pop(seat) - max(baskets)


def orchard(*apples: int) -> Orchard:
    return GAME.new(make_options(GAME, players=2), 1, shelved(Row("small", apples), None))


def searcher(guide: Picker, rollouts: int = 64) -> SearchBot[Orchard]:
    return SearchBot("search", guide, Budget(rollouts=rollouts))


@pytest.mark.parametrize(("apples", "best"), [((5, 4, 1, 1), TWO), ((1, 2, 9, 1), ONE), ((1, 1, 9, 9), ONE)])
def test_it_takes_what_leads_furthest(apples: tuple[int, ...], best: Pick) -> None:
    assert searcher(Picker()).choose(orchard(*apples), 0, Dice(1)) == best


def test_so_many_rollouts_make_the_same_choice_everywhere() -> None:
    state = orchard(3, 1, 4, 1, 5, 9, 2, 6)
    before = state.fingerprint()
    found = [searcher(guide := Picker(), 31).weighed(state, 0, Dice(5)) for _ in range(2)]
    assert found[0] == found[1]
    assert 0 < guide.judged <= 31
    assert sum(len(tried.results) for tried in found[0]) <= guide.judged
    assert state.fingerprint() == before


def test_all_are_tried_in_the_same_worlds_with_the_same_luck() -> None:
    """What is no different comes to the same."""
    twice = searcher(Picker((ONE,), (ONE,)), 6).weighed(orchard(3, 1, 4, 1, 5, 9, 2, 6), 0, Dice(2))
    assert twice[0].results == twice[1].results != []


def test_the_worse_half_goes_when_half_of_the_time_is_over() -> None:
    """Twice: of four candidates two are tried to the end, unless they are alike: then enough is enough."""
    tried = searcher(Picker(*[(ONE,)] * 4), 16).weighed(orchard(1, 9, 9, 9, 1, 1), 0, Dice(3))
    assert [len(one.results) for one in tried] == [search.ENOUGH, search.ENOUGH, 2, 2]


def test_what_is_hopeless_is_given_up_and_no_time_lost() -> None:
    guide = Picker()
    assert searcher(guide, 1000).choose(orchard(1, 9), 0, Dice(1)) == TWO
    assert guide.judged == 2 * search.ENOUGH


def test_a_plan_is_followed_as_far_as_it_can_be() -> None:
    """Its second move belongs to the same seat, which may not be asked any more."""
    (first, _) = searcher(Picker((TWO, TWO), (ONE, TWO))).weighed(orchard(5, 5, 1), 0, Dice(1))
    assert first.plan == (TWO, TWO)


def test_a_single_candidate_needs_no_thought() -> None:
    guide = Picker((ONE,))
    assert searcher(guide).choose(orchard(1, 9, 9, 1), 0, Dice(1)) == ONE
    assert guide.judged == 0
    guide = Picker()
    assert searcher(guide).choose(orchard(1), 0, Dice(1)) == ONE
    assert guide.judged == 0


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock is a second later."""
    clock = map(float, count())
    monkeypatch.setattr(search, "thread_time", lambda: next(clock))


@pytest.mark.usefixtures("seconds")
@pytest.mark.parametrize("budget", [5.0, 50.0])
def test_it_thinks_for_so_many_seconds(budget: float) -> None:
    guide = Picker()
    SearchBot("search", guide, Budget(seconds=budget)).choose(orchard(3, 1, 4, 1, 5, 9, 2, 6), 0, Dice(1))
    assert 0 < guide.judged <= budget


def test_it_can_be_stopped() -> None:
    """Then the best so far is good enough; before anything was tried, what is the most promising."""
    asked = count()
    guide = Picker()
    bot = SearchBot("search", guide, Budget(rollouts=10**9), lambda: next(asked) > 20)
    assert bot.choose(orchard(5, 4, 1, 1), 0, Dice(1)) == TWO
    assert 0 < guide.judged <= 20
    guide = Picker()
    assert SearchBot("search", guide, Budget(rollouts=10**9), lambda: True).choose(orchard(5, 4, 1), 0, Dice(1)) == ONE
    assert guide.judged == 0
