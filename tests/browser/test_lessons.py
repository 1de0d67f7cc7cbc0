"""Lessons in the browser, by doing only what they say and clicking only what they light."""

from __future__ import annotations

from itertools import cycle, product

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import expect

from hearthlight.games import game_keys
from hearthlight.lessons import Lesson, lessons_of

from .pupil import Clumsy, Pupil, Typist
from .test_clicks import THEN
from .visitors import LANGUAGES, Arrive

SOAK = pytest.mark.soak
ALL = [lesson for key in game_keys() for lesson in lessons_of(key) if not lesson.rule]
"""Examples are begun at their rule (`test_rules`)."""
GUIDED = [lessons_of(key)[0] for key in game_keys() if lessons_of(key)]
PUZZLE = next(lesson for lesson in lessons_of("frostpunk") if lesson.puzzle)


PUZZLES = [next(lesson for lesson in lessons_of(key) if lesson.puzzle) for key in game_keys() if lessons_of(key)]
AS_HINTED = ("plan V15 1", "ready", "turn V15", "procure water 0", "complete EC 1", "finish EC")
"""What the hints say to whoever plays Blackout's fourth round alone."""


def every_day(*chosen: Lesson) -> list[ParameterSet]:
    """These lessons; the others are for a soak."""
    return [
        pytest.param(lesson, id=f"{lesson.game}-{lesson.key}", marks=() if lesson in chosen else SOAK)
        for lesson in ALL
        if not lesson.puzzle
    ]


def in_languages() -> list[ParameterSet]:
    """Every lesson in all of them, each puzzle in one."""
    lessons = [lesson for lesson in ALL if not lesson.puzzle]
    puzzles = [lesson for lesson in ALL if lesson.puzzle]
    pairs = [*product(lessons, LANGUAGES), *zip(puzzles, cycle(LANGUAGES), strict=False)]
    return [pytest.param(lesson, language, id=f"{lesson.game}-{lesson.key}-{language}") for lesson, language in pairs]


def test_a_first_visit_begins_with_a_story_and_goes_on_with_a_lesson(arrive: Arrive) -> None:
    """In the browser's language, without a mouse; the second visit begins in the lobby."""
    lesson = GUIDED[1]
    visitor = arrive(first=True, locale="de-DE")
    visitor.go("/")
    visitor.page.get_by_test_id("welcome").wait_for()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    visitor.page.get_by_test_id(f"welcome-{lesson.game}").focus()
    visitor.page.keyboard.press("Enter")
    scene = visitor.page.get_by_test_id(f"scene-{lesson.game}")
    expect(scene).to_contain_text("Was geschehen ist")
    visitor.expect_no_missing_words()
    scene.get_by_test_id(f"lesson-{lesson.game}-{lesson.key}").focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/table/*")
    assert Pupil(visitor).wait()["step"] == 1
    visitor.go("/")
    visitor.page.get_by_test_id("play-now").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_whoever_knows_a_game_is_told_its_story_once(arrive: Arrive, phone: bool) -> None:
    game = GUIDED[1].game
    visitor = arrive(first=True, phone=phone)
    visitor.go("/")
    visitor.click(f"welcome-{game}")
    visitor.expect_no_overflow()
    visitor.click("scene-known")
    expect(visitor.page.get_by_test_id(f"game-{game}")).to_be_checked()
    visitor.enter()
    visitor.click(f"learn-{game}")
    visitor.page.get_by_test_id(f"scene-{game}").wait_for()


@pytest.mark.daily(1)
@pytest.mark.parametrize("lesson", GUIDED, ids=lambda lesson: lesson.game)
def test_a_newcomer_can_begin_with_a_real_game_that_is_easy(arrive: Arrive, lesson: Lesson) -> None:
    """The one that the guided game leads to, with one click; the next visit begins in the lobby."""
    visitor = arrive(first=True)
    visitor.go("/")
    visitor.click(f"welcome-{lesson.game}")
    visitor.click("scene-real")
    visitor.page.wait_for_url("**/table/*")
    visitor.settle()
    info = visitor.page.request.get(f"{visitor.url}/api/tables/{visitor.table}").json()
    assert lesson.real
    assert "lesson" not in info
    assert {key: info["options"][key] for key in lesson.real.options} == lesson.real.options
    assert {seat["bot"] for seat in info["seats"] if seat["kind"] == "bot"} <= {lesson.real.bot}
    assert visitor.act()
    visitor.go("/")
    visitor.page.get_by_test_id("play-now").wait_for()


def test_a_puzzle_is_missed_tried_again_and_solved(arrive: Arrive) -> None:
    pupil = Pupil(arrive())
    pupil.begin(PUZZLE)
    pupil.visitor.click("lesson-fold")
    assert not pupil.page.get_by_test_id("lesson-show").is_visible()
    pupil.visitor.act("stop")
    assert pupil.wait()["kind"] == "failed"
    pupil.visitor.click("lesson-again")
    pupil.page.locator('[data-testid="lesson"][data-kind="solve"]').wait_for()
    for _ in PUZZLE.moments[0].solution:
        pupil.step()
    assert pupil.wait()["last"]
    solved, following = pupil.visitor.table, pupil.wait()["next"]["title"]
    expect(pupil.page.get_by_test_id("lesson-after")).to_contain_text(following)
    pupil.visitor.enter()
    card = pupil.page.get_by_role("article").filter(has=pupil.page.get_by_test_id(f"game-card-{solved}"))
    expect(card).to_contain_text("Done")
    expect(card).not_to_contain_text("Continue")
    pupil.visitor.click(f"next-lesson-{solved}")
    pupil.page.wait_for_url("**/table/*")
    assert pupil.wait()["title"] == following
    pupil.visitor.go(f"/learn/{PUZZLE.game}")
    expect(pupil.page.get_by_test_id(f"line-{PUZZLE.game}-{PUZZLE.key}")).to_contain_text("✓")


@pytest.mark.daily(1)
@pytest.mark.parametrize("lesson", PUZZLES, ids=lambda lesson: lesson.game)
def test_a_puzzle_is_solved_by_whoever_clicks_its_solution(arrive: Arrive, lesson: Lesson) -> None:
    """Move by move, at the table: nothing is shown."""
    pupil = Pupil(arrive())
    pupil.begin(lesson)
    for move in lesson.moments[0].solution:
        assert pupil.wait()["kind"] == "solve"
        pupil.do_rather(move)
    assert pupil.wait()["last"]


SOME = 8
"""Steps that show that it works; all of them are for a soak."""


@pytest.mark.parametrize("phone", [pytest.param(False, id="desktop", marks=SOAK), pytest.param(True, id="phone")])
@pytest.mark.parametrize("lesson", every_day(GUIDED[0]))
def test_a_lesson_begins_with_one_click_and_lights_the_way(arrive: Arrive, lesson: Lesson, phone: bool) -> None:
    pupil = Pupil(arrive(phone=phone))
    pupil.begin(lesson)
    for _ in range(SOME):
        pupil.step()
    pupil.visitor.expect_no_overflow()
    pupil.visitor.expect_no_missing_words()


def test_what_is_lit_comes_back_into_sight_when_a_phone_is_turned(arrive: Arrive) -> None:
    """The map learns its size anew and looks elsewhere."""
    lesson = next(lesson for lesson in lessons_of("blackout") if lesson.key == "first-light")
    pupil = Pupil(arrive(phone=True))
    pupil.begin(lesson)
    pupil.step()
    start = pupil.page.locator(f'.map [data-move="{pupil.wait()["moves"][0]}"]').first
    for width, height in ((844, 390), (390, 600), (390, 844)):
        pupil.page.set_viewport_size({"width": width, "height": height})
        pupil.lit(start)


@pytest.mark.parametrize(
    ("lesson", "moment", "asks"),
    [
        pytest.param(lesson, moment, asks, id=f"{lesson.game}-{moment}", marks=marks)
        for lesson, moment, asks, marks in (
            (GUIDED[0], "place", "", ()),
            (GUIDED[0], "choose-place", "", SOAK),
            (GUIDED[0], "alone", "place", SOAK),
            (GUIDED[1], "snow", "", ()),
        )
    ],
)
def test_the_words_hide_no_place_on_the_map_of_a_phone(arrive: Arrive, lesson: Lesson, moment: str, asks: str) -> None:
    """Neither where one is lit nor where the learner looks for one."""
    pupil = Pupil(arrive(phone=True))
    pupil.begin(lesson)
    pupil.forward(moment, asks, AS_HINTED)
    pupil.expect_uncovered()


@SOAK
@pytest.mark.parametrize("lesson", every_day())
def test_the_words_hide_nothing_on_a_phone_that_is_to_be_clicked(arrive: Arrive, lesson: Lesson) -> None:
    pupil = Pupil(arrive(phone=True))
    pupil.begin(lesson)
    pupil.expect_uncovered()
    while not pupil.step()["last"]:
        pupil.expect_uncovered()


@SOAK
@pytest.mark.parametrize(("lesson", "language"), in_languages())
def test_a_whole_lesson(arrive: Arrive, lesson: Lesson, language: str) -> None:
    pupil = Pupil(arrive())
    pupil.way = AS_HINTED
    pupil.begin(lesson, language)
    while not (said := pupil.step())["last"]:
        assert said["kind"] != "missed", "who does what the hints say reaches what there is to reach"
        pupil.visitor.expect_no_missing_words()
    pupil.visitor.go(f"/learn/{lesson.game}")
    expect(pupil.page.get_by_test_id(f"line-{lesson.game}-{lesson.key}")).to_contain_text("✓")


@pytest.mark.parametrize("lesson", every_day(GUIDED[1]))
def test_a_wrong_click_is_explained_in_the_bubble(arrive: Arrive, lesson: Lesson) -> None:
    pupil = Pupil(arrive())
    pupil.begin(lesson)
    while pupil.wait()["kind"] != "do":
        pupil.step()
    lesson_now, before = pupil.wait(), pupil.visitor.version()
    for _ in range(2):
        pupil.visitor.hearing()
        wrong = next(path for path in pupil.visitor.glowing() if path.split(THEN) not in lesson_now["ahead"])
        pupil.page.locator(f'[data-move="{wrong}"]').first.click()
        pupil.expect_told(lesson_now["task"])
    assert pupil.visitor.version() == before
    pupil.step()


@SOAK
@pytest.mark.parametrize(
    ("language", "most"), [("en", 1000), *((language, 3) for language in LANGUAGES if language != "en")]
)
@pytest.mark.parametrize("lesson", GUIDED, ids=lambda lesson: lesson.game)
def test_whoever_does_wrong_things_first_is_told_each_time_and_learns_the_game(
    arrive: Arrive, lesson: Lesson, language: str, most: int
) -> None:
    """Wherever something else can be done than what is said: in one language to the end, in the others at first."""
    pupil, moments = Clumsy(arrive()), set[str]()
    pupil.begin(lesson, language)
    while pupil.strayed < most and not (now := pupil.wait())["last"]:
        if pupil.stray():
            moments.add(now["moment"])
        pupil.step()
    asked = {moment.key for moment in lesson.moments if moment.kind == "do" and not moment.silent}
    assert pupil.strayed == most or len(moments & asked) > len(asked) / 2, asked - moments
    pupil.visitor.expect_no_missing_words()


@pytest.mark.parametrize("lesson", every_day(GUIDED[0]))
def test_a_lesson_is_gone_on_with_or_left(arrive: Arrive, lesson: Lesson) -> None:
    pupil = Pupil(arrive())
    pupil.begin(lesson)
    pupil.step()
    moment, table = pupil.wait()["moment"], pupil.visitor.table
    pupil.begin(lesson)
    assert pupil.visitor.table == table
    pupil.bubble(moment).wait_for()
    pupil.visitor.click("lesson-leave")
    pupil.visitor.click("lesson-stay")
    pupil.visitor.click("lesson-leave")
    pupil.page.get_by_test_id("lesson-come-back").wait_for()
    pupil.visitor.click("lesson-lobby")
    card = pupil.page.get_by_test_id(f"game-card-{table}")
    expect(pupil.page.get_by_role("article").filter(has=card)).to_contain_text("Continue")
    card.click()
    pupil.bubble(moment).wait_for()
    pupil.visitor.click("lesson-leave")
    pupil.visitor.click("lesson-play-on")
    pupil.page.get_by_test_id("lesson").wait_for(state="detached")
    assert pupil.visitor.act()


def test_a_lesson_that_was_left_midway_is_what_comes_next_everywhere(arrive: Arrive) -> None:
    """Whichever it is: on the first page and in the list, where one goes on at the same moment."""
    lesson = lessons_of("blackout")[1]
    pupil = Pupil(arrive())
    pupil.begin(lesson)
    pupil.step()
    moment, table = pupil.wait()["moment"], pupil.visitor.table
    for page, row in (("/", "lesson"), (f"/learn/{lesson.game}", "line")):
        pupil.visitor.go(page)
        spot = pupil.page.get_by_test_id(f"{row}-{lesson.game}-{lesson.key}")
        expect(spot).to_contain_text("Continue")
        spot.click()
        pupil.page.wait_for_url("**/table/*")
        pupil.bubble(moment).wait_for()
        assert pupil.visitor.table == table


@pytest.mark.parametrize("lesson", every_day())
def test_a_whole_lesson_with_the_keyboard_alone(arrive: Arrive, lesson: Lesson) -> None:
    """Tab finds what is lit, or what else does it, and Enter does it: nothing is shown."""
    pupil = Typist(arrive())
    pupil.begin(lesson)
    while not pupil.step()["last"]:
        pass
    assert pupil.moved


@pytest.mark.parametrize(
    "lesson", [pytest.param(GUIDED[0], id=GUIDED[0].game), pytest.param(GUIDED[1], id=GUIDED[1].game, marks=SOAK)]
)
def test_the_end_of_a_guided_game_leads_to_a_real_one(arrive: Arrive, lesson: Lesson) -> None:
    """With one click, and it says which; there is nothing of the lesson at it."""
    pupil = Pupil(arrive())
    pupil.begin(lesson)
    told = pupil.forward(lesson.moments[-1].key)["real"]
    taught = pupil.visitor.table
    real = pupil.page.get_by_test_id("lesson-real")
    expect(real).to_have_text(told["title"])
    real.click()
    pupil.page.wait_for_url(lambda url: taught not in url)
    pupil.visitor.settle()
    info = pupil.page.request.get(f"{pupil.visitor.url}/api/tables/{pupil.visitor.table}").json()
    assert lesson.real
    assert "lesson" not in info
    assert {seat["bot"] for seat in info["seats"] if seat["kind"] == "bot"} <= {lesson.real.bot}
    assert pupil.visitor.act()


def test_a_lesson_begins_without_a_mouse(arrive: Arrive) -> None:
    pupil = Typist(arrive())
    pupil.begin(GUIDED[1])
    while not pupil.moved:
        pupil.step()
