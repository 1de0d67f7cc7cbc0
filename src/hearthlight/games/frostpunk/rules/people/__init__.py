"""The citizens: who they are, how they fare, what they feel; and what they gain and lose."""

from . import citizen_cards, death, gaining, healing, hunger, kinds, mood_effects, moods, population, sickness

__all__ = [
    "citizen_cards",
    "death",
    "gaining",
    "healing",
    "hunger",
    "kinds",
    "mood_effects",
    "moods",
    "population",
    "sickness",
]
