"""English words for the tests, and what every line has to be like."""

from __future__ import annotations

import re

from hearthlight.games.frostpunk.words.texts import FrostpunkTexts

from ..tables import PACK

WORDS = FrostpunkTexts(PACK, "en", ["Ada", "Ben", "Cleo", "Dan"])
LEFT_OVER = re.compile(r"[\[{}$]|\bNone\b|  ")
"""What is left of a key or of an argument that nobody gave."""


def reads_well(line: str) -> bool:
    return bool(line.strip()) and not LEFT_OVER.search(line)
