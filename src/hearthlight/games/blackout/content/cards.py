"""The kinds of cards and tiles."""

from __future__ import annotations

from typing import Annotated

import msgspec

from hearthlight.kernel.packs import Printed

from .effects import Always, Colour, DieColour, Gain, Goal, Letter, Number, Trade


class Card(Printed, frozen=True, kw_only=True):
    """Anything with an id and a title (the message `card-<title>`; the id if it has no title of its own)."""

    id: str
    title: str = ""


class Helper(Card, frozen=True, kw_only=True):
    """A card that is played from the hand into slots."""

    search: Number = 1
    points: int = 0
    goal: Goal = Goal()

    @property
    def goals(self) -> tuple[Goal, ...]:
        return (self.goal,)


class Volunteer(Helper, frozen=True, tag="volunteer", tag_field="kind"):
    """Procures resources at the die of its colour (B5.2)."""

    colour: DieColour
    cubes: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1


class Specialist(Helper, frozen=True, tag="specialist", tag_field="kind"):
    """Offers actions (B5.4); each is a list of ways, of which one may be chosen."""

    actions: tuple[tuple[Trade, ...], ...]

    @property
    def colour(self) -> Colour:
        return "purple"


class Plan(Card, frozen=True, kw_only=True, tag="plan", tag_field="kind"):
    """A contingency plan: one to three goals, and what it does once it is finished."""

    goals: tuple[Goal, ...]
    bonus: Gain = Gain()
    completion: Gain = Gain()
    check: Trade | None = None
    always: Always = Always()


class EmergencyPlan(Card, frozen=True, kw_only=True, tag="emergency", tag_field="kind"):
    """An emergency plan: lies on its own spot, or beside the board in the campaign."""

    letter: Letter
    goals: tuple[Goal, ...]
    bonus: Gain = Gain()
    completion: Gain = Gain()


Objective = Volunteer | Specialist | Plan
AnyCard = Volunteer | Specialist | Plan | EmergencyPlan


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Search icons to reach, and the reward."""

    search: Number
    gain: Gain


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scout tile."""

    id: str
    simple: Challenge
    advanced: Challenge

    @property
    def type(self) -> str:
        """One of seven: points, money, battery, books, tools, medipacks, gasoline (B7.5)."""
        return self.simple.gain.kind


TILE_TYPES = ("points", "money", "battery", "books", "tools", "medipacks", "gasoline")
