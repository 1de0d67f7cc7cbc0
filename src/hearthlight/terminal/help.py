"""A card by its name, and what the things at a table are: at the prompt, and from the command line."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from ..i18n import Words
from ..kernel import Problem
from ..table import HelpInfo


def cards_called(cards: Any, words: Words, name: str) -> list[str]:
    """The cards that somebody means: by the id, the title or a part of it. Of those that read the same one will do."""
    wanted = name.strip().casefold()
    titles = {key: words.card(key).casefold() for key in cards}
    found = [key for key in cards if key.casefold() == wanted]
    found = found or [key for key, title in titles.items() if title == wanted]
    found = found or [key for key, title in titles.items() if wanted and wanted in title]
    if not found:
        raise Problem("unknown-card", card=name)
    return list({(words.card(key), *words.card_lines(key)): key for key in reversed(found)}.values())[::-1]


def card_lines(words: Words, key: str) -> list[str]:
    return [f"[bold]{escape(words.card(key))}[/] [dim]{escape(key)}[/]", *map(escape, words.card_lines(key))]


def icon_table(known: HelpInfo) -> RenderableType:
    """Everything that can be pointed at, group by group."""
    table = Table(show_header=False, expand=False)
    for group, heading in known.groups.items():
        table.add_section()
        table.add_row(f"[bold]{escape(heading)}[/]")
        for thing in known.things:
            if thing.group == group:
                said = " ".join(part for part in (thing.text, thing.now) if part)
                table.add_row(escape(thing.title), escape(said), f"[dim]{escape(thing.rule)}[/]")
    return table
