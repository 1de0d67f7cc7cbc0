"""Blackout: Hong Kong. Section and rule numbers (B6.7) are those of docs/rules/blackout.md."""

from .game import BLACKOUT, GAME, BlackoutGame
from .options import BlackoutOptions
from .rules.model import Blackout

__all__ = ["BLACKOUT", "GAME", "Blackout", "BlackoutGame", "BlackoutOptions"]
