"""How each game of the house is shown: what the server must know about it beyond the kernel's contract."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ..games.blackout.faces import printed as printed_blackout
from ..games.frostpunk.faces import printed as printed_frostpunk
from ..games.frostpunk.faces import story as story_frostpunk
from ..i18n import Texts
from ..kernel import Match


class Face(msgspec.Struct, frozen=True):
    printed: Callable[[Any, str], dict[str, Any]]
    """Everything that is printed in a pack, in a language."""
    choices: tuple[str, ...]
    """The options that people choose; the others are for tests and campaigns."""
    choice: Callable[[Texts, str, str | int], tuple[str, str]]
    """What a value of an option is called, and what there is to say about it."""
    open_hands: bool = False
    """Everybody plays together and sees everything: a device need not be hidden when it is passed on."""
    campaign: bool = False
    story: Callable[[Match], list[Any]] | None = None
    """What became of it round by round, where nothing of that is secret."""


FACES = {
    "blackout": Face(printed_blackout.printed, ("mode", "chapter"), printed_blackout.choice, campaign=True),
    "frostpunk": Face(
        printed_frostpunk.printed,
        ("group", "difficulty"),
        printed_frostpunk.choice,
        open_hands=True,
        story=story_frostpunk.rounds,
    ),
}


def face_of(game: str) -> Face:
    return FACES[game]
