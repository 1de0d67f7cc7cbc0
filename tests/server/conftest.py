"""The same suite on SQLite with one process, and on PostgreSQL with two; bots move when they are told to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from .houses import Postgres, Server, ServerByHand
from .people import VISITORS, Person


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games are played on PostgreSQL in a soak; what they do there, shorter tests do every day."""
    for item in items:
        callspec = getattr(item, "callspec", None)
        if callspec and "postgres" in callspec.params.values() and item.get_closest_marker("whole_game"):
            item.add_marker(pytest.mark.soak)


@pytest.fixture(autouse=True)
def goodbye() -> Iterator[None]:
    yield
    while VISITORS:
        VISITORS.pop().http.close()


# One PostgreSQL and its two servers do for all tests: they take longer to start than most tests.
ON_POSTGRES = pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))


@pytest.fixture(scope="session", params=["sqlite", ON_POSTGRES])
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """The processes of one house; people may come to any of them."""
    if request.param == "sqlite":
        data: Path = tmp_path_factory.mktemp("house") / "house.sqlite"
        running: list[Server] = [ServerByHand(str(data))]
        yield running
        running[0].stop()
        return
    with Postgres() as database:
        running = [ServerByHand(database.url, channels=database.channels) for _ in range(2)]
        yield running
        for server in running:
            server.stop()


@pytest.fixture
def ada(servers: list[Server]) -> Person:
    return Person(servers[0].url, "Ada")


@pytest.fixture
def ben(servers: list[Server]) -> Person:
    """Ben comes to the last process of the house, and so does Cleo."""
    return Person(servers[-1].url, "Ben")


@pytest.fixture
def cleo(servers: list[Server]) -> Person:
    return Person(servers[-1].url, "Cleo")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.soak)])
def lasting(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerByHand]:
    """A server of one's own, to be killed and started again over the same data."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            server = ServerByHand(str(tmp_path / "house.sqlite"))
        else:
            database = stack.enter_context(Postgres())
            server = ServerByHand(database.url, channels=database.channels)
        stack.enter_context(server)
        yield server
