"""Everything that is not a table: who I am, the games, texts, packs, rules, addresses."""

from __future__ import annotations

import io
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, get, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from ..bots import bot_names
from ..games import GAMES, game_named
from ..i18n import Texts
from ..i18n.rules import rule_numbers, ruling_numbers
from ..i18n.texts import LOCALES
from ..kernel import Game
from .addresses import urls
from .context import Here, House, person_of
from .faces import face_of
from .looking import language_of
from .problems import Missing
from .requests import Me

Lang = Annotated[str, QueryParameter(max_length=10, name="lang")]
Short = Annotated[str, PathParameter(max_length=30)]


class SoloBest(msgspec.Struct, frozen=True):
    chapter: int
    score: int
    orchids: int


class MeInfo(msgspec.Struct, frozen=True):
    name: str
    tables: int
    solo: list[SoloBest]


class Choice(msgspec.Struct, frozen=True):
    value: str | int
    title: str
    about: str


class OptionInfo(msgspec.Struct, frozen=True):
    """Something that can be chosen before a game."""

    key: str
    title: str
    default: str | int
    choices: list[Choice]


class GameInfo(msgspec.Struct, frozen=True):
    key: str
    title: str
    pitch: str
    players: tuple[int, int]
    usual_players: int
    options: list[OptionInfo]
    bots: list[str]
    """The weakest first."""
    packs: list[str]
    open_hands: bool
    campaign: bool


class RuleText(msgspec.Struct, frozen=True):
    number: str
    text: str


class RuleSection(msgspec.Struct, frozen=True):
    section: str
    title: str
    rules: list[RuleText]


class Addresses(msgspec.Struct, frozen=True):
    urls: list[str]


@get("/api/me", tags=["house"])
async def me(request: Request[Any, Any, Any], house: Here) -> MeInfo:
    """My name, how many tables I have, and my best result in each solo chapter."""
    return await about(house, person_of(request))


async def about(house: House, person: str) -> MeInfo:
    best: dict[int, SoloBest] = {}
    for row in await house.store.solo(person):
        if row.chapter not in best or row.score > best[row.chapter].score:
            best[row.chapter] = SoloBest(row.chapter, row.score, row.orchids)
    tables = await house.store.tables_of(person)
    return MeInfo((await house.store.person(person)).name, len(tables), [best[key] for key in sorted(best)])


@put("/api/me", tags=["house"])
async def rename(request: Request[Any, Any, Any], house: Here, data: JSONBody[Me]) -> MeInfo:
    """Tell my name."""
    person = person_of(request)
    await house.store.rename(person, data.name.strip())
    return await about(house, person)


@get("/api/games", tags=["house"])
async def games(language: Lang = "en") -> list[GameInfo]:
    """The games of the house."""
    return [game_info(game, language_of(language)) for game in GAMES.values()]


def game_info(game: Game[Any], language: str) -> GameInfo:
    """What the lobby must know to offer a game."""
    face, packs = face_of(game.key), game.packs.names()
    say = Texts(language, game.packs.house / packs[0])
    values = {field.name: values_of(field.type) for field in msgspec.structs.fields(game.options)}
    defaults = {field.name: field.default for field in msgspec.structs.fields(game.options)}
    options = [
        OptionInfo(
            key,
            say(f"option-{game.key}-{key}"),
            defaults[key],
            [Choice(value, *face.choice(say, key, value)) for value in values[key]],
        )
        for key in face.choices
    ]
    players = [int(value) for value in values["players"]]
    return GameInfo(
        game.key,
        say(f"game-{game.key}"),
        say(f"pitch-{game.key}"),
        (players[0], players[-1]),
        defaults["players"],
        options,
        bot_names(game.key),
        packs,
        face.open_hands,
        face.campaign,
    )


def values_of(kind: Any) -> list[str | int]:
    """What an option can be: one of some words, or a whole number within limits."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    known = msgspec.inspect.type_info(kind)
    if isinstance(known, msgspec.inspect.IntType) and known.ge is not None and known.le is not None:
        return [*range(known.ge, known.le + 1)]
    return []


@get("/api/texts/{language:str}", tags=["house"], media_type="text/plain")
async def texts(language: Short) -> Response[str]:
    """The messages that the page needs, as Fluent source: English first, then the language on top."""
    return Response(
        _texts(language_of(language)),
        media_type="text/plain; charset=utf-8",
        headers={"cache-control": "public, max-age=60"},
    )


@cache
def _texts(language: str) -> str:
    folders = dict.fromkeys(("en", language))
    return "\n".join(
        path.read_text("utf-8")
        for folder in folders
        for path in sorted((LOCALES / folder).glob("*.ftl"))
        if not path.name.endswith(("-rules.ftl", "-effects.ftl", "terminal.ftl"))
    )


@get("/api/games/{game:str}/packs/{pack:str}", tags=["house"])
async def pack(game: Short, pack: Short, language: Lang = "en") -> Response[bytes]:
    """Everything that is printed in a pack of the house, in words and as data to draw from."""
    if pack not in game_named(game).packs.names():
        raise Missing("pack-missing", pack=pack)
    return Response(
        _pack(game, pack, language_of(language)),
        media_type="application/json",
        headers={"cache-control": "public, max-age=60"},
    )


@cache
def _pack(game: str, pack: str, language: str) -> bytes:
    return msgspec.json.encode(face_of(game).printed(game_named(game).packs(pack), language))


@get("/api/rules/{game:str}", tags=["house"])
async def rules(game: Short, language: Lang = "en") -> list[RuleSection]:
    """The rulebook, section by section."""
    game_named(game)
    say = Texts(language_of(language))
    sections: dict[str, RuleSection] = {}
    for number in rule_numbers(game):
        section = number.split(".")[0]
        entry = sections.setdefault(section, RuleSection(section, say(f"section-{section}"), []))
        entry.rules.append(RuleText(number, say("rule-" + number.replace(".", "-"))))
    rulings = [RuleText(number, say(f"ruling-{number}")) for number in ruling_numbers(game)]
    return [*sections.values(), RuleSection("R", say("rules-rulings-title"), rulings)]


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
        base = urls(house.settings.port, host=house.settings.host)[-1]
    drawing = io.BytesIO()
    segno.make(base + path, error="m").save(drawing, kind="svg", scale=8, border=2, dark="#0b1020", light="#ffffff")
    return Response(drawing.getvalue(), media_type="image/svg+xml")
