"""Reading a card: its immediate effect, one of its options, and where it goes (F4.3)."""

from __future__ import annotations

from ..kernel import Action, Move
from .asking import Ask
from .costs import Pay, can_pay
from .display import lay_down
from .doing import Do
from .judging import displayed, holds
from .model import Frostpunk
from .moves import Option


class ReadCard(Action[Frostpunk], frozen=True):
    """A morning, dusk, dispute or consequence card, from top to bottom."""

    card: str
    home: str
    """Where it goes if nothing says otherwise."""

    def run(self, state: Frostpunk) -> None:
        event = state.pack.events[self.card]
        state.reading.append(self.card)
        state.reveal()
        state.tell("read", None, card=self.card)
        state.push(Do(event.at_once, self.card), ChooseOption(card=self.card),
                   PutAway(self.card, str(event.to or self.home)))


class ChooseOption(Ask, frozen=True):
    """Exactly one of the options whose condition is met and whose cost can be paid."""

    asks = "option"
    rule = "F4.3"
    obvious = False
    card: str = ""

    def options(self, state: Frostpunk) -> list[Move]:
        if self.card not in state.reading and displayed(state, self.card) is None:
            return []  # its immediate effect has removed it
        return [Option(number) for number, option in enumerate(self._options(state), 1)
                if holds(state, option.condition, self.card) and can_pay(state, option.cost)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Option)
        option = self._options(state)[move.number - 1]
        state.tell("chose", None, card=self.card, option=move.number)
        state.push(Pay(option.cost), Do(option.effects, self.card), PutAway(self.card, str(option.to)))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"card": self.card}

    def _options(self, state: Frostpunk):  # type: ignore[no-untyped-def]
        cards = state.pack.events if self.card in state.pack.events else state.pack.scenario
        return cards[self.card].options


class PutAway(Action[Frostpunk], frozen=True):
    """The card goes where its option says; nowhere again if it has been laid down already."""

    card: str
    to: str

    def run(self, state: Frostpunk) -> None:
        if self.to and (self.card in state.reading or displayed(state, self.card) is not None):
            if self.card not in state.reading and self.to == "discard":
                return  # it lies in the display, where its immediate effect has put it
            if self.card not in state.reading and self.to == state.pack.home_of(self.card):
                return
            lay_down(state, self.card, self.to)
