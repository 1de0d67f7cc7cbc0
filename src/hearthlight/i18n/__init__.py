"""Words for everything: Fluent messages by language, with English wherever a translation is missing."""

from .rules import Part, Rulebook
from .texts import LANGUAGES, LOCALES, SOURCE, Texts
from .words import GameTexts, Words, game_texts

__all__ = ["LANGUAGES", "LOCALES", "SOURCE", "GameTexts", "Part", "Rulebook", "Texts", "Words", "game_texts"]
