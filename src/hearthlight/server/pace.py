"""How fast one address may ask: so many requests and new sockets a minute."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request
from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig, RateLimitMiddleware
from litestar.stores.memory import MemoryStore
from litestar.types import ASGIApp

from .networks import network_of

FORGET_SECONDS = 60
"""How often those are forgotten who have not asked for a minute."""


class _Pace(RateLimitMiddleware):
    """The framework's, which lets sockets pass uncounted."""

    def __init__(self, app: ASGIApp, config: RateLimitConfig) -> None:
        super().__init__(app, config)
        self.scopes = {ScopeType.HTTP, ScopeType.WEBSOCKET}


def pace(requests_per_minute: int) -> DefineMiddleware:
    return RateLimitConfig(
        rate_limit=("minute", requests_per_minute),
        exclude=["^/assets", "^/health$", "^/metrics$"],
        identifier_for_request=_who,
        middleware_class=_Pace,
    ).middleware


def paces_of(app: Litestar) -> MemoryStore:
    """Who has asked how often within the last minute. It forgets nobody by itself."""
    store = app.stores.get("rate_limit")
    assert isinstance(store, MemoryStore)
    return store


def _who(request: Request[Any, Any, Any]) -> str:
    return network_of(request.client.host if request.client else "")
