"""A finished game looked at again at a terminal: the decisions that mattered most, and how to try one again."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from ..kernel import IllegalMove
from ..table import AdviceInfo, Review, Table, review, tell_review
from .session import Session


def show_review(table: Table, seat: int, language: str, console: Console) -> Review:
    """Print what mattered most; what was found is given back."""
    words = table.words(language)
    say, found = words.say, review(table, seat)

    def told(key: str, advice: AdviceInfo) -> None:
        console.print(f"     {escape(say(key, moves=', '.join(advice.texts)))}", highlight=False)
        console.print(f"       [dim]{escape(advice.why)}[/]", highlight=False)

    heading = say("terminal-review", player=words.seat(seat), alike=found.alike, looked=found.looked)
    console.print(f"[bold]{escape(heading)}[/]", highlight=False)
    if not found.turns:
        console.print(escape(say("terminal-review-none")))
    for number, turn in enumerate(tell_review(table, found, language).turns, 1):
        asked = turn.question
        if turn.round:
            number_of = say.first(f"web-round-{table.game.key}", "web-round", round=turn.round)
            asked = say("terminal-review-turn", round=number_of, question=turn.question)
        console.print(f"\n  [cyan]{number}[/]  [bold]{escape(asked)}[/] {'●' * turn.weight}", highlight=False)
        told("terminal-review-did", turn.did)
        told("terminal-review-better", turn.better)
    return found


def moment_of(found: Review, number: int) -> int:
    """How many moves had been made before the decision with this number."""
    if not 1 <= number <= len(found.turns):
        raise IllegalMove("no-such-choice", answer=str(number))
    return found.turns[number - 1].at


def offer_review(session: Session) -> None:
    """After a game: whoever wants to looks at it again (`review`, or `review SEAT`)."""
    while True:
        try:
            command, _, rest = session.read(session.words.say("terminal-review-offer") + " ").strip().partition(" ")
        except EOFError:
            return
        if command != "review":
            return
        seat = int(rest) - 1 if rest.isdecimal() else session.people[0]
        show_review(session.table, min(max(seat, 0), len(session.table.seats) - 1), session.language, session.console)
