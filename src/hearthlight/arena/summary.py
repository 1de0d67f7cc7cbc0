"""What came of a tournament, as a table for a terminal."""

from __future__ import annotations

import polars as pl
from rich.table import Table

from ..i18n import Texts
from . import figures
from .pictures import who_of


def standings_table(say: Texts, tries: pl.DataFrame, *, together: bool) -> Table:
    """How often each won, between which limits, and its rating where it met others."""
    ratings = figures.ratings(tries, together=together).select(
        *figures.WHO, "rating", pl.col("low").alias("from"), pl.col("high").alias("to")
    )
    standings = figures.standings(tries).join(ratings, on=figures.WHO, how="left", maintain_order="left")
    middle = "rounds" if together else "mean"
    table = Table(title=say("arena-standings"), caption=say("arena-intervals"))
    for key in ("who", "games", "wins", "rate", middle, *(("rating",) if len(ratings) else ())):
        table.add_column(say(f"arena-column-{key}"), justify="left" if key == "who" else "right", overflow="fold")
    for row in standings.with_columns(who_of(standings).alias("who")).iter_rows(named=True):
        rate = f"{row['rate']:.0%} ({row['low']:.0%}–{row['high']:.0%})"
        cells = [row["who"], str(row["games"]), str(row["wins"]), rate, f"{row[middle]:.1f}"]
        if row["rating"] is not None:
            cells.append(f"{row['rating']:.1f} ({row['from']:.1f}–{row['to']:.1f})")
        table.add_row(*cells)
    return table
