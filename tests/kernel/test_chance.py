"""The generator: the same everywhere, and fair enough."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from hearthlight.kernel import Dice
from hearthlight.kernel.chance import below, draw, scramble, shuffle


def test_the_generator_is_splitmix64() -> None:
    """The published first outputs for seed 1234567."""
    word, outputs = 1234567, []
    for _ in range(3):
        word, bits = draw(word)
        outputs.append(bits)
    assert outputs == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@given(st.integers(0, 2**64 - 1), st.integers(1, 10**6))
def test_numbers_lie_below_their_limit(word: int, n: int) -> None:
    following, number = below(word, n)
    assert 0 <= number < n
    assert 0 <= following < 2**64


@given(st.integers(0, 2**64 - 1), st.lists(st.integers()))
def test_shuffling_keeps_every_item(word: int, items: list[int]) -> None:
    shuffled = items[:]
    shuffle(word, shuffled)
    assert Counter(shuffled) == Counter(items)


def test_every_order_of_three_comes_up_about_equally_often() -> None:
    dice = Dice(1)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        dice.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert all(800 < count < 1200 for count in seen.values())


def test_neighbouring_seeds_start_far_apart() -> None:
    assert len({scramble(seed) >> 56 for seed in range(64)}) > 40
