"""A state again from the bytes that `encode` wrote: typed data, checked; nothing in it is ever run."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, Union, get_args

import msgspec

from .saving import Named
from .state import State, Step
from .threads import one_at_a_time

S = TypeVar("S", bound=State)


@cache
def steps_of(kind: type[State]) -> tuple[type[Step[Any]], ...]:
    """Every step that can lie on the agenda of such a state: it says so itself (`Action[SomeState]`)."""
    found: list[type[Step[Any]]] = []

    def walk(step: type[Step[Any]], own: bool) -> None:
        own = own or any(get_args(base) == (kind,) for base in step.__dict__.get("__orig_bases__", ()))
        if own:
            found.append(step)
        for narrower in step.__subclasses__():
            walk(narrower, own)

    walk(Step, False)
    return tuple(found)


def decode(data: bytes, kind: type[S], packs: Callable[[str], Named]) -> S:
    """The state that `encode` wrote. `packs` finds the content that it names."""
    fields: dict[str, Any] = msgspec.msgpack.decode(data)
    pack = packs(fields["pack"])
    with one_at_a_time:
        agenda = msgspec.convert(fields.pop("agenda"), _agenda_of(kind))
        fields |= {"pack": pack, "agenda": [], "events": [], "revealed": False}
        state = msgspec.convert(fields, kind)
    state.agenda = agenda
    return state


@cache
def _agenda_of(kind: type[State]) -> Any:
    return list[Union[steps_of(kind)]]  # type: ignore[misc]  # noqa: UP007
