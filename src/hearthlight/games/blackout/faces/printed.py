"""What is printed in the box of Blackout, in words and as data to draw from."""

from __future__ import annotations

from typing import Any

import msgspec

from ..content.pack import Pack
from ..words.texts import BlackoutTexts


def printed(pack: Pack, language: str) -> dict[str, Any]:
    """Everything that is printed, with titles and texts, for the page to draw."""
    words, content = BlackoutTexts(pack, language), pack.content
    say = words.say
    cards = {}
    for key, card in pack.cards.items():
        cards[key] = {**msgspec.to_builtins(card), "id": key, "title": words.card(key), "lines": words.card_lines(key)}
        if key in pack.colour:
            cards[key]["colour"] = pack.colour[key]
            cards[key]["search"] = pack.search[key]
            cards[key]["points"] = pack.helpers[key].points
    return {
        "name": pack.name,
        "hash": pack.hash,
        "language": language,
        "signs": content.signs,
        "locations": [
            {**msgspec.to_builtins(place), "name": say(f"location-{place.id}")} for place in content.locations
        ],
        "roads": content.roads,
        "districts": [
            {**msgspec.to_builtins(district), "name": say(f"district-{district.id}")} for district in content.districts
        ],
        "cards": cards,
        "tiles": {
            key: {**msgspec.to_builtins(tile), "type": tile.type, "text": words.tile(key)}
            for key, tile in pack.tiles.items()
        },
        "dice": msgspec.to_builtins(content.dice),
        "checks": [
            {"id": check.id, "trade": msgspec.to_builtins(check.trade), "text": words.trade(check.trade)}
            for check in content.checks
        ],
        "restore": [
            {"id": restore.id, "goal": msgspec.to_builtins(restore.goal), "text": words.goal(restore.goal)}
            for restore in content.restore
        ],
        "chapters": msgspec.to_builtins(content.chapters),
    }
