"""Lessons at a terminal speak of numbers and arrows, not of what is on the page."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from hearthlight.games import game_keys, game_named
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice
from hearthlight.lessons import Lesson, LessonInfo, guide, lesson_named, lessons_of
from hearthlight.terminal.lessons import Learnt, LessonSession
from hearthlight.terminal.session import Quit

GUIDED = [lessons_of(key)[0] for key in game_keys() if lessons_of(key)]
OF_THE_PAGE = {
    "en": r"press|click|\btap\b|hover|finger|button|pull|\bdrag\b|strip\b|brown|magnifying|[Oo]pen the map"
    r'|red "!"|\blit (fields?|sector|wood)',
    "de": r"[Dd]rück|[Kk]lick|Knopf|Zeig auf|Zieh die|Streifen|[Bb]raun|Lupe|Öffne den Plan|rote „!“"
    r"|beleuchtet|hervorgehoben",
    "fr": r"[Aa]ppuy|[Cc]liqu|bouton|[Ss]urvol|doigt|bulle|flamme|bande\b|brun\b|loupe|Ouvrez la carte"
    r"|« ! » rouge|(terrains?|secteur|bois) éclairé",
    "zh-Hant": r"按「|按大|按鈕|按住|按有|指着|拉高|這一列|褐色|放大鏡|打開地圖|紅色的「!」|亮起的(木材|區塊|場地)",
}
"""What there is to see and to do on the page alone, as lessons call it."""


class Listening(LessonSession):
    """Does what is asked for, looks for a hint wherever there is one, and plays on alone like the bot."""

    def __init__(self, lesson: Lesson, language: str, file: Path) -> None:
        self.heard: list[str] = []
        console = Console(file=StringIO(), width=100, color_system=None)
        game = game_named(lesson.game)
        super().__init__(lesson, game, Learnt.read(file), file, language, console, self.answer, "Ada")

    def answer(self, _prompt: str) -> str:
        said = guide(self.table, self.language)
        assert said
        if said.kind != "own":
            return "show" if said.kind == "do" else "next"
        bot = self.table.game.bot(self.lesson.bot)
        return bot.choose(self.match.state.copy(), self.lesson.seat, Dice(1)).notation()

    def say_now(self, said: LessonInfo) -> None:
        self.heard += [said.text, said.task, said.hint]
        super().say_now(said)


@pytest.mark.daily(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", GUIDED, ids=lambda lesson: lesson.game)
def test_a_guided_game_says_nothing_of_the_page(lesson: Lesson, language: str, tmp_path: Path) -> None:
    session = Listening(lesson, language, tmp_path / "mine.json")
    session.run()
    assert session.table.learnt
    assert len(session.heard) > 2 * lesson.steps
    assert not [said for said in session.heard if re.search(OF_THE_PAGE[language], said)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [lesson.game for lesson in GUIDED])
def test_whatever_a_lesson_says_of_the_page_it_says_in_other_words_at_a_terminal(game: str, language: str) -> None:
    """Also what is said to whoever does something else, in all lessons and puzzles."""
    lessons = [lesson for lesson in lessons_of(game) if not lesson.rule]
    files = sorted((game_named(game).locales / language).glob("*.ftl"))
    known = {
        key: text
        for path in files
        for key, text in re.findall(r"^(lesson-\S+) = (.*(?:\n[ }].*)*)", path.read_text("utf-8"), re.MULTILINE)
        if any(f"{key}-".startswith(f"{lesson.message}-") for lesson in lessons)
    }
    typed = {key for key in known if key.endswith("-typed")}
    of_the_page = {key for key, text in known.items() if re.search(OF_THE_PAGE[language], text)}
    assert typed
    assert not typed & of_the_page
    assert not {f"{key}-typed" for key in of_the_page} - typed


def test_what_lessons_tell_to_type_can_be_typed_while_one_reads(tmp_path: Path) -> None:
    """The table, what the icons mean, and a card; what is not known is said so."""
    answers = iter(["table", "icons", "card Leader", "card Nobody"])

    def read(_prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    lesson, file = lesson_named("blackout", "first-light"), tmp_path / "mine.json"
    shown = StringIO()
    console = Console(file=shown, width=120, color_system=None)
    session = LessonSession(lesson, game_named("blackout"), Learnt.read(file), file, "en", console, read)
    with pytest.raises(Quit):
        session.run()
    for words in ("Faces of the dice", "Transport token", "Leader dragon-leader", 'There is no card "Nobody".'):
        assert words in shown.getvalue(), words
