"""Where the words of a lesson stand: they hide nothing that they are about, and stay where they are."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize

from hearthlight.lessons import Lesson

from .pupil import Json, Pupil
from .test_lessons import GUIDED, SOAK
from .visitors import Arrive, Visitor

SIZES = {"laptop": ViewportSize(width=1366, height=768), "phone": ViewportSize(width=390, height=844)}
EVERY_DAY = ((GUIDED[0], "phone"), (GUIDED[1], "laptop"))
SOME = 10
"""Steps that show that it works; all of them are for a soak."""

SEEN = """(stood) => {
    const box = (node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return { left, top, right, bottom };
    };
    const all = (wanted) => [...document.querySelectorAll(wanted)].filter((node) => node.checkVisibility());
    const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const bubble = box(document.querySelector('[data-testid="lesson"]'));
    const [stage] = all(".stage").map(box);
    const lit = all('[data-testid="lesson-veil"] rect').map(box);
    // In the middle of the table, as a whole, there is room for the words; not over what can be clicked there.
    const scene = (one) => stage && one.right - one.left >= stage.right - stage.left
        && one.bottom - one.top > 0.78 * (stage.bottom - stage.top);
    const things = lit.filter((one) => !scene(one));
    // Nor over what is to be read there, lit or not; a phone has not always room beside it.
    const texts = (root) => {
        const found = [], walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) found.push(walker.currentNode);
        return found.filter(({ data }) => data.trim()).map((text) => text.parentElement)
            .filter((parent) => parent.checkVisibility() && !parent.closest("svg, .sr, .unseen"));
    };
    const desktop = !document.querySelector(".frame.phone");
    const written = all(".stage").flatMap(texts).map(box).filter((one) => one.right - one.left > 1);
    const read = desktop ? written : [];
    const answers = lit.some(scene) ? all('.stage button:not([aria-disabled])').map(box) : [];
    const answer = ".frame > .dock :is(.primary, .chips:not(.covered) > li)";
    const dock = all(`${answer}, .frame > .dock:has([data-confirms]) .outlook`).map(box);
    const matters = [...things, ...answers, ...dock, ...read];
    // Where they stood they would lie over something now.
    const high = bubble.bottom - bubble.top;
    const taken = [...matters, ...written, ...all("[data-move], .dock .ask").map(box)];
    const there = stood ? [{ ...stood, bottom: stood.top + high }, { ...stood, top: stood.bottom - high }] : [];
    const driven = there.length > 0 && there.every((place) => taken.some((one) => over(one, place)));
    const asked = document.querySelector('[data-testid="prompt"]')?.textContent;
    return { bubble, lit, asked, driven, hidden: matters.filter((one) => over(one, bubble)) };
}"""


class Watcher(Pupil):
    """Somebody who looks where the words stand whenever there is something to do."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.seen: Json = {}
        self.now = self.pressed = ""

    def step(self) -> Json:
        lesson = self.wait()
        if self.now != lesson["moment"]:
            self.now, self.seen = lesson["moment"], {}
        self.look()
        self.presses_once(lesson)
        return super().step()

    def lit(self, spot: Locator) -> Locator:
        found = super().lit(spot)
        self.look()
        return found

    def look(self) -> None:
        """As soon as the page has looked again, nothing is hidden. Within a step the words have moved only if
        something else is lit or asked, or if they would hide something where they stood."""
        self.page.wait_for_function(f"() => !({SEEN})().hidden.length")
        self.visitor.drawn()
        before = self.seen
        self.seen = self.page.evaluate(SEEN, before.get("bubble"))
        if before and not self.seen["driven"] and all(before[what] == self.seen[what] for what in ("lit", "asked")):
            assert stands(before["bubble"], self.seen["bubble"]), (self.now, before, self.seen)

    def presses_once(self, lesson: Json) -> None:
        """Who presses twice what reads on presses nothing that shows a move or leaves; at the end of a lesson other
        buttons stand there, and do not hear the second click of two."""
        if self.pressed:
            assert self.page.evaluate(AT, self.pressed) in (None, "lesson-next") or lesson["last"], lesson["moment"]
            if lesson["last"]:
                address = self.page.url
                assert self.page.evaluate(AGAIN, self.pressed) is False
                self.visitor.drawn()
                assert self.page.url == address
        self.pressed = self.page.evaluate(NEXT)


NEXT = """() => {
    const box = document.querySelector('[data-testid="lesson-next"]')?.getBoundingClientRect();
    return box ? `${box.x + box.width / 2} ${box.y + box.height / 2}` : "";
}"""
AGAIN = """(place) => {
    const [clientX, clientY] = place.split(" ").map(Number);
    const how = { bubbles: true, cancelable: true, detail: 2, clientX, clientY };
    return document.elementFromPoint(clientX, clientY).dispatchEvent(new MouseEvent("click", how));
}"""
"""Whether the second of two quick clicks at one place is heard."""
AT = """(place) => document.elementFromPoint(...place.split(" ").map(Number))?.closest('[data-testid="lesson"] button')
    ?.dataset.testid ?? null"""


def stands(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether it is the same place: the words grow upwards, or downwards."""
    same = {edge for edge in one if abs(one[edge] - other[edge]) <= 1}
    return {"left", "right", "top"} <= same or {"left", "right", "bottom"} <= same


@pytest.mark.parametrize(
    ("lesson", "size", "steps"),
    [
        pytest.param(lesson, size, steps, id=f"{lesson.game}-{size}-{steps}", marks=marks)
        for steps, marks, some in ((SOME, (), EVERY_DAY), (1000, SOAK, product(GUIDED, SIZES)))
        for lesson, size in some
    ],
)
def test_the_words_hide_nothing_they_are_about_and_stay_put(
    arrive: Arrive, lesson: Lesson, size: str, steps: int
) -> None:
    visitor = arrive(phone=size == "phone")
    visitor.page.set_viewport_size(SIZES[size])
    pupil = Watcher(visitor)
    pupil.begin(lesson)
    for _ in range(steps):
        if pupil.step()["last"]:
            break
