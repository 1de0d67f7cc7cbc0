"""Whole games in words: no line has a key or a gap in it."""

from __future__ import annotations

from typing import Any

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.kernel import Decision, Dice, Match, make_options

from .reading import WORDS, reads_well


def lines_of(decision: Decision) -> list[str]:
    return [WORDS.question(decision), *(WORDS.move(move, decision) for move in decision.moves)]


def read_a_game(match: Match, choose: Any) -> set[str]:
    """Every line of a game; which questions and events came up."""
    seen = set()
    for event in match.log[0]:
        assert reads_well(WORDS.event(event)), event
    while match.state.to_act:
        seat = match.state.to_act[0]
        decision = match.state.decision(seat)
        for line in lines_of(decision):
            assert reads_well(line), (decision.asks, line)
        events = match.play(seat, choose(match.state, seat).notation())
        for event in events:
            assert reads_well(WORDS.event(event)), event
        seen |= {f"ask {decision.asks}", *(f"event {event.kind}" for event in events)}
    return seen


def test_forty_random_games_in_words() -> None:
    seen = set()
    for seed in range(40):
        options = make_options(
            FROSTPUNK, players=1 + seed % 4, group=1 + seed % 6, difficulty="hard" if seed % 3 == 2 else "normal"
        )
        dice = Dice(seed)
        seen |= read_a_game(Match(FROSTPUNK, options, seed), lambda state, seat: dice.pick(state.moves(seat)))  # noqa: B023
    assert len(seen) > 80


def test_games_that_last_in_words() -> None:
    """The companion sees more of the game: laws, expeditions, storms."""
    bot = FROSTPUNK.bot("companion")
    seen = set()
    for seed in range(1):
        dice = Dice(seed)
        seen |= read_a_game(
            Match(FROSTPUNK, make_options(FROSTPUNK, players=2, group=1), seed),
            lambda state, seat, dice=dice: bot.choose(state, seat, dice),
        )
    assert {"event passed-law", "event weather", "event erected", "event slept"} <= seen
