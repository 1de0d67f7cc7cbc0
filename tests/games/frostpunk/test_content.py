"""The pack of the house: whole, every card to be met, no two alike, and a broken one is refused (section 16)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.content.board import StartMarkers, Use
from hearthlight.games.frostpunk.content.cards import Ability
from hearthlight.games.frostpunk.content.checks import TABLES, check_content, walk
from hearthlight.games.frostpunk.content.effects import Gain
from hearthlight.games.frostpunk.content.pack import Pack
from hearthlight.games.frostpunk.content.schema import Content
from hearthlight.games.frostpunk.rules.phases.hunger import StillHunger
from hearthlight.games.frostpunk.rules.phases.preparation import Preparation
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import BadPack

from .rules.cities import city, sick
from .tables import PACK, at, tokens

CONTENT: Content = PACK.content
COUNTS = {
    "morning": 32,
    "dusk": 60 + 1,
    "disputes": 10,
    "consequences": 32,
    "laws": 16,
    "technologies": 8,
    "expeditions": 40,
    "weather": 13,
    "citizens": 30,
    "advisors": 4,
    "starts": 12,
    "sectors": 12 + 18,
    "rim": 7,
    "scenario": 8,
}
TITLED = tuple(table for table in TABLES if table not in ("buildings", "sectors"))
PRINTED = {
    "morning": ["M001", "M004", "M011", "M025"],
    "dusk": ["D000", "D002", "D059"],
    "disputes": ["DIS01"],
    "consequences": ["K01A", "K05A", "K05B"],
    "laws": ["G01", "G05"],
    "technologies": ["T01", "T02", "T04", "T05", "T06"],
    "expeditions": ["X01", "X05"],
    "weather": ["W01", "W03", "W05", "W11"],
    "scenario": ["S01", "S08"],
    "citizens": ["B04", "B09", "B10", "B12", "B19", "B20", "B24", "B26"],
}


def ids(table: str) -> list[str]:
    return [card.id for card in getattr(CONTENT, table)]


# -- counts --------------------------------------------------------------------------------------------------------


def test_the_counts_of_the_box() -> None:
    """F3.3 to F3.11: as many cards and tiles as the box has."""
    assert {table: len(getattr(CONTENT, table)) for table in COUNTS} == COUNTS
    assert Counter(card.ring for card in CONTENT.sectors) == {"inner": 12, "outer": 18}
    assert Counter(CONTENT.rim) == {"empty": 3, "wood": 2, "coal": 2}
    assert Counter((card.group, card.difficulty) for card in CONTENT.starts) == {
        (group, difficulty): 1 for group in range(1, 7) for difficulty in ("normal", "hard")
    }
    assert {card.deck for card in CONTENT.expeditions} == {"A", "B", "C"}


def test_the_cards_that_the_rulebook_shows_are_there() -> None:
    for table, cards in PRINTED.items():
        assert set(cards) <= set(ids(table))


def test_two_consequences_of_each_law() -> None:
    """F10.1: 32 cards, each of exactly one law."""
    assert sorted(card for law in CONTENT.laws for card in law.consequences) == sorted(ids("consequences"))


def test_hints_of_expeditions_say_what_is_found() -> None:
    """F9.4: food or resources, new citizens, or both: somewhere on the card there is what its hint promises."""
    assert {card.hint for card in CONTENT.expeditions} == {"supplies", "people", "mixed"}
    found: dict[str, set[str]] = {}
    for key, word in walk(CONTENT):
        if word.get("do") == "gain":
            found.setdefault(key, set()).update(word)
    for card in CONTENT.expeditions:
        people = {"workers", "engineers", "children"} & found.get(card.id, set())
        things = {"food", "wood", "coal", "cores", "automata"} & found.get(card.id, set())
        assert people or card.hint == "supplies", card.id
        assert things or card.hint == "people", card.id


# -- every card can be met -----------------------------------------------------------------------------------------


def leads_to() -> dict[str, set[str]]:
    """For each card the dusk and scenario cards that it brings into the game."""
    found: dict[str, set[str]] = {}
    for key, word in walk(CONTENT):
        if word.get("do") == "shuffle-in":
            found.setdefault(key, set()).update(word["cards"])
        elif word.get("do") == "scenario":
            found.setdefault(key, set()).update(word.get("show", ()))
    return found


def test_every_card_can_be_reached() -> None:
    """From what lies on the table at the start, dusk cards and scenario cards are reached one after the other."""
    start = [
        *ids("morning"),
        *ids("disputes"),
        *ids("laws"),
        *ids("consequences"),
        *ids("expeditions"),
        *ids("citizens"),
        *ids("technologies"),
        *ids("advisors"),
        CONTENT.first_dusk,
        CONTENT.first_scenario,
        CONTENT.storm_card,
    ]
    ways = leads_to()
    reached, waiting = set(start), list(start)
    while waiting:
        for card in ways.get(waiting.pop(), set()) - reached:
            reached.add(card)
            waiting.append(card)
    assert set(ids("dusk")) <= reached
    assert set(ids("scenario")) <= reached


def test_what_is_named_exists() -> None:
    """Cards, buildings, laws, technologies and tokens that a card names are in the box."""
    known = {card.id for table in (*TITLED, "buildings") for card in getattr(CONTENT, table)}
    named = {
        "cards": (),
        "show": (),
        "remove": (),
        "building": "",
        "law": "",
        "technology": "",
        "displayed": "",
        "consequences": (),
        "partner": "",
        "buildings": (),
    }
    for key, word in walk(CONTENT):
        for field, nothing in named.items():
            given = word.get(field, nothing)
            if word.get("do") == "cost" or given is None:
                continue
            for name in [given] if isinstance(given, str) else given:
                assert name in known | {""}, f"{key} names {name}"


# -- cards for people ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [*sorted(COUNTS.keys() - {"rim", "sectors"}), "buildings"])
def test_no_two_cards_are_alike(table: str) -> None:
    """What they do differs, not only their names."""
    seen: dict[bytes, str] = {}
    for card in getattr(CONTENT, table):
        mechanics = msgspec.json.encode(mechanics_of(card), order="deterministic")
        assert mechanics not in seen, f"{card.id} is {seen[mechanics]}"
        seen[mechanics] = card.id


def mechanics_of(card: Any) -> dict[str, Any]:
    own = {"id", "partner", "consequences", "group", "difficulty"}
    return {field: getattr(card, field) for field in card.__struct_fields__ if field not in own}


@pytest.mark.parametrize("table", TITLED)
def test_every_card_has_a_title_and_a_flavour(table: str) -> None:
    say = FROSTPUNK.say("en", PACK)
    titles = []
    for card in ids(table):
        titles.append(say(f"card-{card}"))
        assert say(f"flavour-{card}").strip("[]") != f"flavour-{card}"
        assert titles[-1].strip("[]") != f"card-{card}"
    assert len(set(titles)) == len(titles)


def test_every_building_has_a_name() -> None:
    say = FROSTPUNK.say("en", PACK)
    assert all(say.has(f"building-name-{building}") for building in PACK.buildings)


# -- a broken pack -------------------------------------------------------------------------------------------------


def broken(table: str, key: str, **changes: Any) -> Content:
    """The pack with one card changed."""
    cards = tuple(
        msgspec.structs.replace(card, **changes) if card.id == key else card for card in getattr(CONTENT, table)
    )
    return msgspec.structs.replace(CONTENT, **{table: cards})


def all_options(**words: Any) -> dict[str, Any]:
    """The options of the first morning card, each with these words."""
    options = CONTENT.morning[0].options
    return {
        "options": tuple(msgspec.convert({**msgspec.to_builtins(option), **words}, type(option)) for option in options)
    }


def without_number(card: str) -> Ability:
    return msgspec.structs.replace(PACK.citizens[card].ability, number=0)


def with_tracks(**changes: Any) -> Content:
    return msgspec.structs.replace(CONTENT, tracks=msgspec.structs.replace(CONTENT.tracks, **changes))


SHORT = CONTENT.tracks.population["worker"][:-1]


@pytest.mark.parametrize(
    ("content", "field"),
    [
        (msgspec.structs.replace(CONTENT, morning=CONTENT.morning[1:]), "count"),
        (broken("morning", "M002", id="M001"), "id"),
        (broken("morning", "M001", **all_options(effects=[{"do": "shuffle-in", "cards": ["D999"]}])), "cards"),
        (broken("morning", "M001", **all_options(effects=[{"do": "shuffle-in", "cards": ["M002"]}])), "cards"),
        (broken("morning", "M001", **all_options(**{"if": {"building": "castle"}})), "building"),
        (broken("morning", "M001", **all_options(cost={"wood": 1})), "options"),
        (broken("laws", "G01", consequences=("K01A", "K99")), "consequences"),
        (broken("laws", "G09", buildings=("castle",)), "buildings"),
        (broken("laws", "G01", partner="G99"), "partner"),
        (msgspec.structs.replace(CONTENT, first_dusk="D001"), "id"),
        (broken("buildings", "ruin", ruin=False), "ruin"),
        (broken("buildings", "tent", ruin=True), "ruin"),
        (broken("buildings", "workshop", starts_research=False), "starts_research"),
        (broken("buildings", "tent", stands_on=0), "stands_on"),
        (broken("buildings", "platform", stands_on=None), "stands_on"),
        (broken("buildings", "generator", use=Use(special="generator")), "use.number"),
        (broken("buildings", "coal-thumper", use=Use(special="spread-coal", number=3)), "use.each"),
        (broken("citizens", "B04", ability=without_number("B04")), "ability.number"),
        (with_tracks(hunger=CONTENT.tracks.hunger[::-1]), "hunger"),
        (with_tracks(sickness=()), "sickness"),
        (with_tracks(fed=()), "fed"),
        (with_tracks(heat=()), "heat"),
        (with_tracks(population={**CONTENT.tracks.population, "child": ()}), "population.child"),
        (with_tracks(population={**CONTENT.tracks.population, "worker": SHORT}), "population.worker"),
        (broken("buildings", "tent", delivers=(Gain(coal=1),)), "transport"),
        (with_tracks(start=StartMarkers(cold=16, red=0, orange=1, yellow=2)), "start"),
    ],
)
def test_a_broken_pack_is_refused(content: Content, field: str) -> None:
    """Q22: with the card and the field that are wrong; an option must always be open."""
    with pytest.raises(BadPack) as problem:
        check_content(content)
    assert problem.value.details["field"] == field


def test_tracks_end_where_the_pack_says() -> None:
    """F1.2: hunger and sickness lose the game beyond the last section of their track, wherever that is."""
    content = with_tracks(hunger=CONTENT.tracks.hunger[:-1], sickness=CONTENT.tracks.sickness[:-1])
    check_content(content)
    pack = Pack(content, PACK.folder)
    for hunger, lost in ((20, False), (21, True)):
        state = city(food=0, hunger=hunger, hands=[[]], round=4)
        state.pack = pack
        assert (at(state, StillHunger()).cause == "hunger") == lost
        assert FROSTPUNK.view(state, 0).outlook.dangers[4].limit == 21
    for number, lost in ((19, False), (20, True)):
        state = sick(city(hands=[[]], advisors=["foreman"], solo_card=False), workers=number)
        tokens(state, "hope", "care-")
        state.pack = pack
        assert (at(state, Preparation()).cause == "sickness") == lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_track_is_refused_in_words(language: str) -> None:
    """F13.1: 50 citizens of a kind must have their figures, or the game would break with the 45th."""
    content = with_tracks(population={**CONTENT.tracks.population, "worker": SHORT})
    with pytest.raises(BadPack) as problem:
        check_content(content)
    text = FROSTPUNK.say(language, PACK).problem(problem.value)
    assert "44" in text
    assert "50" in text
    assert "population.worker" in text


# -- weather -------------------------------------------------------------------------------------------------------


def test_the_first_storm_is_never_taken_for_the_second() -> None:
    """F14.2: whatever the weather, it has come by the last round in which the storm card ruins tents."""
    slowest = sorted(card.storm for card in CONTENT.weather)
    drawn = CONTENT.storm_returns_until - 1  # there is no weather in round 1
    assert CONTENT.storm_start - sum(slowest[:drawn]) <= CONTENT.storm_returns_until
