"""A table at which nothing happens does nothing: no animation runs, and no timer wakes it."""

from __future__ import annotations

import pytest
from playwright.sync_api import TimeoutError, expect

from .layout import look_at
from .moments import When, always, moment
from .test_stage import running_hot, time_stands_still
from .visitors import Arrive, Visitor

WATCH = """
    const nextFrame = window.requestAnimationFrame.bind(window);
    const waiting = { frame: new Map(), timer: new Map(), interval: new Map() };
    const noted = (kind, begin, end, again) => {
        const [start, stop] = [window[begin].bind(window), window[end].bind(window)];
        window[begin] = (done, delay, ...rest) => {
            const id = start((...told) => {
                if (!again) waiting[kind].delete(id);
                done(...told);
            }, delay, ...rest);
            waiting[kind].set(id, `${kind} ${delay ?? ""} ${done}`.slice(0, 200));
            if (kind === "timer" && delay >= 5_000) waiting[kind].delete(id);
            return id;
        };
        window[end] = (id) => {
            waiting[kind].delete(id);
            stop(id);
        };
    };
    noted("frame", "requestAnimationFrame", "cancelAnimationFrame");
    noted("timer", "setTimeout", "clearTimeout");
    noted("interval", "setInterval", "clearInterval", true);
    window.busy = () => [
        ...document.getAnimations().filter(({ playState }) => playState === "running").map(
            (one) => `animation ${one.animationName} of ${one.effect.target.outerHTML}`.slice(0, 200)),
        ...Object.values(waiting).flatMap((kind) => [...kind.values()]),
    ];
    window.tellRest = () => {
        if (busy().length) nextFrame(tellRest);
        else document.documentElement.dataset.rests = "";
    };
"""
"""What the page waits for, from its first line on. That the house is still there it asks every few seconds."""


def watched(arrive: Arrive) -> Visitor:
    """Somebody with the page's defaults: what happens is played, and moves."""
    ada: Visitor = arrive()
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.page.clock.install()
    ada.page.add_init_script(WATCH)
    ada.go("/")
    ada.page.evaluate("""localStorage.setItem("hearthlight.settings", "{}")""")
    return ada


def expect_rest(visitor: Visitor) -> None:
    """The page comes to rest by itself. What repeats waits at every moment, so one moment without is enough."""
    begun = visitor.page.evaluate("setInterval(() => {}, 1000)")
    assert visitor.page.evaluate("busy().length")
    visitor.page.evaluate("(id) => clearInterval(id)", begun)
    visitor.page.evaluate("tellRest()")
    rests = visitor.page.locator("html[data-rests]")
    try:
        rests.wait_for()
    except TimeoutError:
        assert visitor.page.evaluate("busy()") == []


@pytest.mark.daily(2)
@pytest.mark.parametrize(("game", "asks"), [("blackout", "plan"), ("frostpunk", "figure")])
@pytest.mark.parametrize("way", ["?seat=0", "/screen"])
def test_a_table_rests(arrive: Arrive, game: str, asks: str, way: str) -> None:
    ada = watched(arrive)
    ada.go(f"/table/{ada.bring(moment(game, asks, rounds=2))}{way}")
    ada.page.get_by_test_id("board").wait_for()
    ada.drawn()
    expect_rest(ada)


@pytest.mark.parametrize(
    ("game", "asks", "rounds", "when"),
    [("blackout", "start", 0, always), pytest.param("frostpunk", "fuel", 2, running_hot, marks=pytest.mark.soak)],
)
def test_a_table_rests_when_something_has_been_told(
    arrive: Arrive, game: str, asks: str, rounds: int, when: When
) -> None:
    ada = watched(arrive)
    look_at(ada, moment(game, asks, players=1, rounds=rounds, when=when))
    beat = ada.page.get_by_test_id("beat")
    with time_stands_still(ada):
        ada.act()
        beat.wait_for()
        assert ada.page.evaluate("busy().length")
    expect(beat).to_have_count(0)
    expect_rest(ada)
