"""A game in progress with its record: played from the beginning, or gone on with from where it was kept."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import msgspec

from .chance import Dice
from .events import Event
from .game import Options, Rules, make_options
from .packs import Pack, Shelf, WhichPack, hash_of
from .problems import BadRecord, IllegalMove
from .record import Record, Redeal, Resumed
from .saving import encode
from .state import State

MOST_MARKS = 3


class Match:
    """What a table, a terminal or a replay holds."""

    def __init__(
        self,
        game: Rules[Any],
        options: Options,
        seed: int,
        *,
        pack: WhichPack | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.state: State = game.new(options, seed, pack)
        self.pack = _open(self.state) or pack
        """What it is played again with."""
        chosen = msgspec.structs.asdict(options)
        name = str(pack) if isinstance(pack, Path) else self.state.pack.name
        called = list(names or [])
        self.record = Record(game.key, name, self.state.pack.hash, chosen, seed, called, rules=game.rules_version)
        self.log: list[list[Event]] = [self.state.events]
        """The events of the set-up, then those of each move."""
        self.suggestions: dict[int, str] = {}
        """What other seats would choose in the joint decision of now: talk, no part of the record."""
        self.sealed = 0
        """So many moves nobody can take back: since then chance has decided nothing, and nothing has come to light."""
        self._marks: list[State] = []
        """How it stood where it was sealed lately: whatever is taken back is played again from there."""

    @classmethod
    def replay(
        cls, game: Rules[Any], record: Record, upto: int | None = None, *, pack: WhichPack | None = None
    ) -> Match:
        """Play a record again, wholly or up to a number of moves; every fingerprint in it must hold.

        By itself a record opens the pack that it brings along, or one of the house, in the edition that it was played
        with; `pack` is for those who may open others too. A record of an earlier version that the pack continues is
        played as well; its fingerprints are those of another telling. What it does not choose, because nobody could
        then, is as it was then (`Options.earlier`).

        A record of other rules is tried: where all its moves are legal and all its fingerprints hold, it is the same
        game under today's. One that went on under other rules is played from there.
        """
        *_, match = cls.walk(game, record, upto, pack=pack)
        return match

    @classmethod
    def walk(
        cls, game: Rules[Any], record: Record, upto: int | None = None, *, pack: WhichPack | None = None
    ) -> Iterator[Match]:
        """The same step by step: one and the same match as it was set up (or went on), then after each move."""
        whole, record = record, record if upto is None else record.fork(upto)
        try:
            if upto is not None and record.rules_now != game.rules_version:
                cls._try(game, whole, pack)
            match = cls._begun(game, record, pack or _pack_of(game, record))
            if record.pack_hash in match.state.pack.continues:
                record = msgspec.structs.replace(record, checks={})
            elif record.pack_hash != match.record.pack_hash:
                raise BadRecord(
                    "record-other-pack", pack=record.pack, wanted=record.pack_hash, found=match.record.pack_hash
                )
            match.record.pack, match.record.content = record.pack, record.content
            began = match.state.ply
            match._deal_as(record)
            if not record.resumed:
                match.check(record, began)
            yield match
            for number, (seat, notation) in enumerate(record.moves[began:], began):
                try:
                    match.play(seat, notation)
                except IllegalMove:
                    raise BadRecord("record-illegal-move", number=number + 1, seat=seat, move=notation) from None
                match._deal_as(record)
                match.check(record, number + 1)
                yield match
        except BadRecord as problem:
            if record.rules_now == game.rules_version or problem.key == "record-other-pack":
                raise
            raise BadRecord("record-other-rules", wanted=record.rules_now, found=game.rules_version) from None

    @classmethod
    def _try(cls, game: Rules[Any], record: Record, pack: WhichPack | None) -> None:
        """Whether a record of other rules is the same game under today's, its end tells, and no moment before."""
        if record.resumed:
            raise BadRecord("record-other-rules", wanted=record.rules, found=game.rules_version)
        cls.replay(game, record, pack=pack)

    @classmethod
    def _begun(cls, game: Rules[Any], record: Record, pack: WhichPack) -> Match:
        """Set up, or where it went on under other rules."""
        if not record.resumed:
            options = make_options(game, **{**game.options.earlier, **record.options})
            return cls(game, options, record.seed, pack=pack, names=record.names)
        last = record.resumed[-1]
        try:
            state = game.load(last.state, pack)
        except Exception:
            raise BadRecord("record-other-rules", wanted=last.rules, found=game.rules_version) from None
        if state.ply != last.at:
            raise BadRecord("record-other-state", number=last.at)
        again = record.fork(last.at)
        again.resumed[-1] = Resumed(last.at, game.rules_version, last.state)
        again.checks, again.pack_hash = {}, state.pack.hash
        match = cls.kept(game, again, state, [[] for _ in range(last.at + 1)])
        match._seal()
        return match

    @classmethod
    def kept(cls, game: Rules[Any], record: Record, state: State, log: list[list[Event]], *, sealed: int = 0) -> Match:
        """A match that stands where its record ends, without playing it again: state and log were kept.

        Where the rules have changed meanwhile, it goes on under those of today; what was done before stands.
        """
        match = object.__new__(cls)
        match.game, match.pack, match.state, match.record, match.log = game, _open(state), state, record, log
        match.suggestions, match.sealed, match._marks = {}, sealed, []
        state.events = log[-1][:]
        if record.rules_now != game.rules_version and state.outcome is None:
            record.resumed.append(Resumed(state.ply, game.rules_version, encode(state)))
            match._seal()
        return match

    def _seal(self) -> None:
        """Nobody can go back behind this."""
        self.state.undo = [self.state.ply] * self.state.seats
        self.sealed = self.state.ply
        self._marks = []
        self._mark()
        self.record.checks.pop(self.state.ply, None)
        self.suggestions.clear()

    @property
    def begins(self) -> int:
        """It can be shown from this number of moves on: what was before was played under other rules."""
        if self.record.rules_now != self.game.rules_version:
            return self.state.ply
        return self.record.resumed[-1].at if self.record.resumed else 0

    def copy(self) -> Match:
        """An independent match at the same point."""
        twin = object.__new__(Match)
        twin.game, twin.pack, twin.state, twin.log = self.game, self.pack, self.state.copy(), self.log[:]
        twin.record = msgspec.structs.replace(
            self.record,
            moves=self.record.moves[:],
            checks=dict(self.record.checks),
            redeals=self.record.redeals[:],
            resumed=self.record.resumed[:],
        )
        twin.suggestions, twin.sealed, twin._marks = dict(self.suggestions), self.sealed, self._marks[:]
        return twin

    def check(self, record: Record, ply: int) -> None:
        if ply in record.checks:
            if record.checks[ply] != self.state.fingerprint():
                raise BadRecord("record-other-state", number=ply)
            self.record.checks[ply] = record.checks[ply]

    def play(self, seat: int, notation: str) -> list[Event]:
        """Play a move by its notation; returns what happened."""
        self.state.play_notation(seat, notation)
        self.record.moves.append((seat, notation))
        self.log.append(self.state.events)
        self.suggestions.clear()
        if self.state.undo_point(seat) == self.state.ply:  # not even whoever made it may take it back
            self.sealed = self.state.ply
            self._mark()
        return self.state.events

    def _mark(self) -> None:
        self._marks = [*self._marks[1 - MOST_MARKS :], self.state.copy()]

    def redeal(self, seat: int, seed: int) -> None:
        """Deal anew all that this seat cannot know: from now on the game is one that it might have been."""
        events = self.state.events
        self.state = self.state.determinize(seat, Dice(seed))
        self.state.events = events
        self.record.redeals.append(Redeal(self.state.ply, seat, seed))
        self._seal()

    def _deal_as(self, record: Record) -> None:
        """Deal anew here if the record says so."""
        for redeal in record.redeals:
            if redeal.at == self.state.ply and redeal not in self.record.redeals:
                if not 0 <= redeal.seat < self.state.seats:
                    move = f"~ {redeal.seat} {redeal.seed}"
                    raise BadRecord("record-illegal-move", number=redeal.at + 1, seat=redeal.seat, move=move)
                self.redeal(redeal.seat, redeal.seed)

    def suggest(self, seat: int, notation: str | None, *, decides: int | None = None) -> None:
        """Tell the seat that decides for everybody what this one would choose; with nothing, say no more.

        `decides`: who has the last word, if it is not the seat that is asked.
        """
        asked = self.state.joint_seat
        if asked is None:
            raise IllegalMove("not-joint")
        if seat == (asked if decides is None else decides) or not 0 <= seat < self.state.seats:
            raise IllegalMove("suggest-to-yourself")
        if notation is None:
            self.suggestions.pop(seat, None)
        elif all(move.notation() != notation for move in self.state.moves(asked)):
            raise IllegalMove("illegal-move", seat=asked, move=notation)
        else:
            self.suggestions[seat] = notation

    def view(self, seat: int | None, *, everything: bool = False) -> msgspec.Struct:
        """Only what that seat, or a spectator, may know; or everything, as after the end."""
        return self.game.view(self.state, seat, everything=everything)

    def can_undo(self, seat: int) -> bool:
        return self._last_move(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, if nothing has happened since that cannot unhappen."""
        at = self._last_move(seat)
        if at is None:
            raise IllegalMove("cannot-undo", seat=seat)
        self.take_back([at])

    def take_back(self, numbers: Collection[int]) -> None:
        """Play it again without these moves. Moves after them stand: those of seats that chose at the same time."""
        first = min(numbers)
        record = msgspec.structs.replace(
            self.record,
            moves=[move for number, move in enumerate(self.record.moves) if number not in numbers],
            checks={n: c for n, c in self.record.checks.items() if n <= first},
        )
        fresh = self._again(record, first)
        fresh.log[: first + 1] = self.log[: first + 1]
        self.state, self.record, self.log, self.sealed = fresh.state, fresh.record, fresh.log, fresh.sealed
        self._marks = fresh._marks
        self.suggestions.clear()

    def _again(self, record: Record, first: int) -> Match:
        """A record that is another one only from number `first` on: played from the last mark before, or wholly."""
        at = max((number for number, mark in enumerate(self._marks) if mark.ply <= first), default=None)
        if at is None:
            return Match.replay(self.game, record, pack=self.pack)
        state = self._marks[at].copy()
        ply, begun = state.ply, record.fork(state.ply)
        match = Match.kept(self.game, begun, state, self.log[: ply + 1], sealed=ply)
        match._marks = self._marks[: at + 1]
        for number, (seat, notation) in enumerate(record.moves[ply:], ply):
            try:
                match.play(seat, notation)
            except IllegalMove:
                raise BadRecord("record-illegal-move", number=number + 1, seat=seat, move=notation) from None
            match.check(record, number + 1)
        return match

    def _last_move(self, seat: int) -> int | None:
        if self.state.outcome is not None:
            return None  # everything is open now
        first = self.state.undo_point(seat)
        numbers = range(len(self.record.moves) - 1, first - 1, -1)
        return next((number for number in numbers if self.record.moves[number][0] == seat), None)

    def text(self, *, with_pack: bool = False) -> str:
        """The record, sealed with the fingerprint of where it stands; with what is in its pack, if wanted."""
        self.record.checks[self.state.ply] = self.state.fingerprint()
        if not with_pack:
            return self.record.text()
        pack = self.state.pack
        return msgspec.structs.replace(self.record, pack=pack.name, content=pack.kept).text()


def _open(state: State) -> Pack[Any] | None:
    return state.pack if isinstance(state.pack, Pack) else None


def _pack_of(game: Rules[Any], record: Record) -> WhichPack:
    """The pack of the house that a record names, or the one that it brings along."""
    if not record.content:
        return f"{record.pack} {record.pack_hash}"
    packs: Shelf[Pack[Any]] = game.packs
    if of_the_house := packs.edition(record.pack, record.pack_hash):
        return of_the_house
    if (found := hash_of(record.content)) != record.pack_hash:
        raise BadRecord("record-other-pack", pack=record.pack, wanted=record.pack_hash, found=found)
    return packs.unpack(record.content)
