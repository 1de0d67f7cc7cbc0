"""The door: what uvicorn lets in without a question. Nobody may hold it open: a request comes whole within a time, what
is said to somebody is heard within a time, and one address has so many connections."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import time
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .networks import network_of
from .settings import Settings

log = logging.getLogger(__name__)
SECONDS_BETWEEN_WARNINGS = 60
LISTENING = 3
"""So many times longer than a request may take, an answer may stay unheard: somebody may ride through a tunnel."""
BIGGEST_MESSAGE = 1_000
"""Bytes that may come in by a socket at once. Our page says nothing there."""


def raise_file_limit() -> None:
    """As many open files, and so connections, as the system lets this process have; the usual 1,024 are few."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def protocols(settings: Settings) -> dict[str, Any]:
    """What uvicorn is to speak with, for requests and for sockets, both with the same count."""
    door = Door(settings.connections_per_address, settings.request_seconds)
    return {
        "http": type("Http", (GuardedHttp,), {"door": door}),
        "ws": type("Sockets", (GuardedSocket,), {"door": door}),
        "ws_max_size": BIGGEST_MESSAGE,
    }


class Door:
    """Who is in, by address."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self.inside: Counter[str] = Counter()
        self._warned = 0.0

    def enter(self, client: tuple[str, int] | None) -> bool:
        """Whether one more from this address may come in; then it is counted."""
        address = network_of(client[0]) if client else ""
        if self.most and self.inside[address] >= self.most:
            if time.monotonic() > self._warned + SECONDS_BETWEEN_WARNINGS:
                self._warned = time.monotonic()
                log.warning("%s has %d connections: no more are accepted from there", address, self.most)
            return False
        self.inside[address] += 1
        return True

    def leave(self, client: tuple[str, int] | None) -> None:
        address = network_of(client[0]) if client else ""
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


class GuardedHttp(H11Protocol):
    """Closes what is too slow or too much. The clock runs while a request is on its way, never while it is answered."""

    door: ClassVar[Door]
    _entered = False
    _clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._entered = self.door.enter(self.client)
        if self._entered:
            _give_up_on_the_deaf(transport, LISTENING * self.door.seconds)
            self._watch()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()  # the next request may have begun meanwhile

    def send_400_response(self, msg: str) -> None:
        """Who talks nonsense is told so, unless an answer has begun. What they asked before is answered to nobody."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
        if self.cycle and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # from here on it is the socket's connection
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _watch(self) -> None:
        if not self._entered or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_clock()
        elif self._clock is None:
            self._clock = self.loop.call_later(self.door.seconds, self.transport.close)

    def _leave(self) -> None:
        self._stop_clock()
        if self._entered:
            self._entered = False
            self.door.leave(self.client)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None


def _give_up_on_the_deaf(transport: asyncio.Transport, seconds: float) -> None:
    """Whoever takes nothing of what is said to them is cut off; asyncio would wait for them for ever, even to close."""
    line: socket.socket = transport.get_extra_info("socket")
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * seconds))


class GuardedSocket(WebSocketsSansIOProtocol):
    """Counts at the same door; it comes from a request that was let in, so there is room."""

    door: ClassVar[Door]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.door.enter(self.client)

    def send_receive_event_to_app(self) -> None:
        """What is called text and is none ends the connection; uvicorn would call it a mistake of ours."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self.conn.fail(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.client)
        super().connection_lost(exc)
