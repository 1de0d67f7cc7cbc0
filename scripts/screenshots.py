"""Takes the pictures of docs/pictures anew: `.venv/bin/python scripts/screenshots.py` (needs the page and Chromium).

With names of pictures it takes only those."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.browser.moments import always, moment, victory  # noqa: E402
from tests.browser.visitors import DESKTOP, PHONE, Visitor  # noqa: E402
from tests.server.houses import Server  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SCREEN = ViewportSize(width=1920, height=1080)
MOMENTS = {
    "planning": ("blackout", "plan", 3, 7),
    "placing": ("blackout", "place", 3, 11),
    "scored": ("blackout", "", 3, 0),
    "early": ("frostpunk", "action", 2, 2),
    "middle": ("frostpunk", "option", 2, 7),
    "late": ("frostpunk", "figure", 2, 12),
    "end": ("frostpunk", "", 2, 0),
}
"""Game, what is asked (nothing: it is over, and won), players, from which round on."""
VIEWS: dict[str, tuple[str, str, ViewportSize]] = {
    "table": ("placing", "?seat=0", DESKTOP),
    "planning": ("planning", "?seat=0", DESKTOP),
    "table-phone": ("planning", "?seat=0", PHONE),
    "screen": ("placing", "/screen", SCREEN),
    "replay": ("scored", "/replay?at=300", DESKTOP),
    "frost-early": ("early", "", DESKTOP),
    "frost-middle": ("middle", "", DESKTOP),
    "frost-late": ("late", "", DESKTOP),
    "frost-end": ("end", "", DESKTOP),
    "frost-phone-early": ("early", "", PHONE),
    "frost-phone-middle": ("middle", "", PHONE),
    "frost-phone-end": ("end", "", PHONE),
    "frost-screen": ("middle", "/screen", SCREEN),
}
"""Moment, where to look, how large."""
LOBBY = {"lobby": DESKTOP, "lobby-phone": PHONE, "frost-lobby": DESKTOP}
MOST_BYTES = 300_000


def main(wanted: list[str]) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    names = wanted or [*VIEWS, *LOBBY]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"{folder}/pictures.sqlite")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        tables(browser, server.url, [name for name in VIEWS if name in names])
        lobby(browser, server.url, [name for name in LOBBY if name in names])
        browser.close()
        server.stop()


def tables(browser: Browser, url: str, names: list[str]) -> None:
    ada, brought = Visitor(browser, url), dict[str, str]()
    ada.play_now("Ada")
    for name in names:
        at, path, size = VIEWS[name]
        if at not in brought:
            game, asks, players, rounds = MOMENTS[at]
            when = always if asks else victory
            brought[at] = ada.bring(moment(game, asks, players=players, rounds=rounds, when=when))
        ada.page.set_viewport_size(size)
        ada.go(f"/table/{brought[at]}{path}")
        shoot(ada, name)
    ada.close()


def lobby(browser: Browser, url: str, names: list[str]) -> None:
    """With two games under way: the one that was played last lies on top."""
    ada = Visitor(browser, url)
    ada.new_game("me", "companion", "open", game="frostpunk")
    ada.new_game("me", "greedy", "greedy")
    for name in names:
        ada.page.set_viewport_size(LOBBY[name])
        ada.go("/")
        if name.startswith("frost"):
            ada.pick("game-frostpunk")
            ada.click("more")
        shoot(ada, name)
    ada.close()


def shoot(visitor: Visitor, name: str) -> None:
    visitor.page.wait_for_timeout(2500)
    picture = PICTURES / f"{name}.jpg"
    visitor.page.screenshot(path=picture, type="jpeg", quality=76)
    print(f"{name}: {picture.stat().st_size // 1000} kB")
    assert picture.stat().st_size < MOST_BYTES


if __name__ == "__main__":
    main(sys.argv[1:])
