"""What is printed in the box of Frostpunk, in words and as data to draw from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ..content.board import Building, Sector, Tracks
from ..content.cards import Card, CitizenCard, Law, ScenarioCard
from ..content.pack import Pack
from ..content.schema import Content
from ..content.terms import KINDS, Cost, Insulation, Kind, Resource
from ..rules.city import map as city
from ..rules.outlook.scenario import tasks
from ..words.terms import FREE
from ..words.texts import FrostpunkTexts

NAMES = (
    *(f"kind-{kind}" for kind in (*KINDS, "automaton")),
    "resource-food",
    "resource-wood",
    "resource-coal",
    "resource-cores",
    "resource-steel",
    *(f"token-{kind}" for kind in ("care", "justice", "motivation", "anger", "apathy", "greed")),
)
"""Words for what is drawn as a picture."""

Deck = Literal[
    "morning",
    "dusk",
    "dispute",
    "consequence",
    "law",
    "technology",
    "expedition",
    "weather",
    "citizen",
    "advisor",
    "start",
    "scenario",
]
"""Which deck a card belongs to."""


class ActionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The special action of a card."""

    cost: Cost = Cost()
    cold: bool = False


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a card, or a way of an expedition."""

    title: str
    does: str
    """Its condition, cost and effects."""


class TaskInfo(msgspec.Struct, frozen=True):
    """What a scenario card asks for, as `Goal` calls it."""

    round: int
    what: str
    want: int
    brings: str
    """What comes of it, in words."""


class CardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A card; what its deck does not have is left out. What it does is said in words."""

    id: str
    kind: Deck
    title: str
    flavour: str
    lines: list[str]
    """All that it says, in sentences."""
    own_lines: list[str]
    """The same without what can be shown on its own: options, the buildings that a law opens, its partner."""
    choices: list[OptionInfo]
    """Its options or ways."""
    cases: list[int] | UnsetType = UNSET
    """For each of its own lines the number of the case that it states, 0 for what is done in any case. Which case
    applies is told when the card is read (`applies`)."""
    tasks: list[TaskInfo] | UnsetType = UNSET
    """What a scenario card asks for."""
    action: ActionInfo | UnsetType = UNSET
    lock: bool | UnsetType = UNSET
    rules: dict[str, Any] | UnsetType = UNSET
    """What a law or a technology changes for good."""
    partner: str | UnsetType = UNSET
    """The law that leaves the game when this one is passed,"""
    buildings: list[str] | UnsetType = UNSET
    """and the buildings that this one opens."""
    rounds: int | UnsetType = UNSET
    """How long a technology takes."""
    deck: Literal["A", "B", "C"] | UnsetType = UNSET
    spaces: int | UnsetType = UNSET
    hint: Literal["supplies", "people", "mixed"] | UnsetType = UNSET
    red: int | UnsetType = UNSET
    orange: int | UnsetType = UNSET
    yellow: int | UnsetType = UNSET
    cold: int | UnsetType = UNSET
    scouts: int | UnsetType = UNSET
    storm: int | UnsetType = UNSET
    person: Kind | UnsetType = UNSET
    """The kind of a citizen,"""
    start_line: str | UnsetType = UNSET
    """what the card costs at the start of the game,"""
    death_lines: dict[Kind, str] | UnsetType = UNSET
    """and what a death means if the card is discarded for it."""
    cost: Cost | UnsetType = UNSET


class UseInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a figure pays at a building; what it does there is said in words."""

    cost: Cost = Cost()


class BuildingInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    title: str
    lines: list[str]
    """All that it says, in sentences."""
    does: list[str]
    """Those of them that say what it is good for."""
    large: bool = False
    cost: Cost = Cost()
    price: str = ""
    """The same in words."""
    count: int = 1
    engineers_only: bool = False
    insulation: Insulation = "blue"
    use: UseInfo | None = None
    upgrade_cost: Cost | None = None
    """None: it has no upgrade."""
    upgraded_use: UseInfo | None = None
    upgraded_insulation: Insulation | Literal[""] = ""
    places: int = 0
    """Sleeping places."""
    for_children: bool = False
    expeditions: int = 0
    next_to: Literal["", "coal-deposit", "wood-deposit"] = ""
    printed: bool = False
    """Part of the generator sector: never erected, dismantled or destroyed."""
    lawful: bool = False
    """Only available through a law."""
    hub: bool = False
    """1 coal heats what lies around it."""
    outpost: bool = False
    """It sends something whenever a transport arrives."""


class MapInfo(msgspec.Struct, frozen=True, kw_only=True):
    hexes: list[tuple[int, int]]
    """Axial coordinates of every place: the petals, the inner ring, the outer ring."""
    fields_of: list[list[int]]
    place_of: list[int]
    labels: list[str]
    """What the map calls each field, as words do,"""
    place_labels: list[str]
    """and each place."""
    neighbours: list[list[int]]
    petals: int
    """How many petals and places each ring has."""
    inner: int
    outer: int
    drawer: int
    """The petal without a field."""
    rim_corners: list[int]
    """For each corner of the rim the outer place that it touches."""


class PackInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is printed, with titles and texts."""

    name: str
    hash: str
    language: str
    tracks: Tracks
    map: MapInfo
    buildings: dict[str, BuildingInfo]
    cards: dict[str, CardInfo]
    sectors: dict[str, Sector]
    resources: tuple[Resource, ...]
    """What a city can have in its stockpile, beside food."""
    names: dict[str, str]
    """Words for kinds, tokens, resources: "kind-worker", "token-care", …"""


def printed(pack: Pack, language: str) -> PackInfo:
    """Everything that is printed, with titles and texts, for the page to draw."""
    words, content = FrostpunkTexts(pack, language, ()), pack.content
    return PackInfo(
        name=pack.name,
        hash=pack.hash,
        language=language,
        tracks=content.tracks,
        map=_map(),
        buildings={card.id: _building(card, words) for card in content.buildings},
        cards={card.id: _card(deck, card, words) for deck, card in _cards(content)},
        sectors={card.id: card for card in content.sectors},
        resources=pack.resources,
        names={key: words.say(f"frost-{key}") for key in NAMES},
    )


def _map() -> MapInfo:
    numbers = {
        "hexes": city.HEXES,
        "fields_of": city.FIELDS_OF,
        "place_of": city.PLACE_OF,
        "labels": city.FIELD_LABELS,
        "place_labels": city.PLACE_LABELS,
        "neighbours": city.NEIGHBOURS,
        "petals": city.PETALS,
        "inner": city.INNER,
        "outer": city.OUTER,
        "drawer": city.DRAWER,
        "rim_corners": city.OUTER_CORNERS,
    }
    return msgspec.convert(msgspec.to_builtins(numbers), MapInfo)


def _building(card: Building, words: FrostpunkTexts) -> BuildingInfo:
    said = {
        "title": words.card(card.id),
        "lines": words.building_lines(card.id),
        "does": words.building_does(card.id),
        "price": words.price(card.cost) if card.cost != FREE else "",
        "outpost": bool(card.delivers),
    }
    return msgspec.convert({**msgspec.to_builtins(card), **said}, BuildingInfo)


def _card(deck: Deck, card: Card, words: FrostpunkTexts) -> CardInfo:
    numbers = range(1, 1 + len(getattr(card, "options", ()) or getattr(card, "ways", ())))
    fields = msgspec.to_builtins(card)
    if "kind" in fields:  # the kind of a citizen; of a card `kind` says which deck it belongs to
        fields["person"] = fields["kind"]
    lines = words.card_lines(card.id)
    elsewhere = words.option_lines(card.id, len(numbers))
    if isinstance(card, Law):
        elsewhere += words.law_opens(card) + words.law_strikes(card)
    own = [line for line in lines if line not in elsewhere]
    said: dict[str, Any] = {
        "kind": deck,
        "title": words.card(card.id),
        "flavour": words.flavour(card.id),
        "lines": lines,
        "own_lines": own,
        "choices": [
            {"title": words.option_title(card.id, number), "does": words.option_does(card.id, number)}
            for number in numbers
        ],
    }
    if cases := words.cases(card.id):
        said["cases"] = [cases.index(line) + 1 if line in cases else 0 for line in own]
    if isinstance(card, ScenarioCard):
        said["tasks"] = _tasks(card, words)
    if isinstance(card, CitizenCard):
        said["start_line"] = words.start_line(card)
        said["death_lines"] = {kind: words.death_line(card, kind) for kind in KINDS}
    return msgspec.convert({**fields, **said}, CardInfo)


def _tasks(card: ScenarioCard, words: FrostpunkTexts) -> list[dict[str, Any]]:
    times = [*((token.round, token.effects) for token in card.tokens), (0, card.dusk)]
    return [
        {"round": number, "what": what, "want": want, "brings": words.comes(number, then)}
        for number, effects in times
        for _, what, want, then in tasks(effects)
    ]


def _cards(content: Content) -> Iterator[tuple[Deck, Card]]:
    """Every card with the deck that it belongs to."""
    decks: dict[Deck, tuple[Card, ...]] = {
        "morning": content.morning,
        "dusk": content.dusk,
        "dispute": content.disputes,
        "consequence": content.consequences,
        "law": content.laws,
        "technology": content.technologies,
        "expedition": content.expeditions,
        "weather": content.weather,
        "citizen": content.citizens,
        "advisor": content.advisors,
        "start": content.starts,
        "scenario": content.scenario,
    }
    for deck, cards in decks.items():
        for card in cards:
            yield deck, card
