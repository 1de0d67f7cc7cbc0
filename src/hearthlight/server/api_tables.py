"""Tables over HTTP: create, look, play, undo, talk, join, leave, replay, export, import, fork."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ..games import game_named, games
from ..kernel import BadRecord, Match, Problem, read_record
from ..table import HelpInfo, HintInfo, StoryInfo, advise, explain_table
from .context import Answer, Here, House, person_of
from .looking import eyes, language_of, look, look_back, seat_infos, story_of
from .payload import Played, Replayed, SeatInfo, TableInfo
from .problems import Forbidden, Missing
from .requests import (
    MOST_SEATS,
    Chat,
    Fork,
    Import,
    Join,
    JoinByInvite,
    Leave,
    NewMoves,
    NewTable,
    Suggest,
    Undo,
    WantedSeat,
)
from .rows import SeatRow
from .tables import MOST_MOVES, LiveTable, begin, new_seats

Key = Annotated[str, PathParameter(min_length=1, max_length=16)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, lt=MOST_SEATS, name="seat")]
Since = Annotated[int, QueryParameter(ge=0, le=100_000, name="since")]
Lang = Annotated[str, QueryParameter(max_length=10, name="lang")]
Watch = Annotated[bool, QueryParameter(name="watch")]
At = Annotated[int, QueryParameter(ge=0, le=100_000, name="at")]
Asking = Request[Any, Any, Any]


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    options: dict[str, str | int]
    together: bool
    """All win or lose together."""
    players: int
    seats: list[SeatInfo]
    to_act: list[int]
    my_turn: bool
    round: int
    finished: bool
    updated: float
    winners: list[int]
    lesson: str
    """The title of the lesson that is taken there."""


class InviteInfo(msgspec.Struct, frozen=True):
    """What an invitation is for."""

    id: str
    game: str
    title: str
    seat: int
    names: list[str]
    colour: str
    """What the pieces of that seat look like; nothing in a game without colours."""


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get()
    async def mine(self, request: Asking, house: Here, language: Lang = "en") -> list[TableLine]:
        """The tables that I host or sit at, the newest first."""
        person, language = person_of(request), language_of(language)
        here = {game.key: game for game in games()}
        lines = []
        for row, seats in await house.store.tables_of(person):
            if (game := here.get(row.game)) is None:
                continue  # it was taken out of the house; its tables wait until it is back
            infos = seat_infos(row, seats, person, set())
            mine = any(infos[seat].mine for seat in row.to_act)
            say = game.say(language)
            lines.append(
                TableLine(
                    row.id,
                    row.game,
                    say(f"game-{row.game}"),
                    row.options,
                    game.together,
                    len(seats),
                    infos,
                    row.to_act,
                    mine,
                    row.round,
                    row.finished,
                    row.updated,
                    row.winners,
                    say(f"lesson-{row.lesson}") if row.lesson else "",
                )
            )
        return lines

    @post()
    async def create(self, request: Asking, house: Here, data: JSONBody[NewTable]) -> Answer:
        """A new table. Seats: `me` (several: we share this screen), `open` (for whoever is invited), `bot`."""
        person = person_of(request)
        if data.seed is not None and any(seat.kind == "open" for seat in data.seats):
            raise Problem("seed-with-guests")
        seats = await seats_for(house, person, data.game, data.seats)
        seed = house.seed() if data.seed is None else data.seed
        options = {**data.options, **game_named(data.game).seated([seat.colour for seat in data.seats])}
        match = begin(data.game, options, seed, [seat.name for seat in seats])
        if match.state.seats != len(seats):
            raise Problem("seats", seats=len(seats), players=match.state.seats)
        return Answer(await house.tables.create(person, match, seats, hints=data.hints))

    @get("/{key:str}")
    async def look(
        self,
        request: Asking,
        house: Here,
        key: Key,
        seat: SeatQuery = None,
        since: Since = 0,
        watch: Watch = False,
        language: Lang = "en",
    ) -> TableInfo:
        """The table through the eyes of one of my seats, or as a spectator sees it."""
        person, live = person_of(request), await house.tables.open(key)
        house.bots.wake(key)
        return await answer(house, live, person, eyes(live, person, seat, watching=watch), language, since)

    @post("/{key:str}/moves")
    async def play(
        self,
        request: Asking,
        house: Here,
        key: Key,
        data: JSONBody[NewMoves],
        seat: SeatQuery = None,
        since: Since = 0,
        language: Lang = "en",
    ) -> Played:
        """Play moves of a seat of mine, in answer to the version that I saw. Once answered, they are on disk.

        Moves in a row end early where something new has come to light, where somebody else is to act, and where one is
        not legal any more. The first must be legal, else nothing is done. What then needs no thought is answered by the
        table. All of it is taken back at once.
        """
        person = person_of(request)
        live, played = await house.tables.play(key, person, data.seat, data.version, data.notations, auto=data.auto)
        info = await answer(house, live, person, eyes_after(live, person, seat, data.seat), language, since)
        return Played(**msgspec.structs.asdict(info), played=played)

    @post("/{key:str}/undo")
    async def undo(
        self,
        request: Asking,
        house: Here,
        key: Key,
        data: JSONBody[Undo],
        seat: SeatQuery = None,
        language: Lang = "en",
    ) -> TableInfo:
        """Take back what I did last (or one move of it), as far as nothing has happened that cannot unhappen."""
        person = person_of(request)
        live = await house.tables.undo(key, person, data.seat, data.version, data.move)
        return await answer(house, live, person, eyes_after(live, person, seat, data.seat), language, 0)

    @post("/{key:str}/suggest")
    async def suggest(
        self,
        request: Asking,
        house: Here,
        key: Key,
        data: JSONBody[Suggest],
        seat: SeatQuery = None,
        since: Since = 0,
        language: Lang = "en",
    ) -> TableInfo:
        """Say which move of the joint decision my seat would choose; none: say no more. Everybody sees it."""
        person = person_of(request)
        live = await house.tables.suggest(key, person, data.seat, data.version, data.move)
        return await answer(house, live, person, eyes_after(live, person, seat, data.seat), language, since)

    @get("/{key:str}/hint")
    async def hint(
        self, request: Asking, house: Here, key: Key, seat: SeatQuery = None, language: Lang = "en"
    ) -> HintInfo:
        """What an adviser would do in answer to the question that a seat of mine is asked, and why."""
        person, live = person_of(request), await house.tables.open(key)
        if (asked := eyes(live, person, seat)) is None:
            raise Forbidden("not-your-seat")
        return await asyncio.to_thread(advise, live.table, asked, language_of(language))

    @get("/{key:str}/help")
    async def help(
        self, request: Asking, house: Here, key: Key, seat: SeatQuery = None, language: Lang = "en"
    ) -> HelpInfo:
        """What each thing at the table is, how it stands for whoever looks, and the rule that tells more."""
        person, live = person_of(request), await house.tables.open(key)
        return explain_table(live.table, eyes(live, person, seat), language_of(language))

    @post("/{key:str}/chat", status_code=204)
    async def chat(self, request: Asking, house: Here, key: Key, data: JSONBody[Chat]) -> None:
        """Say something at a table where I sit."""
        person, live = person_of(request), await house.tables.open(key)
        mine = live.seats_of(person)
        if not mine and live.row.host != person:
            raise Forbidden("not-at-table")
        name = live.seats[mine[0]].name if mine else (await house.store.person(person)).name
        await house.store.say(key, name, data.text, time.time())
        live.chat = None
        house.announce(key)

    @post("/{key:str}/join")
    async def join(self, request: Asking, house: Here, key: Key, data: JSONBody[Join]) -> Answer:
        """Take an open seat: the one of the invitation, the one named, or the first."""
        live = await house.tables.open(key)
        free = [
            seat
            for seat in live.seats
            if seat.kind == "open" and data.seat in (None, seat.index) and data.invite in (None, seat.invite)
        ]
        if not free:
            raise Forbidden("no-open-seat")
        return await sit_down(house, person_of(request), free[0], data.name)

    @post("/{key:str}/leave", status_code=204)
    async def leave(self, request: Asking, house: Here, key: Key, data: JSONBody[Leave]) -> None:
        """Get up: the seat is open again, and the host has a new invitation for it."""
        person, live = person_of(request), await house.tables.open(key)
        if data.seat not in live.seats_of(person):
            raise Forbidden("not-your-seat")
        fresh = new_seats(person, [("open", live.seats[data.seat].name, None)])[0]
        expected = {"kind": "person", "person": person}
        await house.store.change_seat(key, data.seat, expected, kind="open", person=None, invite=fresh.invite)
        await house.tables.forget(key)
        house.changed(key)

    @get("/{key:str}/replay")
    async def replay(
        self, request: Asking, house: Here, key: Key, at: At = 0, seat: SeatQuery = None, language: Lang = "en"
    ) -> Replayed:
        """The table after so many moves: with my own knowledge only while the game runs."""
        person, live = person_of(request), await house.tables.open(key)
        return await asyncio.to_thread(look_back, live, person, eyes(live, person, seat), language_of(language), at)

    @get("/{key:str}/story")
    async def story(self, house: Here, key: Key, language: Lang = "en") -> StoryInfo:
        """What became of it, step by step. (Only for games in which nothing of that is secret.)"""
        live = await house.tables.open(key)
        return await asyncio.to_thread(story_of, live, language_of(language))

    @get("/{key:str}/record", media_type="text/plain")
    async def record(self, house: Here, key: Key) -> Response[str]:
        """The record of a finished game. (That of a running one would give away its seed, and so everything.)"""
        live = await house.tables.open(key)
        if live.match.state.outcome is None:
            raise Forbidden("not-finished")
        name = f'attachment; filename="{live.row.game}-{key}.record"'
        return Response(live.match.copy().text(), media_type="text/plain", headers={"content-disposition": name})

    @post("/import")
    async def bring(self, request: Asking, house: Here, data: JSONBody[Import]) -> Answer:
        """A table from a record. Whoever brings it sits on all seats."""
        person = person_of(request)
        record, cut = read_record(data.text)
        if cut:
            raise BadRecord("record-cut")
        if len(record.moves) > MOST_MOVES:
            raise BadRecord("record-too-long", most=MOST_MOVES)
        game = game_named(record.game)
        if record.pack not in game.packs.names():
            raise BadRecord("record-foreign-pack")
        record.names = [name[:30] for name in record.names[:MOST_SEATS]]
        match = await asyncio.to_thread(Match.replay, game, record)
        seats = match.state.seats
        names = [*record.names, *[""] * seats][:seats]
        return Answer(
            await house.tables.create(person, match, new_seats(person, [("me", name, None) for name in names]))
        )

    @post("/{key:str}/fork")
    async def fork(self, request: Asking, house: Here, key: Key, data: JSONBody[Fork]) -> Answer:
        """Play on from a position of a finished game."""
        person, live = person_of(request), await house.tables.open(key)
        if live.match.state.outcome is None:
            raise Forbidden("not-finished")
        seats = await seats_for(house, person, live.row.game, data.seats)
        if len(seats) != len(live.seats):
            raise Problem("seats", seats=len(seats), players=len(live.seats))
        fork = live.match.record.fork(data.at)
        fork.names = [seat.name for seat in seats]
        match = await asyncio.to_thread(Match.replay, live.match.game, fork)
        return Answer(await house.tables.create(person, match, seats))


@post("/api/join", tags=["tables"])
async def join_by_invite(request: Asking, house: Here, data: JSONBody[JoinByInvite]) -> Answer:
    """Take the seat that an invitation is for. Coming back with it leads to the seat that one has already."""
    seat, person = await house.store.invited(data.invite), person_of(request)
    if seat is None:
        raise Missing("no-invite")
    if seat.kind == "person" and seat.person == person:
        return Answer(seat.table_id, seat.index)
    if seat.kind != "open":
        raise Forbidden("no-open-seat")
    return await sit_down(house, person, seat, data.name)


@get("/api/invites/{invite:str}", tags=["tables"])
async def invitation(
    house: Here, invite: Annotated[str, PathParameter(max_length=40)], language: Lang = "en"
) -> InviteInfo:
    """What an invitation is for."""
    seat = await house.store.invited(invite)
    if seat is None:
        raise Missing("no-invite")
    live = await house.tables.open(seat.table_id)
    game = live.table.game
    say, colour = game.say(language_of(language)), game.colour_of(live.match.state, seat.index)
    look = say(f"seat-colour-{colour}") if colour else ""
    return InviteInfo(live.id, game.key, say(f"game-{game.key}"), seat.index, live.table.names, look)


async def answer(house: House, live: LiveTable, person: str, seat: int | None, language: str, since: int) -> TableInfo:
    since = since if since <= len(live.match.log) else 0
    return look(live, await house.tables.chat(live), person, seat, language_of(language), since)


def eyes_after(live: LiveTable, person: str, wanted: int | None, mover: int) -> int | None:
    """Through whose eyes the table is shown to whoever has just done something."""
    if wanted is None and not live.table.game.open_hands:
        return mover
    return eyes(live, person, wanted)


async def seats_for(house: House, person: str, game: str, wanted: Sequence[WantedSeat]) -> list[SeatRow]:
    """Seats as they were asked for, each with a name."""
    bots = game_named(game).bots
    own = (await house.store.person(person)).name
    seats, people = [], 0
    for number, seat in enumerate(wanted, 1):
        bot = None
        if seat.kind == "bot":
            bot = seat.bot or game_named(game).usual_bot
            if bot not in bots:
                raise Problem("unknown-bot", bot=bot, known=", ".join(bots))
        people += seat.kind == "me"
        name = seat.name.strip() or (own if seat.kind == "me" and people == 1 else "") or f"{number}"
        seats.append((seat.kind, name, bot))
    return new_seats(person, seats)


async def sit_down(house: House, person: str, seat: SeatRow, name: str) -> Answer:
    name = name.strip() or (await house.store.person(person)).name or seat.name
    expected, taken = {"kind": "open"}, {"kind": "person", "person": person, "name": name}
    if not await house.store.change_seat(seat.table_id, seat.index, expected, **taken):
        raise Forbidden("no-open-seat")
    await house.tables.forget(seat.table_id)
    house.changed(seat.table_id)
    return Answer(seat.table_id, seat.index)
