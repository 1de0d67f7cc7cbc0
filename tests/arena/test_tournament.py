"""Who plays whom: everybody from every seat, all with the same seeds, in every setting."""

from __future__ import annotations

from collections import Counter

import pytest

from hearthlight.arena.tournament import line_ups, schedule, settings_of
from hearthlight.games import game_named
from hearthlight.kernel import BadOptions

RIVALS, FRIENDS = "blackout", "frostpunk"


@pytest.mark.parametrize(("bots", "players", "tables"), [("ab", 2, 2), ("abc", 2, 6), ("ab", 3, 6), ("abc", 3, 3)])
def test_everybody_sits_on_every_seat_equally_often(bots: str, players: int, tables: int) -> None:
    found = line_ups(bots, players, together=False)
    assert len(found) == len(set(found)) == tables
    sat = Counter((bot, seat) for table in found for seat, bot in enumerate(table))
    assert set(sat) == {(bot, seat) for bot in bots for seat in range(players)}
    assert len(set(sat.values())) == 1


def test_whoever_is_alone_plays_all_seats() -> None:
    assert line_ups("a", 3, together=False) == [("a", "a", "a")]


def test_in_a_game_played_together_nobody_meets() -> None:
    assert line_ups("ab", 2, together=True) == [("a", "a"), ("b", "b")]


def test_several_values_of_an_option_are_several_settings() -> None:
    game = game_named(FRIENDS)
    settings = settings_of(game, {"players": "1, 2", "difficulty": "hard,easy", "group": "3"})
    assert list(settings) == [
        "players=1 difficulty=hard",
        "players=1 difficulty=easy",
        "players=2 difficulty=hard",
        "players=2 difficulty=easy",
    ]
    assert settings["players=2 difficulty=easy"] == {"players": 2, "group": 3, "difficulty": "easy"}
    assert list(settings_of(game, {})) == [""]


def test_an_option_that_has_commas_of_its_own_is_one() -> None:
    (options,) = settings_of(game_named(RIVALS), {"colours": "pink,lime,sky"}).values()
    assert options["colours"] == "pink,lime,sky"


def test_a_setting_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOptions):
        settings_of(game_named(RIVALS), {"players": "2,9"})


def test_every_seed_is_played_by_every_line_up() -> None:
    game = game_named(RIVALS)
    jobs = schedule(game, settings_of(game, {"players": "2,3"}), ["random", "greedy"], 7, 100, None)
    played = {setting: [job for job in jobs if job.setting == setting] for setting in ("players=2", "players=3")}
    assert [len(games) for games in played.values()] == [8, 12]
    for games in played.values():
        tables = {job.bots for job in games}
        for seed in {job.seed for job in games}:
            assert {job.bots for job in games if job.seed == seed} == tables
    assert min(job.seed for job in jobs) == 100
    assert [job.number for job in jobs] == [*range(20)]
    assert [job.seed for job in jobs] == sorted(job.seed for job in jobs)
