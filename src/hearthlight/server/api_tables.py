"""A table over HTTP: create, look, play, undo, talk, replay, export, import, fork, delete."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ..games import game_named
from ..kernel import BadPack, BadRecord, Match, Problem, Record, read_record
from ..table import HelpInfo, HintInfo, StoryInfo, advise, explain_table
from .context import Answer, Here, House, person_of, spend
from .live_table import LiveTable, begin, new_seats
from .looking import Around, eyes, language_of, look, look_back, story_of
from .names import clean, distinct
from .payload import Played, Replayed, TableInfo
from .problems import Archived, Forbidden
from .requests import MOST_SEATS, Chat, Fork, Import, NewMoves, NewTable, Suggest, Undo, WantedSeat
from .rows import SeatRow
from .shelving import archived, remove
from .tables import MOST_MOVES

Key = Annotated[str, PathParameter(min_length=1, max_length=16)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, lt=MOST_SEATS, name="seat")]
Since = Annotated[int, QueryParameter(ge=0, le=100_000, name="since")]
Lang = Annotated[str, QueryParameter(max_length=10, name="lang")]
Watch = Annotated[bool, QueryParameter(name="watch")]
WithPack = Annotated[bool, QueryParameter(name="pack")]
At = Annotated[int, QueryParameter(ge=0, le=100_000, name="at")]
Asking = Request[Any, Any, Any]


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

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
        spend(house.quotas.tables, request)
        known = data.seed is not None
        made = await house.tables.create(
            person, match, seats, hints=data.hints, public=data.public, foreknown=known, clock=data.clock
        )
        return Answer(made)

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

    @delete("/{key:str}", status_code=204)
    async def remove(self, request: Asking, house: Here, key: Key) -> None:
        """Delete a table of mine at which nobody else sits."""
        await remove(house.store, key, person_of(request))
        house.tables.drop(key)

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
        person = await with_eyes_of(house, request, key, seat, data.seat)
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
        person = await with_eyes_of(house, request, key, seat, data.seat)
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
        person = await with_eyes_of(house, request, key, seat, data.seat)
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
        spend(house.quotas.chat, request)
        await house.tables.say(key, name, data.text)

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
    async def record(self, request: Asking, house: Here, key: Key, pack: WithPack = True) -> Response[str]:
        """The record of a finished game, with the content of its pack unless that is not wanted. (That of a running one
        would give away its seed, and so everything.) Of a table that cannot be opened any more, who sat there gets
        what there is."""
        try:
            live = await house.tables.open(key)
        except Archived:
            text, file = await archived(house.store, key, person_of(request)), key
        else:
            if live.match.state.outcome is None:
                raise Forbidden("not-finished")
            text, file = live.match.copy().text(with_pack=pack), f"{live.row.game}-{key}"
        name = f'attachment; filename="{file}.record"'
        return Response(text, media_type="text/plain", headers={"content-disposition": name})

    @post("/import")
    async def bring(self, request: Asking, house: Here, data: JSONBody[Import]) -> Answer:
        """A table from a record. Whoever brings it sits on all seats."""
        person = person_of(request)
        record, cut = read_record(data.text)
        if cut:
            raise BadRecord("record-cut")
        if len(record.moves) > MOST_MOVES:
            raise BadRecord("record-too-long", most=MOST_MOVES)
        spend(house.quotas.tables, request)
        record.names = _all_distinct([clean(name) for name in record.names[:MOST_SEATS]])
        record.resumed = []  # a state that somebody brings may be none: what was played shows whether it is one
        match = await replayed(house, record)
        seats = match.state.seats
        names = [*record.names, *[""] * seats][:seats]
        chairs = new_seats(person, [("me", name, None) for name in names])
        return Answer(await house.tables.create(person, match, chairs, brought=True))

    @post("/{key:str}/fork")
    async def fork(self, request: Asking, house: Here, key: Key, data: JSONBody[Fork]) -> Answer:
        """Play on from a position of a finished game."""
        person, live = person_of(request), await house.tables.open(key)
        if live.match.state.outcome is None:
            raise Forbidden("not-finished")
        if live.row.foreknown and any(seat.kind == "open" for seat in data.seats):
            raise Problem("seed-with-guests")
        seats = await seats_for(house, person, live.row.game, data.seats)
        if len(seats) != len(live.seats):
            raise Problem("seats", seats=len(seats), players=len(live.seats))
        spend(house.quotas.tables, request)
        whole = msgspec.structs.replace(live.match.record, names=[seat.name for seat in seats])
        match = await asyncio.to_thread(Match.replay, live.match.game, whole, data.at, pack=live.match.pack)
        known = live.row.foreknown
        return Answer(await house.tables.create(person, match, seats, foreknown=known, brought=True))


async def replayed(house: House, record: Record) -> Match:
    """What somebody brings, played with the pack that it brings along or one that is here: never with a file."""
    game = game_named(record.game)
    if record.content:
        return await asyncio.to_thread(Match.replay, game, record)
    try:
        pack = await house.tables.packs.edition(game, record.pack, record.pack_hash)
    except BadPack:
        raise BadRecord("record-foreign-pack") from None
    return await asyncio.to_thread(Match.replay, game, record, pack=pack)


async def answer(house: House, live: LiveTable, person: str, seat: int | None, language: str, since: int) -> TableInfo:
    since = since if since <= len(live.match.log) else 0
    around = Around(await house.presence.at(live.id), house.now(), house.settings.table_days)
    return look(live, await house.tables.chat(live), person, seat, language_of(language), since, around)


async def with_eyes_of(house: House, request: Asking, key: str, wanted: int | None, mover: int) -> str:
    """Who is asking; refused before anything is done, if they want to look through somebody else's eyes."""
    person = person_of(request)
    if wanted not in (None, mover):
        eyes(await house.tables.open(key), person, wanted)
    return person


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
    names = _all_distinct([name for _, name, _ in seats])
    return new_seats(person, [(kind, name, bot) for (kind, _, bot), name in zip(seats, names, strict=True)])


def _all_distinct(names: Sequence[str]) -> list[str]:
    """With numbers where two are alike; who has none has none."""
    told: list[str] = []
    for name in names:
        told.append(distinct(name, told) if name else "")
    return told
