"""Whether a choice is the last one of the day: when nobody can act any more, dusk comes unasked (F4.12)."""

from __future__ import annotations

from collections.abc import Iterator

from hearthlight.kernel import Dice, Move, Remark, Unforeseen

from ..agenda.asking import Ask, remarks_on
from ..model import Frostpunk
from ..moves import STOP
from ..phases.actions.turns import EndTogether
from .obvious import obvious

ACTIONS = 6


@remarks_on(Move)
def the_day_ends(state: Frostpunk, move: Move, question: Ask) -> Iterator[Remark]:
    """Whoever ends it in so many words needs not be told."""
    asked = state.phase == ACTIONS and question is state.question and not isinstance(question, EndTogether)
    if asked and move != STOP and ends_day(state, move):
        yield Remark("ends-day")


def ends_day(state: Frostpunk, move: Move) -> bool:
    """Whether nothing can be done any more after this answer. Where chance has a say, as it is in one of the worlds
    that everybody may think possible: what chance brings leaves nobody to act who could not act anyway."""
    seat = state.to_act[0]
    ahead = state.copy()
    ahead.foreseeing = True
    try:
        play_on(ahead, move)
    except Unforeseen:
        if ahead.phase == ACTIONS:
            ahead = state.determinize(seat, Dice(state.ply))
            play_on(ahead, move)
    return (ahead.round, ahead.phase) > (state.round, ACTIONS)


def play_on(state: Frostpunk, move: Move) -> None:
    """The move, and what then needs no thought on the same day."""
    seat = state.to_act[0]
    state.play(seat, move)
    while state.phase == ACTIONS and state.to_act == (seat,) and (known := obvious(state, seat)) is not None:
        state.play(seat, known)
