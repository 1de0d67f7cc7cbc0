"""The application: handlers, sessions, protection, the page."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pkgutil import resolve_name
from typing import Any

from litestar import Litestar, Request, Response
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from .. import __version__
from ..games import texts_of_all
from ..kernel import Problem
from ..lessons import NotNow
from .api_campaigns import CampaignsController
from .api_devices import about_code, enter, link_device, make_recovery, my_devices, sign_out
from .api_health import health, metrics
from .api_house import address, change_settings, games, help_of, languages, me, pack, qr, rename, texts
from .api_invites import invitation, join_by_invite
from .api_lessons import begin_lesson, learn, lessons
from .api_lists import my_tables, tables_for_all
from .api_orders import order, orders
from .api_reviews import reviewed, try_again
from .api_rules import rules, rules_sample
from .api_seats import SeatsController
from .api_shelf import ShelfController
from .api_statistics import statistics, statistics_csv
from .api_tables import TablesController
from .api_turns import drop_webhook, set_webhook, test_webhook, turns, turns_live, webhook
from .asking import Asking
from .channels import Channels
from .context import House
from .cookies import cookies_of, name_of
from .devices import no_strangers_as_friends
from .envelope import NUMBER, STATUS, Application, asked, trouble
from .live import live_updates
from .looking import language_of
from .pace import FORGET_SECONDS, pace, paces_of
from .page_files import ASSETS, assets, index, nothing_here
from .problems import Later, Unavailable, status_of
from .schema_page import SchemaPage
from .settings import Settings

log = logging.getLogger(__name__)
BIGGEST_BODY = 500_000
GZIP_LEVEL = 4
"""What a table says becomes little larger than at 9, in half the time."""


def create_app(
    settings: Settings | None = None, house_of: Callable[[Settings, Channels], House] = House
) -> Application:
    """A server process. Without settings they come from the environment."""
    settings = settings or Settings.from_environment()
    secret = settings.signing_secret()
    channels = Channels(
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

    middleware = cookies_of(secret)
    middleware.append(DefineMiddleware(no_strangers_as_friends(house.devices)))
    if settings.requests_per_minute:
        middleware.append(pace(settings.requests_per_minute))
    app = Application(
        [
            TablesController,
            SeatsController,
            ShelfController,
            my_tables,
            tables_for_all,
            CampaignsController,
            lessons,
            begin_lesson,
            learn,
            orders,
            order,
            turns,
            turns_live,
            webhook,
            set_webhook,
            drop_webhook,
            test_webhook,
            reviewed,
            try_again,
            join_by_invite,
            invitation,
            me,
            rename,
            change_settings,
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
            my_devices,
            link_device,
            make_recovery,
            about_code,
            enter,
            sign_out,
            statistics,
            statistics_csv,
            health,
            metrics,
            index,
            assets,
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        plugins=[channels],
        lifespan=[lifespan],
        middleware=middleware,
        request_class=Asking,
        request_max_body_size=BIGGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=800, gzip_compress_level=GZIP_LEVEL, exclude=[f"^{ASSETS}"]
        ),
        exception_handlers={Problem: _problem, HTTPException: _http_problem, Exception: _broken},
        after_exception=[_note],
        logging_config=None,  # who starts us decides where the log goes; the default would write it later, from a queue
        openapi_config=OpenAPIConfig(
            title="Hearthlight",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[SchemaPage(), JsonRenderPlugin()],
        ),
        signature_namespace={"House": House},
    )
    app.house, app.metrics = name_of(secret), house.metrics
    house.caretaker.duties.append((FORGET_SECONDS, paces_of(app).delete_expired))
    return app


def _channels(where: str) -> ChannelsBackend:
    """In memory for one process; over Redis or PostgreSQL for several, whose drivers are not always installed."""
    if where == "memory":
        return MemoryChannelsBackend()
    kind = "redis_line:RedisLine" if where.startswith("redis") else "postgres_line:PostgresLine"
    backend: ChannelsBackend = resolve_name(f"{__package__}.{kind}")(where.replace("+asyncpg", ""))
    return backend


def _language(request: Request[Any, Any, Any]) -> str:
    return language_of(request.query_params.get("lang"))


def _problem(request: Request[Any, Any, Any], problem: Problem) -> Response[dict[str, str]]:
    language = _language(request)
    text = problem.told(language) if isinstance(problem, NotNow) else texts_of_all(language).problem(problem)
    headers = {"retry-after": str(problem.seconds)} if isinstance(problem, Later) else {}
    return Response(trouble(problem.key, text), status_code=status_of(problem), headers=headers)


def _http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: a body that does not fit, a missing token, too many requests, an unknown address."""
    if error.status_code == 404 and (page := nothing_here(request)):
        return page
    say, key = texts_of_all(_language(request)), f"http-{error.status_code}"
    detail = error.detail if error.status_code == 400 else ""
    name = f"problem-{key}" if say.has(f"problem-{key}") else "problem-http"
    text = say(name, status=error.status_code, detail=detail, request=NUMBER.get())
    headers = dict(error.headers or {})
    if reset := headers.get("RateLimit-Reset"):
        headers["retry-after"] = reset
    return Response(trouble(key, text), status_code=error.status_code, headers=headers)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A mistake of ours."""
    return _http_problem(request, InternalServerException())


async def _note(error: Exception, scope: Scope) -> None:
    """Whatever was not the fault of who asked leaves a trace in the log."""
    status = status_of(error) if isinstance(error, Problem) else getattr(error, "status_code", 500)
    STATUS.set(status)
    if isinstance(error, Unavailable):
        log.error("%s: %s: %s", asked(scope), error.key, error.__cause__)
    elif status >= 500:
        log.error("%s", asked(scope), exc_info=error)
