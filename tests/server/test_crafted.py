"""Requests that nobody's browser sends: each is refused with a sentence, and none is a mistake of ours."""

from __future__ import annotations

import base64
import json

import httpx
import pytest

from .houses import PATIENCE, Server
from .people import Json, Person

COOKIES = [
    "%00%ff",
    "A" * 3000,
    base64.b64encode(b"additional_authenticated_data=").decode(),
    base64.b64encode(b"x" * 40 + b"additional_authenticated_data={}").decode(),
    base64.b64encode(b"x" * 40 + b'additional_authenticated_data={"expires_at": 99999999999}').decode(),
    base64.b64encode(b"additional_authenticated_data=" + b'{"expires_at": 99999999999}').decode(),
    base64.b64encode(b'additional_authenticated_data={"expires_at": "x"}').decode(),
    base64.b64encode(b"x" * 40 + b"additional_authenticated_data=\xff\xfe").decode(),
]


def refused(answer: httpx.Response) -> None:
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    assert answer.json()["text"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("value", COOKIES, ids=range(len(COOKIES)))
def test_a_cookie_that_is_none_makes_a_stranger(ada: Person, value: str) -> None:
    house = ada.http.get("/api/me").headers["x-house"]
    for name in (f"hearthlight_{house}", "hearthlight", f"hearthlight_{house}-0"):
        answer = httpx.get(f"{ada.url}/api/me", headers={"cookie": f"{name}={value}"}, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["name"]) == (200, "")


@pytest.mark.parametrize("token", ["é" * 100, "%C3%A9" * 50, "x", ""], ids=lambda token: token[:6])
def test_a_token_that_is_none_is_refused(ada: Person, token: str) -> None:
    house = ada.http.get("/api/me").headers["x-house"]
    for header, cookie in ((token, f"csrftoken_{house}={token}"), ("x" * 100, f"csrftoken_{house}={token}")):
        headers = [(b"x-csrftoken", header.encode("latin-1")), (b"cookie", cookie.encode("latin-1"))]
        refused(httpx.put(f"{ada.url}/api/me", headers=headers, json={"name": "Eve"}, timeout=PATIENCE))


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"name": ' * 50_000,
        b'{"name": ' + b"[" * 900 + b"]" * 900 + b"}",
        b'{"name": "\xff\xfe"}',
        b'\xff\xfe{"name": 1}',
        b'{"name": "\\ud800"}',
        b'{"name": "\\u0000"}',
        b'{"na\\u0000me": "x"}',
        b"",
        b"null",
        b"nonsense",
    ],
    ids=lambda body: str(body[:20]),
)
def test_a_body_that_is_none_is_refused(ada: Person, body: bytes) -> None:
    headers = {**ada._headers(), "content-type": "application/json"}
    refused(ada.http.put("/api/me", content=body, headers=headers))
    assert ada.get("/api/me")["name"] == "Ada"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/api/tables/%00",
        "/api/invites/%00",
        "/api/me?lang=%00",
        "/api/games/%00/packs/x",
        "/assets/../x",
    ],
)
def test_nul_is_nothing(ada: Person, path: str) -> None:
    refused(ada.http.get(path))


@pytest.mark.parametrize("path", ["/api/tables/%ff", "/api/invites/%F0%90", "/assets/%ff", "/%ff"])
def test_what_is_no_text_is_nowhere(ada: Person, path: str) -> None:
    refused(ada.http.get(path))


@pytest.mark.parametrize("host", ["[", "]", "[::1", "a b", "é", "x" * 3000, ""], ids=lambda host: host[:5])
def test_a_host_that_is_none_is_refused_or_does_not_matter(ada: Person, host: str) -> None:
    for path in ("/api/qr?path=/", "/api/me", "/", "/api/address", "/api/schema"):
        answer = httpx.get(ada.url + path, headers=[(b"host", host.encode())], timeout=PATIENCE)
        assert answer.status_code < 500, (path, answer.text[:200])


@pytest.mark.parametrize("origin", ["http://[", "null", "é", "x" * 3000], ids=lambda origin: origin[:8])
def test_an_origin_that_is_none_is_refused(ada: Person, origin: str) -> None:
    table = ada.create("me", "random")
    headers = [(b"origin", origin.encode()), (b"connection", b"upgrade"), (b"upgrade", b"websocket")]
    headers += [(b"sec-websocket-version", b"13"), (b"sec-websocket-key", b"dGhlIHNhbXBsZSBub25jZQ==")]
    answer = httpx.get(f"{ada.url}/api/tables/{table}/live", headers=headers, timeout=PATIENCE)
    assert answer.status_code == 403


@pytest.mark.parametrize("options", [{"game": "x"}, {"self": "x"}, {"cls": 1}, {"the_game": "x"}, {"players": 10**18}])
def test_options_with_strange_names_and_values_are_refused(ada: Person, options: dict[str, object]) -> None:
    for game in ("blackout", "frostpunk"):
        body = {"game": game, "options": options, "seats": [{"kind": "me"}]}
        refused(ada.try_post("/api/tables", body))
    assert ada.get("/api/tables") == []


@pytest.mark.parametrize("losses", [1000, 10**18])
def test_nobody_has_lost_so_often(ada: Person, losses: int) -> None:
    """B14.6: each loss brings money."""
    body: Json = {"game": "blackout", "options": {"players": 1, "mode": "campaign"}, "seats": [{"kind": "me"}]}
    refused(ada.try_post("/api/tables", {**body, "options": {**body["options"], "losses": losses}}))
    assert ada.try_post("/api/tables", {**body, "options": {**body["options"], "losses": 999}}).status_code == 201


def test_numbers_that_no_disk_keeps_are_refused(ada: Person) -> None:
    body = {"game": "blackout", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}
    for seed in (2**63, 10**30, -1, 1.5, "x", float("1e300")):
        refused(ada.try_post("/api/tables", json.loads(json.dumps({**body, "seed": seed}))))


def test_no_crafted_request_leaves_a_trace_in_the_log(servers: list[Server]) -> None:
    for server in servers:
        assert "Traceback" not in server.output()
