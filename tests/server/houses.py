"""Real servers for tests: processes on free ports, on SQLite or on a PostgreSQL of their own."""

from __future__ import annotations

import asyncio
import atexit
import fcntl
import os
import pwd
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, TextIO, TypeVar

import asyncpg
import httpx

from . import nursery

T = TypeVar("T")

REPOSITORY = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds after which something has failed, on however slow a machine."""


def free_port() -> int:
    """A port for a server to come, which nobody takes meanwhile: it is none of those that the system gives away, and
    whoever runs these tests beside us holds another one (as long as the process lives)."""
    with _choosing:
        for port in range(FIRST_PORT + os.getpid() * 37 % 8000, LAST_PORT):
            if port in _held:
                continue
            try:
                fcntl.lockf(_ports(), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)
                socket.create_server(("0.0.0.0", port)).close()
            except OSError:
                continue
            _held.add(port)
            return port
    raise RuntimeError("no port is free")


FIRST_PORT, LAST_PORT = 12_000, 32_000
_held = set[int]()
_choosing = threading.Lock()
"""A lock on a file is one for the whole process: its threads keep each other out by this."""


@cache
def _ports() -> TextIO:
    """Byte N of this file is locked by whoever holds port N."""
    file = (Path(tempfile.gettempdir()) / f"hearthlight-ports-{os.getuid()}").open("w")
    atexit.register(file.close)
    return file


def wait_until(holds: Callable[[], bool]) -> None:
    """Until something is so; not for ever."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.05)


def run_apart(scene: Coroutine[Any, Any, T]) -> T:
    """Run it in a thread: a browser test may have left a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, scene).result()


def call_apart(work: Callable[[list[str]], None], words: list[str]) -> None:
    """The same for a command that runs a loop by itself."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(work, words).result()


class Server:
    """One server process, as people start it: its bots move by themselves."""

    python = sys.executable

    def __init__(
        self,
        data: str,
        channels: str = "memory",
        requests_per_minute: int = 0,
        folder: Path = REPOSITORY,
        **settings: object,
    ) -> None:
        self.data, self.channels, self.requests_per_minute, self.folder = data, channels, requests_per_minute, folder
        self.settings = {f"HEARTHLIGHT_{name.upper()}": str(value) for name, value in settings.items()}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - open as long as there is a process
        self.start()

    def command(self) -> list[str]:
        return [
            "hearthlight.cli",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(self.port),
            "--data",
            self.data,
            "--channels",
            self.channels,
            "--bot-pause",
            "0",
            "--requests-per-minute",
            str(self.requests_per_minute),
        ]

    def environment(self) -> dict[str, str]:
        unlimited = ("TABLES_PER_HOUR", "CHAT_PER_MINUTE", "SOCKETS_PER_PERSON", "CODES_PER_HOUR", "CHANGES_PER_HOUR")
        usual = {"HEARTHLIGHT_SECRET": "a secret for tests only"} | {f"HEARTHLIGHT_{name}": "0" for name in unlimited}
        return usual | self.settings

    def start(self) -> None:
        self.process = self._born()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                httpx.get(f"{self.url}/api/games", timeout=PATIENCE)
                return
            except httpx.TransportError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        self.kill()
        raise RuntimeError("the server did not start:\n" + self.output())

    def _born(self) -> subprocess.Popen[bytes] | nursery.Born:
        """From the nursery, which saves a second each; as a command of its own where it would read other modules."""
        environment = os.environ | self.environment()
        if nursery.can_bear(self.python, environment):
            return nursery.bear(self.command(), self.folder, environment, self.log.fileno())
        words = [self.python, "-m", *self.command()]
        return subprocess.Popen(words, cwd=self.folder, stdout=self.log, stderr=subprocess.STDOUT, env=environment)

    def output(self) -> str:
        """Read without moving the place at which the process goes on writing."""
        return os.pread(self.log.fileno(), 10_000_000, 0).decode("utf-8", "replace")

    def disturb(self, statement: str) -> None:
        """Change the data behind the server's back, as another program would."""
        if "://" not in self.data:
            with closing(sqlite3.connect(self.data, timeout=PATIENCE)) as disk, disk:
                disk.execute(statement)
            return

        async def execute() -> None:
            connection = await asyncpg.connect(self.data.replace("+asyncpg", ""))
            await connection.execute(statement)
            await connection.close()

        run_apart(execute())

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        self.log.close()


class ServerByHand(Server):
    """A server process whose bots wait to be stepped (`Person.step_bots`)."""

    def command(self) -> list[str]:
        return [
            "uvicorn",
            "--factory",
            "tests.server.house_by_hand:create_app",
            "--host",
            "127.0.0.1",
            "--port",
            str(self.port),
            "--ws",
            "websockets-sansio",
            "--log-level",
            "warning",
            "--timeout-graceful-shutdown",
            "2",
        ]

    def environment(self) -> dict[str, str]:
        database = self.data if "://" in self.data else f"sqlite+aiosqlite:///{self.data}"
        settings = {
            "host": "127.0.0.1",
            "port": self.port,
            "database": database,
            "channels": self.channels,
            "requests_per_minute": self.requests_per_minute,
        }
        return super().environment() | {f"HEARTHLIGHT_{name.upper()}": str(value) for name, value in settings.items()}


class Redis:
    """A Redis server that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.channels = f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        tool = shutil.which("redis-server")
        assert tool, "Redis is not installed (Debian: redis-server)"
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([tool, *options], stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir())
        wait_until(self._answers)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as line:
                line.sendall(b"PING\r\n")
                return line.recv(100).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """At once: everybody is disconnected."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def listeners(self) -> int:
        """How many connections listen."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as line:
            line.sendall(b"PUBSUB NUMSUB hearthlight\r\n")
            return int(line.recv(1000).rpartition(b":")[2])

    def __enter__(self) -> Redis:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()


def postgres_tools() -> Path:
    """Where initdb and postgres are: on the path, or where Debian puts them."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    assert on_path, "PostgreSQL is not installed (Debian: postgresql)"
    return Path(on_path).parent


class Postgres:
    """A PostgreSQL server in a temporary folder. It does not run as root, so it may need a user."""

    def __init__(self) -> None:
        self.tools, self.port = postgres_tools(), free_port()
        self.url = f"postgresql+asyncpg://hearth@127.0.0.1:{self.port}/postgres"
        self.channels = self.url.replace("+asyncpg", "")
        self._folder = tempfile.TemporaryDirectory(prefix="hearthlight-pg-")
        self.folder, self._prefix = Path(self._folder.name), []
        if os.getuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._prefix = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
        subprocess.run(
            [
                *self._prefix,
                self.tools / "initdb",
                "-D",
                self.folder / "data",
                "-U",
                "hearth",
                "-A",
                "trust",
                "--no-sync",
                "-E",
                "UTF8",
            ],
            check=True,
            capture_output=True,
        )

    def start(self) -> None:
        self.process = subprocess.Popen(
            [
                *self._prefix,
                self.tools / "postgres",
                "-D",
                self.folder / "data",
                "-p",
                str(self.port),
                "-k",
                self.folder,
                "-c",
                "listen_addresses=127.0.0.1",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + PATIENCE
        while subprocess.run(
            [self.tools / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port)], check=False, capture_output=True
        ).returncode:
            assert time.monotonic() < deadline, "PostgreSQL did not start"
            time.sleep(0.1)

    def stop(self) -> None:
        """At once: everybody is disconnected."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def crash(self) -> None:
        """As a power cut would: it cleans up nothing, and recovers when it is started."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def ask(self, query: str) -> list[str]:
        """The lines of the answer to a query."""
        done = subprocess.run(
            [self.tools / "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "hearth", "-Atc", query, "postgres"],
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout.split()

    def __enter__(self) -> Postgres:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        self._folder.cleanup()
