"""The numbers of the city that a player would want to know of before choosing, in groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from ...content.terms import DISCONTENT, HOPE, KINDS, ON_FIELD, STORED
from ..cards.expeditions import scouts_allowed
from ..machine.heat import new_sick
from ..model import Frostpunk
from ..people.population import figures_of
from ..phases.night import sleeping_places
from ..phases.weather import prey
from .nights import bedless

Taking = Callable[[Frostpunk], Sequence[int]]


class Tally(msgspec.Struct, frozen=True):
    """Numbers that are taken together, and what each of them is called."""

    take: Taking
    names: tuple[str, ...]
    worse: tuple[int, ...]
    """Whether more of it is harm (1), less of it (-1), or neither."""


def called(**names: int) -> Callable[[Taking], Tally]:
    """What the numbers are called (`sick_child` is "sick-child"), and whether more or less of each is harm."""

    def entitle(take: Taking) -> Tally:
        return Tally(take, tuple(name.replace("_", "-") for name in names), tuple(names.values()))

    return entitle


def _of_each(worse: int, what: str, kinds: Sequence[str]) -> dict[str, int]:
    return {f"{what}_{kind}": worse for kind in kinds}


@called(  # exhausting hope is often a price (F8.1)
    hope=-1, discontent=1, **_of_each(0, "active", HOPE), **_of_each(1, "active", DISCONTENT)
)
def moods(state: Frostpunk) -> Sequence[int]:
    hope, discontent = state.hope.track, state.discontent.track
    hoping = [token.kind for token in hope if token.active]
    angry = [token.kind for token in discontent if token.active]
    return (len(hope), len(discontent), *map(hoping.count, HOPE), *map(angry.count, DISCONTENT))


@called(
    **_of_each(1, "sick", KINDS),
    **_of_each(1, "grave", KINDS),
    **_of_each(-1, "people", KINDS),
    **_of_each(-1, "figures", KINDS),
    **_of_each(1, "tired", KINDS),
)
def people(state: Frostpunk) -> Sequence[int]:
    """Figures that are on their way count: scouts come back."""
    return (
        *(people.sick for people in state.people),
        *(people.grave for people in state.people),
        *(people.number for people in state.people),
        *(figures_of(state, kind) + people.scouting for kind, people in enumerate(state.people)),  # F4.11
        *(people.tired for people in state.people),
    )


@called(**dict.fromkeys(STORED, 0), automata=0, hunger=1)
def goods(state: Frostpunk) -> Sequence[int]:
    return (*map(state.stored, STORED), state.automata, state.hunger)


@called(stress=1, overheated=1, expanded=0, output=0, cold=1)
def machine(state: Frostpunk) -> Sequence[int]:
    return state.stress + state.overload, state.overheated, state.expanded, state.output, state.cold


@called(freezing=1, cubes=0)
def heat_ahead(state: Frostpunk) -> Sequence[int]:
    """What the output will do, if it stays there: citizens who freeze, cubes for the tower (F4.5, F4.6)."""
    return len(new_sick(state)), state.pack.tracks.heat[state.output].stress


@called(bedless=1, beds=-1)
def shelter(state: Frostpunk) -> Sequence[int]:
    """Beds, and the figures that would have no warm one if night came now (F4.20)."""
    return bedless(state), sum(sleeping_places(state))


@called(prey=0, expeditions=0, researched=0)
def chances(state: Frostpunk) -> Sequence[int]:
    return prey(state), scouts_allowed(state), len(state.finished)


def lying(state: Frostpunk) -> Sequence[int]:
    """What lies on the fields."""
    return [sum(state.on_fields[thing]) for thing in ON_FIELD]
