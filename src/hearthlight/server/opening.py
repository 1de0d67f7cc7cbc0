"""A table from what lies on disk: from how it was kept, or else by playing its record again."""

from __future__ import annotations

import logging
from typing import Any

from ..games import Game
from ..kernel import Event, Match, Problem, Record, Redeal, State, read_events
from ..kernel.packs import Pack
from .keeping import Whole

log = logging.getLogger(__name__)


def opened(game: Game, pack: Pack[Any], found: Whole) -> Match:
    """The match as it stands. Where the rules have changed since, it goes on from there (`Match.kept`)."""
    if found.kept is not None:
        try:
            return _from_kept(game, pack, found)
        except Exception:
            log.warning("How table %s was kept cannot be read: it is played again.", found.row.id, exc_info=True)
    match = Match.replay(game, record_of(found), pack=pack)
    if found.resumed:  # it was played from there only
        log_before = _told(game.state, found)[: found.resumed[-1].at + 1]
        match.log[: len(log_before)] = log_before
    return match


def is_at_hand(game: Game, found: Whole) -> bool:
    """Whether it stands as it was kept, so that nothing has to be played again."""
    rules = found.resumed[-1].rules if found.resumed else found.row.rules
    return found.kept is not None and rules == game.rules_version


def _from_kept(game: Game, pack: Pack[Any], found: Whole) -> Match:
    assert found.kept is not None
    state, record = game.load(found.kept.state, pack), record_of(found)
    if state.ply != len(record.moves):
        raise ValueError(f"{len(record.moves)} moves, but kept after {state.ply}")
    record.pack_hash = pack.hash
    if state.outcome is not None and record.rules_now != game.rules_version:
        try:  # nothing goes on here, but if it is still the same game, every moment of it can be shown
            return Match.replay(game, record, pack=pack)
        except Problem:
            pass
    return Match.kept(game, record, state, _told(game.state, found), sealed=found.kept.sealed)


def _told(kind: type[State], found: Whole) -> list[list[Event]]:
    opening = found.kept.opening if found.kept else ""
    return [read_events(text, kind.told) for text in (opening, *found.told)]


def record_of(found: Whole) -> Record:
    row = found.row
    return Record(
        row.game,
        row.pack,
        row.pack_hash,
        row.options,
        int(row.seed),
        [seat.name for seat in found.seats],
        [move for move, _ in found.steps],
        found.fingerprints,
        [Redeal(at, seat, int(seed)) for at, seat, seed in row.redeals],
        row.rules,
        found.resumed,
    )
