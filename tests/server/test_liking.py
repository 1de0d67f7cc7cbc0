"""How somebody likes the table is kept with them."""

from __future__ import annotations

from typing import Any

import pytest

from .houses import Server
from .people import Person
from .test_devices import codes


def choose(person: Person, **chosen: Any) -> int:
    return person.http.patch("/api/me/settings", json=chosen, headers=person._headers()).status_code


def test_settings_go_with_the_person_to_every_device(servers: list[Server]) -> None:
    ada, tablet, ben = Person(servers[0].url, "Ada"), Person(servers[-1].url), Person(servers[0].url, "Ben")
    assert ada.get("/api/me")["settings"] == {}
    assert choose(ada, text=130, palette="red-green", air=40) == 204
    assert tablet.post("/api/devices/enter", {"code": codes(ada)[0]})["settings"] == ada.get("/api/me")["settings"]
    assert choose(tablet, air=0, bots="slow") == 204
    assert choose(ada, contrast="more") == 204, "what was chosen there meanwhile stays"
    ada.put("/api/me", {"name": "Ada L."})
    liked = {"text": 130, "palette": "red-green", "air": 0, "bots": "slow", "contrast": "more"}
    assert [person.get("/api/me")["settings"] for person in (ada, tablet, ben)] == [liked, liked, {}]


def test_a_stranger_s_settings_are_theirs_too(servers: list[Server]) -> None:
    stranger = Person(servers[0].url)
    assert choose(stranger, sound="off") == 204
    stranger.put("/api/me", {"name": "Cleo"})
    assert (me := stranger.get("/api/me"))["settings"] == {"sound": "off"}
    assert me["name"] == "Cleo"


@pytest.mark.parametrize(
    "chosen",
    [
        {"palette": "rainbow"},
        {"text": 500},
        {"air": 101},
        {"air": -1},
        {"air": "loud"},
        {"notify": "on"},
        {"more": "x"},
    ],
    ids=str,
)
def test_what_no_page_offers_is_refused(servers: list[Server], chosen: dict[str, Any]) -> None:
    ada = Person(servers[0].url, "Ada")
    assert choose(ada, contrast="more", **chosen) == 400
    assert ada.get("/api/me")["settings"] == {}
