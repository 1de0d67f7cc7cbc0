"""Whose turn it is: live for every page of a person, and where a message is to go when nobody looks."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import WebSocket, delete, get, post, put, websocket
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import delete as delete_rows

from ..games import games, texts_of_all
from ..kernel import Problem
from .asking import Asking
from .context import Here, House, address_of, person_of, spend
from .lists import tables_in_company
from .looking import as_json, language_of
from .problems import Forbidden, Missing, TooMany, Unavailable
from .requests import NewWebhook
from .sockets import CLOSED_BY_US, Gone, from_our_page, send, talk
from .turns import channel_of_person
from .webhook_rows import WebhookRow
from .webhooks import Failed

Lang = Annotated[str, QueryParameter(max_length=10, name="lang")]


class TurnLine(msgspec.Struct, frozen=True):
    """A table at which it is my turn, and others wait."""

    id: str
    game: str
    title: str
    round: int


class TurnsInfo(msgspec.Struct, frozen=True):
    turns: list[TurnLine]


class WebhookInfo(msgspec.Struct, frozen=True):
    hosts: list[str]
    """Where messages may go; none: nowhere."""
    kind: str
    url: str
    """Where mine go; nothing: nowhere."""


@get("/api/turns", tags=["house"])
async def turns(request: Asking, house: Here, language: Lang = "en") -> TurnsInfo:
    """The tables at which it is my turn, and others wait."""
    return await turns_of(house, person_of(request), language_of(language))


async def turns_of(house: House, person: str, language: str) -> TurnsInfo:
    here = {game.key: game for game in games()}
    return TurnsInfo(
        [
            TurnLine(row.id, row.game, here[row.game].say(language)(f"game-{row.game}"), row.round)
            for row, seats in await tables_in_company(house.store, person)
            if row.game in here
            and any(seat.person == person and seat.kind == "person" for seat in seats if seat.index in row.to_act)
        ]
    )


@websocket("/api/turns/live")
async def turns_live(
    socket: WebSocket[Any, Any, Any],
    house: Here,
    language: Annotated[str, QueryParameter(max_length=10, name="lang")] = "en",
) -> None:
    """The same now, and again whenever a turn of mine begins or ends."""
    if not from_our_page(socket):
        await socket.close(code=CLOSED_BY_US + 3)
        return
    person, device = person_of(socket), str(socket.session.get("device") or "")
    await socket.accept()

    async def tell() -> None:
        sent = None
        async with house.channels.start_subscription([channel_of_person(person)]) as subscriber:
            events = subscriber.iter_events()
            while True:
                try:
                    if not await house.devices.may_come(person, device):
                        raise Forbidden("signed-out")
                    told = as_json(await turns_of(house, person, language_of(language)))
                except Unavailable:
                    told = sent or b""
                if told and told != sent:
                    await send(socket, told)
                    sent = told
                await anext(events)

    try:
        with house.quotas.socket(f"turns of {person}", address_of(socket)):
            await talk(socket, tell())
    except TooMany as problem:
        await socket.close(code=CLOSED_BY_US + 29, reason=problem.key)
    except Forbidden as problem:
        await socket.close(code=CLOSED_BY_US + 4, reason=problem.key)
    except Gone:
        pass  # nothing to tell them


@get("/api/me/webhook", tags=["house"])
async def webhook(request: Asking, house: Here) -> WebhookInfo:
    """Where I am told that it is my turn."""
    return await about(house, person_of(request))


@put("/api/me/webhook", tags=["house"])
async def set_webhook(request: Asking, house: Here, data: JSONBody[NewWebhook], language: Lang = "en") -> WebhookInfo:
    """Be told there, in this language, whenever it is my turn and I do not look."""
    house.turns.gate.check(data.url)
    home = str(request.base_url).rstrip("/")[:200]
    person = person_of(request)
    spend(house.quotas.changes, request)
    async with house.store.writing() as session:
        await session.merge(
            WebhookRow(person=person, kind=data.kind, url=data.url, language=language_of(language), home=home)
        )
    return await about(house, person)


@delete("/api/me/webhook", tags=["house"])
async def drop_webhook(request: Asking, house: Here) -> None:
    """Be told no more."""
    async with house.store.writing() as session:
        await session.execute(delete_rows(WebhookRow).where(WebhookRow.person == person_of(request)))


@post("/api/me/webhook/test", tags=["house"], status_code=204)
async def test_webhook(request: Asking, house: Here) -> None:
    """Send a message there now."""
    async with house.store.session() as session:
        hook = await session.get(WebhookRow, person_of(request))
    if hook is None:
        raise Missing("no-webhook")
    spend(house.quotas.tests, request)
    try:
        await house.turns.send(hook, texts_of_all(hook.language)("turn-test"), "/")
    except Failed as failed:
        raise Problem("webhook-failed", reason=str(failed)) from failed


async def about(house: House, person: str) -> WebhookInfo:
    async with house.store.session() as session:
        hook = await session.get(WebhookRow, person)
    return WebhookInfo(house.turns.gate.hosts, hook.kind if hook else "ntfy", hook.url if hook else "")
