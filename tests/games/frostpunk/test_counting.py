"""What cities are counted by is what happened in them."""

from __future__ import annotations

from collections import Counter

from hearthlight.arena.play import play_out
from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice, Event, make_options


def test_laws_technologies_and_choices_are_those_of_the_city() -> None:
    state = FROSTPUNK.new(make_options(FROSTPUNK, players=2), 4)
    laws, tally = set(state.laws), FROSTPUNK.tally(state)
    told: list[Event] = []

    class Listening:
        """Hears what the tally hears."""

        name = "listening"

        def __init__(self) -> None:
            self.bot = FROSTPUNK.bot("companion")

        def choose(self, state, seat, dice):  # type: ignore[no-untyped-def]
            told.extend(state.events)
            return self.bot.choose(state, seat, dice)

    play_out(state, [Listening(), Listening()], Dice(4), tally)
    counts = tally.counts(state)

    def done(topic: str) -> Counter[str]:
        return Counter({count.thing: count.times for count in counts if count.topic == topic and count.times})

    assert set(done("law")) == set(state.passed)
    assert {count.thing for count in counts if count.topic == "law" and not count.times} == laws
    assert set(done("technology")) == set(state.finished)
    chosen = Counter(f"{event.data['card']}-{event.data['option']}" for event in told if event.kind == "chose")
    assert chosen <= done("choice")
    for thing in done("choice"):
        card = thing.rpartition("-")[0]
        options = [count.thing for count in counts if count.topic == "choice" and not count.times]
        assert [option for option in options if option.startswith(f"{card}-")]
    assert done("building").total() >= sum(event.kind == "erected" for event in told) > 0
    assert [*done("cores")] == [str(state.cores)]


def test_everything_has_a_name() -> None:
    state = FROSTPUNK.new(make_options(FROSTPUNK, players=1), 6)
    tally = FROSTPUNK.tally(state)
    play_out(state, [FROSTPUNK.bot("companion")], Dice(6), tally)
    counts = tally.counts(state)
    assert {"law", "technology", "choice", "building", "work", "storms", "cores"} <= {count.topic for count in counts}
    for language in LANGUAGES:
        words = FROSTPUNK.words(state.pack, language)
        for count in counts:
            assert words.say.has(f"counted-{count.topic}")
            assert "[" not in FROSTPUNK.called(words, count.topic, count.thing)
