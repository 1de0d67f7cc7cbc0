"""A table that no version of the game can open any more: the page says so, and hands out what is left."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from playwright.sync_api import Browser, expect

from hearthlight.kernel import read_record

from ..server.houses import ServerByHand
from .visitors import Visitor


def test_what_is_left_of_a_table_can_be_saved(browser: Browser, tmp_path: Path) -> None:
    data = tmp_path / "house.sqlite"
    with ServerByHand(str(data)) as server:
        ada = Visitor(browser, server.url, locale="de")
        ada.play_now()
        ada.page.get_by_test_id("board").wait_for()
        table = ada.page.url
        ada.page.close()  # an open page would look for its server
        server.kill()
        with sqlite3.connect(data) as house:
            house.execute("UPDATE kept SET state = 'x'")
            house.execute("UPDATE game_table SET options = json_set(options, '$.players', 99)")
        server.start()
        ada.page = ada.context.new_page()
        ada.page.goto(table)
        expect(ada.page.get_by_role("alert")).to_contain_text("lässt sich nicht mehr öffnen")
        with ada.page.expect_download() as saved:
            ada.click("export")
        record, _ = read_record(saved.value.path().read_text("utf-8"))
        assert record.names[0] == "Ada"
        ada.close()
