"""A picture of the table in a terminal, by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType


def drawing_of(game: str) -> Callable[[Any, Any], RenderableType]:
    """What turns a view and its words into a picture."""
    from .blackout import draw

    return {"blackout": draw}[game]
