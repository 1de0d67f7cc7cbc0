"""What the page gets: a table as one seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..i18n.words import Words, words_for
from ..kernel import Decision, Match


class SeatInfo(msgspec.Struct, frozen=True):
    """A chair at the table."""

    index: int
    name: str
    kind: str
    """`person`, `open` or `bot`."""
    bot: str | None
    mine: bool
    thinking: bool
    invite: str | None
    """The secret of the seat's invite link; only the host sees it, and only while the seat is open."""


class Offer(msgspec.Struct, frozen=True):
    """A legal move: its notation, its parts, and what it says."""

    move: str
    verb: str
    args: dict[str, Any]
    text: str
    detail: dict[str, Any]
    """What the game has to say about it beyond its parts: heated or cold, what lies there."""


class DecisionInfo(msgspec.Struct, frozen=True):
    seat: int
    """Who answers it."""
    asks: str
    text: str
    rule: str
    rule_text: str
    about: dict[str, str | int]
    joint: bool
    """Whether it is decided for everybody: then the others may suggest a move."""
    moves: list[Offer]


class Suggestion(msgspec.Struct, frozen=True):
    """What a seat would choose in the joint decision of now."""

    seat: int
    move: str


class LogLine(msgspec.Struct, frozen=True):
    """`ply` is the number of moves after which it happened."""

    ply: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    text: str


class ChatLine(msgspec.Struct, frozen=True):
    name: str
    text: str
    at: float


class TableInfo(msgspec.Struct, frozen=True):
    """A table through the eyes of one seat (or of a spectator)."""

    id: str
    game: str
    pack: str
    options: dict[str, Any]
    version: int
    """A move names the version that it answers."""
    ply: int
    seats: list[SeatInfo]
    host: bool
    seat: int | None
    to_act: list[int]
    view: Any
    decision: DecisionInfo | None
    joint: DecisionInfo | None
    """What another seat is asked to decide for everybody."""
    suggestions: list[Suggestion]
    open_hands: bool
    """Everybody plays together and sees everything."""
    can_undo: bool
    log_from: int
    log: list[LogLine]
    chat: list[ChatLine]
    finished: bool
    campaign: str | None


class StoryLine(msgspec.Struct, frozen=True):
    """Something that people will remember of a game."""

    ply: int
    kind: str
    text: str


class RoundStory(msgspec.Struct, frozen=True):
    """How a city stood at the end of a round (0: when it was founded), and what had happened in it."""

    round: int
    ply: int
    """The number of moves after which it stood like this."""
    population: list[int]
    sick: list[int]
    hope: int
    discontent: int
    food: int
    hunger: int
    corpses: int
    output: int
    """The highest of the round."""
    coal: int
    wood: int
    events: list[StoryLine]


def decision_info(decision: Decision, seat: int, words: Words) -> DecisionInfo:
    """What is asked, for the seat that answers it."""
    offers = [
        Offer(
            move.notation(),
            move.verb,
            {name: getattr(move, name) for name in move.__struct_fields__},
            words.move(move, decision),
            decision.detail(move),
        )
        for move in decision.moves
    ]
    return DecisionInfo(
        seat,
        decision.asks,
        words.question(decision),
        decision.rule,
        words.rule(decision.rule),
        decision.about,
        decision.joint,
        offers,
    )


def log_lines(match: Match, seat: int | None, words: Words, since: int, *, everything: bool) -> list[LogLine]:
    """What happened from move number `since` on, as that seat may know it. Number 0 is the set-up."""
    lines = []
    for ply, events in enumerate(match.log):
        if ply >= since:
            for event in events:
                seen = event if everything else event.seen_by(seat)
                lines.append(LogLine(ply, seen.kind, seen.seat, {**seen.data, **seen.secret}, words.event(seen)))
    return lines


def words_of(match: Match, language: str, names: Sequence[str]) -> Words:
    return words_for(match.record.game, match.state, language, names)
