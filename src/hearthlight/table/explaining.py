"""Help where the eye is: what each thing at a table is, how it stands now, and the rule that tells more."""

from __future__ import annotations

from typing import Any

import msgspec

from ..games import About, Game
from ..i18n import Words
from .seats import Table


class Explanation(msgspec.Struct, frozen=True):
    id: str
    group: str
    title: str
    text: str
    """What it is, in a sentence."""
    now: str
    """How it stands; nothing where there is nothing to count."""
    of: list[str]
    """How it stands for each player, told to the others; empty where nobody has it of their own."""
    rule: str
    rule_text: str


class HelpInfo(msgspec.Struct, frozen=True):
    groups: dict[str, str]
    """Their headings, in the order of the list."""
    things: list[Explanation]
    phase: str
    """Which of them is the phase in progress; nothing where nobody plays."""


def explain(game: Game, pack: Any, words: Words, view: msgspec.Struct | None = None) -> HelpInfo:
    """Everything that can be pointed at in a game, or at a table through the eyes that the view belongs to."""
    abouts = game.abouts(pack, view)
    groups = dict.fromkeys(about.group for about in abouts)
    return HelpInfo(
        {group: words.say(f"about-group-{group}") for group in groups},
        [_said(about, words) for about in abouts],
        next((about.id for about in abouts if about.going), ""),
    )


def explain_table(table: Table, seat: int | None, language: str) -> HelpInfo:
    match = table.match
    return explain(table.game, match.state.pack, table.words(language), match.view(seat))


def _said(about: About, words: Words) -> Explanation:
    if about.card:
        title, text, now = words.card(about.card), words.say.sentences(words.card_lines(about.card)), ""
    else:
        title, text, now = words.about(about.like or about.id, about.now)
    if about.next:
        now = words.say("about-next", players=words.say.listing(map(words.seat, about.next)))
    of = [words.about_of(about.like or about.id, seat, values) for seat, values in enumerate(about.of)]
    return Explanation(
        about.id, about.group, title, text, now, of if any(of) else [], about.rule, words.rule(about.rule)
    )
