"""People who do not know each other, or do not stay: tables for everybody, seats that are taken, votes, giving up."""

from __future__ import annotations

from playwright.sync_api import expect

from .test_clocks import with_clock
from .test_life import come
from .visitors import Arrive


def test_who_stays_votes_for_a_bot_while_the_host_is_away(arrive: Arrive) -> None:
    ada, ben, cleo = arrive(), arrive(), arrive()
    ada.new_game("me", "open", "open")
    address = ada.invite()
    for guest, name in ((ben, "Ben"), (cleo, "Cleo")):
        guest.go(address)
        guest.page.get_by_test_id("name").fill(name)
        guest.click("join")
        guest.page.get_by_test_id("seats").or_(guest.page.get_by_test_id("board")).first.wait_for()
    for guest in (ben, cleo):
        guest.page.get_by_test_id("board").wait_for()
    ada.go("/")
    with ben.menu(), cleo.menu():
        vote = ben.page.get_by_test_id("give-to-bot-0")
        expect(vote).to_have_text("Vote for a bot")
        vote.click()
        cleo.expect_text("seat-0", "1 vote")
        cleo.click("give-to-bot-0")
        for guest in (ben, cleo):
            guest.expect_text("seat-0", "a bot is playing")


def test_a_host_gives_up(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.new_game("me", "open")
    come(ada, ben)
    table = ada.table
    ada.click("table-menu")
    ada.click("leave")
    ada.click("leave-concede")
    ada.expect_no_missing_words()
    ada.click("leave-concede-sure")
    card = ada.page.get_by_test_id(f"game-card-{table}")
    expect(card).to_contain_text("with Ben")
    expect(card).not_to_contain_text("Ada")
    expect(ben.page.locator(".player [data-presence]")).to_have_count(0)  # a bot plays there, for nobody


def test_the_host_frees_the_seat_of_who_is_away(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.new_game("me", "open")
    come(ada, ben)
    ben.go("/")
    with ada.menu():
        ada.expect_text("seat-1", "away")
        ada.click("open-seat-1")
        ada.page.get_by_test_id("bot-1").wait_for()
        ada.expect_no_missing_words()


def test_a_public_table_is_found_in_the_lobby(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.enter()
    ada.page.get_by_test_id("name").fill("Ada")
    ada.pick("game-blackout")
    ada.click("more")
    ada.pick("players-2")
    ada.page.get_by_test_id("seat-kind-1").select_option("open")
    ada.page.get_by_test_id("lobby-public").check()
    ada.click("create")
    ada.page.wait_for_url("**/table/*")
    ben.enter()
    ben.click(f"game-card-{ada.table}")
    ben.page.get_by_test_id("name").fill("Ben")
    ben.click("join")
    ben.page.wait_for_url(f"**/table/{ada.table}*")
    ada.expect_seat(1, "Ben")


def test_when_the_time_is_up_a_bot_plays_there(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    with_clock(ada, ben, "blackout")
    running = ada.bots.get(f"/api/tables/{ada.table}").raise_for_status().json()["clock"]["running"]
    for _ in running:
        ada.bots.post(f"/clock/{73 * 3600}").raise_for_status()
    people = (ada, ben)
    for seat in running:
        people[seat].page.get_by_test_id("replaced").wait_for()
        expect(people[1 - seat].page.locator('.player [data-presence="stands-in"]')).to_have_count(1)
        people[seat].click("take-back")
        people[seat].page.get_by_test_id("replaced").wait_for(state="detached")


def test_an_invitation_that_is_used_up_says_so(arrive: Arrive) -> None:
    ada, ben, cleo = arrive(), arrive(), arrive()
    ada.new_game("me", "open")
    address = ada.invite()
    ben.join(address, "Ben")
    cleo.go(address)
    cleo.expect_text("room-full", "All seats are taken.")
    expect(cleo.page.get_by_test_id("join")).to_have_count(0)
    cleo.expect_no_missing_words()
