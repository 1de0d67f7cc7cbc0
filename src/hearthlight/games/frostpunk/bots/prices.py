"""What hope, sickness and death cost in the eyes of the companion."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.machine.heat import buildings_warm_from
from ..rules.model import Frostpunk
from ..rules.people.moods import hope_left
from ..rules.people.population import figures_of
from ..rules.phases.night import sleeping_places
from ..rules.phases.preparation import section_of, too_many_sick

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
WORST = 3
"""Turns of a marker beyond its track, for those who look three sick ahead."""
FEAR = 0.7
"""How far the deaths of the next rounds count today."""


def rounds_left(state: Frostpunk) -> int:
    """After this one."""
    return state.pack.tracks.rounds - state.round


class Glance:
    """What many judgements need: figures, and what a death or one more sick citizen of each kind would cost."""

    __slots__ = ("death", "figures", "places", "prices", "sleepers", "warm_from")

    def __init__(self, state: Frostpunk) -> None:
        self.figures = [figures_of(state, kind) for kind in range(len(state.people))]
        self.sleepers = sum(self.figures)
        self.places = sleeping_places(state)
        self.warm_from = buildings_warm_from(state)
        self.death = death_prices(state)
        self.prices = sick_prices(state, self.death)


def hope_price(steps: int) -> float:
    return HOPE[max(0, min(steps, len(HOPE) - 1))]


def dimmed(state: Frostpunk) -> int:
    """Exhausted hope tokens of the kind that has the most of them."""
    kinds = [token.kind for token in state.hope.track if not token.active]
    return max(map(kinds.count, kinds), default=0)


def death_prices(state: Frostpunk) -> tuple[float, float, float]:
    """For each kind: hope (a child costs two steps), a body, an empty place."""
    left = hope_left(state)
    one = hope_price(left) - hope_price(left - 1) + BODY + CORPSE
    two = hope_price(left) - hope_price(left - 2) + BODY + CORPSE
    return (one, one + 0.1, two)


def sick_price(state: Frostpunk, kind: int, sick: int, death: Sequence[float]) -> float:
    """What a marker on this place costs: the deaths of the next rounds, and the fear of more."""
    turns = WORST if too_many_sick(state, sick) else section_of(state, sick).turns
    deaths = min(2.0, turns * 0.6)
    if sick and state.people[kind].grave:
        deaths += 0.4 if turns else 0.15
    return SICK[min(sick, len(SICK) - 1)] + death[kind] * deaths * FEAR


def sick_prices(state: Frostpunk, death: Sequence[float]) -> tuple[float, ...]:
    """For each kind, what one more of them costs (looking three ahead, so that no section comes as a surprise)."""
    return tuple(
        (sick_price(state, kind, people.sick + 3, death) - sick_price(state, kind, people.sick, death)) / 3
        for kind, people in enumerate(state.people)
    )
