"""Lessons at a terminal: listed, begun, gone on with. How far one has come is kept in a file."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from ..files import read_whole, write_whole
from ..games import Game
from ..i18n import Texts
from ..kernel import IllegalMove, Match, Problem
from ..lessons import Guided, Lesson, LessonInfo, NotNow, about, guide, lessons_of, title_of
from ..table import DecisionInfo, Made, Sight
from .session import Chair, Quit, Session


class Begun(msgspec.Struct):
    """A lesson that was begun: what was done in it, how that came about, and how far it was read."""

    moves: list[tuple[int, str]]
    made: list[Made]
    read: int


class Learnt(msgspec.Struct):
    """What somebody has learnt and begun, by game and lesson."""

    done: list[tuple[str, str]] = []
    begun: dict[str, Begun] = {}

    @staticmethod
    def usual_file() -> Path:
        home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
        return Path(home) / "hearthlight" / "lessons.json"

    @classmethod
    def read(cls, file: Path) -> Learnt:
        if not file.exists():
            return cls()
        try:
            return msgspec.json.decode(read_whole(file), type=cls)
        except msgspec.DecodeError as error:
            raise Problem("lessons-unreadable", file=str(file), reason=str(error)) from None

    def write(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, msgspec.json.encode(self).decode())

    def of(self, lesson: Lesson) -> Begun | None:
        return self.begun.get(f"{lesson.game} {lesson.key}")

    def note(self, table: Guided) -> None:
        lesson = table.lesson
        which = lesson.game, lesson.key
        if table.learnt:
            self.begun.pop(" ".join(which), None)
            if which not in self.done:
                self.done.append(which)
        else:
            began = len(lesson.opened)
            self.begun[" ".join(which)] = Begun(table.match.record.moves[began:], table.made[began:], table.read)


def list_lessons(game: Game, learnt: Learnt, language: str) -> Grid:
    """The lessons of a game, then its puzzles, with what is done and begun."""
    say, house = game.say(language), Texts(language)
    grid = Grid(title=say(f"game-{game.key}"))
    for column in ("terminal-lesson-key", "terminal-lesson", "terminal-lesson-minutes", "terminal-lesson-state"):
        grid.add_column(house(column))
    for lesson in (one for one in lessons_of(game.key) if not one.rule):
        state = "…" if learnt.of(lesson) else "✓" if (game.key, lesson.key) in learnt.done else ""
        told = f"[bold]{escape(title_of(lesson, language))}[/]\n{escape(about(lesson, language))}"
        grid.add_row(lesson.key, told, str(lesson.minutes), state)
    return grid


class LessonSession(Session):
    """A lesson, or a puzzle, to its end."""

    table: Guided

    def __init__(
        self,
        lesson: Lesson,
        game: Game,
        learnt: Learnt,
        file: Path,
        language: str,
        console: Console,
        read: Callable[[str], str] = input,
        name: str = "",
    ) -> None:
        self.lesson, self.book, self.file = lesson, learnt, file
        own = name or Texts(language)("lesson-newcomer")
        names = [called or own for called in lesson.names]
        bots = {seat: game.bot(lesson.bot) for seat in range(len(names)) if seat != lesson.seat}
        super().__init__(lesson.begin(names), bots, language, console, read)
        self.told = len(self.match.log)

    def laid(self, match: Match, chairs: list[Chair]) -> Guided:
        """Where it was left; from its beginning where the rules have changed since."""
        begun, fresh = self.book.of(self.lesson), match.copy()
        if begun:
            try:
                for seat, notation in begun.moves:
                    match.play(seat, notation)
            except IllegalMove:
                match, begun = fresh, None
        opened = [Made(seat) for seat, _ in self.lesson.opened]
        table = Guided(self.lesson, match, chairs, [*opened, *begun.made] if begun else (), begun.read if begun else 0)
        table.typed = True
        table.play_silently()
        return table

    def run(self) -> None:
        while (said := guide(self.table, self.language)) and not said.last:
            if self.table.failed or self.table.reading:
                self.pause(said)
            elif bots := self.table.bots_to_act():
                rail = self.table.rail(bots[0])
                move = rail or self.bots[bots[0]].choose(self.match.state, bots[0], self.dice).notation()
                self.table.play(bots[0], move)
            else:
                self.ask(next(iter(self.table.answering())))
            self.keep()
        self.tell(self.lesson.seat)
        if said:
            self.say_now(said)

    def keep(self) -> None:
        self.book.note(self.table)
        self.book.write(self.file)

    # -- what the lesson says ------------------------------------------------------------------------------------

    def say_now(self, said: LessonInfo) -> None:
        say = self.words.say
        self.console.print(f"\n[yellow]{escape(f'{said.title} {said.step}/{said.steps}')}[/]  {escape(said.text)}")
        if said.task:
            self.console.print(f"[bold yellow]→ {escape(said.task)}[/]")
        if said.kind in ("solve", "failed"):
            self.console.print(f"[dim]{escape(say('terminal-puzzle-help'))}[/]")

    def pause(self, said: LessonInfo) -> None:
        """Something to read, or a puzzle that was not solved."""
        self.tell(self.lesson.seat)
        self.say_now(said)
        while True:
            try:
                answer = self.read(self.words.say("terminal-lesson-on") + " ").strip()
            except EOFError:
                raise Quit from None
            if self.step(answer or ("again" if self.table.failed else "next"), said):
                return
            try:
                self.look_up(self.lesson.seat, answer)
            except Problem as problem:
                self.console.print(f"[red]{escape(self.words.say.problem(problem))}[/]")

    def step(self, command: str, said: LessonInfo) -> bool:
        """What can be said to a lesson; whether it went on."""
        match command:
            case "next":
                self.table.read_on()
            case "back":
                self.table.reread()
            case "show":
                self.table.show()
            case "again":
                self.table.again()
            case "hint":
                self.console.print(escape(said.hint or said.task))
                return False
            case "quit":
                raise Quit
            case _:
                return False
        self.told = min(self.told, len(self.match.log))
        return True

    # -- the learner decides -------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        if said := guide(self.table, self.language):
            self.tell(seat)
            self.say_now(said)
        super().ask(seat)

    def obey(self, seat: int, decision: DecisionInfo, answer: str) -> bool:
        said = guide(self.table, self.language)
        if said and answer in ("back", "show", "again", "hint"):
            return self.step(answer, said)
        try:
            return super().obey(seat, decision, answer)
        except NotNow as refused:
            self.console.print(f"[yellow]{escape(refused.told(self.language))}[/]")
            return False

    def suggested(self, sight: Sight, move: str) -> str:
        """What is asked for has an arrow."""
        return "  [yellow]←[/]" if move in self.table.wanted else ""
