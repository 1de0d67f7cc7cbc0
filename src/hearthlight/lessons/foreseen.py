"""What becomes of a lesson after a move, when all that follows is done as it is written. A lesson is a fixed deal, so
this is tried out, not guessed: whatever it asks for can be done in every order that leaves the rest of it playable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .guided import Guided

LONGEST = 4
"""So many moves one click makes at most: a figure, its action, a building, its field."""


def fitting(table: Guided, moves: list[str]) -> list[str]:
    """Those of these moves after which the lesson can go on as far as after any of them."""
    if len(moves) < 2:
        return moves
    ends = {move: _ends(_after(table, move), table.place.moment) for move in moves}
    trials = {end: trial for some in ends.values() for end, trial in some.items()}
    if len(trials) == 1:  # in whatever order, it comes to the same
        return moves
    reached = {end: _reach(trial) for end, trial in trials.items()}
    return [move for move in moves if max(map(reached.__getitem__, ends[move])) == max(reached.values())]


def rows(table: Guided) -> list[list[str]]:
    """All rows of moves that one click may make now: one alone, or with what it opens, within this moment."""
    return [*_rows(table, [], [])] if table.wanted else []


def way(table: Guided) -> list[str]:
    """The moves that the next thing to be done takes, in the order in which they are written: what its question
    opens, or all its answers where it is asked again and again."""
    trial, seat = table.copy(), table.lesson.seat
    trial.foreseeing, began, made, asked = True, table.place.moment, list[str](), [_asks(table)]
    while trial.place.moment == began and (wanted := trial.wanted):
        trial.make(wanted[0])
        made.append(wanted[0])
        if seat not in trial.answering():
            break
        now = _asks(trial)
        if now != asked[-1] and now in asked:
            break
        asked.append(now)
    return made


def again_and_again(table: Guided) -> list[str]:
    """The moves that are asked for, where one question asks for several of them; nothing where each has its own."""
    made, trial, asked = way(table), table.copy(), _asks(table)
    trial.foreseeing = True
    for notation in made:
        if _asks(trial) != asked:
            return []
        trial.make(notation)
    return made if len(made) > 1 else []


def _rows(table: Guided, row: list[str], asked: list[str]) -> Iterator[list[str]]:
    asked = [*asked, _asks(table)]
    for move in table.wanted:
        yield [*row, move]
        after = table.copy()
        after.make(move)
        same = after.place.moment == table.place.moment and table.lesson.seat in after.answering()
        if same and len(row) + 1 < LONGEST and _asks(after) not in asked:
            yield from _rows(after, [*row, move], asked)


def _asks(table: Guided) -> str:
    question = table.match.state.question
    return question.asks if question else ""


def _after(table: Guided, move: str) -> Guided:
    trial = table.copy()
    trial.foreseeing = True
    trial.read = len(table.lesson.moments)
    trial.play(table.lesson.seat, move)
    return trial


def _next(trial: Guided) -> list[tuple[int, str]]:
    """What can be done next as it is written, and by whom."""
    for seat in trial.bots_to_act():
        rail = trial.rail(seat)
        return [] if rail is None else [(seat, rail)]
    return [(trial.lesson.seat, move) for move in trial.open]


def _ends(began: Guided, moment: int) -> dict[str, Guided]:
    """How it can stand after this moment, or where it cannot be ended, by fingerprint."""
    ends: dict[str, Guided] = {}
    seen: set[str] = set()
    tried = [began]
    while tried:
        trial = tried.pop()
        stands = trial.match.state.fingerprint()
        if stands in seen:
            continue
        seen.add(stands)
        steps = _next(trial) if trial.place.moment == moment else []
        if not steps:
            ends[stands] = trial
        for seat, move in steps:
            after = trial.copy()
            after.play(seat, move)
            tried.append(after)
    return ends


def _reach(end: Guided) -> tuple[int, int]:
    """How far the lesson comes."""
    trial = end.copy()
    while steps := _next(trial):
        trial.play(*steps[0])
    return trial.place.moment, -len(trial.place.left)
