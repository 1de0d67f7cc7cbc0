"""Players that choose moves. A bot sees a game only through `decision`, `view` and `determinize`."""

from .base import Bot, RandomBot

__all__ = ["Bot", "RandomBot"]
