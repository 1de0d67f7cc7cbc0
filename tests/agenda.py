"""For tests of any game: put a state at some steps."""

from __future__ import annotations

from typing import Any, TypeVar

from hearthlight.kernel import State, Step

S = TypeVar("S", bound=State)


def at(state: S, *steps: Step[Any]) -> S:
    """Put the game at these steps and nothing after them: `at(begun(), CompleteGoals(0))`."""
    state.agenda = []
    state.push(*steps)
    state.events = []
    state._offered.clear()
    state.settle()
    return state
