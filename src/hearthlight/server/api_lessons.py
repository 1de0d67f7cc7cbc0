"""Lessons over HTTP: which there are, begin or go on with one, take a step of it, leave it for a real game."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ..games import game_named, games
from ..i18n import Texts
from ..lessons import Guided, Lesson, RealGame, about, lesson_named, lessons_of, real_after, title_of
from .api_lists import lesson_at
from .api_tables import Key, SeatQuery, Since, answer, eyes_after, with_eyes_of
from .context import Answer, Here, House, person_of, spend
from .lists import lessons_of as taken
from .live_table import new_seats
from .looking import language_of
from .payload import TableInfo
from .requests import Learn

Lang = Annotated[str, QueryParameter(max_length=10, name="lang")]
Short = Annotated[str, PathParameter(max_length=40)]
Asking = Request[Any, Any, Any]

LOOKED_AT = 3
"""So many of the tables at which somebody has taken the same lesson: all but the newest are usually at their end."""
STEPS = {"next": Guided.read_on, "back": Guided.reread, "show": Guided.show, "again": Guided.again}


class LessonLine(msgspec.Struct, frozen=True):
    """A lesson in the list."""

    game: str
    key: str
    title: str
    about: str
    minutes: int
    puzzle: bool
    learnt: bool
    table: str | None
    """Where I am taking it."""
    real: RealGame | None
    """The real game that it leads to."""


@get("/api/lessons", tags=["lessons"])
async def lessons(request: Asking, house: Here, language: Lang = "en") -> list[LessonLine]:
    """The lessons of all games, with what I have learnt and begun."""
    person = person_of(request)
    learnt = {(row.game, row.lesson) for row in await house.store.learnt(person)}
    begun = await _begun(house, person)
    lines = []
    for game in games():
        for lesson in (one for one in lessons_of(game.key) if not one.rule):
            which = game.key, lesson.key
            lines.append(
                LessonLine(
                    *which,
                    title_of(lesson, language_of(language)),
                    about(lesson, language_of(language)),
                    lesson.minutes,
                    lesson.puzzle,
                    which in learnt,
                    begun.get(which),
                    real_after(lesson, language_of(language)),
                )
            )
    return lines


@post("/api/lessons/{game:str}/{lesson:str}", tags=["lessons"])
async def begin_lesson(request: Asking, house: Here, game: Short, lesson: Short, language: Lang = "en") -> Answer:
    """Begin a lesson, or go on where I left it."""
    person, wanted = person_of(request), lesson_named(game_named(game).key, lesson)
    if found := (await _begun(house, person)).get((game, lesson)):
        return Answer(found)
    spend(house.quotas.tables, request)
    own = (await house.store.person(person)).name or Texts(language_of(language))("lesson-newcomer")
    names = [name or own for name in wanted.names]
    seats = new_seats(person, [_chair(wanted, seat, name) for seat, name in enumerate(names)])
    return Answer(await house.tables.create(person, wanted.begin(names), seats, lesson=wanted))


def _chair(lesson: Lesson, seat: int, name: str) -> tuple[str, str, str | None]:
    return ("me", name, None) if seat == lesson.seat else ("bot", name, lesson.bot)


async def _begun(house: House, person: str) -> dict[tuple[str, str], str]:
    """Where I am taking a lesson that I have not come to the end of, at the newest table of each."""
    begun: dict[tuple[str, str], str] = {}
    here = {game.key for game in games()}
    for (game, lesson), keys in (await taken(house.store, person)).items():
        for key in keys[:LOOKED_AT] if game in here else ():
            guided = await lesson_at(house, key)
            if guided and not guided.learnt:
                begun[game, lesson] = key
                break
    return begun


@post("/api/tables/{key:str}/lesson", tags=["lessons"])
async def learn(
    request: Asking,
    house: Here,
    key: Key,
    data: JSONBody[Learn],
    seat: SeatQuery = None,
    since: Since = 0,
    language: Lang = "en",
) -> TableInfo:
    """A step of the lesson that is no move; or leave it, and it becomes a game like any other."""
    person = await with_eyes_of(house, request, key, seat, data.seat)
    if data.does == "leave":
        live = await house.tables.end_lesson(key, person, data.seat, data.version)
    else:
        live = await house.tables.learn(key, person, data.seat, data.version, STEPS[data.does])
    return await answer(house, live, person, eyes_after(live, person, seat, data.seat), language, since)
