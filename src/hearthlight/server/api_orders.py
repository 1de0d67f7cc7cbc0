"""Standing orders over HTTP: which there are, give one, cancel one. Nobody learns of those of others."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ..table import OrderInfo, Table, cancel, give, offered
from .asking import Asking
from .context import Here, person_of
from .live_table import LiveTable
from .looking import eyes, language_of
from .problems import Forbidden
from .requests import MOST_SEATS, NewOrder

Key = Annotated[str, PathParameter(min_length=1, max_length=16)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, lt=MOST_SEATS, name="seat")]
Lang = Annotated[str, QueryParameter(max_length=10, name="lang")]


@get("/api/tables/{key:str}/orders", tags=["tables"])
async def orders(
    request: Asking, house: Here, key: Key, seat: SeatQuery = None, language: Lang = "en"
) -> list[OrderInfo]:
    """What a seat of mine can say ahead, and what it has said."""
    person, live = person_of(request), await house.tables.open(key)
    if (mine := eyes(live, person, seat)) is None:
        raise Forbidden("not-your-seat")
    return told(live, mine, language)


@post("/api/tables/{key:str}/orders", tags=["tables"])
async def order(
    request: Asking, house: Here, key: Key, data: JSONBody[NewOrder], language: Lang = "en"
) -> list[OrderInfo]:
    """Say ahead how a seat of mine answers, or no longer. What is asked now is answered at once."""

    def change(table: Table) -> None:
        if data.way is None:
            cancel(table, data.seat, data.order)
        else:
            give(table, data.seat, data.order, data.way)

    live = await house.tables.order(key, person_of(request), data.seat, change)
    return told(live, data.seat, language)


def told(live: LiveTable, seat: int, language: str) -> list[OrderInfo]:
    return offered(live.table, seat, language_of(language))
