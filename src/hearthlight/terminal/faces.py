"""What the terminal needs of a game: words, and a picture of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
from rich.console import RenderableType

from ..i18n import Texts
from ..kernel import Decision, Event, Move, State


class Words(Protocol):
    """A game in words (see `i18n`)."""

    say: Texts

    def seat(self, seat: int) -> str: ...
    def question(self, decision: Decision) -> str: ...
    def rule(self, number: str) -> str: ...
    def move(self, move: Move, decision: Decision | None = None) -> str: ...
    def event(self, event: Event) -> str: ...
    def card(self, key: str) -> str: ...
    def card_lines(self, key: str) -> list[str]: ...


class Face(msgspec.Struct, frozen=True):
    words: Callable[[State, str, Sequence[str]], Any]
    """State, language and names of the seats to words."""
    draw: Callable[[Any, Any], RenderableType]
    """A view and its words to a picture."""


def face_of(game: str) -> Face:
    from ..i18n.blackout import BlackoutTexts
    from .blackout import draw

    faces = {"blackout": Face(lambda state, language, names: BlackoutTexts(state.pack, language, names), draw)}
    return faces[game]
