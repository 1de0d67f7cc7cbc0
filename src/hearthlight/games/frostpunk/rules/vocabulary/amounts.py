"""Numbers that depend on the table. What can be counted is entered where it is known (`counts`)."""

from __future__ import annotations

from collections.abc import Callable

from ...content.terms import Amount
from ..agenda.register import Register
from ..model import Frostpunk

Counter = Callable[[Frostpunk], int]
COUNTERS: Register[str, Counter] = Register()


def counts(per: str) -> Callable[[Counter], Counter]:
    """This function counts what `per` names."""
    return lambda function: COUNTERS.enter(per, function)


def value(state: Frostpunk, count: int | Amount) -> int:
    """A number as it is now, never less than nothing."""
    return max(0, signed(state, count))


def signed(state: Frostpunk, count: int | Amount) -> int:
    """A number as it is now; steps can also go back."""
    if isinstance(count, int):
        return count
    return min(count.most, COUNTERS[count.per](state) * count.times + count.plus)
