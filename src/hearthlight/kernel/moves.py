"""Moves: small immutable values with a readable notation (`buy V17`, `plan tiger-scout 2`)."""

from __future__ import annotations

from typing import Any

import msgspec


class Move(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Subclasses set their verb as `tag` and list their arguments as fields; that is the whole notation."""

    def notation(self) -> str:
        words = [self.verb]
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, tuple):
                words.extend(str(item) for item in value)
            else:
                words.append(str(value))
        return " ".join(words)

    @property
    def verb(self) -> str:
        return str(self.__struct_config__.tag)


class Refusal(msgspec.Struct, frozen=True):
    """A move that somebody might expect and that is not legal now: which condition fails, with its numbers."""

    move: Move
    reason: str
    """Names the message `refuse-<reason>`."""
    values: dict[str, Any] = {}
    """Arguments for the message."""
    rule: str = ""


class Change(msgspec.Struct, frozen=True):
    """A number that a move changes."""

    what: str
    """Names the message `change-<what>`, and the picture."""
    before: int
    after: int
    harm: bool = False
    """It makes things worse; a price that is paid is no harm."""
    of: int = 0
    """So much of it is wanted,"""
    due: int = 0
    """by this round; 0: nothing in particular, at no time in particular."""


class Remark(msgspec.Struct, frozen=True):
    """What is worth knowing about a move before it is made, and is no number that it changes: a chance, a choice that
    follows, what it opens."""

    key: str
    """Names the message `remark-<key>`."""
    values: dict[str, Any] = {}
    """Arguments for the message."""


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a move or against it: a number that it changes, or that it rests on."""

    what: str
    """Names the message `reason-<what>`."""
    before: int
    after: int
    """The same where nothing changes at once."""
    about: tuple[tuple[str, str | int], ...] = ()
    """Which one of its kind, as arguments of the message: a building, a district, a card."""
    good: bool = True
    """It speaks for the move."""
    weight: float = 0.0
    """How much it counts in the judgement of who says it."""
    dire: bool = False
    """It brings the end close: whoever hears of the move hears of this."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """What one seat is asked: the name of the question, the rule behind it, and every legal move."""

    seat: int
    asks: str
    rule: str
    moves: tuple[Move, ...]
    about: dict[str, str | int] = {}
    """What the question is about (a card, a district, a sum): arguments for its message."""
    joint: bool = False
    """Whether the seat decides for everybody: then the others may suggest a move (`Match.suggest`)."""
    details: dict[str, dict[str, Any]] = {}
    """What is to be said about a move beyond its own fields (what lies there, what a choice does), by notation."""

    def find(self, notation: str) -> Move | None:
        return next((move for move in self.moves if move.notation() == notation), None)

    def detail(self, move: Move) -> dict[str, Any]:
        return self.details.get(move.notation(), {})
