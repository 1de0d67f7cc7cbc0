"""What a table of Blackout can choose."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hearthlight.kernel import Options


class BlackoutOptions(Options, frozen=True, kw_only=True):
    """The single game for 2 to 4, or a chapter of the campaign for 1 to 4."""

    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 3
    mode: Literal["single", "campaign"] = "single"
    chapter: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    losses: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Solo: how often this chapter was lost before (B14.6)."""

    @classmethod
    def completed(cls, chosen: dict[str, object]) -> dict[str, object]:
        """B14.6: who plays alone plays the campaign."""
        return {"mode": "campaign", **chosen} if str(chosen.get("players")) == "1" else chosen
