"""People keep New London alive in the browser, or fail to, by clicking only what glows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .moments import moment
from .visitors import ALL_CLICKS, CLICKS, DESKTOP, LANGUAGES, PHONE, Arrive, Visitor

IDLE = r"stop|done"
"""Who would rather do nothing loses soon."""


def round_of(visitor: Visitor) -> int:
    """Where the track of the rounds stands."""
    return int(visitor.page.locator('[aria-current="step"] .number').inner_text())


@CLICKS
def test_a_lonely_game_to_its_end_with_a_story_to_keep(arrive: Arrive, clicks: int) -> None:
    ada = arrive()
    ada.new_game("me", game="frostpunk")
    ada.play_to_end(clicks)
    story = ada.page.get_by_test_id("story")
    expect(story.locator("svg").first).to_be_visible()
    expect(story.locator("[data-story=moments] li").first).to_contain_text("came to the crater")
    with ada.page.expect_download() as coming:
        story.get_by_role("button", name="Save the chart as a picture").click()
    assert coming.value.suggested_filename == f"frostpunk-{ada.table}.png"
    assert Path(coming.value.path()).read_bytes().startswith(b"\x89PNG\r\n")
    ada.expect_no_overflow()


@pytest.mark.soak
def test_two_browsers_where_one_suggests_and_the_other_decides(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.new_game("me", "open", game="frostpunk")
    ben.join(ada.invite(), "Ben")
    names, taken = {ada: "Ada", ben: "Ben"}, 0
    for _ in range(200):
        ada.settle()
        ben.settle()
        if ada.finished() or (taken >= 3 and round_of(ada) >= 2):
            break
        leader, other = (ada, ben) if ada.glowing() else (ben, ada)
        if leader.glowing() and other.may_suggest():
            wanted = other.suggest()
            there = leader.open_choices().locator(f'[data-move="{wanted}"]')
            expect(there.get_by_test_id("suggested")).to_contain_text(names[other])
            before = other.version()
            assert leader.act(re.escape(wanted) + "$") == wanted
            expect(other.main).not_to_have_attribute("data-version", before)
            taken += 1
        else:
            leader.act(IDLE)
    assert taken >= 3
    for visitor in (ada, ben):
        visitor.expect_no_overflow()


@ALL_CLICKS
def test_a_phone_sized_game(arrive: Arrive, clicks: int) -> None:
    ada = arrive(phone=True)
    ada.new_game("me", game="frostpunk")
    for _ in range(6):
        assert ada.act()
        ada.expect_no_overflow()
    ada.play_to_end(clicks, rather=IDLE)
    expect(ada.page.get_by_test_id("story").locator("svg").first).to_be_visible()
    ada.expect_no_overflow()


def test_undo_and_why(arrive: Arrive) -> None:
    ada = arrive()
    ada.open(moment("frostpunk", "figure"))
    question = ada.page.get_by_test_id("prompt")
    asked = question.inner_text()
    ada.click("rule")
    ada.expect_text("rule-text", "F4.")
    ada.page.keyboard.press("Escape")
    assert ada.act(r"take \w+ \+ build")
    expect(question).not_to_have_text(asked)
    ada.click("undo")
    expect(question).to_have_text(asked)
    expect(ada.page.get_by_test_id("undo")).to_have_attribute("aria-disabled", "true")
    assert ada.act(r"take \w+ \+ build")


def test_the_figure_in_hand_goes_where_one_clicks(arrive: Arrive) -> None:
    ada = arrive()
    ada.open(moment("frostpunk", "figure"))
    before = int(ada.version())
    place = ada.page.locator('[data-move^="take worker + gather "]').first
    field = (place.get_attribute("data-move") or "").rsplit(" ", 1)[1]
    place.click()
    ada.page.locator(f'main[data-version]:not([data-version="{before}"])').wait_for()
    expect(ada.page.locator(f'[data-move$="gather {field}"]')).to_have_count(0)


def test_clicks_where_one_has_built_tear_nothing_down(arrive: Arrive) -> None:
    ada = arrive()
    ada.open(moment("frostpunk", "erect"))
    site = ada.page.locator('[data-move^="on "]').first
    box = site.bounding_box()
    assert box
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before = ada.version()
    ada.page.mouse.click(*spot)
    ada.page.locator(f'main[data-version]:not([data-version="{before}"]):not([data-busy])').wait_for()
    built = ada.version()
    dismantle = ada.page.locator('.menu [data-move^="dismantle "]')
    for shown in (1, 0, 1):
        ada.hearing()
        ada.page.mouse.click(*spot)
        expect(dismantle).to_have_count(shown)
    assert ada.version() == built
    dismantle.click()
    ada.page.locator(f'main[data-version]:not([data-version="{built}"])').wait_for()


def test_a_figure_is_carried_to_its_place_and_a_tile_onto_its_field(arrive: Arrive) -> None:
    ada = arrive()
    ada.open(moment("frostpunk", "figure"))
    before = ada.version()
    place = ada.page.locator('[data-move^="take worker + gather "]').first
    field = (place.get_attribute("data-move") or "").rsplit(" ", 1)[1]
    ada.page.locator('[data-hold="take engineer"]').drag_to(ada.page.locator(f'[data-field="{field}"]'))
    ada.page.locator(f'main[data-version]:not([data-version="{before}"]):not([data-busy])').wait_for()
    ada.expect_log(re.compile("Ada uses an engineer: gather"))
    expect(ada.page.locator(f'[data-move$="gather {field}"]')).to_have_count(0)
    ada.open(moment("frostpunk", "build"))
    before = ada.version()
    tile = ada.page.locator('.tile[data-move^="erect "]').first
    title = tile.locator(".name").inner_text().replace("\u00ad", "")
    tile.drag_to(ada.page.locator("[data-place].site").first)
    ada.page.locator(f'main[data-version]:not([data-version="{before}"]):not([data-busy])').wait_for()
    ada.expect_log(re.compile(f"{title} built on"))


def test_the_slider_burns_all_the_coal_that_it_says(arrive: Arrive) -> None:
    ada = arrive()
    ada.open(moment("frostpunk", "fuel", when=lambda state: min(state.cold - state.output, state.coal) >= 2))
    slider = ada.page.get_by_test_id("stage").get_by_role("slider")
    slider.focus()
    ada.page.keyboard.press("End")
    burned = int(slider.input_value())
    assert burned >= 2
    primary = ada.page.get_by_test_id("primary")
    expect(primary).to_contain_text(f"Burn {burned} coal")
    before = ada.version()
    primary.click()
    ada.page.locator(f'main[data-version]:not([data-version="{before}"])').wait_for()
    expect(slider).to_have_count(0)


def test_replay_scrub_to_a_past_round_and_share(arrive: Arrive) -> None:
    ada = arrive()
    table = ada.open(moment("frostpunk", "law", rounds=3))
    last = round_of(ada)
    assert last >= 3
    ada.go(f"/table/{table}/replay?at=12")
    expect(ada.page.get_by_test_id("replay-at")).to_contain_text("12 /")
    assert round_of(ada) == 1
    slider = ada.page.get_by_test_id("replay-slider")
    slider.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_test_id("replay-at")).to_contain_text("13 /")
    ada.page.keyboard.press("End")
    expect(ada.page.locator('[aria-current="step"] .number')).to_have_text(str(last))
    assert not ada.glowing(), "the past cannot be changed"
    ada.click("share")
    expect(ada.page.get_by_test_id("share-link")).to_have_value(re.compile(r"/replay\?at=\d+"))


def test_one_screen_for_three_without_a_curtain(arrive: Arrive) -> None:
    ada = arrive()
    ada.new_game("me", "me", "me", game="frostpunk")
    asked = set()
    for _ in range(30):
        assert ada.act(IDLE)
        expect(ada.page.get_by_test_id("curtain-open")).to_be_hidden()
        with ada.menu():
            acts = ada.page.locator('[data-testid^="seat-"].acts').all()
            asked |= {seat.get_attribute("data-testid") for seat in acts}
        if len(asked) == 3:
            break
    assert asked == {"seat-0", "seat-1", "seat-2"}


@pytest.mark.soak
def test_big_screen_and_phones_that_talk(arrive: Arrive) -> None:
    host = arrive()
    host.new_game("open", "open", game="frostpunk")
    host.go(f"/table/{host.table}/screen")
    phones: list[Visitor] = []
    for seat, name in enumerate(("Ada", "Ben")):
        phone = arrive(phone=True)
        code = host.page.get_by_test_id(f"screen-qr-{seat}")
        phone.join(code.get_attribute("data-address") or "", name)
        expect(code).to_be_hidden()
        phones.append(phone)
    suggested = False
    for _ in range(60):
        for phone, name in zip(phones, ("Ada", "Ben"), strict=True):
            phone.settle()
            if not suggested and phone.may_suggest():
                phone.suggest()
                expect(host.page.get_by_test_id("talk").get_by_test_id("suggested")).to_contain_text(name)
                suggested = True
            phone.act(IDLE)
            phone.expect_no_overflow()
        host.settle()
        if suggested and round_of(host) >= 2:
            break
    assert suggested
    assert round_of(host) >= 2
    expect(host.page.get_by_test_id("screen")).to_contain_text("Ben")
    assert not host.glowing(), "the screen only shows"
    host.expect_no_overflow()


def test_companions_play_along_and_say_what_they_would_do(arrive: Arrive) -> None:
    ada = arrive()
    ada.new_game("me", "companion", "companion", game="frostpunk")
    heard = 0
    for _ in range(80):
        ada.settle()
        if heard >= 2 and round_of(ada) >= 2:
            break
        if ada.offered() and ada.page.locator("[data-testid=dock][data-joint]").is_visible():
            said = ada.open_choices().get_by_test_id("suggested")
            expect(said.first).to_contain_text(re.compile("Silas|Harriet"))
            ada.close_choices()
            heard += 1
        assert ada.act(IDLE)
    assert heard >= 2
    assert round_of(ada) >= 2
    ada.expect_log("Silas")


def test_two_clicks_to_a_running_game_and_its_rules(arrive: Arrive) -> None:
    ada = arrive()
    ada.enter()
    ada.pick("game-frostpunk")
    ada.click("play-now")
    ada.page.locator("[data-move]").first.wait_for()
    ada.go("/")
    expect(ada.page.locator('[data-testid^="game-card-"]')).to_contain_text("Frostpunk")
    ada.go("/rules/frostpunk#F4.9")
    expect(ada.page.locator('[id="F4.9"]')).to_be_in_viewport()
    ada.page.get_by_test_id("rules-search").fill("discontent")
    expect(ada.page.locator(".rule").first).to_contain_text(re.compile("discontent", re.IGNORECASE))


@pytest.mark.parametrize(
    ("asks", "languages"),
    [
        ("action", ("zh-Hant", "de")),
        *(pytest.param(asks, LANGUAGES, marks=pytest.mark.soak) for asks in ("action", "option")),
    ],
)
def test_every_language_fits(arrive: Arrive, asks: str, languages: Sequence[str]) -> None:
    ada = arrive()
    ada.open(moment("frostpunk", asks, rounds=3))
    question = ada.page.get_by_test_id("prompt")
    for language in languages:
        before = question.inner_text()
        ada.speak(language)
        expect(question).not_to_have_text(before)
        for size in (DESKTOP, PHONE):
            ada.page.set_viewport_size(size)
            ada.drawn()
            ada.expect_no_overflow()
            ada.expect_nothing_cut()
        for tab in ada.page.get_by_role("tab").all():
            tab.click()
            ada.expect_no_missing_words()
            ada.expect_no_overflow()
