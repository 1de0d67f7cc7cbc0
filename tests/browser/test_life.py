"""The life of a table, as people live it: they come by one invitation, leave, come back, play again, and tidy up."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from hearthlight.games.blackout import BLACKOUT

from .visitors import Arrive, Visitor


def come(host: Visitor, guest: Visitor, name: str = "Ben") -> None:
    """A guest takes the only open seat of a table."""
    guest.go(host.invite())
    guest.page.get_by_test_id("name").fill(name)
    guest.click("join")
    guest.page.wait_for_url("**/table/*")
    guest.page.get_by_test_id("board").wait_for()


def test_people_meet_in_the_waiting_room(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive(phone=True)
    ada.new_game("me", "open", "open")
    address = ada.invite()
    ben.go(address)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("You are invited to Blackout: Hong Kong")
    ben.expect_text("seats-status", "Waiting for 2 players. The game starts when every seat is taken.")
    ben.expect_text("seats-status", "Ada, the host")
    ben.page.get_by_test_id("name").fill("Ben")
    colour = ben.page.get_by_test_id("join-colour")
    wanted = colour.locator("option:not([disabled])").last.get_attribute("value") or ""
    colour.select_option(wanted)
    ben.click("sit-2")
    ben.expect_text("seat-2", "Ben")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Waiting room")
    ben.expect_text("seats-status", "Waiting for 1 player.")
    ben.expect_no_overflow()
    ben.expect_no_missing_words()
    ben.click("move-1")
    ben.expect_text("seat-1", "Ben")
    mine = ben.page.get_by_test_id("colour-1")
    mine.select_option(wanted)
    ada.go(address)
    mark = ada.page.get_by_test_id("seat-1").locator("svg.mark")
    expect(mark).to_have_attribute("style", re.compile(BLACKOUT.colours[wanted]["usual"]))
    ada.expect_text("seat-1", "on a phone")
    ada.expect_text("seats-status", "you can give open seats to bots")
    ada.page.get_by_test_id("bot-2").select_option("greedy")
    ada.page.wait_for_url("**/table/*")  # everybody is there
    ben.page.wait_for_url("**/table/*")
    ben.page.get_by_test_id("board").wait_for()


def test_who_takes_the_last_seat_chooses_a_colour(arrive: Arrive) -> None:
    """Until the first move it can still be another one."""
    ada, ben = arrive(), arrive()
    ada.new_game("me", "open")
    ben.go(ada.invite())
    ben.page.get_by_test_id("join-colour").select_option("sky")
    ben.click("join")
    ben.page.wait_for_url("**/table/*")
    with ben.menu():
        expect(ben.page.get_by_test_id("colour-1")).to_have_value("sky")
        ben.page.get_by_test_id("colour-1").select_option("lime")
        expect(ben.page.get_by_test_id("seat-1").locator("svg.mark")).to_have_attribute("style", re.compile("#c6e82c"))
        ben.expect_no_missing_words()


def test_the_host_does_not_wait_for_those_who_do_not_come(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.new_game("me", "open", "open")
    ben.go(ada.invite())
    ben.page.get_by_test_id("name").fill("Ben")
    ben.click("sit-1")
    ben.expect_text("seat-1", "Ben")
    with ada.menu():
        ada.click("start-with-bots")
        ada.page.get_by_test_id("seats-status").get_by_text("ready to start").wait_for()
        expect(ada.page.get_by_text("Invite", exact=False)).to_have_count(0)
    ben.page.wait_for_url("**/table/*")


def test_the_menu_invites_in_one_place(arrive: Arrive) -> None:
    ada = arrive()
    ada.new_game("me", "open", "open")
    with ada.menu():
        expect(ada.page.get_by_test_id("drawer").get_by_text("Invite", exact=False)).to_have_count(1)


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
        expect(ada.page.locator('.player [data-presence="here"]')).to_have_count(1)
        ben.go("/")
        expect(ada.page.get_by_test_id("seat-1")).to_contain_text("away")
        expect(ada.page.locator('.player [data-presence="away"]')).to_have_text("away")
        ada.click("give-to-bot-1")
        expect(ada.page.get_by_test_id("seat-1")).to_contain_text("a bot is playing")
    expect(ada.page.locator('.player [data-presence="stands-in"]')).to_have_text("away, a bot is playing")


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
    ada.enter()
    ada.click(f"card-actions-{table}")
    ada.click(f"archive-{table}")
    expect(ada.page.get_by_role("alert")).to_contain_text("It is your turn there")
    ada.click(f"archive-sure-{table}")
    ada.click("archived")
    ada.click(f"card-actions-{table}")
    ada.expect_no_missing_words()
    ada.click(f"archive-{table}")
    ada.page.get_by_test_id("archived").wait_for(state="detached")
    ada.click(f"card-actions-{table}")
    ada.click(f"delete-{table}")
    ada.click(f"delete-sure-{table}")
    ada.page.get_by_test_id(f"game-card-{table}").wait_for(state="detached")
