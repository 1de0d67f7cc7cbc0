"""The report of a tournament: one HTML file that needs nothing else, no server and no network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from json import dumps

import altair as alt
import polars as pl
import vl_convert

from ..i18n import Texts
from .pictures import Picture, form

HIDDEN = ("setting", "bot", "seed")
"""Columns that are said otherwise (`who`)."""
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c242d }
h1 { font-size: 1.7rem; margin-bottom: .2rem } h2 { font-size: 1.2rem; margin: 2.2rem 0 .2rem }
p { margin: .3rem 0 } .about { color: #55606c } code { overflow-wrap: anywhere }
figure { margin: .8rem 0; overflow-x: auto }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums }
th, td { padding: .15rem .7rem .15rem 0; text-align: right; border-bottom: 1px solid #e3e6e9 }
th:first-child, td:first-child { text-align: left } details { overflow-x: auto } summary { cursor: pointer }
"""
CONFIG = {
    "view": {"stroke": None},
    "axis": {"gridColor": "#eceef0"},
    "font": "system-ui, sans-serif",
    "background": None,
}


def page(say: Texts, title: str, lines: Sequence[str], pictures: Sequence[Picture]) -> str:
    """A title, what there is to say about the whole, and the pictures, each with its table."""
    specs = [picture.chart.to_dict() for picture in pictures]
    told = "\n".join(f"<p>{escape(line)}</p>" for line in lines)
    figures = "\n".join(_figure(say, number, picture) for number, picture in enumerate(pictures))
    return f"""<!doctype html>
<html lang="{say.language}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>{STYLE}</style>
<h1>{escape(title)}</h1>
{told}
{figures}
<script type="module">{_script()}
const config = {dumps(CONFIG)};
const specs = {dumps(specs).replace("</", "<" + chr(92) + "/")};
specs.forEach((spec, number) => vegaEmbed("#picture-" + number, spec, {{ actions: false, renderer: "svg", config }}));
</script>
</html>
"""


@cache
def _script() -> str:
    """What draws the charts, whole: putting it together takes seconds."""
    version = ".".join(alt.SCHEMA_VERSION.split(".")[:2])
    return vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;", vl_version=version)


def _figure(say: Texts, number: int, picture: Picture) -> str:
    about = escape(say(f"arena-{picture.key}-about"))
    return f"""<section><h2>{escape(picture.heading)}</h2>
<p class="about">{about}</p>
<figure id="picture-{number}"></figure>
<details><summary>{escape(say("arena-table"))}</summary>{"".join(_table(say, picture.table))}</details></section>"""


def _table(say: Texts, table: pl.DataFrame) -> Iterator[str]:
    first = [name for name in ("who", "thing", "cause") if name in table.columns]
    columns = first + [name for name in table.columns if name not in (*HIDDEN, *first)]
    forms = {name: form(name, table) for name in columns}
    yield "<table><thead><tr>"
    yield from (f"<th>{escape(say(f'arena-column-{name}'))}</th>" for name in columns)
    yield "</tr></thead><tbody>"
    for row in table.select(columns).iter_rows(named=True):
        yield "<tr>"
        for name, value in row.items():
            yield f"<td>{'–' if value is None else escape(format(value, forms[name]))}</td>"
        yield "</tr>"
    yield "</tbody></table>"
