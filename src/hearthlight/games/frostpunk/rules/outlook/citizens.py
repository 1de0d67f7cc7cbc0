"""The three kinds of citizens: their figures, and what their sickness will do (F4.10, F4.11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from hearthlight.kernel import Remark

from ...content.terms import KINDS, Kind
from ..agenda.asking import Ask, remarks_on
from ..model import Frostpunk
from ..moves import Draw
from ..phases.actions.turns import placed
from ..phases.preparation import Advise, SoloCard, section_of, too_many_sick, wake_up_cards


class Sickness(msgspec.Struct, frozen=True):
    """F4.10: in the preparation phase, if the marker stays where it is."""

    tokens: int
    turns: int
    lost: bool
    """F1.2."""
    next_from: int
    """From so many sick on it gets worse, at the latest by losing the game; 0 where it is lost already."""
    next_in: int
    """So many more."""
    next_tokens: int
    next_turns: int
    next_lost: bool


class Citizens(msgspec.Struct, frozen=True):
    kind: Kind
    working: int
    """Figures that stand somewhere."""
    before_loss: int
    """So many can go before there is a figure less."""
    sickness: Sickness


def citizens_ahead(state: Frostpunk) -> tuple[Citizens, ...]:
    working = Counter(placed(state))
    return tuple(
        Citizens(KINDS[kind], working[kind], before_loss(state, kind), sickness_ahead(state, people.sick))
        for kind, people in enumerate(state.people)
    )


def before_loss(state: Frostpunk, kind: int) -> int:
    number = state.people[kind].number
    below = [section.upto for section in state.pack.tracks.population[KINDS[kind]] if section.upto < number]
    return number - max(below, default=-1)


def sickness_ahead(state: Frostpunk, sick: int) -> Sickness:
    if too_many_sick(state, sick):
        return Sickness(0, 0, True, 0, 0, 0, 0, True)
    now = section_of(state, sick)
    worse = now.upto + 1
    if too_many_sick(state, worse):
        return Sickness(now.tokens, now.turns, False, worse, worse - sick, 0, 0, True)
    then = section_of(state, worse)
    return Sickness(now.tokens, now.turns, False, worse, worse - sick, then.tokens, then.turns, False)


@remarks_on(Draw)
def how_many_wake_up(state: Frostpunk, move: Draw, question: Ask) -> Iterator[Remark]:
    """F8.2: by the hope of now."""
    if isinstance(question, SoloCard | Advise):
        left = len(state.citizens) + len(state.citizens_discard)
        yield Remark("wake-up", {"count": min(wake_up_cards(state), left)})
