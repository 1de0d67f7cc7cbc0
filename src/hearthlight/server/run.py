"""Start a server and tell people where it is."""

from __future__ import annotations

import logging
import threading
import webbrowser

import segno
import uvicorn
from rich.console import Console

from ..i18n import Texts
from .addresses import for_others, urls
from .app import create_app
from .door import protocols, raise_file_limit
from .settings import Settings


def run_server(settings: Settings, *, open_page: bool = False) -> None:
    """Serve until interrupted."""
    found = urls(settings.port, host=settings.host)
    console, say = Console(), Texts()
    console.print(say("serve-local", url=found[0]))
    for url in found[1:]:
        console.print(say("serve-network", url=url))
    if len(found) > 1:
        segno.make(for_others(found), error="m").terminal(compact=True)
    if open_page:
        threading.Timer(1.0, webbrowser.open, [found[0]]).start()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    raise_file_limit()
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        timeout_graceful_shutdown=2,
        **protocols(settings),
    )
