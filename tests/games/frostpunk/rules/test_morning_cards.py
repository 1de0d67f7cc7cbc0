"""The morning cards that the rulebook prints."""

from __future__ import annotations

from hearthlight.games.frostpunk.rules.agenda.doing import Do
from hearthlight.games.frostpunk.rules.phases.actions.turns import TakeFigure
from hearthlight.games.frostpunk.rules.phases.dusk import DuskPhase
from hearthlight.games.frostpunk.rules.phases.night import come_home

from ..tables import at, offered, play, tokens, track
from .cities import WARM, bag, city, is_shown, laid, read, shown


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
