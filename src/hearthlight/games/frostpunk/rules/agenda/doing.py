"""Carrying out effects, word by word. Each word has one function, which enters itself (`carries_out`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hearthlight.kernel import Action

from ...content.effects import Effect
from ...content.terms import Word
from ..model import Frostpunk
from .asking import LEADER
from .register import Register


class Do(Action[Frostpunk], frozen=True):
    """Carry out effects one after the other; each is finished, with all its choices, before the next begins."""

    effects: tuple[Effect, ...]
    card: str = ""
    seat: int = LEADER

    def run(self, state: Frostpunk) -> None:
        if self.effects:
            first, *rest = self.effects
            if rest:
                state.push(Do(tuple(rest), self.card, self.seat))
            EFFECTS[type(first)](state, first, self)

    def in_vain(self, state: Frostpunk) -> bool:
        """Whether nothing at all would come of it now: hunger that nobody feels cannot be stilled."""
        return bool(self.effects) and state.supposing(self).fingerprint() == state.supposing().fingerprint()


class Again(Action[Frostpunk], frozen=True):
    """The same effects so many times; how often is fixed when it begins."""

    times: int
    effects: tuple[Effect, ...]
    card: str = ""
    seat: int = LEADER

    def run(self, state: Frostpunk) -> None:
        if self.times > 0:
            state.push(
                Do(self.effects, self.card, self.seat), Again(self.times - 1, self.effects, self.card, self.seat)
            )


EFFECTS: Register[type[Word], Callable[[Frostpunk, Any, Do], None]] = Register()

E = TypeVar("E", bound=Word)
CarryOut = Callable[[Frostpunk, E, Do], None]


def carries_out(kind: type[E]) -> Callable[[CarryOut[E]], CarryOut[E]]:
    """This function is what the word means."""
    return lambda function: EFFECTS.enter(kind, function)
