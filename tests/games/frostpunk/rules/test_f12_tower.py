"""Section 12: the cube tower."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.rules.machine.tower import drop_cubes
from hearthlight.kernel import Dice

from ..towns import town


@pytest.mark.parametrize(
    ("cubes", "expanded", "share"), [(40, False, 2 / 3), (40, True, 1 / 2), (90, False, 3 / 4), (90, True, 6 / 10)]
)
def test_the_share_that_comes_out(cubes: int, expanded: bool, share: float) -> None:
    """F12.1: of the first 40 cubes about two thirds, with the expansion half; of 90 three quarters, and six in ten."""
    state = town()
    state.expanded = expanded
    games, out = 400, 0
    for _ in range(games):
        state.stuck = 0
        out += drop_cubes(state, cubes)
    assert out / (games * cubes) == pytest.approx(share, abs=0.03)


def test_cubes_are_neither_made_nor_lost() -> None:
    """F12.1: what does not come out is stuck; stuck ones can come out later."""
    state = town()
    state.stuck = 5
    more = False
    for _ in range(200):
        before = state.stuck
        out = drop_cubes(state, 3)
        assert before + 3 == out + state.stuck
        more |= out > 3
    assert more


def test_nobody_knows_what_is_inside() -> None:
    """F12.1: hidden from every view, and unknown to whoever thinks ahead."""
    state = town()
    state.round, state.stuck = 5, 7
    assert "stuck" not in FROSTPUNK.view(state, 0).__struct_fields__
    assert len({state.determinize(0, Dice(seed)).stuck for seed in range(30)}) > 3
