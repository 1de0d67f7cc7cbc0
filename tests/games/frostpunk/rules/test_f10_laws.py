"""Section 10: laws, what they change, and their consequences."""

from __future__ import annotations

from typing import Any

import pytest

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.games.frostpunk.content.effects import Die, Discontent
from hearthlight.games.frostpunk.rules.cards.laws import ChooseLaw
from hearthlight.games.frostpunk.rules.model import Once, Used
from hearthlight.games.frostpunk.rules.phases.actions.turns import TakeFigure
from hearthlight.games.frostpunk.rules.phases.night import beds, come_home
from hearthlight.kernel import encode

from ..tables import PACK, at, fresh, offered, play, tokens, track
from .cities import WARM, bag, city, do, shown, sick, sick_of, stand


def test_the_law_stack() -> None:
    """F3.8, F10.1: #G01 to #G08 and 4 of the others; the stack may be looked through at any time."""
    state = fresh()
    assert state.laws[:8] == [f"G0{number}" for number in range(1, 9)]
    assert len(state.laws) == 12
    assert FROSTPUNK.view(state, 0).laws == tuple(state.laws)


def test_passing_child_labour() -> None:
    """F10.1: G01: -1 hope, +1 discontent; G02 leaves the game; one consequence goes into the dusk deck, one out."""
    state = at(city(dusk=["D000"]), ChooseLaw())
    assert offered(state) == [f"law {card}" for card in state.laws]
    play(state, "law G01", "exhaust care", "activate greed")
    assert track(state, "hope") == ["care-", "justice+"]
    assert track(state, "discontent") == ["apathy+", "greed+"]
    assert state.passed == ["G01"]
    assert "G01" not in state.laws
    assert "G02" not in state.laws
    assert "G02" in state.gone
    inside = {"K01A", "K01B"} & set(state.dusk)
    outside = {"K01A", "K01B"} & set(state.gone)
    assert len(inside) == len(outside) == 1
    assert not {"K01A", "K01B"} & set(state.box)


def test_which_consequence_it_is_stays_secret() -> None:
    """F10.1: the consequences may never be looked at."""
    state = at(city(dusk=["D000"]), ChooseLaw())
    play(state, "law G05")
    assert "K05" not in str(FROSTPUNK.view(state, 0))


def test_both_consequences_can_come() -> None:
    """F10.1: one random one of the two."""
    found = set()
    for seed in range(12):
        state = city(dusk=[])
        state.rng = seed
        play(at(state, ChooseLaw()), "law G05")
        found |= set(state.dusk)
    assert found == {"K05A", "K05B"}


def test_partners() -> None:
    """F10.1: #G01/02, 03/04, 05/06, 07/08."""
    for number in range(1, 9, 2):
        assert PACK.laws[f"G0{number}"].partner == f"G0{number + 1}"
        assert PACK.laws[f"G0{number + 1}"].partner == f"G0{number}"
    assert not any(PACK.laws[f"G{number:02}"].partner for number in range(9, 17))


def test_at_most_four_laws() -> None:
    """F10.1: at most 4 laws."""
    state = city(passed=["G01", "G03", "G05", "G07"])
    assert offered(at(state, ChooseLaw())) == []
    assert "use platform 3" not in offered(play(at(state, TakeFigure(seat=0)), "take engineer"))


def test_overcrowded_quarters() -> None:
    """F10.1: G05: +1 anger; G06 leaves; each heated shelter holds 1 more."""
    state = city(dusk=[], **WARM)
    stand(state, "tent", 6)
    stand(state, "bunkhouse", 8)
    stand(state, "ruin", 10)
    assert beds(state)[1] == 4
    bag(tokens(state, "discontent", "anger-"), "discontent", "greed")
    play(at(state, ChooseLaw()), "law G05")
    assert track(state, "discontent") == ["anger+", "greed-"]
    assert "G06" in state.gone
    assert beds(state)[1] == 6


def test_children_work() -> None:
    """F10.1, F4.15: G01: children may gather and use gathering posts, nothing else."""
    state = city(**WARM)
    state.hands = [[]]
    stand(state, "gathering-post", 6)
    assert "take child" not in offered(at(state, TakeFigure(seat=0)))
    state.passed = ["G01"]
    play(at(state, TakeFigure(seat=0)), "take child")
    assert {move.split()[0] for move in offered(state)} == {"gather", "use"}
    assert offered(state, "use") == ["use gathering-post 6"]


def test_a_covered_law_does_not_count() -> None:
    """F10.1: K05A covers law G05, which is inactive while the card lies on it."""
    state = city(passed=["G05"], **WARM)
    stand(state, "tent", 6)
    assert beds(state)[1] == 3
    shown(state, "K05A", covers="G05")
    assert beds(state)[1] == 2


def mourning(**numbers: Any) -> Frostpunk:
    state = city(**numbers)
    state.citizens, state.hands = ["B04", "B19"], [[]]
    return tokens(state, "hope", "care+", "care+", "justice+", "motivation-")


def test_the_closed_cart() -> None:
    """F10.1, F7.5: G15: the first death of a round needs no citizen card; every death brings food."""
    state = do(mourning(passed=["G15"]), Die(kind="worker"))
    assert (state.food, offered(state), state.citizens_discard.count("B19")) == (11, [], 0)
    do(state, Die(kind="worker"))
    assert state.citizens_discard[-1] == "B19"
    assert state.food == 14


def test_the_study_of_the_dead() -> None:
    """F10.1: G14: a death cures; the cures of buildings are larger (section 5)."""
    state = do(sick(mourning(passed=["G14"]), engineers=2), Die(kind="worker", quietly=True))
    assert sick_of(state) == (0, 1, 0)


def test_the_night_watch() -> None:
    """F10.1: G16: once per round the first + discontent of a dusk card is ignored for 1 coal."""
    state = tokens(city(passed=["G16"]), "discontent", "greed-")
    do(state, Discontent(by=2), card="D003")
    assert offered(state) == ["spend coal", "done"]
    play(state, "spend coal")
    assert state.coal == 4
    assert offered(state) == ["draw", "activate greed"]  # the second step goes on as always


def test_the_night_watch_need_not_be_paid() -> None:
    """F10.1: G16: without the coal the discontent comes, and the chance is gone."""
    state = tokens(city(passed=["G16"]), "discontent", "greed-")
    do(state, Discontent(by=1), card="D003")
    play(state, "done", "activate greed")
    assert track(state, "discontent") == ["greed+"]
    assert offered(do(state, Discontent(by=-1), Discontent(by=1), card="D003"), "spend") == []


@pytest.mark.parametrize(("card", "coal"), [("M011", 5), ("D003", 0), ("", 5)])
def test_the_night_watch_knows_dusk_cards_only(card: str, coal: int) -> None:
    """F10.1: G16: not for morning cards, not for hunger, not without coal."""
    state = tokens(city(passed=["G16"], coal=coal), "discontent", "greed-")
    assert offered(do(state, Discontent(by=1), card=card)) == ["draw", "activate greed"]


def test_the_long_shift() -> None:
    """F10.1: G13: once per round a worker that has acted acts again; a worker falls sick; one figure sleeps;
    gathering brings 3."""
    state = city(passed=["G13"], hands=[[]], busy=[], gathered=[], **WARM)
    state.people[0].ready = 1
    at(state, TakeFigure(seat=0))
    assert offered(state, "again") == []
    play(state, "take worker", "gather 1")
    assert "take worker" not in offered(state)
    play(state, "again worker", "gather 2")
    assert sick_of(state) == (1, 0, 0)
    assert (state.wood, state.coal) == (7, 8)
    assert offered(state, "again") == []
    assert [field for field, _ in state.gathered] == [1, 2]
    come_home(state)
    assert state.people[0].ready == 1


def test_the_action_of_a_law() -> None:
    """F10.1, F5.6: G06: hot bricks, by a worker or a child, once per round."""
    state = sick(city(passed=["G06"], hands=[[]], **WARM), workers=3)
    play(at(state, TakeFigure(seat=0)), "take child", "special G06")
    assert (state.coal, sick_of(state)) == (2, (1, 0, 0))
    assert "take child" not in offered(state)
    play(state, "take worker")
    assert offered(state, "special") == []


def test_once_a_round_survives_saving() -> None:
    """F10.1: what was used in a round is part of the state."""
    state = city(once=[Used(Once.GUARD)])
    twin = city(once=[])
    assert encode(state) != encode(twin)
    assert state.copy().once == [Used(Once.GUARD)]
