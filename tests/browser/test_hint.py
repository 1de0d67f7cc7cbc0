"""Where the panel of a hint lies: over nothing that the question needs."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from .visitors import Arrive

LAPTOP = ViewportSize(width=1280, height=720)
QUESTIONS = 3

HIDDEN = """() => {
    const box = (element) => element.getBoundingClientRect();
    const panel = box(document.querySelector('[data-testid="hint-text"]'));
    const over = (one) => Math.min(one.right, panel.right) - Math.max(one.left, panel.left) > 1
        && Math.min(one.bottom, panel.bottom) - Math.max(one.top, panel.top) > 1;
    const needed = 'main > .regions :is([data-move], .goals), main .dock :is(.primary, .dock-tool)';
    return [...document.querySelectorAll(needed)].filter((one) => one.checkVisibility() && over(box(one)))
        .map((one) => one.dataset.move ?? one.className);
}"""


@pytest.mark.daily(1)
@pytest.mark.parametrize("game", ["blackout", "frostpunk"])
def test_a_hint_hides_nothing_that_can_be_chosen(arrive: Arrive, game: str) -> None:
    visitor = arrive()
    visitor.page.set_viewport_size(LAPTOP)
    visitor.enter()
    visitor.page.get_by_test_id("name").fill("Ada")
    visitor.pick(f"game-{game}")
    visitor.click("play-now")
    visitor.page.wait_for_url("**/table/*")
    for _ in range(QUESTIONS):
        visitor.settle()
        visitor.hearing()
        visitor.click("hint")
        visitor.page.get_by_test_id("advice-0").wait_for()
        visitor.page.wait_for_function(f"() => !({HIDDEN})().length")
        visitor.click("hint")
        assert visitor.act()


def test_on_a_phone_what_else_is_good_waits_until_somebody_wants_it(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    visitor.new_game("me", game="frostpunk")
    visitor.settle()
    visitor.click("hint")
    visitor.page.get_by_test_id("advice-more").wait_for()
    expect(visitor.page.get_by_test_id("advice-1")).to_have_count(0)
    visitor.click("advice-more")
    visitor.page.get_by_test_id("advice-1").wait_for()
    visitor.expect_no_overflow()
