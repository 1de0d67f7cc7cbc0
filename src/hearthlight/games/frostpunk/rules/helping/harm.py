"""Who should bear it: sickness, beds, cures and tiredness shared out so that they do the least harm."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...content.terms import KINDS
from ..model import CHILD, Frostpunk
from ..people.population import figures_of
from ..phases.preparation import section_of, too_many_sick

LOST = 1_000_000
"""Not possible."""
WORST = 1000
"""The game is lost."""
DEATH, CHILD_DEATH = 20, 30
TURN, TIRED = 6, 3
"""A sickness marker that turns, a figure that must rest; one more who is sick counts 1."""
FIGURE = 10
"""A figure that is gone."""
AHEAD = (64, 32, 16, 8, 4, 2)
"""How much it counts what a kind comes to as it is, and with each one more who falls sick. As far as a section of the
track is long, so that of two kinds which are both harmless the one nearer to being gravely ill is worse off."""


def sickness(state: Frostpunk, kind: int, more: int) -> int:
    """What it comes to if so many more of a kind are sick (or fewer, below 0), and what it is near to then."""
    return sum(weight * untreated(state, kind, more + later) for later, weight in enumerate(AHEAD))


def untreated(state: Frostpunk, kind: int, more: int) -> int:
    """F4.10: what the next preparation phase does to a kind if so many more of it are sick.

    Whoever is one too many for the number of citizens turns the marker (F7.2)."""
    people = state.people[kind]
    sick = min(people.sick + more, people.number)
    turned = people.sick + more - sick
    if too_many_sick(state, sick):
        return WORST
    section = section_of(state, sick)
    turns = section.turns + turned
    deaths = (turns + (people.grave and sick > 0)) // 2  # F7.3: every second turn is a death
    return (CHILD_DEATH if kind == CHILD else DEATH) * deaths + TURN * turns + TIRED * section.tokens + sick


def curable(state: Frostpunk, kind: int) -> int:
    """F7.6: a gravely ill one cannot reach 0."""
    people = state.people[kind]
    return max(0, people.sick - people.grave)


def departure(state: Frostpunk, kind: int, gone: int) -> int:
    """Figures that a kind loses when so many of it leave."""
    people = state.people[kind]
    if gone > people.number:
        return LOST
    sections = state.pack.tracks.population[KINDS[kind]]
    left = next(section.figures for section in sections if people.number - gone <= section.upto)
    return FIGURE * (figures_of(state, kind) + people.scouting - left) + gone * (2 if kind == CHILD else 1)


def tiredness(state: Frostpunk, kind: int, more: int) -> int:
    """Work that is lost tomorrow; children hardly work. The more figures a kind has left, the less it matters."""
    rested = figures_of(state, kind) - state.people[kind].tired
    if more > max(0, rested):
        return LOST
    return (1 if kind == CHILD else 4) * more * (10 - min(9, rested))


def first_to_bear(kinds: Sequence[int], number: int, harm: Callable[[int, int], int]) -> int:
    """The kind to begin with, when so many are shared out among kinds with the least harm in all."""
    first = kinds[0]
    if len(kinds) == 1:
        return first
    best, choice = None, first
    for share in range(number + 1):
        rest = _least(kinds[1:], number - share, harm)
        total = harm(first, share) + rest
        if best is None or total < best:
            best, choice = total, first if share else first_to_bear(kinds[1:], number, harm)
    return choice


def _least(kinds: Sequence[int], number: int, harm: Callable[[int, int], int]) -> int:
    if len(kinds) == 1:
        return harm(kinds[0], number)
    return min(harm(kinds[0], share) + _least(kinds[1:], number - share, harm) for share in range(number + 1))
