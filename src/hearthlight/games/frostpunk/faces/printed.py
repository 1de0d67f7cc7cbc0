"""What is printed in the box of Frostpunk, in words and as data to draw from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ..content.effects import KINDS
from ..content.pack import Content, Pack
from ..rules import city
from ..words.texts import FrostpunkTexts

NAMES = (
    *(f"kind-{kind}" for kind in (*KINDS, "automaton")),
    "resource-food",
    "resource-wood",
    "resource-coal",
    "resource-cores",
    *(f"token-{kind}" for kind in ("care", "justice", "motivation", "anger", "apathy", "greed")),
)
"""Words for what is drawn as a picture."""


def printed(pack: Pack, language: str) -> dict[str, Any]:
    """Everything that is printed, with titles and texts, for the page to draw."""
    words, content = FrostpunkTexts(pack, language, ()), pack.content
    cards = {}
    for kind, card in _cards(content):
        fields = msgspec.to_builtins(card)
        if "kind" in fields:  # the kind of a citizen; of a card `kind` says which deck it belongs to
            fields["person"] = fields["kind"]
        options = len(getattr(card, "options", ()) or getattr(card, "ways", ()))
        cards[card.id] = {
            **fields,
            "kind": kind,
            "title": words.card(card.id),
            "flavour": words.flavour(card.id),
            "lines": words.card_lines(card.id),
            "option_lines": [words.option(card.id, number) for number in range(1, options + 1)],
        }
    return {
        "name": pack.name,
        "hash": pack.hash,
        "language": language,
        "tracks": msgspec.to_builtins(content.tracks),
        "map": {
            "hexes": city.HEXES,
            "fields_of": city.FIELDS_OF,
            "place_of": city.PLACE_OF,
            "neighbours": city.NEIGHBOURS,
            "petals": city.PETALS,
            "inner": city.INNER,
            "outer": city.OUTER,
            "drawer": city.DRAWER,
            "rim_corners": city.OUTER_CORNERS,
        },
        "buildings": {
            card.id: {**msgspec.to_builtins(card), "title": words.card(card.id), "lines": words.building_lines(card.id)}
            for card in content.buildings
        },
        "cards": cards,
        "sectors": {card.id: msgspec.to_builtins(card) for card in content.sectors},
        "names": {key: words.say(f"frost-{key}") for key in NAMES},
    }


def _cards(content: Content) -> Iterator[tuple[str, Any]]:
    """Every card with the deck that it belongs to."""
    decks = {
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
    for kind, deck in decks.items():
        for card in deck:
            yield kind, card
