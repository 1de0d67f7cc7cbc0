"""What becomes of a table over HTTP: put it away, keep it, play again."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, post
from litestar.params import JSONBody, PathParameter

from .context import Answer, Here, person_of, spend
from .rematches import rematch
from .requests import Nothing, PutAway
from .shelving import put_away, take, touch

Key = Annotated[str, PathParameter(min_length=1, max_length=16)]
Asking = Request[Any, Any, Any]


class ShelfController(Controller):
    path = "/api/tables/{key:str}"
    tags = ("tables",)

    @post("/put-away", status_code=204)
    async def put_away(self, request: Asking, house: Here, key: Key, data: JSONBody[PutAway]) -> None:
        """List a table of mine apart, or among the others again."""
        live = await house.tables.open(key)
        await put_away(house.store, live, person_of(request), away=data.away)

    @post("/keep", status_code=204)
    async def keep(self, request: Asking, house: Here, key: Key, data: JSONBody[Nothing]) -> None:
        """It would soon be cleared, because nobody has touched it: I want it to stay."""
        live = await house.tables.open(key)
        await touch(house.store, live, person_of(request), house.now())
        house.announce(key)

    @post("/rematch")
    async def rematch(self, request: Asking, house: Here, key: Key, data: JSONBody[Nothing]) -> Answer:
        """Play again with the same people: a new table with a seat for each of them, or my seat at the one that
        somebody else has made already."""
        live = await house.tables.open(key)
        if not live.row.rematch:
            spend(house.quotas.tables, request)
        return await rematch(house, live, person_of(request))

    @post("/export")
    async def export(self, request: Asking, house: Here, key: Key, data: JSONBody[Nothing]) -> str:
        """The record of a table of mine at which nobody else sits, also while it is being played. It tells its reader
        what is coming: from then on nobody else can sit down there. When the table will soon be cleared, everybody who
        sits there can have it, and gives up their seat where others play."""
        live = await house.tables.open(key)
        return await take(house.tables, live, person_of(request), house.settings.table_days)
