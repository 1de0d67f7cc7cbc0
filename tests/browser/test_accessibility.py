"""Every page passes axe's checks of WCAG 2 A and AA, on a laptop and on a phone, in the middle of a game too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hearthlight.lessons import Lesson, lessons_of

from .moments import moment
from .pupil import Pupil
from .visitors import Arrive, Visitor

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
SOAK = pytest.mark.soak
SIZES = pytest.mark.parametrize(
    "phone", [pytest.param(False, id="desktop"), pytest.param(True, id="phone", marks=SOAK)]
)
BOTH = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
GAMES = pytest.mark.parametrize("game", ["blackout", "frostpunk"])
LAPTOP = (1366, 768)
RECORDS = {"blackout": "blackout-2-greedy", "frostpunk": "frostpunk-1-1-companion"}


def reader(arrive: Arrive, *, phone: bool, first: bool = False) -> Visitor:
    """Somebody who cannot do without what axe asks for, at a small screen: most trouble is there."""
    visitor = arrive(phone=phone, first=first)
    if not phone:
        visitor.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    return visitor


def expect_no_barriers(visitor: Visitor, path: str) -> None:
    visitor.go(path)
    visitor.page.locator("#main").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    expect_none_here(visitor, path)


def expect_none_here(visitor: Visitor, what: str) -> None:
    """As the page stands now, with whatever lies open on it."""
    visitor.drawn()
    visitor.page.evaluate(AXE)
    found = visitor.page.evaluate("axe.run(document, { runOnly: ['wcag2a', 'wcag2aa'], resultTypes: ['violations'] })")[
        "violations"
    ]
    assert not found, (what, [(entry["id"], [node["html"][:200] for node in entry["nodes"]]) for entry in found])


# -- around the table ------------------------------------------------------------------------------------------------


@SOAK
@BOTH
@GAMES
@pytest.mark.parametrize("page", ["learn", "rules", "library"])
def test_what_a_game_is(arrive: Arrive, game: str, page: str, phone: bool) -> None:
    expect_no_barriers(reader(arrive, phone=phone), f"/{page}/{game}")


@SOAK
@BOTH
def test_what_is_about_me(arrive: Arrive, phone: bool) -> None:
    ada = reader(arrive, phone=phone)
    expect_no_barriers(ada, "/statistics")
    ada.play_now()
    ada.page.get_by_test_id("board").wait_for()
    ada.bots.post(f"/bots/{ada.table}/end").raise_for_status()
    expect_no_barriers(ada, "/statistics")
    expect_no_barriers(ada, "/devices")
    ada.click("add-device")
    ada.page.locator("img.qr").wait_for()
    expect_none_here(ada, "a link for a device")


@SOAK
@BOTH
def test_a_page_that_there_is_not(arrive: Arrive, phone: bool) -> None:
    ada = reader(arrive, phone=phone)
    expect_no_barriers(ada, "/nowhere/at/all")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Page not found.")


@SOAK
@BOTH
def test_first_visit(arrive: Arrive, phone: bool) -> None:
    ada = reader(arrive, phone=phone, first=True)
    ada.go("/")
    ada.page.get_by_test_id("welcome").wait_for()
    expect_none_here(ada, "welcome")


@SOAK
@BOTH
def test_windows_over_a_page(arrive: Arrive, phone: bool) -> None:
    ada = reader(arrive, phone=phone)
    ada.go("/")
    ada.page.get_by_test_id("play-now").wait_for()
    for button in ("settings", "me"):
        ada.click(button)
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        expect_none_here(ada, button)
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.click("more")
    expect_none_here(ada, "all that can be chosen for a game")


@SOAK
@BOTH
def test_campaign(arrive: Arrive, phone: bool) -> None:
    ada = reader(arrive, phone=phone)
    expect_no_barriers(ada, "/campaign")
    ada.click("campaign-begin")
    ada.page.get_by_test_id("campaign-play").first.wait_for()
    expect_none_here(ada, "a campaign")


@SOAK
@BOTH
@GAMES
def test_join(arrive: Arrive, game: str, phone: bool) -> None:
    ada, ben = arrive(), reader(arrive, phone=phone)
    ada.new_game("me", "open", game=game)
    expect_no_barriers(ben, ada.invite())


# -- at the table ----------------------------------------------------------------------------------------------------


@SIZES
def test_blackout(arrive: Arrive, phone: bool) -> None:
    ada = reader(arrive, phone=phone)
    ada.new_game("me", "random")
    for _ in range(4):
        assert ada.act()
    table = f"/table/{ada.table}"
    for path in (table, f"{table}/screen", "/"):
        expect_no_barriers(ada, path)


@SIZES
@pytest.mark.parametrize(
    ("asks", "ways"),
    [
        ("action", ("", "/screen")),
        pytest.param("option", ("", "/screen"), marks=SOAK),
        pytest.param("expedition", ("",), marks=SOAK),
        pytest.param("", ("", "/replay?at=60"), id="the end", marks=SOAK),
    ],
)
def test_frostpunk(arrive: Arrive, phone: bool, asks: str, ways: tuple[str, ...]) -> None:
    ada = reader(arrive, phone=phone)
    table = f"/table/{ada.bring(moment('frostpunk', asks))}"
    for way in ways:
        expect_no_barriers(ada, table + way)


@pytest.mark.daily(1)
@pytest.mark.parametrize(
    "look",
    [
        pytest.param({"contrast": "more"}, id="contrast"),
        pytest.param({"palette": "red-green"}, id="red-green", marks=SOAK),
        pytest.param({"palette": "blue-yellow"}, id="blue-yellow", marks=SOAK),
        pytest.param({"palette": "red-green", "contrast": "more"}, id="red-green and contrast", marks=SOAK),
        pytest.param({"palette": "blue-yellow", "contrast": "more"}, id="blue-yellow and contrast", marks=SOAK),
    ],
)
@pytest.mark.parametrize(("game", "asks"), [("blackout", "plan"), ("frostpunk", "action")])
def test_a_table_as_somebody_likes_it(arrive: Arrive, game: str, asks: str, look: dict[str, str]) -> None:
    """Other colours are as readable as the usual ones; so is what lies beside the table."""
    ada = reader(arrive, phone=False)
    liked = json.dumps(json.dumps({"pace": "off", **look}))
    ada.context.add_init_script(f"localStorage.setItem('hearthlight.settings', {liked})")
    expect_no_barriers(ada, f"/table/{ada.bring(moment(game, asks))}?seat=0")
    for key, choice in look.items():
        expect(ada.page.locator("html")).to_have_attribute(f"data-{key}", choice)
    for opener in ("table-menu", "open-log"):
        ada.click(opener)
        ada.page.get_by_test_id("drawer").wait_for()
        expect_none_here(ada, opener)
        ada.click("drawer-close")
        ada.page.get_by_test_id("drawer").wait_for(state="detached")


@SOAK
@BOTH
@pytest.mark.parametrize(("game", "asks"), [("blackout", "plan"), ("frostpunk", "figure")])
def test_what_opens_beside_the_table(arrive: Arrive, game: str, asks: str, phone: bool) -> None:
    ada = reader(arrive, phone=phone)
    ada.go(f"/table/{ada.bring(moment(game, asks, rounds=2))}?seat=0")
    ada.settle()
    log = ada.page.locator(".tabs").get_by_role("tab").last if phone else ada.page.get_by_test_id("open-log")
    for opener in (ada.page.get_by_test_id("table-menu"), log, ada.page.get_by_test_id("all-choices")):
        opener.click()
        ada.page.get_by_test_id("drawer").wait_for()
        expect_none_here(ada, str(opener))
        ada.click("drawer-close")
        ada.page.get_by_test_id("drawer").wait_for(state="detached")
    ada.click("hint")
    ada.page.get_by_test_id("hint-text").wait_for()
    expect_none_here(ada, "hint")


@SOAK
@BOTH
@GAMES
def test_after_a_game(arrive: Arrive, game: str, phone: bool) -> None:
    ada = reader(arrive, phone=phone)
    table = f"/table/{ada.bring((ROOT / f'tests/records/{RECORDS[game]}.record').read_text('utf-8'))}"
    for way in ("?seat=0", "/replay?at=60", "/screen"):
        expect_no_barriers(ada, table + way)
    ada.go(f"{table}/review?seat=0")
    ada.page.get_by_test_id("turn").first.wait_for()
    expect_none_here(ada, "review")


@SOAK
@BOTH
def test_what_a_replay_opens(arrive: Arrive, phone: bool) -> None:
    """Sharing a moment, and playing on from there."""
    ada = reader(arrive, phone=phone)
    ada.go(f"/table/{ada.bring(moment('blackout', ''))}/replay?at=10")
    for button in ("share", "fork"):
        ada.click(button)
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        expect_none_here(ada, button)
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)


# -- lessons ---------------------------------------------------------------------------------------------------------


def one_of_each_kind(game: str) -> list[Lesson]:
    """The guided game, and a puzzle."""
    lessons = lessons_of(game)
    return [lessons[0], next(lesson for lesson in lessons if lesson.puzzle)]


@SOAK
@BOTH
@pytest.mark.parametrize(
    "lesson",
    [
        pytest.param(lesson, id=f"{game}-{lesson.key}")
        for game in ("blackout", "frostpunk")
        for lesson in one_of_each_kind(game)
    ],
)
def test_lesson(arrive: Arrive, lesson: Lesson, phone: bool) -> None:
    """At its first words, and where there is something to do."""
    pupil = Pupil(reader(arrive, phone=phone))
    pupil.begin(lesson)
    expect_none_here(pupil.visitor, pupil.wait()["moment"])
    while pupil.wait()["kind"] == "read":
        pupil.step()
    expect_none_here(pupil.visitor, pupil.wait()["moment"])
    if lesson.puzzle:
        pupil.visitor.click("lesson-hint")
        expect_none_here(pupil.visitor, "the hint of a puzzle")
    pupil.visitor.click("lesson-leave")
    pupil.page.get_by_test_id("lesson-stay").wait_for()
    expect_none_here(pupil.visitor, "leaving")
