"""Who is who, and whose page it is: cookies that only this house can read, under names of its own.

A browser sends the cookies of a host to every port of it. So that two houses on one host do not take each other's, the
names of a house's cookies say which house it is; the page learns that from the header `x-house` of any answer.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from typing import Any

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.types import Message

A_DAY = 60 * 60 * 24
A_YEAR = A_DAY * 365
CAME = "cookie_said"
"""What the cookie of a request said."""
BEFORE_NAMES = "hearthlight"
"""The name of every house's cookie up to 0.1."""


def name_of(secret: str) -> str:
    """The name of a house, which tells nothing about its secret."""
    return hashlib.sha256(f"the name of the house {secret}".encode()).hexdigest()[:8]


class _Sessions(ClientSideSessionBackend):
    """Whatever is no cookie of ours, damaged or made up, is none at all.

    A cookie is sent when it says something new, and once a day so that it lasts; not with every answer: one that was on
    its way while somebody became somebody else would bring back who they were.
    """

    async def load_from_connection(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, Any]:
        try:
            if known := await super().load_from_connection(connection):
                connection.scope["state"][CAME] = dict(known)
                return known
            before = connection.cookies.get(BEFORE_NAMES)
            return self.load_data([before.encode()]) if before else {}
        except Exception:
            return {}

    async def store_in_message(
        self, scope_session: Any, message: Message, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> None:
        if scope_session:
            scope_session["day"] = int(time.time()) // A_DAY
            if scope_session == connection.scope["state"].get(CAME):
                return
        await super().store_in_message(scope_session, message, connection)


@dataclass
class _Cookies(CookieBackendConfig):
    _backend_class = _Sessions


class _Tokens(CSRFMiddleware):
    """Whatever is no token is none, and no mistake of ours."""

    def _decode_csrf_token(self, token: str) -> str | None:
        return super()._decode_csrf_token(token) if token.isascii() else None


def cookies_of(secret: str) -> list[DefineMiddleware]:
    """What reads and writes the cookies of a house."""
    house = name_of(secret)
    key = hashlib.sha256(secret.encode()).digest()
    sessions = _Cookies(secret=key, key=f"hearthlight_{house}", max_age=A_YEAR, samesite="lax")
    tokens = CSRFConfig(secret=secret, cookie_name=f"csrftoken_{house}")
    return [sessions.middleware, DefineMiddleware(_Tokens, config=tokens)]
