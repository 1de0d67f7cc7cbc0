"""A hint for whoever is asked: what an adviser of the game would do, the best of all else, and why, in a sentence."""

from __future__ import annotations

import msgspec

from ..bots import Advice
from ..games import Game
from ..i18n import Words
from ..kernel import IllegalMove, Move, Problem, Reason, State
from .seats import Table


class AdviceInfo(msgspec.Struct, frozen=True):
    """Something that one can do."""

    moves: list[str]
    """Moves in a row: the first answers the question of now."""
    texts: list[str]
    """What it is, and what it is made for."""
    why: str
    """In a sentence."""


class HintInfo(msgspec.Struct, frozen=True):
    """What an adviser would do first, then the best of all else."""

    ply: int
    seat: int
    advice: list[AdviceInfo]


def advise(table: Table, seat: int, language: str) -> HintInfo:
    """For the question that this seat answers now, its own or that of a bot. It knows what that seat knows."""
    state, asked = table.match.state, table.answering().get(seat)
    adviser = table.game.adviser
    if adviser is None:
        raise Problem("no-adviser")
    if not table.hints:
        raise Problem("no-hints")
    if asked is None:
        raise IllegalMove("not-asked", seat=seat)
    words = table.words(language)
    found = adviser.advise(state, asked, thoroughly=True)
    return HintInfo(
        state.ply,
        seat,
        [
            AdviceInfo(
                [move.notation() for move in advice.moves],
                steps(state, asked, advice, words),
                sentence(state, asked, advice, words, best=number == 0),
            )
            for number, advice in enumerate(found)
        ],
    )


def why(game: Game, state: State, seat: int, move: Move, words: Words) -> str:
    """What an adviser says of a move that somebody suggests; nothing where the game has none."""
    return sentence(state, seat, game.adviser.why(state, seat, move), words) if game.adviser else ""


def steps(state: State, seat: int, advice: Advice, words: Words) -> list[str]:
    """The first move in words, and those that it is made for: what its question opens."""
    texts: list[str] = []
    for move in advice.moves:
        question = state.question
        if question is None or move not in state.moves(seat):
            break
        texts.append(words.move(move, state.decision(seat)))
        if not isinstance(move, question.opens):
            break
        state, _ = state.foresee(seat, move)
    return texts


def sentence(state: State, seat: int, advice: Advice, words: Words, *, best: bool = False) -> str:
    """What speaks for it, and what speaks against it if that is not little."""
    good = next((reason for reason in advice.told if reason.good), None)
    against = next((reason for reason in advice.told if not reason.good), None)
    if good and against:
        return _said(words, "but", good=good, against=against)
    if good:
        return _said(words, "good", good=good)
    if not advice.known:
        return _said(words, "unknown-but", against=against) if against else words.say("advice-unknown")
    if against:
        return _said(words, "least" if best else "harm", against=against)
    return _without(state, seat, advice, words)


def _without(state: State, seat: int, advice: Advice, words: Words) -> str:
    """Nothing speaks for it or against it but what else there is."""
    remarks = state.question.remarks(state, seat, advice.moves[0]) if state.question else []
    if remarks:
        return words.say("advice-remark", remark=words.capital(words.remark(remarks[0])))
    if advice.instead is None:
        return words.say("advice-enough")
    return _said(words, "forgoes" if advice.instead.good else "spares", instead=advice.instead)


def _said(words: Words, key: str, **said: Reason) -> str:
    text = words.say(f"advice-{key}", **{name: words.reason(reason) for name, reason in said.items()})
    return words.capital(text)
