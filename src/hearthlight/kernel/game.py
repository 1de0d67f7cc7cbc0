"""The rules of a game as the kernel knows them: a key, options, packs, and what makes and shows a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from .packs import Shelf, WhichPack
from .problems import BadOptions
from .state import State
from .threads import one_at_a_time

S_co = TypeVar("S_co", bound=State, covariant=True)
O_co = TypeVar("O_co", bound="Options", covariant=True)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table can choose. Games add fields with defaults and limits (`msgspec.Meta`)."""

    earlier: ClassVar[Mapping[str, object]] = {}
    """What a record means that does not name an option, because it is older than the option."""

    players: int

    @classmethod
    def completed(cls, chosen: dict[str, object]) -> dict[str, object]:
        """What was chosen, with what follows from it where nothing was said."""
        return chosen


class Rules(Protocol, Generic[S_co]):
    """Whatever can be played: all that a record, a bot or a search needs of a game."""

    @property
    def key(self) -> str: ...

    @property
    def rules_version(self) -> int: ...

    @property
    def options(self) -> type[Options]: ...

    @property
    def packs(self) -> Shelf[Any]: ...

    def new(self, options: Any, seed: int, pack: WhichPack | None = None) -> S_co:
        """A new game, set up. `pack` is the content."""
        ...

    def load(self, data: bytes, pack: WhichPack | None = None) -> S_co:
        """The state that `kernel.encode` wrote, with the pack that it names, or with this one."""
        ...

    def view(self, state: Any, seat: int | None, *, everything: bool = False) -> msgspec.Struct:
        """Only what that seat, or a spectator, may know; or everything, as after the end."""
        ...


class Chooses(Protocol, Generic[O_co]):
    """Whatever has options."""

    @property
    def key(self) -> str: ...

    @property
    def options(self) -> type[O_co]: ...


def make_options(game: Chooses[O_co], /, **chosen: object) -> O_co:
    """Options from plain values, checked. Numbers may come as text, as a command line or a record has them."""
    try:
        with one_at_a_time:
            return msgspec.convert(game.options.completed(chosen), game.options, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions("bad-options", game=game.key, reason=str(error)) from None
