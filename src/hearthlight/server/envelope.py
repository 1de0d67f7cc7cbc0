"""What every request and every answer has around it, whoever answers: a number to find it by in the log, headers, and
our own words where something goes wrong that nothing else has caught."""

from __future__ import annotations

import logging
import secrets
import time
from contextvars import ContextVar
from typing import Any

import msgspec
from litestar import Litestar

from ..games import texts_of_all
from ..i18n import SOURCE
from .metrics import Metrics

log = logging.getLogger(__name__)
NUMBER: ContextVar[str] = ContextVar("number", default="-")
"""Of the request that is being answered."""
STATUS: ContextVar[int] = ContextVar("status", default=500)
"""Of what went wrong last, for sockets: their framework calls all of it a mistake of ours."""
BROKEN = 4500
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ONLY_HTTPS = "max-age=31536000"


class NumberedLines(logging.Filter):
    """Every line of the log says which request it is about."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.number = NUMBER.get()
        return True


class Application(Litestar):
    """The application in its envelope."""

    house = ""
    """Its name, for the page: see `cookies`."""
    metrics: Metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            return await super().__call__(scope, receive, send)
        NUMBER.set(secrets.token_hex(4))
        STATUS.set(500)
        status, begun = 0, time.perf_counter()

        async def enveloped(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_headers(
                    message.get("headers", ()), self.house, https=scope["scheme"] == "https"
                )
            elif message["type"] == "http.response.body" and not message.get("more_body"):
                self.metrics.answered(scope, status, time.perf_counter() - begun)
            elif message["type"] == "websocket.close" and message["code"] == BROKEN:
                message = _closing(STATUS.get())
            await send(message)

        try:
            if b"\0" in scope["path"].encode("utf-8", "replace") or b"%00" in scope["query_string"]:
                return await _tell(enveloped, scope, 400, "http-400", detail="NUL")
            await super().__call__(scope, receive, enveloped)
        except Exception:
            log.exception("%s", asked(scope))
            if scope["type"] == "http" and not status:
                await _tell(enveloped, scope, 500, "http-500")


def asked(scope: Any) -> str:
    """What was asked for, without any line break."""
    return f"{scope.get('method', scope['type'])} {scope['raw_path'].decode('ascii', 'replace')}"


def trouble(key: str, text: str) -> dict[str, str]:
    """What is told where something was refused or went wrong."""
    return {"problem": key, "text": text, "request": NUMBER.get()}


def _with_headers(headers: Any, house: str, *, https: bool) -> list[tuple[bytes, bytes]]:
    """Those of every answer; cookies that came by https go back by no other way."""
    ours = {**HEADERS, "x-request-id": NUMBER.get(), "x-house": house}
    if https:
        ours["strict-transport-security"] = ONLY_HTTPS
    given = [
        (name, value + b"; Secure" if https and name.lower() == b"set-cookie" else value) for name, value in headers
    ]
    known = {name.lower() for name, _ in given}
    return [*given, *((name.encode(), value.encode()) for name, value in ours.items() if name.encode() not in known)]


def _closing(status: int) -> dict[str, Any]:
    """What a socket is told in place of an answer."""
    code = BROKEN if status >= 500 else 4000 + status % 400
    return {"type": "websocket.close", "code": code, "reason": f"http-{status} {NUMBER.get()}"}


async def _tell(send: Any, scope: Any, status: int, key: str, **details: str) -> None:
    """An answer without any framework."""
    if scope["type"] == "websocket":
        await send(_closing(status))
        return
    text = texts_of_all(SOURCE)(f"problem-{key}", request=NUMBER.get(), **details)
    body = msgspec.json.encode(trouble(key, text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
