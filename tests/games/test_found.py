"""Games are found by their entry points; what is not there, or is broken, is said and stops nobody else."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from hearthlight import games as house
from hearthlight.games import Game, game_keys, game_named, games, texts_of_all
from hearthlight.kernel import Problem


@pytest.fixture
def another_house(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A house in which a second game cannot be loaded."""
    entries = {
        "blackout": house._entries()["blackout"],
        "broken": EntryPoint("broken", "no.such.game:GAME", house.GROUP),
    }
    monkeypatch.setattr(house, "_entries", lambda: entries)
    games.cache_clear()
    yield
    games.cache_clear()


def test_the_games_of_the_house_are_there() -> None:
    assert {"blackout", "frostpunk"} <= set(game_keys())
    assert [game.key for game in games()] == game_keys()
    assert all(isinstance(game, Game) for game in games())


def test_an_unknown_game_is_a_clear_error() -> None:
    with pytest.raises(Problem) as error:
        game_named("chess")
    assert error.value.key == "unknown-game"
    assert 'There is no game "chess". Known: blackout, ' in texts_of_all("en").problem(error.value)


@pytest.mark.usefixtures("another_house")
def test_a_game_that_cannot_be_loaded_is_logged_and_left_out(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert [game.key for game in games()] == ["blackout"]
    assert "The game broken cannot be loaded" in caplog.text


@pytest.mark.parametrize("key", game_keys())
def test_a_game_brings_what_it_promises(key: str) -> None:
    """Options with values and names, bots, a pack, words in every language, a rulebook."""
    game = game_named(key)
    assert next(iter(game.bots)) == "random"
    assert game.bot().name == game.usual_bot
    assert game.wins.keys() <= game.bots.keys() - {game.usual_bot}
    assert all(0 <= share <= 100 for share in game.wins.values())
    assert game.packs.names()
    say = game.say("en", game.packs(game.packs.names()[0]))
    assert say.has(f"game-{key}")
    assert say.has(f"pitch-{key}")
    for choice in game.choices:
        values = game.values_of(choice.key)
        assert len(values) > 1
        assert set(choice.players) <= set(values)
        assert say.has(f"option-{key}-{choice.key}")
        for value in values:
            title, _ = game.choice(say, choice.key, value)
            assert title
            assert not title.startswith("[")
        for other, wanted in choice.needs.items():
            assert set(wanted) <= set(game.values_of(other))
    assert game.rulebook("en").numbers
