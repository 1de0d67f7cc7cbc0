"""The map of Blackout: every place has its name, labels never lie on each other, and what can be chosen is in sight."""

from __future__ import annotations

from typing import Any

import pytest

from .layout import faults, look_at, resize
from .moments import moment
from .visitors import Arrive

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (390, 844)]
LABELS = """() => {
    const found = [];
    const box = (node) => node.getBoundingClientRect();
    const kinds = { name: "[data-name]", price: "[data-price] rect", district: ".label .name", tile: ".tile > rect",
        place: ".location .base" };
    const all = (selector) => [...document.querySelectorAll(`.map ${selector}`)];
    const labels = Object.entries(kinds).flatMap(([kind, selector]) => all(selector)
        .map((node) => ({ kind, box: box(node), words: node.dataset.name ?? node.textContent })));
    const drawn = (kind) => kind === "tile" || kind === "place" || kind === "district";
    labels.forEach((one, index) => labels.slice(index + 1).forEach((other) => {
        if (drawn(one.kind) && drawn(other.kind)) return;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Boxes of letters are a little higher than what is drawn of them.
        if (wide > 2 && high > 4) found.push(`${one.kind} ${one.words} on ${other.kind} ${other.words}`);
    }));
    const named = new Set(labels.filter(({ kind }) => kind === "name").map(({ words }) => words));
    if (named.size < document.querySelectorAll(".map .location").length) found.push(`only ${named.size} names`);
    return found;
}"""
TARGETS = """() => [...document.querySelectorAll(".map .location[data-move] .base")].map((node) => {
    const { left, right } = node.getBoundingClientRect();
    const map = node.closest(".map").getBoundingClientRect();
    return (left + right) / 2 < map.left ? -1 : (left + right) / 2 > map.right ? 1 : 0;
})"""


def crowded(state: Any) -> bool:
    """A cube of any colour, late: names, prices and cubes everywhere."""
    return bool(state.question.colour == "any")


@pytest.mark.parametrize("language", ["en", pytest.param("zh-Hant", marks=pytest.mark.soak)])
def test_labels_of_the_map_have_room(arrive: Arrive, language: str) -> None:
    ada = arrive()
    found: list[str] = []
    for record in (moment("blackout", "start", players=3, rounds=0), moment("blackout", "place", players=3, rounds=6)):
        look_at(ada, record)
        if language != "en":
            ada.speak(language)
        for size in SIZES:
            resize(ada, size)
            found += [f"{size[0]}×{size[1]}: {fault}" for fault in ada.page.evaluate(LABELS)]
            found += faults(ada.page, size)
    assert not found, "\n".join(found)


def test_labels_have_room_where_every_place_has_a_price(arrive: Arrive) -> None:
    ada = arrive()
    look_at(ada, moment("blackout", "place", players=3, rounds=3, when=crowded))
    found: list[str] = []
    for size in SIZES:
        resize(ada, size)
        found += [f"{size[0]}×{size[1]}: {fault}" for fault in ada.page.evaluate(LABELS)]
    assert not found, "\n".join(found)


def test_a_phone_shows_what_can_be_chosen_at_once_or_after_one_swipe(arrive: Arrive) -> None:
    ada = arrive()
    look_at(ada, moment("blackout", "place", players=3, rounds=3))
    resize(ada, (390, 844))
    sides = ada.page.evaluate(TARGETS)
    assert sides.count(0) >= len(sides) / 2
    assert not {-1, 1} <= set(sides)
    if set(sides) == {0}:
        return
    beyond = ada.page.locator(".beyond")
    beyond.first.click()
    assert all(side != out for out in (-1, 1) if out in sides for side in ada.page.evaluate(TARGETS))
