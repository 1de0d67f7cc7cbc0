"""No page has letters that are too small to read."""

from __future__ import annotations

import pytest

from .layout import SMALLEST_TEXT, resize
from .moments import moment
from .visitors import Arrive, Visitor

SOAK = pytest.mark.soak
SIZES = [(1366, 768), (390, 844)]
SMALL = """(smallest) => {
    const own = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
    const drawn = (node) => {
        const size = parseFloat(getComputedStyle(node).fontSize);
        return size * (node instanceof SVGElement ? node.getScreenCTM().d : node.currentCSSZoom);
    };
    const SKIPPED = ".sr, script, style, option, [inert], [role=img]";
    return [...document.querySelectorAll("body *")]
        .filter((node) => own(node) && node.checkVisibility() && !node.closest(SKIPPED))
        .filter((node) => drawn(node) < smallest - 0.1)
        .map((node) => `${drawn(node).toFixed(1)} px: ${node.textContent.trim().slice(0, 30)} (${node.classList})`);
}"""
"""Words that are smaller on the screen, wherever on the page, but for pictures: what they show is said beside them."""


def expect_letters(visitor: Visitor, what: str) -> None:
    for size in SIZES:
        resize(visitor, size)
        small = visitor.page.evaluate(SMALL, SMALLEST_TEXT)
        assert not small, (what, size, sorted(set(small)))


def test_around_a_table(arrive: Arrive) -> None:
    """Nothing is there at first, then the list of tables, and all that can be chosen for a game."""
    ada = arrive()
    ada.go("/")
    ada.page.get_by_test_id("play-now").wait_for()
    expect_letters(ada, "lobby")
    ada.bring(moment("blackout", "plan"))
    ada.go("/")
    ada.page.locator('[data-testid^="game-card-"]').first.wait_for()
    ada.click("more")
    expect_letters(ada, "lobby with a table")


@pytest.mark.daily(3)
@pytest.mark.parametrize("game", ["blackout", "frostpunk"])
@pytest.mark.parametrize("page", ["library", "rules", "learn"])
def test_what_a_game_is(arrive: Arrive, game: str, page: str) -> None:
    ada = arrive()
    ada.go(f"/{page}/{game}")
    ada.page.locator("#main h2").first.wait_for()
    ada.drawn()
    expect_letters(ada, page)


@pytest.mark.parametrize("game", ["blackout", pytest.param("frostpunk", marks=SOAK)])
def test_how_a_game_went(arrive: Arrive, game: str) -> None:
    ada = arrive()
    table = ada.bring(moment(game, "", players=2))
    ada.go(f"/table/{table}?seat=0")
    ada.page.get_by_test_id("story").locator("[data-story]").first.wait_for()
    expect_letters(ada, "epilogue")
    ada.go(f"/table/{table}/replay?at=20")
    ada.page.get_by_test_id("replay-slider").wait_for()
    expect_letters(ada, "replay")
