"""What one patient more or fewer changes for a kind: what its sickness does in the next preparation phase (F4.10, F7.3,
F7.6)."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Reason

from ...content.terms import KINDS
from ..model import Frostpunk
from ..phases.preparation import section_of, too_many_sick


class Harm(msgspec.Struct, frozen=True):
    """What so many sick of a kind come to."""

    deaths: int = 0
    grave: bool = False
    """They are gravely ill afterwards, and were not, or are again."""
    resting: int = 0
    """Figures on exhausted-citizen tokens (F4.11)."""
    lost: bool = False
    """F1.2."""


class Cured(Reason, frozen=True, kw_only=True):
    """What speaks for curing a kind: how many are sick, and what fewer of them come to."""

    cures: int
    """So many it takes until less harm is done; none where none is done."""
    harmless: int
    """Up to so many sick do no harm."""
    now: Harm
    then: Harm


def cured(state: Frostpunk, kind: int) -> Cured:
    sick = state.people[kind].sick
    now = harm(state, kind, sick)
    cures = next((by for by in range(1, sick + 1) if harm(state, kind, sick - by) != now), 0)
    return Cured(
        "cured",
        sick,
        sick,
        (("kind", KINDS[kind]),),
        cures=cures,
        harmless=next(section.upto for section in state.pack.tracks.sickness),
        now=now,
        then=harm(state, kind, sick - cures),
    )


class Sickened(Reason, frozen=True, kw_only=True):
    """What speaks against one more patient of a kind."""

    harmless: int
    """Up to so many sick do no harm."""
    worse: int
    """From so many sick on they come to more harm than now; none where it cannot get worse."""
    now: Harm
    then: Harm


def sickened(state: Frostpunk, kind: int) -> Sickened:
    people = state.people[kind]
    now, then = (harm(state, kind, sick) for sick in (people.sick, people.sick + 1))
    return Sickened(
        "sickened",
        people.sick,
        people.sick,
        (("kind", KINDS[kind]),),
        good=False,
        harmless=next(section.upto for section in state.pack.tracks.sickness),
        worse=next((sick for sick in range(people.sick + 2, people.number + 1) if harm(state, kind, sick) != now), 0),
        now=now,
        then=then,
    )


def harm(state: Frostpunk, kind: int, sick: int) -> Harm:
    """F4.10: by the section of the track. Every second turn of a marker is a death (F7.3)."""
    if too_many_sick(state, sick):
        return Harm(lost=True)
    section, grave = section_of(state, sick), state.people[kind].grave
    turned = section.turns + grave
    return Harm(turned // 2, bool(section.turns and turned % 2), section.tokens)
