"""Frostpunk in a terminal: the picture shows what counts, and people and bots decide together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from io import StringIO

from rich.console import Console

from hearthlight.bots.base import RandomBot
from hearthlight.games import game_named
from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.faces.terminal import draw, ending
from hearthlight.games.frostpunk.rules.city.map import FIELDS_OF, OUTER_CORNERS
from hearthlight.games.frostpunk.rules.model import Built, Frostpunk
from hearthlight.games.frostpunk.words.texts import FrostpunkTexts
from hearthlight.kernel import Dice, Match, Outcome, make_options
from hearthlight.terminal.session import Quit, Session

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


# -- together ------------------------------------------------------------------------------------------------------


class Typed:
    """Answers that were typed beforehand; then the people leave."""

    def __init__(self, answers: Iterator[str]) -> None:
        self.answers = answers

    def __call__(self, prompt: str) -> str:
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None


def played(match: Match, bots: dict[int, RandomBot], answers: list[str]) -> str:
    console = Console(file=StringIO(), width=120, color_system=None)
    session = Session(match, bots, "en", console, Typed(iter(answers)))
    with suppress(Quit):
        session.run()
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_what_is_proposed_is_played_with_a_letter() -> None:
    match, dice = Match(FROSTPUNK, make_options(FROSTPUNK, players=1), 1, names=["Ada"]), Dice(1)
    while len(game_named("frostpunk").propose(match.state, 0)) < 2:
        match.play(0, dice.pick(match.state.moves(0)).notation())
    before, proposed = match.state.ply, game_named("frostpunk").propose(match.state, 0)
    shown = played(match, {}, ["a"])
    assert "Proposed: " in shown
    assert [move for _, move in match.record.moves[before:]][:2] == [move.notation() for move in proposed[:2]]


def test_a_hint_says_what_to_do_and_why() -> None:
    match, dice = Match(FROSTPUNK, make_options(FROSTPUNK, players=1), 1, names=["Ada"]), Dice(1)
    while match.state.decision(0).asks != "figure":
        match.play(0, dice.pick(match.state.moves(0)).notation())
    before = match.state.ply
    shown = played(match, {}, ["hint"])
    assert isinstance(match.state, Frostpunk)
    best = FROSTPUNK.adviser.advise(match.state, 0)[0]
    assert "→ " in shown
    assert WORDS.capital(WORDS.reason(next(reason for reason in best.reasons if reason.good))) in shown
    assert match.state.ply == before


def at_a_joint_decision(leader: int) -> Match:
    """A table for two where that seat decides for both, among several things."""
    for seed in range(50):
        match, dice = Match(FROSTPUNK, make_options(FROSTPUNK, players=2), seed, names=["Ada", "Ben"]), Dice(seed)
        while match.state.to_act:
            seat = match.state.to_act[0]
            decision = match.state.decision(seat)
            if decision.joint and seat == leader and len(decision.moves) > 1:
                return match
            match.play(seat, dice.pick(decision.moves).notation())
    raise AssertionError("no joint decision in 50 games")


def test_a_bot_suggests_what_it_would_choose() -> None:
    match = at_a_joint_decision(0)
    shown = played(match, {1: RandomBot()}, [])
    assert shown.count("← suggested by Ben") == 1
    assert match.state.decision(0).find(match.suggestions[1])


def test_people_at_one_keyboard_suggest_too() -> None:
    match = at_a_joint_decision(0)
    shown = played(match, {}, ["suggest 2 2", "suggest 2 99", "suggest nonsense"])
    assert "← suggested by Ben" in shown
    assert '"suggest 2 99" is not one of the choices' in shown
    assert match.suggestions == {1: match.state.decision(0).moves[1].notation()}


def test_nobody_hides_behind_a_curtain() -> None:
    match = Match(FROSTPUNK, make_options(FROSTPUNK, players=2), 1, names=["Ada", "Ben"])
    assert "it is your turn. Press Enter" not in played(match, {}, ["1"] * 6)


def test_any_card_can_be_looked_up() -> None:
    match = Match(FROSTPUNK, make_options(FROSTPUNK, players=1), 1, names=["Ada"])
    shown = played(match, {}, ["card G05", "card tent", "card X99"])
    assert "Three to a bunk" in shown
    assert "2 sleeping places." in shown
    assert 'There is no card "X99"' in shown
