"""Cards and where they lie. They know no map and nobody's health: what they do is said in words."""

from . import display, expeditions, laws, loading, reading, scenario, sifting, technologies

__all__ = ["display", "expeditions", "laws", "loading", "reading", "scenario", "sifting", "technologies"]
