"""Takes a picture of every phase of both games at four sizes, in four languages by turns, into docs/pictures/phases:
`.venv/bin/python scripts/phases.py` (needs the page and Chromium). With names of phases it takes only those."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.browser.moments import always, moment, victory  # noqa: E402
from tests.browser.visitors import LANGUAGES, Visitor  # noqa: E402
from tests.server.houses import Server  # noqa: E402

MOST_BYTES = 300_000
FOLDER = ROOT / "docs" / "pictures" / "phases"
SIZES = ((1280, 720), (1440, 900), (1920, 1080), (390, 844))
WIDEST = 1280
"""Larger windows are drawn smaller: what is to be seen is where things are."""
PHASES = {
    "blackout-0-set-up": ("start", 0),
    "blackout-1-plan": ("plan", 2),
    "blackout-2-deploy": ("turn", 3),
    "blackout-3-objectives": ("objectives", 3),
    "blackout-3-cube": ("place", 5),
    "blackout-4-scout": ("scout", 3),
    "blackout-4-tile": ("tile", 4),
    "blackout-5-buy": ("buy", 3),
    "blackout-6-clean-up": ("dispose", 3),
    "blackout-7-secure": ("marker", 4),
    "blackout-8-refresh": ("refresh", 4),
    "blackout-9-end": ("", 0),
    "frostpunk-0-set-up": ("take-advisor", 0),
    "frostpunk-1-preparation": ("research", 1),
    "frostpunk-2-morning": ("option", 4),
    "frostpunk-3-generator": ("fuel", 5),
    "frostpunk-4-weather": ("expedition", 2),
    "frostpunk-5-advisor": ("advisor", 3),
    "frostpunk-6-actions": ("figure", 6),
    "frostpunk-6-build": ("build", 3),
    "frostpunk-6-law": ("law", 3),
    "frostpunk-7-dusk": ("dusk-effects", 2),
    "frostpunk-8-hunger": ("raise", 3),
    "frostpunk-9-night": ("bed", 4),
    "frostpunk-9-death": ("death", 3),
    "frostpunk-end": ("", 0),
}
"""What is asked (nothing: it is over), and from which round on."""


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"{folder}/pictures.sqlite")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        ada = Visitor(browser, server.url)
        ada.play_now("Ada")
        for number, (name, (asks, rounds)) in enumerate(PHASES.items()):
            if wanted and name not in wanted:
                continue
            game = name.split("-")[0]
            when = victory if not asks and game == "frostpunk" else always
            record = moment(game, asks, players=3 if game == "blackout" else 2, rounds=rounds, when=when)
            table = ada.bring(record)
            ada.page.evaluate(
                "language => localStorage.setItem('hearthlight.language', language)", LANGUAGES[number % 4]
            )
            for size in SIZES:
                ada.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
                ada.go(f"/table/{table}?seat=0")
                ada.main.wait_for()
                ada.drawn()
                shoot(ada, f"{name}-{size[0]}", size)
        browser.close()
        server.stop()


def shoot(visitor: Visitor, name: str, size: tuple[int, int]) -> None:
    visitor.page.wait_for_timeout(700)
    clip = {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": min(1, WIDEST / size[0])}
    taken = visitor.context.new_cdp_session(visitor.page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": 55, "clip": clip}
    )
    picture = base64.b64decode(taken["data"])
    (FOLDER / f"{name}.webp").write_bytes(picture)
    print(f"{name}: {len(picture) // 1000} kB")
    assert len(picture) < MOST_BYTES


if __name__ == "__main__":
    main(sys.argv[1:])
