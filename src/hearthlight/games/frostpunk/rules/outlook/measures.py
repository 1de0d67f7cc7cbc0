"""What puzzles count: how the city stands, and how it would if night came now."""

from __future__ import annotations

from hearthlight.kernel import Problem

from ..model import Frostpunk
from .meals import meals_ahead
from .nights import night_ahead


def measure(state: Frostpunk, what: str) -> int:
    match what:
        case "phase":
            return state.phase
        case "sick":
            return sum(people.sick for people in state.people)
        case "unfed":
            return meals_ahead(state).next.missing
        case "bedless":
            return night_ahead(state).beds.bedless
    raise Problem("unknown-measure", game="frostpunk", what=what)
