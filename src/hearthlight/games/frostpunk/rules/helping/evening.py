"""Whether a choice is the last one of the day: when nobody can act any more, dusk comes unasked (F4.12)."""

from __future__ import annotations

from collections.abc import Iterator

from hearthlight.kernel import Dice, Move, Remark, Unforeseen

from ..agenda.asking import Ask, remarks_on
from ..model import Frostpunk, Phase
from ..moves import STOP
from ..phases.actions.turns import EndTogether
from .obvious import obvious


@remarks_on(Move)
def the_day_ends(state: Frostpunk, move: Move, question: Ask) -> Iterator[Remark]:
    """Whoever ends it in so many words needs not be told."""
    asked = state.phase == Phase.ACTIONS and question is state.question and not isinstance(question, EndTogether)
    if asked and move != STOP and ends_day(state, move):
        yield Remark("ends-day")


def ends_day(state: Frostpunk, move: Move) -> bool:
    """Whether nothing can be done any more after this answer. Where chance has a say, as it is in one of the worlds
    that everybody may think possible: what chance brings leaves nobody to act who could not act anyway."""
    seat = state.to_act[0]
    after, whole = state.foresee(seat, move)
    come = whole and bool(after.to_act)  # to the next question, and nothing has begun in between
    ahead, further = (after, _known(after, seat)) if come else (state, move)
    if further is not None:
        ahead = ahead.copy()
        ahead.foreseeing = True
        try:
            play_on(ahead, seat, further)
        except Unforeseen:
            if ahead.phase == Phase.ACTIONS:
                ahead = state.determinize(seat, Dice(state.ply))
                play_on(ahead, seat, move)
    return (ahead.round, ahead.phase) > (state.round, Phase.ACTIONS)


def play_on(state: Frostpunk, seat: int, move: Move | None) -> None:
    """The move, and what then needs no thought on the same day."""
    while move is not None:
        state.play(seat, move)
        move = _known(state, seat)


def _known(state: Frostpunk, seat: int) -> Move | None:
    """The answer that needs no thought, on this day."""
    return obvious(state, seat) if state.phase == Phase.ACTIONS and state.to_act == (seat,) else None
