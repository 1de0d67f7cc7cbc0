"""The life of a table, as people live it: they come by one invitation, leave, come back, play again, and tidy up."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .visitors import Arrive, Visitor


def invitation(host: Visitor) -> str:
    """The link for everybody."""
    with host.menu():
        host.click("invite-all")
        link = host.page.locator("dialog").get_by_test_id("share-link")
        expect(link).to_have_value(re.compile("/join/"))
        address = link.input_value()
        host.page.keyboard.press("Escape")
    return address.removeprefix(host.url)


def come(host: Visitor, guest: Visitor, name: str = "Ben") -> None:
    """A guest takes the only open seat of a table."""
    guest.go(invitation(host))
    guest.page.get_by_test_id("name").fill(name)
    guest.click("join")
    guest.page.wait_for_url("**/table/*")
    guest.page.get_by_test_id("board").wait_for()


def test_people_meet_in_the_waiting_room(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive(phone=True)
    ada.new_game("me", "open", "open")
    address = invitation(ada)
    ben.go(address)
    ben.page.get_by_test_id("name").fill("Ben")
    ben.click("room-sit-2")
    expect(ben.page.get_by_test_id("room-seat-2")).to_contain_text("Ben")
    ben.expect_no_overflow()
    ben.expect_no_missing_words()
    ben.click("room-move-1")
    expect(ben.page.get_by_test_id("room-seat-1")).to_contain_text("Ben")
    colour = ben.page.get_by_test_id("room-colour-1")
    wanted = colour.locator("option").last.get_attribute("value") or ""
    colour.select_option(wanted)
    ada.go(address)
    expect(ada.page.get_by_test_id("room-colour-1")).to_have_value(wanted)
    expect(ada.page.get_by_test_id("room-seat-1")).to_contain_text("here")
    ada.page.get_by_test_id("room-bot-2").select_option("greedy")
    ada.page.wait_for_url("**/table/*")  # everybody is there
    ben.page.wait_for_url("**/table/*")
    ben.page.get_by_test_id("board").wait_for()


def test_a_bot_plays_until_somebody_is_back(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.new_game("me", "open")
    come(ada, ben)
    table = ben.page.url
    ben.click("table-menu")
    ben.click("leave")
    ben.expect_no_missing_words()
    ben.click("leave-bot")
    ben.page.wait_for_url(ben.url + "/")
    ada.expect_seat(1, "a bot is playing")
    expect(ben.page.locator("article")).to_contain_text("A bot is playing for you")
    ben.page.goto(table)
    ben.click("take-back")
    ben.page.get_by_test_id("replaced").wait_for(state="detached")
    ada.expect_seat(1, "Ben")
    with ada.menu():
        expect(ada.page.get_by_test_id("seat-1")).not_to_contain_text("a bot is playing")


def test_the_host_gives_the_seat_of_who_is_away_to_a_bot(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.new_game("me", "open")
    come(ada, ben)
    with ada.menu():
        expect(ada.page.get_by_test_id("seat-1")).not_to_contain_text("away")
        expect(ada.page.get_by_test_id("give-to-bot-1")).to_have_count(0)
        ben.go("/")
        expect(ada.page.get_by_test_id("seat-1")).to_contain_text("away")
        ada.click("give-to-bot-1")
        expect(ada.page.get_by_test_id("seat-1")).to_contain_text("a bot is playing")


def test_a_clock_is_shown(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.go("/")
    ada.page.get_by_test_id("name").fill("Ada")
    ada.click("more")
    ada.pick("players-2")
    ada.page.get_by_test_id("seat-kind-1").select_option("open")
    ada.page.get_by_test_id("lobby-clock").select_option("1")
    ada.page.get_by_test_id("lobby-clock-then").select_option("seat")
    ada.click("create")
    ada.page.wait_for_url("**/table/*")
    ada.page.get_by_test_id("board").wait_for()
    assert ada.page.get_by_test_id("clock").count() == 0, "it waits for everybody"
    come(ada, ben)
    for somebody in (ada, ben):
        expect(somebody.page.get_by_test_id("clock")).to_contain_text(re.compile(r"[23]:\d\d"))
        somebody.expect_no_missing_words()


def test_one_press_and_the_same_people_play_again(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.new_game("me", "open")
    come(ada, ben)
    old = ada.table
    ada.bots.post(f"/bots/{old}/end").raise_for_status()
    expect(ada.page.get_by_test_id("play-again")).to_have_text("Rematch")
    ada.click("play-again")
    ada.page.wait_for_url(lambda url: old not in url)
    expect(ben.page.get_by_test_id("play-again")).to_have_text("Join the rematch")
    ben.click("play-again")
    ben.page.wait_for_url(f"**/table/{ada.table}*")
    ada.expect_seat(1, "Ben")


def test_games_are_archived_brought_back_and_deleted(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    table = ada.table
    ada.go("/")
    ada.click(f"card-actions-{table}")
    ada.click(f"archive-{table}")
    ada.click("archived")
    ada.click(f"card-actions-{table}")
    ada.expect_no_missing_words()
    ada.click(f"archive-{table}")
    ada.page.get_by_test_id("archived").wait_for(state="detached")
    ada.click(f"card-actions-{table}")
    ada.click(f"delete-{table}")
    ada.click(f"delete-sure-{table}")
    ada.page.get_by_test_id(f"game-card-{table}").wait_for(state="detached")
