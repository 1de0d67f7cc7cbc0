"""What a table of Frostpunk can choose."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hearthlight.kernel import Options


class FrostpunkOptions(Options, frozen=True, kw_only=True):
    """One city for 1 to 4 players; six groups of survivors, each on three levels."""

    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    group: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    difficulty: Literal["easy", "normal", "hard"] = "normal"
