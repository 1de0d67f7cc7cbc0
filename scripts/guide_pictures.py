"""Takes the pictures of the guides anew, into docs/guides/pictures: `.venv/bin/python scripts/guide_pictures.py` (needs
the page and Chromium). With names of pictures it takes only those."""

from __future__ import annotations

import base64
import re
import sys
import tempfile
from itertools import count
from pathlib import Path

from playwright.sync_api import Browser, Locator, ViewportSize, sync_playwright

from hearthlight.games.blackout import BLACKOUT, BlackoutOptions
from hearthlight.kernel import Match

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.browser.moments import NAMES, moment  # noqa: E402
from tests.browser.visitors import DESKTOP, Visitor  # noqa: E402
from tests.guides.home import GUIDES, PACKS, Home  # noqa: E402
from tests.server.houses import Server  # noqa: E402

FOLDER = GUIDES / "pictures"
MOST_BYTES = 300_000
WINDOW = ViewportSize(width=900, height=900)
TV = ViewportSize(width=1920, height=1080)
AT_HOME = "http://192.168.1.20:8000"
"""An address as people see it at home: the server of the pictures listens to this machine only."""


class Photographer:
    def __init__(self, browser: Browser, url: str, wanted: list[str]) -> None:
        self.browser, self.url, self.wanted = browser, url, wanted

    def visitor(self, *, phone: bool = False) -> Visitor:
        somebody = Visitor(self.browser, self.url, phone=phone)
        if not phone:
            somebody.page.set_viewport_size(WINDOW)
        addresses = {"urls": [self.url, AT_HOME]}
        somebody.page.route(re.compile("/api/address"), lambda route: route.fulfill(json=addresses))
        return somebody

    def shoot(self, visitor: Visitor, name: str, part: Locator | None = None, *, scale: float = 1) -> None:
        """A part of the page as large as it is, or the whole window, drawn smaller."""
        if self.wanted and name not in self.wanted:
            return
        visitor.drawn()
        picture = part.screenshot() if part else self.window(visitor, scale)
        (FOLDER / f"{name}.png").write_bytes(picture)
        print(f"{name}: {len(picture) // 1000} kB")
        assert len(picture) < MOST_BYTES

    def window(self, visitor: Visitor, scale: float) -> bytes:
        size = visitor.page.viewport_size
        assert size
        taken = visitor.context.new_cdp_session(visitor.page).send(
            "Page.captureScreenshot", {"format": "png", "clip": {"x": 0, "y": 0, **size, "scale": scale}}
        )
        return base64.b64decode(taken["data"])

    def evening(self) -> None:
        """Ada sets up a table with a seat of her own, two for friends and one for a bot; Ben comes with his phone."""
        ada = self.visitor()
        ada.go("/")
        ada.page.get_by_test_id("name").fill("Ada")
        ada.pick("game-blackout")
        ada.click("more")
        ada.pick("players-4")
        for seat, kind in enumerate(("me", "open", "open", "greedy")):
            ada.page.get_by_test_id(f"seat-kind-{seat}").select_option(kind)
        self.shoot(ada, "seats", ada.page.locator(".panel", has=ada.page.get_by_test_id("create")))
        ada.click("create")
        ada.page.wait_for_url("**/table/*")
        table = ada.table
        ada.click("table-menu")
        ada.click("invite-all")
        ada.page.locator("dialog img").wait_for()
        self.shoot(ada, "invite", ada.page.locator("dialog"))
        invite = ada.page.locator("dialog").get_by_test_id("share-link").input_value().removeprefix(AT_HOME)
        ben = self.visitor(phone=True)
        ben.page.set_viewport_size(ViewportSize(width=390, height=640))
        ben.go(invite)
        ben.page.get_by_test_id("name").fill("Ben")
        self.shoot(ben, "join")
        ben.click("join")
        ben.page.get_by_test_id("to-table").wait_for()
        ada.go("/")
        ada.page.get_by_test_id(f"game-card-{table}").wait_for()
        self.shoot(ada, "your-games", ada.page.locator("section.mine"))
        ada.close()
        ben.close()

    def hot_seat(self) -> None:
        """Two people at one device: it is passed on behind a curtain."""
        ada = self.visitor()
        ada.go("/")
        ada.page.get_by_test_id("name").fill("Ada")
        ada.click("more")
        ada.pick("players-2")
        ada.page.get_by_test_id("seat-kind-1").select_option("me")
        ada.page.get_by_test_id("seat-name-1").fill("Ben")
        ada.click("create")
        ada.page.get_by_test_id("curtain-open").wait_for()
        self.shoot(ada, "pass-the-device", ada.page.get_by_test_id("curtain"))
        ada.close()

    def big_screen(self) -> None:
        """All seats are open: their codes are on the big screen, and each phone holds a hand."""
        host = self.visitor()
        host.new_game("open", "open", "open")
        host.page.set_viewport_size(TV)
        host.go(f"/table/{host.table}/screen")
        host.page.get_by_test_id("screen-qr-2").wait_for()
        self.shoot(host, "screen-codes", scale=0.4)
        host.close()

    def hands(self) -> None:
        """What a phone shows beside the big screen, in both games."""
        for game, asks, players, rounds in (("blackout", "plan", 3, 2), ("frostpunk", "figure", 2, 3)):
            ada = self.visitor(phone=True)
            table = ada.bring(moment(game, asks, players=players, rounds=rounds))
            ada.go(f"/table/{table}?seat=0&hand=1")
            ada.main.wait_for()
            self.shoot(ada, f"hand-{game}", scale=0.75)
            ada.close()

    def own_card(self, pack: Path) -> None:
        """The card of the guide in the display, in the first game that has it there."""
        deals = (Match(BLACKOUT, BlackoutOptions(players=3), seed, pack=pack, names=NAMES) for seed in count(1))
        match = next(one for one in deals if "V01" in str(one.view(0)))
        ada = self.visitor()
        table = ada.bring(match.text().replace(str(pack), pack.name))
        ada.page.set_viewport_size(DESKTOP)
        ada.go(f"/table/{table}?seat=0")
        ada.page.get_by_text("Display", exact=True).first.click()
        card = ada.page.locator('[data-card="V01"]')
        card.wait_for()
        self.shoot(ada, "my-card", card)
        ada.close()


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        if not wanted or "my-card" in wanted:
            home = Home(Path(folder) / "home")
            guide = (GUIDES / "enter-your-cards.md").read_text("utf-8")
            entered = re.sub(r"^\.venv/bin/.*\n", "", guide, flags=re.MULTILINE)  # nothing is played meanwhile
            pack = home.folder / PACKS / "my-box"
            home.follow(entered, lambda url: Photographer(browser, url, wanted).own_card(pack))
        if wanted != ["my-card"]:
            with Server(f"{folder}/pictures.sqlite") as server:
                photographer = Photographer(browser, server.url, wanted)
                photographer.evening()
                photographer.hot_seat()
                photographer.big_screen()
                photographer.hands()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
