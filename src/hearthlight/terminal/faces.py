"""What a game looks like in a terminal; a game that does not say it is shown plainly."""

from __future__ import annotations

from collections.abc import Callable
from pkgutil import resolve_name
from typing import Any, NamedTuple

import msgspec
from rich.console import RenderableType
from rich.markup import escape
from rich.pretty import Pretty
from rich.table import Table

from ..games import Game
from ..i18n import Words
from ..kernel import Outcome


class Face(NamedTuple):
    """`Game.terminal` names one."""

    draw: Callable[[Any, Any], RenderableType]
    """A view and its words as a picture."""
    ending: Callable[[Outcome, Any], RenderableType]
    """How it ended."""


def face_of(game: Game) -> Face:
    return resolve_name(game.terminal) if game.terminal else Face(draw_plainly, final_scores)


def draw_plainly(view: msgspec.Struct, words: Words) -> RenderableType:
    """Everything that a view says, by the names of its fields."""
    return Pretty(msgspec.to_builtins(view))


def final_scores(outcome: Outcome, words: Words) -> RenderableType:
    """What each seat scored for what, with a star for whoever won."""
    say = words.say
    table = Table(title=say("terminal-final"))
    table.add_column("")
    for key in outcome.details[0] if outcome.details else ():
        table.add_column(escape(say(f"score-{key}")), justify="right")
    table.add_column(escape(say("terminal-points")), justify="right", style="bold")
    for seat, score in enumerate(outcome.scores):
        detail = outcome.details[seat].values() if outcome.details else ()
        star = " ★" if seat in outcome.winners else ""
        table.add_row(escape(words.seat(seat)) + star, *map(str, detail), str(score))
    return table
