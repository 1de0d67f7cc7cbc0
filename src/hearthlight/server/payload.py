"""What the page gets: a table as one seat may know it, and the content that is drawn with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..blackout.content import Pack
from ..i18n.blackout import BlackoutTexts
from ..i18n.words import Words, words_for
from ..kernel import Match, State


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


class DecisionInfo(msgspec.Struct, frozen=True):
    seat: int
    asks: str
    text: str
    rule: str
    rule_text: str
    about: dict[str, str | int]
    moves: list[Offer]


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
    can_undo: bool
    log_from: int
    log: list[LogLine]
    chat: list[ChatLine]
    finished: bool
    campaign: str | None


def decision_info(state: State, seat: int, words: Words) -> DecisionInfo | None:
    if seat not in state.to_act:
        return None
    decision = state.decision(seat)
    offers = [Offer(move.notation(), move.verb, {name: getattr(move, name) for name in move.__struct_fields__},
                    words.move(move, decision)) for move in decision.moves]
    return DecisionInfo(seat, decision.asks, words.question(decision), decision.rule, words.rule(decision.rule),
                        decision.about, offers)


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


def pack_info(pack: Pack, language: str) -> dict[str, Any]:
    """Everything that is printed, with titles and texts, for the page to draw."""
    words, content = BlackoutTexts(pack, language), pack.content
    say = words.say
    cards = {}
    for key, card in pack.cards.items():
        cards[key] = {**msgspec.to_builtins(card), "id": key, "title": words.card(key), "lines": words.card_lines(key)}
        if key in pack.colour:
            cards[key]["colour"] = pack.colour[key]
            cards[key]["search"] = pack.search[key]
            cards[key]["points"] = pack.helpers[key].points
    return {
        "name": pack.name, "hash": pack.hash, "language": language, "signs": content.signs,
        "locations": [{**msgspec.to_builtins(place), "name": say(f"location-{place.id}")}
                      for place in content.locations],
        "roads": content.roads,
        "districts": [{**msgspec.to_builtins(district), "name": say(f"district-{district.id}")}
                      for district in content.districts],
        "cards": cards,
        "tiles": {key: {**msgspec.to_builtins(tile), "type": tile.type, "text": words.tile(key)}
                  for key, tile in pack.tiles.items()},
        "dice": msgspec.to_builtins(content.dice),
        "checks": [{"id": check.id, "trade": msgspec.to_builtins(check.trade), "text": words.trade(check.trade)}
                   for check in content.checks],
        "restore": [{"id": restore.id, "goal": msgspec.to_builtins(restore.goal), "text": words.goal(restore.goal)}
                    for restore in content.restore],
        "chapters": msgspec.to_builtins(content.chapters),
    }
