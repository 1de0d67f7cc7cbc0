"""Every move. Tag and fields are its notation: `gather`, `light red-lotus`, `wish blue`, `return gold`."""

from __future__ import annotations

from hearthlight.kernel import Move


class Gather(Move, frozen=True, tag="gather"):
    """Draw three papers (L3.1)."""


class Light(Move, frozen=True, tag="light"):
    """Light a lantern of the river (L3.3)."""

    card: str


class Wish(Move, frozen=True, tag="wish"):
    """Lay a paper face down as a wish (L3.5)."""

    paper: str


class GiveBack(Move, frozen=True, tag="return"):
    """Put a paper back after gathering (L3.1)."""

    paper: str
