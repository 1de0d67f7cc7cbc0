"""What happens is played on the stage; nobody has to wait for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from .layout import faults
from .moments import moment
from .visitors import Arrive, Visitor


def running_hot(state: Any) -> bool:
    return bool(state.phase == 3 and state.output)


def at_the_generator(visitor: Visitor) -> Locator:
    """It runs: once the coal is chosen, cubes fall into the tower. Nobody is asked twice."""
    visitor.page.clock.install()
    visitor.go("/")
    visitor.page.evaluate("""localStorage.setItem("hearthlight.settings", '{"confirm": "never"}')""")
    visitor.open(moment("frostpunk", "fuel", players=1, rounds=2, when=running_hot))
    expect(visitor.page.get_by_test_id("primary")).to_be_enabled()
    return visitor.page.get_by_test_id("beat")


@contextmanager
def time_stands_still(visitor: Visitor) -> Iterator[None]:
    """On the page: what is played goes on until somebody skips it, however slow this machine is."""
    visitor.page.clock.pause_at(visitor.page.evaluate("Date.now()") / 1000 + 60)
    yield
    visitor.page.clock.resume()


def test_the_tower_is_played_and_can_be_skipped(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.emulate_media(reduced_motion="no-preference")
    beat = at_the_generator(ada)
    expect(beat).to_have_count(0)
    with time_stands_still(ada):
        ada.click("primary")
        expect(beat.locator("svg").first).to_be_visible()
        expect(ada.page.get_by_test_id("caption")).not_to_be_empty()
        first = ada.version()
        # A key that would answer only ends what is played.
        ada.page.keyboard.press("1")
        expect(beat).to_have_count(0)
        assert ada.version() == first
    ada.page.reload()
    expect(ada.page.get_by_test_id("prompt")).to_be_visible()
    expect(beat).to_have_count(0)


def test_the_board_changes_when_it_has_been_told(arrive: Arrive) -> None:
    """The question can be read at once, and the board shows what was before, with nothing to choose."""
    ada = arrive()
    ada.page.emulate_media(reduced_motion="no-preference")
    beat = at_the_generator(ada)
    ticker, prompt = ada.page.locator(".ticker .lines").first, ada.page.get_by_test_id("prompt")
    ada.drawn()  # the ticker knows which lines are worth reading
    before, asked = ticker.inner_text(), prompt.inner_text()
    with time_stands_still(ada):
        ada.click("primary")
        expect(beat.locator("svg").first).to_be_visible()
        expect(prompt).not_to_have_text(asked)
        assert ticker.inner_text() == before
        expect(ada.page.locator('[data-testid="board"] [data-move]')).to_have_count(0)
        ada.page.keyboard.press("Escape")
        expect(beat).to_have_count(0)
    expect(ticker).not_to_have_text(before)
    expect(ada.page.locator("[data-move]:visible").first).to_be_visible()


def test_a_replay_plays_a_step_forward(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.emulate_media(reduced_motion="no-preference")
    beat = at_the_generator(ada)
    before = ada.version()
    ada.click("primary")
    expect(ada.main).not_to_have_attribute("data-version", before)
    ada.go(f"/table/{ada.table}/replay")
    at, slider = ada.page.get_by_test_id("replay-at"), ada.page.get_by_test_id("replay-slider")
    expect(at).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    ada.page.keyboard.press("ArrowLeft")
    expect(at).to_have_text(f"{last - 1} / {last}")
    ada.drawn()
    expect(beat).to_have_count(0)
    with time_stands_still(ada):
        ada.page.keyboard.press("ArrowRight")
        expect(beat.locator("svg").first).to_be_visible()
        ada.click("skip-beats")
        expect(beat).to_have_count(0)
    slider.fill(str(last - 1))
    slider.fill(str(last))
    expect(at).to_have_text(f"{last} / {last}")
    ada.drawn()
    expect(beat).to_have_count(0)


def test_without_motion_the_same_is_told_in_still_pictures(arrive: Arrive) -> None:
    ada = arrive()
    beat = at_the_generator(ada)
    with time_stands_still(ada):
        ada.click("primary")
        expect(beat.locator("svg").first).to_be_visible()
        expect(ada.page.get_by_test_id("caption")).not_to_be_empty()
        assert ada.page.evaluate(MOVING) == 0
        expect(ada.page.locator('[data-testid="board"] [data-move]')).to_have_count(0)
        ada.page.keyboard.press("Escape")
        expect(beat).to_have_count(0)
    expect(ada.page.locator("[data-move]:visible").first).to_be_visible()


MOVING = "document.getAnimations().filter((one) => one.playState === 'running').length"
COVERED = """() => {
    const { left, top, right, bottom } = document.querySelector("[data-testid=caption]").getBoundingClientRect();
    const others = [...document.querySelectorAll("main :is([data-move], .regions > *, .dock button, .tool)")];
    return others.filter((node) => node.checkVisibility()).filter((node) => {
        const box = node.getBoundingClientRect();
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
    }).map((node) => node.outerHTML.slice(0, 80));
}"""


@pytest.mark.daily(1)
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)])
def test_captions_cover_nothing(arrive: Arrive, size: tuple[int, int]) -> None:
    ada = arrive(phone=size[0] < 1000, locale="de")
    ada.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    at_the_generator(ada)
    with time_stands_still(ada):
        ada.click("primary")
        expect(ada.page.get_by_test_id("caption")).not_to_be_empty()
        assert ada.page.evaluate(COVERED) == []
        assert not faults(ada.page, size)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_scenario_waits_until_it_has_been_read(arrive: Arrive, motion: Literal["reduce", "no-preference"]) -> None:
    ada = arrive()
    ada.page.emulate_media(reduced_motion=motion)
    ada.page.clock.install()
    ada.go("/")
    ada.page.evaluate("""localStorage.setItem("hearthlight.settings", '{"confirm": "never"}')""")
    ada.open(moment("frostpunk", "start", players=1, rounds=0))
    assert ada.act("part")
    told = ada.page.locator('[data-testid="beat"][data-kind="scenario"]')
    told.wait_for()
    with time_stands_still(ada):
        ada.page.clock.run_for(60_000)
        expect(told.get_by_test_id("beat-rules")).to_be_visible()
        assert not faults(ada.page, (1440, 900))
        ada.click("beat-next")
        expect(told).to_have_count(0)


def test_settings_are_kept(arrive: Arrive) -> None:
    ada = arrive()
    ada.enter()
    ada.click("settings")
    ada.pick("setting-palette-red-green")
    ada.pick("setting-text-130")
    ada.expect_no_missing_words()
    ada.page.keyboard.press("Escape")
    root = ada.page.locator("html")
    for _ in range(2):
        expect(root).to_have_attribute("data-palette", "red-green")
        expect(root).to_have_css("font-size", "20.8px")
        ada.page.reload()
