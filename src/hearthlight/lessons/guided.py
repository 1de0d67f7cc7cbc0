"""A table with a lesson on it. Where the learner stands follows from the moves of the record and from what was read:
nothing else is kept, so whatever is taken back takes the lesson back with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from ..i18n import Texts
from ..i18n.catalogue import Argument
from ..kernel import IllegalMove, Match, State
from ..table import Made, Seat, Table
from .foreseen import again_and_again, fitting, way
from .lesson import Aim, Lesson, Moment, Step, When, moves_of


class NotNow(IllegalMove):
    """A move that is legal and not what the lesson is about now. Nothing is changed."""

    def __init__(self, told: Callable[[str], str]) -> None:
        super().__init__("lesson-not-now")
        self.told = told
        """Why not, in a language."""


class Place(NamedTuple):
    """Where a learner stands."""

    moment: int
    """Its number from 0 on; after the last one how many there are."""
    left: tuple[Step, ...] = ()
    """What is still to be done in it."""


class Guided(Table):
    takes_orders = False

    def __init__(
        self, lesson: Lesson, match: Match, seats: Sequence[Seat], made: Sequence[Made] = (), read: int = 0
    ) -> None:
        super().__init__(match, seats, made, hints=False)  # the lesson says what to do
        self.lesson = lesson
        self.read = read
        """All moments before this one that are to be read have been."""
        self.foreseeing = False
        """It is a copy that only looks ahead: it accepts whatever is legal."""
        self.typed = False
        """The learner sits at a terminal: there is nothing to press, and nothing is lit."""
        self._wanted: dict[tuple[object, ...], list[str]] = {}
        """What was found out already, by the moment and the moves that led there: of a fixed deal they say all."""

    def copy(self) -> Guided:
        copy = Guided(self.lesson, self.match.copy(), self.seats, self.made, self.read)
        copy.foreseeing, copy.typed, copy._wanted = self.foreseeing, self.typed, self._wanted
        return copy

    # -- where the learner stands --------------------------------------------------------------------------------

    @property
    def place(self) -> Place:
        moves = iter([notation for seat, notation in self._since if seat == self.lesson.seat])
        for index, moment in enumerate(self.lesson.moments):
            left = list(moment.do)
            while left:
                notation = next(moves, None)
                if notation is None:
                    return Place(index, tuple(left))
                # What fits nothing was answered by the table.
                if (step := next((step for step in left if notation in moves_of(step)), None)) is not None:
                    left.remove(step)
            if moment.own and not (self._over(index) and (index < self.read or not self.missed(moment))):
                return Place(index)
            if moment.kind in ("read", "solve") and index >= self.read and not self._solved(index):
                return Place(index)
        return Place(len(self.lesson.moments))

    @property
    def moment(self) -> Moment | None:
        """What is to be read or done now; nothing while the others move, and after the end."""
        index = self.place.moment
        if index == len(self.lesson.moments):
            return None
        moment = self.lesson.moments[index]
        if moment.kind == "read":
            return moment if self._has_come(moment.when) else None
        return moment if self._asked or self.failed else None

    @property
    def reading(self) -> bool:
        return self.moment is not None and self.moment.kind == "read"

    @property
    def failed(self) -> bool:
        """It is too late for what was to be solved, or reached."""
        index = self.place.moment
        return index < len(self.lesson.moments) and bool(self.lesson.moments[index].aims) and self._over(index)

    def _over(self, index: int) -> bool:
        """Whether a moment without moves of its own has come to its end."""
        moment = self.lesson.moments[index]
        return self._has_come(self.lesson.moments[index + 1].when if moment.own else moment.until) or self.finished

    def _solved(self, index: int) -> bool:
        moment = self.lesson.moments[index]
        if not moment.aims or self.missed(moment):
            return False
        return not moment.lasting or self._over(index)

    def missed(self, moment: Moment) -> list[tuple[Aim, int]]:
        """The aims that are not met, and how much there is of each."""
        state = self._stood(moment)
        counted = [(aim, self.game.measure(state, self.lesson.seat, aim.what)) for aim in moment.aims]
        return [(aim, number) for aim, number in counted if not aim.met(number)]

    def _stood(self, moment: Moment) -> State:
        """How things stand; where it was over with a phase, how they stood at its end: the meal or the night that comes
        by itself after the last move makes others of what is missing."""
        now, record = self.match.state, self.match.record
        if not moment.until.phase or not self._has_come(moment.until):
            return now
        for number in range(len(record.moves), len(self.lesson.opened), -1):
            before = Guided(self.lesson, Match.replay(self.game, record.fork(number - 1)), self.seats, read=self.read)
            if not before._has_come(moment.until):
                seat, notation = record.moves[number - 1]
                move = next(move for move in before.match.state.moves(seat) if move.notation() == notation)
                return before.match.state.foresee(seat, move)[0]
        return now

    @property
    def learnt(self) -> bool:
        """Only the last words are left, or none."""
        return self.place.moment >= len(self.lesson.moments) - 1

    @property
    def open(self) -> list[str]:
        """The legal moves among those that are still to be made at this moment."""
        legal = set(self._legal)
        return [*dict.fromkeys(move for step in self.place.left for move in moves_of(step) if move in legal)]

    @property
    def wanted(self) -> list[str]:
        """The legal moves that are asked for now: those that leave the rest of the lesson as it is written."""
        stands = (self.place.moment, *self._since)
        if stands not in self._wanted:
            self._wanted[stands] = fitting(self, self.open)
        return self._wanted[stands]

    def accepts(self, notation: str) -> bool:
        """Whether the learner may make this move now. Where none can be made that is asked for, whatever is legal may
        be: nobody is ever stuck."""
        if self.reading or self.failed:
            return False
        wanted = self.wanted
        return not wanted or notation in wanted

    def _has_come(self, when: When) -> bool:
        state = self.match.state
        if when.asks and not (self._asked and state.question and state.question.asks == when.asks):
            return False
        if when.after and all(notation != when.after for _, notation in self._since):
            return False
        if state.round != when.round or not when.phase:
            return state.round >= when.round
        return self.game.measure(state, self.lesson.seat, "phase") >= when.phase

    @property
    def _since(self) -> list[tuple[int, str]]:
        """The moves that were made since the lesson began."""
        return self.match.record.moves[len(self.lesson.opened) :]

    @property
    def _asked(self) -> bool:
        return self.lesson.seat in self.answering()

    @property
    def _legal(self) -> list[str]:
        seat = self.answering().get(self.lesson.seat)
        return [] if seat is None else [move.notation() for move in self.match.state.moves(seat)]

    def proposal(self, seat: int) -> list[str]:
        """As at any table where the lesson means it, too, and no further than it goes at this moment. Else what is
        asked for, where it is the same question again and again; a single choice is what the moment teaches."""
        own = super().proposal(seat)
        if not own or seat != self.answering().get(self.lesson.seat):
            return own
        trial = self.copy()
        trial.read = len(self.lesson.moments)
        began = trial.place
        if not began.left:
            return own
        asked_for = again_and_again(trial)
        for number, notation in enumerate(own):
            if trial.place.moment != began.moment:
                return own[:number]
            if notation not in trial.wanted:
                return asked_for or own[:number]
            trial.make(notation)
        return own

    def goes_with(self, seat: int, notation: str, then: list[str]) -> list[str]:
        if not then or seat != self.lesson.seat:
            return then
        try:
            return then[: self._within([notation, *then]) - 1]
        except NotNow:
            return []

    # -- playing -------------------------------------------------------------------------------------------------

    def play_all(self, seat: int, notations: Sequence[str], *, auto: bool = True, late: bool = False) -> int:
        """As at any table, but the learner makes only moves that the lesson asks for (else `NotNow`), and the same not
        more often than it asks for it."""
        if seat == self.lesson.seat and len(notations) > 1:
            end = self._within(notations)
            if notations[end:] and notations[end] == notations[end - 1] and self.moment and self.moment.do:
                raise NotNow(self.told_too_often)
            notations = notations[:end]
        return super().play_all(seat, notations)

    def _within(self, notations: Sequence[str]) -> int:
        """How many of these belong to the moment of now: the next one has something to say first. A row that goes
        astray before is not begun."""
        trial, began = self.copy(), self.place.moment
        for number, notation in enumerate(notations):
            if number and (trial.place.moment != began or notation not in trial._legal):
                return number
            trial.make(notation)
        return len(notations)

    def make(self, notation: str) -> None:
        """A move of the learner alone: nothing is answered after it."""
        self._make(self.lesson.seat, notation, follows=False)

    def _make(
        self, seat: int, notation: str, *, follows: bool, auto: bool = False, ordered: str = "", late: bool = False
    ) -> None:
        free = auto or self.foreseeing or seat != self.lesson.seat
        if not free and notation in self._legal and not self.accepts(notation):
            raise NotNow(partial(self.told_why, notation))
        super()._make(seat, notation, follows=follows, auto=auto, ordered=ordered, late=late)

    def _answer_obvious(self, mover: int) -> None:
        super()._answer_obvious(mover)
        self.play_silently(mover)

    def play_silently(self, mover: int | None = None) -> None:
        """What is not taught the lesson does itself, right after what somebody did, or at the beginning."""
        seat = self.lesson.seat
        while (moment := self.moment) and moment.silent and (moves := self.open):
            self._make(seat, moves[0], follows=seat == mover, auto=True)
            super()._answer_obvious(seat)
            mover = seat

    def bots_to_act(self) -> list[int]:
        """While something is read, everybody waits; so they do where it is too late."""
        return [] if self.reading or self.failed else super().bots_to_act()

    def rail(self, seat: int) -> str | None:
        """What is laid down for another seat to do now; nothing where it has left its rails, or they have ended."""
        rails = self.lesson.rails.get(str(seat), ())
        made = tuple(notation for mover, notation in self._since if mover == seat)
        if seat not in self.match.state.to_act or made != rails[: len(made)] or len(made) >= len(rails):
            return None
        following = rails[len(made)]
        legal = any(move.notation() == following for move in self.match.state.moves(seat))
        return following if legal else None

    # -- what is said --------------------------------------------------------------------------------------------

    def told(self, say: Texts, key: str, **named: Argument) -> str:
        """A message of the lesson, in the words for whoever types where there are any (`…-typed`)."""
        return say.first(*([f"{key}-typed"] if self.typed else []), key, **named)

    # -- through the lesson --------------------------------------------------------------------------------------

    def read_on(self) -> None:
        """What is said now has been read: also that something was not reached."""
        if not (self.reading or (self.failed and not self.lesson.puzzle)):
            raise IllegalMove("lesson-nothing-to-read")
        self.read = self.place.moment + 1
        self.play_silently()

    @property
    def can_reread(self) -> bool:
        index = self.place.moment
        return self.moment is not None and index > 0 and self.lesson.moments[index - 1].kind == "read"

    def reread(self) -> None:
        """Back to what was read just before."""
        if not self.can_reread:
            raise IllegalMove("lesson-nothing-to-read")
        self.read = self.place.moment - 1

    def undoes(self, seat: int) -> list[int]:
        """Nothing of what was played before the lesson began."""
        return [number for number in super().undoes(seat) if number >= len(self.lesson.opened)]

    def _undoes_alone(self, seat: int, notation: str) -> list[int]:
        numbers = super()._undoes_alone(seat, notation)
        return numbers if numbers and min(numbers) >= len(self.lesson.opened) else []

    def again(self) -> None:
        """Back to the position that is to be solved, or to where the learner began to play on their own."""
        if not (self.lesson.puzzle or self.failed):
            raise IllegalMove("lesson-nothing-to-solve")
        began = self._began(self.place.moment)
        self.match = Match.replay(self.game, self.match.record.fork(began), pack=self.match.pack)
        self.made = self.made[:began]

    def _began(self, index: int) -> int:
        """The number of moves after which the learner was first asked something at this moment."""
        number, moment = len(self.lesson.opened), self.lesson.moments[index]
        trial = Guided(self.lesson, self.lesson.begin(self.names), self.seats, read=index)
        while index and (trial.moment is not moment or self.made[number].auto):
            trial.match.play(*self.match.record.moves[number])
            number += 1
        return number

    def show(self) -> None:
        """Do what is asked for next; or make the next move that solves it, from the beginning if need be."""
        if self.moment and self.moment.solution:
            self._show_solution(self.moment.solution)
        elif self.reading or self.failed or not self.wanted:
            raise IllegalMove("lesson-nothing-to-show")
        else:
            self.play_all(self.lesson.seat, way(self))

    def _show_solution(self, solution: tuple[str, ...]) -> None:
        """The next move of it, after going back to where the learner left it."""
        began = len(self.lesson.opened)
        mine = [
            notation
            for (seat, notation), made in zip(self._since, self.made[began:], strict=True)
            if seat == self.lesson.seat and not made.auto
        ]
        if self.failed or tuple(mine) != solution[: len(mine)]:
            self.again()
            mine = []
        self.play_all(self.lesson.seat, solution[len(mine) : len(mine) + 1])

    def told_why(self, notation: str, language: str) -> str:
        """Why a move is not meant now: the words of the moment for such a move, and what to do instead."""
        say, moment = self.words(language).say, self.moment
        if moment is None or moment.kind == "read":
            return say("lesson-read-first")
        if self.failed:
            return self.told_missed(language)
        key = f"{self.lesson.message}-{moment.key}"
        if (wrong := self._told_wrong(say, key, notation)) is None and (step := self._comes(notation)):
            return say("lesson-comes-in-step", step=step, task=self.task(say))
        return say.sentences([wrong or say("lesson-not-meant"), self.task(say)])

    def told_too_often(self, language: str) -> str:
        """Why so much of what is asked for is too much."""
        say = self.words(language).say
        return say.sentences([say("lesson-too-often"), self.task(say)])

    def task(self, say: Texts) -> str:
        """What to do at this moment, as far as it is not done: two tents, then one more; in other words once its first
        part is done and another question is asked."""
        index, left = self.place
        moment, question = self.lesson.moments[index], self.match.state.question
        several = {step for step, times in Counter(moment.do).items() if times > 1}
        most = max((times for step, times in Counter(left).items() if step in several), default=0)
        key = f"{self.lesson.message}-{moment.key}-do"
        at = f"{key}-at-{question.asks}" if question else ""
        return self.told(say, at if at and say.has(at) else key, left=most)

    def _told_wrong(self, say: Texts, key: str, notation: str) -> str | None:
        """What is wrong with a move: in the words of the moment; or that another of its kind is meant (another
        figure)."""
        verb, _, chosen = notation.partition(" ")
        if say.has(f"{key}-wrong-{verb}"):
            return self.told(say, f"{key}-wrong-{verb}")
        meant = [wanted.partition(" ")[2] for wanted in self.wanted if wanted.partition(" ")[0] == verb]
        if meant and say.has(f"lesson-other-{verb}"):
            return say(f"lesson-other-{verb}", chosen=chosen, meant=meant[0])
        return None

    def _comes(self, notation: str) -> int:
        """In which step a move is asked for that is too early now; 0 if in none."""
        for number, moment in enumerate(self.lesson.moments[self.place.moment + 1 :], self.place.moment + 1):
            if any(notation in moves_of(step) for step in moment.do) and not moment.silent:
                return self.lesson.step(number)
        return 0

    def told_missed(self, language: str) -> str:
        """Why what was to be solved is not, each aim in the words of the game; or what the lesson says about it."""
        say, moment = self.words(language).say, self.moment
        if moment and moment.own:
            return self.told(say, f"{self.lesson.message}-{moment.key}-missed")
        missed = self.missed(moment) if moment else []
        told = [
            say(f"missed-{aim.what.partition(' ')[0]}", number=number, missing=aim.distance(number))
            for aim, number in missed
        ]
        return say.sentences([say("lesson-missed"), *told])
