"""What a seat cannot know: a full state that could be the true one for all that it knows.

It follows from what the seat knows and from the dice alone: all that is hidden is put in order before it is shuffled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hearthlight.kernel import Dice

if TYPE_CHECKING:
    from .model import Frostpunk

STUCK = 12
"""More cubes than that are seldom in the tower, and nobody can count them."""


def possible(state: Frostpunk, seat: int | None, dice: Dice) -> Frostpunk:
    """Shuffle all that nobody can know: decks, sector stacks, the tower, chance. (Which dusk cards lie in the deck
    is known, except for the consequences of laws; those swap with their twins.)"""
    twin = state.copy()
    if state.outcome is not None:
        return twin
    twin.events = []
    twin.rng = dice.below(1 << 64)
    _swap_consequences(twin, dice)
    for deck in (twin.morning, twin.dusk, twin.weather, twin.citizens, twin.stack_inner):
        _mix(deck, dice)
    _deal_expeditions(twin, dice)
    unseen = slice(state.seen_below, len(state.stack_outer) - state.seen_above)
    twin.stack_outer[unseen] = _mix(twin.stack_outer[unseen], dice)
    twin.disputes[1:] = _mix(twin.disputes[1:], dice)  # the next one lies open
    twin.stuck = dice.below(STUCK) if state.round > 1 else 0
    return twin


def _mix(cards: list[str], dice: Dice) -> list[str]:
    cards.sort()
    dice.shuffle(cards)
    return cards


def _deal_expeditions(state: Frostpunk, dice: Dice) -> None:
    """Whatever nobody has explored could be any unseen card with the same white side (F9.4)."""
    cards = state.pack.expeditions

    def white_side(card: str) -> tuple[str, int, str]:
        return cards[card].deck, cards[card].spaces, cards[card].hint

    dealt = [card for path in state.paths for card in path.cards if card not in state.explored]
    alike: dict[tuple[str, int, str], list[str]] = {}
    for card in (*dealt, *(card for deck in state.expeditions.values() for card in deck)):
        alike.setdefault(white_side(card), []).append(card)
    for side in sorted(alike):
        _mix(alike[side], dice)
    for number, path in enumerate(state.paths):
        guessed = (card if card in state.explored else alike[white_side(card)].pop() for card in path.cards)
        state.paths[number] = msgspec.structs.replace(path, cards=tuple(guessed))
    for name, deck in state.expeditions.items():
        deck[:] = _mix([card for side, rest in alike.items() if side[0] == name for card in rest], dice)


def _swap_consequences(state: Frostpunk, dice: Dice) -> None:
    for law in state.passed:
        pair = sorted(state.pack.laws[law].consequences)
        for inside, outside in (pair, pair[::-1]):
            if inside in state.dusk and outside in state.gone:
                twin = pair[dice.below(2)]
                if twin != inside:
                    state.dusk[state.dusk.index(inside)] = outside
                    state.gone[state.gone.index(outside)] = inside
                break
