"""Everything that is not a table: who I am, the games, texts, packs, addresses."""

from __future__ import annotations

import io
from functools import cache
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, get, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from ..games import Game, game_named
from ..games import games as all_games
from ..i18n import LANGUAGES, LOCALES, SOURCE, Texts
from ..table import HelpInfo, explain
from .addresses import for_others, urls
from .context import Here, House, person_of
from .looking import language_of
from .problems import Missing
from .requests import Me

Lang = Annotated[str, QueryParameter(max_length=10, name="lang")]
Short = Annotated[str, PathParameter(max_length=30)]
Edition = Annotated[str, PathParameter(max_length=60)]


class BestResult(msgspec.Struct, frozen=True):
    """My best result alone: the game says what `key` (a chapter) and the details mean."""

    game: str
    key: str
    score: int
    details: dict[str, int]


class MeInfo(msgspec.Struct, frozen=True):
    name: str
    tables: int
    bests: list[BestResult]


class LanguageInfo(msgspec.Struct, frozen=True):
    key: str
    name: str


class OptionValue(msgspec.Struct, frozen=True):
    value: str | int
    title: str
    about: str
    players: list[int]
    """The numbers of players that can choose it."""


class OptionInfo(msgspec.Struct, frozen=True):
    """Something that can be chosen before a game."""

    key: str
    title: str
    default: str | int
    choices: list[OptionValue]
    needs: dict[str, list[str | int]]
    """It is asked only where these other options have one of these values."""
    campaign: bool
    """A table of a campaign chooses it, too: it does not follow from the story."""


class SeatColour(msgspec.Struct, frozen=True):
    """What a seat may choose for its pieces; no two seats share one."""

    key: str
    title: str


class GameInfo(msgspec.Struct, frozen=True):
    key: str
    title: str
    pitch: str
    players: tuple[int, int]
    usual_players: int
    options: list[OptionInfo]
    colours: list[SeatColour]
    bots: list[str]
    """The weakest first."""
    usual_bot: str
    packs: list[str]
    open_hands: bool
    together: bool
    """All win or lose together."""
    hints: bool
    """People can ask what to do."""
    campaign: bool


class Addresses(msgspec.Struct, frozen=True):
    urls: list[str]


@get("/api/me", tags=["house"])
async def me(request: Request[Any, Any, Any], house: Here) -> MeInfo:
    """My name, how many tables I have, and my best results alone."""
    return await about(house, person_of(request))


async def about(house: House, person: str) -> MeInfo:
    best: dict[tuple[str, str], BestResult] = {}
    for row in await house.store.bests(person):
        known = best.get((row.game, row.key))
        if known is None or row.score > known.score:
            best[row.game, row.key] = BestResult(row.game, row.key, row.score, row.details)
    tables = await house.store.tables_of(person)
    return MeInfo((await house.store.person(person)).name, len(tables), [best[key] for key in sorted(best)])


@put("/api/me", tags=["house"])
async def rename(request: Request[Any, Any, Any], house: Here, data: JSONBody[Me]) -> MeInfo:
    """Tell my name."""
    person = person_of(request)
    await house.store.rename(person, data.name.strip())
    return await about(house, person)


@get("/api/languages", tags=["house"])
async def languages() -> list[LanguageInfo]:
    """The languages of the house, each by its own name."""
    return [LanguageInfo(language, Texts(language)("language-name")) for language in LANGUAGES]


@get("/api/games", tags=["house"])
async def games(language: Lang = "en") -> list[GameInfo]:
    """The games of the house."""
    return [game_info(game, language_of(language)) for game in all_games()]


def game_info(game: Game, language: str) -> GameInfo:
    """What the lobby must know to offer a game."""
    packs = game.packs.names()
    say = game.say(language, game.packs(packs[0]))
    defaults = {field.name: field.default for field in msgspec.structs.fields(game.options)}
    players = [int(value) for value in game.values_of("players")]
    options = [
        OptionInfo(
            choice.key,
            say(f"option-{game.key}-{choice.key}"),
            defaults[choice.key],
            [
                OptionValue(value, *game.choice(say, choice.key, value), list(choice.players.get(value, players)))
                for value in game.values_of(choice.key)
            ],
            {key: list(values) for key, values in choice.needs.items()},
            game.campaign is not None and choice.key not in game.campaign.decides,
        )
        for choice in game.choices
    ]
    return GameInfo(
        game.key,
        say(f"game-{game.key}"),
        say(f"pitch-{game.key}"),
        (players[0], players[-1]),
        defaults["players"],
        options,
        [SeatColour(colour, say(f"seat-colour-{colour}")) for colour in game.colours],
        list(game.bots),
        game.usual_bot,
        packs,
        game.open_hands,
        game.together,
        game.adviser is not None,
        game.campaign is not None,
    )


@get("/api/texts/{language:str}", tags=["house"], media_type="text/plain")
async def texts(language: Short) -> Response[str]:
    """The messages that the page needs, as Fluent source: English first, then the language on top."""
    return Response(
        _texts(language_of(language)),
        media_type="text/plain; charset=utf-8",
        headers={"cache-control": "public, max-age=60"},
    )


KEPT_HERE = frozenset(
    ["about", "advice", "book", "effects", "examples", "lessons", "puzzles", "rules", "terminal", "vocabulary"]
)
"""The files of words that only the server says: the page gets what it needs of them with tables, lessons and books."""


@cache
def _texts(language: str) -> str:
    folders = [LOCALES, *(game.locales for game in all_games())]
    return "\n".join(
        path.read_text("utf-8")
        for name in dict.fromkeys((SOURCE, language))
        for folder in folders
        for path in sorted((folder / name).glob("*.ftl"))
        if path.stem not in KEPT_HERE
    )


@get("/api/games/{game:str}/packs/{pack:str}", tags=["house"])
async def pack(game: Short, pack: Edition, language: Lang = "en") -> Response[bytes]:
    """Everything that is printed in a pack of the house, in words and as data to draw from. The hash of an edition may
    stand behind its name."""
    the_game = game_named(game)
    if pack not in the_game.packs.names() and pack.rpartition(" ")[0] not in the_game.packs.names():
        raise Missing("pack-missing", pack=pack)
    return Response(
        printed(the_game, pack, language_of(language)),
        media_type="application/json",
        headers={"cache-control": "public, max-age=60"},
    )


def printed(game: Game, pack: str, language: str) -> bytes:
    """What is printed in a pack of the house, as it is now."""
    return _printed(game.key, game.packs(pack).ref, language)


@cache
def _printed(game: str, pack: str, language: str) -> bytes:
    """Put together once for each edition that is there, whatever it was asked for by."""
    the_game = game_named(game)
    return msgspec.json.encode(the_game.printed(the_game.packs(pack), language))


@get("/api/games/{game:str}/packs/{pack:str}/help", tags=["house"])
async def help_of(game: Short, pack: Edition, language: Lang = "en") -> HelpInfo:
    """What each icon, token, track, and phase of a game is, and the rule that tells more."""
    the_game = game_named(game)
    if pack not in the_game.packs.names() and pack.rpartition(" ")[0] not in the_game.packs.names():
        raise Missing("pack-missing", pack=pack)
    content = the_game.packs(pack)
    return explain(the_game, content, the_game.words(content, language_of(language)))


@get("/api/address", tags=["house"])
async def address(house: Here) -> Addresses:
    """Where this server can be reached, the local address first."""
    return Addresses(urls(house.settings.port, host=house.settings.host))


@get("/api/qr", tags=["house"], media_type="image/svg+xml")
async def qr(
    request: Request[Any, Any, Any],
    house: Here,
    path: Annotated[str, QueryParameter(max_length=200, pattern="^/[A-Za-z0-9/_?=&-]*$")],
) -> Response[bytes]:
    """A QR code of an address of this server; for those who came by localhost, of its address in the network."""
    base = str(request.base_url).rstrip("/")
    if urlsplit(base).hostname in ("127.0.0.1", "localhost"):
        base = for_others(urls(house.settings.port, host=house.settings.host))
    drawing = io.BytesIO()
    segno.make(base + path, error="m").save(drawing, kind="svg", scale=8, border=2, dark="#0b1020", light="#ffffff")
    return Response(drawing.getvalue(), media_type="image/svg+xml")
