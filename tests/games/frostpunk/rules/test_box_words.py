"""What the rulebook's glossary and other scenarios know and the Crater does not: an owner of the box can write it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.games.frostpunk.content.board import Building
from hearthlight.games.frostpunk.content.cards import Technology
from hearthlight.games.frostpunk.content.effects import (
    Cure,
    Destroy,
    Die,
    Gain,
    LaySector,
    Load,
    Lose,
    Repeat,
    Sick,
    Tire,
    Unlock,
    Young,
)
from hearthlight.games.frostpunk.content.pack import Pack
from hearthlight.games.frostpunk.content.schema import Content
from hearthlight.games.frostpunk.content.terms import KINDS, Condition, Cost
from hearthlight.games.frostpunk.rules.agenda.doing import Do
from hearthlight.games.frostpunk.rules.agenda.paying import Pay, can_pay
from hearthlight.games.frostpunk.rules.city.buildings import available, dismantlings
from hearthlight.games.frostpunk.rules.city.map import INNER_PLACES, PETALS
from hearthlight.games.frostpunk.rules.machine.heat import building_heated, field_heated
from hearthlight.games.frostpunk.rules.model import AUTOMATON, ENGINEER, WORKER
from hearthlight.games.frostpunk.rules.phases.actions.turns import TakeFigure
from hearthlight.games.frostpunk.rules.phases.generator import FuelGenerator, GeneratorPhase
from hearthlight.games.frostpunk.rules.phases.weather import Transport, WeatherPhase, prey
from hearthlight.games.frostpunk.rules.setup import set_up
from hearthlight.games.frostpunk.rules.vocabulary.conditions import holds

from ..tables import PACK, at, offered, play
from ..towns import lay, stand, town
from .cities import WARM, city, do, laid, shown

OUTPOST = Building(id="outpost", cost=Cost(wood=2), locked=True, delivers=(Gain(coal=4),))
HUB = Building(id="hub", cost=Cost(wood=1), count=3, locked=True, hub=True)
MONUMENT = Building(id="monument", cost=Cost(wood=1), permanent=True)


def changed(**tables: Any) -> Pack:
    """The pack of the house with other tables."""
    return Pack(msgspec.structs.replace(PACK.content, **tables), PACK.folder)


def with_buildings(state: Frostpunk, *buildings: Building, transport: int = 0) -> Frostpunk:
    content: Content = PACK.content
    tracks = msgspec.structs.replace(content.tracks, transport=transport)
    state.pack = changed(buildings=(*content.buildings, *buildings), tracks=tracks)
    state.unbuilt |= {building.id: building.count for building in buildings}
    return state


def put(state: Frostpunk, building: str, field: int) -> None:
    state.built.append(msgspec.structs.replace(state.built[0], building=building, fields=(field,), figures=()))


# -- the glossary --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ring", "count"), [("inner", 1), ("outer", 1), ("inner", 2)])
def test_a_card_lays_a_sector(ring: Any, count: int) -> None:
    """F5.1: `lay-sector`: placed and revealed like after clearing snow; nobody falls sick of it."""
    state = town()
    lay(state, INNER_PLACES[0])
    before = sum(map(bool, state.sectors))
    do(state, LaySector(ring=ring, count=count))
    for _ in range(count):
        assert state.decision(0).about["ring"] == ring
        play(state, offered(state, "lay")[0])
    assert (sum(map(bool, state.sectors)), state.to_act) == (before + count, ())
    assert not any(people.sick for people in state.people)


def test_a_card_repeats_an_action() -> None:
    """F5.4: `repeat`: whatever a citizen figure of that kind stands on, as if heated; never a special action."""
    state = town()
    state.on_fields["wood"][1], state.output, state.cold, state.food = 5, 0, 6, 9
    stand(state, "hunters-hut", lay(state, 6)[0], figures=(ENGINEER,))
    state.gathered, state.busy, state.spaces = [(1, WORKER)], [WORKER], [("clear", WORKER)]
    shown(state, "M008", used=True, figures=(WORKER,))
    do(state, Repeat(kind="worker"))
    assert offered(state) == ["clear inner", "clear outer", "gather 1"]
    play(state, "gather 1")
    assert (state.wood, state.people[WORKER].sick) == (2, 0)
    do(state, Repeat(kind="engineer"))
    assert state.food == 13
    do(state, Repeat(what="building"))
    assert state.food == 17


def test_an_action_space_is_remembered() -> None:
    """F5.4: figures that have cleared snow or built stand on the space of that action, until the night."""
    state = city(hands=[[]], **WARM)
    play(at(state, TakeFigure(seat=0)), "take worker", "build", "done", "take engineer", "clear inner")
    assert state.spaces == [("build", WORKER), ("clear", ENGINEER)]
    state = town()
    state.spaces, state.busy = [("build", AUTOMATON)], [AUTOMATON]
    assert offered(do(state, Repeat())) == []  # an automaton is no citizen


@pytest.mark.parametrize(("number", "kind"), [(4, "child"), (5, "engineer"), (6, "worker")])
def test_the_kind_of_the_round(number: int, kind: str) -> None:
    """F4.19: kind `round`: those above the column of the round track that the round marker stands in."""
    place = KINDS.index(kind)
    state = do(city(round=number), Sick(kind="round", count=3))
    assert [people.sick for people in state.people] == [3 * (one == place) for one in range(3)]
    do(state, Cure(kind="round", count=1))
    assert state.people[place].sick == 2
    do(state, Tire(kind="round"))
    assert [people.tired for people in state.people] == [int(one == place) for one in range(3)]
    at(state, Pay(Cost(tire="round")))
    assert state.people[place].tired == 2
    before = state.people[place].number
    do(state, Die(kind="round", quietly=True))
    assert state.people[place].number == before - 1


def test_some_buildings_stand_for_good() -> None:
    """F5.3: `permanent`: neither dismantled nor destroyed."""
    state = with_buildings(town(), MONUMENT)
    put(state, "monument", lay(state, 6)[0])
    stand(state, "tent", 7)
    assert [move.notation() for move in dismantlings(state)] == ["dismantle cookhouse 0", "dismantle tent 7"]
    do(state, Destroy())
    assert offered(state) == ["destroy cookhouse 0", "destroy tent 7"]
    question = state.question
    assert question is not None
    reasons = {refusal.move.notation(): refusal.reason for refusal in question.refusals(state, 0)}
    assert reasons["destroy monument 6"] == "permanent"


def test_hunting_symbols_on_cards_count() -> None:
    """F4.9: 1 food for each symbol on buildings and on displayed cards; laws lie out as well."""
    morning = tuple(
        msgspec.structs.replace(card, hunting=2) if card.id == "M008" else card for card in PACK.content.morning
    )
    scenario = tuple(msgspec.structs.replace(card, hunting=1) for card in PACK.content.scenario)
    laws = tuple(
        msgspec.structs.replace(law, rules=msgspec.structs.replace(law.rules, hunting=1)) for law in PACK.content.laws
    )
    state = town()
    state.pack, state.scenario = changed(morning=morning, scenario=scenario, laws=laws), []
    assert prey(state) == 0
    shown(state, "M008")
    assert prey(state) == 2
    state.scenario, state.passed = [laid(shown(town(), "S01"), "S01")], ["G02"]
    stand(state, "hunters-hut", lay(state, 6)[0])
    assert prey(state) == 5
    state.finished = ["T02"]
    assert prey(state) == 5 + 5 // 2
    food = state.food
    at(state, WeatherPhase())
    assert state.food == food + 7


def test_young_figures_come_once() -> None:
    """F8.5: `young`: the box has one of each."""
    state = do(town(), Young(kind="worker"), Young(kind="worker"))
    assert state.young == ["worker"]


# -- other scenarios -----------------------------------------------------------------------------------------------


def test_steel() -> None:
    """F1.4, F13.1: a resource like others, of which the box has 8."""
    state = do(town(), Gain(steel=5, wood=1))
    assert (state.steel, holds(state, Condition(steel=5)), holds(state, Condition(steel=6))) == (5, True, False)
    assert can_pay(state, Cost(resources=6))
    assert not can_pay(state, Cost(steel=6))
    shown(state, "M004")
    do(state, Load(count=2, of=("steel",)), card="M004")
    assert (state.steel, laid(state, "M004").steel, laid(state, "M004").resources) == (3, 2, 2)
    do(state, Gain(steel=9))
    assert state.steel == 6
    at(state, Pay(Cost(steel=1, resources=1)))
    assert offered(state, "spend") == ["spend wood", "spend steel"]
    play(state, "spend steel")
    do(state, Lose(steel=1))
    assert state.steel == 3
    do(state, Lose(resources="all"))
    assert (state.steel, state.wood) == (0, 0)


def test_the_crater_has_no_steel() -> None:
    """F3.6: nobody is told that steel is missing where there is none."""
    assert "steel" not in PACK.resources
    start = tuple(msgspec.structs.replace(card, steel=2) for card in PACK.content.starts)
    assert "steel" in changed(starts=start).resources
    state = set_up(changed(starts=start), 1, 1, "normal", 1)
    assert (state.steel, FROSTPUNK.view(state, 0).steel) == (2, 2)


def test_a_locked_building_waits_for_a_card() -> None:
    """F5.3: `unlock`."""
    state = with_buildings(town(), OUTPOST)
    assert not available(state, "outpost")
    do(state, Unlock(building="outpost"), Unlock(building="outpost"))
    assert available(state, "outpost")
    assert state.unlocked == ["outpost"]


def test_outposts_deliver() -> None:
    """F4.9: the transport moves with the scouts; when it arrives, every outpost delivers, and it begins anew."""
    state = with_buildings(town(), OUTPOST, transport=3)
    at(state, Transport(4))
    assert (state.transport, state.coal) == (0, 0)  # no outpost, no transport
    put(state, "outpost", lay(state, 6)[0])
    put(state, "outpost", 7)
    at(state, Transport(2))
    assert (state.transport, state.coal) == (2, 0)
    at(state, Transport(4))
    assert (state.transport, state.coal) == (0, 8)
    state.weather = ["W07"]  # scouts 2
    at(state, WeatherPhase())
    assert state.transport == 2


def test_a_steam_hub_heats_what_is_around_it() -> None:
    """F4.14: 1 coal while the output is above the red marker; up to the end of the next generator phase."""
    state = with_buildings(town(), HUB)
    home = lay(state, 6)[0]
    lay(state, 7)
    put(state, "hub", home)
    state.ranges, state.cold, state.output, state.coal, state.phase = [1, 8, 9], 10, 1, 2, 6
    assert offered(at(state, TakeFigure(seat=0)), "fire") == []
    state.output = 2
    assert not field_heated(state, 7)
    play(at(state, TakeFigure(seat=0)), f"fire {home}")
    assert state.coal == 1
    assert offered(state, "fire") == []
    assert all(field_heated(state, field) for field in (home, 7, 8, *range(PETALS - 1)))
    assert building_heated(state, state.built[-1])
    assert not field_heated(state, lay(state, 12)[0])
    state.coal = 0
    at(state, GeneratorPhase())
    assert not state.fired
    assert not field_heated(state, 7)


def test_steam_hubs_are_fired_at_night_too() -> None:
    """F4.20: whenever the generator may be fuelled, except where the coal would be gone at once."""
    state = with_buildings(town(), HUB)
    put(state, "hub", lay(state, 6)[0])
    state.ranges, state.cold, state.output, state.coal = [0, 8, 9], 10, 10, 2
    state.phase = 9
    assert offered(at(state, FuelGenerator())) == ["fire 6", "done"]
    play(state, "fire 6")
    assert (state.fired, state.to_act) == ([6], ())
    state.fired, state.phase = [], 3
    assert offered(at(state, FuelGenerator())) == []


def test_a_technology_that_the_scenario_asks_for() -> None:
    """F3.5: it lies out beside the four that are drawn; the Crater asks for none."""
    hubs = Technology(id="T09", rounds=3, scenario=True, at_once=(Unlock(building="hub"),))
    pack = changed(technologies=(*PACK.content.technologies, hubs), buildings=(*PACK.content.buildings, HUB))
    state = set_up(pack, 1, 1, "normal", 1)
    assert (len(state.technologies), state.technologies[-1]) == (5, "T09")
    at(state, Do(hubs.at_once, "T09"))
    assert state.unlocked == ["hub"]
