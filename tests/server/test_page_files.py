"""The page's parts, as they are sent."""

from __future__ import annotations

import gzip
import re

import pytest

from .people import Person


@pytest.fixture
def part(ada: Person) -> str:
    """The address of the program that starts the page."""
    found = re.search(r'src="(/assets/[^"]+\.js)"', ada.http.get("/").text)
    assert found
    return found[1]


def test_parts_are_packed_as_tightly_as_can_be(ada: Person, part: str) -> None:
    answer = ada.http.get(part, headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert int(answer.headers["content-length"]) == len(gzip.compress(answer.content, 9, mtime=0))


def test_who_cannot_unpack_gets_the_same_unpacked(ada: Person, part: str) -> None:
    plain = ada.http.get(part, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == ada.http.get(part, headers={"accept-encoding": "gzip"}).content


def test_browsers_need_not_ask_again_for_what_never_changes(ada: Person, part: str) -> None:
    """Its name changes with what is in it. The page itself is asked for each time."""
    assert "immutable" in ada.http.get(part).headers["cache-control"]
    assert ada.http.get("/").headers["cache-control"] == "private, no-cache"


@pytest.mark.parametrize("name", ["gone.js", "..%2findex.html", "%00", "a" * 300])
def test_nothing_else_is_sent(ada: Person, name: str) -> None:
    answer = ada.http.get(f"/assets/{name}", headers={"accept": "*/*"})
    assert answer.status_code in (400, 404), answer.text[:100]
