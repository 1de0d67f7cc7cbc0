"""What is about me: my devices, and my results."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .visitors import Arrive, Visitor


def named(visitor: Visitor, name: str) -> None:
    visitor.enter()
    visitor.click("me")
    visitor.page.get_by_role("dialog").get_by_role("textbox").fill(name)
    visitor.page.get_by_role("dialog").locator("button.lamp").click()
    expect(visitor.page.get_by_test_id("me")).to_contain_text(name)


def test_somebody_brings_a_phone_along_and_signs_it_out(arrive: Arrive) -> None:
    ada, phone = arrive(), arrive(phone=True, locale="de")
    named(ada, "Ada")
    ada.click("settings")
    with ada.page.expect_response("**/api/me/settings*"):
        ada.pick("setting-contrast-more")
    ada.page.keyboard.press("Escape")
    ada.click("devices")
    ada.click("add-device")
    link = ada.page.get_by_test_id("share-link")
    expect(link).to_have_value(re.compile(r"/device/[\w-]+$"))
    expect(ada.page.locator("img.qr")).to_have_js_property("complete", True)
    phone.go("/device/" + link.input_value().rpartition("/")[2])
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Auf diesem Gerät als Ada weitermachen?")
    phone.click("become")
    phone.page.wait_for_url(phone.url + "/")
    expect(phone.page.locator("html")).to_have_attribute("data-contrast", "more")
    phone.go("/devices")
    expect(phone.page.get_by_test_id("device")).to_have_count(2)
    ada.page.reload()
    this = ada.page.get_by_test_id("device").filter(has_text="this device")
    expect(this.get_by_test_id("device-seen")).to_have_text("in use now")
    other = ada.page.get_by_test_id("device").filter(has_not_text="this device")
    expect(other.get_by_test_id("device-seen")).to_contain_text("last used")
    ada.click("sign-out")
    expect(ada.page.get_by_test_id("device")).to_have_count(1)
    phone.page.reload()
    expect(phone.page.get_by_test_id("me")).not_to_contain_text("Ada")


def test_a_recovery_code_brings_somebody_back(arrive: Arrive) -> None:
    ada = arrive()
    named(ada, "Ada Lost")
    ada.go("/devices")
    ada.click("make-recovery")
    code = ada.page.get_by_test_id("recovery-code").inner_text()
    ada.click("sign-out-here")
    ada.click("sign-out-here-sure")
    ada.page.wait_for_url(ada.url + "/")
    expect(ada.page.get_by_test_id("me")).not_to_contain_text("Ada")
    ada.go("/devices")
    ada.page.get_by_test_id("device-code").fill(code.lower())
    ada.click("device-code-go")
    ada.click("become")
    ada.page.wait_for_url(ada.url + "/devices")
    expect(ada.page.get_by_test_id("me")).to_contain_text("Ada Lost")
    expect(ada.page.get_by_test_id("make-recovery")).to_be_visible()
    ada.go(f"/device/{code}")
    expect(ada.page.get_by_role("alert")).to_contain_text("This code is wrong")


@pytest.mark.daily(1)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_results_are_shown_and_saved(arrive: Arrive, phone: bool) -> None:
    ada = arrive(phone=phone)
    ada.go("/statistics")
    expect(ada.page.get_by_test_id("no-statistics")).to_be_visible()
    ada.play_now()
    ada.page.get_by_test_id("board").wait_for()
    table = ada.table
    ada.bots.post(f"/bots/{table}/end").raise_for_status()
    ada.enter()
    ada.click("statistics")
    numbers = ada.page.get_by_test_id("statistics-blackout")
    expect(numbers).to_contain_text("of 1 (")
    expect(numbers.get_by_role("rowheader").first).to_be_visible()
    expect(ada.page.get_by_role("list").get_by_role("link")).to_have_attribute("href", f"/table/{table}")
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert ada.page.evaluate(wide)
    with ada.page.expect_download() as saved:
        ada.click("statistics-csv")
    assert saved.value.path().read_text("utf-8").startswith("table,game,")
