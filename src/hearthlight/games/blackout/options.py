"""What a table of Blackout can choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import msgspec

from hearthlight.kernel import Options

MOST_LOSSES = 999
"""Nobody has lost a chapter so often; more would only count money."""


class BlackoutOptions(Options, frozen=True, kw_only=True):
    """The single game for 2 to 4, or a chapter of the campaign for 1 to 4."""

    earlier: ClassVar[Mapping[str, object]] = {"rules": 1}

    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 3
    mode: Literal["single", "campaign"] = "single"
    chapter: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    losses: Annotated[int, msgspec.Meta(ge=0, le=MOST_LOSSES)] = 0
    """Solo: how often this chapter was lost before (B14.6)."""
    skipping: Literal["wrong", "any"] = "wrong"
    """R4: which locations a cube may skip: those of the wrong colour, or any."""
    starter: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    """B2.9: the seat of the starting player, counted from 1; 0: by lot."""
    colours: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The colours of the seats, with commas; a seat without one takes what is left."""
    rules: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    """1: as before R8, R10 and R28 were written anew. For games that were begun then."""

    @classmethod
    def completed(cls, chosen: dict[str, object]) -> dict[str, object]:
        """B14.6: who plays alone plays the campaign."""
        return {"mode": "campaign", **chosen} if str(chosen.get("players")) == "1" else chosen
