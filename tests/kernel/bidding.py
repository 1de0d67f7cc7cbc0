"""A tiny game to try the kernel on: secret bids, dice, and a pile of coins. It has nothing to do with any real one.

Each round both seats bid in secret; then in turn each may take coins one by one or roll for more.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from hearthlight.kernel import Action, BadPack, Dice, Move, Named, Options, Outcome, Question, State, decode
from hearthlight.kernel.chance import scramble
from hearthlight.kernel.packs import Shelf, WhichPack


class Bid(Move, frozen=True, tag="bid"):
    amount: int


class Coin(Move, frozen=True, tag="coin"):
    pass


class Roll(Move, frozen=True, tag="roll"):
    pass


class Stop(Move, frozen=True, tag="stop"):
    pass


class Coins(Named):
    name = "coins"
    hash = "1"
    ref = "coins 1"


COINS = Coins()


class Bidding(State):
    coins: list[int]
    bids: list[int]
    left: int

    def copy(self) -> Bidding:
        twin = super().copy()
        twin.coins, twin.bids = self.coins[:], self.bids[:]
        return twin

    def determinize(self, seat: int | None, dice: Dice) -> Bidding:
        """Others may have bid anything; no roll can be foretold."""
        twin = self.copy()
        twin.rng = dice.below(1 << 64)
        if isinstance(self.question, SecretBids):
            guessed = (bid if other == seat or bid < 0 else dice.below(3) for other, bid in enumerate(self.bids))
            twin.bids = list(guessed)
        return twin


class SecretBids(Question[Bidding], frozen=True):
    asks = "bids"
    rule = "X1.1"

    def seats(self, state: Bidding) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if state.bids[seat] < 0)

    def moves(self, state: Bidding, seat: int) -> list[Move]:
        return [Bid(amount) for amount in range(3)]

    def answer(self, state: Bidding, seat: int, move: Move) -> None:
        assert isinstance(move, Bid)
        state.bids[seat] = move.amount
        state.tell_secretly("bid", seat, {}, {"amount": move.amount})
        state.push(self)


class OpenBids(Action[Bidding], frozen=True):
    def run(self, state: Bidding) -> None:
        state.reveal()
        state.tell("opened", None, bids=list(state.bids))
        state.push(*(TakeCoins(seat) for seat in range(state.seats)), Finish())


class TakeCoins(Question[Bidding], frozen=True):
    asks = "coins"
    rule = "X1.2"
    seat: int

    def seats(self, state: Bidding) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, state: Bidding, seat: int) -> list[Move]:
        return [Coin(), Roll(), Stop()] if state.left else []

    def answer(self, state: Bidding, seat: int, move: Move) -> None:
        if isinstance(move, Stop):
            return
        number = min(state.left, 1 if isinstance(move, Coin) else 1 + state.below(6))
        state.left -= number
        state.coins[seat] += number
        state.push(self)


class Treasurer(TakeCoins, frozen=True):
    """One seat takes the last coins for everybody."""

    asks = "treasurer"
    rule = "X1.3"

    def joint(self, state: Bidding) -> bool:
        return True


class Finish(Action[Bidding], frozen=True):
    def run(self, state: Bidding) -> None:
        best = max(state.coins)
        state.outcome = Outcome(
            tuple(seat for seat, number in enumerate(state.coins) if number == best), tuple(state.coins)
        )


class BiddingOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    left: Annotated[int, msgspec.Meta(ge=0)] = 10
    treasurer: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0


class Purse(msgspec.Struct, frozen=True):
    """Coins lie open; bids are nobody's business."""

    coins: tuple[int, ...]
    seated: bool


class BiddingGame:
    key = "bidding"
    rules_version = 1
    options = BiddingOptions

    def new(self, options: Options, seed: int, pack: WhichPack | None = None) -> Bidding:
        assert isinstance(options, BiddingOptions)
        if pack is not None and str(pack).split()[:1] != ["coins"]:
            raise BadPack("pack-missing", pack=str(pack))
        players = options.players
        state = Bidding(
            pack=COINS, seats=players, rng=scramble(seed), coins=[0] * players, bids=[-1] * players, left=options.left
        )
        state.push(Treasurer(0)) if options.treasurer else state.push(SecretBids(), OpenBids())
        state.settle()
        return state

    @property
    def packs(self) -> Shelf[Any]:
        raise NotImplementedError("coins are all there is")

    def view(self, state: Bidding, seat: int | None, *, everything: bool = False) -> Purse:
        return Purse(tuple(state.coins), everything or seat is not None)

    def load(self, data: bytes, pack: WhichPack | None = None) -> Bidding:
        return decode(data, Bidding, lambda _: COINS)


BIDDING = BiddingGame()


def random_game(seed: int) -> Bidding:
    state, dice = BIDDING.new(BiddingOptions(), seed), Dice(seed)
    while state.to_act:
        seat = dice.pick(state.to_act)
        state.play(seat, dice.pick(state.moves(seat)))
    return state
