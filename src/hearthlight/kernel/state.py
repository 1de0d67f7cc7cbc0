"""The rules are a stack of steps over plain data.

A `State` is data with an agenda: a stack of `Step`s. An `Action` runs by itself and may put further steps on
the agenda; a `Question` asks one or more seats to choose among all their legal moves. Nothing else drives a game.
A step is taken off the agenda before it runs or is answered; a question that wants to be asked again is pushed
again. Steps are immutable, so copying a state copies the list and not what is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache, cached_property
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec

from . import chance
from .chance import Dice
from .events import NO_SECRET, Event, Value
from .moves import Decision, Move, Refusal, Remark
from .problems import IllegalMove, Unforeseen
from .saving import fingerprint

S = TypeVar("S", bound="State")
T = TypeVar("T")

LAST_FORESEEN = "last-foreseen"
"""Under which a state knows what it foresaw last."""


class Step(msgspec.Struct, Generic[S], frozen=True, tag=True, gc=False):
    """One entry of the agenda. (`gc=False`, here and elsewhere: a small value that never leads back to itself, which
    Python's collector need not follow.)"""

    by_itself: ClassVar[bool]
    """Whether it is an action: asked of every step of every game, and much faster than `isinstance` of a struct."""


class Action(Step[S], frozen=True):
    """A step that nobody is asked about."""

    by_itself = True

    def run(self, state: S) -> None:
        raise NotImplementedError


class Question(Step[S], frozen=True):
    """A step that waits for one or more seats. With nobody to ask, or nothing to choose, it is over."""

    by_itself = False
    asks: ClassVar[str]
    """Names the message `ask-<asks>`."""
    rule: ClassVar[str]
    """The number of the rule behind the question."""
    obvious: ClassVar[bool] = False
    """Whether a single answer is given without asking."""
    opens: ClassVar[tuple[type[Move], ...]] = ()
    """Moves that decide little by themselves and open the next question of the same seat (a figure, before its action):
    whoever chooses one wants to see what it can be used for."""
    settles: ClassVar[tuple[str, ...]] = ()
    """What is asked after its moves and is a detail of them (whom an infirmary cures, which team sets out): it may be
    answered with them, sensibly. Any other question is asked on its own."""

    def seats(self, state: S) -> tuple[int, ...]:
        """Who must choose. Several seats choose at the same time, unseen by each other."""
        raise NotImplementedError

    def moves(self, state: S, seat: int) -> list[Move]:
        """Every legal move, and no other. Empty: there is nothing to ask this seat."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, move: Move) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def about(self, state: S, seat: int) -> dict[str, str | int]:
        """Arguments for the message of the question."""
        return {}

    def details(self, state: S, seat: int) -> dict[str, dict[str, Any]]:
        """What is to be said about moves beyond their own fields, by notation."""
        return {}

    def remarks(self, state: S, seat: int, move: Move) -> list[Remark]:
        """What else there is to know about a move before it is made, for who may know what this seat knows."""
        return []

    def settled(self, state: S, seat: int, moves: Sequence[Move]) -> list[Remark]:
        """What there is to know before these moves answer it, together with the move that leads to it (`settles`)."""
        return []

    def refusals(self, state: S, seat: int) -> list[Refusal]:
        """Moves that somebody might expect here and that are not legal: why not."""
        return []

    def joint(self, state: S) -> bool:
        """Whether the seat that is asked decides for everybody, so that the others may speak up."""
        return False


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. `details` has one table per seat, from message keys to numbers."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    details: tuple[dict[str, int], ...] = ()
    cause: str = ""
    """Why it was lost, in a game that all lose together."""


class State(msgspec.Struct, dict=True, kw_only=True):
    """The whole of a game at one moment. Games add their own fields, all of them plain data.

    A new one is given pack, seats and chance (`rng`, from `chance.scramble`); what else is here begins by itself.

    `dict=True` only gives room for what is known of it until the next move (which moves are legal): that is no field,
    so it is neither compared nor saved.
    """

    foreseeing = False
    """Whether this is a copy that only looks ahead (`foresee`)."""
    horizon = cast("State | None", None)  # not annotated: no field, like the one above
    """In such a copy: how things stood where another part of the game began."""
    mover = -1
    """Whose move is in progress, or was the last one."""
    news = False
    """Whether the last move told whoever made it something that nobody could tell beforehand."""

    told: ClassVar[Any] = Move
    """The moves, as a union, that events tell of (`tell`): in most games none."""

    added: ClassVar[tuple[str, ...]] = ()
    """Fields that a game has had only since some version. Their defaults are what held before; while they hold, a state
    has the fingerprint that it had then."""
    aside: ClassVar[tuple[str, ...]] = ()
    """Fields that decide nothing about what may be played, only about what needs no asking: kept, but no part of a
    fingerprint."""

    pack: Any
    """The content that the game is played with: shared, never changed, saved by its name only."""
    seats: int
    rng: int
    agenda: list[Step[Any]] = []
    ply: int = 0
    """How many moves have been played."""
    undo: list[int] = []
    """For each seat the index of the first move that it may still take back."""
    round: int = 0
    """0 for a game without rounds, and before the first."""
    together: int = -1
    """The index of the first answer to the question that several seats answer at the same time; -1 if none does."""
    revealed: bool = False
    """Whether the move in progress has shown somebody something that cannot be unseen."""
    events: list[Event] = []
    """What the last move brought about."""
    outcome: Outcome | None = None

    def __post_init__(self) -> None:
        self.undo = self.undo or [0] * self.seats

    # -- what a player, a bot or a server needs ----------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must choose now; none once the game is over."""
        return self._asked if self.agenda else ()

    @property
    def question(self) -> Question[Any] | None:
        """What is asked now; nothing once the game is over."""
        return self._question() if self.agenda else None

    def moves(self, seat: int) -> tuple[Move, ...]:
        """Every legal move of a seat; none if it is not asked."""
        offered = self._offered
        if seat not in offered:
            offered[seat] = tuple(self._question().moves(self, seat)) if seat in self.to_act else ()
        return offered[seat]

    def decision(self, seat: int, *, details: bool = True) -> Decision:
        """What the seat is asked now; without `details` (and what the question is about) for those who read no texts
        and are in a hurry."""
        moves = self.moves(seat)
        if not moves:
            raise IllegalMove("not-asked", seat=seat)
        question: Any = self.agenda[-1]
        joint = question.joint(self)
        if not details:
            return Decision(seat, question.asks, question.rule, moves, joint=joint)
        about, told = question.about(self, seat), question.details(self, seat)
        return Decision(seat, question.asks, question.rule, moves, about, joint, told)

    @property
    def joint_seat(self) -> int | None:
        """The seat that decides for everybody now; none if each decides alone."""
        return self.to_act[0] if self.agenda and self._question().joint(self) else None

    def joint_decision(self) -> Decision | None:
        """What is asked now, if one seat decides it for everybody."""
        seat = self.joint_seat
        return None if seat is None else self.decision(seat)

    def play(self, seat: int, move: Move) -> None:
        """Play a legal move; raises `IllegalMove`, with the state untouched, for any other."""
        if move not in self.moves(seat):
            raise IllegalMove("illegal-move", seat=seat, move=move.notation())
        if len(self._asked) == 1:
            self.together = -1
        elif self.together < 0:
            self.together = self.ply
        rng, self.revealed, self.news, self.events = self.rng, False, False, []
        self.mover = seat
        question: Any = self.agenda.pop()
        self._forget()
        question.answer(self, seat, move)
        self.settle()
        self.ply += 1
        if self.revealed or rng != self.rng:
            self.undo = [self.ply] * self.seats
            self.news = self.news or rng != self.rng
        else:
            own = self.undo[seat]
            if self.together < 0:
                self.undo = [self.ply] * self.seats
            else:  # moves made at the same time, unseen by each other, can be taken back one by one; not those before
                self.undo = [max(point, self.together) for point in self.undo]
            self.undo[seat] = own

    def play_notation(self, seat: int, notation: str) -> Move:
        """Play the legal move that is written like this."""
        for move in self.moves(seat):
            if move.notation() == notation:
                self.play(seat, move)
                return move
        raise IllegalMove("illegal-move" if self.moves(seat) else "not-asked", seat=seat, move=notation)

    def undo_point(self, seat: int) -> int:
        """The seat may take back its moves from this index on: never past a revealed secret, a random result
        or (unless both chose at the same time) another seat's move."""
        return self.undo[seat]

    def copy(self: S) -> S:
        """An independent state that is equal to this one. Games copy their own lists on top."""
        twin = copy(self)
        twin.__dict__.clear()
        twin.agenda, twin.undo, twin.events = self.agenda[:], self.undo[:], self.events[:]
        return twin

    def determinize(self: S, seat: int | None, dice: Dice) -> S:
        """A state that could be the true one for all that the seat knows."""
        raise NotImplementedError

    def supposing(self: S, *steps: Step[Any]) -> S:
        """A copy with these steps alone ahead of it, up to the first of their questions: what would come of them. All
        that really lies on the agenda is out of sight."""
        twin = self.copy()
        twin.agenda, twin.events, twin.revealed = [], [], False
        twin.push(*steps)
        twin.settle()
        return twin

    def answering(self: S, question: Question[Any], seat: int, move: Move) -> S:
        """A copy where this question alone was asked and answered like this, as far as nobody else is asked."""
        twin = self.copy()
        twin.agenda = [question]
        twin.play(seat, move)
        return twin

    def foresee(self: S, seat: int, move: Move) -> tuple[S, bool]:
        """A copy after this move as far as anybody could tell beforehand, and as far as it comes of the move
        (`another_part`, `decided_by`), and whether it got to the end: it stops where chance or a secret decides. Where
        it ends before the next question, nothing is asked in it. What was foreseen last is remembered: it must not be
        changed."""
        which, seen = self._known.get(LAST_FORESEEN, (None, None))
        if which != (seat, move):
            seen = self._look_ahead(seat, move)
            self._known[LAST_FORESEEN] = (seat, move), seen
        return cast(tuple[S, bool], seen)

    def forget_foreseen(self) -> None:
        """Whoever wanted to know what moves would bring knows it."""
        self._known.pop(LAST_FORESEEN, None)

    def _look_ahead(self: S, seat: int, move: Move) -> tuple[S, bool]:
        twin = self.copy()
        twin.foreseeing = True
        twin._offered[seat] = self.moves(seat)  # as here: nothing has happened yet
        whole = True
        try:
            twin.play(seat, move)
        except Unforeseen:
            whole = False
            twin.agenda = []
        if (seen := twin.horizon) is None:
            return twin, whole
        seen.agenda, seen.undo = [], twin.undo[:]
        return cast(S, seen), whole

    def through(self: S, seat: int, choose: Callable[[S], Move | None]) -> list[Move]:
        """What `choose` answers to the questions ahead of a seat, one after the other: until it has no answer, somebody
        else is asked, or chance or a secret decides."""
        twin, moves = self.copy(), list[Move]()
        twin.foreseeing = True
        while twin.to_act == (seat,) and (move := choose(twin)) is not None:
            moves.append(move)
            try:
                twin.play(seat, move)
            except Unforeseen:
                break
        return moves

    def known(self: S, ask: Callable[[S], T]) -> T:
        """What `ask` says of this state, worked out once until the next move. Not for the middle of a move."""
        answers = self._known
        if ask not in answers:
            answers[ask] = ask(self)
        return cast(T, answers[ask])

    def fingerprint(self) -> str:
        """A short hash of everything that makes the state what it is."""
        return fingerprint(self)

    # -- what the rules of a game need -------------------------------------------------------------------------

    def push(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda, to be carried out in the order given, before all that is there already."""
        self.agenda.extend(steps[::-1])

    def settle(self) -> None:
        """Run what runs by itself, up to the next question that has something to ask."""
        agenda, offered = self.agenda, self._offered
        while agenda:
            step: Any = agenda[-1]
            if step.by_itself:
                agenda.pop()
                step.run(self)
                continue
            question: Question[Any] = step
            offered.clear()
            seats = self._asked = question.seats(self)
            for seat in seats:
                moves = offered[seat] = tuple(question.moves(self, seat))
                if moves:
                    break
            else:
                agenda.pop()
                continue
            if len(moves) > 1 or not question.obvious or len(seats) > 1:
                return
            if seat != self.mover and not question.joint(self):
                self.decided_by(seat)
            agenda.pop()
            self._forget()
            question.answer(self, seat, moves[0])
        self._forget()

    def tell(self, kind: str, seat: int | None = None, /, *, move: Move | None = None, **data: Value) -> None:
        """Report what happened."""
        self.events.append(Event(kind, seat, data, NO_SECRET, move))

    def tell_secretly(self, kind: str, seat: int, data: dict[str, Value], secret: dict[str, Value]) -> None:
        """Report what happened, and to that seat alone what else it knows about it."""
        self.events.append(Event(kind, seat, data, secret))

    def reveal(self, *, known: bool = False) -> None:
        """A secret is about to be shown to somebody: nobody can go back behind this move. `known`: it is a secret of
        the seat that moves, which learns nothing from it."""
        if not known:
            if self.foreseeing:
                raise Unforeseen
            self.news = True
        self.revealed = True

    def another_part(self) -> None:
        """Another part of the game begins (a phase): what comes now comes anyway, whatever was chosen."""
        if self.foreseeing and self.horizon is None:
            self.horizon = self.copy()

    def decided_by(self, seat: int) -> None:
        """What comes now is that seat's doing, chosen earlier and kept to itself, or the only thing that it can do: to
        whoever else moves, it is another part of the game."""
        if seat != self.mover:
            self.another_part()

    def below(self, n: int) -> int:
        if self.foreseeing:
            raise Unforeseen
        self.rng, number = chance.below(self.rng, n)
        return number

    def shuffle(self, items: list[T]) -> None:
        if self.foreseeing:
            raise Unforeseen
        self.rng = chance.shuffle(self.rng, items)

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats, in turn, from the given one."""
        return _circle(first, self.seats)

    def _question(self) -> Question[Any]:
        """What lies on top: it asks, for everything that runs by itself has run (`settle`)."""
        return self.agenda[-1]  # type: ignore[return-value]

    @cached_property
    def _asked(self) -> tuple[int, ...]:
        return self._question().seats(self) if self.agenda else ()

    @cached_property
    def _offered(self) -> dict[int, tuple[Move, ...]]:
        return {}

    @cached_property
    def _known(self) -> dict[object, Any]:
        return {}

    def _forget(self) -> None:
        """The question that was on top is over: so is what is known about it."""
        self._offered.clear()
        self.__dict__.pop("_asked", None)
        self.__dict__.pop("_known", None)


@cache
def _circle(first: int, seats: int) -> tuple[int, ...]:
    return (*range(first, seats), *range(first))
