"""Servers that start at once: a process that has read all modules forks itself for each of them.

A server takes a second of a core to start, nearly all of it for reading modules, and the tests start hundreds.
"""

from __future__ import annotations

import functools
import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

MOST_WORDS = 1_000_000
MODULES = (
    "asyncpg",
    "hearthlight.reference",
    "hearthlight.server.command",
    "hearthlight.terminal.session",
    "redis.asyncio",
    "tests.server.house_by_hand",
    "uvicorn.lifespan.on",
    "uvicorn.loops.asyncio",
    "uvicorn.main",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
"""What servers are made of; what is run as a command is read anew."""


class Born:
    """A process that is no child of ours, as `subprocess.Popen` would show it."""

    def __init__(self, pid: int, handle: int) -> None:
        self.pid, self._handle = pid, handle

    def poll(self) -> int | None:
        """Not None when it has ended, however it did."""
        return 0 if select.select([self._handle], [], [], 0)[0] else None

    def wait(self, timeout: float | None = None) -> int:
        if not select.select([self._handle], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
        return 0

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._handle, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def __del__(self) -> None:
        os.close(self._handle)


READ_FROM = os.environ.get("PYTHONPATH")
"""Where its modules come from; a server with others is none of its own."""


class Nursery:
    """The process that forks them. It goes when nobody holds the other end of its line."""

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            handle = theirs.fileno()
            words = [sys.executable, "-m", __name__, str(handle)]
            quiet, environment = subprocess.DEVNULL, {**os.environ, "PYTHONPATH": READ_FROM or ""}
            self.process = subprocess.Popen(words, pass_fds=[handle], stdin=quiet, stdout=quiet, env=environment)


nursery = functools.cache(Nursery)
_asking = threading.Lock()
"""Two threads that ask at the same time would get each other's process."""


def can_bear(python: str, environment: dict[str, str]) -> bool:
    """Whether a server with this Python and environment would read the same modules."""
    return python == sys.executable and environment.get("PYTHONPATH") == READ_FROM


def bear(words: list[str], folder: Path, environment: dict[str, str], output: int) -> Born:
    """`python -m` with these words, in that folder, writing there."""
    with _asking:
        line = nursery().line
        socket.send_fds(line, [json.dumps([words, str(folder), environment]).encode()], [output])
        said, handles, _, _ = socket.recv_fds(line, MOST_WORDS, 1)
    return Born(int(said), handles[0])


def _become(words: list[str], folder: str, environment: dict[str, str], output: int) -> None:
    """What a new process would be, once it has read its modules."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(output, 1)
    os.dup2(output, 2)
    sys.argv = words
    sys.path[0] = folder
    runpy.run_module(words[0], run_name="__main__", alter_sys=True)


def _serve(line: socket.socket) -> None:
    for module in MODULES:
        importlib.import_module(module)
    gc.freeze()
    while True:
        said, outputs, _, _ = socket.recv_fds(line, MOST_WORDS, 1)
        if not said:
            return
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        pid = os.fork()
        if not pid:
            line.close()
            words, folder, environment = json.loads(said)
            _become(words, folder, environment, outputs[0])
            return
        handle = os.pidfd_open(pid)
        socket.send_fds(line, [str(pid).encode()], [handle])
        os.close(handle)
        os.close(outputs[0])


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
