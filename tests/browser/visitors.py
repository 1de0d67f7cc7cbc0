"""Somebody at a browser who clicks only what glows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, ViewportSize, expect

from hearthlight.kernel import Dice

from ..server import houses

LANGUAGES = ("de", "fr", "zh-Hant", "en")
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
TO_THE_END = pytest.param(1000, marks=pytest.mark.soak)
CLICKS = pytest.mark.parametrize("clicks", [5, TO_THE_END])
"""After how many clicks bots take over: at once, or not before the end."""
ALL_CLICKS = pytest.mark.parametrize("clicks", [TO_THE_END])
"""What begins like other tests is played only where there is time to come to its end."""
PATIENCE = 1000 * houses.PATIENCE
expect.set_options(timeout=PATIENCE)


class Visitor:
    """A browser of one's own: own cookies, own window. Whoever comes for the first time is told a story; most have
    heard it. What happens at a table is not played for them, unless they change their settings."""

    def __init__(
        self, browser: Browser, url: str, *, phone: bool = False, seed: int = 1, first: bool = False, locale: str = "en"
    ) -> None:
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            locale=locale,
        )
        self.context.add_init_script(
            """localStorage.getItem("hearthlight.settings") ??
            localStorage.setItem("hearthlight.settings", '{"pace": "off"}')"""
        )
        if not first:
            self.context.add_init_script("localStorage.setItem('hearthlight.been-here', '1')")
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

    def enter(self) -> None:
        """The first page, with all that comes to it late: nothing moves any more under a finger."""
        self.go("/")
        self.page.get_by_test_id("play-now").wait_for()
        self.drawn()

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
        """Two clicks from the lobby to a running game."""
        self.enter()
        self.page.get_by_test_id("name").fill(name)
        self.click("play-now")
        self.page.wait_for_url("**/table/*")

    def new_game(self, *kinds: str, game: str = "blackout") -> None:
        """A table with these seats: me, open, or one of the game's bots."""
        self.enter()
        self.page.get_by_test_id("name").fill("Ada")
        self.pick(f"game-{game}")
        self.click("more")
        self.pick(f"players-{len(kinds)}")
        for index, kind in enumerate(kinds):
            self.page.get_by_test_id(f"seat-kind-{index}").select_option(kind)
        self.click("create")
        self.page.wait_for_url("**/table/*")

    def bring(self, record: str) -> str:
        """A game that was begun elsewhere goes on here; all its seats are mine. No page is opened for it."""
        ask = self.context.request
        ask.get(f"{self.url}/api/me")
        token = next(
            str(cookie.get("value"))
            for cookie in self.context.cookies(self.url)
            if str(cookie.get("name")).startswith("csrftoken_")
        )
        answer = ask.post(
            f"{self.url}/api/tables/import", data={"text": record}, headers={"x-csrftoken": token}, timeout=PATIENCE
        )
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def open(self, record: str) -> str:
        """Bring it, and look at it."""
        table = self.bring(record)
        self.go(f"/table/{table}")
        self._see_the_table()
        return table

    def bring_by_hand(self, record: str) -> str:
        """As people do: pasted into the lobby."""
        self.enter()
        self.page.locator("details", has=self.page.get_by_test_id("import")).locator("summary").click()
        self.page.get_by_test_id("import-text").fill(record)
        self.click("import")
        self.page.wait_for_url("**/table/**")
        self._see_the_table()
        return self.table

    def _see_the_table(self) -> None:
        self.page.locator('.dock > *, [data-testid="curtain-open"]').first.wait_for(state="attached")

    @contextmanager
    def menu(self) -> Iterator[None]:
        """The menu of the table: seats, language, other ways to look at it."""
        self.click("table-menu")
        self.page.get_by_test_id("drawer").wait_for()
        yield
        self.click("drawer-close")
        self.page.get_by_test_id("drawer").wait_for(state="detached")

    def invite(self) -> str:
        """The link for everybody who is to come."""
        with self.menu():
            self.click("invite-all")
            link = self.page.locator("dialog").get_by_test_id("share-link")
            expect(link).to_have_value(re.compile("/join/"))
            address = link.input_value()
            self.page.keyboard.press("Escape")
        return address.removeprefix(self.url)

    def expect_seat(self, seat: int, words: str) -> None:
        """Who sits there, as the menu says."""
        with self.menu():
            self.expect_text(f"seat-{seat}", words)

    def expect_log(self, words: str | re.Pattern[str]) -> None:
        """What happened, as the drawer tells it."""
        self.click("open-log")
        log = self.page.get_by_test_id("log")
        log.wait_for()
        while (folded := log.get_by_test_id("unfold")).count():
            folded.first.click()
        expect(log).to_contain_text(words)
        self.click("drawer-close")

    def join(self, invite: str, name: str) -> None:
        self.go(invite)
        self.page.get_by_test_id("name").fill(name)
        self.click("join")
        self.page.wait_for_url("**/table/*")

    def speak(self, language: str) -> None:
        """The whole page in another language."""
        with self.menu():
            self.page.get_by_test_id("lang").select_option(language)
            expect(self.page.locator("html")).to_have_attribute("lang", language)

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def main(self) -> Locator:
        return self.page.locator("main[data-version]")

    def version(self) -> str:
        return str(self.page.evaluate("document.querySelector('main[data-version]')?.dataset.version ?? ''"))

    def glowing(self) -> dict[str, str]:
        """What can be clicked now, with where: on the board, in the dock, or in the list of all choices."""
        found: dict[str, str] = self.page.evaluate("""() => {
            const found = {};
            for (const place of ["board", "dock", "moves"])
                for (const spot of document.querySelectorAll(`[data-testid="${place}"] [data-move]`)) {
                    const { x, y, width, height } = spot.getBoundingClientRect();
                    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
                    if (spot.checkVisibility() && spot.contains(hit) && spot.getAttribute("aria-disabled") !== "true")
                        found[spot.dataset.move] ??= place;
                }
            return found;
        }""")
        return found

    def offered(self) -> bool:
        """Whether something is asked of me."""
        return self.page.locator('[data-testid="all-choices"]:not([aria-disabled])').count() > 0

    def open_choices(self) -> Locator:
        """The list of all choices, in which everything can be found."""
        moves = self.page.get_by_test_id("moves")
        if not moves.is_visible():
            self.click("all-choices")
            moves.wait_for()
        return moves

    def close_choices(self) -> None:
        if self.page.get_by_test_id("moves").is_visible():
            self.click("drawer-close")
            self.page.get_by_test_id("moves").wait_for(state="detached")

    def settle(self) -> None:
        """Bots move until people are asked, and the page shows it."""
        while (stepped := self.bots.post(f"/bots/{self.table}/step").raise_for_status().json())["more"]:
            pass
        self.page.locator(f'main[data-version="{stepped["version"]}"]:not([data-busy])').or_(
            self.page.get_by_test_id("curtain-open")
        ).first.wait_for()

    def act(self, rather: str = "") -> str | None:
        """Click one thing that glows, if it is my turn, rather such a move if there is one; returns the move."""
        self.settle()
        curtain = self.page.get_by_test_id("curtain-open")
        if curtain.is_visible():
            self.hearing()
            curtain.click()
            curtain.wait_for(state="detached")
            self.settle()
        self.hearing()
        glowing = self._choices()
        if not glowing:
            self.drawn()  # perhaps it is still coming
            glowing = self._choices()
        wanted = [move for move in glowing if rather and re.match(rather, move)]
        if self.offered() and not wanted and (rather or not glowing):
            # The board and the dock do not show everything at a time: the list does.
            self.open_choices()
            glowing = self._choices()
            wanted = [move for move in glowing if rather and re.match(rather, move)]
        if not glowing:
            return None
        move = self.dice.pick(wanted or list(glowing))
        self.take(move, glowing[move])
        return move

    def _choices(self) -> dict[str, str]:
        """What glows, but for what can be done at any time and brings the game no further."""
        return {move: where for move, where in self.glowing().items() if not move.startswith(("transport", "battery"))}

    def take(self, move: str, where: str) -> None:
        """Choose it there; what asks to be confirmed is confirmed."""
        before = self.version()
        moved = self.page.locator(f'main[data-version]:not([data-version="{before}"])').or_(
            self.page.get_by_test_id("curtain-open")
        )
        self.page.locator(f'[data-testid="{where}"] [data-move="{move}"]').first.click()
        chosen = self.page.locator('[data-testid="primary"][data-confirms]:not([aria-disabled])')
        moved.or_(chosen).first.wait_for()
        if not moved.count():
            chosen.click()
        moved.first.wait_for()
        self.close_choices()

    def hearing(self) -> None:
        """The page listens: right after a question has changed a resting pointer is not heard."""
        self.page.locator("main:not([data-deaf])").wait_for()

    def suggest(self) -> str:
        """Say what the one who decides for all should do: click one of the things that glow for me; returns it."""
        offered = self.open_choices().locator("[data-suggest]")
        spot = offered.nth(self.dice.below(offered.count()))
        move = spot.get_attribute("data-suggest") or ""
        spot.click()
        expect(self.page.locator(f'[data-testid="moves"] [data-suggest="{move}"]')).to_have_attribute(
            "aria-pressed", "true"
        )
        self.close_choices()
        return move

    def may_suggest(self) -> bool:
        return self.page.locator("[data-suggest]").count() > 0

    def finished(self) -> bool:
        return self.page.get_by_test_id("end").is_visible()

    def play_to_end(self, clicks: int, rather: str = "") -> None:
        """Act so many times, as long as I am asked; then let bots take over, until the final scores."""
        for _ in range(clicks):
            if self.act(rather) is None:
                break
        if not self.finished():
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
