"""Where readers of the rulebook found the engine or the pack to differ from it: each test states what the book says."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk.content.checks import walk
from hearthlight.games.frostpunk.content.effects import Hope
from hearthlight.games.frostpunk.content.terms import KINDS
from hearthlight.games.frostpunk.rules.city.buildings import shelters
from hearthlight.games.frostpunk.rules.machine.heat import building_heated
from hearthlight.games.frostpunk.rules.model import CHILD
from hearthlight.games.frostpunk.rules.phases.actions.turns import TakeFigure
from hearthlight.games.frostpunk.rules.phases.hunger import StillHunger
from hearthlight.games.frostpunk.rules.phases.night import beds

from ..tables import PACK, at, offered, play
from ..towns import lay, stand, town
from .cities import city, is_shown, read

TRACKS = PACK.content.tracks


# -- cards and tracks ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("section", TRACKS.hunger[1:], ids=lambda section: f"up to {section.upto}")
def test_hunger_is_one_discontent(section: object) -> None:
    """F4.18: the effect is +1 discontent wherever there is one; only the dead are counted."""
    assert section.discontent == 1  # type: ignore[attr-defined]


def test_the_hungriest_city_is_asked_for_discontent_once() -> None:
    """F4.18: 24 left: one step of discontent, then the dead."""
    state = at(city(food=0, hunger=24, hands=[[]], round=4), StillHunger())
    assert state.decision(0).asks == "raise"
    play(state, offered(state)[0])
    assert state.decision(0).asks != "raise"


@pytest.mark.parametrize("kind", KINDS)
def test_every_death_costs_hope(kind: str) -> None:
    """F7.5: all citizens whom the rulebook shows lose hope when they die; none brings discontent."""
    for card in PACK.content.citizens:
        effects = dict(card.death)[kind]  # type: ignore[index]
        assert any(isinstance(effect, Hope) and effect.by < 0 for effect in effects), card.id


@pytest.mark.parametrize("kind", ["worker", "engineer"])
def test_an_event_brings_each_young_figure(kind: str) -> None:
    """F8.5: event cards give the young worker and the young engineer."""
    givers = {key for key, word in walk(PACK.content) if word.get("do") == "young" and word["kind"] == kind}
    assert givers & set(PACK.events)


def test_the_young_engineer_of_an_event() -> None:
    """F8.5: #D028: from then on, once a round, a child figure acts like an engineer; it is a child all the same."""
    state = read(city(hands=[[]], output=0, ranges=[0, 1, 2]), "D028")
    assert (state.young, is_shown(state, "D028")) == (["engineer"], False)
    at(state, TakeFigure(seat=0))
    before = state.people[CHILD].ready
    play(state, "young engineer", "clear inner")
    assert (state.people[CHILD].ready, state.people[CHILD].sick) == (before - 1, 1)
    while state.decision(0).asks != "figure":
        play(state, offered(state)[0])
    assert offered(state, "young") == []


def test_both_young_figures_act_in_one_round() -> None:
    """F8.5: the box has one of each, and each acts once a round."""
    state = city(hands=[[]], young=["worker"], passed=["G12"])
    at(state, TakeFigure(seat=0))
    assert offered(state, "young") == ["young worker", "young engineer"]
    play(state, "young worker", "clear inner")
    while state.decision(0).asks != "figure":
        play(state, offered(state)[0])
    assert offered(state, "young") == ["young engineer"]


def test_a_law_makes_shelters_of_ruins() -> None:
    """F14.2: ruins are always cold and no shelters, unless a law (#G06) lets people sleep there; then their zone must
    be heated."""
    state = town()
    ruin = stand(state, "ruin", lay(state, 6)[0])
    state.output, state.cold, state.ranges = 5, 6, [0, 1, 2]
    assert (building_heated(state, ruin), beds(state), shelters(state)) == (False, (0, 0), 0)
    state.passed = ["G06"]
    assert (building_heated(state, ruin), beds(state), shelters(state)) == (True, (0, 2), 1)
    state.output = 1
    assert (building_heated(state, ruin), beds(state)) == (False, (0, 0))


def test_ruins_are_no_working_buildings() -> None:
    """F14.2, F11.1: what a technology gives to working buildings is not given to ruins."""
    state = town()
    ruin = stand(state, "ruin", lay(state, 18)[0])
    state.passed, state.finished = ["G06"], ["T07"]
    state.output, state.cold, state.ranges = 3, 6, [0, 1, 4]
    assert not building_heated(state, ruin)
