"""Section 8: advisors, the card of the solo player, young figures."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk.rules.phases.preparation import Advise, SoloCard

from ..tables import at, begun, offered, play, tokens, track
from .cities import city, holding, sick, sick_of, turn


def test_the_health_officer() -> None:
    """F8.1, F4.10: exhaust 1 care, cure 2: 6 sick workers become 4."""
    state = at(sick(city(advisors=["health-officer"], solo_card=False), workers=6), Advise())
    assert offered(state) == ["advisor health-officer", "done"]
    play(state, "advisor health-officer")
    assert sick_of(state) == (4, 0, 0)
    assert track(state, "hope") == ["care-", "justice+"]


def test_an_advisor_needs_the_named_hope() -> None:
    """F4.10: the cost of exhausting the named hope must be paid."""
    state = tokens(city(advisors=["health-officer", "foreman"], solo_card=False), "hope", "care-", "justice+")
    assert offered(at(state, Advise())) == []


@pytest.mark.parametrize(("stress", "left"), [(5, 2), (2, 0)])
def test_the_generator_lead(stress: int, left: int) -> None:
    """F8.1: exhaust 1 hope of any kind, remove up to 3 stress cubes."""
    state = at(city(advisors=["generator-lead"], stress=stress), Advise())
    play(state, "advisor generator-lead", "exhaust justice")
    assert state.stress == left
    assert track(state, "hope") == ["care+", "justice-"]


def test_one_advisor_a_round() -> None:
    """F4.10: at most one advisor may be used, any round the same one."""
    state = city(advisors=["health-officer", "generator-lead"], solo_card=False, stress=4)
    at(sick(state, workers=6), Advise())
    play(state, "advisor generator-lead", "exhaust care")
    assert offered(state) == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_has_one_advisor(players: int) -> None:
    """F3.11: each player takes an advisor; the solo player has the card for all besides."""
    state = begun(players)
    assert len(set(state.advisors)) == len(state.advisors) == players
    assert "" not in state.advisors
    assert state.solo_card == (players == 1)


@pytest.mark.parametrize(("hope", "cards"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_a_wake_up_call(hope: int, cards: int) -> None:
    """F8.2, Q2: with 1 / 2 / 4 / 6 hope, active or not, draw 1 / 2 / 3 / 4 citizen cards; once per game."""
    state = city(hands=[[]])
    tokens(state, "hope", *["care+", "care-", "care-", "justice-", "justice-", "justice-"][:hope])
    at(state, SoloCard(seat=0))
    play(state, "draw")
    assert len(state.hands[0]) == cards
    assert offered(at(state, SoloCard(seat=0))) == []


def test_the_wake_up_call_can_wait() -> None:
    """F8.2: it is used when the player wants."""
    state = play(at(city(), SoloCard(seat=0)), "done")
    assert offered(at(state, SoloCard(seat=0))) == ["draw", "done"]


# -- young figures -------------------------------------------------------------------------------------------------


def test_the_young_engineer() -> None:
    """F8.5: counts as a child in every respect, but acts like an engineer."""
    state = holding("B01", warm=False, output=0, passed=["G12"])
    turn(state)
    assert "take child" not in offered(state)
    play(state, "young engineer")
    assert "use platform 3" in offered(state)
    play(state, "clear outer")
    play(state, offered(state, "lay")[0])
    assert state.people[2].ready == 1
    assert state.children_used == 1
    assert sick_of(state) == (0, 0, 1)
    assert state.busy == [2]


def test_there_is_one_young_engineer() -> None:
    """F8.5: one figure, so once a round; only with a child figure."""
    state = holding("B01", passed=["G12"], laws=["G14"])
    assert "young engineer" in offered(turn(state))
    play(state, "young engineer", "use platform 3", "law G14")
    assert state.decision(0).asks == "figure"
    assert offered(state, "young") == []
    twin = holding("B01", passed=["G12"])
    twin.people[2].ready = 0
    assert offered(turn(twin), "young") == []
