"""Cookies: two houses on one host, an earlier version of the house, https, and shared caches."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import time
from collections.abc import Iterator

import httpx
import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

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


@pytest.mark.parametrize("path", ["/api/texts/en", "/api/games/blackout/packs/hong-kong", "/api/rules/blackout"])
def test_what_carries_a_cookie_is_kept_by_nobody_in_between(houses: list[Server], path: str) -> None:
    answer = Person(houses[0].url, "Ada").http.get(path)
    assert answer.status_code == 200
    assert "public" not in answer.headers.get("cache-control", "")
    assert answer.headers["cache-control"].startswith("private")


def test_every_answer_has_a_number_of_its_own(houses: list[Server]) -> None:
    numbers = [httpx.get(houses[0].url + path).headers["x-request-id"] for path in ("/", "/api/me", "/api/nothing")]
    assert len(set(numbers)) == 3
