"""A game is a text: a header (game, version of its rules, pack, options, seed, names) and the moves, one a line.

    hearthlight-record 1
    game some-game
    rules 1
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

A line `! RULES STATE` says that the game went on under other rules from there: from the state as it stood, for the
moves before it may make another game now.

A last line `pack CONTENT` brings the content of the pack along (`Pack.kept`), for a house that does not have it.
"""

from __future__ import annotations

import base64
import binascii

import msgspec

from .problems import BadRecord

_MAGIC = "hearthlight-record 1"


class Redeal(msgspec.Struct, frozen=True):
    """After so many moves all that a seat could not know was dealt anew."""

    at: int
    seat: int
    seed: int


class Resumed(msgspec.Struct, frozen=True):
    """After so many moves the game went on under other rules, from this state (`kernel.encode`)."""

    at: int
    rules: int
    state: bytes


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
    rules: int = 1
    """The version of the rules under which it began. (Those that do not say so are older than the second.)"""
    resumed: list[Resumed] = []
    content: str = ""
    """What is in the pack, if the record brings it along."""

    @property
    def rules_now(self) -> int:
        """The version of the rules under which its last moves were made."""
        return self.resumed[-1].rules if self.resumed else self.rules

    def text(self) -> str:
        lines = [_MAGIC, f"game {self.game}", f"rules {self.rules}", f"pack {self.pack} {self.pack_hash}"]
        lines += [f"option {key} {value}" for key, value in self.options.items()]
        lines += [f"seed {self.seed}"]
        lines += [f"seat {seat} {' '.join(name.split())}" for seat, name in enumerate(self.names)]
        lines += [""]
        for number in range(len(self.moves) + 1):
            lines += [
                f"! {resumed.rules} {_written(resumed.state)}" for resumed in self.resumed if resumed.at == number
            ]
            lines += [f"~ {redeal.seat} {redeal.seed}" for redeal in self.redeals if redeal.at == number]
            if number in self.checks:
                lines.append(f"= {number} {self.checks[number]}")
            lines += [f"{seat} {notation}" for seat, notation in self.moves[number : number + 1]]
        lines += [f"pack {self.content}"] if self.content else []
        return "\n".join(lines) + "\n"

    def fork(self, at: int) -> Record:
        """The same game up to its first `at` moves, to be played on differently."""
        checks = {number: check for number, check in self.checks.items() if number <= at}
        redeals = [redeal for redeal in self.redeals if redeal.at <= at]
        resumed = [resumed for resumed in self.resumed if resumed.at <= at]
        return msgspec.structs.replace(self, moves=self.moves[:at], checks=checks, redeals=redeals, resumed=resumed)


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
        elif key in ("game", "rules", "pack", "seed") and key not in head:
            head[key] = rest
        else:
            raise BadRecord("record-bad-line", line=number, text=line)
    for key in ("game", "pack", "seed"):
        if key not in head:
            raise BadRecord("record-no-header", header=key)
    record.game = head["game"]
    record.pack, _, record.pack_hash = head["pack"].rpartition(" ")
    for key in ("seed", "rules"):
        if not _is_number(head.setdefault(key, "1")):
            raise BadRecord("record-no-header", header=key)
    record.seed, record.rules = int(head["seed"]), int(head["rules"])
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
        elif first == "!":
            rules, _, written = rest.partition(" ")
            if not _is_number(rules) or not (state := _read(written)):
                raise BadRecord("record-bad-line", line=number, text=line[:80])
            record.resumed.append(Resumed(len(record.moves), int(rules), state))
        elif first == "pack" and rest and not record.content:
            record.content = rest
        elif _is_number(first) and rest:
            record.moves.append((int(first), rest))
        else:
            raise BadRecord("record-bad-line", line=number, text=line)
    return record, cut


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 20


def _written(state: bytes) -> str:
    return base64.b64encode(state).decode()


def _read(written: str) -> bytes:
    """Nothing if it is none."""
    try:
        return base64.b64decode(written, validate=True)
    except (binascii.Error, ValueError):
        return b""
