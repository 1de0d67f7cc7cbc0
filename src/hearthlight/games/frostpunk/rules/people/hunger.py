"""Hunger as a number: who pays with it, what changes it."""

from __future__ import annotations

from collections.abc import Sequence

from ...content import effects as word
from ...content.terms import Cost
from ..agenda.asking import Ask
from ..agenda.doing import Do, carries_out
from ..agenda.paying import payable, pays
from ..model import MOST, Frostpunk
from ..vocabulary.amounts import signed


@carries_out(word.Hunger)
def change_hunger(state: Frostpunk, effect: word.Hunger, do: Do) -> None:
    state.hunger = max(0, min(MOST, state.hunger + signed(state, effect.by)))
    state.tell("hunger", None, hunger=state.hunger)


@payable("hunger", refused="hunger-full")
def can_hunger(state: Frostpunk, cost: Cost) -> bool:
    return state.hunger + cost.hunger <= MOST


@pays("hunger")
def hunger_for_it(state: Frostpunk, cost: Cost, seat: int) -> Sequence[Ask]:
    state.hunger += cost.hunger
    state.tell("hunger", None, hunger=state.hunger)
    return ()
