"""What commands of the command line have in common: languages, games, and what a game lets one choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from .games import Game, game_keys, game_named
from .i18n import LANGUAGES
from .kernel import BadOptions, Options, Problem, make_options


def _known_language(_type: Any, value: str) -> None:
    if value not in LANGUAGES:
        raise Problem("unknown-language", language=value, known=", ".join(LANGUAGES))


Language = Annotated[str, Parameter(validator=_known_language, help=f"Language: {', '.join(LANGUAGES)}.")]
GameKey = Annotated[str | None, Parameter(help="Which game: `hearthlight games` lists them.")]
Chosen = Annotated[str, Parameter(help="What the game lets you choose: `hearthlight games` lists it.")]


def named_game(key: str | None) -> Game:
    """The game that was named; the first one if none was."""
    return game_named(key if key is not None else game_keys()[0])


def options_of(game: Game, chosen: Mapping[str, str]) -> Options:
    known_options(game, chosen)
    return make_options(game, **chosen)


def known_options(game: Game, chosen: Mapping[str, str]) -> None:
    """Whether the game has all of these options."""
    known = [field.name for field in msgspec.structs.fields(game.options)]
    for name in chosen:
        if name not in known:
            raise BadOptions("unknown-option", game=game.key, option=name, known=", ".join(known))
