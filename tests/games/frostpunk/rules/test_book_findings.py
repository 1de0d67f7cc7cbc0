"""Where readers of the rulebook found the engine or the pack to differ from it: each test states what the book says."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.games.frostpunk.content.checks import walk
from hearthlight.games.frostpunk.content.effects import Hope, MostActive, Sick, SpyDusk
from hearthlight.games.frostpunk.content.pack import PACKS
from hearthlight.games.frostpunk.content.terms import KINDS
from hearthlight.games.frostpunk.rules.city.buildings import shelters
from hearthlight.games.frostpunk.rules.helping.obvious import obvious
from hearthlight.games.frostpunk.rules.machine.heat import building_heated
from hearthlight.games.frostpunk.rules.model import CHILD, WORKER
from hearthlight.games.frostpunk.rules.outlook.works import works_ahead
from hearthlight.games.frostpunk.rules.people.population import leave
from hearthlight.games.frostpunk.rules.phases.actions.deeds import ChooseAction
from hearthlight.games.frostpunk.rules.phases.actions.turns import NextTurn, TakeFigure
from hearthlight.games.frostpunk.rules.phases.hunger import StillHunger
from hearthlight.games.frostpunk.rules.phases.night import beds
from hearthlight.games.frostpunk.rules.phases.preparation import Preparation

from ..tables import PACK, at, fresh, offered, play, tokens, track
from ..towns import lay, stand, town
from .cities import WARM, city, do, is_shown, read, shown, sick, sick_of

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


# -- choices that the book leaves to the players -------------------------------------------------------------------


def sifting(state: Frostpunk, *deck: str) -> list[str]:
    state.dusk, state.dusk_discard = list(deck), []
    return offered(do(state, SpyDusk(draw=3, discard=1)))


def test_faith_keepers_discard_from_a_small_deck() -> None:
    """Q18: with two cards both are seen, and one of them is discarded."""
    state = city()
    assert sorted(sifting(state, "D000", "D002")) == ["carry D000", "carry D002"]
    play(state, "carry D002")
    assert (state.dusk, state.dusk_discard) == (["D000"], ["D002"])
    state = city()
    assert sifting(state, "D002") == ["carry D002"]  # the only one there is


def gathering(*cards: str, coal: int = 5) -> Frostpunk:
    state = town()
    state.on_fields["coal"][2], state.output, state.cold = coal, 6, 6
    for card in cards:
        shown(state, card)
    return at(state, ChooseAction(seat=0, figure=WORKER))


def test_less_may_be_gathered_where_it_helps() -> None:
    """F5.2, Q34: up to 2; with #M008 displayed the coal would be lost at dusk."""
    state = play(gathering("M008"), "gather 2")
    assert (state.decision(0).about["upto"], offered(state)) == (2, ["from coal 2", "done"])
    assert obvious(state, 0) is None
    play(state, "from coal 2", "done")
    assert (state.coal, state.on_fields["coal"][2], state.to_act) == (1, 4, ())
    state = play(gathering("M008", coal=1), "gather 2")
    assert offered(state) == ["from coal 2", "done"]


def test_nothing_is_asked_where_less_never_helps() -> None:
    """Q34: no card that lies out takes coal away, or what is gathered is something else."""
    state = play(gathering("M012"), "gather 2")
    assert (state.coal, state.to_act) == (2, ())
    state = gathering("M008")
    state.on_fields["wood"][1] = 5
    play(at(state, ChooseAction(seat=0, figure=WORKER)), "gather 1")
    assert (state.wood, state.to_act) == (2, ())


def test_what_gathering_would_bring_is_told_all_the_same() -> None:
    """F5.2: that less could be taken hides nothing."""
    state = gathering("M008")
    work = next(work for work in works_ahead(state) if work.field == 2)
    assert work.gains == {"coal": 2}


@pytest.mark.parametrize("players", [1, 3])
def test_advisors_are_chosen_before_the_cards_are_drawn(players: int) -> None:
    """F3.11: nobody knows a hand at that time."""
    state = fresh(players)
    before = len(state.citizens)
    for _ in range(players):
        assert state.decision(state.to_act[0]).asks == "take-advisor"
        assert state.hands == [[]] * players
        assert FROSTPUNK.view(state, 0).hands == ((),) * players
        play(state, offered(state)[0])
    assert len(state.citizens) == before - sum(map(len, state.hands))
    assert all(state.hands)


def test_the_phase_is_ended_together() -> None:
    """F4.12, Q42: whoever would stop asks all; the leader has the last word; if they go on, it is still that turn."""
    state = at(city(3, leader=1, hands=[[], [], []], **WARM), NextTurn(1))
    play(state, "stop")
    assert (state.joint_seat, state.decision(1).about["seat"], offered(state)) == (1, 1, ["done", "go-on"])
    play(state, "go-on")
    assert state.to_act == (1,)
    assert offered(state, "stop") == []
    play(state, "take worker", "gather 1")
    assert state.to_act == (2,)
    play(state, "stop")
    assert state.to_act == (1,)  # the leader
    play(state, "done")
    assert state.to_act == ()


def test_who_plays_alone_ends_the_phase_at_once() -> None:
    """F4.12: there is nobody to agree with."""
    state = at(city(hands=[[]], **WARM), NextTurn(0))
    assert play(state, "stop").to_act == ()


def test_who_cannot_act_is_passed_over() -> None:
    """F4.12, F8.4: figures are common, but a citizen card is its player's own: only the second one can use a child."""
    state = city(2, leader=0, hands=[["B01"], ["B29"]], passed=[], scenario=[], **WARM)
    for people in state.people[:2]:
        people.ready = 0
    at(state, NextTurn(0))
    assert (state.to_act, offered(state, "citizen")) == ((1,), ["citizen B29"])
    play(state, "citizen B29")
    assert state.to_act == ()


TIED = MostActive(justice=(Hope(by=1),), anger=(Sick(kind="worker"),))


def test_players_order_tied_kinds() -> None:
    """Q44: all of them count, with the numbers as read, in the order that the players choose."""
    state = tokens(tokens(city(), "hope", "justice+"), "discontent", "anger+")
    do(state, *PACK.events["DIS01"].at_once, card="DIS01")
    assert (state.decision(0).asks, offered(state)) == ("which-mood", ["carry justice", "carry anger"])
    words = FROSTPUNK.words(state.pack, "en")
    told = [words.event(event) for event in state.events if event.kind == "prevails"]
    assert told == ["Justice prevails: 1 active token.", "Anger prevails: 1 active token."]
    assert "several kinds have 1 active token each" in words.question(state.decision(0))
    play(state, "carry anger", "sick worker", "sick worker", "option 1")
    assert (sick_of(state)[WORKER], track(state, "discontent")) == (2, ["anger-"])
    assert state.to_act == ()


def test_the_order_is_obvious_where_it_changes_nothing() -> None:
    """Q44: sick workers and sick children come to the same in any order."""
    state = tokens(tokens(city(), "hope", "justice+"), "discontent", "anger+")
    do(state, MostActive(justice=(Sick(kind="child"),), anger=(Sick(kind="worker"),)), card="DIS01")
    assert obvious(state, 0) is not None
    state = tokens(tokens(city(), "hope", "justice+"), "discontent", "anger+")
    do(state, TIED, card="DIS01")
    assert obvious(state, 0) is None


def test_the_wake_up_call_before_or_after_the_advisor() -> None:
    """F8.2: the book sets no order."""
    state = city(solo_card=True, hands=[[]], advisors=["health-officer"])
    sick(state, workers=3)
    at(state, Preparation())
    assert offered(state) == ["advisor health-officer", "draw", "done"]
    twin = state.copy()
    play(state, "draw")
    assert (len(state.hands[0]), state.solo_card) == (2, False)
    assert offered(state) == ["advisor health-officer", "done"]
    play(twin, "advisor health-officer")
    assert sick_of(twin)[WORKER] == 1
    assert (twin.decision(0).asks, offered(twin)) == ("wake-up", ["draw", "done"])
    play(twin, "draw")
    assert len(twin.hands[0]) == 2


def test_the_call_alone_is_offered_too() -> None:
    """F8.2: also when no advisor can be paid."""
    state = tokens(city(solo_card=True, hands=[[]], advisors=["health-officer"]), "hope", "care-", "justice-")
    at(state, Preparation())
    assert (offered(state), obvious(state, 0)) == (["draw", "done"], None)


# -- people --------------------------------------------------------------------------------------------------------


def test_who_leaves_takes_the_sickness_along() -> None:
    """F7.4: the marker moves down with the number of citizens; with nobody left to be sick it shows its sick side."""
    state = sick(city(), children=8, grave="c")
    leave(state, CHILD, 7)
    assert (state.people[CHILD].number, state.people[CHILD].sick, state.people[CHILD].grave) == (1, 1, True)
    leave(state, CHILD, 1)
    assert (state.people[CHILD].number, state.people[CHILD].sick, state.people[CHILD].grave) == (0, 0, False)


# -- games that began under earlier rules --------------------------------------------------------------------------


def test_earlier_games_keep_their_rules() -> None:
    """Q18, Q34, Q42, Q44, F8.2: a game of 0.1 is played as it began."""
    then = PACKS("new-london d22e6f2ce7929051")
    assert then.content.rules == 1
    state = gathering("M008")
    state.pack = then
    play(state, "gather 2")
    assert state.coal == 2
    state = city()
    state.pack = then
    assert sifting(state, "D000", "D002") == []
    state = city(2, leader=0, hands=[[], []], **WARM)
    state.pack = then
    assert play(at(state, NextTurn(0)), "stop").to_act == (1,)
    state = tokens(tokens(city(), "hope", "justice+"), "discontent", "anger+")
    state.pack = then
    do(state, *then.events["DIS01"].at_once, card="DIS01")
    assert state.decision(0).asks == "choose"
    state = city(solo_card=True, hands=[[]], advisors=["health-officer"])
    state.pack = then
    assert at(state, Preparation()).decision(0).asks == "wake-up"
