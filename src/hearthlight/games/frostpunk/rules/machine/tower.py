"""The tower, stress and malfunction (F4.6 to F4.8, section 12)."""

from __future__ import annotations

from collections.abc import Sequence

from hearthlight.kernel import Move, Refusal

from ...content import effects as word
from ...content.terms import Condition, Cost
from ..agenda.asking import Ask, Detail
from ..agenda.doing import Do, carries_out
from ..agenda.ending import lose
from ..agenda.paying import payable, pays, refuse_cost
from ..city.using import SpecialUse, special_use
from ..model import Built, Frostpunk
from ..moves import PickOption
from ..vocabulary.conditions import judges
from .heat import shift


def drop_cubes(state: Frostpunk, number: int) -> int:
    """F12.1: cubes into the tower; how many come out."""
    tracks = state.pack.tracks
    tower = tracks.tower_expanded if state.expanded else tracks.tower
    out = 0
    for _ in range(number):
        if state.below(100) < min(tower.fall_at_most, tower.fall + tower.fall_per_stuck * state.stuck):
            out += 1
        else:
            state.stuck += 1
        if state.stuck and state.below(100) < tower.loosen:
            state.stuck -= 1
            out += 1
    return out


def lay_cubes(state: Frostpunk, total: int) -> None:
    """On the stress track as many as it holds, the rest on the overload space."""
    state.stress = min(state.pack.tracks.stress, total)
    state.overload = total - state.stress


def add_stress(state: Frostpunk, number: int) -> None:
    """F4.6: onto the stress track, the rest onto the overload space."""
    lay_cubes(state, state.stress + state.overload + number)
    state.tell("stress", None, count=number, stress=state.stress, overload=state.overload)


def overload_allowed(state: Frostpunk) -> int:
    """T06: so many cubes on the overload space do no harm."""
    return max((rules.overload_allowed for rules in state.rules_in_force()), default=0)


def malfunction(state: Frostpunk) -> None:
    """F4.7: the first one overheats the generator; a second one is the end. T06 lets a few cubes pass."""
    if not state.overload:
        return
    if state.overload <= overload_allowed(state):
        state.overload = 0
        state.tell("vented")
        return
    if state.overheated:
        lose(state, "malfunction")
        return
    state.overheated = True
    shift(state, 1, (1, 1, 1))
    state.stress = state.overload = 0
    state.tell("malfunction")


class Relieve(Ask, frozen=True):
    """The generator: remove stress cubes, or spend a core to remove all and install the expansion."""

    asks = "relieve"
    rule = "F4.6"
    number: int = 5

    def options(self, state: Frostpunk) -> list[Move]:
        return [PickOption(1), *([PickOption(2)] if state.cores else [])]

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [] if state.cores else [refuse_cost(state, PickOption(2), Cost(cores=1))]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, PickOption)
        total = state.stress + state.overload
        if move.number == 2:
            state.cores -= 1
            state.tell("paid", None, what="cores", count=1)
            if not state.expanded:
                state.expanded = True
                state.tell("expanded")
            total = 0
        else:
            total = max(0, total - self.number)
        lay_cubes(state, total)
        state.tell("relieved", None, stress=state.stress)

    def detail(self, state: Frostpunk, move: Move) -> Detail:
        return {"cubes": self.number}


@carries_out(word.Stress)
def change_stress(state: Frostpunk, effect: word.Stress, do: Do) -> None:
    """Beyond the track they lie on the overload space until the generator phase looks at it."""
    lay_cubes(state, max(0, state.stress + state.overload + effect.by))
    if effect.by < 0:
        state.tell("relieved", None, stress=state.stress)
    else:
        state.tell("stress", None, count=effect.by, stress=state.stress, overload=state.overload)


@special_use("generator")
def relieve(state: Frostpunk, special: SpecialUse, built: Built) -> None:
    more = sum(rules.generator_removes_more for rules in state.rules_in_force())
    state.push(Relieve(special.seat, special.number + more))


@payable("stress", refused="stress-full", numbers=lambda state, _: {"stress": state.stress})
def room_for_stress(state: Frostpunk, cost: Cost) -> bool:
    return state.stress + cost.stress <= state.pack.tracks.stress


@pays("stress")
def strain_for_it(state: Frostpunk, cost: Cost, seat: int) -> Sequence[Ask]:
    state.stress += cost.stress
    state.tell("stress", None, count=cost.stress, stress=state.stress, overload=state.overload)
    return ()


@judges("overheated")
def is_overheated(state: Frostpunk, condition: Condition, card: str) -> bool:
    return state.overheated == condition.overheated
