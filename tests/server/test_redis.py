"""Live updates over a Redis that comes and goes."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from .houses import PATIENCE, Redis, Server, wait_until
from .people import Person, next_table
from .test_channels import hears, say
from .test_starting import refused

pytestmark = pytest.mark.xdist_group("redis")  # one does


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    with Redis() as running:
        yield running


@pytest.fixture
def server(redis: Redis, tmp_path: Path) -> Iterator[Server]:
    with Server(str(tmp_path / "house.sqlite"), redis.channels) as running:
        yield running


def test_live_updates_come_back(redis: Redis, server: Server) -> None:
    """What was said while it was away, and what is said afterwards."""
    ada = Person(server.url, "Ada")
    table = ada.create("me", "open")
    with ada.live(table) as socket:
        next_table(socket)
        say(ada, table, "before")
        assert hears(socket, "before")
        for number in range(2):
            redis.stop()
            for line in range(10):
                say(ada, table, f"meanwhile {number} {line}")
            redis.start()
            assert hears(socket, f"meanwhile {number} 9")
            wait_until(lambda: redis.listeners() == 1)
            say(ada, table, f"after {number}")
            assert hears(socket, f"after {number}")
    assert "Traceback" not in server.output()


@pytest.mark.parametrize("trouble", ["gone", "dumb"])
def test_a_server_goes_when_told_though_redis_does_not_answer(redis: Redis, server: Server, trouble: str) -> None:
    ada = Person(server.url, "Ada")
    table = ada.create("me", "random", seed=1)
    if trouble == "gone":
        redis.stop()
    else:
        redis.process.send_signal(signal.SIGSTOP)
    for number in range(30):
        say(ada, table, f"line {number}")
    server.process.terminate()
    server.process.wait(PATIENCE)
    if trouble == "gone":
        redis.start()
    else:
        redis.process.send_signal(signal.SIGCONT)


def test_a_redis_that_is_not_there_is_a_line(redis: Redis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEARTHLIGHT_CHANNELS", "redis://:pass-word@127.0.0.1:1/0")
    said = refused(tmp_path / "house.sqlite")
    assert "127.0.0.1:1/0 cannot be used: " in said
    assert "pass-word" not in said
