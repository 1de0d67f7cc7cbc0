"""The vocabulary of effects: what cards, tiles and player boards cost, ask for and give, as data.

Everything is built from two bundles: `Pay` (what goes) and `Gain` (what comes). A `Trade` is one for the other,
a `Goal` a trade with requirements. The rules interpret these values, the page draws them, the translators
put them into words; no card has code of its own.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

import msgspec

from hearthlight.kernel.packs import Printed

Resource = Literal["food", "tools", "gasoline", "water", "books", "medipacks"]
RESOURCES: tuple[Resource, ...] = ("food", "tools", "gasoline", "water", "books", "medipacks")
"""In the circular order of the rondel (B1.3). A resource is its place in this tuple wherever speed matters."""
BATTERY = 6
"""The middle of the rondel."""
STOCK = (*RESOURCES, "battery")
FOOD, TOOLS, GASOLINE, WATER, BOOKS, MEDIPACKS = range(6)

Colour = Literal["red", "yellow", "blue", "purple"]
COLOURS: tuple[Colour, ...] = ("red", "yellow", "blue", "purple")
DieColour = Literal["red", "yellow", "blue"]
DIE_COLOURS: tuple[DieColour, ...] = ("red", "yellow", "blue")
Letter = Literal["A", "B", "C", "D"]


class Effect(Printed, frozen=True, dict=True):
    """Base of the vocabulary (`dict` makes room for cached properties)."""


Number = Annotated[int, msgspec.Meta(ge=0)]
"""How much of something: never less than nothing."""


class Pay(Effect, frozen=True):
    """Costs: resources of given kinds, a number of one resource of the player's choice, HK dollars."""

    food: Number = 0
    tools: Number = 0
    gasoline: Number = 0
    water: Number = 0
    books: Number = 0
    medipacks: Number = 0
    same: Number = 0
    money: Number = 0

    @cached_property
    def needs(self) -> tuple[tuple[int, int], ...]:
        """The given resources that are asked for at all: (resource, number)."""
        numbers = (self.food, self.tools, self.gasoline, self.water, self.books, self.medipacks)
        return tuple((resource, number) for resource, number in enumerate(numbers) if number)


class Gain(Effect, frozen=True):
    """What a player gets."""

    points: Number = 0
    money: Number = 0
    food: Number = 0
    tools: Number = 0
    gasoline: Number = 0
    water: Number = 0
    books: Number = 0
    medipacks: Number = 0
    battery: Number = 0
    transport: Number = 0
    gps: Number = 0
    same: Number = 0
    """So many of one resource of the player's choice, no battery."""
    cube: Colour | Literal["any", ""] = ""
    """A cube on the map, on a location of this colour."""
    recover: bool = False
    """A card from the hospital to the hand; score its points."""
    check: bool = False
    """Carry out one unlocked check-mark action."""
    money_per_search: Number = 0
    """Show the hand: so many HK dollars for each search icon in it."""

    @cached_property
    def resources(self) -> tuple[tuple[int, int], ...]:
        numbers = (self.food, self.tools, self.gasoline, self.water, self.books, self.medipacks, self.battery)
        return tuple((resource, number) for resource, number in enumerate(numbers) if number)

    @cached_property
    def kind(self) -> str:
        """What it gives, where that is one thing only: the reward type of a scout tile."""
        things = list(msgspec.to_builtins(self))
        return str(things[0]) if len(things) == 1 else "nothing"


NOTHING, NO_GAIN = Pay(), Gain()


class Trade(Effect, frozen=True):
    """Pay one thing to gain another; with nothing to pay, a plain gain."""

    pay: Pay = NOTHING
    gain: Gain = Gain()


class Slot(Effect, frozen=True):
    """Cards of these colours must lie together in one slot (B6.3)."""

    red: Number = 0
    yellow: Number = 0
    blue: Number = 0
    purple: Number = 0

    @cached_property
    def needs(self) -> tuple[tuple[Colour, int], ...]:
        numbers = zip(COLOURS, (self.red, self.yellow, self.blue, self.purple), strict=True)
        return tuple((colour, number) for colour, number in numbers if number)

    @property
    def total(self) -> int:
        return self.red + self.yellow + self.blue + self.purple


class Goal(Effect, frozen=True):
    """A goal of a card: costs, requirements, and its immediate effect."""

    pay: Pay = NOTHING
    gain: Gain = Gain()
    slot: Slot | None = None
    tiles: Resource | Literal["battery"] | None = None
    """Face-up scout tiles of the types points and this resource (B6.4)."""
    centres: Letter | None = None
    """The two crisis centres of this letter joined by own cubes (B6.5)."""


class Always(Effect, frozen=True):
    """What a finished contingency plan does for good (B13.3)."""

    search: Number = 0
    gps: Number = 0
    """Each GPS token counts so much more."""
    waste: Trade | None = None
    """In phase 6, any number of times."""
