"""A message to an address outside: only where the operator allows it, in the format of its service."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import socket
import ssl
from typing import Literal
from urllib.parse import SplitResult, urlsplit

import msgspec

from ..kernel import Problem
from .settings import Settings

Kind = Literal["ntfy", "discord", "slack"]
SECONDS = 10
"""For the whole of a message and its answer."""
PORTS = {"https": 443, "http": 80}


class Message(msgspec.Struct, frozen=True):
    text: str
    link: str


class Failed(Exception):
    """It was not delivered."""

    def __init__(self, reason: str, *, passing: bool) -> None:
        super().__init__(reason)
        self.passing = passing
        """It may be another time."""


class Gate:
    """Which addresses may be spoken to."""

    def __init__(self, settings: Settings) -> None:
        self.hosts = [host.strip().lower() for host in settings.webhook_hosts.split(",") if host.strip()]
        self.private = settings.webhook_private

    def check(self, url: str) -> SplitResult:
        """The parts of an address that is allowed."""
        try:
            parts = urlsplit(url)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError:
            raise Problem("webhook-no-url") from None
        secure = parts.scheme == "https" or (parts.scheme == "http" and self.private)
        if not host or not secure or parts.username or not url.isascii() or any(sign <= " " for sign in url):
            raise Problem("webhook-no-url")
        usual = port in (None, PORTS[parts.scheme])
        if not any(_fits(host, port, usual, allowed) for allowed in self.hosts):
            raise Problem("webhook-host", host=host)
        return parts

    def address(self, parts: SplitResult) -> tuple[str, int]:
        """The one to connect to, looked up once: what was checked is what is used."""
        port = parts.port or PORTS[parts.scheme]
        try:
            found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise Failed(f"no such host ({error})", passing=True) from error
        addresses = [str(place[0]) for *_, place in found]
        if not self.private and not all(_public(address) for address in addresses):
            raise Failed("a private address", passing=False)
        return addresses[0], port


def _fits(host: str, port: int | None, usual: bool, allowed: str) -> bool:
    name, _, number = allowed.partition(":")
    if not (str(port) == number if number else usual):
        return False
    return host.endswith(name[1:]) if name.startswith("*.") else host == name


def _public(address: str) -> bool:
    place = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(place, "ipv4_mapped", None)
    return bool((mapped or place).is_global and not (mapped or place).is_multicast)


async def deliver(gate: Gate, kind: Kind, url: str, message: Message) -> None:
    """Once. Redirections are not followed."""
    try:
        async with asyncio.timeout(2 * SECONDS):
            await asyncio.to_thread(_post, gate, kind, url, message)
    except TimeoutError:
        raise Failed("no answer", passing=True) from None


def _post(gate: Gate, kind: Kind, url: str, message: Message) -> None:
    parts = gate.check(url)
    connection = _Checked(parts, gate.address(parts))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    headers, body = written(kind, message)
    try:
        connection.request("POST", path, body, headers)
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise Failed(type(error).__name__, passing=True) from error
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise Failed(f"status {status}", passing=status >= 500 or status in (408, 429))


class _Checked(http.client.HTTPConnection):
    """A connection to an address that was checked, whatever its name stands for a moment later."""

    def __init__(self, parts: SplitResult, address: tuple[str, int]) -> None:
        super().__init__(parts.hostname or "", parts.port or PORTS[parts.scheme], timeout=SECONDS)
        self._address = address
        self._tls = ssl.create_default_context() if parts.scheme == "https" else None

    def connect(self) -> None:
        self.sock = socket.create_connection(self._address, timeout=SECONDS)
        if self._tls:
            self.sock = self._tls.wrap_socket(self.sock, server_hostname=self.host)


def written(kind: Kind, message: Message) -> tuple[dict[str, str], bytes]:
    """Headers and body, as the service reads them. Nobody is called by a sign in the text."""
    if kind == "ntfy":
        return {"Content-Type": "text/plain; charset=utf-8", "Click": message.link}, message.text.encode()
    if kind == "discord":
        body: dict[str, object] = {
            "content": f"{message.text}\n{message.link}",
            "allowed_mentions": {"parse": list[str]()},
        }
    else:
        body = {"text": f"{_slack(message.text)}\n<{_slack(message.link)}>"}
    return {"Content-Type": "application/json"}, json.dumps(body).encode()


def _slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
