"""A lesson in words, for whoever shows it."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..i18n import Texts
from .foreseen import rows
from .guided import Guided
from .lesson import Lesson, Moment, lessons_of, words_of

KindNow = Literal["read", "do", "own", "solve", "failed", "missed", "wait"]


class NextLesson(msgspec.Struct, frozen=True):
    """What one may learn after a lesson."""

    key: str
    title: str


class RealGame(msgspec.Struct, frozen=True):
    """A real game that is one click away when a lesson is over."""

    title: str
    options: dict[str, str | int]
    """As a new table takes them; with the number of players."""
    bot: str
    """Who plays the other seats, if there are any."""


class LessonInfo(msgspec.Struct, frozen=True):
    """What is to be read or done at this moment of a lesson."""

    key: str
    title: str
    moment: str
    """Nothing while the others move."""
    kind: KindNow
    step: int
    """The number of the moment, from 1 on;"""
    steps: int
    """of so many."""
    text: str
    task: str
    """What to do, in a few words."""
    hint: str
    """For those who ask for it, where every move is allowed."""
    light: list[str]
    """Parts of the table, as the page of the game calls them."""
    keep: list[str]
    """Parts that the words must not hide."""
    moves: list[str]
    """Those that can be made now of those that are asked for;"""
    ahead: list[list[str]]
    """and in which rows one click may make them, where one opens the next."""
    back: bool
    """Whether one can go back to what was read before."""
    last: bool
    """With this the lesson is over;"""
    next: NextLesson | None
    """and this one comes after it,"""
    real: RealGame | None
    """or a real game."""


def about(lesson: Lesson, language: str) -> str:
    """What the list says of it: of a puzzle its task."""
    return lesson.say(language)(f"{lesson.message}-{lesson.moments[0].key if lesson.puzzle else 'about'}")


def title_of(lesson: Lesson, language: str) -> str:
    return lesson.say(language)(lesson.message)


def next_after(lesson: Lesson, language: str) -> NextLesson | None:
    """The one after it in the list of its game."""
    listed = [one for one in lessons_of(lesson.game) if not one.rule]
    following = listed[listed.index(lesson) + 1 :] if lesson in listed else []
    return NextLesson(following[0].key, title_of(following[0], language)) if following else None


def real_after(lesson: Lesson, language: str) -> RealGame | None:
    """The real game that it leads to."""
    if lesson.real is None:
        return None
    return RealGame(lesson.say(language)(f"{lesson.message}-real"), lesson.real.options, lesson.real.bot)


def guide(table: Guided, language: str) -> LessonInfo | None:
    """The lesson as it stands; nothing after its end."""
    lesson, say = table.lesson, table.words(language).say
    index, moment = table.place.moment, table.moment
    if index == len(lesson.moments):
        return None
    key = _key(table, moment, say) if moment else ""
    last = index == len(lesson.moments) - 1
    ahead = rows(table) if moment else []
    return LessonInfo(
        lesson.key,
        title_of(lesson, language),
        moment.key if moment else "",
        _kind(table, moment),
        lesson.step(index),
        lesson.steps,
        table.told_missed(language)
        if table.failed
        else table.told(say, key, **_named(table, moment))
        if moment and not moment.silent
        else "",
        table.task(say) if moment and moment.kind == "do" and not moment.silent else "",
        table.told(say, f"{key}-hint") if moment and say.has(f"{key}-hint") else "",
        _light(moment, ahead) if moment else [],
        [*lesson.keep, *moment.keep] if moment else [],
        table.wanted if moment else [],
        ahead,
        table.can_reread,
        last,
        next_after(lesson, language) if last else None,
        real_after(lesson, language) if last else None,
    )


def _key(table: Guided, moment: Moment, say: Texts) -> str:
    """Which messages speak. Where the learner plays on their own, the words follow what is asked, as far as there are
    any for it, and what has been reached already."""
    key, question = f"{table.lesson.message}-{moment.key}", table.match.state.question
    at = f"{key}-at-{question.asks}" if moment.own and question else ""
    if not at or not say.has(at):
        return key
    reached = bool(moment.aims) and not table.missed(moment)
    return f"{at}-reached" if reached and say.has(f"{at}-reached") else at


def _named(table: Guided, moment: Moment) -> dict[str, str]:
    """What depends on how it went."""
    state, seat = table.match.state, table.lesson.seat
    return {
        name: next((what.split()[-1] for what in among if table.game.measure(state, seat, what)), "")
        for name, among in moment.named.items()
    }


def _kind(table: Guided, moment: Moment | None) -> KindNow:
    if moment is None:
        return "wait"
    if table.failed:
        return "failed" if table.lesson.puzzle else "missed"
    return moment.kind


def _light(moment: Moment, ahead: list[list[str]]) -> list[str]:
    """What the moment speaks of, without what belongs to moves that are made: a field that is built on."""
    asked = words_of(moment.do)
    left = words_of(move for row in ahead for move in row)
    return [part for part in moment.light if (name := part.split()[-1]) not in asked or name in left]
