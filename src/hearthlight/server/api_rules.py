"""The rulebook over HTTP: the rules with what they refer to, the words that they explain, examples, and a position for
its pictures."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from .. import table as room
from ..games import Game, game_named
from ..i18n import Part, Rulebook
from ..kernel import Question, steps_of
from ..lessons import Lesson, lesson_named, lessons_of, title_of
from .looking import language_of
from .payload import SeatInfo, TableInfo
from .problems import Missing

Lang = Annotated[str, QueryParameter(max_length=10, name="lang")]
Short = Annotated[str, PathParameter(max_length=40)]


class Example(msgspec.Struct, frozen=True):
    """A position in which a rule is played through."""

    lesson: str
    title: str


class RuleText(msgspec.Struct, frozen=True):
    number: str
    parts: list[Part]
    drawing: str
    """Its picture, as the page of the game calls it; nothing for none."""
    asked: list[str]
    """The questions that it stands behind."""
    examples: list[Example]


class RuleSection(msgspec.Struct, frozen=True):
    section: str
    title: str
    rules: list[RuleText]


class TermInfo(msgspec.Struct, frozen=True):
    """A word of the glossary."""

    key: str
    name: str
    icon: str
    text: str
    """What it is, in a sentence."""
    rule: str
    """Where it is told what it is;"""
    others: list[str]
    """and where else it is spoken of."""


class RulesInfo(msgspec.Struct, frozen=True):
    sections: list[RuleSection]
    terms: list[TermInfo]
    illustrated: bool
    """There is a position for its pictures."""


@get("/api/rules/{game:str}", tags=["rules"])
async def rules(game: Short, language: Lang = "en") -> Response[bytes]:
    """The rulebook, section by section, and its glossary."""
    return _json(_rules(game_named(game).key, language_of(language)))


@get("/api/rules/{game:str}/sample", tags=["rules"])
async def rules_sample(game: Short, language: Lang = "en") -> Response[bytes]:
    """The position that the pictures of the rulebook show, through the eyes of the first seat."""
    return _json(_sample(game_named(game).key, language_of(language)))


def _json(content: bytes) -> Response[bytes]:
    return Response(content, media_type="application/json", headers={"cache-control": "private, max-age=60"})


@cache
def _rules(game: str, language: str) -> bytes:
    return msgspec.json.encode(rules_info(game_named(game), language))


def rules_info(game: Game, language: str) -> RulesInfo:
    book = game.rulebook(language)
    writer = _Writer(game, book, language)
    sections = [
        RuleSection(
            section, book.say(f"section-{section}"), [writer.rule(number, book.rule(number)) for number in all_]
        )
        for section, all_ in book.sections().items()
    ]
    if book.rulings:
        rulings = [writer.rule(number, book.ruling(number)) for number in book.rulings]
        sections.append(RuleSection("R", book.say("rules-rulings-title"), rulings))
    return RulesInfo(sections, _terms(book, sections, writer.explained), bool(book.book.sample))


class _Writer:
    """What belongs to each rule."""

    def __init__(self, game: Game, book: Rulebook, language: str) -> None:
        self.book = book
        pack = game.packs(game.packs.names()[0])
        words = game.words(pack, language)
        self.explained = {thing.id: thing.text for thing in room.explain(game, pack, words).things}
        self.asked: defaultdict[str, list[str]] = defaultdict(list)
        for step in steps_of(game.state):
            if issubclass(step, Question) and hasattr(step, "asks"):
                text = words.asked(step.asks)
                if text not in self.asked[step.rule]:
                    self.asked[step.rule].append(text)
        self.examples: defaultdict[str, list[Example]] = defaultdict(list)
        for lesson in lessons_of(game.key):
            if lesson.rule:
                self.examples[lesson.rule].append(Example(lesson.key, title_of(lesson, language)))

    def rule(self, number: str, text: str) -> RuleText:
        return RuleText(
            number,
            self.book.parts(text),
            self.book.book.drawings.get(number, ""),
            self.asked[number],
            self.examples[number],
        )


def _terms(book: Rulebook, sections: list[RuleSection], explained: dict[str, str]) -> list[TermInfo]:
    """In the order of the alphabet, or of what stands for one."""
    spoken: defaultdict[str, list[str]] = defaultdict(list)
    for section in sections:
        for rule in section.rules:
            for part in rule.parts:
                if part.term:
                    spoken[part.term].append(rule.number)
    terms = [
        TermInfo(
            key,
            book.term(key),
            entry.icon,
            explained.get(book.about(key), ""),
            entry.rule,
            [number for number in spoken[key] if number != entry.rule],
        )
        for key, entry in book.book.terms.items()
    ]
    return sorted(terms, key=lambda term: term.name.casefold())


@cache
def _sample(game: str, language: str) -> bytes:
    sample = game_named(game).rulebook(language).book.sample
    if not sample:
        raise Missing("no-lesson", lesson=sample)
    return msgspec.json.encode(sample_table(lesson_named(game, sample), language))


class _Chair(msgspec.Struct, frozen=True):
    name: str
    kind: str
    bot: str | None


def sample_table(lesson: Lesson, language: str) -> TableInfo:
    """The position that a lesson begins with, as a table that nobody plays at."""
    names = [name or lesson.say(language)("lesson-newcomer") for name in lesson.names]
    chairs = [
        _Chair(name, "person", None) if seat == lesson.seat else _Chair(name, "bot", lesson.bot)
        for seat, name in enumerate(names)
    ]
    table = room.Table(lesson.begin(names), chairs, hints=False)
    sight = room.look(table, lesson.seat, language, 0)
    seats = [
        SeatInfo(seat, chair.name, chair.kind, chair.bot, seat == lesson.seat, thinking=False, invite=None, free=False)
        for seat, chair in enumerate(chairs)
    ]
    seen = msgspec.structs.asdict(sight)
    return TableInfo(**seen, id="rules", version=1, seats=seats, host=False, chat=[], campaign=None)
