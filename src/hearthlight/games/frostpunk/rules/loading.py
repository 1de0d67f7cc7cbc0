"""Resources that lie on displayed cards (F4.3, F5.6)."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Action, Move

from ..content.effects import RESOURCES
from .asking import Ask
from .judging import displayed
from .model import Frostpunk
from .moves import DONE, Fetch, Put


def change_display(state: Frostpunk, card: str, **by: int) -> None:
    """More or fewer resources on a displayed card."""
    for row in (state.display, state.scenario):
        for place, laid in enumerate(row):
            if laid.card == card:
                row[place] = msgspec.structs.replace(
                    laid, **{name: getattr(laid, name) + number for name, number in by.items()}
                )


class LoadCard(Ask, frozen=True):
    """Resources from the stockpile onto a card, one by one."""

    asks = "load"
    rule = "F5.6"
    card: str = ""
    of: tuple[str, ...] = RESOURCES
    left: int = 1
    any_number: bool = False

    def options(self, state: Frostpunk) -> list[Move]:
        if not self.left or displayed(state, self.card) is None:
            return []
        moves: list[Move] = [Put(resource) for resource in self.of if getattr(state, resource)]
        return [*moves, DONE] if self.any_number and moves else moves

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Put):
            setattr(state, move.resource, getattr(state, move.resource) - 1)
            change_display(state, self.card, **{move.resource: 1})
            state.tell("loaded", None, resource=move.resource, card=self.card)
            state.push(LoadCard(self.seat, self.card, self.of, self.left - 1, self.any_number))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"card": self.card, "count": self.left}


class UnloadCard(Ask, frozen=True):
    """Resources from a card into the stockpile, by choice; then the rest goes to the supply."""

    asks = "unload"
    rule = "F4.3"
    card: str = ""
    left: int = 1

    def options(self, state: Frostpunk) -> list[Move]:
        laid = displayed(state, self.card)
        if laid is None or not self.left:
            return []
        return [Fetch(resource) for resource in RESOURCES if getattr(laid, resource)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Fetch)
        setattr(state, move.resource, getattr(state, move.resource) + 1)
        change_display(state, self.card, **{move.resource: -1})
        state.tell("unloaded", None, resource=move.resource, card=self.card)
        state.push(UnloadCard(self.seat, self.card, self.left - 1))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"card": self.card, "count": self.left}


class EmptyCard(Action[Frostpunk], frozen=True):
    """What is left on a card goes to the supply."""

    card: str

    def run(self, state: Frostpunk) -> None:
        if laid := displayed(state, self.card):
            change_display(state, self.card, wood=-laid.wood, coal=-laid.coal, cores=-laid.cores)
