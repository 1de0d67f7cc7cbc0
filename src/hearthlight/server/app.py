"""The application: handlers, sessions, protection, the page."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.middleware.session.client_side import CookieBackendConfig
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import Scope

from .. import __version__
from ..games import texts_of_all
from ..kernel import Problem
from ..lessons import NotNow
from .api_campaigns import CampaignsController
from .api_house import address, games, help_of, languages, me, pack, qr, rename, texts
from .api_lessons import begin_lesson, learn, lessons
from .api_reviews import reviewed, try_again
from .api_rules import rules, rules_sample
from .api_tables import TablesController, invitation, join_by_invite
from .context import House
from .live import live_updates
from .looking import language_of
from .problems import RETRY_SECONDS, Unavailable, status_of
from .settings import Settings

log = logging.getLogger(__name__)
PAGE = Path(str(files(__package__))) / "page"
BIGGEST_BODY = 500_000
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def create_app(settings: Settings | None = None, house_of: type[House] = House) -> Litestar:
    """A server process. Without settings they come from the environment."""
    settings = settings or Settings.from_environment()
    secret = settings.signing_secret()
    channels = ChannelsPlugin(
        _channels(settings.channels),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=100,
        subscriber_backlog_strategy="dropleft",
    )
    house = house_of(settings, channels)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    sessions = CookieBackendConfig(
        secret=hashlib.sha256(secret.encode()).digest(), key="hearthlight", max_age=60 * 60 * 24 * 365, samesite="lax"
    )
    middleware: list[Any] = [sessions.middleware]
    if settings.requests_per_minute:
        middleware.append(
            RateLimitConfig(rate_limit=("minute", settings.requests_per_minute), exclude=["^/assets"]).middleware
        )
    return Litestar(
        [
            TablesController,
            CampaignsController,
            lessons,
            begin_lesson,
            learn,
            reviewed,
            try_again,
            join_by_invite,
            invitation,
            me,
            rename,
            games,
            languages,
            texts,
            pack,
            help_of,
            rules,
            rules_sample,
            address,
            qr,
            live_updates,
            index,
            create_static_files_router("/assets", [PAGE / "assets"], include_in_schema=False),
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        plugins=[channels],
        lifespan=[lifespan],
        middleware=middleware,
        csrf_config=CSRFConfig(secret=secret),
        request_max_body_size=BIGGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=800),
        after_request=_with_headers,
        exception_handlers={Problem: _problem, HTTPException: _http_problem, Exception: _broken},
        after_exception=[_note],
        logging_config=None,  # who starts us decides where the log goes; the default would write it later, from a queue
        openapi_config=OpenAPIConfig(title="Hearthlight", version=__version__, path="/api/schema"),
        signature_namespace={"House": House},
    )


def _channels(where: str) -> ChannelsBackend:
    """In memory for one process; over Redis or PostgreSQL for several, whose drivers are not always installed."""
    if where == "memory":
        return MemoryChannelsBackend()
    if where.startswith("redis"):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(where))
    backend: ChannelsBackend = resolve_name(f"{__package__}.postgres_channels:PostgresChannels")(
        where.replace("postgresql+asyncpg", "postgresql")
    )
    return backend


@get(
    [
        "/",
        "/campaign",
        "/library",
        "/library/{rest:path}",
        "/learn",
        "/learn/{rest:path}",
        "/rules",
        "/rules/{rest:path}",
        "/join/{rest:path}",
        "/table/{rest:path}",
        "/replay/{rest:path}",
    ],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def index() -> Response[str]:
    """The page. Which part of it is shown is decided in the browser."""
    path = PAGE / "index.html"
    if not path.exists():
        return Response(
            "<p>The page has not been built: run <code>make play</code>.", status_code=503, media_type=MediaType.HTML
        )
    return Response(path.read_text("utf-8"), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def _with_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _language(request: Request[Any, Any, Any]) -> str:
    return language_of(request.query_params.get("lang"))


def _problem(request: Request[Any, Any, Any], problem: Problem) -> Response[dict[str, str]]:
    language = _language(request)
    text = problem.told(language) if isinstance(problem, NotNow) else texts_of_all(language).problem(problem)
    headers = {"retry-after": str(RETRY_SECONDS)} if isinstance(problem, Unavailable) else {}
    return _with_headers(
        Response({"problem": problem.key, "text": text}, status_code=status_of(problem), headers=headers)
    )


def _http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """What the framework refuses: a body that does not fit, a missing token, too many requests."""
    say, key = texts_of_all(_language(request)), f"http-{error.status_code}"
    detail = error.detail if error.status_code == 400 else ""
    text = say(
        f"problem-{key}" if say.has(f"problem-{key}") else "problem-http", status=error.status_code, detail=detail
    )
    return _with_headers(
        Response({"problem": key, "text": text}, status_code=error.status_code, headers=dict(error.headers or {}))
    )


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """A mistake of ours."""
    return _http_problem(request, InternalServerException())


async def _note(error: Exception, scope: Scope) -> None:
    """Whatever was not the fault of who asked leaves a trace in the log."""
    asked = f"{scope.get('method', scope['type'])} {scope['raw_path'].decode('ascii', 'replace')}"  # no line breaks
    if isinstance(error, Unavailable):
        log.error("%s: %s: %s", asked, error.key, error.__cause__)
    elif not isinstance(error, Problem) and getattr(error, "status_code", 500) >= 500:
        log.error("%s", asked, exc_info=error)
