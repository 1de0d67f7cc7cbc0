"""Somebody at a browser who clicks only what glows."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, ViewportSize, expect

from hearthlight.kernel import Dice

from ..server import houses

LANGUAGES = ("de", "fr", "zh-Hant", "en")
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
CLICKS = pytest.mark.parametrize("clicks", [12, pytest.param(1000, marks=pytest.mark.soak)])
"""After how many clicks bots take over: at once, or not before the end."""
PATIENCE = 1000 * houses.PATIENCE
expect.set_options(timeout=PATIENCE)


class Visitor:
    """A browser of one's own: own cookies, own window."""

    def __init__(self, browser: Browser, url: str, *, phone: bool = False, seed: int = 1) -> None:
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP, has_touch=phone, is_mobile=phone, reduced_motion="reduce"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.url, self.phone, self.dice = url, phone, Dice(seed)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._console)
        self.asked: set[Request] = set()
        self.page.on("request", lambda request: self.asked.add(request))
        self.page.on("requestfinished", lambda request: self.asked.discard(request))
        self.page.on("requestfailed", lambda request: self.asked.discard(request))
        self.bots = httpx.Client(base_url=url, timeout=houses.PATIENCE)

    def _console(self, message: ConsoleMessage) -> None:
        """Errors of the page count; a refused or lost connection is the browser's own word for what a test does."""
        expected = ("Failed to load resource", "WebSocket connection to")
        if message.type == "error" and not message.text.startswith(expected):
            self.complaints.append(message.text)

    def close(self) -> None:
        self.bots.close()
        self.context.close()
        assert not self.complaints, self.complaints

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def click(self, testid: str) -> None:
        self.page.get_by_test_id(testid).click()

    def pick(self, testid: str) -> None:
        """One of several segments: people click its label."""
        self.page.locator("label", has=self.page.get_by_test_id(testid)).click()

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

    def new_game(self, *kinds: str, game: str = "blackout") -> None:
        """A table with these seats: me, open, or one of the game's bots."""
        self.go("/")
        self.page.get_by_test_id("name").fill("Ada")
        self.pick(f"game-{game}")
        self.click("more")
        self.pick(f"players-{len(kinds)}")
        for index, kind in enumerate(kinds):
            self.page.get_by_test_id(f"seat-kind-{index}").select_option(kind)
        self.click("create")
        self.page.wait_for_url("**/table/*")

    def bring(self, record: str) -> str:
        """A game that was begun elsewhere goes on here; all its seats are mine."""
        self.go("/")
        self.page.locator("details", has=self.page.get_by_test_id("import")).locator("summary").click()
        self.page.get_by_test_id("import-text").fill(record)
        self.click("import")
        self.page.wait_for_url("**/table/**")
        self.page.locator('[data-testid="board"], [data-testid="curtain-open"]').wait_for()
        return self.table

    def invite(self, seat: int) -> str:
        """The link for somebody who is to sit there."""
        self.click(f"invite-{seat}")
        link = self.page.get_by_test_id("share-link")
        expect(link).to_have_value(re.compile("/join/"))
        address = link.input_value()
        self.page.keyboard.press("Escape")
        return address.removeprefix(self.url)

    def join(self, invite: str, name: str) -> None:
        self.go(invite)
        self.page.get_by_test_id("name").fill(name)
        self.click("join")
        self.page.wait_for_url("**/table/*")

    def speak(self, language: str) -> None:
        """The whole page in another language."""
        self.page.get_by_test_id("lang").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def main(self) -> Locator:
        return self.page.locator("main[data-version]")

    def version(self) -> str:
        return str(self.page.evaluate("document.querySelector('main[data-version]')?.dataset.version ?? ''"))

    def glowing(self) -> dict[str, str]:
        """What can be clicked now, with where: on the board where the board shows it, else in the list."""
        found: dict[str, str] = self.page.evaluate("""() => {
            const found = {};
            for (const place of ["board", "moves"])
                for (const spot of document.querySelectorAll(`[data-testid="${place}"] [data-move]`))
                    if (spot.checkVisibility() && spot.getAttribute("aria-disabled") !== "true")
                        found[spot.dataset.move] ??= place;
            return found;
        }""")
        return found

    def settle(self) -> None:
        """Bots move until people are asked, and the page shows it."""
        while (stepped := self.bots.post(f"/bots/{self.table}/step").raise_for_status().json())["more"]:
            pass
        self.page.locator(f'main[data-version="{stepped["version"]}"]:not([data-busy])').or_(
            self.page.get_by_test_id("curtain-open")
        ).wait_for()

    def act(self, rather: str = "") -> str | None:
        """Click one thing that glows, if it is my turn, rather such a move if there is one; returns the move."""
        self.settle()
        curtain = self.page.get_by_test_id("curtain-open")
        if curtain.is_visible():
            curtain.click()
            curtain.wait_for(state="detached")
            self.settle()
        toggle = self.page.get_by_test_id("moves-toggle")
        if toggle.is_visible() and toggle.get_attribute("aria-expanded") == "false":
            toggle.click()
        before, glowing = self.version(), self.glowing()
        choices = [move for move in glowing if not move.startswith(("transport", "battery"))]
        if not choices:
            return None
        move = self.dice.pick([move for move in choices if rather and re.match(rather, move)] or choices)
        spot = self.page.locator(f'[data-testid="{glowing[move]}"] [data-move="{move}"]').first
        if glowing[move] == "board" and not self._in_reach(spot):
            # On a phone a part of the map may be out of sight: then the list has it too.
            spot = self.page.locator(f'[data-testid="moves"] [data-move="{move}"]').first
        spot.click()
        self.page.locator(f'main[data-version]:not([data-version="{before}"])').or_(curtain).wait_for()
        return move

    def _in_reach(self, spot: Locator) -> bool:
        """Whether a click on its middle would hit it."""
        spot.scroll_into_view_if_needed()
        return bool(
            spot.evaluate("""(spot) => {
            const { x, y, width, height } = spot.getBoundingClientRect();
            return spot.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }""")
        )

    def suggest(self) -> str:
        """Say what the one who decides for all should do: click one of the things that glow for me; returns it."""
        offered = self.page.locator('[data-testid="moves"] [data-suggest]')
        toggle = self.page.get_by_test_id("moves-toggle")
        if toggle.is_visible() and toggle.get_attribute("aria-expanded") == "false":
            toggle.click()
        spot = offered.nth(self.dice.below(offered.count()))
        move = spot.get_attribute("data-suggest") or ""
        spot.click()
        expect(self.page.locator(f'[data-testid="moves"] [data-suggest="{move}"]')).to_have_attribute(
            "aria-pressed", "true"
        )
        return move

    def may_suggest(self) -> bool:
        return self.page.locator("[data-suggest]").count() > 0

    def finished(self) -> bool:
        return self.page.get_by_test_id("end").is_visible()

    def play_to_end(self, clicks: int, rather: str = "") -> None:
        """Act so many times, then let bots take over, until the final scores."""
        for _ in range(clicks):
            if self.act(rather) is None:
                break
        else:
            self.bots.post(f"/bots/{self.table}/end").raise_for_status()
        expect(self.page.get_by_test_id("end")).to_be_visible()

    def drawn(self) -> None:
        """What the page has asked for has come, and the page has been laid out with it."""
        quiet = False
        while not quiet:
            quiet = not self.asked
            self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            quiet = quiet and not self.asked

    def expect_no_overflow(self) -> None:
        """Nothing sticks out to the right."""
        too_wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert too_wide <= 0, f"{too_wide} px too wide"

    def expect_no_missing_words(self) -> None:
        """A message without a text would show its key in brackets; so would names for people who cannot see."""
        words: str = self.page.evaluate("""() => [document.body.innerText, ...[...document.querySelectorAll("*")]
            .flatMap((node) => ["aria-label", "aria-description", "title", "placeholder"].map((name) =>
                node.getAttribute(name) ?? ""))].join("\\n")""")
        missing = re.findall(r"\[[a-z][\w-]*\]|\{ ?\$\w+ ?\}|\bundefined\b|\bNaN\b", words)
        assert not missing, sorted(set(missing))

    def expect_nothing_cut(self) -> None:
        """What can be clicked shows all of its text."""
        cut = self.page.evaluate("""() => {
            const controls = [...document.querySelectorAll("#main :is(button, a.button, .chip, [data-move])")];
            return controls.filter((node) => node instanceof HTMLElement && node.clientWidth > 0)
                .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)
                .map((node) => `${node.className}: ${node.innerText}`);
        }""")
        assert not cut, cut

    def expect_text(self, testid: str, words: str) -> None:
        expect(self.page.get_by_test_id(testid)).to_contain_text(words)


Arrive = Callable[..., Visitor]
