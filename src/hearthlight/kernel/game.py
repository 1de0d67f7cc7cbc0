"""What a game is to everyone outside it: a key, its options, its packs, and `new`."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

import msgspec

from .packs import Shelf
from .problems import BadOptions
from .state import State
from .threads import one_at_a_time

S_co = TypeVar("S_co", bound=State, covariant=True)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table can choose. Games add fields with defaults and limits (`msgspec.Meta`)."""

    players: int

    @classmethod
    def completed(cls, chosen: dict[str, object]) -> dict[str, object]:
        """What was chosen, with what follows from it where nothing was said."""
        return chosen


class Game(Protocol, Generic[S_co]):
    """One of the games of the house."""

    key: str

    @property
    def options(self) -> type[Options]: ...

    @property
    def packs(self) -> Shelf[Any]: ...

    def new(self, options: Options, seed: int, pack: str | None = None) -> S_co:
        """A new game, set up. `pack` names the content (a pack of the house, or a path)."""
        ...

    def load(self, data: bytes) -> S_co:
        """The state that `kernel.encode` wrote."""
        ...


def make_options(game: Game[Any], **chosen: object) -> Options:
    """Options from plain values, checked."""
    try:
        with one_at_a_time:
            return msgspec.convert(game.options.completed(chosen), game.options)
    except msgspec.ValidationError as error:
        raise BadOptions("bad-options", game=game.key, reason=str(error)) from None
