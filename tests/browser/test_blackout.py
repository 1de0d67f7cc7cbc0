"""People play Blackout in the browser, by clicking only what glows."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from hearthlight.games.blackout.rules.phases.new_objectives import affordable

from ..server.houses import Server
from .moments import moment
from .visitors import ALL_CLICKS, CLICKS, LANGUAGES, Arrive


@ALL_CLICKS
def test_a_whole_game_against_a_bot(arrive: Arrive, clicks: int) -> None:
    ada = arrive()
    ada.new_game("me", "random")
    ada.play_to_end(clicks)
    scores = ada.page.get_by_test_id("final-scores")
    expect(scores.get_by_role("columnheader")).to_have_count(2)
    ada.expect_no_overflow()


def test_two_clicks_to_a_running_game(arrive: Arrive) -> None:
    ada = arrive()
    ada.enter()
    ada.click("play-now")
    ada.page.locator("[data-move]").first.wait_for()
    ada.go("/")
    expect(ada.page.locator('[data-testid^="game-card-"]')).to_have_count(1)


def all_can_buy(state: Any) -> bool:
    return state.question.passes == 0 and all(affordable(state, seat) for seat in range(state.seats))


def test_hot_seat_with_open_hands_until_somebody_covers_them(arrive: Arrive) -> None:
    ada = arrive()
    prompt, curtain = ada.page.get_by_test_id("prompt"), ada.page.get_by_test_id("curtain")
    ada.open(moment("blackout", "buy", players=3, when=all_can_buy))
    expect(curtain).to_contain_text("Ada")
    ada.click("open-hands")
    expect(prompt).to_contain_text("Ada – Buy a card?")
    ada.hearing()
    ada.click("primary")
    expect(prompt).to_contain_text("Mei – Buy a card?")
    expect(curtain).to_have_count(0)
    ada.page.reload()
    expect(prompt).to_contain_text("Mei – Buy a card?")
    with ada.menu():
        ada.page.get_by_test_id("menu-open-hands").uncheck()
    ada.hearing()
    ada.click("primary")
    expect(curtain).to_contain_text("Wing")


@CLICKS
def test_hot_seat_of_three_with_a_curtain(arrive: Arrive, clicks: int) -> None:
    ada = arrive()
    ada.new_game("me", "me", "me")
    curtains = 0
    for _ in range(max(clicks, 10)):
        curtains += ada.page.get_by_test_id("curtain-open").is_visible()
        if not ada.act():
            break
    assert curtains >= 4, "the device is passed on between players"
    ada.play_to_end(0)


@CLICKS
def test_two_browsers_with_a_reload_and_a_lost_connection(arrive: Arrive, server: Server, clicks: int) -> None:
    ada, ben = arrive(), arrive()
    ada.new_game("me", "open")
    ben.join(ada.invite(), "Ben")
    ada.expect_seat(1, "Ben")
    for turn in range(clicks):
        moved = [visitor.act() for visitor in (ada, ben)]
        if not any(moved):
            break
        if turn == 1:
            ben.page.reload()
            ben.main.wait_for()
        if turn == 3:
            server.kill()
            expect(ada.page.get_by_test_id("reconnecting")).to_be_in_viewport()
            server.start()
            expect(ada.page.get_by_test_id("reconnecting")).to_be_hidden()
            expect(ben.page.get_by_test_id("reconnecting")).to_be_hidden()
    for visitor in (ada, ben):
        visitor.play_to_end(1)


@ALL_CLICKS
def test_solo_chapter_one(arrive: Arrive, clicks: int) -> None:
    ada = arrive()
    ada.go("/campaign")
    ada.pick("campaign-players-1")
    ada.click("campaign-begin")
    ada.click("campaign-play")
    ada.page.wait_for_url("**/table/*")
    ada.play_to_end(clicks)
    ada.go("/campaign")
    expect(ada.page.locator('[data-testid^="campaign-"]').first).to_be_visible()


@ALL_CLICKS
def test_a_phone_sized_game(arrive: Arrive, clicks: int) -> None:
    ada = arrive(phone=True)
    ada.new_game("me", "random")
    for _ in range(clicks):
        if ada.act() is None:
            break
        ada.expect_no_overflow()
    ada.play_to_end(1)
    ada.expect_no_overflow()


def test_undo_and_why(arrive: Arrive) -> None:
    ada = arrive()
    ada.new_game("me", "random")
    ada.settle()
    while not ada.open_choices().locator('[data-move^="plan "]').count():
        assert ada.act()
        ada.settle()
    ada.close_choices()
    ada.click("rule")
    ada.expect_text("rule-text", "B4.2")
    undo = ada.page.get_by_test_id("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert ada.act("plan ")
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert ada.open_choices().locator('[data-move^="plan "]').count()


def test_replay_scrub_share_and_play_on(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.bring(moment("blackout", ""))
    ada.go(f"/table/{table}/replay?at=10")
    expect(ada.page.get_by_test_id("replay-at")).to_contain_text("10 /")
    slider = ada.page.get_by_test_id("replay-slider")
    slider.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_test_id("replay-at")).to_contain_text("11 /")
    ada.page.keyboard.press("End")
    ada.click("fork")
    ada.page.get_by_test_id("fork-go").wait_for()


def test_big_screen_and_two_phones(arrive: Arrive) -> None:
    host = arrive()
    host.new_game("open", "open")
    table = host.table
    host.go(f"/table/{table}/screen")
    for seat, name in ((0, "Ada"), (1, "Ben")):
        phone = arrive(phone=True)
        code = host.page.get_by_test_id(f"screen-qr-{seat}")
        phone.join(code.get_attribute("data-address") or "", name)
        expect(code).to_be_hidden()
        for _ in range(6):
            phone.act()
        phone.expect_no_overflow()
    expect(host.page.get_by_test_id("screen")).to_contain_text("Ada")


def test_every_language_fits(arrive: Arrive) -> None:
    ada = arrive()
    ada.new_game("me", "random")
    ada.settle()
    question = ada.page.get_by_test_id("prompt")
    for language in LANGUAGES:
        before = question.inner_text()
        ada.speak(language)
        expect(question).not_to_have_text(before)
        ada.drawn()
        ada.expect_no_overflow()
        ada.expect_no_missing_words()


@pytest.mark.daily(2)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("press", ["click", "Enter"])
def test_a_planned_card_is_taken_back_by_pressing_it(arrive: Arrive, press: str, phone: bool) -> None:
    """Any of them, not only the last one; the others stay."""
    ada = arrive(phone=phone)
    ada.go(f"/table/{ada.bring(moment('blackout', 'plan', rounds=2))}?seat=0")
    planned = [str(ada.act("plan ")).split()[1] for _ in range(2)]
    lying, hand = ada.page.locator("[data-take-back]"), ada.page.locator(".hand [data-card]")
    expect(lying).to_have_count(2)
    before = hand.count()
    ada.hearing()
    first = ada.page.locator(f'[data-take-back="{planned[0]}"]')
    if press == "click":
        first.click()
    else:
        first.press(press)
    expect(lying).to_have_count(1)
    expect(lying).to_have_attribute("data-take-back", planned[1])
    expect(hand).to_have_count(before + 1)
    expect(ada.page.locator(f'.hand [data-card="{planned[0]}"]')).to_be_visible()
