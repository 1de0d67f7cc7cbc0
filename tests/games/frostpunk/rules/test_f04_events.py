"""Dawn, reading event cards, dusk: how cards come and go (F4.2, F4.3, F4.16, F4.17)."""

from __future__ import annotations

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.content.effects import ShuffleIn, SpyDusk
from hearthlight.games.frostpunk.rules.cards.display import remove_card
from hearthlight.games.frostpunk.rules.model import Once, Used
from hearthlight.games.frostpunk.rules.phases.dawn import Dawn
from hearthlight.games.frostpunk.rules.phases.dusk import DrawDusk, DuskPhase
from hearthlight.games.frostpunk.rules.phases.morning import EarlyMorning
from hearthlight.kernel import Dice

from ..tables import PACK, at, fresh, offered, play, tokens, track
from .cities import bag, city, do, is_shown, read, shown, sick_of, stand


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
    assert at(city(once=[Used(Once.GUARD)], tokens=[]), Dawn()).once == []


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
    assert FROSTPUNK.view(state, 0).next_dispute == "DIS03"


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
    """Q18: with fewer cards draw what there is and discard one; of locked ones none."""
    state = do(city(dusk=["D000", "D003"], dusk_discard=[]), SpyDusk())
    assert sorted(offered(state)) == ["carry D000", "carry D003"]
    play(state, "carry D003")
    assert (state.dusk, state.dusk_discard, offered(state)) == (["D000"], ["D003"], [])
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


def test_the_disputes_are_shuffled() -> None:
    """F3.9: the dusk deck begins with #D000 and the top dispute card; the next one lies open, those below do not."""
    firsts = set()
    for seed in range(12):
        state = fresh(seed=seed)
        assert len(state.dusk) == 2
        assert "D000" in state.dusk
        assert len(state.disputes) == 9
        assert FROSTPUNK.view(state, 0).next_dispute == state.disputes[0]
        firsts.add(state.disputes[0])
        twin = state.determinize(0, Dice(seed))
        assert twin.disputes[0] == state.disputes[0]
        assert sorted(twin.disputes) == sorted(state.disputes)
    assert len(firsts) > 1
