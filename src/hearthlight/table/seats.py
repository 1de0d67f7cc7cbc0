"""Who sits at a match: who must act, for whom, and who may take back what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ..games import Game, game_named
from ..i18n import Words
from ..kernel import BadRecord, IllegalMove, Match
from .ordering import Standing, cancel, expire, next_ordered


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


class Made(msgspec.Struct, frozen=True):
    """How a move came about."""

    by: int
    """The seat that made it: its own, or that of a person who had the last word for a bot."""
    follows: bool = False
    """It goes with the move before it of whoever made it: both are taken back at once."""
    auto: bool = False
    """The table made it, because it needed no thought."""
    ordered: str = ""
    """The order by which the seat had said it ahead."""
    late: bool = False
    """A bot chose it, because the time of the seat was up."""


class Table:
    """A match with the seats around it."""

    takes_orders = True
    """Whether people may say ahead what they answer."""

    def __init__(self, match: Match, seats: Sequence[Seat], made: Sequence[Made] = (), *, hints: bool = True) -> None:
        self.game: Game = game_named(match.record.game)
        self.match = match
        self.seats = seats
        self.made = list(made) or [Made(seat) for seat, _ in match.record.moves]
        """How each move of the record came about."""
        self.hints = hints and self.game.adviser is not None
        """Whether people may ask what to do."""
        self.orders: list[Standing] = []
        """What people have said ahead."""

    def copy(self) -> Table:
        """The same table, to be played on without touching this one."""
        twin = Table(self.match.copy(), self.seats, self.made, hints=self.hints)
        twin.orders = self.orders[:]
        return twin

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def finished(self) -> bool:
        return self.match.state.outcome is not None

    @property
    def waiting(self) -> bool:
        """Whether it has not begun: nothing has been played, and somebody is still to come."""
        return not self.match.record.moves and any(seat.kind == "open" for seat in self.seats)

    def words(self, language: str, reader: int | None = None) -> Words:
        """What is read at this table; by somebody who sits there, if that makes a difference."""
        words = self.game.words(self.match.state.pack, language, self.names)
        words.reader = reader
        return words

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

    def proposal(self, seat: int) -> list[str]:
        """A sensible way through the questions ahead of this seat that need no thought, as moves in a row."""
        return [move.notation() for move in self.game.propose(self.match.state, seat)]

    def goes_with(self, seat: int, notation: str, then: list[str]) -> list[str]:
        """How much of what a choice leads to is played with it (`Offer.then`)."""
        return then

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, seat: int, notation: str, *, auto: bool = True) -> None:
        """Play a move of that seat, or of the one for which it answers."""
        self.play_all(seat, [notation], auto=auto)

    def play_all(self, seat: int, notations: Sequence[str], *, auto: bool = True, late: bool = False) -> int:
        """Play moves of that seat, or of the one for which it answers, one after the other; how many were played.

        The first must be legal. They end early where something new has come to light, where somebody else is to act,
        and where one is not legal. What then needs no thought is answered by the table (not without `auto`), and so is
        what was ordered ahead.
        """
        played = 0
        for notation in notations:
            if played and (self.match.state.news or seat not in self.answering()):
                break
            try:
                self._make(seat, notation, follows=played > 0, late=late)
            except IllegalMove:
                if not played:
                    raise
                break
            played += 1
        if auto:
            self._answer_obvious(seat)
        moved = {seat}
        while self.carry_out(moved):
            if auto:
                self._answer_obvious(seat)
        return played

    def carry_out(self, moved: set[int] | None = None) -> bool:
        """Answer what people have ordered ahead, as moves of theirs; whether there was anything. Whoever has `moved`
        just now takes that back together with it."""
        moved, before = set() if moved is None else moved, self.match.state.ply
        expire(self)
        while (found := next_ordered(self)) is not None:
            order, move = found
            self._make(order.seat, move.notation(), follows=order.seat in moved, ordered=order.key)
            moved.add(order.seat)
            expire(self)
        return self.match.state.ply > before

    def _make(
        self, seat: int, notation: str, *, follows: bool, auto: bool = False, ordered: str = "", late: bool = False
    ) -> None:
        self.match.play(self.answering().get(seat, seat), notation)
        self.made.append(Made(seat, follows, auto, ordered, late))

    def _answer_obvious(self, mover: int) -> None:
        """Answer what is asked of people and needs no thought: together with the own move that led to it, or else as a
        thing of its own. Only here, right after a move: what was taken back is asked."""
        moved = {mover}
        while (next_asked := self._asked_next(mover)) is not None:
            seat, asked = next_asked
            move = self.game.obvious(self.match.state, asked)
            if move is None:
                return
            self._make(seat, move.notation(), follows=seat in moved, auto=True)
            moved.add(seat)

    def _asked_next(self, mover: int) -> tuple[int, int] | None:
        """Who has moved if it is asked again, or else the only one who is to act; and for which seat. No bot. Where
        several choose at the same time, a move of one answers nothing for another."""
        answering = self.answering()
        if mover not in answering and (len(answering) != 1 or self.match.state.together >= 0):
            return None
        seat = mover if mover in answering else next(iter(answering))
        return None if self.seats[seat].kind == "bot" else (seat, answering[seat])

    # -- taking back ---------------------------------------------------------------------------------------------

    def undoes(self, seat: int) -> list[int]:
        """The moves, by number, that this seat may take back now: all that it made at once the last time, also for a
        bot, as far as nothing has happened since that cannot unhappen. If nobody but bots has answered it, their
        answers go with it."""
        moves, state = self.match.record.moves, self.match.state
        numbers: list[int] = []
        others: set[int] = set()
        if self.finished or self._late(seat):
            return []
        for number in reversed(range(len(moves))):
            mover, made = moves[number][0], self.made[number]
            if made.by != seat:
                others.add(mover)
                continue
            if mover not in others and number >= state.undo_point(mover):
                numbers.append(number)
            elif number >= self.match.sealed and not self._people_since(seat, number):
                numbers = list(reversed(range(number, len(moves))))
            else:
                break
            if not made.follows:
                break
        return numbers

    def undoes_bots(self, seat: int) -> bool:
        """Whether answers of bots would be taken back together with what this seat did."""
        return any(self.made[number].by != seat for number in self.undoes(seat))

    def _late(self, seat: int) -> bool:
        """Whether what this seat did last was chosen for it because its time was up. That stands: nobody gets more time
        by taking it back."""
        own = [made for made in self.made if made.by == seat]
        head = next((number for number in reversed(range(len(own))) if not own[number].follows), 0)
        return any(made.late for made in own[head:])

    def _people_since(self, seat: int, number: int) -> bool:
        """Whether another person has moved since this move of a seat."""
        return any(made.by != seat and self.seats[made.by].kind != "bot" for made in self.made[number:])

    def why_no_undo(self, seat: int) -> str:
        """Why this seat may take nothing back now: `over`, `none` (it has done nothing), `others` (another person has
        moved since), `late` (its time was up) or `revealed` (something has come to light); empty if it may."""
        if self.undoes(seat):
            return ""
        if self.finished:
            return "over"
        last = next((number for number in reversed(range(len(self.made))) if self.made[number].by == seat), None)
        if last is None:
            return "none"
        if self._late(seat):
            return "late"
        return "others" if self._people_since(seat, last) else "revealed"

    def undo(self, seat: int, notation: str | None = None) -> None:
        """Take back what that seat did last; or one of its moves alone, if the later ones can stand without it."""
        numbers = self.undoes(seat) if notation is None else self._undoes_alone(seat, notation)
        if not numbers:
            raise IllegalMove("cannot-undo", seat=seat)
        made = self.made[:]
        first = min(numbers)
        after = next((number for number in range(first + 1, len(made)) if made[number].by == seat), None)
        if after is not None and not made[first].follows:
            made[after] = msgspec.structs.replace(made[after], follows=False)  # now it begins what was done at once
        try:
            self.match.take_back(numbers)
        except BadRecord:
            raise IllegalMove("cannot-undo", seat=seat) from None
        self.made = [how for number, how in enumerate(made) if number not in numbers]
        for number in numbers:  # whoever takes back what was ordered wants to be asked
            if made[number].ordered:
                cancel(self, made[number].by, made[number].ordered)

    def _undoes_alone(self, seat: int, notation: str) -> list[int]:
        """The last such move that may still be taken back, and what the table has answered since. Whoever is left alone
        with a question, or plays alone, takes back what those can who choose at the same time."""
        moves, state = self.match.record.moves, self.match.state
        since = range(max(state.together, state.undo_point(seat)), len(moves))
        mine = [
            number
            for number in since
            if self.made[number].by == seat == moves[number][0] and not self.made[number].late
        ]
        found = next((number for number in reversed(mine) if moves[number][1] == notation), None)
        if found is None:
            return []
        return [found, *(number for number in mine if number > found and self.made[number].auto)]

    def answered_by_itself(self) -> bool:
        """Whether the last move was made by the table for somebody who may still take it back."""
        return bool(self.made) and self.made[-1].auto and bool(self.undoes(self.made[-1].by))

    def standing(self, seat: int) -> object:
        """What this seat is asked, and what it may take back. While that stays the same, so does the meaning of what
        it does, whatever others do meanwhile. Where several choose at the same time, what one takes may be missing for
        another; all that is still there is as good as before."""
        state, asked = self.match.state, self.answering().get(seat)
        question = state.question if asked is not None else None
        at_once = len(state.to_act) > 1 or state.together >= 0
        offered = (question.asks, () if at_once else state.moves(asked)) if question and asked is not None else None
        own = [number for number in self.undoes(seat) if self.made[number].by == seat]
        return offered, [self.match.record.moves[number] for number in own]

    def suggest(self, seat: int, notation: str | None) -> None:
        """Say what a seat would choose where somebody else decides for everybody."""
        self.match.suggest(seat, notation, decides=next(iter(self.answering()), None))


def first_change(before: Sequence[object], after: Sequence[object]) -> int:
    """The number of the first move in which two lists of moves differ."""
    pairs = enumerate(zip(before, after, strict=False))
    return next((number for number, (old, new) in pairs if old != new), min(len(before), len(after)))
