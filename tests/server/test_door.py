"""Connections that nobody means well with: half a request, drop by drop, or too many."""

from __future__ import annotations

import json
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from hearthlight.server.settings import Settings

from .houses import PATIENCE, Server, wait_until
from .people import Person, next_table, token_of
from .rude import socket_wanted

pytestmark = pytest.mark.xdist_group("door")  # one server does
SECONDS = 2.0
"""Waited out by those who hold the door open; everybody else says at once all that they have to say."""
MOST = 8
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: house\r\n\r\n"
NEIGHBOUR = "127.0.0.2"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = str(tmp_path_factory.mktemp("door") / "house.sqlite")
    with Server(data, request_seconds=SECONDS, connections_per_address=MOST) as running:
        yield running


def knock(server: Server, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(address, 0))


def visitor(server: Server) -> Person:
    """Somebody who comes with each request anew: one that was kept may be closed just when it is used."""
    person = Person(server.url, "Ada")
    person.http.headers["connection"] = "close"
    return person


def until_closed(connection: socket.socket) -> bytes:
    """What is still said before the other side hangs up."""
    said = b""
    try:
        while part := connection.recv(65536):
            said += part
    except ConnectionError:
        pass
    return said


def is_served(server: Server, address: str) -> bool:
    """Whether a request from an address is answered."""
    with knock(server, address) as connection:
        try:
            connection.sendall(WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        except ConnectionError:
            return False
        return until_closed(connection).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "half", [b"", b"GET /api/ga", WHOLE[:-2], b"PUT /api/me HTTP/1.1\r\nHost: house\r\nContent-Length: 400\r\n\r\n{"]
)
def test_half_a_request_is_not_waited_for(server: Server, half: bytes) -> None:
    with knock(server, "127.0.0.3") as connection:
        connection.sendall(half)
        assert b" 200 " not in until_closed(connection)


def test_nor_is_half_a_body_that_is_wanted(server: Server) -> None:
    person = visitor(server)
    token = token_of(person.http.cookies)
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    body = json.dumps({"name": "Eve"}).encode()
    head = (
        f"PUT /api/me HTTP/1.1\r\nHost: house\r\nCookie: {cookies}\r\nX-CSRFToken: {token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    ).encode()
    with knock(server, "127.0.0.3") as connection:
        connection.sendall(head + body[:-1])
        assert until_closed(connection) == b""
    with knock(server, "127.0.0.3") as connection:
        connection.sendall(head + body[:-1])
    assert person.get("/api/me")["name"] == "Ada"
    assert "Traceback" not in server.output(), "it is no mistake of ours"
    with knock(server, "127.0.0.3") as connection:
        connection.sendall(head + body)
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")


def test_nor_the_second_request_of_a_connection(server: Server) -> None:
    """Begun after the first answer, or together with the first request."""
    half = b"PUT /api/me HTTP/1.1\r\nHost: house\r\nContent-Length: 400\r\n\r\n{"
    with knock(server, "127.0.0.3") as connection:
        connection.sendall(WHOLE)
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(half)
        until_closed(connection)
    with knock(server, "127.0.0.3") as connection:
        connection.sendall(WHOLE + half)
        assert until_closed(connection).startswith(b"HTTP/1.1 200")


def test_drop_by_drop_does_not_help(server: Server) -> None:
    with knock(server, "127.0.0.3") as connection, pytest.raises(ConnectionError):  # noqa: PT012 - any of the drops
        connection.sendall(b"GET / HTTP/1.1\r\n")
        while True:
            connection.sendall(b"x-y: z\r\n")
            connection.settimeout(0.02)
            try:
                if not connection.recv(1):
                    raise ConnectionResetError
            except TimeoutError:
                pass


def test_a_socket_stays_as_long_as_it_likes(server: Server) -> None:
    person = visitor(server)
    table = person.create("me", "random", seed=1)
    with person.live(table) as live:
        next_table(live)
        with knock(server, "127.0.0.3") as connection:
            until_closed(connection)  # longer than a request may take
        person.post(f"/api/tables/{table}/chat", {"text": "still there"})
        while not (chat := next_table(live)["chat"]):
            pass
        assert chat[-1]["text"] == "still there"


def deaf(server: Server) -> socket.socket:
    """Somebody at the door who has next to no room for what is said to them."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.bind(("127.0.0.4", 0))
    line.connect(("127.0.0.1", server.port))
    return line


def has_left(server: Server, line: socket.socket) -> bool:
    """Whether the server has given up a connection, whatever the other end knows."""
    here, there = (f"{port:04X}" for port in (server.port, line.getsockname()[1]))
    lines = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return not any(row[1].endswith(f":{here}") and row[2].endswith(f":{there}") and row[9] != "0" for row in lines)


def test_who_asks_and_never_listens_is_given_up(server: Server) -> None:
    with deaf(server) as line:
        line.settimeout(PATIENCE)
        with suppress(ConnectionError):
            for _ in range(2000):  # far more answers than a system keeps for somebody
                line.sendall(WHOLE)
        wait_until(lambda: has_left(server, line))


def test_a_socket_that_never_listens_is_given_up(server: Server) -> None:
    person = visitor(server)
    table = person.create("me", "random", seed=1)
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    with deaf(server) as line:
        line.sendall(socket_wanted(f"/api/tables/{table}/live", cookies))
        wait_until(lambda: "hearthlight_sockets 1\n" in person.http.get("/metrics").text)

        def nobody_is_told() -> bool:
            person.post(f"/api/tables/{table}/chat", {"text": "x" * 500})
            return "hearthlight_sockets 0\n" in person.http.get("/metrics").text

        wait_until(nobody_is_told)
        wait_until(lambda: has_left(server, line))


def until_closed_socket(live: ClientConnection) -> None:
    while True:
        next_table(live)


NONSENSE = b"POST /api/tables HTTP/1.1\r\nHost: house\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"


def test_nonsense_is_no_mistake_of_ours(server: Server) -> None:
    """At once, or after what was begun has been answered; in a request, or at a socket."""
    with knock(server, "127.0.0.5") as connection:
        connection.sendall(NONSENSE)
        assert until_closed(connection).startswith(b"HTTP/1.1 400")
    with knock(server, "127.0.0.5") as connection:
        connection.sendall(NONSENSE[:-4])
        assert connection.recv(65536).startswith(b"HTTP/1.1 403")
        connection.sendall(NONSENSE[-4:])
        until_closed(connection)
    person = visitor(server)
    table = person.create("me", "random", seed=1)
    with person.live(table) as live:
        next_table(live)
        live.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed, match="1007"):
            until_closed_socket(live)
    assert "Traceback" not in server.output()


def test_one_address_cannot_take_all_places(server: Server) -> None:
    person = visitor(server)
    table = person.create("me", "random", seed=1)
    person.http.close()
    with ExitStack() as open_ones:
        sockets = []  # half a request each would be closed soon; sockets stay, and count as well
        while is_served(server, "127.0.0.1"):
            sockets.append(open_ones.enter_context(person.live(table)))
            next_table(sockets[-1])
            assert len(sockets) <= MOST
        assert is_served(server, NEIGHBOUR)
        sockets[0].close()
        wait_until(lambda: is_served(server, "127.0.0.1"))
    assert f"127.0.0.1 has {MOST} connections" in server.output()


def test_hundreds_of_half_requests_stop_nobody_else(tmp_path: Path) -> None:
    """Started with the few files that a system usually grants, and with time enough for the slowest machine."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, files[1]), files[1]))
    try:
        server = Server(str(tmp_path / "house.sqlite"), request_seconds=10 * PATIENCE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, files)
    with server, ExitStack() as open_ones:
        assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (files[1], files[1])
        for _ in range(Settings().connections_per_address + 20):
            connection = open_ones.enter_context(knock(server, NEIGHBOUR))
            try:
                connection.sendall(b"GET / HTTP/1.1\r\n")
            except ConnectionError:
                continue
        assert not is_served(server, NEIGHBOUR)
        assert httpx.get(f"{server.url}/api/games", timeout=PATIENCE).status_code == 200
