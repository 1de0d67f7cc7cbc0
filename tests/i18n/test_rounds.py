"""What a round is called: each game has its own word, and texts that all games share take it."""

from __future__ import annotations

import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.i18n import LANGUAGES

SHARED = ("web-round", "web-round-back", "web-round-on", "web-orders-round", "web-lost-in-round", "statistics-rounds")
WORDS = {"blackout": "輪", "frostpunk": "回合"}


@pytest.mark.parametrize("game", WORDS)
@pytest.mark.parametrize("key", SHARED)
def test_shared_texts_say_the_games_word_for_a_round(game: str, key: str) -> None:
    say = game_named(game).say("zh-Hant")
    said = say.first(f"{key}-{game}", key, round=3, rounds=3)
    assert WORDS[game] in said
    assert not any(word in said for other, word in WORDS.items() if other != game)


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_what_names_a_round_takes_it_as_it_is_called(game: str, language: str) -> None:
    say = game_named(game).say(language)
    called = say.first(f"web-round-{game}", "web-round", round=3)
    for key in ("turn-message", "web-turns-notice", "terminal-review-turn"):
        assert called in say(key, game="", question="", round=called), key
