"""A lesson as it is written down: a fixed deal, what the other seats do, and moments one after the other.

A game brings a folder of such files (`Game.lessons`). What is said stands in the messages of the game:
`lesson-<lesson>-<moment>`, and what is to be done in `…-do`; where the learner plays on their own, `…-at-<question>`
is said while they are asked that. Where a message speaks of the page, `…-typed` is said at a terminal instead. A
puzzle is a lesson that begins with something to solve.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from ..games import Game, game_named
from ..i18n import Texts
from ..kernel import IllegalMove, Match, Problem, make_options

Step = str | tuple[str, ...]
"""A move in its notation, or several of which any will do."""
Kind = Literal["read", "do", "own", "solve"]


class BadLesson(Problem):
    """A lesson that says nothing that can be played."""


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a moment waits for: all that is named here."""

    round: int = 0
    """It is this round, or a later one,"""
    phase: int = 0
    """and in it this phase, or a later one (what the game's `measure` calls so)."""
    asks: str = ""
    """The learner is asked this."""
    after: str = ""
    """Somebody has made this move."""


class Aim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much there is to be of something that the game can count (`Game.measure`)."""

    what: str
    least: int | None = None
    most: int | None = None

    def met(self, number: int) -> bool:
        return self.distance(number) == 0

    def distance(self, number: int) -> int:
        """How much is missing, or too much."""
        below = 0 if self.least is None else self.least - number
        above = 0 if self.most is None else number - self.most
        return max(0, below, above)


class Moment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One idea: what is said, what is lit, and what is to be done. With nothing to be done it is read."""

    key: str
    light: tuple[str, ...] = ()
    """Parts of the table, as the page of the game calls them. The moves that are asked for are lit without it."""
    keep: tuple[str, ...] = ()
    """Parts that stay in sight, though they are not lit."""
    when: When = When()
    do: tuple[Step, ...] = ()
    """Moves of the learner, in every order after which the rest of the lesson can be played as it is written."""
    silent: bool = False
    """The lesson makes these moves itself and says nothing: they are not taught here."""
    own: bool = False
    """Every legal move will do, until what the next moment waits for has come."""

    aims: tuple[Aim, ...] = ()
    """To be solved: every legal move will do, and all these are to be met at the same time. Where the learner plays on
    their own: what they had better reach; whoever does not may try again."""
    until: When = When()
    """When it is too late for that."""
    lasting: bool = False
    """They are met now, or might be for a while: what counts is how it stands then."""
    solution: tuple[str, ...] = ()
    """Moves that solve it, without those that the table makes by itself."""

    named: dict[str, tuple[str, ...]] = {}
    """What the words name according to how it went, and of what: the first that there is by the game's `measure`, or
    rather the last word of that."""
    counts: dict[str, int] = {}
    """Numbers that the words of this moment name, and what they count (`Game.measure`). Tests compare."""

    @property
    def kind(self) -> Kind:
        return "own" if self.own else "do" if self.do else "solve" if self.aims else "read"


class Real(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The real game that a lesson leads to."""

    options: dict[str, str | int]
    """With the number of players."""
    bot: str = ""
    """Who plays the other seats, if there are any."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    key: str = ""
    """The name of its file."""
    game: str = ""
    minutes: int
    options: dict[str, str | int]
    seed: int
    names: tuple[str, ...]
    """Of the seats; nothing for the learner's own name."""
    seat: int = 0
    """The learner's."""
    bot: str
    """Who plays the other seats where nothing is laid down for them."""
    rails: dict[str, tuple[str, ...]] = {}
    """What the other seats do, one move after the other, by the number of the seat."""
    rule: str = ""
    """It is an example of this rule: the rulebook leads to it, not the list of lessons."""
    keep: tuple[str, ...] = ()
    """Parts of the table that stay in sight at every moment."""
    opening: str = ""
    """What was played before it begins: the name of a file of moves, written as in a record."""
    opened: tuple[tuple[int, str], ...] = ()
    """These moves."""
    moments: tuple[Moment, ...]
    real: Real | None = None
    """What one may play when it is over; `lesson-<lesson>-real` says so."""

    @property
    def puzzle(self) -> bool:
        return self.moments[0].kind == "solve"

    def say(self, language: str) -> Texts:
        """The words of its game and of the pack that it is played with."""
        game = game_named(self.game)
        return game.say(language, game.packs(game.packs.names()[0]))

    @property
    def message(self) -> str:
        """Names the messages of the lesson."""
        return f"lesson-{self.key}"

    @property
    def steps(self) -> int:
        """How many moments say something."""
        return self.step(len(self.moments)) - 1

    def step(self, moment: int) -> int:
        """What a moment is called to people: those that say nothing have no number."""
        return sum(not other.silent for other in self.moments[:moment]) + 1

    def begin(self, names: list[str]) -> Match:
        """The position that it begins with."""
        game = game_named(self.game)
        match = Match(game, make_options(game, **self.options), self.seed, names=names)
        for number, (seat, notation) in enumerate(self.opened, 1):
            try:
                match.play(seat, notation)
            except IllegalMove:
                raise BadLesson("bad-lesson", lesson=self.key, reason=f"opening: move {number} is illegal") from None
        return match


def moves_of(step: Step) -> tuple[str, ...]:
    return (step,) if isinstance(step, str) else step


def words_of(steps: Iterable[Step]) -> set[str]:
    """The words of moves, without their verbs: what they are about."""
    return {word for step in steps for move in moves_of(step) for word in move.split()[1:]}


def read_lesson(text: str, game: str, key: str, openings: Path | None = None) -> Lesson:
    """A lesson from its text; an error says what is wrong and where."""
    try:
        lesson = msgspec.toml.decode(text, type=Lesson)
    except msgspec.DecodeError as error:
        raise BadLesson("bad-lesson", lesson=key, reason=str(error)) from None
    opened = _moves(openings / f"{lesson.opening}.moves") if openings and lesson.opening else ()
    lesson = msgspec.structs.replace(lesson, key=key, game=game, opened=opened)
    if flaw := _flaw(lesson):
        raise BadLesson("bad-lesson", lesson=key, reason=flaw)
    return lesson


def _flaw(lesson: Lesson) -> str:
    """What contradicts itself, if anything does."""
    if not lesson.moments:
        return "moments: there are none"
    if not 0 <= lesson.seat < len(lesson.names):
        return f"seat {lesson.seat}: there are {len(lesson.names)} names"
    for seat in lesson.rails:
        if seat not in map(str, range(len(lesson.names))) or seat == str(lesson.seat):
            return f"rails.{seat}: no other seat"
    if lesson.bot not in game_named(lesson.game).bots:
        return f"bot: {lesson.bot} is none of {', '.join(game_named(lesson.game).bots)}"
    if lesson.real and lesson.real.bot not in ("", *game_named(lesson.game).bots):
        return f"real: {lesson.real.bot} is no bot"
    if any(moment.aims and not moment.own for moment in lesson.moments[1:]):
        return "what is to be solved comes first: one can always go back to where it begins"
    known: set[str] = set()
    for number, moment in enumerate(lesson.moments):
        if flaw := _flaw_of(moment, lesson.moments[number + 1 : number + 2]):
            return f"moment {moment.key}: {flaw}"
        if moment.key in known:
            return f"moment {moment.key}: there are two"
        known.add(moment.key)
    return ""


def _flaw_of(moment: Moment, following: tuple[Moment, ...]) -> str:
    if bool(moment.aims and not moment.own) != bool(moment.solution):
        return "aims and a solution belong together"
    if moment.aims and not moment.own and not (moment.until.round or moment.until.after):
        return "it is to be solved, and does not say until when (round, after)"
    if moment.aims and moment.do:
        return "it is to be solved, and yet it says what to do"
    if moment.own and moment.do:
        return "it is the learner's own, and yet it says what to do"
    if moment.silent and not moment.do:
        return "it is silent, and nothing is done"
    if moment.own and not (following and (following[0].when.round or following[0].when.after)):
        return "it is the learner's own, and the next moment does not say when it ends (round, after)"
    if not following and moment.kind != "read":
        return "it is the last one, and it is not read"
    return ""


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons that a game brings, in the order of their files."""
    folder = game_named(game).lessons
    return tuple(_read(path, game_named(game)) for path in sorted(folder.glob("*.toml"))) if folder else ()


def lesson_named(game: str, key: str) -> Lesson:
    for lesson in lessons_of(game):
        if lesson.key == key:
            return lesson
    raise Problem("no-lesson", lesson=key)


def _read(path: Path, game: Game) -> Lesson:
    """`1-first-light.toml` is the lesson `first-light`."""
    return read_lesson(path.read_text("utf-8"), game.key, path.stem.partition("-")[2], path.parent / "openings")


def _moves(path: Path) -> tuple[tuple[int, str], ...]:
    """The moves in a file, one a line, each with the number of its seat before it."""
    lines = [line.partition(" ") for line in path.read_text("utf-8").splitlines() if line and line[0] != "#"]
    return tuple((int(seat), notation) for seat, _, notation in lines)
