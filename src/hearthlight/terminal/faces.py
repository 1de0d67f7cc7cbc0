"""What a game looks like in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import RenderableType

from ..kernel import Outcome


class Face(NamedTuple):
    draw: Callable[[Any, Any], RenderableType]
    """A view and its words as a picture."""
    ending: Callable[[Outcome, Any], RenderableType]
    """How it ended."""
    secrets: bool
    """Whether people at one keyboard have something to hide from each other."""


def face_of(game: str) -> Face:
    if game == "frostpunk":
        from ..games.frostpunk.faces import terminal as frostpunk

        return Face(frostpunk.draw, frostpunk.ending, secrets=False)
    from ..games.blackout.faces import terminal as blackout

    return Face(blackout.draw, blackout.ending, secrets=True)
