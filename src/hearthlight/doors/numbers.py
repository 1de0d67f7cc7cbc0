"""Any game in numbers, as learning programs want it: a question as a mask of actions, a view as a row of features.

Nobody lists what can be done in a game, or what can be seen. So both are hashed, always in the same way: a move has the
same number wherever it is offered (where two moves of one question share a number, the second takes the next free one),
and a feature is the sum of all things seen that share its number, each with a sign of its own. Whoever knows a game
better passes a function that makes features of its view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import copysign, log1p
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from hearthlight.games import Game
from hearthlight.kernel import Move, Outcome, State

ACTIONS = 4096
"""In three-handed games of 550 moves about 1,400 different moves are offered, no more than 41 at once."""
FEATURES = 4096
MOST = 1000.0
"""No feature is farther from 0."""
SIGN = 1 << 31

Features = NDArray[np.float32]
Encode = Callable[[Any], Features]
Reward = Callable[[Outcome, int], float]


def won(outcome: Outcome, seat: int) -> float:
    """1 for who wins, -1 for who does not."""
    return 1.0 if seat in outcome.winners else -1.0


def actions_of(state: State, seat: int, actions: int = ACTIONS) -> dict[int, Move]:
    """The legal moves of a seat by their numbers."""
    found: dict[int, Move] = {}
    for notation, move in sorted((move.notation(), move) for move in state.moves(seat)):
        number = crc32(notation.encode()) % actions
        while number in found:
            number = (number + 1) % actions
        found[number] = move
    return found


def mask_of(numbers: dict[int, Move], actions: int = ACTIONS) -> NDArray[np.int8]:
    """1 for what is legal."""
    mask = np.zeros(actions, np.int8)
    mask[[*numbers]] = 1
    return mask


def features_of(game: Game, state: State, seat: int, features: int = FEATURES) -> Features:
    """What the seat may know, and what it is asked."""
    row = np.zeros(features, np.float32)
    seen: dict[str, Any] = {"view": msgspec.to_builtins(game.view(state, seat))}
    if state.moves(seat):
        decision = state.decision(seat)
        seen |= {"asks": decision.asks, "about": decision.about}
    for name, value in _leaves("", seen):
        number = crc32(name.encode())
        row[number % features] += value if number & SIGN else -value
    return np.clip(row, -MOST, MOST)


def _leaves(name: str, value: Any) -> Iterator[tuple[str, float]]:
    """Each thing seen by its path. A list of words says which of them are there; large numbers count less."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _leaves(f"{name}.{key}", part)
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            yield from _leaves(name if isinstance(part, str) else f"{name}.{number}", part)
    elif isinstance(value, str):
        yield f"{name}={value}", 1.0
    elif isinstance(value, bool | int | float):
        yield name, copysign(log1p(abs(value)), value)
