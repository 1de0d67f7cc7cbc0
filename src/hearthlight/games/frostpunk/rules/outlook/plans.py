"""What is missing for what: buildings, upgrades, laws, technologies, expeditions (F5.3, F6.2, F9, F10.1, F11.1)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..agenda.paying import can_pay
from ..cards.expeditions import length, scouts_allowed
from ..cards.laws import MOST_LAWS, law_holds
from ..cards.technologies import can_research, research_done
from ..city.buildings import available, free_fields, sites
from ..city.clearing import CLEARED, can_clear, places_for
from ..city.fields import what_lies_on
from ..city.stores import missing
from ..machine.heat import sites_warm_from
from ..model import Frostpunk, Path, Phase
from .scenario import spaces_ahead


class BuildingPlan(msgspec.Struct, frozen=True):
    """A building that is to be had."""

    building: str
    count: int
    missing: dict[str, int]
    sites: tuple[tuple[int, ...], ...]
    """The fields that it could take."""
    possible: bool
    """It could be erected now."""


class Loss(msgspec.Struct, frozen=True):
    """F5.3: what is lost if something is built there."""

    fields: tuple[int, ...]
    lost: dict[str, int]


class UpgradePlan(msgspec.Struct, frozen=True):
    building: str
    field: int
    missing: dict[str, int]


class TechnologyPlan(msgspec.Struct, frozen=True):
    card: str
    round: int
    """It would be finished then, if its research began now."""


class PathPlan(msgspec.Struct, frozen=True):
    spaces: int
    left: int
    """Spaces between the scout and the end."""
    first: int
    last: int
    """Scouts who go now, or are on their way, are there in one of these rounds."""


class Plans(msgspec.Struct, frozen=True):
    buildings: tuple[BuildingPlan, ...]
    warm: dict[str, tuple[int, int]]
    """F4.14: the outputs that would heat a building on the best of the fields that it could take and on the worst, also
    for those that are not to be had; not for those that only their place could heat."""
    losses: tuple[Loss, ...]
    """For all sites of buildings on which anything lies."""
    snow: dict[str, tuple[int, ...]]
    """Where a sector could be laid first, by ring."""
    upgrades: tuple[UpgradePlan, ...]
    laws_left: int
    """So many more can be passed."""
    laws_in_force: tuple[str, ...]
    """Passed, and not covered."""
    technologies: tuple[TechnologyPlan, ...]
    can_research: bool
    research_left: int
    """Rounds until the technology of now is finished."""
    scouts_allowed: int
    paths: tuple[PathPlan, ...]


def plans_ahead(state: Frostpunk) -> Plans:
    cards, free = state.pack.buildings, free_fields(state)
    buildings = tuple(
        BuildingPlan(
            building,
            count,
            missing(state, cards[building].cost),
            room := tuple(sites(state, building, free)),
            bool(room) and can_pay(state, cards[building].cost),
        )
        for building, count in state.unbuilt.items()
        if available(state, building)
    )
    rooms = {plan.building: plan.sites for plan in buildings}
    taken = sorted({fields for plan in buildings for fields in plan.sites})
    return Plans(
        buildings=buildings,
        warm=sites_warm_from(state, {building: rooms.get(building, ()) for building in state.unbuilt}),
        losses=tuple(Loss(fields, lost) for fields in taken if (lost := what_lies_on(state, *fields))),
        snow={ring: tuple(places_for(state, ring)) for ring in CLEARED if can_clear(state, ring)},
        upgrades=tuple(
            UpgradePlan(built.building, built.fields[0], missing(state, cost))
            for built in state.built
            if not built.upgraded and (cost := cards[built.building].upgrade_cost) is not None
        ),
        laws_left=min(MOST_LAWS - len(state.passed), len(state.laws)),
        laws_in_force=tuple(law for law in state.passed if law_holds(state, law)),
        technologies=tuple(TechnologyPlan(card, research_done(state, card)) for card in state.technologies),
        can_research=can_research(state),
        research_left=max(0, state.research_round - state.round) if state.researching else 0,
        scouts_allowed=scouts_allowed(state),
        paths=tuple(path_ahead(state, path) for path in state.paths),
    )


def path_ahead(state: Frostpunk, path: Path) -> PathPlan:
    spaces = length(state, path)
    left = spaces - 1 - path.space
    most, least = spaces_ahead(state, "scouts")
    return PathPlan(spaces, left, arrival(state, left, most), arrival(state, left, least))


def arrival(state: Frostpunk, left: int, steps: Iterator[int]) -> int:
    """F4.9: the round in which scouts have so many spaces behind them, if weather cards moved them like this."""
    number = state.round if state.round > 1 and state.phase < Phase.WEATHER else max(1, state.round) + 1
    for step in steps:
        left -= step
        if left <= 0 or number > state.pack.tracks.rounds:
            break
        number += 1
    return number
