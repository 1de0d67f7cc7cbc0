"""The same person on several devices. Each has a number of its own in its cookie, so that one can be signed out; codes
that work once carry somebody over to another one. Of a code the house keeps only its hash."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy import Boolean, ColumnElement, Float, String, delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from .problems import Unavailable
from .rows import Row
from .store import Store

LINK_SECONDS = 600
"""How long a link to another device works."""
SEEN_SECONDS = 3600
"""A device that was seen so short a time ago is not noted again."""
TRUST_SECONDS = 10
"""How long a process believes that a device is still signed in: what another one does is known here by then."""
MOST_TRUSTED = 10_000
MOST_DEVICES = 50
"""Of one person."""
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""For codes that people write down: none looks like another."""
GROUPS, GROUP = 5, 5
Kind = Literal["link", "recovery"]


class DeviceRow(Row):
    """A browser that somebody has used."""

    __tablename__ = "device"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(String(32), index=True)
    name: Mapped[str] = mapped_column(String(60))
    """Browser and system, as it tells them."""
    created: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float)
    signed_out: Mapped[bool] = mapped_column(Boolean, default=False)


class CodeRow(Row):
    """Who has the code becomes this person, once."""

    __tablename__ = "device_code"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(String(32), index=True)
    kind: Mapped[str] = mapped_column(String(10))
    """See `Kind`."""
    until: Mapped[float | None] = mapped_column(Float, default=None)


class Found(msgspec.Struct, frozen=True):
    """Whose a code is."""

    person: str
    kind: str


class Devices:
    """Who may come with which device, and how to bring another one along."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store, self._clock = store, clock
        self._noted: dict[str, float] = {}
        self._trusted: dict[tuple[str, str], float] = {}

    # -- devices -------------------------------------------------------------------------------------------------

    async def note(self, person: str, device: str, name: str, may_add: Callable[[], bool] = lambda: True) -> None:
        """A device was used. Where that cannot be written now, it will be another time."""
        now = self._clock()
        if self._noted.get(device, 0) > now - SEEN_SECONDS:
            return
        try:
            async with self.store.writing() as session:
                row = await session.get(DeviceRow, device)
                if row is not None:
                    row.seen, row.name = now, name
                elif may_add() and await _has_room(session, person):
                    session.add(DeviceRow(id=device, person=person, name=name, created=now, seen=now, signed_out=False))
                else:
                    return
        except IntegrityError:
            pass  # another process has just done it
        except Unavailable:
            return
        _make_room(self._noted)
        self._noted[device] = now

    async def of(self, person: str) -> list[DeviceRow]:
        """Those that are signed in, the one that was used last first."""
        async with self.store.session() as session:
            rows = await session.scalars(
                select(DeviceRow)
                .where(DeviceRow.person == person, ~DeviceRow.signed_out)
                .order_by(DeviceRow.seen.desc(), DeviceRow.id)
            )
            return list(rows.all())

    async def sign_out(self, person: str, device: str) -> bool:
        """Whoever comes with it is a stranger; whether there was such a device of theirs."""
        async with self.store.writing() as session:
            done = await session.execute(
                update(DeviceRow)
                .where(DeviceRow.id == device, DeviceRow.person == person, ~DeviceRow.signed_out)
                .values(signed_out=True)
            )
        self._trusted.clear()
        return bool(done.rowcount)  # type: ignore[attr-defined]

    async def may_come(self, person: str, device: str) -> bool:
        """Whether nobody has signed this device out. A cookie from before there were numbers is believed until its
        person has signed out any device: it may be the one that was meant."""
        now, key = self._clock(), (person, device)
        if self._trusted.get(key, 0) > now:
            return True
        which = DeviceRow.id == device if device else DeviceRow.person == person
        async with self.store.session() as session:
            out = await session.scalar(select(DeviceRow.id).where(which, DeviceRow.signed_out).limit(1))
        if out is not None:
            return False
        _make_room(self._trusted)
        self._trusted[key] = now + TRUST_SECONDS
        return True

    # -- codes ---------------------------------------------------------------------------------------------------

    async def link(self, person: str) -> str:
        """A code for a link; the one before it does not work any more."""
        code = secrets.token_urlsafe(16)
        await self._put(person, "link", code, self._clock() + LINK_SECONDS)
        return code

    async def recovery(self, person: str) -> str:
        """A code to write down; the one before it does not work any more."""
        letters = [secrets.choice(LETTERS) for _ in range(GROUPS * GROUP)]
        code = "-".join("".join(letters[at : at + GROUP]) for at in range(0, len(letters), GROUP))
        await self._put(person, "recovery", code, None)
        return code

    async def has_recovery(self, person: str) -> bool:
        async with self.store.session() as session:
            mine = select(CodeRow.hash).where(CodeRow.person == person, CodeRow.kind == "recovery")
            return await session.scalar(mine.limit(1)) is not None

    async def look_up(self, code: str) -> Found | None:
        """Whose a code is; it still works afterwards."""
        async with self.store.session() as session:
            row = await session.scalar(select(CodeRow).where(self._works(code)))
            return Found(row.person, row.kind) if row else None

    async def use(self, code: str) -> Found | None:
        """Whose a code is, for the one who is first."""
        async with self.store.writing() as session:
            row = await session.scalar(select(CodeRow).where(self._works(code)))
            if row is None:
                return None
            done = await session.execute(delete(CodeRow).where(CodeRow.hash == row.hash))
            return Found(row.person, row.kind) if done.rowcount == 1 else None  # type: ignore[attr-defined]

    async def _put(self, person: str, kind: Kind, code: str, until: float | None) -> None:
        async with self.store.writing() as session:
            await session.execute(
                delete(CodeRow).where(
                    or_((CodeRow.person == person) & (CodeRow.kind == kind), CodeRow.until < self._clock())
                )
            )
            session.add(CodeRow(hash=_hash(code), person=person, kind=kind, until=until))

    def _works(self, code: str) -> ColumnElement[bool]:
        return CodeRow.hash.in_([_hash(code), _hash(_as_written(code))]) & (
            CodeRow.until.is_(None) | (CodeRow.until > self._clock())
        )


async def _has_room(session: AsyncSession, person: str) -> bool:
    """For one device more: the one that was seen longest ago makes room. Those that are signed out stay so."""
    known = select(DeviceRow.id, DeviceRow.signed_out).where(DeviceRow.person == person).order_by(DeviceRow.seen)
    rows = (await session.execute(known)).all()
    if len(rows) < MOST_DEVICES:
        return True
    oldest = next((key for key, out in rows if not out), None)
    await session.execute(delete(DeviceRow).where(DeviceRow.id == oldest))
    return oldest is not None


def _hash(code: str) -> str:
    """They are long and random: nobody finds them by trying, not even with this in hand."""
    return hashlib.sha256(f"a code of the house {code}".encode()).hexdigest()


def _as_written(code: str) -> str:
    """A code as it was given out, however somebody has typed it."""
    letters = [letter for letter in code.upper().translate(str.maketrans("OIL", "011")) if letter in LETTERS]
    return "-".join("".join(letters[at : at + GROUP]) for at in range(0, len(letters), GROUP))


def _make_room(known: dict[Any, float]) -> None:
    if len(known) >= MOST_TRUSTED:
        known.clear()


BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "Chrome": "Chrome"} | {
    "CriOS": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "CrOS": "ChromeOS"} | {
    "Mac OS": "macOS",
    "Linux": "Linux",
}
"""By what a browser tells of itself; the first that fits counts, as they also name others."""


def described(agent: str) -> str:
    """A browser and its system, by their names."""
    found = (next((name for mark, name in names.items() if mark in agent), "") for names in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, found))


def no_strangers_as_friends(devices: Devices) -> Callable[[ASGIApp], ASGIApp]:
    """Whoever comes with a device that was signed out comes without a name."""

    def around(app: ASGIApp) -> ASGIApp:
        async def asgi(scope: Scope, receive: Receive, send: Send) -> None:
            session = scope.get("session")
            if isinstance(session, dict) and isinstance(person := session.get("person"), str):
                try:
                    if not await devices.may_come(person, str(session.get("device") or "")):
                        session.clear()
                except Unavailable:
                    pass  # the database is away: whatever needs it says so
            await app(scope, receive, send)

        return asgi

    return around
