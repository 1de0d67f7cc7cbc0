"""For tests of any game: put a state at some steps, play on at random."""

from __future__ import annotations

from typing import Any, TypeVar

from hearthlight.kernel import Dice, State, Step

S = TypeVar("S", bound=State)


def at(state: S, *steps: Step[Any]) -> S:
    """Put the game at these steps and nothing after them: `at(begun(), CompleteGoals(0))`."""
    state.agenda = []
    state.push(*steps)
    state.events = []
    state._forget()
    state.settle()
    return state


def play_randomly(state: S, seed: int, moves: int = 10**6) -> S:
    """Play on with random moves, to the end or so many moves far."""
    dice = Dice(seed)
    while state.to_act and moves:
        seat = dice.pick(state.to_act)
        state.play(seat, dice.pick(state.moves(seat)))
        moves -= 1
    return state
