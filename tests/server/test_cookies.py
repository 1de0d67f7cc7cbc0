"""Cookies: two houses on one host, an earlier version of the house, https, and shared caches."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from litestar import Litestar, Request, get
from litestar.testing import TestClient

from hearthlight.server import cookies
from hearthlight.server.context import person_of
from hearthlight.server.cookies import A_DAY, cookies_of

from .houses import Server
from .people import Person, token_of

pytestmark = pytest.mark.xdist_group("cookies")  # two servers do


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two on one host, each with its own secret."""
    folder = tmp_path_factory.mktemp("street")
    running = [Server(str(folder / f"{name}.sqlite"), secret=f"the secret of {name}") for name in ("left", "right")]
    yield running
    for server in running:
        server.stop()


def test_two_houses_on_one_host_leave_each_other_alone(houses: list[Server]) -> None:
    """One browser has the cookies of both, and sends them to both."""
    left, right = houses
    ada = Person(left.url, "Ada")
    with httpx.Client(cookies=ada.http.cookies) as browser:
        for house in (right, left, right, left):
            name = browser.get(f"{house.url}/api/me").headers["x-house"]
            token = browser.cookies.get(f"csrftoken_{name}") or ""
            done = browser.put(f"{house.url}/api/me", json={"name": house.url}, headers={"x-csrftoken": token})
            assert done.status_code == 200, done.text
        assert browser.get(f"{left.url}/api/me").json()["name"] == left.url
        assert browser.get(f"{right.url}/api/me").json()["name"] == right.url
    assert ada.get("/api/me")["name"] == left.url, "still the same person"


def old_cookie(secret: str, person: str) -> str:
    """As the first version of the server wrote it."""
    until = json.dumps({"expires_at": round(time.time()) + 1000}, separators=(",", ":")).encode()
    nonce, key = os.urandom(12), hashlib.sha256(secret.encode()).digest()
    hidden = AESGCM(key).encrypt(nonce, json.dumps({"person": person}).encode(), associated_data=until)
    return base64.b64encode(nonce + hidden + b"additional_authenticated_data=" + until).decode()


def test_who_has_a_cookie_of_an_earlier_version_is_still_known(houses: list[Server]) -> None:
    cookie = old_cookie("the secret of left", "somebody")
    for _ in range(2):  # at two devices
        with httpx.Client(base_url=houses[0].url, cookies={"hearthlight": cookie}) as browser:
            name = browser.get("/api/me").json()["name"]
            browser.put("/api/me", json={"name": "Old Ada"}, headers={"x-csrftoken": token_of(browser.cookies)})
    assert name == "Old Ada"
    with httpx.Client(base_url=houses[1].url, cookies={"hearthlight": cookie}) as browser:
        assert browser.get("/api/me").json()["name"] == "", "the other house cannot read it"


def test_behind_https_cookies_stay_there(houses: list[Server]) -> None:
    """The proxy says so; we trust the one on this machine."""
    plain = httpx.get(f"{houses[0].url}/api/me")
    assert "strict-transport-security" not in plain.headers
    assert all("Secure" not in cookie for cookie in plain.headers.get_list("set-cookie"))
    safe = httpx.get(f"{houses[0].url}/api/me", headers={"x-forwarded-proto": "https"})
    assert safe.headers["strict-transport-security"].startswith("max-age=")
    assert len(safe.headers.get_list("set-cookie")) == 2
    assert all(cookie.endswith("; Secure") for cookie in safe.headers.get_list("set-cookie"))


def cookies_set(answer: httpx.Response) -> list[str]:
    return [cookie.partition("=")[0] for cookie in answer.headers.get_list("set-cookie")]


def test_who_opens_the_page_is_the_same_person_in_all_that_it_asks(houses: list[Server]) -> None:
    """It asks much at once: if each answer made somebody of a stranger, the last one would count."""
    with httpx.Client(base_url=houses[0].url) as browser:
        opened = browser.get("/")
        said = next(name for name in cookies_set(opened) if name.startswith("hearthlight_"))
        for path in ("/api/me", "/api/games", "/api/tables"):
            assert said not in cookies_set(browser.get(path))


def test_an_answer_that_was_on_its_way_brings_back_nobody(houses: list[Server]) -> None:
    """Ada's device becomes Bea's while something that Ada asked is still on its way."""
    ada, bea = Person(houses[0].url, "Ada"), Person(houses[0].url, "Bea")
    with httpx.Client(base_url=houses[0].url, cookies=dict(ada.http.cookies)) as slow:
        late = slow.get("/api/games")
    ada.post("/api/devices/enter", {"code": bea.post("/api/devices/recovery", {})["code"]})
    ada.http.cookies.update(late.cookies)
    assert ada.get("/api/me")["name"] == "Bea"


def test_a_cookie_lasts_as_long_as_somebody_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is sent once more on another day."""

    @get("/")
    async def who(request: Request[Any, Any, Any]) -> str:
        return person_of(request)

    with TestClient(Litestar([who], middleware=cookies_of("a secret"), logging_config=None)) as browser:
        people = []
        for day, sent in (1, True), (1, False), (2, True), (2, False):
            monkeypatch.setattr(cookies, "time", SimpleNamespace(time=lambda day=day: day * A_DAY))
            answer = browser.get("/")
            assert any(name.startswith("hearthlight_") for name in cookies_set(answer)) == sent, day
            people.append(answer.text)
    assert len(set(people)) == 1


@pytest.mark.parametrize("path", ["/api/texts/en", "/api/games/blackout/packs/hong-kong", "/api/rules/blackout"])
def test_what_carries_a_cookie_is_kept_by_nobody_in_between(houses: list[Server], path: str) -> None:
    answer = Person(houses[0].url, "Ada").http.get(path)
    assert answer.status_code == 200
    assert "public" not in answer.headers.get("cache-control", "")
    assert answer.headers["cache-control"].startswith("private")


def test_every_answer_has_a_number_of_its_own(houses: list[Server]) -> None:
    numbers = [httpx.get(houses[0].url + path).headers["x-request-id"] for path in ("/", "/api/me", "/api/nothing")]
    assert len(set(numbers)) == 3
