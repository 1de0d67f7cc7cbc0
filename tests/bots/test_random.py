"""The bot that plays anything."""

from __future__ import annotations

from collections import Counter

from hearthlight.bots import RandomBot
from hearthlight.kernel import Dice, make_options

from ..kernel.bidding import BIDDING


def test_every_legal_move_has_the_same_chance() -> None:
    state = BIDDING.new(make_options(BIDDING, players=2), 1)
    seat = state.to_act[0]
    moves, dice = state.moves(seat), Dice(1)
    chosen = Counter(RandomBot().choose(state, seat, dice) for _ in range(300 * len(moves)))
    assert set(chosen) == set(moves)
    assert all(200 < number < 400 for number in chosen.values())


def test_the_same_dice_choose_the_same_game() -> None:
    def played(seed: int) -> list[str]:
        state, dice, told = BIDDING.new(make_options(BIDDING, players=3), 1), Dice(seed), []
        while state.to_act:
            seat = state.to_act[0]
            move = RandomBot().choose(state, seat, dice)
            told.append(f"{seat} {move.notation()}")
            state.play(seat, move)
        return told

    assert played(4) == played(4)
    assert played(4) != played(5)
