"""What the messages alone cannot say: a lantern's lines are read off the pack."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from hearthlight.i18n import GameTexts

from .content import Pack

LOCALES = Path(str(files(__package__))) / "locales"


class NightTexts(GameTexts):
    def __init__(self, pack: Pack, language: str, names: Sequence[str]) -> None:
        super().__init__(LOCALES, pack, language, names)
        self.pack = pack

    def card_lines(self, key: str) -> list[str]:
        lantern = self.pack.cards[key]
        shown = {"paper": lantern.colour, "shape": lantern.shape, "points": lantern.points, "papers": lantern.price}
        return [self.say("lantern-lines", **self.arguments(shown))]

    def paper(self, key: str) -> str:
        """A colour of paper; a wish that nobody knows stays a question mark."""
        return str(self.argument("paper", key))
