"""Looking through the dusk deck (Q18)."""

from __future__ import annotations

from hearthlight.kernel import Move, Refusal

from ...content import effects as word
from ..agenda.asking import Ask
from ..agenda.doing import Do, carries_out
from ..agenda.refusing import refuse
from ..model import Frostpunk
from ..moves import Carry


def sift_dusk(state: Frostpunk, draw: int, discard: int) -> None:
    """Faith keepers: draw dusk cards, as many as there are, discard some without lock, shuffle the rest back (Q18)."""
    state.shuffle(state.dusk)
    cards = tuple(state.dusk.pop() for _ in range(min(draw, len(state.dusk))))
    state.reveal()
    go_on_sifting(state, cards, 0 if state.as_before and len(cards) < draw else discard)


def go_on_sifting(state: Frostpunk, cards: tuple[str, ...], left: int) -> None:
    if left and any(not state.pack.events[card].lock for card in cards):
        state.push(Sift(cards=cards, left=left))
    else:
        state.dusk += cards
        state.shuffle(state.dusk)


class Sift(Ask, frozen=True):
    asks = "sift"
    rule = "F4.17"
    obvious = False
    cards: tuple[str, ...] = ()
    left: int = 1

    def options(self, state: Frostpunk) -> list[Move]:
        return [Carry(card) for card in self.cards if not state.pack.events[card].lock]

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [refuse(Carry(card), "locked") for card in self.cards if state.pack.events[card].lock]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Carry)
        state.dusk_discard.append(move.what)
        state.tell("discarded", None, card=move.what)
        go_on_sifting(state, tuple(card for card in self.cards if card != move.what), self.left - 1)

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"cards": " ".join(self.cards), "count": self.left}


@carries_out(word.SpyDusk)
def sift(state: Frostpunk, effect: word.SpyDusk, do: Do) -> None:
    sift_dusk(state, effect.draw, effect.discard)
