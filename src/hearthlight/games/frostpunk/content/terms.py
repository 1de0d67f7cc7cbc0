"""The terms that effects and cards share: kinds, resources, numbers, conditions, costs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hearthlight.kernel.packs import Printed

Kind = Literal["worker", "engineer", "child"]
KINDS: tuple[Kind, ...] = ("worker", "engineer", "child")
HopeKind = Literal["care", "justice", "motivation"]
HOPE: tuple[HopeKind, ...] = ("care", "justice", "motivation")
DiscontentKind = Literal["anger", "apathy", "greed"]
DISCONTENT: tuple[DiscontentKind, ...] = ("anger", "apathy", "greed")
TokenKind = HopeKind | DiscontentKind
OnMap = Literal["wood", "coal", "cores"]
ON_MAP: tuple[OnMap, ...] = ("wood", "coal", "cores")
Resource = OnMap | Literal["steel"]
RESOURCES: tuple[Resource, ...] = (*ON_MAP, "steel")
"""Steel never lies on the map, and only other scenarios than the Crater have it (F1.4, F3.6)."""
Stored = Resource | Literal["food"]
STORED: tuple[Stored, ...] = ("food", *RESOURCES)
OnField = OnMap | Literal["trees"]
ON_FIELD: tuple[OnField, ...] = (*ON_MAP, "trees")
"""What can lie on a field of the map."""
Whose = Kind | Literal["any", "round"]
"""A kind of citizens, any that the players choose, or the one of the current round (F4.19)."""
Insulation = Literal["red", "orange", "yellow", "blue", "white"]
"""F4.14: the heat-range marker that it goes with; blue is none, white needs no heat."""
MOST = 50
"""Citizens of a kind, food, hunger (F13.1)."""
Number = Annotated[int, msgspec.Meta(ge=0, le=60)]


class Word(Printed, frozen=True, kw_only=True):
    """Base of the vocabulary."""


class Amount(Word, frozen=True, kw_only=True):
    """A number that depends on the table: `times` for each of what `per` names, and `plus`, at most `most`."""

    per: Literal[
        "corpses",
        "active-care",
        "active-justice",
        "active-motivation",
        "active-anger",
        "active-apathy",
        "active-greed",
        "active-hope",
        "active-discontent",
        "discontent",
        "children-used",
        "gravely-ill",
        "shelters",
        "automata",
        "laws",
        "bedless",
    ]
    times: int = 1
    plus: int = 0
    most: Number = 60


Count = Number | Amount


class Condition(Word, frozen=True, kw_only=True, cache_hash=True, rename={"negated": "not"}):
    """Everything that is given must hold. Numbers are minimums unless they say otherwise."""

    active: TokenKind | Literal["hope", "discontent", ""] = ""
    """At least one active token of this kind (or any hope, any discontent)."""
    active_count: Number = 1
    hope: Number = 0
    discontent: Number = 0
    food: Number = 0
    wood: Number = 0
    coal: Number = 0
    steel: Number = 0
    resources_at_most: int = 99
    food_at_most: int = 99
    corpses: Number = 0
    sick: Number = 0
    """So many sick citizens of all kinds together."""
    gravely_ill: bool = False
    """Some sickness marker shows gravely ill."""
    building: str = ""
    """At least `building_count` of it stand."""
    building_count: Number = 1
    law: str = ""
    """In force."""
    technology: str = ""
    """Finished."""
    displayed: str = ""
    """This card lies in the event or scenario display."""
    figure_on_card: bool | Kind | None = None
    """Whether a figure (of this kind) stands on this card (dusk effects of displayed cards); on `displayed` if that is
    named."""
    on_card: Number = 0
    """So many resources lie on this card; on `displayed` if that is named."""
    round: Number = 0
    round_at_most: Number = 60
    overheated: bool | None = None
    bedless: Number = 0
    """Figures that got no bed last night (this night, in `night` effects)."""
    scouts: Number = 0
    """Scouts that are on their way."""
    negated: Condition | None = None
    """TOML key `not`."""


class Cost(Word, frozen=True, kw_only=True, cache_hash=True):
    """What must be paid in full (F1.4), or the thing cannot be chosen."""

    food: Number = 0
    wood: Number = 0
    coal: Number = 0
    cores: Number = 0
    steel: Number = 0
    resources: Number = 0
    """Of the players' choice from the stockpile."""
    either: tuple[Cost, ...] = ()
    """One of these instead."""
    map_wood: Number = 0
    map_coal: Number = 0
    """From fields of the map to the supply."""
    exhaust: TokenKind | Literal["hope", "discontent", ""] = ""
    """Turn one active token of this kind to its exhausted side."""
    stress: Number = 0
    """Cubes from the supply onto the stress track."""
    hunger: Number = 0
    tire: Kind | Literal["adult", "round", ""] = ""
    """One exhausted-citizen token of this kind (adult: worker or engineer; round: the kind of the current round)."""
    lose_citizens: Number = 0
    """Citizens of the players' choice who leave."""
