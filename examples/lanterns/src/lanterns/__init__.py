"""Lantern Night, a small game for Hearthlight. The rules are in locales/en/rules.ftl; L3.2 is one of their numbers."""

from .game import GAME

__all__ = ["GAME"]
