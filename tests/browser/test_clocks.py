"""A table with a clock: it stands in the bar, beside everything else there."""

from __future__ import annotations

from playwright.sync_api import expect

from .visitors import Arrive, Visitor

THREE_DAYS = "3"
LONG = "Bartholomew von Hohenlohe-Neu"
"""As long as a name may be, but for one letter."""


def with_clock(host: Visitor, guest: Visitor, game: str) -> None:
    """Two people at a table with a time limit: so long that no machine is too slow for it."""
    host.go("/")
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
