"""What puzzles and examples count: how the city stands, and how it would if night came now."""

from __future__ import annotations

from hearthlight.kernel import Problem

from ...content.terms import KINDS
from ..cards.expeditions import length
from ..model import Frostpunk
from .meals import meals_ahead
from .nights import night_ahead

_HELD = ("food", "wood", "coal", "cores", "hunger", "output", "cold", "stress", "corpses", "phase")
"""Numbers of the city;"""
_LYING = ("passed", "laws", "built", "finished")
"""and things of which so many lie there."""


def measure(state: Frostpunk, what: str) -> int:
    """`coal`, `sick`, `sick worker`, `ready engineer`, `active hope`, `beds` …"""
    if what in _HELD:
        return int(getattr(state, what))
    if what in _LYING:
        return len(getattr(state, what))
    word, _, which = what.partition(" ")
    match word, which:
        case "sick", "":
            return sum(people.sick for people in state.people)
        case (("sick" | "number" | "ready"), kind) if kind in KINDS:
            return int(getattr(state.people[KINDS.index(kind)], word))
        case "hope", "":
            return len(state.hope.track)
        case "discontent", "":
            return len(state.discontent.track)
        case "active", "hope":
            return state.hope.active()
        case "active", "discontent":
            return state.discontent.active()
        case "sectors", "":
            return sum(map(bool, state.sectors))
        case "path", number:
            return length(state, state.paths[int(number) - 1])
        case "scouts", "":
            return sum(path.scout >= 0 for path in state.paths)
        case "unfed", "":
            return meals_ahead(state).next.missing
        case "bedless", "":
            return night_ahead(state).beds.bedless
    raise Problem("unknown-measure", game="frostpunk", what=what)
