"""A table through somebody's eyes: the one place where what leaves the server is put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..i18n import LANGUAGES
from ..i18n.words import Words
from ..kernel import Match
from .faces import face_of
from .payload import (
    ChatLine,
    DecisionInfo,
    RoundStory,
    SeatInfo,
    StoryLine,
    Suggestion,
    TableInfo,
    decision_info,
    log_lines,
    words_of,
)
from .problems import Forbidden
from .rows import ChatRow, SeatRow, TableRow
from .tables import LiveTable


class Replayed(TableInfo, frozen=True, kw_only=True):
    """A table at an earlier moment; `last` is the number of moves there are."""

    last: int


def language_of(wanted: str | None) -> str:
    return wanted if wanted in LANGUAGES else "en"


def eyes(live: LiveTable, person: str, wanted: int | None, *, watching: bool = False) -> int | None:
    """Through whose eyes: a seat of one's own, the only one if none is named; else a spectator's, and always so
    for a screen that everybody in the room can see. Where all hands are open, whoever has several seats looks
    through the one that is to act."""
    if watching:
        return None
    mine = live.seats_of(person)
    if wanted is not None:
        if wanted not in mine:
            raise Forbidden("not-your-seat")
        return wanted
    if mine and face_of(live.row.game).open_hands:
        return next((seat for seat in live.answering() if seat in mine), mine[0])
    return mine[0] if len(mine) == 1 else None


def seat_infos(row: TableRow, seats: list[SeatRow], person: str, thinking: set[int]) -> list[SeatInfo]:
    host = row.host == person
    return [
        SeatInfo(
            seat.index,
            seat.name,
            seat.kind,
            seat.bot,
            seat.person == person,
            seat.index in thinking,
            seat.invite if host and seat.kind == "open" else None,
        )
        for seat in seats
    ]


def look(
    live: LiveTable, chat: Sequence[ChatRow], person: str, seat: int | None, language: str, since: int
) -> TableInfo:
    """The table now. The caller has made sure that the seat is the person's own."""
    match = live.match
    words = words_of(match, language, live.names)
    decision, joint = _asked(live, seat, words)
    return TableInfo(
        **_common(live, match, person, seat),
        view=match.state.view(seat),
        decision=decision,
        joint=joint,
        suggestions=_suggestions(match),
        to_act=list(live.answering()),
        can_undo=seat is not None and live.undoes(seat) is not None,
        log_from=since,
        log=log_lines(match, seat, words, since, everything=match.state.outcome is not None),
        chat=[ChatLine(line.name, line.text, line.at) for line in chat],
    )


def _suggestions(match: Match) -> list[Suggestion]:
    """Those that answer the question as it stands: another process may have written for an earlier or a later one."""
    seat = match.state.joint_seat
    if seat is None or not match.suggestions:
        return []
    offered = {move.notation() for move in match.state.moves(seat)}
    return [Suggestion(other, move) for other, move in sorted(match.suggestions.items()) if move in offered]


def _asked(live: LiveTable, seat: int | None, words: Words) -> tuple[DecisionInfo | None, DecisionInfo | None]:
    """What this seat must decide; and what another one decides for everybody, which anybody may know."""
    state, answering = live.match.state, live.answering()
    if seat in answering:
        return decision_info(state.decision(answering[seat]), seat, words), None
    joint = state.joint_decision()
    return None, decision_info(joint, next(iter(answering)), words) if joint else None


def look_back(live: LiveTable, person: str, seat: int | None, language: str, at: int) -> Replayed:
    """The table as it was after `at` moves: with own knowledge only, unless the game is over."""
    last = len(live.match.record.moves)
    at = max(0, min(at, last))
    match = Match.replay(live.match.game, live.match.record.fork(at))
    everything = live.match.state.outcome is not None
    words = words_of(match, language, live.names)
    return Replayed(
        **_common(live, match, person, seat),
        view=match.state.view(seat, everything=everything),
        decision=None,
        joint=None,
        suggestions=[],
        to_act=list(match.state.to_act),
        can_undo=False,
        log_from=0,
        log=log_lines(match, seat, words, 0, everything=everything),
        chat=[],
        last=last,
    )


def story_of(live: LiveTable, language: str) -> list[RoundStory]:
    """What became of it, round by round. The record is played once for each version of the table."""
    tell = face_of(live.row.game).story
    assert tell is not None
    version, match = live.row.version, live.match
    if live.story is None or live.story[0] != version:
        live.story = (version, tell(match))
    words = words_of(match, language, live.names)
    return [
        RoundStory(
            **part.numbers,
            ply=part.ply,
            events=[StoryLine(ply, event.kind, words.event(event)) for ply, event in part.events],
        )
        for part in live.story[1]
    ]


def _common(live: LiveTable, match: Match, person: str, seat: int | None) -> dict[str, Any]:
    row = live.row
    return {
        "id": row.id,
        "game": row.game,
        "pack": row.pack,
        "options": row.options,
        "version": row.version,
        "ply": match.state.ply,
        "seats": seat_infos(row, live.seats, person, live.thinking),
        "host": row.host == person,
        "seat": seat,
        "open_hands": face_of(row.game).open_hands,
        "finished": live.match.state.outcome is not None,
        "campaign": row.campaign,
    }


def as_json(info: msgspec.Struct) -> bytes:
    return msgspec.json.encode(info)
