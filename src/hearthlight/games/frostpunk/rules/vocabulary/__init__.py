"""The words that cards are written in: numbers, conditions, and effects made of other effects. What a single word
means is said in the room that can do it."""

from . import amounts, compound, conditions

__all__ = ["amounts", "compound", "conditions"]
