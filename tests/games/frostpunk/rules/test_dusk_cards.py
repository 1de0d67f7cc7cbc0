"""The dusk, dispute and consequence cards that the rulebook prints; and every card once."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk.rules.agenda.doing import Do
from hearthlight.games.frostpunk.rules.cards.laws import ChooseLaw
from hearthlight.games.frostpunk.rules.phases.night import NightEffects

from ..tables import PACK, at, offered, play, play_randomly, tokens, track
from .cities import bag, city, grave_of, is_shown, laid, numbers_of, read, shown, sick, sick_of


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


@pytest.mark.parametrize(("card", "kind", "option"), [("D014", "justice", 3), ("D041", "care", 4)])
def test_options_that_a_mood_opens(card: str, kind: str, option: int) -> None:
    """F4.3: they ask for what a city can have that evening, not for another card that would have to lie out."""
    assert f"option {option}" in offered(read(tokens(city(), "hope", f"{kind}+"), card))
    assert f"option {option}" not in offered(read(tokens(city(), "hope", f"{kind}-"), card))


# -- disputes ------------------------------------------------------------------------------------------------------


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
    play(read(sick(state, workers=4), "DIS01", "out"), "carry care")
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
    empty = [0] * len(state.on_fields["wood"])
    state.on_fields["wood"], state.on_fields["coal"], state.on_fields["cores"] = empty[:], empty[:], empty[:]
    state.on_fields["cores"][1] = 1
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
    assert all(not rules.shelter_places for rules in state.rules_in_force())
    state.bedless = 2
    at(state, NightEffects())
    play(state, "activate greed")
    assert state.dusk_discard == ["K05A"]
    assert any(rules.shelter_places for rules in state.rules_in_force())


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


# -- every card ----------------------------------------------------------------------------------------------------


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
