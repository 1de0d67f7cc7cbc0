"""A phone: the map stays where it is, nothing that is final happens by a tap, and no word is broken."""

from __future__ import annotations

from playwright.sync_api import expect

from .layout import look_at
from .moments import moment
from .visitors import Arrive

BROKEN = """() => [...document.querySelectorAll(".slots .here, .slots .empty")].filter((node) => node.checkVisibility())
    .filter((node) => {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        while (walker.nextNode())
            for (const word of walker.currentNode.data.matchAll(/[^\\s\\u00ad]+/g)) {
                const range = document.createRange();
                range.setStart(walker.currentNode, word.index);
                range.setEnd(walker.currentNode, word.index + word[0].length);
                const lines = new Set([...range.getClientRects()].filter(({ width }) => width).map(({ y }) => y));
                if (lines.size > 1) return true;
            }
        return false;
    }).map((node) => node.textContent)"""


def test_the_words_in_slots_are_whole_in_french(arrive: Arrive) -> None:
    ada = arrive(phone=True)
    look_at(ada, moment("blackout", "plan", players=3, rounds=5))
    ada.speak("fr")
    ada.page.locator(".hand [data-card]").nth(1).tap()
    expect(ada.page.locator(".slots .here").first).to_be_visible()
    assert ada.page.evaluate(BROKEN) == []


def test_a_card_that_is_played_leads_to_the_city(arrive: Arrive) -> None:
    ada = arrive(phone=True)
    look_at(ada, moment("frostpunk", "figure", players=2, rounds=3))
    ada.page.locator('[data-tab="cards"]').tap()
    ada.page.locator(".shelf button").first.tap()
    ada.page.locator(".citizens .play").first.tap()
    expect(ada.page.locator('[data-tab="city"]')).to_have_attribute("aria-selected", "true")
    expect(ada.page.locator(".stage .map")).to_be_visible()


def test_the_map_beside_the_log_is_whole(arrive: Arrive) -> None:
    ada = arrive()
    look_at(ada, moment("blackout", "place", players=3, rounds=3))
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    ada.click("open-log")
    drawer = ada.page.get_by_test_id("drawer")
    drawer.wait_for()
    ada.drawn()
    stage, log = ada.page.locator("main .stage").bounding_box(), drawer.bounding_box()
    assert stage
    assert log
    assert stage["x"] + stage["width"] <= log["x"] + 1


def test_the_goals_of_a_phone_say_what_wins(arrive: Arrive) -> None:
    ada = arrive(phone=True)
    aim = ada.page.get_by_test_id("aim")
    look_at(ada, moment("blackout", "plan", players=3, rounds=2))
    ada.page.locator('[data-tab="goals"]').tap()
    expect(aim).to_contain_text("most points when the deck runs out")
    look_at(ada, moment("blackout", "plan", players=1, rounds=2))
    ada.page.locator('[data-tab="goals"]').tap()
    expect(aim.locator("[data-condition]")).not_to_have_count(0)
    expect(aim.get_by_test_id("orchid-points").locator(".orchid")).to_have_count(3)
    assert ada.page.evaluate(
        "() => [...document.querySelectorAll('.orchids .icon')].every((icon) => icon.checkVisibility())"
    )
