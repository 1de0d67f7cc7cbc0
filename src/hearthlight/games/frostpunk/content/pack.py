"""The content pack of Frostpunk: schema of the TOML files, and checks that the schema alone cannot make."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from hearthlight.kernel import BadPack
from hearthlight.kernel.packs import Pack as BasePack
from hearthlight.kernel.packs import Shelf, read_pack

from .cards import (
    Advisor,
    Building,
    Card,
    CitizenCard,
    EventCard,
    ExpeditionCard,
    Law,
    Rules,
    ScenarioCard,
    Sector,
    SpecialAction,
    StartCard,
    Technology,
    Tracks,
    WeatherCard,
)

if TYPE_CHECKING:
    from ..rules.model import Frostpunk


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

    def events(self) -> tuple[EventCard, ...]:
        return (*self.morning, *self.dusk, *self.disputes, *self.consequences)


class Pack(BasePack[Content]):
    """A checked pack with everything looked up in advance."""

    def __init__(self, content: Content, folder: Path | None = None) -> None:
        super().__init__(content.name, content, folder)
        self.events = {card.id: card for card in content.events()}
        self.morning = {card.id for card in content.morning}
        self.disputes = {card.id for card in content.disputes}
        self.dusk_cards = [card.id for card in (*content.dusk, *content.consequences)]
        self.laws = {card.id: card for card in content.laws}
        self.technologies = {card.id: card for card in content.technologies}
        self.expeditions = {card.id: card for card in content.expeditions}
        self.weather = {card.id: card for card in content.weather}
        self.citizens = {card.id: card for card in content.citizens}
        self.advisors = {card.id: card for card in content.advisors}
        self.sectors = {card.id: card for card in content.sectors}
        self.scenario = {card.id: card for card in content.scenario}
        self.buildings = {card.id: card for card in content.buildings}
        self.cards: dict[str, Card] = {
            **self.events,
            **self.laws,
            **self.technologies,
            **self.expeditions,
            **self.weather,
            **self.citizens,
            **self.advisors,
            **self.scenario,
            **self.buildings,
            **{card.id: card for card in content.starts},
        }
        """Everything with a title."""
        self.starts: dict[tuple[int, str], StartCard] = {(card.group, card.difficulty): card for card in content.starts}

    def counts(self) -> dict[str, int]:
        return {
            "cards": sum(COUNTS.values()) - len(self.content.rim) - len(self.sectors),
            "buildings": sum(card.count for card in self.buildings.values()),
            "sectors": len(self.sectors),
        }

    def rules_in_force(self, state: Frostpunk) -> list[Rules]:
        """Of passed laws that no card covers, and of finished technologies."""
        covered = {laid.covers for laid in state.display}
        return [
            *(self.laws[card].rules for card in state.passed if card not in covered),
            *(self.technologies[card].rules for card in state.finished),
        ]

    def of_dusk(self, card: str) -> bool:
        """A card of the dusk deck: dusk, dispute and consequence cards."""
        return card in self.events and card not in self.morning

    def action_of(self, card: str) -> SpecialAction | None:
        """The special action of a displayed card or of a law."""
        if card in self.laws:
            return self.laws[card].action
        if card in self.events:
            return self.events[card].action
        return self.scenario[card].action if card in self.scenario else None

    def once_per_game(self, card: str) -> bool:
        action = self.action_of(card)
        return action is not None and action.once == "game"


def read(path: Path) -> Pack:
    content = read_pack(path, Content)
    check_content(content)
    return Pack(content, path if path.is_dir() else path.parent)


PACKS = Shelf(Path(str(files(__package__))) / "packs", read)


COUNTS = {
    "morning": 32,
    "dusk": 61,
    "disputes": 10,
    "consequences": 32,
    "laws": 16,
    "technologies": 8,
    "expeditions": 40,
    "weather": 13,
    "citizens": 30,
    "advisors": 4,
    "starts": 12,
    "sectors": 30,
    "rim": 7,
    "scenario": 8,
}
"""What is in the box (section 16)."""


def check_content(content: Content) -> None:
    """Counts, ids, references."""

    def demand(holds: bool, card: str, field: str, reason: str) -> None:
        if not holds:
            raise BadPack("pack-card", pack=content.name, card=card, field=field, reason=reason)

    for name, count in COUNTS.items():
        found = len(getattr(content, name))
        demand(found == count, name, "count", f"there must be {count}, not {found}")
    tables = (
        "buildings",
        "morning",
        "dusk",
        "disputes",
        "consequences",
        "laws",
        "technologies",
        "expeditions",
        "weather",
        "citizens",
        "advisors",
        "starts",
        "sectors",
        "scenario",
    )
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
        demand(not word.get("either") or len(word) == 1, key, "either", "stands alone")
        for card in word.get("show", ()):
            demand(card in known, key, "scenario", f"{card} is no card")
    for card in content.dusk:
        demand(card.id in shuffled, card.id, "id", "no card ever shuffles it in")
    for law in content.laws:
        for consequence in law.consequences:
            demand(consequence in dusk, law.id, "consequences", f"{consequence} is no card")
        for building in law.buildings:
            demand(building in known, law.id, "buildings", f"{building} is no building")
        demand(not law.partner or law.partner in known, law.id, "partner", f"{law.partner} is no law")
    for event in (*content.morning, *content.dusk, *content.consequences):
        if event.options:
            free = [
                option
                for option in event.options
                if not msgspec.to_builtins(option.condition) and not msgspec.to_builtins(option.cost)
            ]
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
