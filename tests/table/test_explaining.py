"""Help where the eye is: everything at a table is explained, with its number now and its rule, in every language."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from hearthlight.games import Game
from hearthlight.games.blackout import BLACKOUT
from hearthlight.games.blackout.faces.view import PlayerView
from hearthlight.games.blackout.faces.view import View as BlackoutView
from hearthlight.games.blackout.rules.model import Blackout
from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.faces.view import View as FrostpunkView
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice, Match, make_options
from hearthlight.table import HelpInfo, explain

NAMES = ["Ada", "Ben"]
GAMES = pytest.mark.parametrize("game", [BLACKOUT, FROSTPUNK], ids=lambda game: game.key)
IN_EACH = pytest.mark.parametrize("language", LANGUAGES)

SHOWN_BY = {
    BlackoutView: {
        "mode": "orchid",
        "chapter": "orchid",
        "phase": "phase-1",
        "starter": "flag",
        "last_round": "round",
        "dice": "die",
        "districts": "district",
        "reserve": "draw",
        "discard": "draw",
        "plans": "goal",
    },
    PlayerView: {
        "sign": "cube",
        "colour": "cube",
        "hand_size": "hand",
        "slots": "slot",
        "planned": "slot",
        "open_slots": "slot",
        "hand_limit": "hand",
        "emergency": "goal",
        "finished": "check",
        "stock": "rondel",
        "supply": "cube",
        "cubes": "cube",
        "tiles_up": "tile",
        "tiles_down": "tile",
        "unlocked": "check",
        "locked": "lock",
        "houses": "house",
        "restored": "restore",
    },
    FrostpunkView: {
        "group": "start",
        "difficulty": "start",
        "phase": "phase-1",
        "automata": "automaton",
        "automata_ready": "automaton",
        "output": "heat",
        "overheated": "overload",
        "ranges": "range",
        "expanded": "tower",
        "sectors": "sector",
        "rim": "deposit",
        "inner_left": "clear",
        "outer_left": "clear",
        "fields": "field",
        "warm_from": "field",
        "busy": "use",
        "gathered": "gather",
        "built": "build",
        "built_warm_from": "field",
        "built_insulation": "insulation",
        "unbuilt": "build",
        "ruined": "ruin",
        "morning_left": "morning",
        "dusk_size": "dusk",
        "dusk_discard": "dusk",
        "next_dispute": "dispute",
        "display": "special",
        "tokens": "scenario",
        "weather_left": "weather",
        "weather_discard": "weather",
        "citizens_discard": "citizen",
        "laws": "law",
        "passed": "law",
        "technologies": "technology",
        "finished": "technology",
        "researching": "research",
        "research_round": "research",
        "paths": "expedition",
        "hands": "citizen",
        "played": "citizen",
        "advisors": "advisor",
        "solo_card": "advisor",
        "bedless": "bed",
        "young": "child",
        "fired": "hub",
        "transport": "outpost",
        "once": "special",
        "cause": "warning",
    },
}
"""What is not explained under its own name."""
ELSEWHERE = {"orchid", "steel"}
"""What only a campaign or another scenario counts."""
NOTHING_TO_SEE = {"seat", "to_act", "outlook", "outcome", "players"}


def known(game: Game, language: str = "en", view: Any = None) -> HelpInfo:
    pack = game.packs(game.packs.names()[0])
    return explain(game, pack, game.words(pack, language, NAMES), view)


@IN_EACH
@GAMES
def test_everything_has_a_name_a_sentence_and_a_rule_that_exists(game: Game, language: str) -> None:
    found, rules = known(game, language), game.rulebook(language)
    assert len({thing.id for thing in found.things}) == len(found.things) > 50
    for thing in found.things:
        for text in (thing.title, thing.text, thing.rule_text, found.groups[thing.group]):
            assert text, thing.id
            assert not re.search(r"[\[{}]|\$", text), (thing.id, text)
        assert thing.rule in rules.numbers, thing.id
        assert not thing.now, "nobody looks at a table"


@IN_EACH
@GAMES
def test_numbers_are_said_as_a_game_goes_on(game: Game, language: str) -> None:
    """Whatever comes, the sentence of now is whole; at some time everything that is counted has one."""
    match, dice = Match(game, make_options(game, players=2), 3), Dice(3)
    counted = set()
    while match.state.to_act and match.state.ply < 400:
        seat = match.state.to_act[0]
        if match.state.ply % 40 == 0:
            found = known(game, language, match.view(seat))
            assert found.phase == f"phase-{match.state.phase}"  # type: ignore[attr-defined]
            for thing in found.things:
                assert not re.search(r"[\[{}]|\$", thing.now), (thing.id, thing.now)
                counted |= {thing.id} if thing.now else set()
        match.play(seat, dice.pick(match.state.moves(seat)).notation())
    say = game.say(language)
    assert {thing.id for thing in known(game).things if say.part(f"about-{thing.id}", "now")} - counted <= ELSEWHERE


@pytest.mark.parametrize(
    ("game", "view"), [(BLACKOUT, BlackoutView), (BLACKOUT, PlayerView), (FROSTPUNK, FrostpunkView)]
)
def test_every_part_of_a_view_is_explained(game: Game, view: type[msgspec.Struct]) -> None:
    things = {thing.id for thing in known(game).things}
    for field in msgspec.structs.fields(view):
        if field.name not in NOTHING_TO_SEE:
            assert SHOWN_BY[view].get(field.name, field.name) in things, field.name


def test_numbers_are_those_of_the_table() -> None:
    match = Match(FROSTPUNK, make_options(FROSTPUNK, players=2), 1)
    said = {thing.id: thing.now for thing in known(FROSTPUNK, view=match.view(0)).things}
    view = match.view(0)
    assert isinstance(view, FrostpunkView)
    active = sum(token.active for token in view.hope)
    assert said["hope"] == f"Hope {len(view.hope)} of 6, {active} active: at 0 the city falls."
    assert said["coal"] == f"You have {view.coal}."
    assert known(FROSTPUNK, view=match.view(0)).phase == "phase-0"


@IN_EACH
def test_each_space_of_the_heat_track_says_its_numbers(language: str) -> None:
    """F4.4 to F4.6: the coal that leads there, the cubes, and who falls sick there."""
    match = Match(FROSTPUNK, make_options(FROSTPUNK, players=2), 1)
    view = match.view(0)
    assert isinstance(view, FrostpunkView)
    said = {thing.id: thing for thing in known(FROSTPUNK, language, view).things}
    for space, printed in enumerate(match.state.pack.content.tracks.heat):
        assert said[f"output-{space}"].rule == "F4.4"
        assert (f"freezes-{space}" in said) == bool(printed.sick)
        for thing in (f"output-{space}", f"cubes-{space}", *([f"freezes-{space}"] if printed.sick else [])):
            assert str(space) in said[thing].now
            assert not re.search(r"[\[{}]|\$", said[thing].now), said[thing].now
    if language == "en":
        assert (view.output, view.cold) == (0, 4)
        assert said["freezes-3"].now == (
            "1 worker falls sick here if the output is below 3 and the cold above 3. Now output 0, cold 4: sick."
        )
        assert said["freezes-14"].now.startswith("1 worker and 1 engineer fall sick here if")
        assert said["freezes-14"].now.endswith("Now output 0, cold 4: safe.")
        assert said["cubes-5"].now == "Output 5: 5 into the tower. Now, at output 0: 0."
        assert said["output-2"].now == "2 coal would raise the output from 0 to 2. It warms: A + B."
        assert said["output-9"].now.startswith("Output 9 cannot be reached while the cold stands at 4.")


def test_a_phase_says_who_comes_next() -> None:
    """B3.1: clockwise from the starting player; who has acted comes no more."""
    match, dice = Match(BLACKOUT, make_options(BLACKOUT, players=2), 1), Dice(1)
    seen: set[bool] = set()
    while len(seen) < 2:
        seat = match.state.to_act[0]
        view = match.view(seat)
        assert isinstance(view, BlackoutView)
        if view.phase == 3:
            last = seat != view.starter
            found = known(BLACKOUT, view=view)
            (phase,) = [thing for thing in found.things if thing.id == found.phase]
            order = [NAMES[seat], *([] if last else [NAMES[1 - seat]])]
            assert phase.now == f"Next, in this order: {' and '.join(order)}."
            seen.add(last)
        match.play(seat, dice.pick(match.state.moves(seat)).notation())


@IN_EACH
def test_the_numbers_of_a_player_are_told_to_the_others_as_theirs(language: str) -> None:
    match = Match(BLACKOUT, make_options(BLACKOUT, players=2), 3)
    state = match.state
    assert isinstance(state, Blackout)
    state.players[0].money, state.players[1].money = 7, 6
    words = BLACKOUT.words(match.state.pack, language, NAMES)
    told = {thing.id: thing for thing in explain(BLACKOUT, match.state.pack, words, match.view(0)).things}
    assert "7" in told["money"].now
    assert "Ben" in told["money"].of[1]
    assert "6" in told["money"].of[1]
    assert "7" not in told["money"].of[1]
    for thing in ("transport", "gps", "hand", "hospital", "tile", "objectives", "points", "slot", "cube", "food"):
        assert "Ben" in told[thing].of[1], thing
    assert not told["display"].of, "what everybody shares is nobody's"
