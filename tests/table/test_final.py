"""What is not called final can be taken back, also where what answers itself runs on after it."""

from __future__ import annotations

import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.kernel import Dice, Match, make_options
from hearthlight.table import Table
from hearthlight.table.offers import describe

from ..clicks import Chair


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 5)])
@pytest.mark.parametrize("game", game_keys())
def test_what_is_not_final_can_be_taken_back(game: str, players: int, seed: int) -> None:
    box = game_named(game)
    options = {"mode": "campaign"} if players == 1 and game == "blackout" else {}
    match = Match(box, make_options(box, players=players, **options), seed)
    table = Table(match, [Chair(f"{seat}", "person") for seat in range(players)])
    words, bot, dice, tried = box.words(match.state.pack, "en"), box.bot(), Dice(seed), 0
    while table.answering() and match.state.round < 3:
        seat, asked = dice.pick(list(table.answering().items()))
        state = match.state
        offers = describe(box, state, state.decision(asked), seat, words).moves
        offer = dice.pick(offers)
        if not offer.final:
            twin = table.copy()
            twin.play(seat, offer.move)
            twin.undo(seat)
            assert twin.match.state == state
            tried += 1
        table.play(seat, bot.choose(state, asked, dice).notation())
    assert tried > 10
