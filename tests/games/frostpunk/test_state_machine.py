"""Hypothesis plays Frostpunk."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.kernel import Match, make_options

from ...machine import GameMachine, often
from . import invariants


class FrostpunkMachine(GameMachine[Frostpunk]):
    game = FROSTPUNK

    @initialize(
        players=st.integers(1, 4),
        group=st.integers(1, 6),
        difficulty=st.sampled_from(["normal", "hard"]),
        seed=st.integers(0, 2**64 - 1),
    )
    def start(self, players: int, group: int, difficulty: str, seed: int) -> None:
        options = make_options(FROSTPUNK, players=players, group=group, difficulty=difficulty)
        self.match = Match(FROSTPUNK, options, seed)

    def check(self, state: Frostpunk) -> None:
        invariants.check(state)


class TestSome(FrostpunkMachine.TestCase):  # type: ignore[misc, valid-type]
    settings = often(50)


@pytest.mark.soak
class TestMany(FrostpunkMachine.TestCase):  # type: ignore[misc, valid-type]
    settings = often(200)
