"""The same person on several devices: codes work once, and a device can be signed out."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from hearthlight.server.devices import LINK_SECONDS, Devices, described
from hearthlight.server.store import Store

from .houses import PATIENCE, Server, run_apart, wait_until
from .people import Person, next_table, turns


def codes(person: Person) -> tuple[str, str]:
    """One of a link, and one to write down."""
    path = person.post("/api/devices/link", {})["path"]
    return path.removeprefix("/device/"), person.post("/api/devices/recovery", {})["code"]


def test_a_link_carries_somebody_over_once(servers: list[Server]) -> None:
    ada, tablet, other = (Person(servers[at].url, name) for at, name in ((0, "Ada"), (-1, ""), (0, "")))
    table = ada.create("me", "random")
    code, _ = codes(ada)
    told = tablet.post("/api/devices/code", {"code": code})
    assert told == {"name": "Ada", "tables": 1, "kind": "link", "same": False}
    assert tablet.post("/api/devices/enter", {"code": code})["name"] == "Ada"
    assert tablet.get("/api/me")["tables"] == 1
    assert tablet.look(table)["seats"][0]["mine"]
    for person, path in ((other, "code"), (other, "enter"), (tablet, "enter")):
        refused = person.try_post(f"/api/devices/{path}", {"code": code})
        assert (refused.status_code, refused.json()["problem"]) == (404, "no-code")
    listed = [person.get("/api/devices")["devices"] for person in (ada, tablet)]
    assert [len(devices) for devices in listed] == [2, 2]
    assert all([device["mine"] for device in devices].count(True) == 1 for devices in listed)


def test_who_has_lost_everything_comes_back_with_a_code(servers: list[Server]) -> None:
    ada, lost = Person(servers[0].url, "Ada"), Person(servers[-1].url)
    assert not ada.get("/api/devices")["recovery"]
    _, first = codes(ada)
    _, second = codes(ada)
    assert ada.get("/api/devices")["recovery"]
    assert lost.try_post("/api/devices/enter", {"code": first}).status_code == 404, "the newer one counts"
    sloppy = second.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert lost.post("/api/devices/enter", {"code": sloppy})["name"] == "Ada"
    assert lost.try_post("/api/devices/enter", {"code": second}).status_code == 404, "it works once"
    assert not ada.get("/api/devices")["recovery"]


def test_no_code_lies_in_the_database(tmp_path: Path) -> None:
    data = tmp_path / "house.sqlite"
    with Server(str(data)) as server:
        found = codes(Person(server.url, "Ada"))
        disk = b"".join(path.read_bytes() for path in tmp_path.glob("house.sqlite*"))
    assert not [code for code in found if code.encode() in disk]


def test_a_device_that_is_signed_out_is_a_stranger_s(servers: list[Server]) -> None:
    ada, tablet = Person(servers[0].url, "Ada"), Person(servers[-1].url)
    table = ada.create("me", "open")
    tablet.post("/api/devices/enter", {"code": codes(ada)[0]})
    with tablet.live(table) as socket:
        assert next_table(socket)["seats"][0]["mine"]
        (other,) = [device["id"] for device in ada.get("/api/devices")["devices"] if not device["mine"]]
        left = ada.post(f"/api/devices/{other}/sign-out", {})
        assert [device["mine"] for device in left["devices"]] == [True]
        ben = Person(servers[0].url, "Ben")
        wait_until(lambda: tablet.get("/api/me")["name"] == "")  # other processes hear of it within seconds
        ben.join(ada.invites(table)[0])
        with pytest.raises(Exception, match="4004"):
            _watch_on(socket)
    assert not tablet.look(table)["seats"][0]["mine"]
    assert ada.get("/api/me")["name"] == "Ada"
    assert ben.try_post(f"/api/devices/{other}/sign-out", {}).status_code == 404


def test_nor_is_its_page_told_whose_turn_it_is(servers: list[Server]) -> None:
    ada, tablet = (Person(servers[0].url, name) for name in ("Ada", ""))
    tablet.post("/api/devices/enter", {"code": codes(ada)[0]})
    with turns(ada) as stays, turns(tablet) as leaves:
        assert stays.recv(timeout=PATIENCE) == leaves.recv(timeout=PATIENCE)
        (other,) = [device["id"] for device in ada.get("/api/devices")["devices"] if not device["mine"]]
        ada.post(f"/api/devices/{other}/sign-out", {})
        with pytest.raises(ConnectionClosed, match=r"4004.*signed-out"):
            leaves.recv(timeout=PATIENCE)
        stays.ping().wait(PATIENCE)


def _watch_on(socket: ClientConnection) -> None:
    while True:
        next_table(socket)


def test_signing_out_here(servers: list[Server]) -> None:
    ada = Person(servers[0].url, "Ada")
    kept = httpx.Cookies(ada.http.cookies)
    (this,) = [device["id"] for device in ada.get("/api/devices")["devices"]]
    kept = httpx.Cookies(ada.http.cookies)
    assert ada.post(f"/api/devices/{this}/sign-out", {}) is None
    assert ada.get("/api/me")["name"] == ""
    ada.http.cookies = kept
    assert ada.get("/api/me")["name"] == "", "somebody who kept the cookie is a stranger, too"


def test_devices_of_others_are_nobody_s_business(servers: list[Server]) -> None:
    ada, ben = (Person(servers[0].url, name) for name in ("Ada", "Ben"))
    (device,) = ada.get("/api/devices")["devices"]
    refused = ben.try_post(f"/api/devices/{device['id']}/sign-out", {})
    assert (refused.status_code, refused.json()["problem"]) == (404, "no-device")
    assert ada.get("/api/me")["name"] == "Ada"


def test_whoever_guesses_is_slowed_down(tmp_path: Path) -> None:
    """Also with new cookies every time: the address counts."""
    with Server(str(tmp_path / "house.sqlite"), codes_per_hour=2) as server:
        ada = Person(server.url, "Ada")
        tries = [ada.try_post("/api/devices/enter", {"code": f"guess {number}"}).status_code for number in range(3)]
        assert tries == [404, 404, 429]
        strangers = [Person(server.url) for _ in range(9)]
        tries = [one.try_post("/api/devices/enter", {"code": "guess"}).status_code for one in strangers]
        assert tries == [404] * 8 + [429]


def test_a_link_works_for_minutes(tmp_path: Path) -> None:
    now = 1000.0

    async def scene() -> None:
        nonlocal now
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}")
        await store.migrate()
        devices = Devices(store, lambda: now)
        link, recovery = await devices.link("ada"), await devices.recovery("ada")
        now += LINK_SECONDS - 1
        assert await devices.look_up(link)
        now += 2
        assert await devices.look_up(link) is None
        assert await devices.use(link) is None
        assert await devices.use(recovery)
        await store.close()

    run_apart(scene())


def test_a_cookie_from_before_counts_until_a_device_is_signed_out(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}")
        await store.migrate()
        devices = Devices(store)
        await devices.note("ada", "one", "")
        assert await devices.may_come("ada", "")
        assert await devices.sign_out("ada", "one")
        assert not await devices.sign_out("ada", "one")
        assert [await devices.may_come("ada", device) for device in ("", "one", "two")] == [False, False, True]
        assert await devices.may_come("ben", "")
        await store.close()

    run_apart(scene())


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox · Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Safari/604.1",
            "Safari · iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge · Windows"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36", "Chrome · Android"),
        ("curl/8", ""),
    ],
)
def test_a_device_is_called_by_its_browser(agent: str, name: str) -> None:
    assert described(agent) == name
