"""The house writes nothing down about strangers who only look, and forgets people who left nothing behind."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import select

from hearthlight.server.devices import MOST_DEVICES, CodeRow, DeviceRow, Devices
from hearthlight.server.forgetting import forget
from hearthlight.server.live_table import begin, new_seats
from hearthlight.server.results import ResultRow
from hearthlight.server.rows import BestRow, CampaignRow, LearntRow, PersonRow, Row
from hearthlight.server.shelving import DAY
from hearthlight.server.store import Store
from hearthlight.server.tables import Tables
from hearthlight.server.webhook_rows import WebhookRow

from .houses import Server, run_apart
from .people import Person

NOW, DAYS = 5000 * DAY, 100
"""Long before anybody of another test came by."""


def count(data: Path, rows: str) -> int:
    with closing(sqlite3.connect(data)) as disk:
        return int(disk.execute(f"SELECT count(*) FROM {rows}").fetchone()[0])


def test_strangers_who_only_look_leave_no_trace(tmp_path: Path) -> None:
    data = tmp_path / "house.sqlite"
    with Server(str(data)) as server:
        stranger = Person(server.url)
        (device,) = stranger.get("/api/devices")["devices"]
        assert device["mine"], "she sees the one that she comes with"
        stranger.put("/api/me", {"name": ""})
        for path in ("me", "tables", "open-tables", "campaigns", "lessons", "statistics", "turns", "me/webhook"):
            stranger.get(f"/api/{path}")
        assert [count(data, rows) for rows in ("person", "device")] == [0, 0]
        stranger.put("/api/me", {"name": "Ada"})
        assert [count(data, rows) for rows in ("person", "device")] == [1, 1]
        assert stranger.get("/api/devices")["devices"][0]["id"] == device["id"]


def test_changes_are_limited(tmp_path: Path) -> None:
    """A name and a device make two of them."""
    data = tmp_path / "house.sqlite"
    with Server(str(data), changes_per_hour=2, webhook_hosts="ntfy.sh") as server:
        ada = Person(server.url, "Ada")
        ada.put("/api/me", {"name": "Ada"})
        hook = {"kind": "ntfy", "url": "https://ntfy.sh/ada"}
        for path, body in {"/api/me": {"name": "Bea"}, "/api/me/webhook": hook}.items():
            refused = ada.http.put(path, json=body, headers=ada._headers())
            assert (refused.status_code, refused.json()["problem"]) == (429, "too-many-changes")
        for name in ("Ben", "Cleo", "Dan", "Eve"):
            Person(server.url, name)
        stranger = Person(server.url)
        refused = stranger.http.put("/api/me", json={"name": "Fay"}, headers=stranger._headers())
        assert refused.status_code == 429, "the address counts"
        refused = stranger.http.patch("/api/me/settings", json={"sound": "off"}, headers=stranger._headers())
        assert refused.status_code == 429, "settings make somebody of a stranger, too"
        stranger.create("me", "random")
        assert stranger.get("/api/me")["tables"] == 1, "who was here before may come all the same"
        assert [count(data, rows) for rows in ("person", "device")] == [5, 5]


def test_nobody_has_devices_without_end(tmp_path: Path) -> None:
    now = 1e6

    async def scene() -> list[str]:
        nonlocal now
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}")
        await store.migrate()
        devices = Devices(store, lambda: now)
        for number in range(MOST_DEVICES + 3):
            now += 1
            await devices.note("ada", f"{number}", "")
            if number == 1:
                await devices.sign_out("ada", "1")
        known = [row.id for row in await devices.of("ada")]
        assert not await devices.may_come("ada", "1")
        await store.close()
        return known

    stay = [str(number) for number in range(4, MOST_DEVICES + 3)]
    assert sorted(run_apart(scene()), key=int) == stay, "those that were seen longest ago have made room"


def rows_of(person: str, mark: str) -> list[Row]:
    """What somebody owns who is called by it."""
    result = {"table_id": mark, "seat": 0, "name": "", "game": "blackout", "players": 1, "won": True, "score": 1}
    times = {"rounds": 1, "moves": 1, "began": 1, "ended": 1, "played": 1}
    owned: dict[str, list[Row]] = {
        "named": [PersonRow(id=person, name="Ada")],
        "nameless": [PersonRow(id=person, name="")],
        "campaign": [CampaignRow(id=mark, person=person, game="blackout", story="{}")],
        "best": [BestRow(table_id=mark, person=person, game="blackout", key="1", score=1, details={})],
        "learnt": [LearntRow(person=person, game="blackout", lesson="first-light")],
        "result": [ResultRow(person=person, details={}, **result, **times)],
        "webhook": [WebhookRow(person=person, kind="ntfy", url="", language="en", home="")],
        "code": [CodeRow(hash=mark, person=person, kind="recovery")],
        "link": [CodeRow(hash=mark + "link", person=person, kind="link", until=NOW - DAY)],
    }
    return owned.get(person.split()[1], [])


SITTING = ["host", "sits", "awaited"]
OWNING = ["named", "campaign", "best", "learnt", "result", "webhook"]
EMPTY = ["nothing", "nameless", "link"]


def test_only_those_are_forgotten_who_cannot_miss_anything(servers: list[Server]) -> None:
    data, mark = servers[0].data, secrets.token_urlsafe(4)
    ages = {"fresh": DAYS - 1, "idle": DAYS + 1, "gone": 400}
    people = [f"{mark} {what} {age}" for what in (*SITTING, *OWNING, *EMPTY, "code", "out") for age in ages]

    async def scene() -> set[str]:
        store = Store(data if "://" in data else f"sqlite+aiosqlite:///{data}")
        tables = Tables(store, lambda _: None, lambda _: None, shared=True)
        for age in ages:
            seats = new_seats(f"{mark} sits {age}", [("me", "Ada", None), ("open", "", None)])
            seats[1].reserved = f"{mark} awaited {age}"
            await tables.create(f"{mark} host {age}", begin("blackout", {"players": 2}, 1, ["Ada", ""]), seats)
        async with store.writing() as session:
            for number, person in enumerate(people):
                seen, out = NOW - ages[person.split()[2]] * DAY, "out" in person.split()
                device = {"id": f"{mark}{number}", "person": person, "name": "", "created": 0, "seen": seen}
                session.add(DeviceRow(**device, signed_out=out))
                session.add_all(rows_of(person, f"{mark}{number}"))
        assert await forget(store, 0, NOW) == 0, "never"
        many = await forget(store, DAYS, NOW)
        async with store.session() as session:
            mine = DeviceRow.person.startswith(f"{mark} ")
            known = set(await session.scalars(select(DeviceRow.person).where(mine)))
            campaigns = set(await session.scalars(select(CampaignRow.person)))
            assert {f"{mark} campaign fresh", f"{mark} campaign idle"} <= campaigns
            assert f"{mark} campaign gone" not in campaigns
            assert await session.get(PersonRow, f"{mark} named gone") is None
            results = set(await session.scalars(select(ResultRow.person)))
            assert f"{mark} result gone" in results, "others see it, too"
        await store.close()
        assert many == len(people) - len(known)
        return {" ".join(person.split()[1:]) for person in set(people) - known}

    idle, gone = ({f"{what} {age}" for what in EMPTY} for age in ("idle", "gone"))
    assert run_apart(scene()) == idle | gone | {f"{what} gone" for what in [*OWNING, "out"]}
