"""Servers that are forked from a process that has read all modules are told apart."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from .houses import Server


def test_whoever_starts_servers_at_the_same_time_gets_their_own(tmp_path: Path) -> None:
    """A soak once killed the wrong one, and another server then found its port taken."""
    with ExitStack() as stack, ThreadPoolExecutor() as threads:
        servers = list(threads.map(lambda number: Server(str(tmp_path / f"{number}.sqlite")), range(4)))
        for server in servers:
            stack.enter_context(server)
        while servers:
            servers.pop().kill()
            for server in servers:
                assert httpx.get(f"{server.url}/health").is_success


def test_who_is_killed_is_gone(tmp_path: Path) -> None:
    with Server(str(tmp_path / "house.sqlite")) as server:
        server.kill()
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{server.url}/health")
