"""What came of a tournament, reckoned: tables of who won how often, and by what."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import polars as pl
from openskill.models import PlackettLuce, PlackettLuceRating

from .play import Result

Z = 1.96
"""So many standard deviations on each side: an interval that holds in 95 of 100 cases."""
WHO = ("setting", "bot")
"""What is compared: each bot in each setting."""
SEATS = {
    "game": pl.UInt32,
    "setting": pl.String,
    "seed": pl.Int64,
    "seat": pl.UInt8,
    "bot": pl.String,
    "won": pl.Boolean,
    "score": pl.Int32,
    "rounds": pl.UInt16,
    "moves": pl.UInt32,
    "cause": pl.String,
}
COUNTS = {"game": pl.UInt32, "topic": pl.String, "thing": pl.String, "seat": pl.UInt8, "times": pl.UInt16}


def seats_of(results: Sequence[Result]) -> pl.DataFrame:
    """A row for each seat of each game, with the options of its table."""
    rows = [
        (
            result.job.number,
            result.job.setting,
            result.job.seed,
            seat,
            bot,
            seat in result.outcome.winners,
            result.outcome.scores[seat],
            result.rounds,
            result.moves,
            result.outcome.cause,
        )
        for result in results
        for seat, bot in enumerate(result.job.bots)
    ]
    options = [result.job.options for result in results for _ in result.job.bots]
    named = {f"option_{name}": [chosen[name] for chosen in options] for name in (options[0] if options else ())}
    return pl.DataFrame(rows, schema=SEATS, orient="row").with_columns(
        pl.Series(name, values, strict=False) for name, values in named.items()
    )


def counts_of(results: Sequence[Result]) -> pl.DataFrame:
    """A row for each thing that a game's own tally has counted."""
    rows = [
        (result.job.number, count.topic, count.thing, count.seat, count.times)
        for result in results
        for count in result.counts
    ]
    return pl.DataFrame(rows, schema=COUNTS, orient="row")


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Between which shares of wins the true one lies, by Wilson's score interval."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def with_rate(table: pl.DataFrame) -> pl.DataFrame:
    """Wins as a share of games, with its interval."""
    pairs = zip(table["wins"], table["games"], strict=True)
    low, high = zip(*(wilson(wins, games) for wins, games in pairs), strict=True) if len(table) else ((), ())
    return table.with_columns(
        pl.when(pl.col("games") > 0).then(pl.col("wins") / pl.col("games")).alias("rate"),
        pl.Series("low", low, pl.Float64),
        pl.Series("high", high, pl.Float64),
    )


def played(seats: pl.DataFrame, *, together: bool) -> pl.DataFrame:
    """What is counted as one try: a seat; the whole game where all win or lose together."""
    return seats.filter(pl.col("seat") == 0) if together else seats


def standings(tries: pl.DataFrame) -> pl.DataFrame:
    """How each fared, the best of a setting first."""
    table = tries.group_by(WHO).agg(
        pl.len().alias("games"),
        pl.col("won").sum().alias("wins"),
        pl.col("score").mean().alias("mean"),
        pl.col("score").min().alias("lowest"),
        pl.col("score").max().alias("highest"),
        pl.col("rounds").mean(),
    )
    return with_rate(table).sort("setting", "rate", "mean", "bot", descending=[False, True, True, False])


def ratings(tries: pl.DataFrame, *, together: bool) -> pl.DataFrame:
    """By OpenSkill, within each setting: who meets is ranked by win, then by score. Those who play the same seed of a
    game that all win or lose together meet there: ranked by win, then by the rounds they lasted."""
    model = PlackettLuce()
    meets, better = (["setting", "seed"], "rounds") if together else (["setting", "game"], "score")
    found: dict[tuple[object, str], PlackettLuceRating] = {}
    for (setting, *_), meeting in tries.group_by(meets, maintain_order=True):
        bots = meeting["bot"].to_list()
        if len(set(bots)) < 2:
            continue
        now = {bot: found.setdefault((setting, bot), model.rating()) for bot in bots}
        ranks = [-(1e9 * won + value) for won, value in zip(meeting["won"], meeting[better], strict=True)]
        teams = [[model.rating(now[bot].mu, now[bot].sigma)] for bot in bots]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in now:  # who sits on several seats learns what they learn on average
            own = [rating for rating, other in zip(after, bots, strict=True) if other == bot]
            mu, sigma = (sum(values) / len(own) for values in zip(*((r.mu, r.sigma) for r in own), strict=True))
            found[setting, bot] = model.rating(mu, sigma)
    rows = [
        (setting, bot, rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
        for (setting, bot), rating in found.items()
    ]
    schema = {"setting": pl.String, "bot": pl.String, "rating": pl.Float64, "low": pl.Float64, "high": pl.Float64}
    return pl.DataFrame(rows, schema=schema, orient="row").sort("setting", "rating", descending=[False, True])


def by_seat(tries: pl.DataFrame) -> pl.DataFrame:
    """How often each won from each seat (the first is 1)."""
    table = tries.group_by(*WHO, "seat").agg(pl.len().alias("games"), pl.col("won").sum().alias("wins"))
    return with_rate(table).with_columns(pl.col("seat") + 1).sort(*WHO, "seat")


def score_bins(tries: pl.DataFrame, bins: int = 24) -> pl.DataFrame:
    """Scores in steps of the same width, as shares of the games of each."""
    lowest, highest = tries["score"].min(), tries["score"].max()
    assert isinstance(lowest, int)
    assert isinstance(highest, int)
    width = max(1, -(-(highest - lowest + 1) // bins))
    start = (pl.col("score") - lowest) // width * width + lowest
    table = tries.group_by(*WHO, start.alias("from")).agg(pl.len().alias("games"))
    whole = pl.col("games").sum().over(WHO)
    return table.with_columns((pl.col("from") + width).alias("to"), (pl.col("games") / whole).alias("share")).sort(
        *WHO, "from"
    )


def survival(tries: pl.DataFrame) -> pl.DataFrame:
    """The share that has not been lost after each round."""
    last = tries["rounds"].max()
    assert isinstance(last, int)
    rounds = [
        tries.group_by(WHO)
        .agg(((pl.col("cause") == "") | (pl.col("rounds") > number)).mean().alias("share"))
        .with_columns(pl.lit(number).alias("round"))
        for number in range(last + 1)
    ]
    return pl.concat(rounds).sort(*WHO, "round")


def causes(tries: pl.DataFrame) -> pl.DataFrame:
    """What games were lost by, as shares of the defeats."""
    lost = tries.filter(pl.col("cause") != "")
    table = lost.group_by(*WHO, "cause").agg(pl.len().alias("games"), pl.col("rounds").mean())
    whole = pl.col("games").sum().over(WHO)
    return table.with_columns((pl.col("games") / whole).alias("share")).sort(
        *WHO, "games", "cause", descending=[False, False, True, False]
    )


def things(tries: pl.DataFrame, counts: pl.DataFrame) -> pl.DataFrame:
    """For each thing that was counted: in how many games it came up and was taken, and how often who took it won.

    In a topic that never says what could have been taken, everything could be in every game.
    """
    games = tries.select("game", *WHO).unique()
    held = games.group_by(WHO).agg(pl.len().alias("held"))
    named = counts.select("topic", "thing").unique()
    choosable = (
        counts.filter(pl.col("times") == 0).select("topic").unique().with_columns(pl.lit(value=True).alias("said"))
    )
    up = (
        counts.select("game", "topic", "thing")
        .unique()
        .join(games, on="game")
        .group_by(*WHO, "topic", "thing")
        .agg(pl.len().alias("up"))
    )
    taken = counts.filter(pl.col("times") > 0)
    about = [*WHO, "game", "topic", "thing", "times", "won"]
    of_seats = taken.filter(pl.col("seat").is_not_null()).join(tries, on=["game", "seat"]).select(about)
    of_all = taken.filter(pl.col("seat").is_null()).drop("seat").join(tries, on="game").select(about)
    own = pl.concat([of_seats, of_all])
    by = own.group_by(*WHO, "topic", "thing").agg(
        pl.col("game").n_unique().alias("taken"),
        pl.len().alias("games"),
        pl.col("won").sum().alias("wins"),
        pl.col("times").sum(),
    )
    table = (
        held.join(named, how="cross")
        .join(up, on=[*WHO, "topic", "thing"], how="left")
        .join(by, on=[*WHO, "topic", "thing"], how="left")
        .join(choosable, on="topic", how="left")
        .with_columns(pl.col("up", "taken", "games", "wins", "times").fill_null(0))
        .with_columns(pl.when(pl.col("said")).then(pl.col("up")).otherwise(pl.col("held")).alias("up"))
        .filter(pl.col("up") > 0)
        .with_columns(
            (pl.col("taken") / pl.col("up")).alias("share"), (pl.col("times") / pl.col("held")).alias("times")
        )
    )
    return (
        with_rate(table)
        .drop("said", "held")
        .sort(*WHO, "topic", "taken", "thing", descending=[False, False, False, True, False])
    )
