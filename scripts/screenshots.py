"""Takes the pictures of docs/pictures anew: `.venv/bin/python scripts/screenshots.py` (needs the page and Chromium)."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from hearthlight.blackout import BLACKOUT, BlackoutOptions  # noqa: E402
from hearthlight.bots import bot_named  # noqa: E402
from hearthlight.kernel import Dice, Match  # noqa: E402
from tests.browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.server.houses import Server  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def game(seed: int, rounds: int, asks: str) -> str:
    """A game of three bots, up to the moment when seat 0 is asked this."""
    match, bot, dice = Match(BLACKOUT, BlackoutOptions(players=3), seed, names=["Ada", "Mei", "Wing"]), bot_named(
        "blackout", "greedy"), Dice(seed)
    while match.state.to_act:
        if match.state.round >= rounds and 0 in match.state.to_act and match.state.decision(0).asks == asks:  # type: ignore[attr-defined]
            break
        seat = match.state.to_act[0]
        match.play(seat, bot.choose(match.state, seat, dice).notation())
    return match.text()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"{folder}/pictures.sqlite", bot_pause=0.1)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        take(browser, server.url)
        browser.close()
        server.stop()


def take(browser: Browser, url: str) -> None:
    context = browser.new_context(viewport=DESKTOP)  # type: ignore[arg-type]
    page = context.new_page()

    def shot(name: str, path: str, size: dict[str, int]) -> None:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.goto(url + path)
        page.wait_for_timeout(2500)
        page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=80)

    def bring(text: str) -> str:
        token = {cookie["name"]: cookie["value"] for cookie in context.cookies()}["csrftoken"]
        answer = context.request.post(f"{url}/api/tables/import", data={"text": text}, headers={"x-csrftoken": token})
        return str(answer.json()["id"])

    page.goto(url)
    page.get_by_test_id("name").fill("Ada")
    page.get_by_test_id("play-now").click()
    page.wait_for_url("**/table/*")
    planning, placing = bring(game(11, 5, "plan")), bring(game(12, 8, "place"))
    ended = bring(game(13, 99, "plan"))
    shot("lobby", "/", DESKTOP)
    shot("lobby-phone", "/", PHONE)
    shot("table", f"/table/{placing}?seat=0", DESKTOP)
    shot("planning", f"/table/{planning}?seat=0", DESKTOP)
    shot("table-phone", f"/table/{planning}?seat=0", PHONE)
    shot("screen", f"/table/{placing}/screen", {"width": 1920, "height": 1080})
    shot("replay", f"/table/{ended}/replay?at=300", DESKTOP)


if __name__ == "__main__":
    main()
