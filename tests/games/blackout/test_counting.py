"""What games of Blackout are counted by is what happened in them."""

from __future__ import annotations

from hearthlight.arena.play import play_out
from hearthlight.games.blackout import BLACKOUT
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice, make_options


def test_openings_cards_and_plans_are_those_of_the_game() -> None:
    state = BLACKOUT.new(make_options(BLACKOUT, players=3), 4)
    order, tally = state.turn_order, BLACKOUT.tally(state)
    play_out(state, [BLACKOUT.bot("greedy")] * 3, Dice(4), tally)
    counts = tally.counts(state)
    assert [(count.thing, count.seat) for count in counts if count.topic == "order"] == [
        (str(place), seat) for place, seat in enumerate(order, 1)
    ]
    assert sorted(count.seat for count in counts if count.topic == "opening" and count.seat is not None) == [0, 1, 2]
    for seat, player in enumerate(state.players):
        finished = {count.thing for count in counts if (count.topic, count.seat) == ("plan", seat)}
        assert finished >= set(player.finished)
    shown = {count.thing for count in counts if count.topic == "card" and not count.times}
    bought = {count.thing for count in counts if count.topic == "card" and count.times}
    assert bought
    assert bought <= shown


def test_everything_has_a_name() -> None:
    state = BLACKOUT.new(make_options(BLACKOUT, players=2), 4)
    tally = BLACKOUT.tally(state)
    play_out(state, [BLACKOUT.bot("greedy")] * 2, Dice(4), tally)
    for language in LANGUAGES:
        words = BLACKOUT.words(state.pack, language)
        for count in tally.counts(state):
            assert words.say.has(f"counted-{count.topic}")
            assert "[" not in BLACKOUT.called(words, count.topic, count.thing)
