"""How fast one address may ask."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import cycle

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from hearthlight.server.pace import paces_of

from .house_within import HouseWithin
from .houses import PATIENCE
from .test_networks import ELSEWHERE, HOME, SAME_HOME

pytestmark = pytest.mark.xdist_group("pace")  # one server does
A_MINUTE = 12


@pytest.fixture(scope="module")
def within(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseWithin]:
    with HouseWithin(tmp_path_factory.mktemp("pace") / "house.sqlite", requests_per_minute=A_MINUTE) as running:
        yield running


def ask(within: HouseWithin, address: str, path: str = "/api/games") -> httpx.Response:
    return httpx.get(within.url + path, headers={"x-forwarded-for": address}, timeout=PATIENCE)


def is_let_in(within: HouseWithin, address: str) -> bool:
    """By a socket, to be told that there is no such table."""
    url = f"{within.url.replace('http', 'ws')}/api/tables/none/live"
    try:
        with connect(url, additional_headers={"x-forwarded-for": address}, open_timeout=PATIENCE) as socket:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed:
        return True
    except InvalidStatus:
        return False
    raise AssertionError


def test_whoever_asks_too_fast_is_told_when_to_come_back(within: HouseWithin) -> None:
    homes = cycle([HOME, SAME_HOME])
    asked = 0
    while (answer := ask(within, next(homes))).is_success:
        asked += 1
    assert asked >= A_MINUTE, "more only if a minute passed meanwhile"
    assert (answer.status_code, answer.json()["problem"]) == (429, "http-429")
    assert 0 < int(answer.headers["retry-after"]) <= 60
    assert ask(within, ELSEWHERE).is_success


def test_sockets_are_counted_like_requests(within: HouseWithin) -> None:
    knocked = 0
    while is_let_in(within, "192.0.2.8"):
        knocked += 1
    assert knocked >= A_MINUTE


def test_who_has_not_asked_for_a_minute_is_forgotten(within: HouseWithin) -> None:
    known = paces_of(within.app)._store
    for number in range(20):
        ask(within, f"198.51.100.{number}")
    assert len(known) >= 20
    for asked in known.values():
        asked.expires_at = datetime.now(UTC)
    httpx.post(f"{within.url}/clock/1", timeout=PATIENCE)
    assert len(paces_of(within.app)._store) == 1, "who has just asked"
