"""A state as bytes, and the short hash of everything that makes it what it is. `loading` reads them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

import msgspec


class Named:
    """Shared content that a state refers to by name: packs."""

    ref: str
    continues: Sequence[str] = ()
    """Hashes of earlier versions in which the same moves made the same game, told in other words."""


class Saved(Protocol):
    """A `State`, as far as it is kept."""

    @property
    def __struct_fields__(self) -> tuple[str, ...]: ...
    @property
    def added(self) -> tuple[str, ...]: ...
    @property
    def aside(self) -> tuple[str, ...]: ...


def encode(state: Saved) -> bytes:
    """The state as bytes, to be read again by `decode`: in the order in which it is, for that is the order in which
    things are offered and shown."""
    return _as_it_is.encode(_fields(state))


def fingerprint(state: Saved) -> str:
    fields = {name: value for name, value in _fields(state).items() if name not in state.aside}
    return hashlib.blake2b(_in_order.encode(fields), digest_size=8).hexdigest()


def _name_of(value: object) -> str:
    if isinstance(value, Named):
        return value.ref
    raise TypeError(f"{type(value).__name__} is no plain data")


_as_it_is = msgspec.msgpack.Encoder(enc_hook=_name_of)
_in_order = msgspec.msgpack.Encoder(enc_hook=_name_of, order="deterministic")


def _fields(state: Saved) -> dict[str, Any]:
    """What makes the state what it is. What a moment leaves behind (events, the reveal flag) is not part of it, nor is
    what was added and is as it always was."""
    fields = {name: getattr(state, name) for name in state.__struct_fields__}
    del fields["events"], fields["revealed"]
    for name, usual in _usual(type(state), state.added):
        if fields[name] == usual:
            del fields[name]
    return fields


@cache
def _usual(kind: type[Any], added: tuple[str, ...]) -> tuple[tuple[str, object], ...]:
    """The fields that a game has had only since some version, and what held before."""
    fields = {field.name: field.default for field in msgspec.structs.fields(kind)}
    return tuple((name, fields[name]) for name in added)
