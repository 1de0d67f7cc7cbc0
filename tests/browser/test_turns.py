"""Slow games: whoever is to act hears of it, says ahead what can be said ahead, and sees what has happened."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ..server.houses import Server, ServerByHand
from ..server.receiver import Receiver
from .moments import moment
from .visitors import Arrive, Visitor

AWAY = """
window.notices = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = () => Promise.resolve("granted");
  constructor(title, { body, tag }) { window.notices.push(`${title} ${body} ${tag}`); }
};
let away = false;
Object.defineProperty(document, "hidden", { get: () => away });
window.leave = () => { away = true; };
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(url) {
    super(url);
    if (url.includes("/api/turns/live")) this.addEventListener("message", () => { window.heard = true; });
  }
};
"""


def company(arrive: Arrive) -> tuple[Visitor, Visitor]:
    """Two people at a table, and the first is to act."""
    ada, ben = arrive(), arrive()
    ada.new_game("me", "open")
    ben.join(ada.invite(), "Ben")
    while not ada.offered():
        ben.act()
        ada.settle()
    return ada, ben


def play_until(mover: Visitor, other: Visitor) -> None:
    """The mover plays until the other one is asked."""
    waiting = f"fetch('/api/tables/{mover.table}').then((r) => r.json()).then((t) => t.decision !== null)"
    while not other.page.evaluate(waiting):
        assert mover.act()


def test_the_tab_says_that_it_is_my_turn_elsewhere(arrive: Arrive) -> None:
    ada, ben = company(arrive)
    table = ada.table
    ben.page.add_init_script(AWAY)
    ben.enter()
    ben.click("settings")
    ben.pick("setting-notify-on")
    expect(ben.page.get_by_test_id("setting-notify-on")).to_be_checked()
    ben.page.keyboard.press("Escape")
    usual = ben.page.evaluate("document.querySelector('link[rel=icon]').href")
    expect(ben.page).to_have_title("Hearthlight")
    ben.page.wait_for_function("() => window.heard")
    ben.page.evaluate("leave()")
    play_until(ada, ben)
    expect(ben.page).to_have_title("(1 turn) Hearthlight")
    assert ben.page.evaluate("document.querySelector('link[rel=icon]').href") != usual
    (notice,) = ben.page.evaluate("notices")
    assert re.fullmatch(rf"Your turn: Blackout: Hong Kong Round \d+. Open the table. {table}", notice)
    ben.go(f"/table/{table}")
    expect(ben.page).to_have_title("● Your turn – Blackout: Hong Kong")


def test_an_order_is_given_seen_and_cancelled(arrive: Arrive) -> None:
    ada, ben = company(arrive)
    ben.click("table-menu")
    ben.click("open-orders")
    orders = ben.page.get_by_test_id("orders")
    plan = orders.get_by_test_id("order-no-goals")
    expect(plan).not_to_have_attribute("data-given", "")
    ben.click("order-no-goals-give")
    expect(plan).to_have_attribute("data-given", "")
    ben.expect_no_missing_words()
    ben.expect_no_overflow()
    ben.page.reload()
    ben.click("table-menu")
    expect(ben.page.get_by_test_id("open-orders")).to_have_text("Standing orders (1)")
    ben.click("open-orders")
    expect(plan).to_have_attribute("data-given", "")
    ben.click("order-no-goals-give")
    expect(plan).not_to_have_attribute("data-given", "")
    ada.click("table-menu")
    expect(ada.page.get_by_test_id("open-orders")).to_have_text("Standing orders")


def test_what_was_ordered_stands_in_the_log(arrive: Arrive) -> None:
    ada, ben = company(arrive)
    ben.click("table-menu")
    ben.click("open-orders")
    ben.click("order-routine-give")
    ben.page.locator('[data-testid="order-routine"][data-given=""]').wait_for()
    ben.click("drawer-close")
    carried = f"fetch('/api/tables/{ada.table}').then((r) => r.json()).then((t) => t.log.some((l) => l.ordered))"
    planned = False
    while not ben.page.evaluate(carried):
        ben.settle()
        if ben.offered():
            planned = (ben.act("ready" if planned else "plan") or "").startswith("plan")
        else:
            ada.act("ready")
        ada.settle()
    for visitor in (ada, ben):
        visitor.settle()
        visitor.expect_log("ordered ahead")


def test_whoever_wants_to_buy_nothing_says_so_once(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.bring(moment("blackout", "buy", players=3, when=lambda state: state.question.passes == 0))
    ada.go(f"/table/{table}?seat=0")
    asked = ada.page.get_by_test_id("prompt").inner_text()
    ada.click("ahead")
    expect(ada.page.get_by_test_id("prompt")).not_to_have_text(asked)
    expect(ada.page.get_by_test_id("ahead")).to_have_count(0)
    ada.click("orders-sign")
    expect(ada.page.get_by_test_id("order-no-purchases-give")).to_be_checked()


def test_what_others_did_is_played_back_on_return(arrive: Arrive) -> None:
    ada, ben = company(arrive)
    table, done = ada.table, 0
    while not done or ben.offered():
        done += ben.offered()
        (ben if ben.offered() else ada).act("ready")
        ada.settle()
        ben.settle()
    ben.go("/")
    play_until(ada, ben)
    ben.go(f"/table/{table}")
    since = ben.page.get_by_test_id("since")
    expect(since).to_contain_text(re.compile(r"Since your last turn: \d+ moves?"))
    ben.click("since-watch")
    expect(ben.page.get_by_test_id("watching")).to_be_visible()
    expect(since).to_have_count(0)
    ben.click("watch-close")
    expect(ben.page.get_by_test_id("dock")).to_be_visible()
    ben.page.reload()
    ben.click("since-close")
    expect(since).to_have_count(0)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as running:
        yield running


@pytest.fixture
def house(tmp_path: Path, receiver: Receiver) -> Iterator[Server]:
    data = str(tmp_path / "house.sqlite")
    with ServerByHand(data, webhook_hosts=receiver.host, webhook_private=True) as running:
        yield running


def test_messages_go_where_somebody_wants_them(browser: Browser, house: Server, receiver: Receiver) -> None:
    ada = Visitor(browser, house.url)
    ada.enter()
    ada.click("settings")
    ada.page.get_by_test_id("webhook-kind").select_option("ntfy")
    ada.page.get_by_test_id("webhook-url").fill("https://example.org/mine")
    ada.click("webhook-save")
    expect(ada.page.get_by_test_id("toast")).to_contain_text("does not allow messages to example.org")
    ada.page.get_by_test_id("webhook-url").fill(f"http://{receiver.host}/mine")
    ada.click("webhook-save")
    ada.click("webhook-test")
    letter = receiver.next()
    assert (letter.path, letter.headers["Click"]) == ("/mine", f"{house.url}/")
    ada.click("webhook-drop")
    expect(ada.page.get_by_test_id("webhook-url")).to_have_value("")
    expect(ada.page.get_by_test_id("webhook-test")).to_have_count(0)
    ada.close()
