"""A game in words: what every way to show a game asks of its texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ..kernel import Decision, Event, Move, State
from .texts import Texts


class Words(Protocol):
    """Everything that a player reads, in one language."""

    say: Texts

    def seat(self, seat: int) -> str: ...
    def card(self, key: str) -> str: ...
    def card_lines(self, key: str) -> list[str]: ...
    def question(self, decision: Decision) -> str: ...
    def rule(self, number: str) -> str: ...
    def move(self, move: Move, decision: Decision | None = None) -> str: ...
    def event(self, event: Event) -> str: ...


def words_for(game: str, state: State, language: str, names: Sequence[str]) -> Words:
    """The words of a game, for the pack that it is played with."""
    from .blackout import BlackoutTexts

    kinds = {"blackout": BlackoutTexts}
    return kinds[game](state.pack, language, names)
