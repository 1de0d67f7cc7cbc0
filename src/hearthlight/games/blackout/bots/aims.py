"""What a chapter of the campaign asks for (B14.3, B14.4), as worth in points.

Without it a chapter is not won, so it counts more than the points it brings by itself.
"""

from __future__ import annotations

from functools import lru_cache
from math import tanh

from ..content.pack import Pack
from ..rules.model import Blackout, Player, Spot
from ..rules.scoring import ORCHIDS, ORCHIDS_ALONE

GOAL = 12.0
"""Each goal of the emergency plan that is needed."""
CUBE = 7.0
"""Each cube that is needed in a place."""
RESTORING = 25.0
"""Each restore-power goal where both are needed."""
WINNING, MORE = 12.0, 3.0
"""The orchid without which the chapter is lost, and each other one."""
SURE, UNSURE = 4.0, 3.0
"""By how many points the estimate of a final score is off, at the end and for each round before."""


class Aims:
    """What one chapter asks of each player."""

    def __init__(self, pack: Pack, chapter: int, seats: int) -> None:
        asked, board = pack.content.chapters[chapter - 1], pack.board
        self.plans = {
            plan.id: len(plan.goals) if asked.goals == "all" else asked.goals for plan in pack.emergency.values()
        }
        self.places = [
            (board.around[board.district_index[name]], number) for name, number in asked.cubes_around.items()
        ]
        self.colours = [(colour, board.colour[colour], number) for colour, number in asked.cubes_on.items()]
        self.places += [(place, number) for _, place, number in self.colours]
        self.restoring = RESTORING if asked.restore_both else 0.0
        self.everything = GOAL * max(self.plans.values()) + CUBE * sum(number for _, number in self.places)
        self.everything += self.restoring * len(pack.restore)
        needed = ORCHIDS_ALONE if seats == 1 else ORCHIDS
        self.thresholds = [
            (points, WINNING if number == needed else MORE) for number, points in enumerate(sorted(asked.orchids), 1)
        ]

    def next_goal(self, spot: Spot) -> float:
        """One more goal of the emergency plan, as long as it is needed."""
        return GOAL if spot.done.bit_count() < self.plans[spot.card] else 0.0

    def goals_done(self, spot: Spot) -> float:
        return GOAL * min(spot.done.bit_count(), self.plans[spot.card])

    def cubes(self, cubes: int) -> float:
        return CUBE * sum(min((place & cubes).bit_count(), number) for place, number in self.places)

    def lacking(self, cubes: int) -> tuple[str, ...]:
        """The colours of which more cubes are needed."""
        return tuple(colour for colour, place, number in self.colours if (place & cubes).bit_count() < number)

    def held(self, player: Player) -> float:
        """What the player has of all that is asked for."""
        held = self.cubes(player.cubes) + self.restoring * player.restored.bit_count()
        return held + (self.goals_done(player.emergency) if player.emergency else 0.0)

    def orchids(self, player: Player, points: float, rounds_left: float) -> float:
        """So many points may be enough for an orchid, the surer the fewer rounds are left; if the rest is there too."""
        spread = SURE + UNSURE * rounds_left
        share = self.held(player) / self.everything
        return share * sum(worth * (1 + tanh((points - needed) / spread)) / 2 for needed, worth in self.thresholds)

    def earned(self, orchids: int) -> float:
        """What it was worth in the end."""
        return sum(worth for _, worth in self.thresholds[:orchids]) + (self.everything if orchids else 0.0)


@lru_cache(maxsize=1 << 6)
def _aims(pack: Pack, chapter: int, seats: int) -> Aims:
    return Aims(pack, chapter, seats)


def aims_of(state: Blackout) -> Aims | None:
    """None outside the campaign."""
    return _aims(state.pack, state.chapter, state.seats) if state.chapter else None
