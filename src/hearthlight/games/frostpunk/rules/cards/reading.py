"""Reading a card: its immediate effect, one of its options, and where it goes (F4.3)."""

from __future__ import annotations

from collections.abc import Sequence

from hearthlight.kernel import Action, Move, Refusal

from ...content.cards import Option
from ...content.effects import Effect
from ..agenda.asking import Ask
from ..agenda.doing import Do
from ..agenda.paying import Pay
from ..model import Frostpunk
from ..moves import PickOption
from ..vocabulary.conditions import refuse_option, why_not_chosen
from .display import displayed, lay_down


class ReadCard(Action[Frostpunk], frozen=True):
    """A morning, dusk, dispute or consequence card, from top to bottom."""

    card: str
    home: str
    """Where it goes if nothing says otherwise."""

    def run(self, state: Frostpunk) -> None:
        state.reveal()
        event = state.pack.events[self.card]
        state.reading.append(self.card)
        state.tell("read", None, card=self.card)
        state.push(
            Do(event.at_once, self.card),
            ChooseOption(card=self.card),
            PutAway(self.card, str(event.to or self.home), unless_laid=True),
        )


class ChooseOption(Ask, frozen=True):
    """Exactly one of the options whose condition is met and whose cost can be paid."""

    asks = "option"
    rule = "F4.3"
    obvious = False
    card: str = ""

    def options(self, state: Frostpunk) -> list[Move]:
        if self.card not in state.reading and displayed(state, self.card) is None:
            return []  # its immediate effect has removed it
        return [
            PickOption(number)
            for number, option in enumerate(self._options(state), 1)
            if not why_not_chosen(state, option.condition, option.cost, self.card)
        ]

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [
            refuse_option(state, PickOption(number), option.condition, option.cost, self.card)
            for number, option in enumerate(self._options(state), 1)
            if why_not_chosen(state, option.condition, option.cost, self.card)
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, PickOption)
        option = self._options(state)[move.number - 1]
        state.tell("chose", None, card=self.card, option=move.number)
        state.push(Pay(option.cost), Do(option.effects, self.card), PutAway(self.card, str(option.to)))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"card": self.card}

    def effects_of(self, state: Frostpunk, move: PickOption) -> Sequence[Effect]:
        return self._options(state)[move.number - 1].effects

    def _options(self, state: Frostpunk) -> tuple[Option, ...]:
        pack = state.pack
        return pack.events[self.card].options if self.card in pack.events else pack.scenario[self.card].options


class PutAway(Action[Frostpunk], frozen=True):
    """The card goes where its option says, or by itself if nothing has laid it down yet."""

    card: str
    to: str
    unless_laid: bool = False

    def run(self, state: Frostpunk) -> None:
        reading = self.card in state.reading
        if self.to and (reading or (not self.unless_laid and displayed(state, self.card) is not None)):
            lay_down(state, self.card, self.to)
