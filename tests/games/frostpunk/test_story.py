"""The story of a city that is over: numbers that add up, and words for all of it in every language."""

from __future__ import annotations

from functools import cache

import pytest

from hearthlight.games.contract import Story, StoryChapter
from hearthlight.games.frostpunk.faces.diary import Diary, Entry, Near
from hearthlight.games.frostpunk.faces.story import saved
from hearthlight.games.frostpunk.game import FROSTPUNK
from hearthlight.games.frostpunk.rules.model import Frostpunk
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice, Event, Match, make_options

pytestmark = pytest.mark.xdist_group("stories of Frostpunk")  # the games are played once
SEEDS = range(1, 7)
VICTORY = 1
"""With this seed the companion saves its city."""


@cache
def finished(seed: int) -> Match:
    """A few choices at random among those of a companion bring all kinds of ends."""
    match = Match(FROSTPUNK, make_options(FROSTPUNK, players=1 + seed % 3), seed)
    dice, bots = Dice(seed), [FROSTPUNK.bot("random"), FROSTPUNK.bot("companion")]
    while match.state.to_act:
        seat = match.state.to_act[0]
        bot = bots[bool(dice.below(2 + seed))]
        match.play(seat, bot.choose(match.state, seat, dice).notation())
    return match


@cache
def story(seed: int) -> Story:
    return FROSTPUNK.story(finished(seed))


def chapter(seed: int, key: str) -> StoryChapter:
    (found,) = [chapter for chapter in story(seed).chapters if chapter.key == key]
    return found


def test_a_running_game_has_rounds_but_no_tale() -> None:
    match = finished(1)
    half = Match.replay(FROSTPUNK, match.record.fork(len(match.record.moves) // 2))
    told = FROSTPUNK.story(half)
    assert told.parts
    assert not told.chapters


@pytest.mark.parametrize("seed", SEEDS)
def test_every_death_is_told_with_its_cause(seed: int) -> None:
    died = [event for events in finished(seed).log for event in events if event.kind == "died"]
    told = [event for _, event in chapter(seed, "dead").lines]
    assert [(event.data["kind"], event.data["cause"]) for event in told] == [
        (event.data["kind"], event.data["cause"]) for event in died
    ]
    mourned = [event for events in finished(seed).log for event in events if event.kind == "mourned"]
    assert sorted(str(event.data["card"]) for event in mourned) == sorted(
        str(event.data["card"]) for event in told if event.data["card"]
    )
    assert all(event.data["fate"] for event in told if event.data["cause"] == "card")


@pytest.mark.parametrize("seed", SEEDS)
def test_corpses_that_no_death_explains_are_told_too(seed: int) -> None:
    state = finished(seed).state
    assert isinstance(state, Frostpunk)
    others = [event for _, event in chapter(seed, "others").lines]
    assert others[0].kind == "told-on-the-way"
    assert others[0].data["count"] == state.pack.starts[state.group, state.difficulty].corpses
    found = len(chapter(seed, "dead").lines) + sum(int(str(event.data["count"])) for event in others)
    buried = any(event.kind == "corpses" for events in finished(seed).log for event in events)
    assert found == state.corpses or (buried and found > state.corpses)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_end_is_told_with_its_arithmetic(seed: int) -> None:
    state = finished(seed).state
    assert isinstance(state, Frostpunk)
    assert state.outcome is not None
    first = chapter(seed, "end").lines[0][1]
    assert first.kind == f"told-end-{state.outcome.cause or 'won'}"
    if state.outcome.cause == "hope":
        before, found, lost = (int(str(first.data[name])) for name in ("before", "found", "lost"))
        assert before > 0
        assert before + found - lost == 0
    close = [event.kind for _, event in chapter(seed, "close").lines]
    assert f"told-close-{state.outcome.cause}" not in close
    assert {"told-close-hope", "told-close-discontent", "told-close-corpses"} - {
        f"told-close-{state.outcome.cause}"
    } <= set(close)


SAVED = {
    "hope": "In round 9, only 1 hope was left. Then it rose again, and that saved the city.",
    "discontent": "In round 9, discontent stood at 6 of 7. Then it fell, and that saved the city.",
}


@pytest.mark.parametrize(("cause", "now", "limit"), [("hope", 1, 0), ("discontent", 6, 7)])
def test_a_victory_says_what_saved_the_city(cause: str, now: int, limit: int) -> None:
    """The defeat that was nearest and averted, and what people did in that move; not one that only came nearer."""
    match = finished(1)
    state = match.state.copy()
    assert isinstance(state, Frostpunk)
    near, turned = Near(70, 9, now, limit, 1), Near(71, 9, 3, limit, 3)
    deed = Entry(71, 9, Event("passed-law", None, {"card": "L01"}))
    nearest = {cause: near, "corpses": Near(80, 10, 12, 12, 0), "hunger": Near(60, 8, 24, 25, 1)}
    lines = saved(Diary(state, entries=[deed], nearest=nearest, turned={cause: turned}))
    words = FROSTPUNK.words(state.pack, "en")
    assert [(ply, event.kind) for ply, event in lines] == [(70, "told-saved"), (71, "passed-law")]
    assert words.event(lines[0][1]) == SAVED[cause]


def test_what_saved_a_city_is_read_from_its_record() -> None:
    """A city of the companion that stands; one that falls has no such line."""
    match = Match(FROSTPUNK, make_options(FROSTPUNK, players=1), VICTORY)
    bot = FROSTPUNK.bot("companion")
    while match.state.to_act:
        match.play(0, bot.choose(match.state, 0, Dice(VICTORY + match.state.ply)).notation())
    assert match.state.outcome
    assert match.state.outcome.winners
    end = next(part for part in FROSTPUNK.story(match).chapters if part.key == "end")
    assert [event.kind for _, event in end.lines][:2] == ["told-end-won", "told-saved"]
    for language in LANGUAGES:
        said = FROSTPUNK.words(match.state.pack, language).event(end.lines[1][1])
        assert said
        assert not set(said) & set("{}$")


@pytest.mark.parametrize("seed", SEEDS)
def test_moments_come_in_order_and_lead_into_the_record(seed: int) -> None:
    plies = [ply for ply, _ in chapter(seed, "moments").lines]
    assert plies == sorted(plies)
    assert 2 <= len(plies) <= 7
    assert all(0 <= ply <= finished(seed).state.ply for part in story(seed).chapters for ply, _ in part.lines)
    laws = [event for events in finished(seed).log for event in events if event.kind == "passed-law"]
    told = [event for _, event in chapter(seed, "crossed").lines if event.kind == "told-law"]
    assert [event.data["card"] for event in told] == [event.data["card"] for event in laws]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words(language: str) -> None:
    for seed in SEEDS:
        words = FROSTPUNK.words(finished(seed).state.pack, language)
        lines = [event for part in story(seed).chapters for _, event in part.lines]
        texts = [words.event(event) for event in lines]
        assert not [text for text in texts if not text or "{" in text or "frost-" in text or "told-" in text]


def test_every_way_to_lose_has_its_words() -> None:
    for language in LANGUAGES:
        say = FROSTPUNK.say(language)
        for cause in ("hope", "discontent", "malfunction", "sickness", "hunger", "corpses", "time"):
            assert say.has(f"frost-event-told-end-{cause}")
            assert cause == "time" or say.has(f"frost-event-told-close-{cause}")
