"""Help where the eye is: with the mouse, the keyboard and a finger; and the library of all that is printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .moments import moment
from .test_accessibility import expect_no_barriers
from .visitors import Arrive, Visitor

SEEN = {
    "blackout": {
        ".purse [data-about=points]": "points",
        ".purse .seat-cube": "cube",
        "svg.rondel .die": "die",
        ".bar ol > li:nth-child(4)": "phase-4",
        ".hand [data-card] [data-about=shape]": "shape",
        ".goal [data-about]": "",
        ".slot > .head": "slot",
    },
    "frostpunk": {
        ".track.hope h4": "hope",
        ".token": "",
        ".gauge .cold": "cold",
        ".gauge [data-about=freezes-3]": "freezes-3",
        ".dangers > li:nth-child(6)": "corpses",
        ".rounds .phase": "phase-6",
        ".stock [data-about=coal]": "coal",
        ".sickness": "sick",
        ".tower.panel p": "tower",
    },
}
"""A sample of each kind: icon, token, track, die, part of a card, phase; and what it is explained as, if it is always
the same."""
GAMES = pytest.mark.parametrize(
    ("game", "asks"), [("blackout", "plan"), pytest.param("frostpunk", "figure", marks=pytest.mark.soak)]
)


def help_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("help")


def at_table(visitor: Visitor, game: str, asks: str) -> None:
    visitor.go(f"/table/{visitor.bring(moment(game, asks, rounds=2))}?seat=0")
    visitor.page.locator("[data-move]").first.wait_for()
    visitor.drawn()


@GAMES
def test_pointing_explains(arrive: Arrive, game: str, asks: str) -> None:
    ada = arrive()
    at_table(ada, game, asks)
    for spot, thing in SEEN[game].items():
        ada.page.locator(spot).locator("visible=true").first.hover(force=True)
        expect(help_of(ada)).to_be_visible()
        if thing:
            expect(help_of(ada)).to_have_attribute("data-thing", thing)
        expect(help_of(ada)).to_contain_text(re.compile(r"[BF]\d+\.\d+"))
        ada.expect_no_missing_words()
        ada.page.mouse.move(2, 2)
        expect(help_of(ada)).to_be_hidden()


def test_the_own_money_stays_in_sight(arrive: Arrive) -> None:
    """What is said of a card, or of one number of the purse, hides no money."""
    ada = arrive()
    ada.page.set_viewport_size({"width": 1366, "height": 768})
    at_table(ada, "blackout", "objectives")
    purse = ada.page.locator(".left.rail .purse").bounding_box()
    assert purse
    for spot in (".purse [data-about=points]", ".left.rail [data-card] [data-about]"):
        ada.page.locator(spot).first.hover(force=True)
        expect(help_of(ada)).to_be_visible()
        box = help_of(ada).bounding_box()
        assert box
        assert box["x"] >= purse["x"] + purse["width"] or box["y"] >= purse["y"] + purse["height"], spot
        ada.page.mouse.move(700, 740)
        expect(help_of(ada)).to_be_hidden()


@GAMES
def test_the_keyboard_walks_and_the_focus_stays(arrive: Arrive, game: str, asks: str) -> None:
    ada = arrive()
    at_table(ada, game, asks)
    ada.page.keyboard.press("Tab")
    focused = ada.page.evaluate("document.activeElement.outerHTML")
    seen: list[str] = []
    for _ in range(5):
        ada.page.keyboard.press("e")
        expect(help_of(ada)).to_be_visible()
        if seen:
            expect(help_of(ada)).not_to_have_attribute("data-thing", seen[-1])
        seen.append(str(help_of(ada).get_attribute("data-thing")))
    assert len(set(seen)) == 5
    ada.page.keyboard.press("Shift+E")
    expect(help_of(ada)).to_have_attribute("data-thing", seen[-2])
    ada.page.keyboard.press("?")
    expect(help_of(ada).get_by_test_id("help-more")).to_be_visible()
    assert ada.page.evaluate("document.activeElement.outerHTML") == focused
    ada.page.keyboard.press("Escape")
    expect(help_of(ada)).to_be_hidden()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_test_id("phase-line")).to_contain_text(re.compile(r"Phase \d"))
    expect(ada.page.get_by_test_id("rule-text")).to_contain_text(re.compile(r"[BF]\d+\.\d+"))


@GAMES
def test_a_long_press_explains_and_chooses_nothing(arrive: Arrive, game: str, asks: str) -> None:
    ada = arrive(phone=True)
    at_table(ada, game, asks)
    before = ada.version()
    icon = ada.page.locator(".strip [data-about], .dangers > li").locator("visible=true").first
    box = icon.bounding_box()
    assert box
    finger = ada.context.new_cdp_session(ada.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(help_of(ada)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(help_of(ada)).to_be_visible()
    ada.expect_no_overflow()
    ada.page.touchscreen.tap(195, 500)
    expect(help_of(ada)).to_be_hidden()
    assert ada.version() == before


@pytest.mark.parametrize(
    ("game", "asks"), [("blackout", "buy"), pytest.param("frostpunk", "build", marks=pytest.mark.soak)]
)
def test_a_long_press_on_a_choice_leaves_nothing_half_chosen(arrive: Arrive, game: str, asks: str) -> None:
    """What it would bring is shown while the finger is there; then neither that nor anything to confirm is left."""
    ada = arrive(phone=True)
    at_table(ada, game, asks)
    ada.hearing()
    choice = ada.page.locator(".stage [data-move]").first
    choice.scroll_into_view_if_needed()
    box = choice.bounding_box()
    assert box
    finger = ada.context.new_cdp_session(ada.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(ada.page.get_by_test_id("outlook")).to_be_visible()
    expect(ada.page.locator(".peek")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # The finger has gone, and the browser has told the page all of it.
    expect(choice).to_be_focused()
    expect(ada.page.get_by_test_id("outlook")).to_have_count(0)
    expect(ada.page.locator("[data-confirms], [data-selected]")).to_have_count(0)


@pytest.mark.daily(1)
@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["blackout", "frostpunk"])
def test_the_library_finds_what_is_printed(arrive: Arrive, game: str, phone: bool) -> None:
    ada = arrive(phone=phone)
    expect_no_barriers(ada, f"/library/{game}")
    count = ada.page.get_by_test_id("library-count")
    whole = count.inner_text()
    ada.page.get_by_test_id("library-cost").select_option(index=1)
    expect(count).not_to_have_text(whole)
    entries = ada.page.locator("[data-entry]")
    ada.page.get_by_role("button", name="Volunteers" if game == "blackout" else "Laws").click()
    expect(count).not_to_have_text(whole)
    ada.page.get_by_test_id("library-search").fill("tram driver" if game == "blackout" else "night watch")
    expect(entries).to_have_count(1)
    ada.expect_no_overflow()
    ada.expect_no_missing_words()
    ada.page.get_by_test_id("library-search").fill("")
    ada.page.locator("button.kind").last.click()
    expect(ada.page.get_by_test_id("legend").locator("dt").nth(40)).to_be_visible()
    ada.expect_no_overflow()
    ada.expect_no_missing_words()


def test_the_library_lies_beside_the_table(arrive: Arrive) -> None:
    """It opens in a window of its own: the table stays where it is."""
    ada = arrive()
    at_table(ada, "blackout", "plan")
    with ada.menu():
        expect(ada.page.get_by_test_id("to-library")).to_have_attribute("target", "_blank")
    ada.go("/rules/blackout")
    ada.page.locator("#main a[href='/library/blackout']").click()
    ada.page.wait_for_url("**/library/blackout")
    ada.enter()
    ada.click("library")
    expect(ada.page.get_by_test_id("library-count")).to_be_visible()
