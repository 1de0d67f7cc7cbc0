"""The rulebook: beside the table, with pictures, examples to play, and on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .layout import cut, faults, look_at, resize
from .moments import moment
from .test_accessibility import expect_none_here
from .visitors import Arrive

LEAST_HIGH = 30
"""Pixels of a picture that shows something."""


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["desktop", "phone"])
def test_it_opens_beside_the_table_and_the_focus_comes_back(arrive: Arrive, phone: bool) -> None:
    ada = arrive(phone=phone)
    ada.open(moment("frostpunk", "figure"))
    ada.settle()
    address = ada.page.url
    ada.page.get_by_test_id("rule").focus()
    ada.page.keyboard.press("?")
    ada.page.get_by_test_id("rule-more").focus()
    ada.page.keyboard.press("Enter")
    drawer = ada.page.get_by_test_id("rules-drawer")
    expect(drawer.locator('[id="F4.12"]')).to_be_in_viewport()
    expect(drawer.locator('[id="F4.12"]')).to_be_focused()
    ada.page.wait_for_load_state("networkidle")
    assert ada.page.evaluate("document.querySelector('#main').scrollTop") == 0
    expect_none_here(ada, "the rulebook beside the table")
    # The table goes on: the rules stay where they are.
    expect(ada.page.get_by_test_id("primary")).to_be_visible()
    # From rule to rule, and back.
    drawer.locator('[id="F4.12"] a', has_text="F5.3").click()
    expect(drawer.locator('[id="F5.3"]')).to_be_in_viewport()
    ada.click("rules-back")
    expect(drawer.locator('[id="F4.12"]')).to_be_in_viewport()
    # From a word to where it is explained.
    drawer.locator('[id="F4.12"] a.term').first.click()
    expect(drawer.locator('[id="term-leader"]')).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(ada.page.get_by_test_id("rule")).to_be_focused()
    assert ada.page.url == address
    ada.expect_no_missing_words()


@pytest.mark.daily(1)
@pytest.mark.parametrize(
    ("game", "asks"),
    [pytest.param("blackout", "place", marks=pytest.mark.soak), ("blackout", "plan"), ("frostpunk", "figure")],
)
def test_the_table_beside_it_stays_whole(arrive: Arrive, game: str, asks: str) -> None:
    ada = arrive()
    look_at(ada, moment(game, asks, players=3 if game == "blackout" else 2, rounds=3))
    ada.click("rule")
    ada.click("rule-more")
    ada.page.get_by_test_id("rules-drawer").wait_for()
    found: list[str] = []
    for size in [(1280, 720), (1366, 768), (1440, 900)]:
        resize(ada, size)
        stage, book = (ada.page.locator(part).bounding_box() for part in ("main .stage", "main > .drawer"))
        assert stage
        assert book
        assert stage["x"] + stage["width"] <= book["x"] + 1
        # The pictures of the book are small, and what lies below it can be had when it is shut.
        found += [fault for fault in faults(ada.page, size) if not re.search("text of|is covered by", fault)]
        # Some words are only read out.
        found += [f"{size[0]}×{size[1]}: {words}" for words in cut(ada.page) if " in word" not in words]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["blackout", "frostpunk"])
def test_its_pictures_are_drawn_by_the_table(arrive: Arrive, game: str) -> None:
    ada = arrive()
    ada.go(f"/rules/{game}")
    drawings = ada.page.locator(".drawing .sheet")
    drawings.last.wait_for()
    heights = drawings.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert len(heights) >= 14
    assert min(heights) > LEAST_HIGH, heights
    ada.expect_no_missing_words()
    ada.expect_no_overflow()
    # On paper there is nothing but the book.
    ada.page.emulate_media(media="print")
    expect(ada.page.locator("header")).to_be_hidden()
    expect(ada.page.get_by_test_id("rules-search")).to_be_hidden()
    expect(drawings.first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "rule", "example", "move", "said"),
    [
        ("blackout", "B5.3", "further", "procure medipacks 1", "3 transport tokens"),
        ("frostpunk", "F9.1", "bypass", "bypass", "4 spaces"),
    ],
)
def test_an_example_is_played_from_its_rule(
    arrive: Arrive, game: str, rule: str, example: str, move: str, said: str
) -> None:
    ada = arrive()
    ada.go(f"/rules/{game}#{rule}")
    ada.click(f"example-{example}")
    ada.page.wait_for_url("**/table/*")
    ada.page.locator(f'[data-move="{move}"]').first.click()
    ada.click("primary")
    expect(ada.page.get_by_test_id("lesson")).to_contain_text(said)


def test_a_word_of_a_rule_says_what_it_is(arrive: Arrive) -> None:
    """To whoever points at it, and to whoever comes to it with the keyboard: on the page, and beside a table."""
    ada = arrive()
    ada.go("/rules/frostpunk#F4.20")
    shelter, said = ada.page.locator("#F4\\.20 a.term[data-about=shelter]"), ada.page.get_by_test_id("help")
    shelter.hover()
    expect(said).to_contain_text("A building with beds")
    ada.page.mouse.move(2, 2)
    expect(said).to_be_hidden()
    ada.page.locator("#F4\\.20").focus()
    while not shelter.evaluate("(word) => word === document.activeElement"):
        ada.page.keyboard.press("Tab")
    expect(said).to_contain_text("A building with beds")
    ada.expect_no_missing_words()
