"""Somebody at a browser who takes a lesson and clicks only what it lights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from hearthlight.lessons import Lesson

from .test_clicks import THEN, Clicker
from .visitors import Visitor

Json = dict[str, Any]

INSIDE = """(spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    return !spot.isConnected || [...document.querySelectorAll('[data-testid="lesson-veil"] rect')].some((rect) => {
        const lit = rect.getBoundingClientRect();
        return x + width / 2 >= lit.left && x + width / 2 <= lit.right
            && y + height / 2 >= lit.top && y + height / 2 <= lit.bottom;
    });
}"""


UNCOVERED = """(asked) => {
    const words = document.querySelector('[data-testid="lesson"]');
    const stands = ({ dataset }) => dataset.move ?? dataset.path ?? dataset.hold;
    const spots = [...document.querySelectorAll("[data-move], [data-path], [data-hold]")];
    return spots.filter((spot) => !asked || asked.includes(stands(spot))).every((spot) => {
        const { x, y, width, height } = spot.getBoundingClientRect();
        return !words.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
}"""
"""Whether the words of the lesson lie over the middle of nothing that is asked for, or of nothing at all that can be
clicked."""


class Pupil:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.language = "en"
        self.way: Sequence[str] = ()
        """What they do rather than anything else where everything is allowed, the first that can be done."""

    def begin(self, lesson: Lesson, language: str = "en") -> None:
        """From the list of the game's lessons, with one click."""
        self.language = language
        self.page.add_init_script(f"localStorage.setItem('hearthlight.language', '{language}')")
        self.visitor.go(f"/learn/{lesson.game}")
        self.visitor.click(f"line-{lesson.game}-{lesson.key}")
        self.page.wait_for_url("**/table/*")
        self.wait()

    def wait(self) -> Json:
        """Until the others have moved and the lesson says something; what it says."""
        self.visitor.settle()
        lesson: Json = self._table()["lesson"]
        self.bubble(lesson["moment"]).wait_for()
        return lesson

    def forward(self, moment: str, asks: str = "", way: Sequence[str] = ()) -> Json:
        """To one of its moments, or a question in it, faster than by hand: what is read is read, what is to be done is
        shown; where everything is allowed, rather these moves."""
        while True:
            info = self._table()
            lesson, decision = info["lesson"], info.get("decision") or {}
            if lesson["moment"] == moment and asks in ("", decision.get("asks")):
                return self.wait()
            if lesson["kind"] == "wait":
                self.visitor.bots.post(f"/bots/{self.visitor.table}/step").raise_for_status()
            elif lesson["kind"] == "own":
                offers = [offer["move"] for offer in decision["moves"]]
                self._post("moves", info, move=next((move for move in way if move in offers), offers[0]))
            else:
                self._post("lesson", info, does="show" if lesson["kind"] == "do" else "next")

    def _table(self) -> Json:
        address = f"{self.visitor.url}/api/tables/{self.visitor.table}?lang={self.language}"
        info: Json = self.page.request.get(address).json()
        return info

    def _post(self, what: str, info: Json, **does: str) -> None:
        body = {"seat": info["seat"], "version": info["version"], **does}
        token = next(one["value"] for one in self.page.context.cookies() if one["name"].startswith("csrftoken"))
        address = f"{self.visitor.url}/api/tables/{self.visitor.table}/{what}"
        done = self.page.request.post(address, data=body, headers={"x-csrftoken": token})
        assert done.ok, done.text()

    def bubble(self, moment: str) -> Locator:
        return self.page.locator(f'[data-testid="lesson"][data-moment="{moment}"]')

    def step(self) -> Json:
        """Do one thing that is asked for; what was said."""
        lesson, before = self.wait(), self.visitor.version()
        if lesson["last"]:
            return lesson
        if lesson["kind"] in ("read", "missed"):
            self.visitor.click("lesson-next")
        elif lesson["kind"] == "do":
            self._do(lesson)
        elif lesson["kind"] == "solve":
            self.visitor.click("lesson-show")
        else:
            self.do_rather(*self.way)
            return lesson
        moved = self.page.locator(f'main[data-version]:not([data-version="{before}"])')
        moved.or_(self.page.locator("[data-selected], [data-confirms]")).first.wait_for()
        if not moved.count():
            self.lit(self.page.get_by_test_id("primary")).click()
        moved.wait_for()
        self.visitor.close_choices()
        return lesson

    def do_rather(self, *way: str) -> None:
        """One click, where everything is allowed: the first of these moves that there is, else anything."""
        offers = [offer["move"] for offer in self._table()["decision"]["moves"]]
        move = next((move for move in way if move in offers), "")
        if not move:
            assert self.visitor.act()
            return
        self.visitor.hearing()
        where = self.visitor.glowing().get(move)
        if where is None:
            self.visitor.open_choices()
        self.visitor.take(move, where or "moves")

    def _do(self, lesson: Json) -> None:
        self.visitor.hearing()
        move = lesson["moves"][0]
        if move.startswith("plan "):
            _, card, slot = move.split()
            self.lit(self.page.locator(f'.hand [data-card="{card}"]').first).click()
            self.lit(self.page.locator(f'[data-slot="{slot}"]')).click()
            return
        if move == "fuel" and (slider := self.page.locator(".gauge input[type=range]")).count():
            slider.fill("1")
        moves = max((row for row in lesson["ahead"] if row[0] == move), key=len)
        clicker = Clicker(self.visitor)
        if spot := clicker.spot(moves):
            self.lit(spot).click()
        elif self.page.locator('[data-testid="primary"].expected').count():
            self.lit(self.page.get_by_test_id("primary")).click()
        else:
            clicker.choose(moves)

    def lit(self, spot: Locator) -> Locator:
        """What is clicked is lit, as soon as the page has looked again; it may be drawn anew meanwhile."""
        while True:
            handle = spot.element_handle()
            assert handle
            self.page.wait_for_function(INSIDE, arg=handle)
            if handle.evaluate("(spot) => spot.isConnected"):
                return spot

    def expect_uncovered(self) -> None:
        """The words hide nothing that is to be clicked; where everything is allowed, nothing that can be."""
        lesson = self.wait()
        asked = None if lesson["kind"] in ("own", "solve") else [THEN.join(row) for row in lesson["ahead"]]
        self.page.wait_for_function(UNCOVERED, arg=asked)

    def expect_told(self, words: str = "") -> None:
        expect(self.page.get_by_test_id("lesson-wrong")).to_contain_text(words)


class Clumsy(Pupil):
    """Somebody who does something else first, and only then what is said."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.strayed = 0

    def stray(self) -> bool:
        """Whether there is anything else to do now: it is explained in the words of the lesson, and changes nothing."""
        lesson, before = self.wait(), self.visitor.version()
        if lesson["kind"] not in ("read", "do") or not (wrong := self._wrong(lesson)):
            return False
        told = self.page.get_by_test_id("lesson-wrong")
        self.page.locator(f'[data-move="{wrong}"]:visible').first.click()
        told.or_(self.page.locator("[data-selected], [data-confirms]")).first.wait_for()
        if not told.count():
            self.page.get_by_test_id("primary").click()
        self.expect_told(lesson["task"])
        self.visitor.close_choices()
        assert self.visitor.version() == before
        assert self.wait() == lesson
        self.strayed += 1
        return True

    def _wrong(self, lesson: Json) -> str:
        """A move that is not asked for now: on the board, else in the list of all choices; each time another one."""
        meant = {row[0] for row in lesson["ahead"]}
        self.visitor.hearing()
        for look in (self.visitor.glowing, self._listed):
            if wrong := [path for path in look() if path.split(THEN)[0] not in meant]:
                return wrong[self.strayed % len(wrong)]
        self.visitor.close_choices()
        return ""

    def _listed(self) -> dict[str, str]:
        if not self.visitor.offered():
            return {}
        self.visitor.open_choices()
        return self.visitor.glowing()


class Typist(Pupil):
    """Somebody without a mouse. What is lit and can be reached with Tab is chosen there, else with the large button or
    in the list of all choices; nothing but a puzzle is shown."""

    MOST = 400
    """So often Tab is pressed at most: more than there are things to reach at any table."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.moved = 0
        """How often a move was made."""

    def step(self) -> Json:
        lesson, before = self.wait(), self.visitor.version()
        if lesson["last"]:
            return lesson
        if lesson["kind"] in ("read", "missed"):
            self._press(self.page.get_by_test_id("lesson-next"))
        elif lesson["kind"] == "do":
            self._press(self._spot(lesson) or self._elsewhere(lesson))
            self.moved += 1
        elif lesson["kind"] == "solve":
            self._press(self.page.get_by_test_id("lesson-show"))
        else:
            live = self.page.locator('[data-testid="primary"]:not([aria-disabled])')
            self._press(live if live.count() else self.page.locator("#main [data-move]:is(button, [tabindex])").first)
        moved = self.page.locator(f'main[data-version]:not([data-version="{before}"])')
        moved.or_(self.page.locator("[data-confirms]")).first.wait_for()
        if not moved.count():
            self._press(self.page.get_by_test_id("primary"))
        moved.wait_for()
        self.visitor.close_choices()
        return lesson

    def _spot(self, lesson: Json) -> Locator | None:
        """What stands for a row of moves that is asked for, the longest first, and can have the focus."""
        self.visitor.hearing()
        for row in sorted(lesson["ahead"], key=len, reverse=True):
            path = THEN.join(row)
            stands = f'[data-move="{path}"], [data-path="{path}"]'
            spot = self.page.locator(f'#main :is(button, [tabindex="0"]):is({stands})')
            if spot.count() and spot.first.is_visible():
                return spot.first
        return None

    def _elsewhere(self, lesson: Json) -> Locator:
        """The large button where it does that, else the list of all choices, which a key opens."""
        expected = self.page.locator('[data-testid="primary"].expected:not([aria-disabled])')
        if expected.count():
            return expected
        moves = self.page.get_by_test_id("moves")
        if not moves.is_visible():
            self.page.keyboard.press("/")
            moves.wait_for()
        return moves.locator(f'[data-move="{lesson["moves"][0]}"]').first

    def _press(self, spot: Locator) -> None:
        for _ in range(self.MOST):
            if spot.evaluate("(spot) => spot === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {spot}")
