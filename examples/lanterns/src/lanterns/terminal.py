"""The night in a terminal: the river, and what lies before each player."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from hearthlight.terminal.faces import Face, final_scores

from .view import View
from .words import NightTexts


def draw(view: View, words: NightTexts) -> RenderableType:
    say = words.say
    river = Table(title=say("lantern-river", round=view.round, source=view.source), show_header=False)
    for card in view.river:
        river.add_row(escape(words.card(card)), *map(escape, words.card_lines(card)))
    table = Table("", *(say(f"view-lanterns-{name}") for name in ("lit", "wishes", "hand", "points")))
    for seat, player in enumerate(view.players):
        lit = ", ".join(map(words.card, player.lit))
        wishes = ", ".join(map(words.paper, player.wishes))
        hand = ", ".join(map(words.paper, player.hand)) if player.hand is not None else str(player.papers)
        table.add_row(escape(words.seat(seat)), escape(lit), escape(wishes), hand, str(player.points))
    return Group(river, table)


FACE = Face(draw, final_scores)
