"""Proposals look ahead: as long as nothing does harm, the kind that is nearest to being gravely ill comes first."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.games.frostpunk.rules.people.healing import ChooseCure
from hearthlight.games.frostpunk.rules.people.sickness import ChooseSick
from hearthlight.games.frostpunk.rules.phases.night import Beds
from hearthlight.kernel import Step

from .tables import at
from .towns import town

Sick = tuple[int, int, int]


def proposed(sick: Sick, *steps: Step[Frostpunk]) -> list[str]:
    state = town()
    for people, number in zip(state.people, sick, strict=True):
        people.sick = number
    found = FROSTPUNK.propose(at(state, *steps), 0)
    return sorted(move.notation() for move in found[: len(steps)])


@pytest.mark.parametrize(
    ("sick", "cured"),
    [
        ((4, 3, 1), ["cure engineer", "cure worker"]),
        ((4, 2, 1), ["cure worker", "cure worker"]),
        ((1, 4, 4), ["cure child", "cure engineer"]),
        ((5, 4, 0), ["cure engineer", "cure worker"]),
        ((2, 0, 1), ["cure child", "cure worker"]),
    ],
)
def test_cures_go_to_those_nearest_to_grave_illness(sick: Sick, cured: list[str]) -> None:
    assert proposed(sick, ChooseCure(left=2), ChooseCure()) == cured


@pytest.mark.parametrize(
    ("sick", "fallen"),
    [
        ((4, 3, 1), ["sick child", "sick child"]),
        ((0, 3, 4), ["sick worker", "sick worker"]),
        ((2, 0, 2), ["sick engineer", "sick engineer"]),
    ],
)
def test_those_fall_sick_who_are_farthest_from_grave_illness(sick: Sick, fallen: list[str]) -> None:
    assert proposed(sick, ChooseSick(), ChooseSick()) == fallen


@pytest.mark.parametrize(("sick", "outside"), [((2, 1, 0), 2), ((0, 2, 1), 0), ((3, 0, 4), 1), ((1, 0, 0), 1)])
def test_without_a_bed_goes_the_kind_with_the_fewest_sick(sick: Sick, outside: int) -> None:
    """As the guided game says."""
    state = town()
    for people, number in zip(state.people, sick, strict=True):
        people.sick = number
    state = at(state, Beds(9, (5, 3, 2)))
    before = [people.sick for people in state.people]
    for move in FROSTPUNK.propose(state, 0):
        if move.verb == "bed":
            state.play(0, move)
    grown = [people.sick - number for people, number in zip(state.people, before, strict=True)]
    assert grown[outside] == 1
