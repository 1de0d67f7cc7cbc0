"""Content packs: the schema of the TOML files, and the loaded `Pack` that the rules play with."""

from __future__ import annotations

from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Literal

import msgspec

from hearthlight.kernel import BadPack
from hearthlight.kernel.packs import Pack as BasePack
from hearthlight.kernel.packs import Shelf

from .board import Board, check_map
from .cards import TILE_TYPES, AnyCard, EmergencyPlan, Objective, Plan, Specialist, Tile, Volunteer
from .effects import DIE_COLOURS, RESOURCES, Colour, DieColour, Goal, Letter, Resource, Trade

TILES_PER_DISTRICT = 3
"""B2.1."""


class Location(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: Colour
    at: tuple[int, int]
    crisis: Letter | None = None


class District(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    at: tuple[int, int]
    around: tuple[str, ...]


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A check-mark action of the player board."""

    id: str
    trade: Trade


class Restore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A restore-power goal of the player board; it widens the hand limit or opens the fourth slot."""

    id: Literal["hand", "slot"]
    goal: Goal


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the campaign: Reserve by number of players, plans, win conditions, points for orchids."""

    reserve: tuple[int, int, int, int]
    plans_few: tuple[Letter, ...]
    plans_many: tuple[Letter, ...]
    goals: int | Literal["all"]
    orchids: tuple[int, int, int]
    cubes_around: dict[str, int] = {}
    cubes_on: dict[Colour, int] = {}
    restore_both: bool = False


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as its files say it."""

    name: str
    signs: tuple[str, str, str, str]
    """Each player's cards carry one."""
    dice: dict[DieColour, tuple[Resource, ...]]
    reserve: dict[str, int]
    checks: tuple[Check, ...]
    restore: tuple[Restore, Restore]
    waste: tuple[Check, ...]
    hand: tuple[str, ...]
    slots: tuple[tuple[str, ...], ...]
    hospital: tuple[str, ...]
    chapters: tuple[Chapter, Chapter, Chapter, Chapter, Chapter]
    player_cards: tuple[Volunteer | Specialist, ...]
    starters: tuple[Volunteer, ...]
    objectives: tuple[Objective, ...]
    emergency_plans: tuple[EmergencyPlan, ...]
    tiles: tuple[Tile, ...]
    locations: tuple[Location, ...]
    roads: tuple[tuple[str, str], ...]
    districts: tuple[District, ...]


class Pack(BasePack[Content]):
    """A checked pack with everything looked up in advance."""

    def __init__(self, content: Content, folder: Path | None = None) -> None:
        super().__init__(content.name, content, folder)
        self.board = Board.of(content.locations, content.roads, content.districts)
        self.player_cards = tuple(tuple(f"{sign}-{card.id}" for card in content.player_cards) for sign in content.signs)
        self.cards: dict[str, AnyCard] = {}
        for sign in content.signs:
            for own in content.player_cards:
                renamed = msgspec.structs.replace(own, id=f"{sign}-{own.id}", title=own.title or own.id)
                self.cards[renamed.id] = renamed
        for card in (*content.starters, *content.objectives, *content.emergency_plans):
            self.cards[card.id] = card
        self.helpers = {key: card for key, card in self.cards.items() if isinstance(card, Volunteer | Specialist)}
        self.search: dict[str, int] = {key: card.search for key, card in self.helpers.items()}
        self.colour: dict[str, Colour] = {key: card.colour for key, card in self.helpers.items()}
        self.plans = {key: card for key, card in self.cards.items() if isinstance(card, Plan)}
        self.emergency = {card.letter: card for card in content.emergency_plans}
        self.tiles = {tile.id: tile for tile in content.tiles}
        self.tile_type = {tile.id: tile.type for tile in content.tiles}
        self.checks = {check.id: check.trade for check in content.checks}
        self.check_ids = tuple(self.checks)
        self.waste = {check.id: check.trade for check in content.waste}
        self.restore: dict[str, Goal] = {restore.id: restore.goal for restore in content.restore}
        self.dice = tuple(tuple(RESOURCES.index(face) for face in content.dice[colour]) for colour in DIE_COLOURS)

    def counts(self) -> dict[str, int]:
        return {
            "cards": len(self.cards),
            "tiles": len(self.tiles),
            "locations": len(self.board.ids),
            "districts": len(self.board.district_ids),
        }


def checked(content: Content, folder: Path | None) -> Pack:
    check_content(content)
    return Pack(content, folder)


PACKS = Shelf(Path(str(files(__package__))) / "packs", Content, checked)


def check_content(content: Content) -> None:
    """What the schema alone cannot say: counts, references, and a map without holes."""

    def demand(holds: bool, card: str, field: str, reason: str) -> None:
        if not holds:
            raise BadPack("pack-card", pack=content.name, card=card, field=field, reason=reason)

    ids = [f"{sign}-{card.id}" for sign in content.signs for card in content.player_cards]
    ids += [card.id for card in (*content.starters, *content.objectives, *content.emergency_plans)]
    for key in ids:
        demand(ids.count(key) == 1, key, "id", "used twice")
        demand(key != "" and not set(key) & set(" \n\t="), key or "-", "id", "must be one word")
    demand(len(content.player_cards) == 12, "player_cards", "count", "there must be 12")  # B1.5
    demand(len(content.starters) == 8, "starters", "count", "there must be 8")
    letters = sorted(plan.letter for plan in content.emergency_plans)
    demand(letters == ["A", "B", "C", "D"], "emergency_plans", "letter", "there must be one of each, A to D")
    demand(
        len(content.tiles) == TILES_PER_DISTRICT * len(content.districts),
        "tiles",
        "count",
        f"there must be {TILES_PER_DISTRICT} for each district",
    )
    dealt = sorted([*content.hand, *(card for slot in content.slots for card in slot), *content.hospital])
    own = sorted(card.id for card in content.player_cards)
    demand(dealt == own, "hand/slots/hospital", "cards", "must hold each player card exactly once")  # B2.8
    demand(len(content.slots) <= 3, "slots", "count", "at most 3 are open at the start")
    for colour in DIE_COLOURS:
        demand(len(content.dice.get(colour, ())) == 6, colour, "dice", "a die has 6 faces")
    demand(
        any(len(set(faces)) == 3 for faces in product(*content.dice.values())),
        "dice",
        "dice",
        "can never show three different resources",
    )  # B4.1
    demand({"2", "3", "4"} <= set(content.reserve), "reserve", "reserve", "is needed for 2, 3 and 4 players")
    biggest = max(*content.reserve.values(), *(max(chapter.reserve) for chapter in content.chapters))
    demand(len(content.objectives) >= biggest + 10, "objectives", "count", f"at least {biggest + 10} are needed")
    tiles = [tile.id for tile in content.tiles]
    for tile in content.tiles:
        demand(tiles.count(tile.id) == 1, tile.id, "id", "used twice")
        demand(tile.type in TILE_TYPES, tile.id, "simple.gain", "must be exactly one of the reward types")
    for card in (*content.starters, *content.objectives, *content.emergency_plans):
        if isinstance(card, Plan | EmergencyPlan):
            demand(1 <= len(card.goals) <= 3, card.id, "goals", "there must be 1 to 3")
        for goal in card.goals:
            demand(goal.tiles in (None, *TILE_TYPES), card.id, "tiles", "is no reward type of scout tiles")  # B6.4
    demand([restore.id for restore in content.restore] == ["hand", "slot"], "restore", "id", "must be hand, slot")
    demand(len(content.checks) == 5, "checks", "count", "there must be 5")
    for number, chapter in enumerate(content.chapters, 1):
        known = {district.id for district in content.districts}
        demand(set(chapter.cubes_around) <= known, f"chapter {number}", "cubes_around", "names no district")
    check_map(content.locations, content.roads, content.districts, demand)
