"""Who sits at a match: who must act, for whom, and who may take back what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ..games import Game, game_named
from ..i18n import Words
from ..kernel import Match


class Seat(Protocol):
    """A chair at the table."""

    @property
    def name(self) -> str: ...

    @property
    def kind(self) -> str:
        """`person`, `open` or `bot`."""
        ...

    @property
    def bot(self) -> str | None: ...


class Table:
    """A match with the seats around it."""

    def __init__(self, match: Match, seats: Sequence[Seat], answered: dict[int, int] | None = None) -> None:
        self.game: Game = game_named(match.record.game)
        self.match = match
        self.seats = seats
        self.answered = answered or {}
        """Moves, by number, that a person has made for the seat of a bot, and from which seat."""

    def copy(self) -> Table:
        """The same table, to be played on without touching this one."""
        return Table(self.match.copy(), self.seats, dict(self.answered))

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def finished(self) -> bool:
        return self.match.state.outcome is not None

    def words(self, language: str) -> Words:
        return self.game.words(self.match.state.pack, language, self.names)

    # -- whose turn ----------------------------------------------------------------------------------------------

    def answering(self) -> dict[int, int]:
        """Who answers now, and for which seat: its own; but where one seat decides for everybody and a bot sits
        there, the next person in turn has the last word."""
        state = self.match.state
        leader = state.joint_seat
        if leader is not None and self.seats[leader].kind == "bot":
            for seat in state.clockwise(leader):
                if self.seats[seat].kind == "person":
                    return {seat: leader}
        return {seat: seat for seat in state.to_act}

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.answering() if self.seats[seat].kind == "bot"]

    def bots_to_suggest(self) -> list[int]:
        """Bots that have not yet said what they would choose, where a person decides for everybody."""
        if self.match.state.joint_seat is None or any(self.seats[seat].kind != "person" for seat in self.answering()):
            return []
        said = self.match.suggestions
        return [seat for seat, chair in enumerate(self.seats) if chair.kind == "bot" and seat not in said]

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, seat: int, notation: str) -> None:
        """Play a move of that seat, or of the one for which it answers."""
        asked = self.answering().get(seat, seat)
        self.match.play(asked, notation)
        if asked != seat:
            self.answered[len(self.match.record.moves) - 1] = seat

    def undoes(self, seat: int) -> int | None:
        """The seat whose last move this one may take back: its own, or that of a bot for which it just answered."""
        if self.match.can_undo(seat):
            return seat
        last = len(self.match.record.moves) - 1
        if self.answered.get(last) == seat:
            asked = self.match.record.moves[last][0]
            return asked if self.match.can_undo(asked) else None
        return None

    def undo(self, seat: int) -> None:
        """Take back the last move of that seat, or the one it made for a bot."""
        mover, before = self.undoes(seat), self.match.record.moves
        self.match.undo(seat if mover is None else mover)
        at = first_change(before, self.match.record.moves)
        self.answered = {number: by for number, by in self.answered.items() if number < at}

    def suggest(self, seat: int, notation: str | None) -> None:
        """Say what a seat would choose where somebody else decides for everybody."""
        self.match.suggest(seat, notation, decides=next(iter(self.answering()), None))


def first_change(before: Sequence[tuple[int, str]], after: Sequence[tuple[int, str]]) -> int:
    """The number of the first move in which two lists of moves differ."""
    pairs = enumerate(zip(before, after, strict=False))
    return next((number for number, (old, new) in pairs if old != new), min(len(before), len(after)))
