"""What a page says and does where the server does not: a part that is gone, an answer that does not come."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from .visitors import Arrive

PART = "**/assets/LearnPage*.js"


def test_a_part_that_is_gone_loads_the_page_anew_once(arrive: Arrive) -> None:
    ada = arrive()
    ada.go("/")
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.fulfill(status=404)

    ada.page.route(PART, lose, times=1)
    ada.click("learn-blackout")
    ada.page.get_by_test_id("line-blackout-first-light").wait_for()
    assert len(lost) == 1
    ada.go("/")
    ada.page.route(PART, lose)
    ada.click("learn-blackout")
    expect(ada.page.get_by_role("alert")).to_contain_text("A part of the page")


def test_a_table_says_that_it_waits_for_an_answer(arrive: Arrive) -> None:
    ada = arrive()
    ada.new_game("me", "greedy")
    ada.page.route("**/moves*", lambda _: None)
    ada.page.locator("[data-move]").first.dblclick()
    expect(ada.page.get_by_test_id("late")).to_be_in_viewport()


def test_an_unknown_address_says_so_and_leads_back(arrive: Arrive) -> None:
    ada = arrive(locale="de")
    answer = ada.page.goto(ada.url + "/nonsense")
    assert answer
    assert answer.status == 404
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Unter dieser Adresse gibt es nichts.")
    expect(ada.page).to_have_title("Hearthlight")
    ada.expect_no_missing_words()
    ada.page.get_by_role("main").get_by_role("link").click()
    ada.page.get_by_test_id("play-now").wait_for()
