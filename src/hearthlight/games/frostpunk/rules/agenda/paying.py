"""Paying costs: in full, or the thing cannot be chosen (F1.4).

Each field of a cost has two functions, beside the code of the thing that is paid with: whether the city has it
(`payable`), and handing it over (`pays`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from hearthlight.kernel import Action, Move

from ...content.terms import Cost
from ..model import Frostpunk
from ..moves import PickOption
from .asking import LEADER, Ask, Detail
from .register import Register

NOTHING = Cost()

Has = Callable[[Frostpunk, Cost], bool]
HandOver = Callable[[Frostpunk, Cost, int], Sequence[Ask]]
"""What is paid at once is paid; what is of choice is returned, to be asked."""

PAYABLE: Register[str, Has] = Register()
PAYING: Register[str, HandOver] = Register()


def payable(*fields: str) -> Callable[[Has], Has]:
    def enter(function: Has) -> Has:
        for field in fields:
            PAYABLE.enter(field, function)
        return function

    return enter


def pays(*fields: str) -> Callable[[HandOver], HandOver]:
    def enter(function: HandOver) -> HandOver:
        for field in fields:
            PAYING.enter(field, function)
        return function

    return enter


@cache
def _demands(cost: Cost) -> tuple[Has, ...]:
    return tuple(dict.fromkeys(PAYABLE[field] for field in _given(cost)))


@cache
def _payments(cost: Cost) -> tuple[HandOver, ...]:
    return tuple(dict.fromkeys(PAYING[field] for field in _given(cost)))


def _given(cost: Cost) -> list[str]:
    return [field for field in cost.__struct_fields__ if getattr(cost, field)]


def can_pay(state: Frostpunk, cost: Cost) -> bool:
    for has in _demands(cost):  # noqa: SIM110 (asked for every building: a loop takes half the time)
        if not has(state, cost):
            return False
    return True


class Pay(Action[Frostpunk], frozen=True):
    """Pay a cost that can be paid; whatever is of choice is asked."""

    cost: Cost
    seat: int = LEADER

    def run(self, state: Frostpunk) -> None:
        questions = [question for pay in _payments(self.cost) for question in pay(state, self.cost, self.seat)]
        state.push(*questions)


@payable("either")
def any_of_them(state: Frostpunk, cost: Cost) -> bool:
    return any(can_pay(state, part) for part in cost.either)


@pays("either")
def choose_cost(state: Frostpunk, cost: Cost, seat: int) -> Sequence[Ask]:
    return [ChooseCost(seat, cost.either)]


class ChooseCost(Ask, frozen=True):
    asks = "cost"
    rule = "F1.4"
    costs: tuple[Cost, ...] = ()

    def options(self, state: Frostpunk) -> list[Move]:
        return [PickOption(number) for number, cost in enumerate(self.costs, 1) if can_pay(state, cost)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, PickOption)
        state.push(Pay(self.costs[move.number - 1], self.seat))

    def detail(self, state: Frostpunk, move: Move) -> Detail:
        assert isinstance(move, PickOption)
        return {"cost": self.costs[move.number - 1]}
