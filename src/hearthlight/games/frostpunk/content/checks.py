"""What the schema alone cannot check: counts, ids, references, and that the game can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from hearthlight.kernel import BadPack

from .cards import EventCard, ScenarioCard
from .schema import Content
from .terms import KINDS, MOST, RESOURCES

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

TABLES = (
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
"""Everything with an id."""

COUNTED = frozenset(
    ("generator", "workshop", "fell-in-sector", "fell-in-sector-or-around", "spread-coal", "fell-tree", "look-outer")
)
"""Special things that need a `number`."""


def check_content(content: Content) -> None:
    for name, count in COUNTS.items():
        cards = getattr(content, name)
        found = len(cards) if name != "technologies" else sum(not card.scenario for card in cards)
        demand(content, found == count, name, "count", f"there must be {count}, not {found}")
    ids = [card.id for table in TABLES for card in getattr(content, table)]
    for key in ids:
        demand(content, ids.count(key) == 1, key, "id", "used twice")
    check_buildings(content)
    check_talents(content)
    check_tracks(content)
    check_words(content, set(ids))
    check_laws(content, set(ids))
    check_options(content)


def demand(content: Content, holds: bool, card: str, field: str, reason: str) -> None:
    if not holds:
        raise BadPack("pack-card", pack=content.name, card=card, field=field, reason=reason)


def check_buildings(content: Content) -> None:
    """What the rules ask of some building, whichever it is."""
    cards = content.buildings
    demand(content, sum(card.ruin for card in cards) == 1, "buildings", "ruin", "exactly one is what a ruin is")
    researching = any(card.starts_research for card in cards)
    demand(content, researching, "buildings", "starts_research", "none lets research begin")
    standing = [card.stands_on for card in cards if card.stands_on is not None]
    demand(content, len(standing) == len(set(standing)), "buildings", "stands_on", "two on the same field")
    for card in cards:
        printed = not card.printed or card.stands_on is not None
        demand(content, printed, card.id, "stands_on", "it is printed on the generator sector, but where?")
        for field, use in (("use", card.use), ("upgraded_use", card.upgraded_use)):
            if use is not None and use.special in COUNTED:
                demand(content, use.number > 0, card.id, f"{field}.number", f"how much is {use.special}?")
            if use is not None and use.special == "spread-coal":
                demand(content, use.each > 0, card.id, f"{field}.each", "how much coal?")


def check_talents(content: Content) -> None:
    for card in content.citizens:
        ability = card.ability
        if ability.special in COUNTED:
            demand(content, ability.number > 0, card.id, "ability.number", f"how much is {ability.special}?")


def check_tracks(content: Content) -> None:
    """Sections go up, and one of them is for every number that does not lose the game: sickness and hunger are lost
    beyond their last section (F1.2), citizens of a kind can be up to 50 (F13.1)."""
    tracks = content.tracks
    ends_of = {
        "sickness": [section.upto for section in tracks.sickness],
        "hunger": [section.upto for section in tracks.hunger],
        **{f"population.{kind}": [part.upto for part in tracks.population.get(kind, ())] for kind in KINDS},
    }

    def track(holds: bool, problem: str, name: str, **numbers: int) -> None:
        if not holds:
            raise BadPack(f"pack-track-{problem}", pack=content.name, field=name, **numbers)

    for name, ends in ends_of.items():
        track(bool(ends), "missing", name)
        track(ends == sorted(set(ends)), "order", name)
        needed = MOST if name.startswith("population") else 1
        track(ends[-1] >= needed, "short", name, end=ends[-1], needed=needed)
    for name in ("heat", "fed"):
        track(bool(getattr(tracks, name)), "missing", name)
    top, start = len(tracks.heat) - 1, tracks.start
    track(max(start.cold, start.red, start.orange, start.yellow) <= top, "above", "start", end=top)
    outposts = any(card.delivers for card in content.buildings)
    track(tracks.transport > 0 or not outposts, "missing", "transport")


def check_words(content: Content, known: set[str]) -> None:
    """Cards that words name exist; every dusk card is shuffled in by one."""
    dusk = {card.id for card in (*content.dusk, *content.consequences)}
    shuffled = {content.first_dusk}
    for key, word in walk(content):
        for card in word.get("cards", ()) if word.get("do") in ("shuffle-in", "remove-cards") else ():
            demand(content, card in known, key, "cards", f"{card} is no card")
            if word["do"] == "shuffle-in":
                demand(content, card in dusk, key, "cards", f"{card} is no dusk card")
                shuffled.add(card)
        for field in ("building", "law", "technology", "displayed"):
            if isinstance(word.get(field), str) and word[field]:
                demand(content, word[field] in known, key, field, f"{word[field]} is unknown")
        demand(content, not word.get("either") or len(word) == 1, key, "either", "stands alone")
        for card in word.get("show", ()):
            demand(content, card in known, key, "scenario", f"{card} is no card")
    for event in content.dusk:
        demand(content, event.id in shuffled, event.id, "id", "no card ever shuffles it in")


def check_laws(content: Content, known: set[str]) -> None:
    dusk = {card.id for card in (*content.dusk, *content.consequences)}
    for law in content.laws:
        for consequence in law.consequences:
            demand(content, consequence in dusk, law.id, "consequences", f"{consequence} is no card")
        for building in law.buildings:
            demand(content, building in known, law.id, "buildings", f"{building} is no building")
        demand(content, not law.partner or law.partner in known, law.id, "partner", f"{law.partner} is no law")


def check_options(content: Content) -> None:
    """Q22."""
    for event in (*content.morning, *content.dusk, *content.consequences):
        if event.options:
            free = [
                option
                for option in event.options
                if not msgspec.to_builtins(option.condition) and not msgspec.to_builtins(option.cost)
            ]
            demand(content, bool(free), event.id, "options", "one option must always be open (Q22)")


def has_steel(content: Content) -> bool:
    """Whether any card gives steel; the Crater has none (F3.6)."""
    return any(card.steel for card in content.starts) or any(
        word.get("do") == "gain" and "steel" in word for _, word in walk(content)
    )


def taken_away(content: Content) -> dict[str, set[str]]:
    """For each card what its dusk and night effects take out of the stockpile, if anything."""
    found: dict[str, set[str]] = {}
    cards: list[EventCard | ScenarioCard] = [*content.events(), *content.scenario]
    for card in cards:
        night = card.night if isinstance(card, EventCard) else ()
        for word in inside(msgspec.to_builtins((*card.dusk, *night))):
            lost = set(RESOURCES) & word.keys() if word.get("do") == "lose" else set()
            if (word.get("do") == "lose" and "resources" in word) or word.get("do") == "load":
                lost = set(word.get("of", RESOURCES))
            if lost:
                found.setdefault(card.id, set()).update(lost)
    return found


def walk(content: Content) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table inside every card, with the card's id."""
    for name in content.__struct_fields__:
        entries = getattr(content, name)
        if isinstance(entries, tuple):
            for entry in entries:
                if isinstance(entry, msgspec.Struct):
                    key = entry.id  # type: ignore[attr-defined]
                    yield from ((key, word) for word in inside(msgspec.to_builtins(entry)))


def inside(value: Any) -> Iterator[dict[str, Any]]:
    """Every table in it."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from inside(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from inside(part)
