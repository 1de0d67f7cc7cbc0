"""Visitors without manners: half a request, no ear for the answer, noise. They come from an address of their own, so
that what they are refused is refused to nobody else."""

from __future__ import annotations

import asyncio
import base64
import random
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from .houses import PATIENCE, Server

ADDRESS = "127.0.0.9"
MANY = 30
HALVES = [
    b"",
    b"GET /api/ga",
    b"GET /api/games HTTP/1.1\r\nHost: house\r\n",
    b"PUT /api/me HTTP/1.1\r\nHost: house\r\nContent-Length: 400\r\n\r\n{",
]
NOISE = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(256)),
    b"GET  HTTP/9.9\r\n\r\n",
    b"\r\n" * 400,
    b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\nHost: house\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: house\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: house\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/tables/%00%ff%fe HTTP/1.1\r\nHost: house\r\n\r\n",
    b"GET /api/games?lang=\xff\xfe HTTP/1.1\r\nHost: \xff\r\nCookie: \xff=\xfe; hearthlight=%%\r\n\r\n",
    b"PUT /api/me HTTP/1.1\r\nHost: house\r\nContent-Length: 9\r\nX-CSRFToken: \xe4\r\n\r\n\xff\xfe\x00{[}]\"'",
]
BAD_FRAMES = [
    b"\x81\x05hello",  # not masked
    b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff",
    b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # no text
    b"\x88\x80",
    b"\x81\xfe\xff\xff\x00\x00\x00\x00" + b"x" * 65535,
]


@asynccontextmanager
async def knocking(server: Server, *, small: bool = False) -> AsyncIterator[socket.socket]:
    """A connection that is cut in the end; with next to no room for what is said to it, if wanted."""
    loop = asyncio.get_running_loop()
    with socket.socket() as line:
        line.setblocking(False)
        if small:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.bind((ADDRESS, 0))
        await loop.sock_connect(line, ("127.0.0.1", server.port))
        yield line


async def until_closed(line: socket.socket) -> bytes:
    """What is still said before the other side hangs up, which it must."""
    said, loop = b"", asyncio.get_running_loop()
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while part := await loop.sock_recv(line, 65536):
                said = (said + part)[-1000:]
    return said


def socket_wanted(path: str, cookies: str) -> bytes:
    """The request of a browser that opens a socket."""
    key = base64.b64encode(b"0123456789abcdef").decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: house\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookies}\r\n\r\n"
    ).encode()


async def says_half(server: Server, chance: random.Random) -> None:
    """Begins a request and waits; the server must not."""
    async with knocking(server) as line:
        await asyncio.get_running_loop().sock_sendall(line, chance.choice(HALVES))
        await until_closed(line)


async def talks_nonsense(server: Server, chance: random.Random) -> None:
    async with knocking(server) as line:
        noise = chance.choice([*NOISE, chance.randbytes(chance.randrange(1, 3000))])
        with suppress(ConnectionError):
            await asyncio.get_running_loop().sock_sendall(line, noise)
            await until_closed(line)


async def hangs_up(server: Server, request: bytes, heard: int = 1) -> None:
    """Asks, hears the beginning of the answer (or not even that), and goes."""
    async with knocking(server) as line:
        await asyncio.get_running_loop().sock_sendall(line, request)
        if heard:
            async with asyncio.timeout(PATIENCE):
                await asyncio.get_running_loop().sock_recv(line, heard)


async def breaks_frames(server: Server, path: str, cookies: str, chance: random.Random) -> None:
    """Opens a socket and then says what no socket says."""
    async with knocking(server) as line:
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(line, socket_wanted(path, cookies))
        async with asyncio.timeout(PATIENCE):
            await loop.sock_recv(line, 65536)
        with suppress(ConnectionError):
            await loop.sock_sendall(line, chance.choice(BAD_FRAMES))
            await until_closed(line)


async def never_listens(server: Server, path: str, cookies: str, seconds: float) -> None:
    """Opens a socket and reads nothing that comes, for as long as it likes."""
    async with knocking(server, small=True) as line:
        await asyncio.get_running_loop().sock_sendall(line, socket_wanted(path, cookies))
        await asyncio.sleep(seconds)


async def asks_and_never_listens(server: Server, path: str, cookies: str, seconds: float) -> None:
    """Asks on and on, and reads no answer, until nobody takes any more of it."""
    async with knocking(server, small=True) as line:
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(seconds):
                for _ in range(MANY):
                    await asyncio.get_running_loop().sock_sendall(line, request("GET", path, cookies))
                await asyncio.sleep(seconds)


def request(method: str, path: str, cookies: str, token: str = "", body: bytes = b"") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nHost: house\r\nCookie: {cookies}\r\nX-CSRFToken: {token}\r\n"
    return f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body
