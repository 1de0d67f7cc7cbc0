"""Winning and losing (section 1)."""

from __future__ import annotations

from hearthlight.kernel import Outcome

from ...content import effects as word
from ..model import Frostpunk
from .doing import Do, carries_out


def lose(state: Frostpunk, cause: str) -> None:
    """F1.2: at once."""
    finish(state, won=False, cause=cause)


def win(state: Frostpunk) -> None:
    """F1.1."""
    finish(state, won=True, cause="")


def finish(state: Frostpunk, *, won: bool, cause: str) -> None:
    if state.outcome is not None:
        return
    alive = sum(people.number for people in state.people)
    details = {"rounds": state.round, "alive": alive, "dead": state.corpses}
    winners = tuple(range(state.seats)) if won else ()
    state.outcome = Outcome(winners, (int(won),) * state.seats, (details,) * state.seats, cause)
    state.agenda.clear()
    if won:
        state.tell("won", None, round=state.round)
    else:
        state.tell("lost", None, round=state.round, cause=cause)


@carries_out(word.Win)
def save(state: Frostpunk, effect: word.Win, do: Do) -> None:
    win(state)
