"""Start a server and tell people where it is."""

from __future__ import annotations

import gc
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import segno
import uvicorn
from litestar import Litestar
from rich.console import Console

from ..games import texts_of_all
from ..i18n import SOURCE, Texts
from ..kernel import Problem
from .addresses import for_others, urls
from .app import create_app
from .door import protocols, raise_file_limit
from .logs import begin_log
from .settings import Settings

CANNOT_START = 3
SAYS_NO_MORE = "Application startup failed. Exiting."
"""What uvicorn adds when it has said why."""
COLLECTING = (10_000, 20, 50)
"""After so many new objects the newest are looked through; every so many times those of a while ago; and every so many
times of that, all."""


def run_server(settings: Settings, *, open_page: bool = False) -> None:
    """Serve until interrupted."""
    begin_log(settings.log_format)
    logging.getLogger("uvicorn.error").addFilter(lambda line: line.msg != SAYS_NO_MORE)
    raise_file_limit()
    config = uvicorn.Config(
        _told_in_one_line(create_app(settings)),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        log_config=None,
        timeout_graceful_shutdown=2,
        **protocols(settings),
    )
    server = _Server(config, lambda: _ready(settings, open_page=open_page))
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(CANNOT_START)


class _Server(uvicorn.Server):
    """Says when it is ready: everything is open, and so is the port."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _leave_in_peace()
            self._ready()


def _leave_in_peace() -> None:
    """Whatever has been loaded by now stays. The collector looks for rubbish elsewhere, and among the tables in memory
    rarely: nobody is answered while it does, and there it takes tenths of seconds and finds next to nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def _ready(settings: Settings, *, open_page: bool) -> None:
    found = urls(settings.port, host=settings.host)
    console, say = Console(), Texts()
    console.print(say("serve-local", url=found[0]))
    for url in found[1:]:
        console.print(say("serve-network", url=url))
    if len(found) > 1:
        segno.make(for_others(found), error="m").terminal(compact=True)
    if open_page:
        threading.Thread(target=webbrowser.open, args=[found[0]], daemon=True).start()


def _told_in_one_line(app: Litestar) -> Any:
    """The same application; if it cannot start for a reason that somebody can mend, it says that and no more."""

    async def asgi(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            return await app(scope, receive, send)
        failed: list[Any] = []

        async def hold(message: Any) -> None:
            if message["type"] == "lifespan.startup.failed":
                failed.append(message)
            else:
                await send(message)

        try:
            await app(scope, receive, hold)
        except Exception as error:
            for message in failed:
                problem = _problem_in(error)
                told = {"message": texts_of_all(SOURCE).problem(problem)} if problem else {}
                await send({**message, **told})
            raise

    return asgi


def _problem_in(error: BaseException) -> Problem | None:
    """The framework wraps what goes wrong when it starts."""
    if isinstance(error, BaseExceptionGroup):
        return next((found for part in error.exceptions if (found := _problem_in(part))), None)
    return error if isinstance(error, Problem) else None
