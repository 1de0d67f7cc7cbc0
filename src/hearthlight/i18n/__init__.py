"""Words for everything: Fluent messages by language, with English wherever a translation is missing."""

from .texts import LANGUAGES, Texts

__all__ = ["LANGUAGES", "Texts"]
