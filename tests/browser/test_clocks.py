"""A table with a clock: it stands in the bar, beside everything else there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .layout import DESKTOPS, PHONES, Size, cut, faults, places, resize
from .visitors import Arrive, Visitor

SIZES: list[Size] = [DESKTOPS[0], DESKTOPS[1], DESKTOPS[3], DESKTOPS[5], *PHONES]
THREE_DAYS = "3"
LONG = "Bartholomew von Hohenlohe-Neu"
"""As long as a name may be, but for one letter."""
CROWDED = """() => {
    const parts = [...document.querySelectorAll("main .bar > :not(.goals), main .bar > .goals > *")]
        .filter((node) => node.checkVisibility() && node.getBoundingClientRect().width > 1);
    const name = (node) => node.dataset.testid ?? node.getAttribute("class") ?? node.tagName;
    const found = [];
    for (const [at, one] of parts.entries()) {
        const box = one.getBoundingClientRect();
        if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name(one)} is outside`);
        for (const other of parts.slice(at + 1)) {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            if (left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1)
                found.push(`${name(other)} lies over ${name(one)}`);
        }
    }
    return found;
}"""


def with_clock(host: Visitor, guest: Visitor, game: str) -> None:
    """Two people at a table with a time limit: so long that no machine is too slow for it."""
    host.enter()
    host.page.get_by_test_id("name").fill("Ada")
    host.pick(f"game-{game}")
    host.click("more")
    host.pick("players-2")
    host.page.get_by_test_id("seat-kind-1").select_option("open")
    host.page.get_by_test_id("lobby-clock").select_option(THREE_DAYS)
    host.page.get_by_test_id("lobby-clock-then").select_option("seat")
    host.click("create")
    host.page.wait_for_url("**/table/*")
    host.page.get_by_test_id("board").wait_for()
    assert host.page.get_by_test_id("clock").count() == 0, "it waits for everybody"
    guest.join(host.invite(), LONG)
    guest.page.get_by_test_id("board").wait_for()


def order(visitor: Visitor) -> None:
    """Say the first thing ahead that can be said."""
    visitor.click("table-menu")
    visitor.click("open-orders")
    visitor.page.get_by_test_id("orders").locator("input:not(:checked)").first.check(force=True)
    visitor.page.get_by_test_id("orders-sign").wait_for()
    visitor.click("drawer-close")


@pytest.mark.parametrize("game", ["blackout", "frostpunk"])
def test_everybody_sees_whose_time_runs(arrive: Arrive, game: str) -> None:
    """Their own, where they are asked; or else that of the one who is."""
    ada, ben = arrive(), arrive()
    with_clock(ada, ben, game)
    told = ada.bots.get(f"/api/tables/{ada.table}").raise_for_status().json()
    running = told["clock"]["running"]
    assert running
    for seat, visitor in enumerate((ada, ben)):
        clock = visitor.page.get_by_test_id("clock")
        expect(clock).to_be_visible()
        expect(clock).to_contain_text(re.compile(r"7[12]:\d\d:\d\d$"))
        shown = seat if seat in running else running[0]
        expect(clock).to_have_attribute("title", ("Ada", LONG)[shown])
        expect(clock).to_have_class(re.compile(r"\bmine\b") if shown == seat else re.compile(r"^(?!.*\bmine\b)"))
        visitor.expect_no_missing_words()


@pytest.mark.soak
@pytest.mark.parametrize("game", ["blackout", "frostpunk"])
def test_a_clock_has_a_place_of_its_own(arrive: Arrive, game: str) -> None:
    """At every size, in the language with the longest words, beside the sign of standing orders: nothing overlaps, and
    it stays where it is, whoever is to act and however little time is left."""
    ada, ben = arrive(), arrive(locale="fr")
    with_clock(ada, ben, game)
    order(ada)
    order(ben)
    ada.speak("de")
    found: list[str] = []
    for size in SIZES:
        where = []
        for visitor in (ada, ben):
            expect(visitor.page.get_by_test_id("clock")).to_contain_text(re.compile(r"7[12]:\d\d:\d\d"))
            resize(visitor, size)
            found += faults(visitor.page, size)
            found += [f"{size[0]}×{size[1]}: {fault}" for fault in visitor.page.evaluate(CROWDED)]
            part = "main .bar" if size in PHONES else "main > .regions"
            found += [f"{size[0]}×{size[1]}: cut: {words}" for words in cut(visitor.page, part)]
            place = visitor.page.get_by_test_id("clock-place").bounding_box()
            assert place
            # What stands right of it is as wide as its word is long; on a phone nothing does.
            end = 0.0 if size in PHONES else visitor.page.get_by_test_id("open-log").bounding_box()["x"]  # type: ignore[index]
            where.append((round(place["width"]), round(end and end - place["x"] - place["width"])))
            inside = visitor.page.get_by_test_id("clock").bounding_box()
            assert inside
            assert inside["width"] <= place["width"] + 1
        assert where[0] == where[1], f"{size}: it runs for one of them and not for the other"
    ada.expect_no_missing_words()
    assert not found, "\n".join(found)
    before = places(ada.page, game, size), ada.page.get_by_test_id("clock-place").bounding_box()
    ada.bots.post(f"/clock/{71 * 3600}").raise_for_status()
    ada.page.reload()
    expect(ada.page.get_by_test_id("clock")).to_contain_text(re.compile(r"\D\d\d:\d\d$|1:00:\d\d"))
    ada.drawn()
    assert (places(ada.page, game, size), ada.page.get_by_test_id("clock-place").bounding_box()) == before


def test_standing_orders_leave_a_sign(arrive: Arrive) -> None:
    """It opens the list where one sees and cancels them; the other one learns nothing of it."""
    ada, ben = arrive(), arrive()
    with_clock(ada, ben, "blackout")
    expect(ada.page.get_by_test_id("orders-sign")).to_have_count(0)
    order(ada)
    sign = ada.page.get_by_test_id("orders-sign")
    expect(sign).to_have_text("1 order")
    expect(ben.page.get_by_test_id("orders-sign")).to_have_count(0)
    sign.click()
    given = ada.page.get_by_test_id("orders").locator("[data-given] input:checked")
    ada.page.get_by_test_id("orders").wait_for()
    given.first.uncheck(force=True)
    expect(sign).to_have_count(0)
    ada.expect_no_missing_words()
