"""The workshop: upgrades, and faster research (F6.2, F11.1)."""

from __future__ import annotations

from hearthlight.kernel import Action, Move, Refusal

from ...content.terms import Cost
from ..agenda.asking import Ask, Detail
from ..agenda.paying import Pay
from ..agenda.refusing import refuse
from ..cards.technologies import hurry
from ..model import Built, Frostpunk
from ..moves import DONE, PickOption, Upgrade
from .buildings import refused_upgrades, upgrade, upgrades
from .using import SpecialUse, special_use


class Tinker(Ask, frozen=True):
    """The workshop: upgrade a building, or move the research token back."""

    asks = "workshop"
    rule = "F6.2"

    def options(self, state: Frostpunk) -> list[Move]:
        research: list[Move] = [PickOption(1)] if state.researching else []
        moves = [*upgrades(state), *research]
        return [*moves, DONE] if moves else []

    def refused(self, state: Frostpunk) -> list[Refusal]:
        research = [] if state.researching else [refuse(PickOption(1), "no-research")]
        return [*refused_upgrades(state), *research]

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Upgrade):
            cost = state.pack.buildings[move.building].upgrade_cost
            state.push(Pay(cost or Cost(), self.seat), Upgraded(move.field))
        elif isinstance(move, PickOption):
            hurry(state, 1)

    def detail(self, state: Frostpunk, move: Move) -> Detail:
        return {"card": state.researching, "round": state.research_round} if isinstance(move, PickOption) else {}


class Upgraded(Action[Frostpunk], frozen=True):
    field: int

    def run(self, state: Frostpunk) -> None:
        upgrade(state, self.field)


@special_use("workshop")
def tinker(state: Frostpunk, special: SpecialUse, built: Built) -> None:
    state.push(*([Tinker(special.seat)] * special.number))
