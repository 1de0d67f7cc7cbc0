"""Frostpunk: The Board Game. Section and rule numbers (F4.4) are those of docs/rules/frostpunk.md.

In progress: set-up, the nine phases and the cards run; citizen cards, some laws, words, bots and tests are to come.
"""

from .game import FROSTPUNK, FrostpunkGame, FrostpunkOptions
from .model import Frostpunk

__all__ = ["FROSTPUNK", "Frostpunk", "FrostpunkGame", "FrostpunkOptions"]
