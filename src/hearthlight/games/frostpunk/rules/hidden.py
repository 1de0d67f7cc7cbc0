"""What a seat cannot know: a full state that could be the true one for all that it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hearthlight.kernel import Dice

if TYPE_CHECKING:
    from .model import Frostpunk


def possible(state: Frostpunk, seat: int | None, dice: Dice) -> Frostpunk:
    """Shuffle all that nobody can know: decks, sector stacks, the tower, chance. (Which dusk cards lie in the deck
    is known, except for the consequences of laws; those swap with their twins.)"""
    twin = state.copy()
    if state.outcome is not None:
        return twin
    twin.events = []
    twin.rng = dice.below(1 << 64)
    for deck in (twin.morning, twin.dusk, twin.weather, twin.citizens, twin.stack_inner):
        dice.shuffle(deck)
    _deal_expeditions(twin, dice)
    unseen = slice(state.seen_below, len(state.stack_outer) - state.seen_above)
    outer = twin.stack_outer[unseen]
    dice.shuffle(outer)
    twin.stack_outer[unseen] = outer
    rest = twin.disputes[1:]  # the next one lies open
    dice.shuffle(rest)
    twin.disputes[1:] = rest
    _swap_consequences(twin, dice)
    twin.stuck = dice.below(2 * state.stuck + 2) if state.stuck or state.round > 1 else 0
    return twin


def _deal_expeditions(state: Frostpunk, dice: Dice) -> None:
    """Whatever nobody has explored could be any unseen card with the same white side (F9.4)."""
    cards = state.pack.expeditions
    for number, path in enumerate(state.paths):
        dealt = list(path.cards)
        for place, card in enumerate(dealt):
            deck = state.expeditions[cards[card].deck]
            alike = [
                at
                for at, other in enumerate(deck)
                if cards[other].spaces == cards[card].spaces and cards[other].hint == cards[card].hint
            ]
            if card not in state.explored and alike:
                at = dice.below(len(alike) + 1) - 1  # -1: it is what it is
                if at >= 0:
                    dealt[place], deck[alike[at]] = deck[alike[at]], card
        state.paths[number] = msgspec.structs.replace(path, cards=tuple(dealt))
    for deck in state.expeditions.values():
        dice.shuffle(deck)


def _swap_consequences(state: Frostpunk, dice: Dice) -> None:
    for law in state.passed:
        one, other = state.pack.laws[law].consequences
        for inside, outside in ((one, other), (other, one)):
            if inside in state.dusk and outside in state.gone and dice.below(2):
                state.dusk[state.dusk.index(inside)] = outside
                state.gone[state.gone.index(outside)] = inside
                break
