"""Paying costs: in full, or the thing cannot be chosen (F1.4).

Each field of a cost has two functions, beside the code of the thing that is paid with: whether the city has it
(`payable`), and handing it over (`pays`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from hearthlight.kernel import Action, Move, Refusal

from ...content.terms import Cost
from ..model import Frostpunk
from ..moves import PickOption
from .asking import LEADER, Ask, Detail
from .refusing import refuse
from .register import Register

NOTHING = Cost()

Has = Callable[[Frostpunk, Cost], bool]
HandOver = Callable[[Frostpunk, Cost, int], Sequence[Ask]]
"""What is paid at once is paid; what is of choice is returned, to be asked."""

Numbers = Callable[[Frostpunk, Cost], dict[str, Any]]

PAYABLE: Register[str, Has] = Register()
REFUSED: dict[Has, tuple[str, Numbers]] = {}
"""What to say where the city does not have it, and the numbers to it."""
PAYING: Register[str, HandOver] = Register()


def payable(*fields: str, refused: str, numbers: Numbers = lambda *_: {}) -> Callable[[Has], Has]:
    def enter(function: Has) -> Has:
        REFUSED[function] = refused, numbers
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


@lru_cache(maxsize=1 << 10)
def _demands(cost: Cost) -> tuple[Has, ...]:
    return tuple(dict.fromkeys(PAYABLE[field] for field in _given(cost)))


@lru_cache(maxsize=1 << 10)
def _payments(cost: Cost) -> tuple[HandOver, ...]:
    return tuple(dict.fromkeys(PAYING[field] for field in _given(cost)))


def _given(cost: Cost) -> list[str]:
    return [field for field in cost.__struct_fields__ if getattr(cost, field)]


def can_pay(state: Frostpunk, cost: Cost) -> bool:
    return not unpaid(state, cost)


def unpaid(state: Frostpunk, cost: Cost) -> str:
    """Why a cost cannot be paid."""
    for has in _demands(cost):
        if not has(state, cost):
            return REFUSED[has][0]
    return ""


def refuse_cost(state: Frostpunk, move: Move, cost: Cost, **values: Any) -> Refusal:
    """A move whose cost cannot be paid, with what is missing."""
    has = next(has for has in _demands(cost) if not has(state, cost))
    reason, numbers = REFUSED[has]
    return refuse(move, reason, cost=cost, **numbers(state, cost), **values)


def refuse_for(state: Frostpunk, move: Move, reason: str, cost: Cost | None, **values: Any) -> Refusal:
    """A move refused for this reason, which may be that its cost cannot be paid."""
    if cost is not None and reason == unpaid(state, cost):
        return refuse_cost(state, move, cost, **values)
    return refuse(move, reason, **values)


class Pay(Action[Frostpunk], frozen=True):
    """Pay a cost that can be paid; whatever is of choice is asked."""

    cost: Cost
    seat: int = LEADER

    def run(self, state: Frostpunk) -> None:
        questions = [question for pay in _payments(self.cost) for question in pay(state, self.cost, self.seat)]
        state.push(*questions)


@payable("either", refused="lacks-all")
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

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [
            refuse_cost(state, PickOption(number), cost)
            for number, cost in enumerate(self.costs, 1)
            if not can_pay(state, cost)
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, PickOption)
        state.push(Pay(self.costs[move.number - 1], self.seat))

    def detail(self, state: Frostpunk, move: Move) -> Detail:
        assert isinstance(move, PickOption)
        return {"cost": self.costs[move.number - 1]}
