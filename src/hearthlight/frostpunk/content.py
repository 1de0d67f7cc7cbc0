"""The content pack of Frostpunk: schema of the TOML files, and checks that the schema alone cannot make."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ..kernel import BadPack
from .cards import (
    Advisor,
    Building,
    CitizenCard,
    EventCard,
    ExpeditionCard,
    Law,
    ScenarioCard,
    Sector,
    StartCard,
    Technology,
    Tracks,
    WeatherCard,
)


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as its files say it."""

    name: str
    tracks: Tracks
    rim: tuple[str, ...]
    """Tiles: `empty`, `wood` or `coal`."""
    sectors: tuple[Sector, ...]
    buildings: tuple[Building, ...]
    morning: tuple[EventCard, ...]
    dusk: tuple[EventCard, ...]
    disputes: tuple[EventCard, ...]
    """In their order."""
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

    def events(self) -> tuple[EventCard, ...]:
        return (*self.morning, *self.dusk, *self.disputes, *self.consequences)


COUNTS = {"morning": 32, "dusk": 61, "disputes": 10, "consequences": 32, "laws": 16, "technologies": 8,
          "expeditions": 40, "weather": 13, "citizens": 30, "advisors": 4, "starts": 12, "sectors": 30, "rim": 7,
          "scenario": 8}
"""What is in the box (section 16)."""


def check_content(content: Content) -> None:
    """Counts, ids, references."""

    def demand(holds: bool, card: str, field: str, reason: str) -> None:
        if not holds:
            raise BadPack("pack-card", pack=content.name, card=card, field=field, reason=reason)

    for name, count in COUNTS.items():
        found = len(getattr(content, name))
        demand(found == count, name, "count", f"there must be {count}, not {found}")
    tables = ("buildings", "morning", "dusk", "disputes", "consequences", "laws", "technologies", "expeditions",
              "weather", "citizens", "advisors", "starts", "sectors", "scenario")
    ids = [card.id for table in tables for card in getattr(content, table)]
    for key in ids:
        demand(ids.count(key) == 1, key, "id", "used twice")
    dusk = {card.id for card in (*content.dusk, *content.consequences)}
    known = set(ids)
    shuffled = {content.first_dusk}
    for key, word in walk(content):
        for card in word.get("cards", ()) if word.get("do") in ("shuffle-in", "remove-cards") else ():
            demand(card in known, key, "cards", f"{card} is no card")
            if word["do"] == "shuffle-in":
                demand(card in dusk, key, "cards", f"{card} is no dusk card")
                shuffled.add(card)
        for field in ("building", "law", "technology", "displayed"):
            if isinstance(word.get(field), str) and word[field]:
                demand(word[field] in known, key, field, f"{word[field]} is unknown")
        for card in (*word.get("show", ()), *word.get("remove", ())):
            demand(card in known, key, "scenario", f"{card} is no card")
    for card in content.dusk:
        demand(card.id in shuffled, card.id, "id", "no card ever shuffles it in")
    for law in content.laws:
        for consequence in law.consequences:
            demand(consequence in dusk, law.id, "consequences", f"{consequence} is no card")
        for building in law.buildings:
            demand(building in known, law.id, "buildings", f"{building} is no building")
        demand(not law.partner or law.partner in known, law.id, "partner", f"{law.partner} is no law")
    for event in (*content.morning, *content.dusk):
        if event.options:
            free = [option for option in event.options if not msgspec.to_builtins(option.condition)
                    and not msgspec.to_builtins(option.cost)]
            demand(bool(free), event.id, "options", "one option must always be open (Q22)")


def walk(content: Content) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table inside every card, with the card's id."""

    def inside(key: str, value: Any) -> Iterator[tuple[str, dict[str, Any]]]:
        if isinstance(value, dict):
            yield key, value
            for part in value.values():
                yield from inside(key, part)
        elif isinstance(value, list | tuple):
            for part in value:
                yield from inside(key, part)

    for name in content.__struct_fields__:
        entries = getattr(content, name)
        if isinstance(entries, tuple):
            for entry in entries:
                if isinstance(entry, msgspec.Struct):
                    yield from inside(entry.id, msgspec.to_builtins(entry))  # type: ignore[attr-defined]
