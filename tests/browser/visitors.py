"""Somebody at a browser who clicks only what glows."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Browser, Locator, Page, expect

from hearthlight.kernel import Dice

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000


class Visitor:
    """A browser of one's own: own cookies, own window."""

    def __init__(self, browser: Browser, url: str, *, phone: bool = False, seed: int = 1) -> None:
        self.context = browser.new_context(viewport=PHONE if phone else DESKTOP, has_touch=phone, is_mobile=phone,
                                           reduced_motion="reduce")  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.url, self.phone, self.dice = url, phone, Dice(seed)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self.complaints.append(message.text)
                     if message.type == "error" and "Failed to load resource" not in message.text else None)

    def close(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def click(self, testid: str) -> None:
        self.page.get_by_test_id(testid).click()

    @property
    def table(self) -> str:
        found = re.search(r"/table/([^/?]+)", self.page.url)
        assert found
        return found.group(1)

    def play_now(self, name: str = "Ada") -> None:
        """Two clicks from the first visit to a running game."""
        self.go("/")
        self.page.get_by_test_id("name").fill(name)
        self.click("play-now")
        self.page.wait_for_url("**/table/*")

    def new_game(self, *kinds: str, mode: str = "single") -> None:
        """A table with these seats: me, open, random, greedy."""
        self.go("/")
        self.click("more")
        self.click(f"players-{len(kinds)}")
        if mode == "campaign" and len(kinds) > 1:
            self.click("mode-campaign")
        for index, kind in enumerate(kinds):
            self.page.get_by_test_id(f"seat-kind-{index}").select_option(kind)
        self.click("create")
        self.page.wait_for_url("**/table/*")

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def main(self) -> Locator:
        return self.page.locator("main[data-version]")

    def version(self) -> str:
        return self.main.get_attribute("data-version") or ""

    def glowing(self) -> list[tuple[str, Locator]]:
        """What can be clicked now: on the board where the board shows it, else in the list."""
        found: dict[str, Locator] = {}
        for place in ('[data-testid="board"]', '[data-testid="moves"]'):
            spots = self.page.locator(f"{place} [data-move]:visible").all()
            for spot in spots:
                move = spot.get_attribute("data-move")
                if move and move not in found:
                    found[move] = spot
        return list(found.items())

    def act(self) -> str | None:
        """Click one thing that glows, if it is my turn; returns the move."""
        curtain = self.page.get_by_test_id("curtain-open")
        if curtain.is_visible():
            curtain.click()
            self.main.wait_for()
        before = self.version()
        choices = [(move, spot) for move, spot in self.glowing() if not move.startswith(("transport", "battery"))]
        if not choices:
            return None
        move, spot = self.dice.pick(choices)
        spot.scroll_into_view_if_needed()
        spot.click()
        deadline = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < deadline:
            if curtain.is_visible() or self.version() != before:
                return move
            self.page.wait_for_timeout(15)
        raise AssertionError(f"nothing happened after {move}")

    def finished(self) -> bool:
        return self.page.get_by_test_id("final-scores").is_visible()

    def play_to_end(self, most: int = 600) -> int:
        """Act whenever asked, until the final scores; returns how many moves that took."""
        moves = 0
        while moves < most:
            if self.finished():
                return moves
            if self.act() is None:
                self.page.wait_for_timeout(30)
            else:
                moves += 1
        raise AssertionError("the game did not end")

    def expect_no_overflow(self) -> None:
        """Nothing sticks out to the right."""
        too_wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert too_wide <= 0, f"{too_wide} px too wide"

    def expect_text(self, testid: str, words: str) -> None:
        expect(self.page.get_by_test_id(testid)).to_contain_text(words)
