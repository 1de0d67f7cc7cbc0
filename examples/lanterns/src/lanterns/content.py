"""What a pack says: the lanterns, the papers, and the numbers of the night."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from hearthlight.kernel import BadPack
from hearthlight.kernel.packs import Pack as BasePack
from hearthlight.kernel.packs import Printed, Shelf

Colour = Literal["red", "green", "blue"]
Paper = Literal["red", "green", "blue", "gold"]
Shape = Literal["lotus", "fish", "moon", "crane"]
Positive = Annotated[int, msgspec.Meta(ge=1)]

GOLD: Paper = "gold"


class Lantern(Printed, frozen=True, kw_only=True):
    id: str
    """The message `card-<id>` is its title."""
    colour: Colour
    shape: Shape
    price: tuple[Colour, ...]
    points: int


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as its files say it."""

    name: str
    copies: Positive
    """So often each lantern is in the box."""
    papers: dict[Paper, int]
    spots: Positive
    hand: tuple[int, int, int, int]
    """Papers at the start, in turn order."""
    limit: Positive
    nights: dict[Literal["short", "long"], tuple[int, int, int]]
    """Lanterns of the night, for 2, 3 and 4 players."""
    shape_points: tuple[int, int, int, int]
    """For a set of 1, 2, 3 or 4 different shapes."""
    wish_points: int
    lanterns: tuple[Lantern, ...]


class Pack(BasePack[Content]):
    """A checked pack, with the lanterns by their names."""

    def __init__(self, content: Content, folder: Path | None) -> None:
        super().__init__(content.name, content, folder)
        self.cards: dict[str, Lantern] = {lantern.id: lantern for lantern in content.lanterns}


def checked(content: Content, folder: Path | None) -> Pack:
    check(content)
    return Pack(content, folder)


def check(content: Content) -> None:
    """What the schema alone cannot say."""

    def demand(holds: bool, card: str, field: str, reason: str) -> None:
        if not holds:
            raise BadPack("pack-card", pack=content.name, card=card, field=field, reason=reason)

    ids = [lantern.id for lantern in content.lanterns]
    for lantern in content.lanterns:
        demand(ids.count(lantern.id) == 1, lantern.id, "id", "used twice")
        demand(0 < len(lantern.price) <= content.limit, lantern.id, "price", f"must be 1 to {content.limit} papers")
    most = max(max(night) for night in content.nights.values())
    demand(len(ids) * content.copies >= most, "lanterns", "copies", f"at least {most} lanterns are needed")
    held = 4 * (content.limit + 2) + 3  # L3.1, L3.5: full hands, all wishes, three papers just drawn
    demand(sum(content.papers.values()) >= held, "papers", "count", f"at least {held} are needed")
    demand(max(content.hand) <= content.limit, "hand", "hand", f"at most {content.limit} papers")


PACKS = Shelf(Path(str(files(__package__))) / "packs", Content, checked)
