"""How somebody likes the table: kept with the person, so that every device of theirs begins with it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType
from sqlalchemy import select

from .requests import Body
from .rows import PersonRow
from .store import Store

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Liked = dict[str, str | int]
"""As it is kept: what somebody has chosen, by its name, as some version of the house knew it."""
PATIENCE = {"slow": 4.0, "normal": 1.0, "instant": 0.0}
"""How many times as long as usual a bot waits before it moves."""


class Liking(Body, frozen=True):
    """What somebody has just chosen; whatever is left out stays as it was. That a browser may notify them is not among
    it: each browser has to be asked."""

    pace: Literal["calm", "normal", "brisk", "off"] | UnsetType = UNSET
    """How fast things move on the stage."""
    bots: Literal["slow", "normal", "instant"] | UnsetType = UNSET
    """How fast bots move."""
    others: Literal["all", "short", "none"] | UnsetType = UNSET
    """What is played of the turns of others: all of it, the rest of it faster after a while, nothing."""
    confirm: Literal["always", "final", "never"] | UnsetType = UNSET
    """Which choices are asked about once more."""
    sound: Literal["off", "on"] | UnsetType = UNSET
    bell: Literal["off", "on"] | UnsetType = UNSET
    """What tells that it is one's turn."""
    text: Literal[100, 115, 130] | UnsetType = UNSET
    palette: Literal["usual", "red-green", "blue-yellow"] | UnsetType = UNSET
    contrast: Literal["usual", "more"] | UnsetType = UNSET
    motion: Literal["system", "less"] | UnsetType = UNSET
    air: Percent | UnsetType = UNSET
    events: Percent | UnsetType = UNSET


async def like(store: Store, person: str, chosen: Liking) -> None:
    """What was chosen on two devices stays, unless it is the same thing."""
    async with store.writing() as session:
        row = await session.get(PersonRow, person, with_for_update=True)
        if row is None:
            row = PersonRow(id=person, name="")
            session.add(row)
        row.liking = (row.liking or {}) | msgspec.to_builtins(chosen)


async def slowest(store: Store, people: Collection[str]) -> float:
    """How patient bots are with these people: nobody has to follow faster than they like."""
    async with store.session() as session:
        rows = await session.execute(select(PersonRow.id, PersonRow.liking).where(PersonRow.id.in_(people)))
        liked = {person: (liking or {}).get("bots") for person, liking in rows}
    return max(PATIENCE.get(str(liked.get(person)), PATIENCE["normal"]) for person in people)
