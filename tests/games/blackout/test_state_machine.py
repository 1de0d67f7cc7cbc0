"""Hypothesis plays Blackout."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.kernel import Match, make_options

from ...machine import GameMachine, often
from . import invariants


class BlackoutMachine(GameMachine[Blackout]):
    game = BLACKOUT

    @initialize(
        players=st.integers(1, 4),
        mode=st.sampled_from(["single", "campaign"]),
        chapter=st.integers(1, 5),
        seed=st.integers(0, 2**64 - 1),
    )
    def start(self, players: int, mode: str, chapter: int, seed: int) -> None:
        if players == 1:
            mode = "campaign"
        self.match = Match(BLACKOUT, make_options(BLACKOUT, players=players, mode=mode, chapter=chapter), seed)

    def check(self, state: Blackout) -> None:
        invariants.check(state)


class TestSome(BlackoutMachine.TestCase):  # type: ignore[misc, valid-type]
    settings = often(60)


@pytest.mark.soak
class TestMany(BlackoutMachine.TestCase):  # type: ignore[misc, valid-type]
    settings = often(250)
