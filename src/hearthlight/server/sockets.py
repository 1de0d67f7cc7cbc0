"""A live connection as all of ours are: we speak, the page listens, and a ping keeps it open through proxies."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

CLOSED_BY_US = 4000
PING_SECONDS = 25
MOST_HEARD = 100
"""Messages from somebody who has nothing to say here."""


class Gone(Exception):
    """Nobody is at the other end any more."""


GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What a connection raises then. What is raised elsewhere is a mistake of ours and is told in the log."""


def from_our_page(socket: WebSocket[Any, Any, Any]) -> bool:
    """Whether the page that opened it, if any, comes from this house."""
    origin = socket.headers.get("origin")
    try:
        return not origin or urlsplit(origin).netloc == socket.headers.get("host", "")
    except ValueError:
        return False


async def talk(socket: WebSocket[Any, Any, Any], sending: Coroutine[Any, Any, None]) -> None:
    """Until one of us goes."""
    tasks = [asyncio.create_task(doing) for doing in (sending, _until_gone(socket), _ping(socket))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # What one of them has raised knows where it came by, and so this very frame. If that still knew the tasks, all
        # that they hold would stay until the collector comes.
        tasks.clear()
        del task


async def send(socket: WebSocket[Any, Any, Any], text: str | bytes) -> None:
    try:
        await socket.send_data(text, mode="text")
    except GONE as error:
        raise Gone from error


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """Nothing is expected from the page; this ends when it goes away, or talks all the same."""
    try:
        for _ in range(MOST_HEARD):
            await socket.receive_data(mode="text")
    except GONE as error:
        raise Gone from error


async def _ping(socket: WebSocket[Any, Any, Any]) -> None:
    while True:
        await asyncio.sleep(PING_SECONDS)
        await send(socket, '{"ping":1}')
