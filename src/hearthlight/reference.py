"""Commands that tell what there is: games, bots, rules, cards, icons, and whether a pack is right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from .arguments import GameKey, Language, named_game
from .games import Game, game_keys, game_named
from .games import games as all_games
from .i18n import SOURCE, Texts
from .kernel import BadPack, Problem
from .table import explain
from .terminal.help import card_lines, cards_called, icon_table


def games(*, lang: Language = SOURCE) -> None:
    """List the games that are installed, what each lets you choose, and its bots, weakest first."""
    console, house = Console(), Texts(lang)
    for game in all_games():
        packs = game.packs.names()
        say = game.say(lang, game.packs(packs[0]))
        table = Table(title=say(f"game-{game.key}"), caption=say(f"pitch-{game.key}"), show_header=False)
        table.add_row(house("cli-key"), game.key)
        for field in msgspec.structs.fields(game.options):
            if field.name == "players" or any(choice.key == field.name for choice in game.choices):
                values = game.values_of(field.name)
                lines = [house("cli-option", values=", ".join(map(str, values)), usual=str(field.default))]
                told = [(value, game.choice(say, field.name, value)[1]) for value in values]
                lines += [house("cli-value", value=str(value), about=about) for value, about in told if about]
                table.add_row(f"--{field.name}", "\n".join(lines))
        if game.colours:
            table.add_row("--colours", house("cli-colours", values=", ".join(game.colours)))
        table.add_row(house("cli-bots"), ", ".join(game.bots))
        table.add_row(house("cli-packs"), ", ".join(packs))
        console.print(table)


def check(path: str, *, game: GameKey = None, lang: Language = SOURCE) -> None:
    """Check a content pack: a TOML file, or a folder of them.

    Parameters
    ----------
    path
        A pack of the house by its name, or the path of any other.
    game
        The game that it is for (a pack of the house knows it, for another it must be said).
    """
    of_house = next((other for other in all_games() if path in other.packs.names()), None)
    if game is None and of_house is None:
        if not Path(path).exists():
            raise BadPack("pack-missing", pack=path)
        raise Problem("pack-which-game", pack=path, known=", ".join(game_keys()))
    the_game = game_named(game) if game is not None else of_house
    assert the_game is not None
    pack = the_game.packs(the_game.packs.meant(path))
    print(the_game.say(lang)(f"pack-ok-{the_game.key}", pack=pack.name, hash=pack.hash, **pack.counts()))


def rules(game: GameKey = None, *, lang: Language = SOURCE) -> None:
    """Print the rules of a game as Markdown."""
    print(named_game(game).rulebook(lang).text(), end="")


def card(game: str, *name: str, pack: str | None = None, lang: Language = SOURCE) -> None:
    """Show a card, building, law, technology, or tile of a game.

    Parameters
    ----------
    game
        Which game.
    name
        Its title, a part of it, or its id.
    pack
        Another content pack.
    """
    console, the_game = Console(), named_game(game)
    content = _pack(the_game, pack)
    words = the_game.words(content, lang)
    for key in cards_called(content.cards, words, " ".join(name)):
        for line in card_lines(words, key):
            console.print(line, highlight=False)


def icons(game: GameKey = None, *, pack: str | None = None, lang: Language = SOURCE) -> None:
    """List what each icon, token, track, and phase of a game is, with the rule that tells more.

    Parameters
    ----------
    game
        Which game.
    pack
        Another content pack.
    """
    the_game = named_game(game)
    content = _pack(the_game, pack)
    Console().print(icon_table(explain(the_game, content, the_game.words(content, lang))))


def _pack(game: Game, name: str | None) -> Any:
    return game.packs(game.packs.meant(name) if name else game.packs.names()[0])


def bots(game: GameKey = None) -> None:
    """List the bots that can play a game, weakest first."""
    print("\n".join(named_game(game).bots))
