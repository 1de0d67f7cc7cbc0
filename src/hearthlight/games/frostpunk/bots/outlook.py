"""What the companion sees at a glance before it judges a city."""

from __future__ import annotations

from collections.abc import Sequence

from ..content.cards import Rules
from ..content.terms import KINDS
from ..rules.model import Frostpunk

LAST_ROUND = 15

HOPE = (-60.0, -20.0, -13.0, -9.0, -6.5, -4.9, -3.7, -2.8, -2.0, -1.4, -0.9, -0.5, -0.2)
"""By the steps that are left: a token counts one, an active one two."""
SICK = (
    0.0,
    0.3,
    0.65,
    1.05,
    1.5,
    2.2,
    2.6,
    3.0,
    3.5,
    4.0,
    5.0,
    5.5,
    6.0,
    6.5,
    7.2,
    9.0,
    9.7,
    10.4,
    11.1,
    12.0,
    14.5,
    15.5,
    16.5,
    17.5,
    19.0,
    22.0,
    45.0,
)
"""By the place of a marker: fear of the next section, hands that are missing."""
BODY, CORPSE = 0.4, 0.35
"""An empty place at the table; a step of the corpse marker."""
FEAR = 0.7
"""How far the deaths of the next rounds count today."""


class Outlook:
    """Rules in force, figures, and what a death or one more sick citizen of each kind would cost."""

    __slots__ = ("death", "figures", "prices", "rules", "sleepers")

    def __init__(self, state: Frostpunk) -> None:
        self.rules: Sequence[Rules] = state.rules_in_force()
        self.figures = figures(state)
        self.sleepers = sum(self.figures)
        self.death = death_prices(state)
        self.prices = sick_prices(state, self.death)


def figures(state: Frostpunk) -> list[int]:
    """Citizen figures of each kind that are not on an expedition."""
    population, found = state.pack.content.tracks.population, []
    for kind, people in zip(KINDS, state.people, strict=True):
        for section in population[kind]:
            if people.number <= section.upto:
                found.append(max(0, section.figures - people.scouting))
                break
    return found


def hope_left(state: Frostpunk) -> int:
    """Steps until the last hope leaves its track."""
    track = state.hope.track
    return min(12, len(track) + sum(token.active for token in track))


def death_prices(state: Frostpunk) -> tuple[float, float, float]:
    """For each kind: hope (a child costs two steps), a body, an empty place."""
    left = hope_left(state)
    one = HOPE[left] - HOPE[max(0, left - 1)] + BODY + CORPSE
    two = HOPE[left] - HOPE[max(0, left - 2)] + BODY + CORPSE
    return (one, one + 0.1, two)


def sick_price(state: Frostpunk, kind: int, sick: int, death: Sequence[float]) -> float:
    """What a marker on this place costs: the deaths of the next rounds, and the fear of more."""
    turns = 0 if sick < 5 else 1 if sick < 15 else 2 if sick < 20 else 3
    deaths = min(2.0, turns * 0.6)
    if sick and state.people[kind].grave:
        deaths += 0.4 if turns else 0.15
    return SICK[min(sick, 26)] + death[kind] * deaths * FEAR


def sick_prices(state: Frostpunk, death: Sequence[float]) -> tuple[float, ...]:
    """For each kind, what one more of them costs (looking three ahead, so that no section comes as a surprise)."""
    return tuple(
        (sick_price(state, kind, people.sick + 3, death) - sick_price(state, kind, people.sick, death)) / 3
        for kind, people in enumerate(state.people)
    )
