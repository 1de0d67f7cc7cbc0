"""Build: up to three times erect or dismantle (F5.3)."""

from __future__ import annotations

from hearthlight.kernel import Action, Move, Refusal

from ..agenda.asking import Ask, Detail
from ..agenda.doing import Do
from ..agenda.paying import Pay
from ..agenda.refusing import refuse
from ..cards.technologies import begin_research
from ..model import Frostpunk
from ..moves import DONE, Dismantle, Erect, On
from .buildings import (
    dismantlings,
    erect,
    erections,
    laid_fields,
    refused_dismantlings,
    refused_erections,
    refused_fields,
    site,
    sites,
    tear_down,
    why_not_on,
)
from .fields import what_lies_on

BUILD_STEPS = 3


class BuildStep(Ask, frozen=True):
    """Up to three times erect or dismantle, in any mix."""

    asks = "build"
    rule = "F5.3"
    obvious = False
    left: int = BUILD_STEPS

    def options(self, state: Frostpunk) -> list[Move]:
        moves = [*erections(state), *dismantlings(state)] if self.left else []
        return [*moves, DONE] if moves else []

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [*refused_erections(state), *refused_dismantlings(state), *refused_fields(state)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Erect):
            state.push(ErectOn(self.seat, move.building), BuildStep(self.seat, self.left - 1))
        elif isinstance(move, Dismantle):
            tear_down(state, move.field)
            state.push(BuildStep(self.seat, self.left - 1))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"count": self.left, "erections": len(erections(state))}


class ErectOn(Ask, frozen=True):
    asks = "erect"
    rule = "F5.3"
    building: str = ""

    def options(self, state: Frostpunk) -> list[Move]:
        return [On(fields[0]) for fields in sites(state, self.building)]

    def refused(self, state: Frostpunk) -> list[Refusal]:
        open_fields = {field for fields in sites(state, self.building) for field in fields}
        return [
            refuse(On(field), why_not_on(state, self.building, field), building=self.building)
            for field in laid_fields(state)
            if field not in open_fields
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, On)
        state.push(Pay(state.pack.buildings[self.building].cost, self.seat), Erected(self.building, move.field))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"building": self.building}

    def detail(self, state: Frostpunk, move: Move) -> Detail:
        assert isinstance(move, On)
        return {**what_lies_on(state, *site(state, self.building, move.field))}


class Erected(Action[Frostpunk], frozen=True):
    building: str
    field: int

    def run(self, state: Frostpunk) -> None:
        card = state.pack.buildings[self.building]
        erect(state, self.building, self.field)
        if card.when_erected and state.dug < card.count:  # once per tile
            state.dug += 1
            state.push(Do(card.when_erected, self.building))
        if card.starts_research:
            begin_research(state)  # F11.1
