"""A game at a terminal: people and bots at one keyboard, numbered choices, undo, save, why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.markup import escape

from ..bots import Bot
from ..files import write_whole
from ..i18n.words import Words, words_for
from ..kernel import Decision, Dice, IllegalMove, Match, Move, Problem
from .faces import face_of


class Quit(Exception):
    """The people at the keyboard want to stop."""


class Session:
    """Plays a match to its end, or until somebody quits."""

    def __init__(
        self, match: Match, bots: dict[int, Bot], language: str, console: Console, read: Callable[[str], str] = input
    ) -> None:
        self.match = match
        self.bots = bots
        self.console = console
        self.read = read
        self.dice = Dice(match.record.seed + 1)
        self.face = face_of(match.record.game)
        self.words: Words = words_for(match.record.game, match.state, language, match.record.names)
        self.told = 0
        """How many moves have been reported on the screen."""
        self.at_keyboard: int | None = None

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.match.state.seats) if seat not in self.bots]

    def run(self) -> None:
        """Play on. With nobody but bots it simply shows the log."""
        while seats := self.match.state.to_act:
            bots = [seat for seat in seats if seat in self.bots]
            if bots:
                seat = bots[0]
                move = self.bots[seat].choose(self.match.state, seat, self.dice)
                self.match.play(seat, move.notation())
                if not self.people:
                    self.tell(None)
            else:
                self.ask(seats[0])
        self.tell(self.people[0] if len(self.people) == 1 else None)
        self.console.print(self.final_table())

    # -- a person decides ----------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        if seat != self.at_keyboard:
            self.curtain(seat)
            self.at_keyboard = seat
            self.tell(seat)
            self.show_table(seat)
        else:
            self.tell(seat)
        decision = self.match.state.decision(seat)
        self.console.print(f"\n[bold]{escape(self.words.seat(seat))}:[/] {escape(self.words.question(decision))}")
        self.hear(decision)
        for number, move in enumerate(decision.moves, 1):
            self.console.print(
                f"  [cyan]{number:>3}[/]  {escape(self.words.move(move, decision))}{self.suggested(move)}",
                highlight=False,
            )
        while True:
            try:
                answer = self.read("> ").strip()
            except EOFError:
                raise Quit from None
            if not answer:
                continue
            try:
                if self.obey(seat, decision, answer):
                    return
            except Problem as problem:
                self.console.print(f"[red]{escape(self.words.say.problem(problem))}[/]")

    def obey(self, seat: int, decision: Decision, answer: str) -> bool:
        """Carry out what was typed; whether the question is thereby settled."""
        command, _, rest = answer.partition(" ")
        if answer.isdigit() and 1 <= int(answer) <= len(decision.moves):
            self.play(seat, decision.moves[int(answer) - 1])
            return True
        if command == "undo":
            self.match.undo(seat)
            self.told = len(self.match.log)
            self.console.print(self.words.say("terminal-undone"))
            return True
        if command == "save":
            self.save(Path(rest or f"{self.match.record.game}-{self.match.record.seed}.record"))
        elif command == "why":
            self.console.print(escape(f"{decision.rule}: {self.words.rule(decision.rule)}"))
        elif command == "table":
            self.show_table(seat)
        elif command == "log":
            self.show_log(seat)
        elif command == "card":
            self.show_card(rest)
        elif command == "suggest":
            self.suggest(decision, rest)
        elif command == "help":
            self.console.print(self.words.say("terminal-help"))
        elif command == "quit":
            raise Quit
        elif move := decision.find(answer):
            self.play(seat, move)
            return True
        else:
            raise IllegalMove("no-such-choice", answer=answer)
        return False

    # -- joint decisions -----------------------------------------------------------------------------------------

    def hear(self, decision: Decision) -> None:
        """Where one decides for all, the bots say what they would do."""
        if decision.joint:
            for seat, bot in self.bots.items():
                if seat != decision.seat and seat not in self.match.suggestions:
                    move = bot.choose(self.match.state, decision.seat, self.dice)
                    self.match.suggest(seat, move.notation())

    def suggested(self, move: Move) -> str:
        """Who suggests this move."""
        seats = [seat for seat, notation in self.match.suggestions.items() if notation == move.notation()]
        if not seats:
            return ""
        players = self.words.say.listing(map(self.words.seat, seats))
        return f"  [green]{escape(self.words.say('terminal-suggested', players=players))}[/]"

    def suggest(self, decision: Decision, words: str) -> None:
        """`suggest SEAT NUMBER`: somebody else at the keyboard speaks up."""
        seat, _, number = words.partition(" ")
        if not (seat.isdecimal() and number.isdecimal() and 1 <= int(number) <= len(decision.moves)):
            raise IllegalMove("no-such-choice", answer=f"suggest {words}".strip())
        move = decision.moves[int(number) - 1]
        self.match.suggest(int(seat) - 1, move.notation())
        self.console.print(f"{escape(self.words.move(move, decision))}{self.suggested(move)}", highlight=False)

    def play(self, seat: int, move: Move) -> None:
        self.match.play(seat, move.notation())

    def curtain(self, seat: int) -> None:
        """Between two people at one keyboard nobody sees the other's hand."""
        if self.face.secrets and len(self.people) > 1 and self.at_keyboard is not None:
            self.console.clear()
            try:
                self.read(self.words.say("terminal-curtain", player=self.words.seat(seat)))
            except EOFError:
                raise Quit from None

    # -- what is shown -------------------------------------------------------------------------------------------

    def tell(self, seat: int | None) -> None:
        """What has happened since the last time, as this seat may know it."""
        for events in self.match.log[self.told :]:
            for event in events:
                self.console.print(f"[dim]{escape(self.words.event(event.seen_by(seat)))}[/]", highlight=False)
        self.told = len(self.match.log)

    def show_log(self, seat: int) -> None:
        for events in self.match.log:
            for event in events:
                self.console.print(escape(self.words.event(event.seen_by(seat))), highlight=False)

    def show_table(self, seat: int | None) -> None:
        self.console.print(self.face.draw(self.match.state.view(seat), self.words))

    def show_card(self, key: str) -> None:
        if key not in self.match.state.pack.cards:
            raise Problem("unknown-card", card=key)
        for line in (self.words.card(key), *self.words.card_lines(key)):
            self.console.print(escape(line))

    def final_table(self) -> RenderableType:
        outcome = self.match.state.outcome
        assert outcome is not None
        return self.face.ending(outcome, self.words)

    def save(self, path: Path) -> None:
        write_whole(path, self.match.text())
        self.console.print(self.words.say("terminal-saved", file=str(path)))
