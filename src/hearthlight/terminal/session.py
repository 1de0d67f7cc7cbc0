"""A game at a terminal: people and bots at one keyboard, numbered choices, undo, save, why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec
from rich.console import Console, RenderableType
from rich.markup import escape

from ..bots import Bot
from ..files import write_whole
from ..i18n import Texts, Words
from ..kernel import Dice, IllegalMove, Match, Problem
from ..table import DecisionInfo, Sight, Table, advise, explain_table, look
from ..table.sight import log_lines
from .faces import face_of
from .help import card_lines, cards_called, icon_table


class Quit(Exception):
    """The people at the keyboard want to stop."""


class Chair(msgspec.Struct):
    """A seat at the keyboard, or a bot's."""

    name: str
    kind: str
    bot: str | None = None


class Session:
    """Plays a match to its end, or until somebody quits."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        language: str,
        console: Console,
        read: Callable[[str], str] = input,
        *,
        hints: bool = True,
    ) -> None:
        self.bots = bots
        self.hints = hints
        """Whether people may ask what to do."""
        self.language = language
        self.console = console
        self.read = read
        self.dice = Dice(match.record.seed + 1)
        named, say = dict(enumerate(match.record.names)), Texts(language)
        self.table = self.laid(
            match,
            [
                Chair(named.get(seat) or say("seat", number=seat + 1), "bot" if seat in bots else "person")
                for seat in range(match.state.seats)
            ],
        )
        self.words: Words = self.table.words(language)
        self.face = face_of(self.table.game)
        self.told = 0
        """How many moves have been reported on the screen."""
        self.at_keyboard: int | None = None

    def laid(self, match: Match, chairs: list[Chair]) -> Table:
        """The table that is played at."""
        return Table(match, chairs, hints=self.hints)

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.match.state.seats) if seat not in self.bots]

    def run(self) -> None:
        """Play on. With nobody but bots it simply shows the log."""
        while seats := list(self.table.answering()):
            if bots := self.table.bots_to_act():
                move = self.bots[bots[0]].choose(self.match.state, bots[0], self.dice)
                self.table.play(bots[0], move.notation())
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
        self.hear()
        sight = look(self.table, seat, self.language, len(self.match.log))
        decision = sight.decision
        assert decision is not None
        self.console.print(f"\n[bold]{escape(self.words.seat(seat))}:[/] {escape(decision.text)}")
        for number, offer in enumerate(decision.moves, 1):
            suggested = self.suggested(sight, offer.move)
            self.console.print(f"  [cyan]{number:>3}[/]  {escape(offer.text)}{suggested}", highlight=False)
        if decision.proposal:
            self.console.print(f"  [cyan]  a[/]  {escape(self.proposed(decision))}", highlight=False)
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

    def obey(self, seat: int, decision: DecisionInfo, answer: str) -> bool:
        """Carry out what was typed; whether the question is thereby settled."""
        command, _, rest = answer.partition(" ")
        if answer.isdigit() and 1 <= int(answer) <= len(decision.moves):
            self.table.play(seat, decision.moves[int(answer) - 1].move)
            return True
        if command == "a" and decision.proposal:
            self.table.play_all(seat, decision.proposal)
            return True
        if command == "undo":
            self.table.undo(seat)
            self.told = len(self.match.log)
            self.console.print(self.words.say("terminal-undone"))
            return True
        if command == "save":
            self.save(Path(rest or f"{self.match.record.game}-{self.match.record.seed}.record"))
        elif command == "why":
            if decision.hint:
                self.console.print(escape(decision.hint))
            self.console.print(escape(f"{decision.rule}: {decision.rule_text}"))
        elif command == "hint":
            self.hint(seat)
        elif command == "suggest":
            self.suggest(decision, rest)
        elif command == "help":
            self.console.print(self.words.say("terminal-help"))
        elif command == "quit":
            raise Quit
        elif any(offer.move == answer for offer in decision.moves):
            self.table.play(seat, answer)
            return True
        elif not self.look_up(seat, answer):
            raise IllegalMove("no-such-choice", answer=answer)
        return False

    def look_up(self, seat: int, answer: str) -> bool:
        """Show what was asked for, where it is something to look at."""
        command, _, rest = answer.partition(" ")
        if command == "table":
            self.show_table(seat)
        elif command == "log":
            self.show_log(seat)
        elif command == "card":
            self.show_cards(rest)
        elif command == "icons":
            self.console.print(icon_table(explain_table(self.table, seat, self.language)))
        else:
            return False
        return True

    def hint(self, seat: int) -> None:
        """What an adviser would do, the best of all else, and why."""
        for number, advice in enumerate(advise(self.table, seat, self.language).advice):
            mark = "[green]→[/]" if number == 0 else " "
            self.console.print(f"  {mark} {escape(', '.join(advice.texts))}", highlight=False)
            self.console.print(f"      [dim]{escape(advice.why)}[/]", highlight=False)

    def proposed(self, decision: DecisionInfo) -> str:
        """The sensible way on: its moves as far as they are among the choices of now, and how many more follow."""
        first = next(offer.text for offer in decision.moves if offer.move == decision.proposal[0])
        return self.words.say("terminal-proposal", first=first, more=len(decision.proposal) - 1)

    # -- joint decisions -----------------------------------------------------------------------------------------

    def hear(self) -> None:
        """Where one decides for all, the bots say what they would do."""
        for seat in self.table.bots_to_suggest():
            asked = self.match.state.to_act[0]
            move = self.bots[seat].choose(self.match.state, asked, self.dice)
            self.table.suggest(seat, move.notation())

    def suggested(self, sight: Sight, move: str) -> str:
        """Who suggests this move, and why."""
        found = [suggestion for suggestion in sight.suggestions if suggestion.move == move]
        if not found:
            return ""
        players = self.words.say.listing(self.words.seat(suggestion.seat) for suggestion in found)
        text = f"{self.words.say('terminal-suggested', players=players)} {found[0].why}"
        return f"  [green]{escape(text.strip())}[/]"

    def suggest(self, decision: DecisionInfo, words: str) -> None:
        """`suggest SEAT NUMBER`: somebody else at the keyboard speaks up."""
        seat, _, number = words.partition(" ")
        if not (seat.isdecimal() and number.isdecimal() and 1 <= int(number) <= len(decision.moves)):
            raise IllegalMove("no-such-choice", answer=f"suggest {words}".strip())
        offer = decision.moves[int(number) - 1]
        self.table.suggest(int(seat) - 1, offer.move)
        sight = look(self.table, decision.seat, self.language, len(self.match.log))
        self.console.print(f"{escape(offer.text)}{self.suggested(sight, offer.move)}", highlight=False)

    def curtain(self, seat: int) -> None:
        """Between two people at one keyboard nobody sees the other's hand."""
        if not self.table.game.open_hands and len(self.people) > 1 and self.at_keyboard is not None:
            self.console.clear()
            try:
                self.read(self.words.say("terminal-curtain", player=self.words.seat(seat)))
            except EOFError:
                raise Quit from None

    # -- what is shown -------------------------------------------------------------------------------------------

    def tell(self, seat: int | None) -> None:
        """What has happened since the last time, as this seat may know it."""
        for line in log_lines(self.table, self.match, seat, self.words, self.told):
            done = f" ({self.words.say('done-for-you')})" if line.auto else ""
            self.console.print(f"[dim]{escape(line.text + done)}[/]", highlight=False)
        self.told = len(self.match.log)

    def show_log(self, seat: int) -> None:
        for line in log_lines(self.table, self.match, seat, self.words):
            self.console.print(escape(line.text), highlight=False)

    def show_table(self, seat: int | None) -> None:
        self.console.print(self.face.draw(self.match.view(seat), self.words))

    def show_cards(self, name: str) -> None:
        for key in cards_called(self.match.state.pack.cards, self.words, name):
            for line in card_lines(self.words, key):
                self.console.print(line, highlight=False)

    def final_table(self) -> RenderableType:
        outcome = self.match.state.outcome
        assert outcome is not None
        return self.face.ending(outcome, self.words)

    def save(self, path: Path) -> None:
        write_whole(path, self.match.text())
        self.console.print(self.words.say("terminal-saved", file=str(path)))
