"""The map and what stands and lies on it; the stockpile. Knows cards: the first workshop begins research."""

from . import buildings, clearing, erecting, fields, gathering, map, repeating, stores, using, workshop

__all__ = [
    "buildings",
    "clearing",
    "erecting",
    "fields",
    "gathering",
    "map",
    "repeating",
    "stores",
    "using",
    "workshop",
]
