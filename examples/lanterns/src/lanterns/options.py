"""What a table can choose."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hearthlight.kernel import Options

NightLength = Literal["short", "long"]


class NightOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 3
    night: NightLength = "long"
    wishes: Annotated[int, msgspec.Meta(ge=0, le=2)] = 2
