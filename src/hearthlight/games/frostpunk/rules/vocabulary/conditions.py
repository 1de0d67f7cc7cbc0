"""Whether a condition holds. Each of its fields is judged where the thing is known (`judges`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from hearthlight.kernel import Move, Refusal

from ...content.terms import Condition, Cost
from ..agenda.paying import refuse_for, unpaid
from ..agenda.register import Register
from ..model import Frostpunk

Judge = Callable[[Frostpunk, Condition, str], bool]
JUDGES: Register[str, Judge] = Register()

_ALWAYS = Condition()


def judges(*fields: str) -> Callable[[Judge], Judge]:
    """This function judges these fields; it hears the condition, and the card that says it."""

    def enter(function: Judge) -> Judge:
        for field in fields:
            JUDGES.enter(field, function)
        return function

    return enter


@lru_cache(maxsize=1 << 10)
def _judges(condition: Condition) -> tuple[Judge, ...]:
    given = [field for field in condition.__struct_fields__ if getattr(condition, field) != getattr(_ALWAYS, field)]
    return tuple(dict.fromkeys(JUDGES[field] for field in given))


def holds(state: Frostpunk, condition: Condition, card: str = "") -> bool:
    """Whether everything that a condition gives is so."""
    return all(judge(state, condition, card) for judge in _judges(condition))


def why_not_chosen(state: Frostpunk, condition: Condition, cost: Cost, card: str = "") -> str:
    """F4.3: why an option cannot be chosen: its condition is not met, or its cost cannot be paid."""
    return unpaid(state, cost) if holds(state, condition, card) else "condition"


def refuse_option(state: Frostpunk, move: Move, condition: Condition, cost: Cost, card: str = "") -> Refusal:
    return refuse_for(state, move, why_not_chosen(state, condition, cost, card), cost, condition=condition)


@judges("round", "round_at_most")
def rounds(state: Frostpunk, condition: Condition, card: str) -> bool:
    return condition.round <= state.round <= condition.round_at_most


@judges("negated")
def negated(state: Frostpunk, condition: Condition, card: str) -> bool:
    return condition.negated is None or not holds(state, condition.negated, card)
