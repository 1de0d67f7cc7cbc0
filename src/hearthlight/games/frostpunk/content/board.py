"""What lies on the table besides cards: sectors, buildings, tracks and the tower, as the pack writes them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .cards import Card
from .effects import Effect
from .terms import Cost, Insulation, Kind, Number, Word

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Field(Word, frozen=True, kw_only=True):
    wood: Number = 0
    coal: Number = 0
    cores: Number = 0
    trees: Number = 0
    food: Number = 0
    """Found when the sector is revealed."""


class Sector(Card, frozen=True, kw_only=True):
    ring: Literal["inner", "outer"]
    fields: tuple[Field, Field]


class Use(Word, frozen=True, kw_only=True):
    """What a figure does at a building: pay, then the effects; or what only the map can say."""

    cost: Cost = Cost()
    effects: tuple[Effect, ...] = ()
    special: Literal[
        "",
        "pass-law",
        "generator",
        "workshop",
        "collect-around",
        "fell-in-sector",
        "fell-in-sector-or-around",
        "spread-coal",
        "repeat-building",
        "stay-overnight",
    ] = ""
    number: Number = 0
    """How much of the special thing (wood for a tree, fields for the thumper)."""
    each: Number = 0
    """How much on each of them (coal of the thumper)."""


class Building(Card, frozen=True, kw_only=True):
    large: bool = False
    cost: Cost = Cost()
    count: Number = 1
    engineers_only: bool = False
    insulation: Insulation = "blue"
    use: Use | None = None
    upgrade_cost: Cost | None = None
    """None: it has no upgrade."""
    upgraded_use: Use | None = None
    upgraded_insulation: Insulation | Literal[""] = ""
    places: Number = 0
    """Sleeping places."""
    for_children: bool = False
    hunting: Number = 0
    upgraded_hunting: Number = 0
    expeditions: Number = 0
    upgraded_expeditions: Number = 0
    next_to: Literal["", "coal-deposit", "wood-deposit"] = ""
    heats_sector: bool = False
    """Everything on its sector is heated; it cannot stand on the generator sector."""
    when_erected: tuple[Effect, ...] = ()
    stands_on: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None
    """The field of the generator sector on which it stands from the start."""
    starts_research: bool = False
    """Technologies are researched while one of these stands (F11.1)."""
    medical_post: bool = False
    """What laws and technologies say of medical posts (`treat_at_medical_post`) is said of it."""
    kiln: bool = False
    """The same for charcoal kilns (`coal_per_kiln`)."""
    ruin: bool = False
    """What is left of a shelter after a storm: always cold, never erected (F14.2)."""
    printed: bool = False
    """Part of the generator sector: never erected, dismantled or destroyed."""
    permanent: bool = False
    """Once it stands, it is never dismantled or destroyed."""
    lawful: bool = False
    """Only available through a law."""
    locked: bool = False
    """Only available once a card has said so (`unlock`)."""
    delivers: tuple[Effect, ...] = ()
    """An outpost: what it sends each time a transport arrives."""
    hub: bool = False
    """A steam hub: while the output stands above the red marker, 1 coal fires it; then its sector and all sectors next
    to it are heated, up to the end of the next generator phase."""


class PopulationSection(Word, frozen=True, kw_only=True):
    upto: Number
    figures: Number


class SicknessSection(Word, frozen=True, kw_only=True):
    upto: Number
    tokens: Number = 0
    turns: Number = 0


class HungerSection(Word, frozen=True, kw_only=True):
    upto: Number
    discontent: Number = 0
    deaths: Number = 0


class HeatSpace(Word, frozen=True, kw_only=True):
    """A space of the generator track, from the bottom: cubes into the tower, and citizens who fall sick when the
    output stays below."""

    stress: Number = 0
    sick: tuple[Kind, ...] = ()


class Tower(Word, frozen=True, kw_only=True):
    """F12.1: the chance (in percent) that a dropped cube falls through, and that a drop loosens a stuck one."""

    fall: Percent
    fall_per_stuck: Percent
    fall_at_most: Percent = 95
    loosen: Percent


class StartMarkers(Word, frozen=True, kw_only=True):
    """Where the markers of the generator track stand at the start, from the bottom."""

    cold: Number
    red: Number
    orange: Number
    yellow: Number


class Tracks(Word, frozen=True, kw_only=True):
    rounds: Number
    """The last round."""
    hope: Number
    discontent: Number
    """The most that is borne: one more loses the game (F1.2)."""
    stress: Number
    """Spaces for stress cubes; what is more lies on the overload space."""
    start: StartMarkers
    population: dict[Kind, tuple[PopulationSection, ...]]
    sickness: tuple[SicknessSection, ...]
    """Beyond the last section the game is lost (F1.2)."""
    hunger: tuple[HungerSection, ...]
    """The same."""
    corpses: Number
    """The last space of the corpse track."""
    heat: tuple[HeatSpace, ...]
    fed: tuple[Kind, ...]
    """Which kind is fed, repeating from round 1."""
    tower: Tower
    tower_expanded: Tower
    transport: Number = 0
    """Steps that a transport from the outposts takes; it moves with the scouts. 0: there are no outposts."""
    solo_cards: tuple[tuple[Number, Number], ...]
    """F8.2: with at least so much hope, so many citizen cards."""
