"""Campaigns over HTTP: each belongs to a person, and its chapters are played at tables."""

from __future__ import annotations

import logging
import secrets
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import JSONBody, PathParameter

from ..games import game_named, games
from ..kernel import Problem
from .api_house import note_device
from .api_tables import seats_for
from .context import Answer, Here, person_of, spend
from .earning import campaign_of
from .live_table import begin
from .problems import Missing
from .requests import NewCampaign, PlayChapter
from .rows import CampaignRow

log = logging.getLogger(__name__)


class CampaignInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    players: int
    names: list[str]
    chapter: int
    """The chapter to play next."""
    finished: bool
    progress: Any
    """What the game's own page draws from."""
    table: str | None
    """The table of the chapter that is being played."""


class CampaignsController(Controller):
    path = "/api/campaigns"
    tags = ("campaigns",)

    @get()
    async def mine(self, request: Request[Any, Any, Any], house: Here) -> list[CampaignInfo]:
        """My campaigns."""
        here = {game.key for game in games()}
        rows = [row for row in await house.store.campaigns(person_of(request)) if row.game in here]
        return [told for row in rows if (told := _told(row))]

    @post()
    async def create(self, request: Request[Any, Any, Any], house: Here, data: JSONBody[NewCampaign]) -> CampaignInfo:
        """Begin a campaign."""
        game = game_named(data.game)
        kind, numbers = game.campaign, game.values_of("players")
        if kind is None:
            raise Problem("no-campaign-game", game=data.game)
        if data.players not in numbers:
            raise Problem("seats", seats=data.players, players=numbers[-1])
        spend(house.quotas.tables, request)
        story = kind(players=data.players, names=list(data.names))
        row = CampaignRow(
            id=secrets.token_urlsafe(9),
            person=person_of(request),
            game=data.game,
            story=msgspec.json.encode(story).decode(),
            table_id=None,
        )
        await house.store.put_campaign(row)
        await note_device(house, request)
        return info(row)

    @post("/{key:str}/play")
    async def play(
        self,
        request: Request[Any, Any, Any],
        house: Here,
        key: Annotated[str, PathParameter(max_length=16)],
        data: JSONBody[PlayChapter],
    ) -> Answer:
        """A table for the next chapter; the one that is being played, if there is one."""
        person, row = person_of(request), await house.store.campaign(key)
        if row is None or row.person != person:
            raise Missing("no-campaign")
        if row.table_id:
            return Answer(row.table_id)
        story = campaign_of(row)
        colours = game_named(row.game).seated([seat.colour for seat in data.seats])
        options = {**story.at_table(data.options), **colours}
        seats = await seats_for(house, person, row.game, data.seats)
        if len(seats) != story.players:
            raise Problem("seats", seats=len(seats), players=story.players)
        match = begin(row.game, options, house.seed(), [seat.name for seat in seats])
        spend(house.quotas.tables, request)
        return Answer(await house.tables.create(person, match, seats, campaign=key, hints=data.hints))


def _told(row: CampaignRow) -> CampaignInfo | None:
    """Nothing of one that is damaged, which the log tells."""
    try:
        return info(row)
    except Exception:
        log.exception("campaign %s is damaged", row.id)
        return None


def info(row: CampaignRow) -> CampaignInfo:
    story = campaign_of(row)
    return CampaignInfo(
        row.id, row.game, story.players, story.names, story.chapter, story.finished, story.progress(), row.table_id
    )
