"""Everything that is not a table: who I am, the games, texts, packs, addresses."""

from __future__ import annotations

import io
from functools import cache, lru_cache
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, get, patch, put
from litestar.exceptions import ClientException
from litestar.params import JSONBody, PathParameter, QueryParameter

from ..games import Game, game_named
from ..games import games as all_games
from ..i18n import LANGUAGES, LOCALES, SOURCE, Texts
from ..kernel import BadPack
from ..kernel.packs import Pack
from ..table import HelpInfo, explain
from .addresses import for_others, urls
from .context import Here, House, device_of, person_of, spend
from .devices import described
from .liking import Liked, Liking, like
from .lists import count_of
from .looking import language_of
from .problems import Missing, TooMany
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
    settings: Liked
    """What I have chosen on any of my devices; for the rest each device has its own."""


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
    wins: dict[str, int]
    """So many of 100 games of two each bot wins against the usual one, as far as that was measured."""
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
    info = await about(house, person_of(request))
    if is_known(info):
        await note_device(house, request)
    return info


def is_known(info: MeInfo) -> bool:
    """Whether it is somebody who would miss something. Of others the house writes nothing down."""
    return bool(info.name or info.tables or info.settings)


async def note_device(house: House, request: Request[Any, Any, Any]) -> None:
    """This device is used, and can be signed out. Of those who come with ever new ones not all are noted."""

    def may_add() -> bool:
        try:
            spend(house.quotas.changes, request)
        except TooMany:
            return False
        return True

    name = described(request.headers.get("user-agent", ""))
    await house.devices.note(person_of(request), device_of(request), name, may_add)


async def about(house: House, person: str) -> MeInfo:
    best: dict[tuple[str, str], BestResult] = {}
    for row in await house.store.bests(person):
        known = best.get((row.game, row.key))
        if known is None or row.score > known.score:
            best[row.game, row.key] = BestResult(row.game, row.key, row.score, row.details)
    tables = await count_of(house.store, person)
    mine = await house.store.person(person)
    return MeInfo(mine.name, tables, [best[key] for key in sorted(best)], mine.liking or {})


@put("/api/me", tags=["house"])
async def rename(request: Request[Any, Any, Any], house: Here, data: JSONBody[Me]) -> MeInfo:
    """Tell my name."""
    person, name = person_of(request), data.name.strip()
    if name != (await house.store.person(person)).name:
        spend(house.quotas.changes, request)
        await house.store.rename(person, name)
        await note_device(house, request)
    return await about(house, person)


@patch("/api/me/settings", tags=["house"], status_code=204)
async def change_settings(request: Request[Any, Any, Any], house: Here, data: JSONBody[Liking]) -> None:
    """Choose how I like the table, here and on my other devices. What is left out stays as it is."""
    person = person_of(request)
    if not is_known(await about(house, person)):
        spend(house.quotas.changes, request)
    await like(house.store, person, data)
    await note_device(house, request)


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
        dict(game.wins),
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
        headers={"cache-control": "private, max-age=60"},
    )


KEPT_HERE = frozenset(
    (
        "about",
        "advice",
        "book",
        "effects",
        "examples",
        "lessons",
        "operating",
        "orders",
        "puzzles",
        "rules",
        "terminal",
        "vocabulary",
    )
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
async def pack(house: Here, game: Short, pack: Edition, language: Lang = "en") -> Response[bytes]:
    """Everything that is printed in a pack, in words and as data to draw from. The hash of an edition may stand behind
    its name."""
    the_game = game_named(game)
    return Response(
        printed(the_game, await pack_called(house, the_game, pack), language_of(language)),
        media_type="application/json",
        headers={"cache-control": "private, max-age=60"},
    )


async def pack_called(house: House, game: Game, text: str) -> Pack[Any]:
    try:
        return await house.tables.packs.called(game, text)
    except BadPack:
        raise Missing("pack-missing", pack=text) from None


@lru_cache(maxsize=100)
def printed(game: Game, pack: Pack[Any], language: str) -> bytes:
    """What is printed in a pack: put together once."""
    return msgspec.json.encode(game.printed(pack, language))


@get("/api/games/{game:str}/packs/{pack:str}/help", tags=["house"])
async def help_of(house: Here, game: Short, pack: Edition, language: Lang = "en") -> HelpInfo:
    """What each icon, token, track, and phase of a game is, and the rule that tells more."""
    the_game = game_named(game)
    content = await pack_called(house, the_game, pack)
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
    try:
        base = str(request.base_url).rstrip("/")
        if urlsplit(base).hostname in ("127.0.0.1", "localhost"):
            base = for_others(urls(house.settings.port, host=house.settings.host))
        code = segno.make(base + path, error="m")
    except ValueError as error:  # no name of a host, or too long for a code
        raise ClientException("Host") from error
    drawing = io.BytesIO()
    code.save(drawing, kind="svg", scale=8, border=2, dark="#0b1020", light="#ffffff")
    return Response(drawing.getvalue(), media_type="image/svg+xml")
