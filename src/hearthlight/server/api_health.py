"""For whoever runs the house: is it well, and what does it do?"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from .. import __version__
from .context import Here, House, address_of
from .metrics import Labels
from .problems import Unavailable
from .rows import TableRow

SECONDS = 3
"""A database that has not answered by then does not answer."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
FORMAT = "text/plain; version=0.0.4; charset=utf-8"
NO_TOKEN: dict[str, Any] = {"exclude_from_csrf": True}
Gauge = tuple[str, str, float, Labels]


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "no-database"]
    version: str


@get("/health", tags=["house"], opt=NO_TOKEN)
async def health(house: Here) -> Response[Health]:
    """Whether people can play here: 200, or 503 while the database cannot be reached."""
    reached = await _ask(house, select(1)) is not None
    return Response(
        Health("ok" if reached else "no-database", __version__),
        status_code=200 if reached else 503,
        headers={"cache-control": "no-store"},
    )


@get("/metrics", include_in_schema=False, opt=NO_TOKEN)
async def metrics(request: Request[Any, Any, Any], house: Here) -> Response[str]:
    """Counts and times for Prometheus; unless the operator says otherwise, only for who asks on this machine."""
    if not _may_read(house.settings.metrics, request):
        raise NotFoundException
    gauges = [*_now(house), *await _kept(house)]
    return Response(house.metrics.text(gauges, house.tables.moves_written), media_type=FORMAT)


def _may_read(who: str, request: Request[Any, Any, Any]) -> bool:
    if who != "local":
        return who == "all"
    try:
        here = ip_address(address_of(request)).is_loopback
    except ValueError:
        return False
    return here and not any(name in request.headers for name in FORWARDED)  # else a proxy asks for somebody


def _now(house: House) -> Iterator[Gauge]:
    """What is in the memory of this process."""
    yield "hearthlight_tables_in_memory", "Tables that are ready to be played on.", house.tables.many_live, ()
    yield "hearthlight_tables_watched", "Tables that somebody has open.", len(house.watched), ()
    yield "hearthlight_sockets", "Live connections.", house.watched.total(), ()


async def _kept(house: House) -> list[Gauge]:
    """What is on disk; nothing while that cannot be read."""
    rows = await _ask(house, select(TableRow.finished, func.count()).group_by(TableRow.finished))
    about = "Tables in the database."
    if rows is None:
        return []
    counted = dict.fromkeys((False, True), 0) | {bool(over): many for over, many in rows}
    named = {False: "running", True: "finished"}
    return [("hearthlight_tables", about, many, (("state", named[over]),)) for over, many in counted.items()]


async def _ask(house: House, query: Any) -> list[Any] | None:
    """The rows; none if the database does not answer."""
    try:
        async with asyncio.timeout(SECONDS), house.store.session() as session:
            return list((await session.execute(query)).all())
    except (Unavailable, SQLAlchemyError, OSError, TimeoutError):
        return None
