"""A game in words: what every way to show a game asks of its texts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
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


class GameTexts:
    """What the words of every game have in common: a catalogue with the pack's own, names, rules."""

    def __init__(self, folder: Path | None, language: str, names: Sequence[str]) -> None:
        self.say = Texts(language, folder)
        self.names = names

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("seat", number=seat + 1)

    def rule(self, number: str) -> str:
        """The text of a rule."""
        return self.say("rule-" + number.replace(".", "-"))

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]


def words_for(game: str, state: State, language: str, names: Sequence[str]) -> Words:
    """The words of a game, for the pack that it is played with."""
    if game == "frostpunk":
        from ..games.frostpunk.words.texts import FrostpunkTexts

        return FrostpunkTexts(state.pack, language, names)
    from ..games.blackout.words.texts import BlackoutTexts

    return BlackoutTexts(state.pack, language, names)
