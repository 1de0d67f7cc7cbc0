"""The figures of a tournament as pictures: each is a chart, its words, and the table that says the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import altair as alt
import polars as pl

from ..i18n import Texts
from . import figures

MOST_THINGS = 60
"""In a picture; the table has all of them."""
WIDTH = 460
INK, ACCENT = "#2b4a6f", "#b4541a"


class Picture(NamedTuple):
    """`key` names the messages `arena-<key>` (its heading) and `arena-<key>-about`."""

    key: str
    heading: str
    chart: alt.TopLevelMixin
    table: pl.DataFrame
    """With columns that are named `arena-column-<name>`."""


Called = Callable[[str, str], str]
"""What a thing of a topic is called."""


class Painter:
    """Draws what came of a tournament in one language."""

    def __init__(
        self, say: Texts, called: Called, tries: pl.DataFrame, counts: pl.DataFrame, *, together: bool
    ) -> None:
        self.say, self.called, self.tries, self.counts, self.together = say, called, tries, counts, together

    def pictures(self) -> Iterator[Picture]:
        """Whatever there is something to see of."""
        yield self.standings()
        ratings = figures.ratings(self.tries, together=self.together)
        if len(ratings):
            yield self.ratings(ratings)
        if self.together:
            yield self.survival()
            causes = figures.causes(self.tries)
            if len(causes):
                yield self.causes(causes)
        else:
            yield self.scores()
            if self.tries["seat"].n_unique() > 1:
                yield self.seats()
        things = figures.things(self.tries, self.counts)
        for (topic,), part in things.group_by("topic", maintain_order=True):
            yield self.things(str(topic), part)

    # -- one by one ------------------------------------------------------------------------------------------------

    def standings(self) -> Picture:
        table = self._named(figures.standings(self.tries))
        chart = self._interval(table, "rate", y=self._y("who"), title="arena-column-rate", percent=True)
        return self._picture("standings", chart.properties(width=WIDTH), table)

    def ratings(self, table: pl.DataFrame) -> Picture:
        table = self._named(table)
        chart = self._interval(table, "rating", y=self._y("who"), title="arena-column-rating")
        return self._picture("ratings", chart.properties(width=WIDTH), table)

    def scores(self) -> Picture:
        table = self._named(figures.score_bins(self.tries))
        chart = (
            alt.Chart(table)
            .mark_bar(color=INK)
            .encode(
                x=alt.X("from:Q", title=self.say("arena-column-score"), bin="binned"),
                x2="to:Q",
                y=alt.Y("share:Q", title=None, axis=alt.Axis(format="%", tickCount=3)),
                tooltip=self._tips(table, "who", "from", "to", "games", "share"),
            )
            .properties(width=WIDTH, height=70)
            .facet(row=alt.Row("who:N", title=None, sort=None, header=alt.Header(labelAngle=0, labelAlign="left")))
        )
        return self._picture("scores", chart, table)

    def seats(self) -> Picture:
        table = self._named(figures.by_seat(self.tries))
        fair = table.group_by("setting").agg((1 / pl.col("seat").max()).alias("fair"))
        table = table.join(fair, on="setting")
        x = alt.X("seat:O", title=self.say("arena-column-seat"), axis=alt.Axis(labelAngle=0))
        points = self._interval(table, "rate", x=x, title="arena-column-rate", percent=True)
        expected = alt.Chart(table).mark_rule(strokeDash=[4, 4], color="#888").encode(y="fair:Q")
        chart = (
            alt.layer(expected, points, data=table)
            .properties(width=150, height=150)
            .facet(facet=alt.Facet("who:N", title=None, sort=None), columns=4)
        )
        return self._picture("seats", chart, table.drop("fair"))

    def survival(self) -> Picture:
        table = self._named(figures.survival(self.tries))
        chart = (
            alt.Chart(table)
            .mark_line(interpolate="step-after", strokeWidth=2)
            .encode(
                x=alt.X("round:Q", title=self.say("arena-column-round"), axis=alt.Axis(tickMinStep=1)),
                y=alt.Y(
                    "share:Q", title=self.say("arena-alive"), axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])
                ),
                color=alt.Color("who:N", title=None, scale=alt.Scale(scheme="dark2")),
                strokeDash=alt.StrokeDash("who:N", title=None),
                tooltip=self._tips(table, "who", "round", "share"),
            )
            .properties(width=WIDTH, height=220)
        )
        return self._picture("survival", chart, table)

    def causes(self, table: pl.DataFrame) -> Picture:
        names = {cause: self.fate(cause) for cause in table["cause"].unique()}
        table = self._named(table).with_columns(pl.col("cause").replace_strict(names))
        order = table.group_by("cause").agg(pl.col("games").sum()).sort("games", "cause", descending=[True, False])
        bars = alt.Chart(table).encode(
            y=alt.Y("cause:N", title=None, sort=order["cause"].to_list()),
            x=alt.X("share:Q", title=self.say("arena-column-share"), axis=alt.Axis(format="%")),
            tooltip=self._tips(table, "who", "cause", "games", "share", "rounds"),
        )
        labels = bars.mark_text(align="left", dx=4).encode(text=alt.Text("share:Q", format=".0%"))
        chart = (
            alt.layer(bars.mark_bar(color=INK), labels, data=table)
            .properties(width=WIDTH - 100)
            .facet(row=alt.Row("who:N", title=None, sort=None, header=alt.Header(labelAngle=0, labelAlign="left")))
            .resolve_scale(y="independent")
        )
        return self._picture("causes", chart, table)

    def things(self, topic: str, table: pl.DataFrame) -> Picture:
        """Left how often a thing is taken where it can be, right how often who took it wins; for one bot at a time."""
        named = self._named(table.drop("topic"))
        titles = {thing: self.called(topic, thing) for thing in named["thing"].unique()}
        named = named.with_columns(pl.col("thing").replace_strict(titles))
        everybody = named["who"].unique(maintain_order=True).to_list()
        shown = named.filter(pl.int_range(pl.len()).over("who") < MOST_THINGS)
        means = self._named(figures.standings(self.tries)).select("who", pl.col("rate").alias("mean_rate"))
        shown = shown.join(means, on="who")
        choice = alt.binding_select(options=everybody, name=f"{self.say('arena-who')} ")
        which = alt.selection_point(fields=["who"], bind=choice, value=everybody[0])
        totals = shown.group_by("thing").agg(pl.col("taken").sum()).sort("taken", "thing", descending=[True, False])
        order = totals["thing"].to_list()
        y = alt.Y("thing:N", title=None, sort=order, axis=alt.Axis(labelLimit=320))
        same_y = alt.Y("thing:N", title=None, sort=order, axis=None)
        done = alt.X(
            "share:Q",
            title=self.say("arena-column-taken-share"),
            axis=alt.Axis(format="%", orient="top"),
            scale=alt.Scale(domain=[0, 1]),
        )
        tips = self._tips(shown, "thing", "up", "taken", "share", "times")
        bars = alt.Chart(shown).mark_bar(color=INK, opacity=0.75).encode(y=y, x=done, tooltip=tips)
        points = self._interval(shown, "rate", y=same_y, title="arena-column-won-with", percent=True, orient="top")
        mean = alt.Chart(shown).mark_rule(strokeDash=[4, 4], color="#888").encode(x="mean(mean_rate):Q")
        chart = alt.hconcat(
            bars.add_params(which).transform_filter(which).properties(width=170),
            alt.layer(mean, points).transform_filter(which).properties(width=WIDTH - 190),
            data=shown,
        )
        key = f"counted-{topic}"
        return Picture("things", self.say(key) if self.say.has(key) else topic, chart, named)

    def fate(self, cause: str) -> str:
        key = f"simulate-lost-{cause}"
        return self.say(key) if self.say.has(key) else cause

    # -- what they have in common ----------------------------------------------------------------------------------

    def _picture(self, key: str, chart: alt.TopLevelMixin, table: pl.DataFrame) -> Picture:
        return Picture(key, self.say(f"arena-{key}"), chart, table)

    def _named(self, table: pl.DataFrame) -> pl.DataFrame:
        """With one name for a bot in a setting."""
        return table.with_columns(who_of(table).alias("who"))

    def _y(self, field: str) -> alt.Y:
        return alt.Y(f"{field}:N", title=None, sort=None, axis=alt.Axis(labelLimit=320))

    def _interval(
        self,
        table: pl.DataFrame,
        field: str,
        *,
        title: str,
        percent: bool = False,
        orient: Any = alt.Undefined,
        **across: alt.X | alt.Y,
    ) -> Any:
        """A point with a line from `low` to `high`, in the direction that `across` (`x` or `y`) leaves free."""
        free, along, end = ("x", alt.X, alt.X2) if "y" in across else ("y", alt.Y, alt.Y2)
        scale = alt.Scale(domain=[0, 1]) if percent else alt.Scale(zero=False)
        axis = alt.Axis(format="%" if percent else alt.Undefined, orient=orient)
        line = {free: along("low:Q", title=self.say(title), scale=scale, axis=axis), f"{free}2": end("high:Q")}
        kept = ("who", "thing", "seat", "games", "wins", field, "low", "high")
        base = alt.Chart(table).transform_filter(f"isValid(datum.{field})")
        rule = base.mark_rule(color=ACCENT, strokeWidth=2).encode(**across, **line)
        point = base.mark_point(color=ACCENT, filled=True, size=60, opacity=1).encode(
            **across, **{free: along(f"{field}:Q")}, tooltip=self._tips(table, *kept)
        )
        return alt.layer(rule, point)

    def _tips(self, table: pl.DataFrame, *names: str) -> list[alt.Tooltip]:
        return [
            alt.Tooltip(name, title=self.say(f"arena-column-{name}"), format=form(name, table) or alt.Undefined)
            for name in names
            if name in table.columns
        ]


def form(name: str, table: pl.DataFrame) -> str:
    """How the numbers of a column are written, as Python and Vega both say it."""
    if name in ("rate", "share") or (name in ("low", "high") and "rate" in table.columns):
        return ".1%"
    return ".2f" if table.schema[name].is_float() else ""


def who_of(table: pl.DataFrame) -> pl.Expr:
    """A bot, and in which setting if there are several."""
    bot = pl.col("bot")
    return pl.when(pl.col("setting") == "").then(bot).otherwise(pl.format("{} ({})", bot, pl.col("setting")))
