"""The vocabulary of effects: every word at least once."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from hearthlight.games.frostpunk.content import effects as word
from hearthlight.games.frostpunk.content.terms import Amount, Condition
from hearthlight.games.frostpunk.rules.agenda.doing import EFFECTS
from hearthlight.games.frostpunk.rules.vocabulary.conditions import holds

from ..tables import offered, play, tokens, track
from .cities import city, do, grave_of, is_shown, laid, numbers_of, shown, sick, sick_of, stand


def test_every_word_is_carried_out() -> None:
    """F4.3: the vocabulary and its interpreter agree."""
    assert set(get_args(word.Effect)) == set(EFFECTS)


# -- things and people ---------------------------------------------------------------------------------------------


def test_gain_people_and_machines() -> None:
    """F13.1, F11.2: citizens move the markers, some of them sick; up to 6 automata."""
    state = do(city(automata=5), word.Gain(workers=2, children=1, sick=1, automata=3))
    play(state, "sick worker")
    assert (numbers_of(state), sick_of(state), state.automata) == ((24, 12, 9), (1, 0, 0), 6)


def test_gain_engineers() -> None:
    """F13.1: their marker moves, nobody else's."""
    assert numbers_of(do(city(), word.Gain(engineers=2))) == (22, 14, 8)


def test_gain_citizen_cards() -> None:
    """F8.4: each player draws."""
    state = do(city(2, hands=[[], []], citizens=["B01", "B02"], citizens_discard=[]), word.Gain(citizen_cards=1))
    assert [len(hand) for hand in state.hands] == [1, 1]


def test_lose_things() -> None:
    """F1.4: as much as there is; resources of choice; everything."""
    state = do(city(food=2), word.Lose(food=5, resources=2))
    play(state, "spend wood", "spend coal")
    assert (state.food, state.wood, state.coal) == (0, 3, 4)
    do(state, word.Lose(resources="all"))
    assert (state.wood, state.coal, state.cores) == (0, 0, 0)


def test_lose_coal_and_cores() -> None:
    """F1.4: of what is named, as much as there is; nothing else."""
    state = do(city(coal=5, cores=2), word.Lose(coal=3, cores=9))
    assert (state.food, state.wood, state.coal, state.cores) == (8, 4, 2, 0)


def test_lose_people_and_machines() -> None:
    """F1.4: citizens of choice leave; nobody dies."""
    state = do(city(automata=1, automata_ready=1), word.Lose(workers=1, citizens=1, automata=2))
    play(state, "leave child")
    assert (numbers_of(state), state.corpses) == ((21, 12, 7), 1)
    assert (state.automata, state.automata_ready) == (0, 0)


def test_hope_and_discontent() -> None:
    """F2.8: more than one step, of a kind, or only removal."""
    state = tokens(tokens(city(), "hope", "care-", "justice-"), "discontent", "anger+", "greed-")
    do(state, word.Hope(by=2))
    play(state, "activate care", "activate justice")
    assert track(state, "hope") == ["care+", "justice+"]
    assert track(do(state, word.Discontent(by=-2, only_removal=True)), "discontent") == []


def test_activate_and_exhaust_everything() -> None:
    """F2.2: all tokens of one kind at once, of choice where none is named."""
    state = tokens(tokens(city(), "hope", "care-", "care-", "justice-"), "discontent", "anger+", "anger+", "greed+")
    do(state, word.Activate(what="hope", everything=True))
    assert offered(state) == ["activate care", "activate justice"]
    assert track(play(state, "activate care"), "hope") == ["care+", "care+", "justice-"]
    assert track(do(state, word.Exhaust(what="anger", everything=True)), "discontent") == ["anger-", "anger-", "greed+"]
    assert track(do(state, word.Activate(what="anger", count=2)), "discontent") == ["anger+", "anger+", "greed+"]


def test_exhaust_some() -> None:
    """F2.2: so many tokens, of a kind, or of choice."""
    state = tokens(tokens(city(), "hope", "care+", "care+", "care+"), "discontent", "anger+", "greed+", "greed+")
    assert track(do(state, word.Exhaust(what="care", count=2)), "hope").count("care-") == 2
    do(state, word.Exhaust(what="discontent", count=2))
    play(state, "exhaust greed", "exhaust anger")
    assert sorted(track(state, "discontent")) == ["anger-", "greed+", "greed-"]


# -- sickness ------------------------------------------------------------------------------------------------------


def test_sick_cure_treat() -> None:
    """F7.1, F7.6: counts may depend on the table; a kind may be named."""
    state = do(city(corpses=3), word.Sick(kind="child", count=Amount(per="corpses", times=2)))
    assert sick_of(state) == (0, 0, 6)
    assert sick_of(do(sick(state, 2, 0, 6), word.Cure(kind="child", count=4))) == (2, 0, 2)
    assert grave_of(do(sick(state, 2, 0, 2, grave="w"), word.Treat())) == (False, False, False)


def test_turn_markers() -> None:
    """F7.3: one of choice, or all; only for the worse."""
    state = do(sick(city(), 2, 3, 0), word.TurnMarker())
    assert offered(state) == ["turn worker", "turn engineer"]
    assert grave_of(play(state, "turn engineer")) == (False, True, False)
    assert grave_of(do(state, word.TurnMarker(only_worse=True))) == (True, True, False)
    assert numbers_of(do(state, word.TurnMarker(every=True, only_worse=True))) == (22, 12, 8)


def test_turn_several_markers() -> None:
    """F7.3: one of choice, then another."""
    state = do(sick(city(), 2, 3, 4), word.TurnMarker(count=2))
    play(state, "turn worker", "turn child")
    assert grave_of(state) == (True, False, True)
    assert not state.to_act


def test_turn_all_markers() -> None:
    """F7.3: whoever was gravely ill dies."""
    state = do(sick(city(), 2, 3, 0, grave="e"), word.TurnMarker(every=True))
    assert (grave_of(state), numbers_of(state), state.corpses) == ((True, False, False), (22, 11, 8), 2)


def test_die() -> None:
    """F7.5: of a kind or of choice, one after the other."""
    state = do(city(), word.Die(count=2, quietly=True))
    play(state, "die worker", "die child")
    assert (numbers_of(state), state.corpses) == ((21, 12, 7), 3)
    state = city(hands=[[]], citizens=["B19", "B19"])  # tired worker, -1 hope
    tokens(state, "hope", "care+", "justice+", "justice+")
    do(state, word.Die(kind="worker", count=2))
    assert (state.corpses, state.people[0].tired) == (2, 1)  # the second death waits for the first one's grief
    play(state, "exhaust care")
    assert (state.corpses, state.people[0].tired) == (3, 2)


def test_tire() -> None:
    """F4.11: exhausted-citizen tokens; an adult is a worker or an engineer."""
    state = do(city(), word.Tire(kind="child", count=2), word.Tire(kind="adult"))
    assert offered(state) == ["tire worker", "tire engineer"]
    play(state, "tire engineer")
    assert [people.tired for people in state.people] == [0, 1, 2]
    assert offered(do(state, word.Tire(kind="any"))) == ["tire worker", "tire engineer", "tire child"]


# -- markers -------------------------------------------------------------------------------------------------------


def test_hunger_goes_both_ways() -> None:
    """F13.1: hunger between 0 and 50."""
    assert do(city(hunger=4), word.Hunger(by=-6)).hunger == 0
    assert do(city(hunger=48), word.Hunger(by=6)).hunger == 50
    assert do(city(hunger=5), word.Hunger(by=Amount(per="corpses", times=-2))).hunger == 3


def test_corpses_go_both_ways() -> None:
    """F1.2: the last space loses; below 0 there is nothing."""
    assert do(city(corpses=1), word.Corpses(by=-3)).corpses == 0
    assert do(city(corpses=1), word.Corpses(by=99)).cause == "corpses"


def test_stress_goes_both_ways() -> None:
    """F4.6: beyond 10 spaces onto the overload space."""
    state = do(city(stress=8), word.Stress(by=4))
    assert (state.stress, state.overload) == (10, 2)
    do(state, word.Stress(by=-5))
    assert (state.stress, state.overload) == (7, 0)
    assert do(state, word.Stress(by=-9)).stress == 0


def test_markers_go_both_ways() -> None:
    """F4.9: cold and heat ranges; never below the bottom. The output stays below the cold marker when it is moved."""
    state = city(cold=4, ranges=[0, 1, 2], output=2, storm=9)
    do(state, word.Markers(cold=1, red=-1, orange=-1, yellow=2, storm=2))
    assert (state.cold, state.ranges, state.output, state.storm) == (5, [0, 0, 4], 2, 7)
    assert do(state, word.Markers(output=9)).output == 5
    assert do(state, word.Markers(output=-9)).output == 0
    top = len(state.pack.content.tracks.heat) - 1
    assert do(state, word.Markers(cold=60)).cold == top
    assert do(city(storm=0), word.Markers(storm=1)).storm == 0


# -- cards ---------------------------------------------------------------------------------------------------------


def test_remove_and_shuffle_in_cards() -> None:
    """F4.3, Q21: cards out of the game wherever they lie."""
    state = shown(city(dusk=["D003"], dusk_discard=["D004"], box=["D005"]), "M018")
    do(state, word.RemoveCards(cards=("D003", "D004", "M018")), word.ShuffleIn(cards=("D005", "D003")))
    assert state.dusk == ["D005"]
    assert {"D003", "D004", "M018"} <= set(state.gone)
    assert not is_shown(state, "M018")


@pytest.mark.parametrize(("to", "pile"), [("out", "gone"), ("discard", "dusk_discard")])
def test_put_card(to: Any, pile: str) -> None:
    """F4.3: a symbol in an effect says where this card goes."""
    state = do(shown(city(dusk=[], dusk_discard=[]), "K15B"), word.PutCard(to=to), card="K15B")
    assert "K15B" in getattr(state, pile)
    assert not is_shown(state, "K15B")


def test_put_card_into_the_display() -> None:
    """F4.3: from the discard it lies among the displayed cards, and only there."""
    state = do(city(dusk=[], dusk_discard=["K15B"]), word.PutCard(to="display"), card="K15B")
    assert is_shown(state, "K15B")
    assert state.dusk_discard == []


def test_scenario_cards() -> None:
    """F14.3: a revealed card is carried out, its tokens are placed as it says."""
    state = city(round=11, tokens=[])
    do(state, word.RevealScenario(show=("S04",)))
    assert offered(state) == ["option 1", "option 2"]
    assert [token[0] for token in state.tokens] == [13, 15]


def test_a_scenario_card_is_read_from_the_top() -> None:
    """F14.3: its immediate effect comes before its options."""
    state = shown(city(round=11, coal=0), "S07")
    do(state, word.RevealScenario(show=("S04",)))
    assert (state.coal, offered(state)) == (3, ["option 1", "option 2"])


def test_cover() -> None:
    """F10.1: a law does not count while this card lies on it."""
    state = city(passed=["G13"])
    state.reading.append("K13A")
    do(state, word.Cover(law="G13"), card="K13A")
    assert laid(state, "K13A").covers == "G13"
    assert not holds(state, Condition(law="G13"))


def test_load_and_unload() -> None:
    """F5.6: resources onto a card as far as there are, of some sorts only; off it by choice, the rest to the supply."""
    state = shown(city(wood=2, coal=1), "M014")
    do(state, word.Load(count=2, of=("coal",)), card="M014")
    assert (laid(state, "M014").coal, state.coal) == (1, 0)
    do(state, word.Load(count=2, of=("wood", "coal")), card="M014")
    assert laid(state, "M014").resources == 3
    do(state, word.Unload(count=1), card="M014")
    play(state, "fetch coal")
    assert (state.coal, state.wood, laid(state, "M014").resources) == (1, 0, 0)


def test_load_as_many_as_wished() -> None:
    """F5.6: `any_number`: one by one, until it is enough or there are none."""
    state = shown(city(wood=1, coal=2), "M004")
    do(state, word.Load(any_number=True, of=("wood", "coal")), card="M004")
    assert offered(state) == ["put wood", "put coal", "done"]
    play(state, "put coal", "done")
    assert (laid(state, "M004").resources, state.coal) == (1, 1)


def test_unload_everything() -> None:
    """F4.3: D007 brings back all that lies on M004."""
    state = shown(city(wood=0, coal=0), "M004", wood=2)
    assert do(state, word.Unload(card="M004"), card="D007").wood == 2


# -- the map -------------------------------------------------------------------------------------------------------


def test_take_from_map() -> None:
    """F4.17: resources of choice from the map; each that is not there is 1 coal."""
    state = city()
    empty = [0] * len(state.on_fields["wood"])
    state.on_fields["wood"], state.on_fields["coal"], state.on_fields["cores"] = empty[:], empty[:], empty[:]
    state.on_fields["wood"][1] = state.on_fields["coal"][2] = 1
    do(state, word.TakeFromMap(count=3))
    assert offered(state) == ["from wood 1", "from coal 2"]
    play(state, "from wood 1")
    assert (state.wood, state.coal) == (5, 7)


def test_destroy() -> None:
    """F5.3: a building returns to the board; printed ones never."""
    state = city()
    stand(state, "tent", 6)
    tents = state.unbuilt["tent"]
    do(state, word.Destroy())
    assert offered(state) == ["destroy cookhouse 0", "destroy tent 6"]
    play(state, "destroy tent 6")
    assert state.unbuilt["tent"] == tents + 1
    assert offered(do(state, word.Destroy(building="tent"))) == []


def test_destroy_several() -> None:
    """F5.3: one of choice, then another; not the third."""
    state = city()
    for field in (6, 7, 8):
        stand(state, "tent", field)
    do(state, word.Destroy(building="tent", count=2))
    play(state, "destroy tent 6", "destroy tent 8")
    assert [built.fields for built in state.built if built.building == "tent"] == [(7,)]
    assert not state.to_act


def test_ruin() -> None:
    """F14.2: all tiles of a shelter turn to ruins."""
    state = city()
    stand(state, "tent", 6)
    do(state, word.Ruin(building="tent"))
    assert state.built[-1].building == "ruin"
    assert "tent" in state.ruined


def test_trees() -> None:
    """F13.1: trees of choice leave the map, as far as there are."""
    state = city()
    state.on_fields["trees"] = [0] * len(state.on_fields["trees"])
    state.on_fields["trees"][6] = state.on_fields["trees"][8] = 1
    do(state, word.Trees(count=3))
    play(state, "fell 8")
    assert sum(state.on_fields["trees"]) == 0


def test_research() -> None:
    """F11.1: the research token moves towards the present."""
    assert do(city(researching="T01", research_round=9, round=3), word.Research(steps=2)).research_round == 7
    assert do(city(researching="T01", research_round=4, round=3), word.Research(steps=2)).finished == ["T01"]
