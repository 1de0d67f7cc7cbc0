"""Everything that is not a table: who I am, the games, texts, packs, rules, addresses."""

from __future__ import annotations

import io
from functools import cache
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, get, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from ..blackout.content import PACKS
from ..bots import bot_names
from ..games import GAMES, game_named
from ..i18n import Texts
from ..i18n.rules import rule_numbers, ruling_numbers
from ..i18n.texts import LOCALES
from .addresses import urls
from .context import Here, House, person_of
from .looking import language_of
from .payload import pack_info
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


class GameInfo(msgspec.Struct, frozen=True):
    key: str
    title: str
    players: tuple[int, int]
    modes: list[str]
    bots: list[str]
    chapters: int
    packs: list[str]


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
    say = Texts(language_of(language))
    return [GameInfo(key, say(f"game-{key}"), (1, 4), ["single", "campaign"], bot_names(key), 5, ["hong-kong"])
            for key in GAMES]


@get("/api/texts/{language:str}", tags=["house"], media_type="text/plain")
async def texts(language: Short) -> Response[str]:
    """The messages that the page needs, as Fluent source: English first, then the language on top."""
    return Response(_texts(language_of(language)), media_type="text/plain; charset=utf-8",
                    headers={"cache-control": "public, max-age=60"})


@cache
def _texts(language: str) -> str:
    folders = dict.fromkeys(("en", language))
    return "\n".join(path.read_text("utf-8") for folder in folders for path in sorted((LOCALES / folder).glob("*.ftl"))
                     if not path.name.endswith("-rules.ftl") and path.name != "terminal.ftl")


@get("/api/games/{game:str}/packs/{pack:str}", tags=["house"])
async def pack(game: Short, pack: Short, language: Lang = "en") -> Response[bytes]:
    """Everything that is printed in a pack of the house, in words and as data to draw from."""
    game_named(game)
    if pack != "hong-kong":
        raise Missing("pack-missing", pack=pack)
    return Response(_pack(pack, language_of(language)), media_type="application/json",
                    headers={"cache-control": "public, max-age=60"})


@cache
def _pack(pack: str, language: str) -> bytes:
    return msgspec.json.encode(pack_info(PACKS(pack), language))


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
async def qr(request: Request[Any, Any, Any], house: Here,
             path: Annotated[str, QueryParameter(max_length=200, pattern="^/[A-Za-z0-9/_?=&-]*$")]) -> Response[bytes]:
    """A QR code of an address of this server; for those who came by localhost, of its address in the network."""
    base = str(request.base_url).rstrip("/")
    if urlsplit(base).hostname in ("127.0.0.1", "localhost"):
        base = urls(house.settings.port, host=house.settings.host)[-1]
    drawing = io.BytesIO()
    segno.make(base + path, error="m").save(drawing, kind="svg", scale=8, border=2, dark="#0b1020", light="#ffffff")
    return Response(drawing.getvalue(), media_type="image/svg+xml")
