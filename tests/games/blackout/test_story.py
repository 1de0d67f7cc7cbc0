"""The story of a blackout: none while there are secrets; then points that add up, and words in every language."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from hearthlight.games.blackout.faces.story import RoundScores
from hearthlight.games.blackout.game import BlackoutGame
from hearthlight.games.contract import Story
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice, Match, make_options

pytestmark = pytest.mark.xdist_group("stories of Blackout")  # the games are played once
GAME = BlackoutGame()
TABLES = [(2, "single", 1), (3, "single", 2), (4, "single", 3), (1, "campaign", 4), (2, "campaign", 5)]


@cache
def finished(players: int, mode: str, seed: int) -> Match:
    match = Match(GAME, make_options(GAME, players=players, mode=mode), seed)
    dice, bot = Dice(seed), GAME.bot("greedy")
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.play(seat, bot.choose(match.state, seat, dice).notation())
    return match


@cache
def story(players: int, mode: str, seed: int) -> Story:
    told = GAME.story(finished(players, mode, seed))
    assert told is not None
    return told


def test_there_is_no_story_before_the_end() -> None:
    record = finished(*TABLES[0]).record
    for at in (0, len(record.moves) // 2, len(record.moves) - 1):
        assert GAME.story(Match.replay(GAME, record.fork(at))) is None


@pytest.mark.parametrize("table", TABLES)
def test_points_by_source_and_by_round_add_up(table: tuple[int, str, int]) -> None:
    outcome = finished(*table).state.outcome
    assert outcome is not None
    numbers = [part.numbers for part in story(*table).parts if isinstance(part.numbers, RoundScores)]
    assert [scores.round for scores in numbers] == [*range(1, finished(*table).state.round + 1), 0]
    assert tuple(numbers[-1].points) == outcome.scores
    for seat, score in enumerate(outcome.scores):
        sources: Counter[str] = Counter()
        for scores in numbers:
            sources.update(scores.sources[seat])
            assert scores.points[seat] == sources.total()
            assert scores.totals[seat] == {source: points for source, points in sources.items() if points}
        assert sources.total() == score
        assert {part: sources[part] for part in ("money", "tiles", "cards")} == {
            part: outcome.details[seat][part] for part in ("money", "tiles", "cards")
        }


@pytest.mark.parametrize("table", TABLES)
def test_what_is_told_is_what_happened(table: tuple[int, str, int]) -> None:
    match = finished(*table)
    chapters = {chapter.key: chapter.lines for chapter in story(*table).chapters}
    lit = [event for events in match.log for event in events if event.kind == "secured"]
    assert [event for _, event in chapters["lit"]] == lit
    assert [event.seat for _, event in chapters["players"]] == list(range(table[0]))
    assert bool(chapters["conditions"]) == (table[1] == "campaign")
    outcome = match.state.outcome
    assert outcome is not None
    for _, event in chapters["turning"]:
        if event.kind.startswith("told-lead"):
            assert event.seat in outcome.winners
    met = dict.fromkeys(range(table[0]), True)
    for _, event in chapters["conditions"]:
        if event.kind == "told-condition":
            assert event.seat is not None
            met[event.seat] &= bool(event.data["met"])
    if chapters["conditions"]:
        assert [met[seat] for seat in range(table[0])] == [bool(detail["conditions"]) for detail in outcome.details]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words(language: str) -> None:
    for table in TABLES:
        words = GAME.words(finished(*table).state.pack, language, ["Ada", "Ben", "Cleo", "Dan"])
        told = story(*table)
        lines = [event for part in (*told.chapters,) for _, event in part.lines]
        lines += [event for part in told.parts for _, event in part.events]
        texts = [words.event(event) for event in lines]
        assert not [text for text in texts if not text or "{" in text or "event-" in text or "told-" in text]
        say = words.say
        for source in ("districts", "goals", "scouting", "actions", "hospital", "tokens", "money", "tiles", "cards"):
            assert say.has(f"blackout-source-{source}")
