"""Frostpunk in a terminal: the picture shows what counts."""

from __future__ import annotations

import re
from io import StringIO

from rich.console import Console

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.faces.terminal import draw, ending
from hearthlight.games.frostpunk.rules.city.map import FIELDS_OF, OUTER_CORNERS
from hearthlight.games.frostpunk.rules.model import Built, Frostpunk
from hearthlight.games.frostpunk.words.texts import FrostpunkTexts
from hearthlight.kernel import Dice, Outcome, make_options

from .tables import PACK

WORDS = FrostpunkTexts(PACK, "en", ["Ada", "Ben", "Cleo", "Dan"])


def printed(something: object, width: int = 100) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(something)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def picture(state: Frostpunk) -> str:
    return printed(draw(FROSTPUNK.view(state, 0), WORDS))


def city(players: int = 1, seed: int = 1) -> Frostpunk:
    return FROSTPUNK.new(make_options(FROSTPUNK, players=players), seed)


def test_the_picture_never_fails_and_never_wraps_the_map() -> None:
    for seed in range(6):
        state, dice = city(1 + seed % 4, seed), Dice(seed)
        while state.to_act:
            seat = state.to_act[0]
            if state.ply % 25 == 0:
                shown = picture(state)
                assert "[" not in shown
                rows = [line for line in shown.splitlines() if line.count("|") > 3]
                assert len(rows) == 21
                assert [line.count("|") for line in rows[::3]] == [5, 6, 7, 8, 7, 6, 5]
            state.play(seat, dice.pick(state.moves(seat)))
        assert state.outcome is not None
        assert "The city is lost" in printed(ending(state.outcome, WORDS))


def test_heated_and_cold_have_signs() -> None:
    state = city()
    assert "0~Cookhouse" in picture(state)
    state.output = 1
    shown = picture(state)
    assert "0*Cookhouse" in shown
    assert "1*5w" in shown


def test_buildings_figures_upgrades_and_deposits_are_on_the_map() -> None:
    state = city()
    place = next(place for place in range(6, 18) if state.sectors[place])
    first, second = FIELDS_OF[place]
    state.built.append(Built("hothouse", (first, second), upgraded=True, figures=(0, 1)))
    shown = picture(state)
    assert re.search(rf"{first}~Hothou\w*\+ WE", shown)
    assert f"{second}~(Hothous" in shown
    corner = next(corner for corner, kind in enumerate(state.rim) if kind)
    assert f"{OUTER_CORNERS[corner]} ▲ {state.rim[corner]}" in shown


def test_the_ways_to_lose_are_in_sight() -> None:
    state = city()
    state.people[0].sick, state.people[0].grave = 15, True
    state.hunger, state.food, state.stress, state.overload, state.overheated = 8, 3, 10, 1, True
    shown = picture(state)
    for words in (
        f"Corpses 1 of {PACK.content.tracks.corpses}",
        "15 ✚ gravely ill",
        "Hunger 8: without food +1 discontent, 1 dies",
        "children eat 8 in round 1: 13 too few",
        "Stress 10/10, overload 1 · OVERHEATED",
        "Discontent 2/5",
    ):
        assert words in shown, words
    assert "2 exhausted tokens, marker turned 2 times (from 20 sick" in " ".join(
        part for line in shown.splitlines() if line.startswith("│ ") for part in [line.split("│")[-2].strip()]
    )


def test_an_unexplored_card_is_not_shown() -> None:
    state = city()
    shown = picture(state)
    for path in state.paths:
        assert WORDS.card(path.cards[-1]) not in shown


def test_the_end_tells_why() -> None:
    lost = printed(ending(Outcome((), (0,), ({"rounds": 4, "alive": 30, "dead": 9},), "hunger"), WORDS))
    assert "The city is lost" in lost
    assert "The city starves." in lost
    assert "Rounds: 4" in lost
    won = printed(ending(Outcome((0,), (1,), ({"rounds": 15, "alive": 50, "dead": 2},)), WORDS))
    assert "The city is saved" in won
