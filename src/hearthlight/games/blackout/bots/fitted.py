"""The judgement of the bot that searches: the greedy bot's `Worth`, and what that misses, learned from games.

What it misses is a sum over traits of a position that everybody can count: each has a weight, and another one that
grows with the rounds that are left. `scripts/fit_blackout.py` finds the weights and writes `fitted.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache, lru_cache
from operator import mul
from pathlib import Path

import msgspec

from ..content.cards import Volunteer
from ..content.effects import BATTERY, FOOD, WATER
from ..content.pack import Pack
from ..rules.model import Blackout, Player, Spot
from .aims import Aims, aims_of
from .worth import Parts, Worth, rounds_left

TRAITS = (
    *(f"worth-{part}" for part in Parts._fields),
    *("transport", "gps", "tiles", "tiles-down"),
    *("hand", "cards", "card-points", "card-cubes", "specialists", "search", "hospital"),
    *("plans", "unlocked", "restored"),
    *("money", "perishables", "goods", "batteries"),
    *("objectives", "goals", "begun", "emergency"),
    *("cubes", "supply"),
)
"""In the order of `traits`."""
ROUNDS = 10.0
"""The second weight of a trait is for so many rounds."""
FILE = Path(__file__).with_name("fitted.toml")


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one more of each trait is worth in points beyond what `Worth` says: always, and for each ten rounds left."""

    always: dict[str, float] = {}
    by_rounds: dict[str, float] = {}

    def at(self, rounds: float) -> list[float]:
        return [self.always.get(name, 0.0) + self.by_rounds.get(name, 0.0) * rounds / ROUNDS for name in TRAITS]


@cache
def weights() -> Weights:
    return msgspec.convert(tomllib.loads(FILE.read_text("utf-8")), Weights)


class Fitted(Worth):
    """The learned judgement of a seat at a moment of the game: `fitted_for` makes it."""

    def __init__(self, pack: Pack, aims: Aims | None, seat: int, rounds: float, spoils: bool, lacking: tuple[str, ...]):
        super().__init__(pack, aims, seat, rounds, spoils=spoils, lacking=lacking)
        self.weights = weights().at(rounds)

    def estimate(self, state: Blackout) -> float:
        parts = self.parts(state)
        counted = traits(state.pack, state.players[self.seat], parts)
        return sum(map(mul, self.weights, counted), sum(parts))


def traits(pack: Pack, player: Player, parts: Parts) -> Sequence[float]:
    """What can be counted in front of a player; all of it is public, or the player's own."""
    cards = [*player.hand, *filter(None, player.planned)]
    for slot in player.slots:
        cards += slot
    points = cubes = specialists = search = 0
    for key in cards:
        own = _of_card(pack, key)
        points += own[0]
        cubes += own[1]
        specialists += own[2]
        search += own[3]
    goals = begun = 0
    for spot in player.objectives:
        goals += _open_goals(pack, spot)
        begun += spot.done > 0
    emergency = player.emergency.done.bit_count() if player.emergency else 0
    stock = player.stock
    perishables = stock[FOOD] + stock[WATER]
    return (
        *parts,
        *(player.transport, player.gps),
        *(len(player.tiles_up), len(player.tiles_down)),
        *(len(player.hand), len(cards), points, cubes, specialists, search, len(player.hospital)),
        *(len(player.finished), len(pack.check_ids) - player.locked.bit_count(), player.restored == 3),
        *(player.money, perishables, sum(stock) - perishables - stock[BATTERY], stock[BATTERY]),
        *(len(player.objectives), goals, begun, emergency),
        *(player.cubes.bit_count(), player.supply),
    )


@lru_cache(maxsize=1 << 10)
def _of_card(pack: Pack, key: str) -> tuple[int, int, int, int]:
    """Points, cubes of a volunteer, whether it is a specialist, search icons."""
    card = pack.helpers[key]
    volunteer = isinstance(card, Volunteer)
    return card.points, card.cubes if isinstance(card, Volunteer) else 0, not volunteer, card.search


@lru_cache(maxsize=1 << 10)
def _open_goals(pack: Pack, spot: Spot) -> int:
    return len(pack.cards[spot.card].goals) - spot.done.bit_count()


@lru_cache(maxsize=1 << 6)
def _fitted(pack: Pack, aims: Aims | None, seat: int, rounds: float, spoils: bool, lacking: tuple[str, ...]) -> Fitted:
    return Fitted(pack, aims, seat, rounds, spoils, lacking)


def fitted_for(state: Blackout, seat: int) -> Fitted:
    """The learned judgement of a seat as things stand."""
    aims = aims_of(state)
    lacking = aims.lacking(state.players[seat].cubes) if aims else ()
    return _fitted(state.pack, aims, seat, rounds_left(state), state.phase > 3, lacking)
