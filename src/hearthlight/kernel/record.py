"""A game is a text: a header (game, pack, options, seed, names) and the moves, one a line.

    hearthlight-record 1
    game some-game
    pack some-pack 5f0c2ab19d1e77f3
    option players 2
    seed 42
    seat 0 Ada
    seat 1 Ben

    0 start star-ferry
    1 start lion-rock
    = 2 9f86d081884c7d65

A line `= N HASH` states the fingerprint of the state after N moves; replaying checks it.

A line `~ SEAT SEED` deals anew, from there on, all that this seat could not know: a position of a game that was played,
with other cards in it. What was played before cannot be taken back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import msgspec

from .chance import Dice
from .events import Event
from .game import Options, Rules, make_options
from .problems import BadRecord, IllegalMove
from .state import State

_MAGIC = "hearthlight-record 1"


class Redeal(msgspec.Struct, frozen=True):
    """After so many moves all that a seat could not know was dealt anew."""

    at: int
    seat: int
    seed: int


class Record(msgspec.Struct):
    """A game as text. `moves` are pairs of seat and notation; `checks` fingerprints by number of moves."""

    game: str
    pack: str
    pack_hash: str
    options: dict[str, str | int]
    seed: int
    names: list[str] = []
    moves: list[tuple[int, str]] = []
    checks: dict[int, str] = {}
    redeals: list[Redeal] = []

    def text(self) -> str:
        lines = [_MAGIC, f"game {self.game}", f"pack {self.pack} {self.pack_hash}"]
        lines += [f"option {key} {value}" for key, value in self.options.items()]
        lines += [f"seed {self.seed}"]
        lines += [f"seat {seat} {' '.join(name.split())}" for seat, name in enumerate(self.names)]
        lines += [""]
        for number in range(len(self.moves) + 1):
            lines += [f"~ {redeal.seat} {redeal.seed}" for redeal in self.redeals if redeal.at == number]
            if number in self.checks:
                lines.append(f"= {number} {self.checks[number]}")
            lines += [f"{seat} {notation}" for seat, notation in self.moves[number : number + 1]]
        return "\n".join(lines) + "\n"

    def fork(self, at: int) -> Record:
        """The same game up to its first `at` moves, to be played on differently."""
        checks = {number: check for number, check in self.checks.items() if number <= at}
        redeals = [redeal for redeal in self.redeals if redeal.at <= at]
        return msgspec.structs.replace(self, moves=self.moves[:at], checks=checks, redeals=redeals)


def read_record(text: str) -> tuple[Record, bool]:
    """The record in a text, and whether its last line was cut off (and therefore left out)."""
    lines = text.split("\n")
    cut = lines.pop() != ""
    if not lines or lines[0] != _MAGIC:
        raise BadRecord("record-unknown-format")
    head: dict[str, str] = {}
    record = Record("", "", "", {}, 0)
    moves_from = len(lines)
    for number, line in enumerate(lines[1:], 2):
        if not line:
            moves_from = number
            break
        key, _, rest = line.partition(" ")
        if key == "option":
            name, _, value = rest.partition(" ")
            record.options[name] = int(value) if _is_number(value) else value
        elif key == "seat":
            record.names.append(rest.partition(" ")[2])
        elif key in ("game", "pack", "seed") and key not in head:
            head[key] = rest
        else:
            raise BadRecord("record-bad-line", line=number, text=line)
    for key in ("game", "pack", "seed"):
        if key not in head:
            raise BadRecord("record-no-header", header=key)
    record.game = head["game"]
    record.pack, _, record.pack_hash = head["pack"].rpartition(" ")
    if not _is_number(head["seed"]):
        raise BadRecord("record-no-header", header="seed")
    record.seed = int(head["seed"])
    for number, line in enumerate(lines[moves_from:], moves_from + 1):
        first, _, rest = line.partition(" ")
        if not line or first == "#":
            continue
        if first == "=":
            ply, _, check = rest.partition(" ")
            if ply != str(len(record.moves)):
                raise BadRecord("record-bad-line", line=number, text=line)
            record.checks[int(ply)] = check
        elif first == "~":
            seat, _, seed = rest.partition(" ")
            if not (_is_number(seat) and _is_number(seed)):
                raise BadRecord("record-bad-line", line=number, text=line)
            record.redeals.append(Redeal(len(record.moves), int(seat), int(seed)))
        elif _is_number(first) and rest:
            record.moves.append((int(first), rest))
        else:
            raise BadRecord("record-bad-line", line=number, text=line)
    return record, cut


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 20


class Match:
    """A game in progress with its record: what a table, a terminal or a replay holds."""

    def __init__(
        self,
        game: Rules[Any],
        options: Options,
        seed: int,
        *,
        pack: str | Path | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.pack = pack
        self.state: State = game.new(options, seed, pack)
        chosen = msgspec.structs.asdict(options)
        name = str(pack) if isinstance(pack, Path) else self.state.pack.name
        self.record = Record(game.key, name, self.state.pack.hash, chosen, seed, list(names or []))
        self.log: list[list[Event]] = [self.state.events]
        """The events of the set-up, then those of each move."""
        self.suggestions: dict[int, str] = {}
        """What other seats would choose in the joint decision of now: talk, no part of the record."""
        self.sealed = 0
        """So many moves nobody can take back: since then chance has decided nothing, and nothing has come to light."""

    @classmethod
    def replay(
        cls, game: Rules[Any], record: Record, upto: int | None = None, *, pack: str | Path | None = None
    ) -> Match:
        """Play a record again, wholly or up to a number of moves; every fingerprint in it must hold.

        By itself a record opens packs of the house only, in the edition that it was played with; `pack` is for those
        who may open others too. A record of an earlier version that the pack continues is played as well; its
        fingerprints are those of another telling. What it does not choose, because nobody could then, is as it was
        then (`Options.earlier`).
        """
        *_, match = cls.walk(game, record, upto, pack=pack)
        return match

    @classmethod
    def walk(
        cls, game: Rules[Any], record: Record, upto: int | None = None, *, pack: str | Path | None = None
    ) -> Iterator[Match]:
        """The same step by step: one and the same match as it was set up, then after each move."""
        pack = pack or f"{record.pack} {record.pack_hash}"
        options = make_options(game, **{**game.options.earlier, **record.options})
        match = cls(game, options, record.seed, pack=pack, names=record.names)
        if record.pack_hash in match.state.pack.continues:
            record = msgspec.structs.replace(record, checks={})
        elif record.pack_hash != match.record.pack_hash:
            raise BadRecord(
                "record-other-pack", pack=record.pack, wanted=record.pack_hash, found=match.record.pack_hash
            )
        match._deal_as(record)
        match.check(record, 0)
        yield match
        for number, (seat, notation) in enumerate(record.moves[:upto]):
            try:
                match.play(seat, notation)
            except IllegalMove:
                raise BadRecord("record-illegal-move", number=number + 1, seat=seat, move=notation) from None
            match._deal_as(record)
            match.check(record, number + 1)
            yield match

    def copy(self) -> Match:
        """An independent match at the same point."""
        twin = object.__new__(Match)
        twin.game, twin.pack, twin.state, twin.log = self.game, self.pack, self.state.copy(), self.log[:]
        twin.record = msgspec.structs.replace(
            self.record, moves=self.record.moves[:], checks=dict(self.record.checks), redeals=self.record.redeals[:]
        )
        twin.suggestions, twin.sealed = dict(self.suggestions), self.sealed
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
        return self.state.events

    def redeal(self, seat: int, seed: int) -> None:
        """Deal anew all that this seat cannot know: from now on the game is one that it might have been. Nobody can go
        back behind this."""
        events, ply = self.state.events, self.state.ply
        self.state = self.state.determinize(seat, Dice(seed))
        self.state.events, self.state.undo = events, [ply] * self.state.seats
        self.sealed = ply
        self.record.redeals.append(Redeal(ply, seat, seed))
        self.record.checks.pop(ply, None)
        self.suggestions.clear()

    def _deal_as(self, record: Record) -> None:
        """Deal anew here if the record says so."""
        for redeal in record.redeals:
            if redeal.at == self.state.ply:
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
        fresh = Match.replay(self.game, record, pack=self.pack)
        self.state, self.record, self.log, self.sealed = fresh.state, fresh.record, fresh.log, fresh.sealed
        self.suggestions.clear()

    def _last_move(self, seat: int) -> int | None:
        if self.state.outcome is not None:
            return None  # everything is open now
        first = self.state.undo_point(seat)
        numbers = range(len(self.record.moves) - 1, first - 1, -1)
        return next((number for number in numbers if self.record.moves[number][0] == seat), None)

    def text(self) -> str:
        """The record, sealed with the fingerprint of where it stands."""
        self.record.checks[self.state.ply] = self.state.fingerprint()
        return self.record.text()
