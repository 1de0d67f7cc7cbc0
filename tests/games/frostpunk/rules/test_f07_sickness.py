"""Section 7: sickness, death, cures; and the sickness effects of the preparation phase."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk import Frostpunk
from hearthlight.games.frostpunk.content.effects import Cure, Die, Gain, Lose, Sick, Treat, TurnMarker
from hearthlight.games.frostpunk.rules.model import CHILD, People
from hearthlight.games.frostpunk.rules.people.sickness import Sicken, turn_marker
from hearthlight.games.frostpunk.rules.phases.night import GiveBed
from hearthlight.games.frostpunk.rules.phases.preparation import Sicknesses, Suffer

from ..tables import at, offered, play, tokens, track
from .cities import city, do, grave_of, numbers_of, sick, sick_of


def test_a_named_kind_falls_sick() -> None:
    """F7.1: the marker of the kind moves 1 up."""
    assert sick_of(do(city(), Sick(kind="engineer", count=2))) == (0, 2, 0)


def test_without_a_kind_the_players_choose_each() -> None:
    """F7.1: with no kind named the players choose for each."""
    state = do(city(), Sick(count=2))
    assert offered(state) == ["sick worker", "sick engineer", "sick child"]
    assert sick_of(play(state, "sick worker", "sick child")) == (1, 0, 1)


def test_the_marker_never_passes_the_citizens() -> None:
    """F7.2: it is turned over instead."""
    state = sick(city(), children=8)
    at(state, Sicken(2))
    assert sick_of(state) == (0, 0, 8)
    assert grave_of(state) == (False, False, True)


def test_turning_to_gravely_ill_kills_nobody() -> None:
    """F7.3: from sick to gravely ill nothing happens yet."""
    state = sick(city(), workers=3)
    turn_marker(state, 0)
    assert (numbers_of(state)[0], sick_of(state)[0], state.corpses) == (22, 3, 1)
    assert grave_of(state)[0]


def test_turning_back_kills() -> None:
    """F7.3: one citizen of that kind dies, and the marker moves back 1."""
    state = sick(city(), workers=3, grave="w")
    turn_marker(state, 0)
    assert (numbers_of(state)[0], sick_of(state)[0], state.corpses) == (21, 2, 2)
    assert not grave_of(state)[0]
    assert [event.data for event in state.events if event.kind == "died"] == [
        {"kind": "worker", "cause": "illness", "card": ""}
    ]


def test_death_by_turning_when_all_are_sick() -> None:
    """Q8: both markers go down 1, once."""
    state = sick(city(), children=8, grave="c")
    turn_marker(state, 2)
    assert (numbers_of(state)[2], sick_of(state)[2]) == (7, 7)


def test_turning_a_marker_at_0() -> None:
    """Q9: nothing."""
    state = city()
    turn_marker(state, 0)
    assert grave_of(state) == (False, False, False)
    assert offered(do(state, TurnMarker())) == []


def test_the_sickness_marker_moves_down_with_the_citizens() -> None:
    """F7.4: if the citizens become fewer than the sick."""
    state = do(sick(city(), children=7), Lose(children=3))
    assert (numbers_of(state)[2], sick_of(state)[2]) == (5, 5)


def test_death() -> None:
    """F7.5: corpse marker up, the kind's marker back, then a citizen card with its effect for that kind."""
    state = city(citizens=["B20"], hands=[[]])
    tokens(state, "hope", "motivation+", "care+", "justice+")
    do(state, Die(kind="child"))
    assert state.corpses == 2
    assert numbers_of(state) == (22, 12, 7)
    assert state.citizens_discard[-1] == "B20"
    # B20 for a child: exhaust 1 motivation, then -2 hope
    assert offered(state) == ["exhaust care", "exhaust justice", "return motivation"]
    play(state, "return motivation", "exhaust care")
    assert track(state, "hope") == ["care-", "justice+"]


def test_death_effects_go_as_far_as_possible() -> None:
    """F7.5: without active motivation B20 still costs 2 hope."""
    state = tokens(city(citizens=["B20"], hands=[[]]), "hope", "care+", "care+", "justice-")
    do(state, Die(kind="child"))
    assert offered(state) == ["exhaust care", "return justice"]


def test_a_card_from_the_hand_instead() -> None:
    """F7.5: a player discards a citizen card of that kind from the hand and uses its effect."""
    state = city(2, citizens=["B20"], hands=[["B24"], ["B12", "B26"]], citizens_discard=[])
    do(state, Die(kind="engineer"))
    assert offered(state) == ["draw", "discard B12"]
    play(state, "discard B12")
    assert state.hands == [["B24"], ["B26"]]
    assert state.citizens_discard == ["B12"]
    assert state.citizens == ["B20"]
    assert state.people[1].tired == 1


def test_quiet_deaths_skip_the_card() -> None:
    """F7.5: some effects skip the card."""
    state = do(city(citizens=["B20"]), Die(kind="worker", quietly=True))
    assert (state.corpses, state.citizens, offered(state)) == (2, ["B20"], [])


def test_cure() -> None:
    """F7.6: each point moves a marker back 1, by choice; points not used are lost."""
    state = do(sick(city(), workers=2, children=1), Cure(count=3))
    play(state, "cure worker", "cure worker")
    assert sick_of(state) == (0, 0, 0)
    assert sick_of(do(sick(city(), engineers=1), Cure(count=4))) == (0, 0, 0)


def test_cure_does_not_bring_the_gravely_ill_to_0() -> None:
    """F7.6: a gravely ill marker cannot reach 0."""
    state = do(sick(city(), workers=2, grave="w"), Cure(count=3))
    assert sick_of(state) == (1, 0, 0)
    assert grave_of(state)[0]


def shares(state: Frostpunk, move: str, what: str) -> list[int]:
    """How a kind would stand after none, one, two and so on of this move."""
    told = state.decision(state.to_act[0]).details[move]["shares"]
    return [standing[what] for standing in told]


def test_what_each_cure_comes_to_is_told() -> None:
    """F7.6: to the page, which does not reckon."""
    state = do(sick(city(), workers=3, children=1, grave="w"), Cure(count=2))
    assert shares(state, "cure worker", "sick") == [3, 2, 1]
    assert shares(state, "cure child", "sick") == [1, 0]


def test_what_each_bed_comes_to_is_told() -> None:
    """F4.20, F7.2: with every citizen sick already, the marker turns, and turned again it kills."""
    state = city()
    state.people[CHILD] = People(8, ready=2, sick=8)
    at(state, GiveBed(left=1, waiting=(1, 0, 2)))
    assert shares(state, "bed worker", "sick") == [1, 0]
    assert [shares(state, "bed child", what) for what in ("number", "sick", "grave")] == [
        [7, 8, 8],
        [7, 8, 8],
        [0, 1, 0],
    ]
    assert sick_of(state) == (0, 0, 8), "nothing has happened"


def test_treat() -> None:
    """F7.6: a marker from gravely ill to sick; nobody dies."""
    state = do(sick(city(), workers=3, engineers=2, children=4, grave="we"), Treat(count=2))
    play(state, "treat worker")
    assert grave_of(state) == (False, False, False)
    assert (sick_of(state), numbers_of(state), state.corpses) == ((3, 2, 4), (22, 12, 8), 1)


@pytest.mark.parametrize(("number", "tokens_laid", "grave"), [(4, 0, False), (6, 0, True)])
def test_sections_of_the_sickness_track(number: int, tokens_laid: int, grave: bool) -> None:
    """F4.10: 0 to 4 have no effect; 6 sick turn the marker once."""
    state = at(sick(city(), workers=number), Suffer(0))
    assert (state.people[0].tired, grave_of(state)[0], sick_of(state)[0]) == (tokens_laid, grave, number)


def test_15_sick_workers() -> None:
    """F4.10, F7.3: 2 tokens, 2 turns: one dies, the marker is on 14."""
    state = at(sick(city(citizens=["B04"], hands=[[]]), workers=15), Suffer(0))
    assert state.people[0].tired == 2
    assert (numbers_of(state)[0], sick_of(state)[0], state.corpses) == (21, 14, 2)
    assert not grave_of(state)[0]


def test_the_lowest_marker_comes_first() -> None:
    """F4.10: the deaths of the lower marker are mourned before the higher one is looked at."""
    state = at(sick(city(), workers=15, children=6, grave="c"), Sicknesses((0, 1, 2)))
    assert state.decision(state.to_act[0]).about["kind"] == "child"
    assert state.people[0].tired == 0


def test_tied_markers_are_chosen() -> None:
    """Q10: tied sickness markers: the players choose which comes first; without an effect nobody is asked."""
    assert offered(at(sick(city(), 4, 4, 4), Sicknesses((0, 1, 2)))) == []
    state = at(sick(city(), 6, 6, 0), Sicknesses((0, 1, 2)))
    assert offered(state) == ["carry worker", "carry engineer"]
    play(state, "carry engineer")
    assert grave_of(state) == (True, True, False)


def test_more_than_50_of_a_kind() -> None:
    """F13.1: +7 workers at 45: 50, and 2 others of another kind."""
    state = city()
    state.people[0].number = 45
    do(state, Gain(workers=7))
    assert offered(state) == ["arrive engineer", "arrive child"]
    assert numbers_of(play(state, "arrive engineer", "arrive child")) == (50, 13, 9)


def test_no_more_than_five_tokens_of_a_kind() -> None:
    """F4.10: there are 5 exhausted-citizen tokens of each kind."""
    state = city()
    state.people[0].tired, state.people[0].number = 4, 40
    assert at(sick(state, 25), Suffer(0)).people[0].tired == 5
