"""Players that choose moves. A bot sees a game only through `decision`, `view` and `determinize`."""

from .base import Bot, RandomBot, bot_named, bot_names

__all__ = ["Bot", "RandomBot", "bot_named", "bot_names"]
