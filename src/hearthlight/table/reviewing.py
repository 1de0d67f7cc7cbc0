"""A game that is over, looked at again: the decisions of a seat that mattered most, and what an adviser would have
done, who knew what the seat knew then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ..bots import Adviser
from ..i18n import Words
from ..kernel import Decision, IllegalMove, Match, Move, Problem, State
from .advising import AdviceInfo, sentence, steps
from .seats import Table

MOST = 5
"""So many decisions are told."""
CANDIDATES, WORLDS = 15, 6
"""How many of those that seem to matter are looked at more closely, and in how many possible worlds."""
MATTERS = 0.5
"""In the unit of the judgement: half a point, half a step of hope."""
GRAVE = (1.5, 4.0)
"""From these on a decision mattered more than a little, and very much."""

Heard = Callable[[int, int], None]
"""Is told how many steps are done, of how many."""


class Turn(msgspec.Struct, frozen=True):
    """A decision that mattered."""

    at: int
    """How many moves were made before it."""
    gap: float
    """How much better it was what the adviser would have done."""


class Review(msgspec.Struct, frozen=True):
    seat: int
    looked: int
    """How many decisions the seat had,"""
    alike: int
    """and in how many it did what the adviser would have done."""
    turns: tuple[Turn, ...]
    """The weightiest first."""


class TurnInfo(msgspec.Struct, frozen=True):
    """A decision that mattered, in words."""

    at: int
    """How many moves were made before it."""
    round: int
    question: str
    did: AdviceInfo
    better: AdviceInfo
    weight: int
    """How much it mattered: 1 a little, 2, 3 very much."""


class ReviewInfo(msgspec.Struct, frozen=True):
    seat: int
    looked: int
    """How many decisions the seat had,"""
    alike: int
    """and in how many it did what the adviser would have done."""
    turns: list[TurnInfo]
    """Those that mattered most, the weightiest first."""


class Seen(msgspec.Struct):
    """A decision, and what the adviser would have done."""

    state: State
    asked: int
    done: Move
    better: tuple[Move, ...]
    gap: float

    @property
    def alike(self) -> bool:
        return self.better[0] == self.done

    @property
    def aim(self) -> str:
        """What the advice comes to."""
        return self.better[-1].notation()


def adviser_of(table: Table) -> Adviser[Any]:
    """Who can review this table now: hints may have been switched off, now they do no harm."""
    if table.game.adviser is None:
        raise Problem("no-adviser")
    if not table.finished:
        raise Problem("not-finished")
    return table.game.adviser


def review(table: Table, seat: int, heard: Heard | None = None) -> Review:
    """The decisions of a seat that mattered most. It takes seconds; the same for everybody who asks."""
    adviser, numbers = adviser_of(table), list(decided(table, seat))
    done, of = 0, len(numbers) + CANDIDATES

    def one_more() -> None:
        nonlocal done
        if heard:
            heard(done, of)
        done += 1

    looked: list[Seen] = []
    rounds: dict[int, int] = {}
    for match in Match.walk(table.game, table.match.record, pack=table.match.pack):
        state = match.state
        rounds[state.ply] = state.round
        if state.ply in numbers:
            one_more()
            looked += _seen(adviser, state, *table.match.record.moves[state.ply])
    chances = _missed(table, seat, adviser, looked, rounds)[:CANDIDATES]
    for seen in chances:
        one_more()
        seen.gap = adviser.gap(seen.state, seen.asked, seen.better[0], seen.done, WORLDS)
    mattered = sorted((seen for seen in chances if seen.gap >= MATTERS), key=lambda seen: -seen.gap)
    turns = tuple(Turn(seen.state.ply, seen.gap) for seen in mattered[:MOST])
    return Review(seat, len(looked), sum(seen.alike for seen in looked), turns)


def _seen(adviser: Adviser[Any], state: State, asked: int, notation: str) -> Iterator[Seen]:
    """A decision, if there was something to decide."""
    if len(state.moves(asked)) > 1:
        done = _found(state.decision(asked, details=False), notation)
        yield Seen(state.copy(), asked, done, *adviser.weigh(state, asked, done))


def decided(table: Table, seat: int) -> Iterator[int]:
    """The moves, by number, that the seat chose itself, be it for a bot. A game that was dealt anew began there, and so
    did one that went on under other rules."""
    began = max((redeal.at for redeal in table.match.record.redeals), default=table.match.begins)
    for number, made in enumerate(table.made):
        if number >= began and made.by == seat and not made.auto:
            yield number


def _missed(table: Table, seat: int, adviser: Adviser[Any], looked: list[Seen], rounds: dict[int, int]) -> list[Seen]:
    """The weightiest first, each advice once a round; without what was only put off: done later in the same round."""
    later = {
        (rounds[number], table.match.record.moves[number][1]): number
        for number, made in enumerate(table.made)
        if made.by == seat and number in rounds
    }
    missed: dict[tuple[int, str], Seen] = {}
    for seen in sorted((seen for seen in looked if seen.gap > 0), key=lambda seen: -seen.gap):
        key = seen.state.round, seen.aim
        put_off = later.get(key, -1) > seen.state.ply and not adviser.passes(seen.better[0])
        if not put_off:
            missed.setdefault(key, seen)
    return list(missed.values())


def again_from(table: Table, seat: int, at: int, seed: int) -> Match:
    """The position of a decision of this seat, to be played on: with what it knew then, and all else dealt anew."""
    adviser_of(table)
    if at not in decided(table, seat):
        raise IllegalMove("not-asked", seat=seat)
    match = Match.replay(table.game, table.match.record.fork(at), pack=table.match.pack)
    match.redeal(seat, seed)
    return match


def tell_review(table: Table, found: Review, language: str) -> ReviewInfo:
    """The same in words."""
    words = table.words(language)
    return ReviewInfo(found.seat, found.looked, found.alike, [_told(table, turn, words) for turn in found.turns])


def _told(table: Table, turn: Turn, words: Words) -> TurnInfo:
    """What was done and what the adviser would have done, each with what speaks for it and against it."""
    record, adviser = table.match.record, adviser_of(table)
    asked, notation = record.moves[turn.at]
    state, after = _before_and_after(table, turn.at)
    decision = state.decision(asked)
    made = [_found(decision, notation)]
    did = [words.move(made[0], decision)]
    if state.question and isinstance(made[0], state.question.opens) and record.moves[turn.at + 1 :]:
        opened = after.decision(asked)
        made.append(_found(opened, record.moves[turn.at + 1][1]))
        did.append(words.move(made[1], opened))
    better, _ = adviser.weigh(state, asked, made[0])
    advice = adviser.why(state, asked, *better)
    return TurnInfo(
        turn.at,
        state.round,
        words.question(decision),
        AdviceInfo(
            [move.notation() for move in made], did, sentence(state, asked, adviser.why(state, asked, *made), words)
        ),
        AdviceInfo(
            [move.notation() for move in advice.moves],
            steps(state, asked, advice, words),
            sentence(state, asked, advice, words, best=True),
        ),
        1 + sum(turn.gap >= grave for grave in GRAVE),
    )


def _before_and_after(table: Table, number: int) -> tuple[State, State]:
    """How things stood before a move, and after it."""
    walk = Match.walk(table.game, table.match.record, number + 1, pack=table.match.pack)
    before, after = [match.state.copy() for match in walk if match.state.ply >= number]
    return before, after


def _found(decision: Decision, notation: str) -> Move:
    return next(move for move in decision.moves if move.notation() == notation)
