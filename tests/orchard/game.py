"""The Orchard: up to six rivals who all see everything. It has no rounds, and its view says nothing of its end.

In turn everybody takes one or two apples from an open row; the heaviest basket wins.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from hearthlight.games.contract import Game
from hearthlight.kernel import Dice, Move, Options, Outcome, Question, Remark, State
from hearthlight.kernel.chance import scramble
from hearthlight.kernel.packs import Pack, Shelf, WhichPack

HERE = Path(__file__).parent


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    apples: tuple[int, ...]
    """What each weighs, in the order in which they are picked."""


def shelved(content: Row, folder: Path | None) -> Pack[Row]:
    return Pack(content.name, content, folder)


class OrchardOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, msgspec.Meta(ge=2, le=6)] = 6


class Orchard(State):
    baskets: list[int]
    picked: int

    def copy(self) -> Orchard:
        twin = super().copy()
        twin.baskets = self.baskets[:]
        return twin

    def determinize(self, seat: int | None, dice: Dice) -> Orchard:
        return self.copy()


class Pick(Move, frozen=True, tag="pick"):
    count: int


class Turn(Question[Orchard], frozen=True):
    asks = "pick"
    rule = "O1.1"
    seat: int

    def seats(self, state: Orchard) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, state: Orchard, seat: int) -> list[Move]:
        left = len(state.pack.content.apples) - state.picked
        return [Pick(count) for count in range(1, min(left, 2) + 1)]

    def remarks(self, state: Orchard, seat: int, move: Move) -> list[Remark]:
        assert isinstance(move, Pick)
        left = len(state.pack.content.apples) - state.picked - move.count
        return [] if left else [Remark("last", {"seat": seat})]

    def answer(self, state: Orchard, seat: int, move: Move) -> None:
        assert isinstance(move, Pick)
        apples, end = state.pack.content.apples, state.picked + move.count
        state.baskets[seat] += sum(apples[state.picked : end])
        state.picked = end
        state.tell("picked", seat, count=move.count)
        if end < len(apples):
            state.push(Turn((seat + 1) % state.seats))
            return
        heaviest = max(state.baskets)
        state.outcome = Outcome(
            tuple(other for other, weight in enumerate(state.baskets) if weight == heaviest),
            tuple(state.baskets),
            tuple({"weight": weight} for weight in state.baskets),
        )
        state.tell("over")


class OrchardView(msgspec.Struct, frozen=True):
    baskets: tuple[int, ...]
    tree: tuple[int, ...]


class OrchardGame(Game):
    key = "orchard"
    options = OrchardOptions
    packs = Shelf(HERE / "packs", Row, shelved)
    state = Orchard
    locales = HERE / "locales"
    open_hands = True

    def new(self, options: OrchardOptions, seed: int, pack: WhichPack | None = None) -> Orchard:
        players = options.players
        state = Orchard(
            pack=self.packs(pack or "autumn"), seats=players, rng=scramble(seed), baskets=[0] * players, picked=0
        )
        state.push(Turn(0))
        return state

    def view(self, state: Orchard, seat: int | None, *, everything: bool = False) -> OrchardView:
        return OrchardView(tuple(state.baskets), state.pack.content.apples[state.picked :])


GAME = OrchardGame()
