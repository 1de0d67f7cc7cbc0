"""Where cards lie: being read, displayed, in the dusk deck, discarded, out of the game."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Move

from .asking import Ask
from .judging import displayed
from .model import AUTOMATON, Displayed, Frostpunk
from .moves import Carry


def lay_down(state: Frostpunk, card: str, to: str, *, covers: str = "") -> None:
    """A card goes to its place; what lies on it goes back first unless it stays displayed."""
    laid = displayed(state, card)
    if to == "display":
        if laid is None:
            take_up(state, card)
            state.display.append(Displayed(card, covers=covers))
            state.tell("displayed", None, card=card)
        elif covers:
            state.display[state.display.index(laid)] = msgspec.structs.replace(laid, covers=covers)
        return
    take_up(state, card)
    if to == "out":
        state.gone.append(card)
        state.tell("card-out", None, card=card)
    else:
        state.dusk_discard.append(card)
        state.tell("discarded", None, card=card)


def take_up(state: Frostpunk, card: str) -> None:
    """From wherever it lies. Resources on it go to the supply, figures to the stockpile (F4.3)."""
    for pile in (state.reading, state.dusk, state.dusk_discard, state.gone):
        if card in pile:
            pile.remove(card)
    for row in (state.display, state.scenario):
        for laid in [laid for laid in row if laid.card == card]:
            row.remove(laid)
            for figure in laid.figures:
                if figure == AUTOMATON:
                    state.automata_ready += 1
                else:
                    state.people[figure].ready += 1


def remove_card(state: Frostpunk, card: str) -> None:
    """Out of the game from display, deck or discard; cards with a lock stay (F4.17), those in the box too."""
    event = state.pack.events.get(card)
    if event is not None and event.lock:
        return
    lies = card in state.reading or card in state.dusk or card in state.dusk_discard
    if lies or displayed(state, card) is not None:
        lay_down(state, card, "out")


def shuffle_in(state: Frostpunk, card: str) -> None:
    """A dusk card from the box into the dusk deck; nothing if it is not in the box (Q21)."""
    if card in state.pack.events and card in state.box:
        state.box.remove(card)
        state.dusk.append(card)
        state.shuffle(state.dusk)
        state.tell("shuffled-in", None, card=card)


def show_scenario(state: Frostpunk, card: str) -> None:
    """F14.3: a scenario card is revealed and carried out; its tokens go onto the round track."""
    from .doing import Do

    scenario = state.pack.scenario[card]
    if displayed(state, card) is not None:
        return
    if scenario.lasting:
        state.scenario.append(Displayed(card))
    for number, token in enumerate(scenario.tokens):
        if token.round > state.round:
            state.tokens.append((token.round, card, number))
    state.tell("scenario", None, card=card)
    from .events import ChooseOption

    state.push(Do(scenario.at_once, card), *([ChooseOption(card=card)] if scenario.options else []))


def sift_dusk(state: Frostpunk, draw: int, discard: int) -> None:
    """Faith keepers: draw dusk cards, discard some without lock, shuffle the rest back (Q18)."""
    state.shuffle(state.dusk)
    cards = tuple(state.dusk.pop() for _ in range(min(draw, len(state.dusk))))
    state.reveal()
    go_on_sifting(state, cards, discard if len(cards) == draw else 0)


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

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Carry)
        state.dusk_discard.append(move.what)
        state.tell("discarded", None, card=move.what)
        go_on_sifting(state, tuple(card for card in self.cards if card != move.what), self.left - 1)

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"cards": " ".join(self.cards), "count": self.left}
