"""Resources that lie on displayed cards (F4.3, F5.6)."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Action, Move, Refusal

from ...content import effects as word
from ...content.terms import RESOURCES, Resource
from ..agenda.asking import Ask
from ..agenda.doing import Do, carries_out
from ..agenda.refusing import refuse
from ..model import Frostpunk
from ..moves import DONE, Fetch, Put
from ..vocabulary.amounts import value
from .display import displayed


def change_display(
    state: Frostpunk, card: str, *, wood: int = 0, coal: int = 0, cores: int = 0, steel: int = 0
) -> None:
    """More or fewer resources on a displayed card."""
    for row in (state.display, state.scenario):
        for place, laid in enumerate(row):
            if laid.card == card:
                row[place] = msgspec.structs.replace(
                    laid,
                    wood=laid.wood + wood,
                    coal=laid.coal + coal,
                    cores=laid.cores + cores,
                    steel=laid.steel + steel,
                )


class LoadCard(Ask, frozen=True):
    """Resources from the stockpile onto a card, one by one."""

    asks = "load"
    rule = "F5.6"
    card: str = ""
    of: tuple[Resource, ...] = RESOURCES
    left: int = 1
    any_number: bool = False

    def options(self, state: Frostpunk) -> list[Move]:
        if not self.left or displayed(state, self.card) is None:
            return []
        moves: list[Move] = [Put(resource) for resource in self.of if state.stored(resource)]
        return [*moves, DONE] if self.any_number and moves else moves

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [
            refuse(Put(resource), "none-in-stock", resource=resource)
            for resource in self.of
            if not state.stored(resource) and resource in state.pack.resources
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Put):
            state.store(move.resource, -1)
            change_display(state, self.card, **{move.resource: 1})
            state.tell("loaded", None, resource=move.resource, card=self.card)
            state.push(LoadCard(self.seat, self.card, self.of, self.left - 1, self.any_number))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"card": self.card, "count": self.left}


class UnloadCard(Ask, frozen=True):
    """Resources from a card into the stockpile, by choice; then the rest goes to the supply."""

    asks = "unload"
    rule = "F5.6"
    card: str = ""
    left: int = 1

    def options(self, state: Frostpunk) -> list[Move]:
        laid = displayed(state, self.card)
        if laid is None or not self.left:
            return []
        return [Fetch(resource) for resource in RESOURCES if laid.holds(resource)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Fetch)
        state.store(move.resource, +1)
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
            change_display(state, self.card, wood=-laid.wood, coal=-laid.coal, cores=-laid.cores, steel=-laid.steel)


@carries_out(word.Load)
def load(state: Frostpunk, effect: word.Load, do: Do) -> None:
    left = 99 if effect.any_number else value(state, effect.count)
    state.push(LoadCard(do.seat, do.card, effect.of, left, effect.any_number))


@carries_out(word.Unload)
def unload(state: Frostpunk, effect: word.Unload, do: Do) -> None:
    card = effect.card or do.card
    left = 99 if effect.count == "all" else value(state, effect.count)
    state.push(UnloadCard(do.seat, card, left), EmptyCard(card))
