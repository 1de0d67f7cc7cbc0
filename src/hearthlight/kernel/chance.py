"""The only source of randomness: SplitMix64, whose whole state is one 64-bit word inside the game state.

Functions take the word and return it advanced, so a state that holds the word is still plain data.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")

_WORD = 0xFFFF_FFFF_FFFF_FFFF
_STEP = 0x9E37_79B9_7F4A_7C15


def scramble(seed: int) -> int:
    """A well-mixed word from any integer, so that seeds 1, 2, 3 start far apart."""
    return draw(seed & _WORD)[1]


def draw(word: int) -> tuple[int, int]:
    """The next word and 64 random bits."""
    word = (word + _STEP) & _WORD
    z = word
    z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _WORD
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _WORD
    return word, z ^ (z >> 31)


def below(word: int, n: int) -> tuple[int, int]:
    """The next word and a number from 0 to n-1. (The bias of the product is below n / 2**64.)"""
    word, bits = draw(word)
    return word, (bits * n) >> 64


def shuffle(word: int, items: MutableSequence[T]) -> int:
    """Shuffle in place (Fisher-Yates); returns the next word."""
    for last in range(len(items) - 1, 0, -1):
        word, bits = draw(word)
        other = (bits * (last + 1)) >> 64
        items[last], items[other] = items[other], items[last]
    return word


class Dice:
    """A generator outside any state, for bots and set-up: the same functions with the word kept inside."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word = scramble(seed)

    def below(self, n: int) -> int:
        self.word, number = below(self.word, n)
        return number

    def pick(self, items: MutableSequence[T] | tuple[T, ...]) -> T:
        self.word, number = below(self.word, len(items))
        return items[number]

    def shuffle(self, items: MutableSequence[T]) -> None:
        self.word = shuffle(self.word, items)
