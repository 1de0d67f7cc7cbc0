"""`hearthlight serve`."""

from __future__ import annotations

from typing import Literal

from .run import run_server
from .settings import Settings


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data: str | None = None,
    channels: str | None = None,
    bot_pause: float | None = None,
    requests_per_minute: int | None = None,
    log_format: Literal["text", "json"] | None = None,
    open_page: bool = False,
) -> None:
    """Start the server: people play in their browsers, here and in the same network.

    What is not given comes from the environment (HEARTHLIGHT_PORT and so on), else from the defaults.

    Parameters
    ----------
    host
        The address to listen at; 127.0.0.1 for this machine only.
    port
        The port.
    data
        An SQLite file, or a database URL (postgresql+asyncpg://…).
    channels
        How live updates travel between processes: memory, redis://… or postgresql://….
    bot_pause
        Seconds before a bot moves.
    requests_per_minute
        The limit for each address; 0 for none.
    log_format
        text for people, json for programs.
    open_page
        Open the page in a browser.
    """
    settings = Settings.from_environment().with_given(
        database=data,
        channels=channels,
        host=host,
        port=port,
        bot_pause=bot_pause,
        requests_per_minute=requests_per_minute,
        log_format=log_format,
    )
    run_server(settings, open_page=open_page)
