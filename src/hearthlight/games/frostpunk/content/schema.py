"""A pack as its TOML files say it."""

from __future__ import annotations

from typing import Literal

import msgspec

from .board import Building, Sector, Tracks
from .cards import (
    Advisor,
    CitizenCard,
    EventCard,
    ExpeditionCard,
    Law,
    Relief,
    ScenarioCard,
    StartCard,
    Technology,
    WeatherCard,
)


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All files of a pack together."""

    name: str
    tracks: Tracks
    rim: tuple[str, ...]
    """Tiles: `empty`, `wood` or `coal`."""
    sectors: tuple[Sector, ...]
    buildings: tuple[Building, ...]
    morning: tuple[EventCard, ...]
    dusk: tuple[EventCard, ...]
    disputes: tuple[EventCard, ...]
    """Shuffled; the next one lies open (F3.9)."""
    consequences: tuple[EventCard, ...]
    laws: tuple[Law, ...]
    technologies: tuple[Technology, ...]
    expeditions: tuple[ExpeditionCard, ...]
    weather: tuple[WeatherCard, ...]
    citizens: tuple[CitizenCard, ...]
    advisors: tuple[Advisor, ...]
    starts: tuple[StartCard, ...]
    scenario: tuple[ScenarioCard, ...]
    first_dusk: str
    """The card that lies in the dusk deck at the start."""
    first_scenario: str
    storm_card: str
    storm_start: int
    """The round in which the storm marker lies at the start."""
    storm_returns: int
    """F14.2: where it goes after a storm of round `storm_returns_until` or before; after a later one it is gone."""
    storm_returns_until: int
    rules: Literal[1, 2] = 2
    """1: it is played as in 0.1, for games that began then; where the rules were mended since, they say so."""
    relief: Relief | msgspec.UnsetType = msgspec.UNSET
    """What the easy level adds to the normal start cards; a pack that says nothing has no such level."""
    continues: tuple[str, ...] = ()
    """Hashes of earlier versions in which the same moves made the same game: their records go on with this one."""

    def events(self) -> tuple[EventCard, ...]:
        return (*self.morning, *self.dusk, *self.disputes, *self.consequences)
