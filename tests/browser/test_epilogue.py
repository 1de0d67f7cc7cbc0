"""The end of a game tells its story; the log leads back to its moments."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .layout import faults
from .moments import moment
from .visitors import DESKTOP, Arrive


@pytest.mark.parametrize(
    ("game", "players", "parts"), [("blackout", 3, 5), pytest.param("frostpunk", 2, 5, marks=pytest.mark.soak)]
)
def test_the_end_tells_its_story_and_the_board_is_a_click_away(
    arrive: Arrive, game: str, players: int, parts: int
) -> None:
    ada = arrive()
    table = ada.bring(moment(game, "", players=players))
    ada.go(f"/table/{table}?seat=0")
    story = ada.page.get_by_test_id("story")
    expect(story.locator("[data-story]")).to_have_count(parts)
    expect(ada.page.get_by_test_id("final-scores")).to_have_count(int(game == "blackout"))
    expect(ada.page.locator("main > .regions > .bar")).to_contain_text("The end")
    ada.expect_no_missing_words()
    ada.expect_no_overflow()
    assert faults(ada.page, (DESKTOP["width"], DESKTOP["height"])) == []
    ada.click("story-or-board")
    expect(ada.page.get_by_test_id("stage")).to_be_visible()
    expect(story).to_have_count(0)
    ada.click("story-or-board")
    story.locator("a[href*=replay]").first.click()
    expect(ada.page.get_by_test_id("replay-slider")).to_be_visible()
    assert re.search(r"replay\?at=\d+$", ada.page.url)


@pytest.mark.daily(1)
@pytest.mark.parametrize("phone", [False, True])
def test_what_led_to_the_end_is_watched_again(arrive: Arrive, phone: bool) -> None:
    ada = arrive(phone=phone)
    table = ada.bring(moment("blackout", "", players=3))
    ada.go("/")
    ada.page.evaluate(f"localStorage.setItem('hearthlight.seen.{table}.0', '580')")  # eight moves before the end
    ada.go(f"/table/{table}?seat=0")
    ada.page.get_by_test_id("story").wait_for()
    ada.click("story-or-board")
    if phone:
        ada.page.get_by_role("tab", name="Log").tap()
    ada.click("watch-since" if phone else "watch-again")
    expect(ada.page.get_by_test_id("watching")).to_be_visible()
    expect(ada.page.get_by_test_id("end")).to_have_count(0)
    ada.click("watch-close")
    expect(ada.page.get_by_test_id("end")).to_be_visible()


def test_an_entry_of_the_log_shows_its_moment_and_leads_back(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.bring(moment("blackout", "turn", players=3, rounds=3))
    ada.go(f"/table/{table}?seat=0")
    expect(ada.page.locator("[data-move]").first).to_be_visible()
    ada.page.keyboard.press("l")
    expect(ada.page.get_by_test_id("log")).to_contain_text("Round 3")
    expect(ada.page.get_by_test_id("log")).not_to_contain_text("plans a card")
    ada.page.get_by_test_id("jump").first.click()
    expect(ada.page.get_by_test_id("watching")).to_be_visible()
    expect(ada.page.get_by_test_id("drawer")).to_have_count(0)
    expect(ada.page.locator("[data-move]")).to_have_count(0)
    ada.click("watch-close")
    expect(ada.page.locator("[data-move]").first).to_be_visible()


def test_a_building_in_the_log_says_what_it_does(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.bring(moment("frostpunk", "figure", rounds=3))
    ada.go(f"/table/{table}?seat=0")
    expect(ada.page.locator("[data-move]").first).to_be_visible()
    ada.page.keyboard.press("l")
    log = ada.page.get_by_test_id("log")
    log.get_by_test_id("unfold").first.wait_for()
    ada.page.evaluate("document.querySelectorAll('[data-testid=unfold]').forEach((more) => more.click())")
    name = log.locator("p", has_text="built on").first.get_by_role("button")
    name.hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text(name.inner_text())
