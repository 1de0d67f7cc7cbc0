"""Positions of whole games, for what must hold at every question."""

from __future__ import annotations

from collections.abc import Iterator

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.kernel import Dice

from .tables import fresh

TABLES: tuple[dict[str, int | str], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 1, "mode": "campaign", "chapter": 2},
    {"players": 3, "mode": "campaign", "chapter": 4},
)


def positions(games: int, every: int = 1, skilled: int = 7) -> Iterator[tuple[Blackout, int]]:
    """A seat that is asked, at every so many-th question of so many games. They are played at random; one in so many by
    the house's own bot, which gets farther and is slower."""
    asked = 0
    for seed in range(games):
        state, dice = fresh(seed=seed, **TABLES[seed % len(TABLES)]), Dice(seed)  # type: ignore[arg-type]
        bot = BLACKOUT.bot("greedy" if seed % skilled == 1 else "random")
        while state.to_act:
            seat = dice.pick(state.to_act)
            asked += 1
            if not asked % every:
                yield state, seat
            state.play(seat, bot.choose(state, seat, dice))
