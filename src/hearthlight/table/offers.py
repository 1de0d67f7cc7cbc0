"""What is asked, and every move that answers it, in words: what it costs and brings, whether it can be taken back, what
follows, and why another cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from ..games import Game
from ..i18n import Words
from ..kernel import Decision, Move, State, Unforeseen
from ..kernel.events import Value


class ChangeInfo(msgspec.Struct, frozen=True):
    """A number that a move changes: 5 wood become 3."""

    what: str
    before: int
    after: int
    harm: bool
    text: str
    """In a word or two: "−2 wood"."""


class Offer(msgspec.Struct, frozen=True):
    """A legal move: its notation, its parts, and what it says."""

    move: str
    verb: str
    args: dict[str, Value]
    text: str
    detail: dict[str, Any]
    """What the game has to say about it beyond its parts: heated or cold, what lies there."""
    changes: list[ChangeInfo]
    """What it costs and brings, as far as that can be known; the most important first."""
    remarks: list[str]
    """What else there is to know before: a chance, what it opens."""
    final: bool
    """It cannot be taken back."""
    then: list[str]
    """A sensible way through a detail that it leads to (whom to cure), as moves in a row: who plays them with it is not
    asked."""
    follows: DecisionInfo | UnsetType = UNSET
    """What is asked next, where a move only opens the next question; its offers say what both moves change."""


class Refused(msgspec.Struct, frozen=True):
    """A move that somebody might expect and that is not legal now."""

    move: str
    verb: str
    args: dict[str, Value]
    text: str
    """The condition that fails, with its numbers and its rule."""


class DecisionInfo(msgspec.Struct, frozen=True):
    seat: int
    """Who answers it."""
    asks: str
    text: str
    hint: str
    """What the choice means now, in a sentence."""
    rule: str
    rule_text: str
    about: dict[str, str | int]
    joint: bool
    """Whether it is decided for everybody: then the others may suggest a move."""
    moves: list[Offer]
    refused: list[Refused]
    proposal: list[str]
    """A sensible way through this question and what follows from it, as moves in a row; for most questions none."""


GoesWith = Callable[[int, str, list[str]], list[str]]
"""`Table.goes_with`."""


def describe(
    game: Game,
    state: State,
    decision: Decision,
    seat: int,
    words: Words,
    proposal: Sequence[str] = (),
    goes_with: GoesWith | None = None,
    now: State | None = None,
) -> DecisionInfo:
    """What is asked, in words, for the seat that answers it. Of a question that a move would open, changes are counted
    from `now` on."""
    question = state.question
    refusals = question.refusals(state, decision.seat) if question else []
    return DecisionInfo(
        seat,
        decision.asks,
        words.question(decision),
        words.hint(decision),
        decision.rule,
        words.rule_at_table(decision.rule),
        decision.about,
        decision.joint,
        [_offer(game, now or state, state, decision, move, seat, words, goes_with) for move in decision.moves],
        [Refused(refusal.move.notation(), *_parts(refusal.move), words.refusal(refusal)) for refusal in refusals],
        list(proposal),
    )


def _offer(
    game: Game,
    now: State,
    state: State,
    decision: Decision,
    move: Move,
    seat: int,
    words: Words,
    goes_with: GoesWith | None,
) -> Offer:
    asked, question = decision.seat, state.question
    after, whole = state.foresee(asked, move)
    remarks = question.remarks(state, asked, move) if question else []
    follows: DecisionInfo | UnsetType = UNSET
    if whole and question and isinstance(move, question.opens) and after.moves(asked):
        follows = describe(game, after, after.decision(asked), seat, words, now=now)
    then = details(game, after, asked, question.settles) if whole and question else []
    if then and goes_with:
        then = then[: len(goes_with(seat, move.notation(), [further.notation() for further in then]))]
    if then and after.question:
        remarks = [*remarks, *after.question.settled(after, asked, then)]
    # What is played with it is told with it: whoever is cured, before anybody is.
    done = reduce(lambda ahead, further: ahead.foresee(asked, further)[0], then, after)
    changes = [
        ChangeInfo(change.what, change.before, change.after, change.harm, words.change(change))
        for change in game.changes(now, done, asked)
    ]
    return Offer(
        move.notation(),
        *_parts(move),
        words.move(move, decision),
        decision.detail(move),
        changes,
        [words.remark(remark) for remark in remarks],
        final=not whole or _runs_on(game, after, asked, state.ply),
        then=[further.notation() for further in then],
        follows=follows,
    )


def _runs_on(game: Game, state: State, seat: int, ply: int) -> bool:
    """Whether what answers itself after a move leads so far that the move cannot be taken back."""
    ahead = state
    while (asked := _asked_next(ahead, seat)) is not None and (move := game.obvious(ahead, asked)) is not None:
        if ahead is state:
            ahead = state.copy()
            ahead.foreseeing = True
        try:
            ahead.play(asked, move)
        except Unforeseen:
            return True
        if seat not in ahead.to_act and asked == seat:
            return True  # others may move before anybody could think again
    return ahead.undo_point(seat) > ply


def _asked_next(state: State, mover: int) -> int | None:
    """Who has moved if it is asked again, or else the only one who is to act. Where several choose at the same time, a
    move of one answers nothing for another."""
    if mover in state.to_act:
        return mover
    return state.to_act[0] if len(state.to_act) == 1 and state.together < 0 else None


def details(game: Game, state: State, seat: int, kinds: Sequence[str]) -> list[Move]:
    """A sensible way through the question that is asked now, if it is one of these, and no further."""
    if state.question is None or (asks := state.question.asks) not in kinds:
        return []

    def sensible(ahead: State) -> Move | None:
        way = game.propose(ahead, seat) if ahead.question and ahead.question.asks == asks else []
        return way[0] if way else None

    return state.through(seat, sensible)


def _parts(move: Move) -> tuple[str, dict[str, Value]]:
    return move.verb, {name: getattr(move, name) for name in move.__struct_fields__}
