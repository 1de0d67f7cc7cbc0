"""Event cards: how they are read (F4.2, F4.3, F4.16, F4.17), and every card that the rulebook prints."""

from __future__ import annotations

from typing import Any

import pytest

from hearthlight.frostpunk.display import remove_card
from hearthlight.frostpunk.doing import Do
from hearthlight.frostpunk.effects import ShuffleIn, SpyDusk
from hearthlight.frostpunk.lawgiving import ChooseLaw
from hearthlight.frostpunk.phases.actions import TakeFigure
from hearthlight.frostpunk.phases.dawn import Dawn
from hearthlight.frostpunk.phases.dusk import DrawDusk, DuskPhase
from hearthlight.frostpunk.phases.morning import EarlyMorning
from hearthlight.frostpunk.phases.night import NightEffects, come_home
from hearthlight.kernel import Dice

from ..tables import PACK, at, fresh, offered, play, play_randomly, tokens, track
from .cities import bag, city, do, grave_of, is_shown, laid, numbers_of, read, shown, sick, sick_of, stand

WARM: dict[str, Any] = {"output": 6, "cold": 6, "ranges": [0, 1, 2]}


# -- dawn ----------------------------------------------------------------------------------------------------------


def test_dawn() -> None:
    """F4.2: the leader passes clockwise, the round marker moves on 1; the storm marker is ignored."""
    state = at(city(3, leader=2, round=8, storm=9, tokens=[]), Dawn())
    assert (state.leader, state.round, state.storm) == (0, 9, 9)
    assert state.ruined == []


def test_a_scenario_token_at_dawn() -> None:
    """F4.2: a scenario token: remove it and carry out the scenario card."""
    state = city(round=3, tokens=[(4, "S01", 0), (11, "S01", 1)])
    tokens(state, "discontent", "apathy-")
    bag(state, "discontent", "greed")
    at(state, Dawn())
    assert state.tokens[0] == (11, "S01", 1)
    assert track(state, "discontent") == ["apathy+", "greed-"]
    assert is_shown(state, "S06")


def test_research_before_the_scenario() -> None:
    """F4.2, Q10: research and scenario token on one space: research first; then the next technology is chosen."""
    state = city(round=3, tokens=[(4, "S01", 0)], researching="T04", research_round=4, technologies=["T01", "T02"])
    stand(state, "workshop", 6)
    at(state, Dawn())
    assert state.finished == ["T04"]
    assert offered(state) == ["research T01", "research T02"]
    assert not is_shown(state, "S06")
    play(state, "research T01")
    assert is_shown(state, "S06")
    assert state.research_round == 8


def test_a_new_day_allows_things_again() -> None:
    """F4.2: what can be done once per round can be done again."""
    assert at(city(once=["guard"], tokens=[]), Dawn()).once == []


# -- reading a card ------------------------------------------------------------------------------------------------


def test_the_morning_card() -> None:
    """F4.3: draw a morning card; an option says where it goes."""
    state = at(city(morning=["M001", "M011"]), EarlyMorning())
    assert state.decision(0).about == {"card": "M011"}
    assert state.morning == ["M001"]
    bag(tokens(state, "discontent", "anger-"), "discontent", "greed")
    play(state, "option 2")
    assert "M011" in state.gone
    assert state.reading == []


def test_conditions_are_read_from_the_top() -> None:
    """F4.3: of a list of conditions only the first that applies is carried out (D003)."""
    state = tokens(city(), "discontent", "greed+")
    read(state, "D003")
    play(state, "spend wood", "spend wood")
    assert (state.wood, state.food) == (2, 8)
    assert offered(state) == []


def test_only_with_active_means_having_it() -> None:
    """F4.3: `only with active X`: having it is enough, it stays active."""
    state = play(read(tokens(city(), "hope", "justice+"), "M025"), "option 1")
    assert track(state, "hope") == ["justice+"]


def test_resources_and_figures_leave_a_card() -> None:
    """F4.3: out of the game: resources on it to the supply, figures to the stockpile."""
    state = shown(city(), "M004", wood=2, coal=1, figures=(0, 1))
    remove_card(state, "M004")
    assert (state.wood, state.coal) == (4, 5)
    assert (state.people[0].ready, state.people[1].ready) == (6, 4)
    assert "M004" in state.gone


def test_one_option_is_always_open() -> None:
    """Q22: authored content never leaves the players without a legal choice: the pack is checked for it."""
    for event in PACK.content.events():
        if event.options:
            state = tokens(tokens(city(food=0, wood=0, coal=0), "hope", "care-"), "discontent")
            state.people[0].tired = state.people[1].tired = state.people[2].tired = 5
            read(state, event.id)
            assert state.outcome is not None or offered(state) or event.id not in state.reading, event.id


# -- dusk ----------------------------------------------------------------------------------------------------------


def test_dusk_effects_in_an_order_of_choice() -> None:
    """F4.16: first all dusk effects of displayed cards, in an order of the players' choice."""
    state = shown(shown(city(dusk=["D059"], scenario=[]), "M012"), "M026")
    at(state, DuskPhase())
    assert offered(state) == ["carry M012", "carry M026"]
    play(state, "carry M026", "sick child")
    assert sick_of(state) == (0, 0, 0)  # D059 has cured the child after M012 put stress on the generator
    assert state.stress == 2
    assert "D059" in state.gone


def test_dusk_effects_every_round() -> None:
    """F4.3, F4.16: they are carried out every round as long as the card is displayed."""
    state = shown(city(dusk=[], dusk_discard=[], scenario=[]), "M012")
    at(state, DuskPhase())
    at(state, DuskPhase())
    assert state.stress == 4


def test_a_dusk_card_goes_to_the_discard() -> None:
    """F4.16: to the dusk discard unless it says otherwise."""
    state = at(city(dusk=["D000"], corpses=0), DrawDusk())
    assert state.dusk_discard == ["D000"]


def test_an_empty_dusk_deck() -> None:
    """Q17: shuffle the discard; none there: skip."""
    state = at(city(dusk=[], dusk_discard=["D000"], corpses=0), DrawDusk())
    assert (state.dusk, state.dusk_discard) == ([], ["D000"])
    assert at(city(dusk=[], dusk_discard=[]), DrawDusk()).outcome is None


def test_a_dispute() -> None:
    """F4.17: out of the game; the next one, the deck and the discard become the new dusk deck."""
    state = tokens(tokens(city(dusk=["DIS01"], dusk_discard=["D000"]), "hope", "care-"), "discontent")
    state.disputes = ["DIS02", "DIS03"]
    at(state, DrawDusk())
    assert "DIS01" in state.gone
    assert sorted(state.dusk) == ["D000", "DIS02"]
    assert state.dusk_discard == []
    assert state.view(0).next_dispute == "DIS03"


def test_the_last_dispute() -> None:
    """F4.17: without dispute cards left none is added."""
    state = tokens(tokens(city(dusk=["DIS01"], dusk_discard=["D000"], disputes=[]), "hope", "care-"), "discontent")
    at(state, DrawDusk())
    assert state.dusk == ["D000"]


def test_locked_cards_stay() -> None:
    """F4.17: cards with the lock symbol can never be discarded or removed by effects."""
    state = city(dusk=["DIS02", "D000", "D003"], dusk_discard=[])
    remove_card(state, "DIS02")
    assert "DIS02" in state.dusk
    do(state, SpyDusk())
    assert sorted(offered(state)) == ["carry D000", "carry D003"]
    play(state, "carry D003")
    assert (sorted(state.dusk), state.dusk_discard) == (["D000", "DIS02"], ["D003"])


def test_sifting_fewer_cards() -> None:
    """Q18: with fewer cards or only locked ones: draw what there is, discard none."""
    state = do(city(dusk=["D000", "D003"], dusk_discard=[]), SpyDusk())
    assert (sorted(state.dusk), state.dusk_discard, offered(state)) == (["D000", "D003"], [], [])
    state = do(city(dusk=["DIS02", "DIS03", "DIS04"]), SpyDusk())
    assert sorted(state.dusk) == ["DIS02", "DIS03", "DIS04"]


def test_shuffling_in() -> None:
    """Q21: a card that is not in the box: nothing."""
    state = do(city(dusk=[]), ShuffleIn(cards=("D030",)))
    assert state.dusk == ["D030"]
    assert "D030" not in state.box
    do(state, ShuffleIn(cards=("D030",)))
    assert state.dusk == ["D030"]
    state.dusk, state.gone = [], ["D030"]
    assert do(state, ShuffleIn(cards=("D030",))).dusk == []


def test_removing_a_card_that_waits_in_the_box() -> None:
    """Q21: what nobody has shuffled in cannot be removed; it can still come."""
    state = city(dusk=[])
    remove_card(state, "D030")
    assert do(state, ShuffleIn(cards=("D030",))).dusk == ["D030"]


# -- morning cards -------------------------------------------------------------------------------------------------


def test_m001_with_hardly_anything() -> None:
    """F4.3: M001: at most 1 resource: +1 apathy, lose the resources, out; no option is chosen."""
    state = tokens(bag(city(wood=1, coal=0), "discontent", "greed"), "discontent", "apathy-")
    bag(state, "discontent", "greed")
    read(state, "M001", "out")
    assert (state.wood, state.coal) == (0, 0)
    assert track(state, "discontent") == ["apathy+", "greed-"]
    assert "M001" in state.gone
    assert offered(state) == []


def test_m001_loads_the_card() -> None:
    """F4.3: M001: it is laid into the display first; 2 resources onto it, 2 more for each active greed."""
    state = tokens(city(wood=4, coal=5), "discontent", "greed+", "anger+")
    read(state, "M001", "out")
    assert is_shown(state, "M001")
    play(state, "put wood", "put wood", "put coal", "put coal")
    assert (laid(state, "M001").wood, laid(state, "M001").coal) == (2, 2)
    assert (state.wood, state.coal) == (2, 3)
    assert offered(state) == ["option 1", "option 2", "option 3"]


def test_m001_takes_what_there_is() -> None:
    """F4.3: M001: as far as there are."""
    state = tokens(city(wood=3, coal=0), "discontent", "greed+", "greed+")
    read(state, "M001", "out")
    assert state.wood == 0
    assert laid(state, "M001").wood == 3


def test_m001_options() -> None:
    """F4.3: M001: (1) +1 greed, out; (2) -1 hope, a token, D001; (3) a token, D002."""
    state = tokens(city(wood=2, coal=0, dusk=[]), "discontent", "greed-")
    bag(state, "discontent", "anger")
    read(state, "M001", "out")
    one, two, three = state.copy(), state.copy(), state.copy()
    play(one, "option 1")
    assert track(one, "discontent") == ["greed+", "anger-"]
    assert "M001" in one.gone
    assert not is_shown(one, "M001")
    play(two, "option 2", "exhaust care", "tire engineer")
    assert track(two, "hope") == ["care-", "justice+"]
    assert (two.people[1].tired, two.dusk) == (1, ["D001"])
    assert laid(two, "M001").wood == 2
    play(three, "option 3", "tire worker")
    assert (three.people[0].tired, three.dusk) == (1, ["D002"])
    assert is_shown(three, "M001")


def test_m004_care_for_the_sick() -> None:
    """F4.3, F5.6: M004: +1 care, D007, display; special action once per round: any number of wood and coal."""
    state = bag(tokens(city(dusk=[], hands=[[]], **WARM), "hope", "care-"), "hope", "justice")
    read(state, "M004", "out")
    twin = state.copy()
    play(state, "option 1")
    assert track(state, "hope") == ["care+", "justice-"]
    assert state.dusk == ["D007"]
    play(at(state, TakeFigure(seat=0)), "take worker", "special M004", "put wood", "put coal", "put coal", "done")
    assert (laid(state, "M004").wood, laid(state, "M004").coal, laid(state, "M004").figures) == (1, 2, (0,))
    assert (state.wood, state.coal) == (3, 3)
    play(state, "take engineer")
    assert offered(state, "special") == []
    come_home(state)
    assert laid(state, "M004").resources == 3  # F5.6: resources put on a card stay there
    play(twin, "option 2", "activate greed")
    assert "M004" in twin.gone


def test_m011_the_prophetess() -> None:
    """F4.3: M011: (1) 3 resources or 6 food: -1 discontent; (2) +1 anger, D023; (3) +1 hope, D022; all out."""
    state = read(tokens(city(dusk=[]), "discontent", "anger-"), "M011", "out")
    assert offered(state) == ["option 1", "option 2", "option 3"]
    one, food, three = state.copy(), state.copy(), state.copy()
    play(one, "option 1", "option 1", "spend wood", "spend coal", "spend coal")
    assert (one.wood, one.coal, track(one, "discontent")) == (3, 3, [])
    play(food, "option 1", "option 2")
    assert (food.food, track(food, "discontent")) == (2, [])
    play(state, "option 2")
    assert state.dusk == ["D023"]
    assert track(state, "discontent")[0] == "anger+"
    play(three, "option 3")
    assert three.dusk == ["D022"]
    assert len(three.hope.track) == 3
    assert all("M011" in each.gone for each in (one, food, state, three))


def test_m011_must_be_paid() -> None:
    """F1.4, F4.3: M011: without 3 resources and 6 food the first option cannot be chosen."""
    assert offered(read(city(wood=1, coal=1, food=5), "M011")) == ["option 2", "option 3"]


def test_m025_gambling() -> None:
    """F4.3: M025: activate 1 greed; (1) only with active justice: D044; (2) -1 discontent, D045; (3) +1 anger."""
    state = read(city(dusk=[]), "M025", "out")
    assert track(state, "discontent") == ["apathy+", "greed+"]
    two = state.copy()
    assert play(state, "option 1").dusk == ["D044"]
    play(two, "option 2", "exhaust greed")
    assert (two.dusk, track(two, "discontent")) == (["D045"], ["apathy+", "greed-"])
    state = read(tokens(city(), "hope", "justice-"), "M025", "out")
    assert offered(state) == ["option 2", "option 3"]
    play(state, "option 3")
    assert "M025" in state.gone


def test_m018_a_new_project() -> None:
    """F4.3, F4.16: M018: an engineer puts 1 wood a round onto the card; with 2 wood D030 comes, out."""
    state = play(read(city(dusk=[], dusk_discard=[], scenario=[], hands=[[]], **WARM), "M018", "out"), "option 1")
    play(at(state, TakeFigure(seat=0)), "take worker")
    assert offered(state, "special") == []
    play(at(state, TakeFigure(seat=0)), "take engineer", "special M018")
    assert (state.wood, laid(state, "M018").wood, laid(state, "M018").figures) == (3, 1, (1,))
    at(state, DuskPhase())
    assert is_shown(state, "M018")
    shown_twice = city(wood=3, dusk=[], dusk_discard=[], scenario=[])
    shown(shown_twice, "M018", wood=2, figures=(1,))
    at(shown_twice, *(Do(shown_twice.pack.events["M018"].dusk, "M018"),))
    assert shown_twice.dusk == ["D030"]
    assert "M018" in shown_twice.gone


def test_m018_without_an_engineer() -> None:
    """F4.16: M018: no engineer on the card at dusk: +1 apathy, out."""
    state = bag(tokens(city(dusk=[], dusk_discard=[], scenario=[]), "discontent", "apathy-"), "discontent", "greed")
    at(shown(state, "M018", wood=2), DuskPhase())
    assert track(state, "discontent") == ["apathy+", "greed-"]
    assert "M018" in state.gone
    assert state.dusk == []


# -- dusk cards ----------------------------------------------------------------------------------------------------


def test_d000_it_is_inevitable() -> None:
    """Q25: D000: sick markers become gravely ill, nobody dies; then as many sick of choice as there are corpses."""
    state = read(sick(city(corpses=2), workers=3, children=1, grave="c"), "D000")
    assert grave_of(state) == (True, False, True)
    assert numbers_of(state) == (22, 12, 8)
    play(state, "sick engineer", "sick worker")
    assert sick_of(state) == (4, 1, 1)
    assert state.dusk_discard == ["D000"]


def test_d002_the_thief_is_found() -> None:
    """F4.3: D002: 1 resource of choice from M001 to the stockpile, the rest to the supply, M001 out; three options."""
    state = shown(tokens(city(dusk=[]), "discontent", "anger-"), "M001", wood=2, coal=2)
    read(state, "D002")
    play(state, "fetch coal")
    assert (state.wood, state.coal) == (4, 6)
    assert "M001" in state.gone
    assert offered(state) == ["option 1", "option 2", "option 3"]
    one, two = state.copy(), state.copy()
    play(one, "option 1", "activate anger")
    assert one.dusk == ["D003"]
    play(two, "option 2")
    assert numbers_of(two) == (20, 12, 7)
    assert two.corpses == 1
    play(state, "option 3")
    assert (state.dusk, track(state, "discontent")) == (["D004"], [])
    assert all("D002" in each.gone for each in (one, two, state))


def test_d002_without_justice() -> None:
    """F4.3: D002: the second option only with active justice."""
    assert offered(read(tokens(city(), "hope", "care+", "justice-"), "D002")) == ["option 1", "option 3"]


def test_d059_a_calling() -> None:
    """F7.6: D059: with active care cure 3, else cure 2; out."""
    assert sick_of(read(sick(city(), workers=5), "D059")) == (2, 0, 0)
    state = read(sick(tokens(city(), "hope", "care-", "justice+"), workers=5), "D059")
    assert sick_of(state) == (3, 0, 0)
    assert "D059" in state.gone


def test_dis01_with_nothing_active() -> None:
    """F4.17: DIS01: none active: nothing."""
    state = read(tokens(tokens(city(), "hope", "care-"), "discontent", "greed-"), "DIS01", "out")
    assert (state.hunger, sick_of(state), offered(state)) == (0, (0, 0, 0), [])


def test_dis01_the_most_active_kind_only() -> None:
    """F4.17: DIS01: greed +3 hunger for each active one; the others with fewer do nothing."""
    state = tokens(tokens(city(), "hope", "care+"), "discontent", "greed+", "greed+", "anger+")
    read(state, "DIS01", "out")
    assert (state.hunger, sick_of(state)) == (6, (0, 0, 0))


def test_dis01_ties_all_count() -> None:
    """F4.17: DIS01: apathy turns 1 marker of choice, care cures 2: both with one active token."""
    state = tokens(tokens(city(), "hope", "care+"), "discontent", "apathy+")
    read(sick(state, workers=4), "DIS01", "out")
    assert (sick_of(state), grave_of(state)) == ((2, 0, 0), (True, False, False))


def test_dis01_anger() -> None:
    """F4.17: DIS01: anger +2 sick of choice for each."""
    state = read(tokens(tokens(city(), "hope", "care-"), "discontent", "anger+"), "DIS01", "out")
    play(state, "sick worker", "sick engineer")
    assert (sick_of(state), offered(state)) == ((1, 1, 0), [])


def test_dis01_justice() -> None:
    """F4.17: DIS01: justice: exhaust 1 discontent or activate 1 hope, for each."""
    state = tokens(tokens(city(), "hope", "justice+", "justice+", "care-"), "discontent", "anger+")
    read(state, "DIS01", "out")
    play(state, "option 1", "option 2")
    assert track(state, "discontent") == ["anger-"]
    assert track(state, "hope") == ["justice+", "justice+", "care+"]


def test_dis01_motivation() -> None:
    """F4.17: DIS01: motivation: 1 resource from the map, plus 1 for each active; each missing one is 1 coal."""
    state = tokens(tokens(city(), "hope", "motivation+"), "discontent")
    empty = [0] * len(state.field_wood)
    state.field_wood, state.field_coal, state.field_cores = empty[:], empty[:], empty[:]
    state.field_cores[1] = 1
    read(state, "DIS01", "out")
    assert (state.cores, state.coal, state.wood) == (1, 6, 4)


# -- consequences --------------------------------------------------------------------------------------------------


def test_k01a_children_used() -> None:
    """F10.1: K01A: for each child used this round +1 sick child with active care, else +2; to the discard."""
    state = read(city(children_used=2), "K01A")
    assert (sick_of(state), state.dusk_discard) == ((0, 0, 2), ["K01A"])
    assert sick_of(read(tokens(city(children_used=2), "hope", "care-"), "K01A")) == (0, 0, 4)


def test_k05a_covers_the_law() -> None:
    """F10.1: K05A: covers G05; at the end of the night with a figure without bed +1 discontent; then discard."""
    state = read(city(passed=["G05"]), "K05A")
    assert laid(state, "K05A").covers == "G05"
    assert all(not rules.shelter_places for rules in state.pack.rules_in_force(state))
    state.bedless = 2
    at(state, NightEffects())
    play(state, "activate greed")
    assert state.dusk_discard == ["K05A"]
    assert any(rules.shelter_places for rules in state.pack.rules_in_force(state))


def test_k05a_after_a_good_night() -> None:
    """F10.1: K05A: with a bed for everyone there is no discontent."""
    state = at(read(city(passed=["G05"], bedless=0), "K05A"), NightEffects())
    assert (track(state, "discontent"), state.dusk_discard) == (["apathy+", "greed-"], ["K05A"])


def test_k05b() -> None:
    """F10.1: K05B: +1 anger, +1 sick of choice, then +2 for each active anger; out."""
    state = bag(tokens(city(), "discontent", "anger-"), "discontent", "greed")
    read(state, "K05B")
    play(state, *["sick worker"] * 3)
    assert (sick_of(state), offered(state), "K05B" in state.gone) == ((3, 0, 0), [], True)


@pytest.mark.parametrize("card", sorted(PACK.events))
def test_every_card_can_be_carried_out(card: str) -> None:
    """F4.3: every card, whatever is chosen, ends somewhere: displayed, discarded, in the deck or out of the game."""
    for seed in range(4):
        state = sick(city(dusk=["D000", "DIS02", "D003"], corpses=seed, cores=1), workers=5, children=2, grave="c")
        read(state, card, "out" if card in PACK.morning else "discard")
        play_randomly(state, seed)
        if state.outcome is None:
            assert state.reading == []
            lies = [*state.dusk, *state.dusk_discard, *state.gone, *(one.card for one in state.display)]
            assert lies.count(card) == 1
            if card in PACK.disputes:
                assert card in state.gone
            for _ in range(3):
                if is_shown(state, card):
                    play_randomly(at(state, Do(PACK.events[card].dusk, card), Do(PACK.events[card].night, card)), seed)


@pytest.mark.parametrize("law", sorted(PACK.laws))
def test_every_law_can_be_passed(law: str) -> None:
    """F10.1: every law brings one of its consequences into the dusk deck."""
    state = play_randomly(at(city(laws=[law], dusk=[]), ChooseLaw()), 1, 1)
    play_randomly(state, 2)
    assert state.outcome is not None or len(set(PACK.laws[law].consequences) & set(state.dusk)) == 1


def test_the_disputes_are_shuffled() -> None:
    """F3.9: the dusk deck begins with #D000 and the top dispute card; the next one lies open, those below do not."""
    firsts = set()
    for seed in range(12):
        state = fresh(seed=seed)
        assert len(state.dusk) == 2
        assert "D000" in state.dusk
        assert len(state.disputes) == 9
        assert state.view(0).next_dispute == state.disputes[0]
        firsts.add(state.disputes[0])
        twin = state.determinize(0, Dice(seed))
        assert twin.disputes[0] == state.disputes[0]
        assert sorted(twin.disputes) == sorted(state.disputes)
    assert len(firsts) > 1
