"""Frostpunk: The Board Game. Section and rule numbers (F4.4) are those of docs/rules/frostpunk.md."""

from .game import FROSTPUNK, GAME, FrostpunkGame
from .options import FrostpunkOptions
from .rules.model import Frostpunk

__all__ = ["FROSTPUNK", "GAME", "Frostpunk", "FrostpunkGame", "FrostpunkOptions"]
