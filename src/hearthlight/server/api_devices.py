"""The same person on several devices, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from .api_house import MeInfo, about, is_known, note_device
from .context import Here, House, device_of, person_of, spend
from .devices import LINK_SECONDS, described
from .lists import count_of
from .problems import Missing
from .requests import Body

Asking = Request[Any, Any, Any]


class Code(Body, frozen=True):
    """From a link, or as somebody has written it down."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class DeviceInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    """Browser and system; empty if it does not tell."""
    seen: float
    mine: bool
    """The one that asks."""


class DevicesInfo(msgspec.Struct, frozen=True):
    devices: list[DeviceInfo]
    recovery: bool
    """There is a recovery code."""


class DeviceLink(msgspec.Struct, frozen=True):
    path: str
    seconds: int
    """How long it works."""


class RecoveryCode(msgspec.Struct, frozen=True):
    code: str


class CodeInfo(msgspec.Struct, frozen=True):
    """Who somebody becomes with a code."""

    name: str
    tables: int
    kind: Literal["link", "recovery"]
    same: bool
    """They are that person already."""


@get("/api/devices", tags=["devices"])
async def my_devices(request: Asking, house: Here) -> DevicesInfo:
    """The devices on which I am signed in, this one among them."""
    if is_known(await about(house, person_of(request))):
        await note_device(house, request)
    return await _mine(house, request)


@post("/api/devices/link", tags=["devices"])
async def link_device(request: Asking, house: Here) -> DeviceLink:
    """A link that makes another device mine: once, and within minutes."""
    spend(house.quotas.codes, request)
    await note_device(house, request)
    return DeviceLink(f"/device/{await house.devices.link(person_of(request))}", LINK_SECONDS)


@post("/api/devices/recovery", tags=["devices"])
async def make_recovery(request: Asking, house: Here) -> RecoveryCode:
    """A code to write down, for whoever loses all devices. It is shown once, and the one before it stops working."""
    spend(house.quotas.codes, request)
    await note_device(house, request)
    return RecoveryCode(await house.devices.recovery(person_of(request)))


@post("/api/devices/code", tags=["devices"], status_code=200)
async def about_code(request: Asking, house: Here, data: JSONBody[Code]) -> CodeInfo:
    """Who I would become with a code. It still works afterwards."""
    spend(house.quotas.codes, request)
    found = await house.devices.look_up(data.code)
    if found is None:
        raise Missing("no-code")
    name, tables = (await house.store.person(found.person)).name, await count_of(house.store, found.person)
    kind: Literal["link", "recovery"] = "link" if found.kind == "link" else "recovery"
    return CodeInfo(name, tables, kind, found.person == person_of(request))


@post("/api/devices/enter", tags=["devices"], status_code=200)
async def enter(request: Asking, house: Here, data: JSONBody[Code]) -> MeInfo:
    """From now on this device is that person's. The code works once."""
    spend(house.quotas.codes, request)
    found = await house.devices.use(data.code)
    if found is None:
        raise Missing("no-code")
    if found.person != person_of(request):
        if before := request.session.get("device"):
            await _signed_out(house, person_of(request), str(before))
        request.session.clear()
        request.session["person"] = found.person
    await note_device(house, request)
    return await about(house, found.person)


@post("/api/devices/{device:str}/sign-out", tags=["devices"], status_code=200)
async def sign_out(
    request: Asking, house: Here, device: Annotated[str, PathParameter(max_length=32)]
) -> DevicesInfo | None:
    """Whoever has that device is a stranger from now on; if it is this one, I am."""
    if not await _signed_out(house, person_of(request), device):
        raise Missing("no-device")
    if device == device_of(request):
        request.session.clear()
        return None
    return await _mine(house, request)


async def _signed_out(house: House, person: str, device: str) -> bool:
    """Whether there was such a device. Its page is told no more whose turn it is."""
    done = await house.devices.sign_out(person, device)
    house.ring(person)
    return done


async def _mine(house: House, request: Asking) -> DevicesInfo:
    person, this = person_of(request), device_of(request)
    listed = [DeviceInfo(row.id, row.name, row.seen, row.id == this) for row in await house.devices.of(person)]
    if not any(device.mine for device in listed):  # it is not noted: that of a stranger
        listed.insert(0, DeviceInfo(this, described(request.headers.get("user-agent", "")), house.now(), True))
    return DevicesInfo(listed, await house.devices.has_recovery(person))
