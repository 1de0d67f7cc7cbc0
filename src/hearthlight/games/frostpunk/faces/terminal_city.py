"""The crater as a hex map in text: seven rows of cells, each with the numbers of its place and its fields."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text

from ..content.terms import ON_MAP
from ..rules.city.map import DRAWER, FIELDS_OF, HEXES, OUTER_CORNERS, PETALS
from ..rules.model import FIGURES, Built
from ..words.texts import FrostpunkTexts
from .view import View

WIDTH = 14
"""Of a cell, with its left border."""
RADIUS = 3
WARM, COLD = "*", "~"
"""Heated or cold: colour is never the only sign."""
WARM_STYLE, COLD_STYLE = "bold yellow", "cyan"
SNOW = "·"


def city(view: View, words: FrostpunkTexts) -> RenderableType:
    places = {place: number for number, place in enumerate(HEXES)}
    rows: list[Text] = []
    for row in range(-RADIUS, RADIUS + 1):
        columns = range(max(-RADIUS, -RADIUS - row), min(RADIUS, RADIUS - row) + 1)
        indent = " " * (abs(row) * WIDTH // 2)
        cells = [cell(view, words, places.get((column, row))) for column in columns]
        rows.append(Text(indent + ("+" + "-" * (WIDTH - 1)) * len(cells) + "+", "dim"))
        for line in zip(*cells, strict=True):
            text = Text(indent)
            for part in line:
                part.truncate(WIDTH - 1, pad=True)
                text.append("|", "dim").append_text(part)
            rows.append(text.append("|", "dim"))
    rows.append(Text(" " * (RADIUS * WIDTH // 2) + ("+" + "-" * (WIDTH - 1)) * (RADIUS + 1) + "+", "dim"))
    signs = {name: words.say(f"frost-sign-{name}") for name in (*ON_MAP, "trees", *FIGURES)}
    legend = Text(words.say("frost-table-legend", warm=WARM, cold=COLD, **signs), "dim")
    return Group(Text(words.say("frost-table-city"), "italic"), *rows, legend)


def cell(view: View, words: FrostpunkTexts, place: int | None) -> tuple[Text, Text, Text]:
    """Three lines: the place, and its fields."""
    say = words.say
    if place is None:
        return (
            Text(say("frost-table-tower"), "bold red"),
            Text(say("frost-table-tower-output", output=view.output)),
            Text(say("frost-table-tower-stress", stress=view.stress, overload=view.overload)),
        )
    if place == DRAWER:
        return Text(""), Text(say("frost-table-drawer"), "dim"), Text("")
    if place < PETALS:
        return Text(""), field_line(view, words, place), Text("")
    head = Text(f"{place}", "bold")
    if place in OUTER_CORNERS and (deposit := view.rim[OUTER_CORNERS.index(place)]):
        head.append(" " + say(f"frost-table-deposit-{deposit}"), "magenta")
    if not view.sectors[place]:
        return head, Text(SNOW * (WIDTH - 2), "dim"), Text(SNOW * (WIDTH - 2), "dim")
    first, second = FIELDS_OF[place]
    return head, field_line(view, words, first), field_line(view, words, second)


def field_line(view: View, words: FrostpunkTexts, field: int) -> Text:
    """`14*2w3t`, `14~Sawmill+W`: number, heated or cold, and what is there."""
    found = next(((built, number) for number, built in enumerate(view.built) if field in built.fields), None)
    if found is not None:
        built, number = found
        return _marked(field, is_warm(view, view.built_warm_from[number]), building_text(built, field, words))
    lying = view.fields[field]
    things = "".join(
        f"{number}{words.say(f'frost-sign-{thing}')}"
        for thing in (*ON_MAP, "trees")
        if (number := getattr(lying, thing))
    )
    figures = signs((figure for place, figure in view.gathered if place == field), words)
    return _marked(field, is_warm(view, view.warm_from[field]), f"{things} {figures}".strip())


def is_warm(view: View, start: int | None) -> bool:
    return start is not None and start <= view.output


def _marked(field: int, warm: bool, what: str) -> Text:
    return (
        Text(f"{field}", "dim")
        .append(WARM if warm else COLD, WARM_STYLE if warm else COLD_STYLE)
        .append(what, WARM_STYLE if warm else COLD_STYLE)
    )


def building_text(built: Built, field: int, words: FrostpunkTexts) -> str:
    """The name, cut to fit; the second field of a large building repeats its beginning in brackets."""
    name = words.card(built.building)
    if field != built.fields[0]:
        return f"({_cut(name, WIDTH - 7)})"
    tail = ("+" if built.upgraded else "") + (f" {signs(built.figures, words)}" if built.figures else "")
    return _cut(name, WIDTH - 1 - len(str(field)) - 1 - cell_len(tail)) + tail


def _cut(name: str, room: int) -> str:
    """As much as fits: Chinese characters are two columns wide."""
    return set_cell_size(name, min(room, cell_len(name))).rstrip()


def signs(figures: Iterable[int], words: FrostpunkTexts) -> str:
    return "".join(words.say(f"frost-sign-{FIGURES[figure]}") for figure in figures)
