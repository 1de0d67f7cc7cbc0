"""Who carries out which word. The rooms above enter their functions, each beside its code; nobody imports upwards."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Register(dict[K, V], Generic[K, V]):
    """Words and what carries them out: each word once."""

    def enter(self, word: K, function: V) -> V:
        if word in self:
            raise TypeError(f"{word} has two meanings")
        self[word] = function
        return function
