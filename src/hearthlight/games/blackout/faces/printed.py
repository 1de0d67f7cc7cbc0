"""What is printed in the box of Blackout, in words and as data to draw from."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from ..content.cards import Challenge, Tile
from ..content.effects import Always, Colour, DieColour, Gain, Goal, Letter, Resource, Trade
from ..content.pack import Chapter, Check, District, Location, Pack, Restore
from ..rules.phases.scout import PROBE
from ..words.texts import BlackoutTexts

T = TypeVar("T")


class CardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A card; what its kind does not have is left out."""

    id: str
    kind: Literal["volunteer", "specialist", "plan", "emergency"]
    title: str
    lines: list[str]
    """What it does and costs, in sentences."""
    colour: Colour | UnsetType = UNSET
    cubes: int | UnsetType = UNSET
    search: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    goal: Goal | UnsetType = UNSET
    goals: list[Goal] | UnsetType = UNSET
    actions: list[list[Trade]] | UnsetType = UNSET
    """Of a specialist: each is a list of ways, of which one may be chosen."""
    bonus: Gain | UnsetType = UNSET
    completion: Gain | UnsetType = UNSET
    check: Trade | UnsetType = UNSET
    always: Always | UnsetType = UNSET
    letter: Letter | UnsetType = UNSET


class LocationInfo(Location, frozen=True, kw_only=True):
    name: str


class DistrictInfo(District, frozen=True, kw_only=True):
    name: str


class TileInfo(Tile, frozen=True, kw_only=True):
    probe: Challenge
    """B7.8: nothing beside the tile itself."""
    type: str
    text: str


class CheckInfo(Check, frozen=True, kw_only=True):
    text: str


class RestoreInfo(Restore, frozen=True, kw_only=True):
    text: str


class PackInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is printed, with titles and texts."""

    name: str
    hash: str
    language: str
    signs: list[str]
    locations: list[LocationInfo]
    roads: list[tuple[str, str]]
    districts: list[DistrictInfo]
    cards: dict[str, CardInfo]
    tiles: dict[str, TileInfo]
    dice: dict[DieColour, list[Resource]]
    checks: list[CheckInfo]
    restore: list[RestoreInfo]
    chapters: list[Chapter]


def printed(pack: Pack, language: str) -> PackInfo:
    """Everything that is printed, with titles and texts, for the page to draw."""
    words, content = BlackoutTexts(pack, language), pack.content
    say = words.say
    probe = msgspec.to_builtins(Challenge(PROBE, Gain()))
    return PackInfo(
        name=pack.name,
        hash=pack.hash,
        language=language,
        signs=list(content.signs),
        locations=[_with(place, LocationInfo, name=say(f"location-{place.id}")) for place in content.locations],
        roads=list(content.roads),
        districts=[_with(place, DistrictInfo, name=say(f"district-{place.id}")) for place in content.districts],
        cards={key: _card(pack, key, words) for key in pack.cards},
        tiles={
            key: _with(tile, TileInfo, probe=probe, type=tile.type, text=words.tile(key))
            for key, tile in pack.tiles.items()
        },
        dice={colour: list(sides) for colour, sides in content.dice.items()},
        checks=[_with(check, CheckInfo, text=words.trade(check.trade)) for check in content.checks],
        restore=[_with(restore, RestoreInfo, text=words.goal(restore.goal)) for restore in content.restore],
        chapters=list(content.chapters),
    )


def _card(pack: Pack, key: str, words: BlackoutTexts) -> CardInfo:
    said: dict[str, Any] = {"id": key, "title": words.card(key), "lines": words.card_lines(key)}
    if key in pack.colour:
        said |= {"colour": pack.colour[key], "search": pack.search[key], "points": pack.helpers[key].points}
    return _with(pack.cards[key], CardInfo, **said)


def _with(printed: msgspec.Struct, kind: type[T], **said: Any) -> T:
    """What the pack prints, and what is said about it."""
    return msgspec.convert({**msgspec.to_builtins(printed), **said}, kind)
