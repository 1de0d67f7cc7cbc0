"""Section 2: hope and discontent."""

from __future__ import annotations

from collections import Counter

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.content.effects import Activate, Discontent, Exhaust, Hope
from hearthlight.games.frostpunk.content.terms import Cost
from hearthlight.games.frostpunk.rules.agenda.paying import Pay, can_pay

from ..tables import PACK, at, fresh, offered, play, tokens, track
from .cities import bag, city, do


def test_nine_tokens_each() -> None:
    """F2.1: 9 hope tokens of 3 kinds and 9 discontent tokens of 3 kinds, in two bags and on two tracks."""
    state = fresh()
    for mood in (state.hope, state.discontent):
        kinds = Counter([*mood.bag, *(token.kind for token in mood.track)])
        assert sorted(kinds.values()) == [3, 3, 3]


def test_activate_a_kind() -> None:
    """F2.2: one token of the named kind is turned over."""
    state = tokens(city(), "hope", "care-", "care-", "justice-")
    assert track(do(state, Activate(what="care")), "hope") == ["care+", "care-", "justice-"]


def test_activate_any_kind_is_a_choice() -> None:
    """F2.2: any kind if none is named."""
    state = do(tokens(city(), "hope", "care-", "justice-", "motivation+"), Activate(what="hope"))
    assert offered(state) == ["activate care", "activate justice"]
    assert track(play(state, "activate justice"), "hope") == ["care-", "justice+", "motivation+"]


def test_impossible_turns_do_nothing() -> None:
    """F2.2: if impossible, nothing happens."""
    state = do(tokens(city(), "hope", "care+"), Activate(what="care"), Exhaust(what="justice"))
    assert track(state, "hope") == ["care+"]


def test_exhausting_as_a_cost_must_be_possible() -> None:
    """F2.2: as a cost it makes the effect impossible to choose."""
    state = tokens(city(), "hope", "care-", "justice+")
    assert not can_pay(state, Cost(exhaust="care"))
    assert can_pay(state, Cost(exhaust="hope"))
    assert track(at(state, Pay(Cost(exhaust="justice"))), "hope") == ["care-", "justice-"]


def test_plus_one_draws_or_activates() -> None:
    """F2.3: draw one and place it exhausted, or activate one on the track."""
    state = bag(tokens(city(), "hope", "care-", "justice+"), "hope", "motivation")
    do(state, Hope(by=1))
    assert offered(state) == ["draw", "activate care"]
    twin = state.copy()
    assert track(play(state, "draw"), "hope") == ["care-", "justice+", "motivation-"]
    assert track(play(twin, "activate care"), "hope") == ["care+", "justice+"]


def test_plus_one_discontent_draws_or_activates() -> None:
    """F2.3: the same for discontent."""
    state = do(tokens(city(), "discontent", "greed-"), Discontent(by=1))
    assert offered(state) == ["draw", "activate greed"]


def test_plus_care_that_draws_justice() -> None:
    """F2.4: +1 care draws justice and activates nothing, for there is no exhausted care."""
    state = bag(tokens(city(), "hope", "care+", "motivation-"), "hope", "justice")
    do(state, Hope(by=1, kind="care"))
    assert track(state, "hope") == ["care+", "motivation-", "justice-"]


def test_plus_anger_that_draws_greed() -> None:
    """F2.4: +1 anger draws greed and activates the exhausted anger."""
    state = bag(tokens(city(), "discontent", "anger-", "apathy-"), "discontent", "greed")
    do(state, Discontent(by=1, kind="anger"))
    assert track(state, "discontent") == ["anger+", "apathy-", "greed-"]


def test_the_log_says_why_another_kind_comes() -> None:
    """F2.4: +1 anger draws whatever comes; whether an anger becomes active then is said with it."""
    words = FROSTPUNK.words(PACK, "en")
    for before, said in (
        ("anger-", "+1 anger: greed comes out of the bag, then 1 anger becomes active."),
        ("anger+", "+1 anger: greed comes out of the bag, and there is no exhausted anger to activate."),
    ):
        state = bag(tokens(city(), "discontent", before), "discontent", "greed")
        do(state, Discontent(by=1, kind="anger"))
        (event,) = (event for event in state.events if event.kind == "drew-token")
        assert words.event(event) == said


def test_plus_of_a_kind_may_activate_what_it_drew() -> None:
    """F2.4: the drawn token is on the track before one of the kind is activated."""
    state = bag(tokens(city(), "hope", "justice+"), "hope", "care")
    assert track(do(state, Hope(by=1, kind="care")), "hope") == ["justice+", "care+"]


def test_minus_one_is_a_choice() -> None:
    """F2.5: exhaust an active one or return an exhausted one; the rest moves left."""
    state = do(tokens(city(), "hope", "care-", "justice+", "motivation+"), Hope(by=-1))
    assert offered(state) == ["exhaust justice", "exhaust motivation", "return care"]
    twin = state.copy()
    assert track(play(state, "return care"), "hope") == ["justice+", "motivation+"]
    assert state.hope.bag.count("care") == 3
    assert track(play(twin, "exhaust justice"), "hope") == ["care-", "justice-", "motivation+"]


def test_minus_discontent_without_active_ones() -> None:
    """F2.5: with only exhausted ones, one must be returned."""
    state = do(tokens(city(), "discontent", "anger-", "greed-"), Discontent(by=-1))
    assert offered(state) == ["return anger", "return greed"]
    assert track(play(state, "return anger"), "discontent") == ["greed-"]


def test_minus_discontent_with_none() -> None:
    """F2.5: nothing to lower, nothing happens."""
    state = do(tokens(city(), "discontent"), Discontent(by=-1))
    assert track(state, "discontent") == []
    assert state.outcome is None


def test_only_removal_takes_exhausted_ones_first() -> None:
    """F2.6: return one; an exhausted one if there is one, else an active one."""
    state = do(tokens(city(), "discontent", "anger+", "greed-"), Discontent(by=-1, only_removal=True))
    assert track(state, "discontent") == ["anger+"]
    assert track(do(state, Discontent(by=-1, only_removal=True)), "discontent") == []


def test_a_full_track_of_active_hope_ignores_more() -> None:
    """F2.7: a further + is ignored."""
    full = ("care+", "care+", "justice+", "justice+", "motivation+", "motivation+")
    state = do(tokens(city(), "hope", *full), Hope(by=1), Hope(by=1, kind="care"))
    assert track(state, "hope") == list(full)


def test_a_full_track_still_activates() -> None:
    """F2.7: + of a kind skips the draw and still activates; F2.1: never more than 6 hope."""
    state = tokens(city(), "hope", "care+", "care-", "justice-", "justice+", "motivation+", "motivation+")
    do(state, Hope(by=1, kind="care"))
    assert track(state, "hope") == ["care+", "care+", "justice-", "justice+", "motivation+", "motivation+"]
    do(state, Hope(by=1))  # nothing can be drawn: the justice is activated
    assert state.hope.active() == 6


def test_more_than_one_is_chosen_each_time() -> None:
    """F2.8: -2 is the -1 process twice; what was exhausted first may be returned next."""
    state = do(tokens(city(), "hope", "care+", "justice+"), Hope(by=-2))
    play(state, "exhaust care")
    assert offered(state) == ["exhaust justice", "return care"]
    assert track(play(state, "return care"), "hope") == ["justice+"]
