"""A table that nobody touches for long: people are warned, keep it, or save its record before it is cleared."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from hearthlight.kernel import read_record

from ..server.houses import ServerByHand
from .visitors import Visitor

DAY = 24 * 3600


def test_people_are_warned_and_can_keep_a_table_or_save_it(browser: Browser, tmp_path: Path) -> None:
    with ServerByHand(str(tmp_path / "house.sqlite"), table_days=100) as server:
        ada = Visitor(browser, server.url)
        tables = []
        for _ in range(2):
            ada.play_now()
            ada.page.get_by_test_id("board").wait_for()
            tables.append(ada.table)
        kept, saved = tables
        expect(ada.page.get_by_test_id("toast")).to_have_count(0)

        ada.bots.post(f"/clock/{90 * DAY}").raise_for_status()
        ada.page.reload()
        expect(ada.page.get_by_test_id("toast")).to_contain_text("will be deleted on")
        ada.go("/")
        expect(ada.page.get_by_test_id(f"expires-{saved}")).to_contain_text("will be deleted on")
        ada.expect_no_missing_words()
        with ada.page.expect_download() as download:
            ada.click(f"export-{saved}")
        text = download.value.path().read_text("utf-8")
        ada.click(f"keep-{kept}")
        ada.page.get_by_test_id(f"expires-{kept}").wait_for(state="detached")
        ada.go(f"/table/{kept}")
        ada.page.get_by_test_id("board").wait_for()

        ada.bots.post(f"/clock/{101 * DAY}").raise_for_status()
        ada.go(f"/table/{saved}")
        expect(ada.page.get_by_role("alert")).to_contain_text("There is no such table.")
        ada.go("/")
        ada.page.get_by_test_id("play-now").wait_for()
        ada.drawn()
        expect(ada.page.get_by_test_id(f"game-card-{kept}")).to_have_count(0)

        # What was saved goes on, here or elsewhere.
        assert read_record(text)[0].names[0] == "Ada"
        ada.bring_by_hand(text)
        ada.close()
