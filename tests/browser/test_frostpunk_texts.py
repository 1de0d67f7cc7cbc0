"""What is written on the map of Frostpunk, and what its goal is, can be read in every window and every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .layout import DESKTOPS, PHONES, look_at, resize
from .moments import moment
from .visitors import LANGUAGES, Arrive

SOAK = pytest.mark.soak
SIZES = [DESKTOPS[0], DESKTOPS[1], DESKTOPS[-1], *PHONES]

OVERLAPS = """() => {
    const labels = [...document.querySelectorAll(
        ".map .label, .map .count, .map .pill, .map .badge, .map .signs > *",
    )].map((node) => ({
        text: `${node.getAttribute("class")?.split(" ")[0] ?? node.tagName} ${node.textContent.trim()}`,
        box: node.getBoundingClientRect(),
    }));
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return [labels.length, labels.flatMap(({ text, box }, index) =>
        labels.slice(index + 1).filter((other) => meet(box, other.box)).map((other) => `${text} / ${other.text}`))];
}"""

FIELDS = """(name) => [...document.querySelectorAll(`.map [data-${name}]`)].map((node) => node.dataset[name]).sort()"""

CUT = """() => {
    const strip = document.querySelector(".bar .goals > button");
    return [strip, ...strip.querySelectorAll("*")]
        .filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline"
            || node === strip && node.scrollHeight > node.clientHeight + 1)
        .map((node) => node.textContent.trim());
}"""


@pytest.mark.parametrize(
    ("asks", "rounds"), [("figure", 6), pytest.param("figure", 2, marks=SOAK), pytest.param("erect", 4, marks=SOAK)]
)
def test_names_numbers_and_gains_on_the_map_never_overlap(arrive: Arrive, asks: str, rounds: int) -> None:
    ada = arrive()
    look_at(ada, moment("frostpunk", asks, rounds=rounds))
    for size in SIZES:
        resize(ada, size)
        number, overlaps = ada.page.evaluate(OVERLAPS)
        assert number > 10
        assert not overlaps, f"{size}: {overlaps}"


def test_a_field_keeps_its_name_when_something_is_built_there(arrive: Arrive) -> None:
    ada = arrive()
    look_at(ada, moment("frostpunk", "figure", rounds=6))
    expect(ada.page.locator(".map .building")).not_to_have_count(0)
    assert ada.page.evaluate(FIELDS, "label") == ada.page.evaluate(FIELDS, "field")


CROWDED = """() => [...document.querySelectorAll("main .rail > *")]
    .filter((panel) => panel.checkVisibility() && panel.scrollHeight > panel.clientHeight + 1)
    .map((panel) => `${panel.getAttribute("class")}: ${panel.scrollHeight} in ${panel.clientHeight}`)"""


@SOAK
@pytest.mark.parametrize("asks", ["figure", "raise"])
def test_nothing_beside_the_stage_runs_into_its_neighbour(arrive: Arrive, asks: str) -> None:
    ada = arrive()
    look_at(ada, moment("frostpunk", asks, rounds=4))
    for language in LANGUAGES:
        ada.speak(language)
        for size in DESKTOPS:
            resize(ada, size)
            assert ada.page.evaluate(CROWDED) == [], (language, size)


@SOAK
@pytest.mark.parametrize("rounds", [1, 6, 11])
def test_the_goal_is_never_cut(arrive: Arrive, rounds: int) -> None:
    ada = arrive()
    look_at(ada, moment("frostpunk", "figure", rounds=rounds))
    for language in LANGUAGES:
        ada.speak(language)
        for size in SIZES:
            resize(ada, size)
            assert ada.page.evaluate(CUT) == [], (language, size)
