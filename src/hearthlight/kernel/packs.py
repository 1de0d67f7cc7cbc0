"""Reading content packs: one TOML file or a folder of them, checked against a schema; or the content of one that was
kept, by its hash, whatever became of its files.

An error names the file, the card and the field.
"""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any, Generic, TypeVar, cast

import msgspec

from .problems import BadPack
from .saving import Named
from .threads import one_at_a_time

T = TypeVar("T")
C = TypeVar("C")
P = TypeVar("P", bound="Pack[Any]")

EARLIER = "earlier"
"""A pack keeps earlier editions of itself in this folder: games that began with one of them go on with it."""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what a pack writes: cards, tiles, tracks, and the words of their effects."""


_NAME = re.compile(r"[^\s/\\]{1,40}")
MOST_BYTES = 300_000
"""Content that is larger is no pack: nobody may fill the house with it."""


class Pack(Named, Generic[C]):
    """Checked content. Games look everything up in advance; all states that are played with it share it.

    A pack is known by its content: `hash` is that of `kept`, the content as text. Whoever keeps that text has the pack,
    however the files of the house, or what a pack may say, change later (`Shelf.unpack`).
    """

    cards: Mapping[str, Any]
    """What can be looked at one by one, by its id: games fill it."""

    def __init__(self, name: str, content: C, folder: Path | None = None) -> None:
        self.cards = {}
        self.name = name
        self.content = content
        self.folder = folder
        self._known_by(msgspec.json.encode(content, order="deterministic").decode())

    def _known_by(self, kept: str) -> None:
        self.kept = kept
        self.hash = hash_of(kept)
        self.ref = f"{self.name} {self.hash}"

    def plays(self, edition: str) -> bool:
        """Whether games of the edition with this hash go on with it."""
        return edition == self.hash or edition in self.continues

    def counts(self) -> dict[str, int]:
        """What is in the box."""
        return {"cards": len(self.cards)}


WhichPack = str | Path | Pack[Any]
"""A pack of the house by its name (and the hash of an edition, where that matters), any by its path, or one that is
open already."""


def hash_of(kept: str) -> str:
    return hashlib.blake2b(kept.encode(), digest_size=8).hexdigest()


class Shelf(Generic[P]):
    """The packs of a game. Read once, and again when changed: it is looked for changes once a second, for a game often
    begins faster than files can be asked.

    A text is only ever the name of a pack of the house, wherever it comes from (a record, a request): no text opens
    another file. With a hash behind the name (`Pack.ref`) it is the edition with that content, if the house has it;
    else the pack as it is today. Whoever means another pack says so with a `Path`.

    `schema` is what a pack may say; `make` checks it and looks everything up. It is given the content and the folder
    with the texts of the pack, if there is one.
    """

    patience = 1.0
    """Seconds between two looks at the files."""

    def __init__(self, house: Path, schema: type[C], make: Callable[[C, Path | None], P]) -> None:
        self.house = house
        self._open: dict[str | Path, P] = {}
        self._looked = 0.0
        self._schema, self._make = schema, make
        self._read = cache(lambda path, _newest: make(read_pack(path, schema), home_of(path)))

    def __call__(self, which: WhichPack) -> P:
        if isinstance(which, Pack):
            return cast(P, which)
        with one_at_a_time:
            if (now := monotonic()) >= self._looked + self.patience:
                self._open, self._looked = {}, now
            if (pack := self._open.get(which)) is None:
                path = which if isinstance(which, Path) else self._of_the_house(which)
                pack = self._open[which] = self._read(path, newest(path))
            return pack

    def edition(self, name: str, edition: str) -> P | None:
        """The pack of the house with this name whose games go on with the edition of this hash, if there is one."""
        if name not in self.names():
            return None
        found = self(f"{name} {edition}")
        return found if found.plays(edition) else None

    def unpack(self, kept: str) -> P:
        """The pack whose content was kept. It is data, checked like any other pack; only the texts are those that the
        house has for a pack of this name today."""
        if len(kept) > MOST_BYTES:
            raise BadPack("pack-too-large", most=MOST_BYTES)
        try:
            with one_at_a_time:
                content: Any = msgspec.json.decode(kept, type=self._schema)
                if not _NAME.fullmatch(content.name):
                    raise BadPack("pack-unusable", reason="name")
                known = content.name in self.names()
                pack = self._make(content, self.house / content.name if known else None)
        except BadPack:
            raise
        except Exception as error:  # whatever a stranger may have written there
            raise BadPack("pack-unusable", reason=str(error)[:200]) from None
        pack._known_by(kept)
        return pack

    def _of_the_house(self, text: str) -> Path:
        name, edition = (text, "") if self._has(text) else text.rpartition(" ")[::2]
        if not self._has(name):
            raise BadPack("pack-unknown", pack=(name or text)[:40], known=", ".join(self.names()))
        today = self.house / name
        editions = (today, *sorted((today / EARLIER).glob("*"))) if edition else ()
        return next((path for path in editions if self(path).plays(edition)), today)

    def meant(self, text: str, edition: str = "") -> str | Path:
        """What somebody at this machine means: a pack of the house by its name, else any by its path."""
        return f"{text} {edition}".rstrip() if text in self.names() else Path(text)

    def called(self, pack: P) -> str:
        """What a text has to say to mean this pack: its name; with the hash if it is not today's of the house."""
        return pack.name if self._todays(pack.name) is pack else pack.ref

    def _todays(self, name: str) -> P | None:
        """The pack of the house with this name, if there is one, without looking at any other."""
        try:
            return self(self.house / name) if name in os.listdir(self.house) else None
        except BadPack:
            return None

    def _has(self, name: str) -> bool:
        """Whether this is the name of a pack of the house, and no path elsewhere; without looking at all others."""
        return name in os.listdir(self.house) and (self.house / name).is_dir() and bool(_written_in(self.house / name))

    def names(self) -> list[str]:
        with os.scandir(self.house) as entries:
            return sorted(entry.name for entry in entries if entry.is_dir() and _written_in(entry.path))


def _written_in(folder: str | Path) -> list[str]:
    """The names of its TOML files. Looked at for every new game: quicker than a glob."""
    return sorted(name for name in os.listdir(folder) if name.endswith(".toml"))


def pack_files(path: Path) -> list[Path]:
    found = [path / name for name in _written_in(path)] if path.is_dir() else [path] if path.is_file() else []
    if not found:
        raise BadPack("pack-missing", pack=str(path))
    return found


def home_of(path: Path) -> Path:
    """The folder with the texts of a pack: earlier editions are told in the words of today's."""
    folder = path if path.is_dir() else path.parent
    return folder.parent.parent if folder.parent.name == EARLIER else folder


def newest(path: Path) -> int:
    """When a pack was changed last. Asked with every look at a table."""
    if not path.is_dir():
        return max(file.stat().st_mtime_ns for file in pack_files(path))
    with os.scandir(path) as files:
        return max((file.stat().st_mtime_ns for file in files if file.name.endswith(".toml")), default=0)


def read_pack(path: Path, schema: type[T]) -> T:
    """The content of a pack file, or of all files of a folder taken together."""
    merged: dict[str, Any] = {}
    origin: dict[str, str] = {}
    for file in pack_files(path):
        try:
            part = tomllib.loads(file.read_text("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
            raise BadPack("pack-unreadable", file=file.name, reason=str(error)) from None
        for key, value in part.items():
            if key in merged:
                raise BadPack("pack-twice", file=file.name, field=key, other=origin[key])
            merged[key], origin[key] = value, file.name
    try:
        return msgspec.convert(merged, schema)
    except msgspec.ValidationError as error:
        raise _named(str(error), merged, origin) from None


def _named(error: str, merged: dict[str, Any], origin: dict[str, str]) -> BadPack:
    """Turn `Expected … - at $.cards[12].goal.pay` into file, card and field."""
    reason, _, place = error.partition(" - at `$")
    parts = place.rstrip("`").lstrip(".").replace("]", "").replace("[", ".").split(".")
    table, card = parts[0], ""
    if len(parts) > 1 and parts[1].isdigit():
        entry = merged.get(table, [])[int(parts[1])]
        card = str(entry.get("id", f"#{int(parts[1]) + 1}")) if isinstance(entry, dict) else f"#{int(parts[1]) + 1}"
        field = ".".join(parts[2:])
    else:
        field = ".".join(parts[1:])
    return BadPack(
        "pack-field",
        file=origin.get(table, "pack"),
        table=table or "pack",
        card=card or "-",
        field=field or table or "-",
        reason=reason,
    )
