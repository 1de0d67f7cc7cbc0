"""Orders that change nothing: of dusk effects (F4.16), of tied kinds in a dispute (Q44)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations

from hearthlight.kernel import Move, Unforeseen

from ...content import effects as word
from ...content.effects import Effect
from ...content.terms import Condition
from ..agenda.doing import Do
from ..cards.display import displayed
from ..model import Frostpunk
from ..moves import Carry
from ..people.mood_effects import WhichMood
from ..phases.dusk import DuskEffects, lasting
from ..vocabulary.conditions import holds

MOST = 4
"""With more things the ways to order them are not tried."""
Begin = Callable[[Frostpunk, str], None]
"""Puts on the agenda what one of the things does."""
STEADY = ("round", "round_at_most", "building", "building_count")
"""What no dusk effect can bring about: none erects anything, and the round stays."""


def dusk_order(state: Frostpunk, question: DuskEffects) -> Move | None:
    """A card that may as well come first: nothing will come of it whatever the others do, or all orders end alike."""
    cards = [move.what for move in question.options(state) if isinstance(move, Carry)]
    quiet = [card for card in cards if comes_to_nothing(state, card)]
    if quiet:
        return Carry(quiet[0])
    return Carry(cards[0]) if ends_alike(state, cards, carry_card) else None


def mood_order(state: Frostpunk, question: WhichMood) -> Move | None:
    """A kind that may as well come first: all orders end alike."""

    def weigh(city: Frostpunk, kind: str) -> None:
        city.push(*question.steps(next(one for one in question.left if one == kind)))

    return Carry(question.left[0]) if ends_alike(state, question.left, weigh) else None


def carry_card(city: Frostpunk, card: str) -> None:
    if displayed(city, card) is not None:
        city.push(Do(lasting(city, card), card))


def comes_to_nothing(state: Frostpunk, card: str) -> bool:
    """Whether it waits for something that does not happen at this dusk."""
    conditions = list(waits_for(lasting(state, card)))
    return bool(conditions) and not any(
        condition is None or holds(state, steady(condition), card) for condition in conditions
    )


def waits_for(effects: Sequence[Effect]) -> Iterator[Condition | None]:
    """The conditions without which nothing happens; None: something happens anyway."""
    for effect in effects:
        match effect:
            case word.When(otherwise=()):
                yield effect.condition
            case word.First():
                yield from (case.condition for case in effect.cases)
            case _:
                yield None


def steady(condition: Condition) -> Condition:
    """That part of a condition that stays as it is until the card is carried out. What lies on a card is loaded by its
    own effects only."""
    part = {name: getattr(condition, name) for name in STEADY}
    return Condition(**part, on_card=0 if condition.displayed else condition.on_card)


def ends_alike(state: Frostpunk, things: Sequence[str], begin: Begin) -> bool:
    """Whether the city is the same after every order, with nothing to choose or to draw on the way."""
    if len(things) > MOST:
        return False
    ends = [after(state, order, begin) for order in permutations(things)]
    return None not in ends and all(end == ends[0] for end in ends)


def after(state: Frostpunk, order: Sequence[str], begin: Begin) -> Frostpunk | None:
    """The city after the effects in this order; None: something is asked, or chance has a say."""
    twin = state.copy()
    twin.foreseeing = True
    twin.agenda = []
    for thing in order:
        if twin.outcome is None:
            begin(twin, thing)
        try:
            twin.settle()
        except Unforeseen:
            return None
        if twin.agenda:
            return None
    twin.foreseeing = False
    twin.events = []
    return twin
