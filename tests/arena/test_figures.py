"""What came of games, reckoned: by hand for a few, and compared."""

from __future__ import annotations

from typing import Any

import polars as pl
import pytest

from hearthlight.arena import figures
from hearthlight.arena.play import Job, Result
from hearthlight.games import Counted
from hearthlight.kernel import Outcome


def rivals(number: int, bots: str, scores: tuple[int, ...], *counts: Counted, setting: str = "") -> Result:
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    job = Job("some", {"players": len(bots)}, number // 2, tuple(bots), number=number, setting=setting)
    return Result(job, Outcome(best, scores), 10, 100, list(counts))


def friends(number: int, bot: str, rounds: int, cause: str, *counts: Counted) -> Result:
    job = Job("some", {"players": 2}, number // 2, (bot, bot), number=number)
    return Result(job, Outcome(() if cause else (0, 1), (0, 0), cause=cause), rounds, 100, list(counts))


def row(table: pl.DataFrame, **wanted: Any) -> dict[str, Any]:
    (found,) = table.filter(**wanted).iter_rows(named=True)
    return found


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilson_s(wins: int, games: int, low: float, high: float) -> None:
    assert figures.wilson(wins, games) == (pytest.approx(low, abs=0.001), pytest.approx(high, abs=0.001))


def test_standings_count_each_seat_of_rivals() -> None:
    results = [rivals(0, "ab", (10, 30)), rivals(1, "ba", (40, 20)), rivals(2, "ab", (9, 9))]
    table = figures.standings(figures.seats_of(results))
    assert table["bot"].to_list() == ["b", "a"]
    assert row(table, bot="a") == {
        "setting": "",
        "bot": "a",
        "games": 3,
        "wins": 1,
        "mean": 13.0,
        "lowest": 9,
        "highest": 20,
        "rounds": 10.0,
        "rate": pytest.approx(1 / 3),
        "low": pytest.approx(0.0615, abs=1e-4),
        "high": pytest.approx(0.7923, abs=1e-4),
    }


def test_who_wins_from_which_seat() -> None:
    results = [rivals(0, "ab", (10, 30)), rivals(1, "ba", (40, 20)), rivals(2, "ab", (30, 10))]
    table = figures.by_seat(figures.seats_of(results))
    assert (row(table, bot="a", seat=1)["wins"], row(table, bot="a", seat=1)["games"]) == (1, 2)
    assert row(table, bot="b", seat=1)["rate"] == 1


def test_a_better_bot_has_a_better_rating_in_its_setting() -> None:
    results = [rivals(n, "ab" if n % 2 else "ba", (9, 5) if n % 2 else (5, 9), setting="x") for n in range(30)]
    results += [rivals(30 + n, "ab", (5, 9), setting="y") for n in range(4)]
    table = figures.ratings(figures.seats_of(results), together=False)
    assert table.filter(setting="x")["bot"].to_list() == ["a", "b"]
    assert table.filter(setting="y")["bot"].to_list() == ["b", "a"]
    best, other = (row(table, setting="x", bot=bot) for bot in "ab")
    assert best["low"] > other["high"]
    assert best["low"] < best["rating"] < best["high"]


def test_who_plays_alone_has_no_rating() -> None:
    assert figures.ratings(figures.seats_of([rivals(0, "aa", (1, 2))]), together=False).is_empty()


def test_who_plays_together_is_rated_by_the_same_seeds() -> None:
    results = [friends(n, "ab"[n % 2], 12 if n % 2 else 5, "hunger") for n in range(20)]
    tries = figures.played(figures.seats_of(results), together=True)
    assert len(tries) == 20
    assert figures.ratings(tries, together=True)["bot"].to_list() == ["b", "a"]


def test_survival_and_causes() -> None:
    results = [
        friends(0, "a", 3, "hunger"),
        friends(1, "a", 5, "cold"),
        friends(2, "a", 5, ""),
        friends(3, "a", 2, "cold"),
    ]
    tries = figures.played(figures.seats_of(results), together=True)
    assert figures.survival(tries)["share"].to_list() == [1.0, 1.0, 0.75, 0.5, 0.5, 0.25]
    table = figures.causes(tries)
    assert [(cause["cause"], cause["games"]) for cause in table.iter_rows(named=True)] == [("cold", 2), ("hunger", 1)]
    assert table["share"].sum() == pytest.approx(1)


def test_scores_lie_in_bins_that_have_all_of_them() -> None:
    results = [rivals(n, "ab", (n, 2 * n)) for n in range(40)]
    table = figures.score_bins(figures.seats_of(results))
    assert table.filter(bot="a")["games"].sum() == 40
    assert table["share"].sum() == pytest.approx(2)
    assert (table["to"] - table["from"]).unique().to_list() == [4]


def test_a_thing_is_counted_where_it_came_up() -> None:
    shown, card = Counted("card", "X", times=0), "card"
    results = [
        rivals(0, "ab", (10, 30), shown, Counted(card, "X", 1)),
        rivals(1, "ba", (10, 30), shown, Counted(card, "X", 0), Counted("start", "here", 0)),
        rivals(2, "ab", (10, 30), shown),
        rivals(3, "ab", (10, 30)),
    ]
    table = figures.things(figures.seats_of(results), figures.counts_of(results))
    taken = row(table, bot="b", topic=card, thing="X")
    assert (taken["up"], taken["taken"], taken["wins"], taken["games"]) == (3, 2, 1, 2)
    assert taken["times"] == pytest.approx(0.5)
    never = row(table, bot="a", topic=card, thing="X")
    assert (never["up"], never["taken"], never["rate"]) == (3, 0, None)
    assert row(table, bot="b", topic="start")["up"] == 4, "nobody says when it could not have been done"


def test_what_all_did_together_counts_for_the_game() -> None:
    results = [
        friends(0, "a", 5, "", Counted("law", "L", times=0), Counted("law", "L")),
        friends(1, "a", 5, "cold", Counted("law", "L", times=0)),
    ]
    tries = figures.played(figures.seats_of(results), together=True)
    law = row(figures.things(tries, figures.counts_of(results)), thing="L")
    assert (law["up"], law["taken"], law["share"], law["rate"]) == (2, 1, 0.5, 1.0)
