"""What somebody sees of a table, in words: the one place where it is put together, whoever shows it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from ..i18n import Words
from ..kernel import Event, Match, Outcome
from ..kernel.events import Value
from .advising import why
from .offers import DecisionInfo, describe
from .ordering import Ahead, offered_here
from .seats import Table


class Suggestion(msgspec.Struct, frozen=True):
    """What a seat would choose in the joint decision of now."""

    seat: int
    move: str
    why: str
    """In a sentence; nothing at a table without hints."""


class LogLine(msgspec.Struct, frozen=True):
    """`ply` is the number of moves after which it happened."""

    ply: int
    kind: str
    seat: int | None
    data: dict[str, Value]
    text: str
    auto: bool
    """The table answered by itself, because it needed no thought."""
    ordered: bool | UnsetType = UNSET
    """The seat had ordered it ahead."""
    late: int | UnsetType = UNSET
    """The seat for which a bot chose it, because its time was up."""


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """A table through the eyes of one seat (or of a spectator)."""

    game: str
    pack: str
    options: dict[str, str | int]
    ply: int
    seat: int | None
    to_act: list[int]
    view: Any
    decision: DecisionInfo | None
    joint: DecisionInfo | None
    """What another seat is asked to decide for everybody."""
    topic: str
    """What others are asked meanwhile, in a few words that everybody may know; nothing where the game does not say."""
    suggestions: list[Suggestion]
    open_hands: bool
    """Everybody sees everything."""
    together: bool
    """All win or lose together."""
    hints: bool
    """Whether people may ask what to do."""
    can_undo: bool
    undo_bots: bool | UnsetType = UNSET
    """What would be taken back has been answered by bots, and their answers go with it."""
    ahead: Ahead | UnsetType = UNSET
    no_undo: str
    """Why nothing can be taken back now; empty for who only watches, and where something can."""
    log_from: int
    log: list[LogLine]
    finished: bool
    outcome: Outcome | None
    """How it ended; none as long as there are moves to come."""


class StoryLine(msgspec.Struct, frozen=True):
    """Something that people will remember of a game."""

    ply: int
    kind: str
    seat: int | None
    data: dict[str, Value]
    text: str


class StoryStep(msgspec.Struct, frozen=True):
    """How a game stood after a number of moves, and what had happened since the step before."""

    ply: int
    numbers: Any
    events: list[StoryLine]


class StoryTold(msgspec.Struct, frozen=True):
    """One thing that there is to tell about a game that is over."""

    key: str
    lines: list[StoryLine]


class StoryInfo(msgspec.Struct, frozen=True):
    """What became of a game, in words."""

    steps: list[StoryStep]
    chapters: list[StoryTold]


def look(table: Table, seat: int | None, language: str, since: int = 0) -> Sight:
    """The table now, with what happened from move number `since` on."""
    match, words = table.match, table.words(language, seat)
    decision, joint = _asked(table, seat, words)
    match.state.forget_foreseen()  # a table in memory keeps no future
    return Sight(
        **_common(table, match, seat),
        view=match.view(seat),
        decision=decision,
        joint=joint,
        topic="" if decision or joint else _topic(table, words),
        suggestions=_suggestions(table, words),
        to_act=list(table.answering()),
        can_undo=seat is not None and bool(table.undoes(seat)),
        undo_bots=(seat is not None and table.undoes_bots(seat)) or UNSET,
        ahead=(seat is not None and offered_here(table, seat, language)) or UNSET,
        no_undo=_no_undo(table, seat, words),
        log_from=since,
        log=log_lines(table, match, seat, words, since),
    )


def told_since(table: Table, seat: int | None, language: str, since: int) -> list[LogLine]:
    """What happened from move number `since` on."""
    return log_lines(table, table.match, seat, table.words(language, seat), since)


def look_back(table: Table, seat: int | None, language: str, at: int) -> Sight:
    """The table as it was after `at` moves: with own knowledge only, unless the game is over. Of what was played under
    other rules, only the log is left."""
    at, match = max(at, table.match.begins), table.match
    if at < match.state.ply:
        match = Match.replay(table.game, match.record.fork(at), pack=match.pack)
        match.log = table.match.log[: at + 1]
    words = table.words(language)
    return Sight(
        **_common(table, match, seat),
        view=match.view(seat, everything=table.finished),
        decision=None,
        joint=None,
        topic="",
        suggestions=[],
        to_act=list(match.state.to_act),
        can_undo=False,
        no_undo="",
        log_from=0,
        log=log_lines(table, match, seat, words),
    )


def move_told(table: Table, seat: int | None, language: str, at: int) -> str:
    """Who made move number `at`, and what it was; nothing where others may not know it yet."""
    record = table.match.record
    if at <= table.match.begins:
        return ""
    state = Match.replay(table.game, record.fork(at - 1), pack=table.match.pack).state
    mover, notation = record.moves[at - 1]
    if len(state.to_act) > 1 and mover != seat and not table.finished:
        return ""  # they chose in secret, all at the same time
    decision, words = state.decision(mover), table.words(language)
    move = next(move for move in decision.moves if move.notation() == notation)
    return words.say("did-move", player=words.seat(mover), move=words.move(move, decision))


def tell_story(table: Table, language: str) -> StoryInfo | None:
    """What became of it, step by step; none in a game that has secrets to keep."""
    story, words = table.game.story(table.match), table.words(language)
    if story is None:
        return None

    def told(lines: list[tuple[int, Event]]) -> list[StoryLine]:
        return [StoryLine(ply, event.kind, event.seat, event.data, words.event(event)) for ply, event in lines]

    return StoryInfo(
        [StoryStep(part.ply, part.numbers, told(part.events)) for part in story.parts],
        [StoryTold(chapter.key, told(chapter.lines)) for chapter in story.chapters],
    )


def log_lines(table: Table, match: Match, seat: int | None, words: Words, since: int = 0) -> list[LogLine]:
    """What happened from move number `since` on, as that seat may know it. Number 0 is the set-up. `match` is that of
    the table, now or earlier."""
    lines = []
    for ply, events in enumerate(match.log[since:], since):
        made = table.made[ply - 1] if ply else None
        auto = made is not None and made.auto and made.by == seat  # what is done for others they read themselves
        ordered: bool | UnsetType = True if made and made.ordered else UNSET
        late: int | UnsetType = made.by if made and made.late else UNSET
        for event in events:
            seen = event if table.finished else event.seen_by(seat)
            data = {**seen.data, **seen.secret}
            lines.append(LogLine(ply, seen.kind, seen.seat, data, words.event(seen), auto, ordered, late))
            auto, ordered, late = False, UNSET, UNSET  # what came of it nobody did, and nobody ordered
        if any(resumed.at == ply for resumed in match.record.resumed):
            lines.append(LogLine(ply, "rules-changed", None, {}, words.say("log-rules-changed"), auto=True))
    return lines


def _common(table: Table, match: Match, seat: int | None) -> dict[str, Any]:
    record = match.record
    return {
        "game": record.game,
        "pack": table.game.packs.called(match.state.pack),
        "options": record.options,
        "ply": match.state.ply,
        "seat": seat,
        "open_hands": table.game.open_hands,
        "together": table.game.together,
        "hints": table.hints,
        "finished": table.finished,
        "outcome": match.state.outcome,
    }


def _asked(table: Table, seat: int | None, words: Words) -> tuple[DecisionInfo | None, DecisionInfo | None]:
    """What this seat must decide; and what another one decides for everybody, which anybody may know."""
    state, answering = table.match.state, table.answering()
    own = seat in answering
    decision = state.decision(answering[seat]) if seat in answering else state.joint_decision()
    if decision is None:
        return None, None
    asked = seat if seat in answering else next(iter(answering))
    told = describe(table.game, state, decision, asked, words, table.proposal(decision.seat), table.goes_with)
    return (told, None) if own else (None, told)


def _topic(table: Table, words: Words) -> str:
    """Where all hands are open, everybody may read the question itself, unless it is put differently to others."""
    state = table.match.state
    question = state.question
    if question is None:
        return ""
    asked = state.to_act[0]
    topic = words.topic(question.asks, question.about(state, asked))
    return topic or (words.question(state.decision(asked)) if table.game.open_hands else "")


def _no_undo(table: Table, seat: int | None, words: Words) -> str:
    return words.say(f"no-undo-{why}") if seat is not None and (why := table.why_no_undo(seat)) else ""


def _suggestions(table: Table, words: Words) -> list[Suggestion]:
    """Those that answer the question as it stands: another process may have written for an earlier or a later one."""
    state, suggested = table.match.state, table.match.suggestions
    seat = state.joint_seat
    if seat is None or not suggested:
        return []
    offered = {move.notation(): move for move in state.moves(seat)}
    reasons = {
        move: why(table.game, state, seat, offered[move], words) if table.hints else ""
        for move in {*suggested.values()} & offered.keys()
    }
    return [Suggestion(other, move, reasons[move]) for other, move in sorted(suggested.items()) if move in reasons]
