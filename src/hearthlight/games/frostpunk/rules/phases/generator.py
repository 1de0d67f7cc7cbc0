"""Phase 3: the generator (F4.4 to F4.8)."""

from __future__ import annotations

from hearthlight.kernel import Action, Move

from ...content.terms import KINDS
from ..agenda.asking import Ask
from ..machine.heat import can_fuel, fire, fuel, hubs_to_fire, new_sick
from ..machine.tower import add_stress, drop_cubes, malfunction
from ..model import Frostpunk, Phase
from ..moves import DONE, FUEL, Fire, Fuel
from ..people.sickness import Sicken


class GeneratorPhase(Action[Frostpunk], frozen=True):
    def run(self, state: Frostpunk) -> None:
        state.another_part()
        state.phase = Phase.GENERATOR
        state.push(FuelGenerator(), Freeze(), Strain())


class FuelGenerator(Ask, frozen=True):
    """F4.4: each coal moves the output marker up 1, at most to the cold marker's space."""

    asks = "fuel"
    rule = "F4.4"

    def options(self, state: Frostpunk) -> list[Move]:
        moves = [*([FUEL] if can_fuel(state) else []), *hubs_to_fire(state)]
        return [*moves, DONE] if moves else []

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Fuel):
            fuel(state)
            state.push(self)
        elif isinstance(move, Fire):
            fire(state, move.field)
            state.push(self)

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"output": state.output, "cold": state.cold, "coal": state.coal}


class Freeze(Action[Frostpunk], frozen=True):
    """F4.5."""

    def run(self, state: Frostpunk) -> None:
        freezing = new_sick(state)
        if freezing:
            state.tell("froze", None, count=len(freezing))
        state.push(*(Sicken(KINDS.index(kind)) for kind in freezing))


class Strain(Action[Frostpunk], frozen=True):
    """F4.6 to F4.8: cubes into the tower, malfunction, and the marker back to the bottom."""

    def run(self, state: Frostpunk) -> None:
        cubes = state.pack.tracks.heat[state.output].stress
        if cubes:
            out = drop_cubes(state, cubes)
            state.tell("dropped", None, count=cubes, out=out)
            add_stress(state, out)
        malfunction(state)
        state.output = 0
        state.fired = []
