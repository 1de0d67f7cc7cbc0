"""Every page passes axe's checks of WCAG 2 A and AA, in the middle of a game too."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ..server.houses import Server
from .visitors import Visitor

pytestmark = pytest.mark.xdist_group("browser")
AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


@pytest.mark.parametrize("phone", [False, True])
def test_no_barriers(browser: Browser, server: Server, phone: bool) -> None:
    ada = Visitor(browser, server.url, phone=phone)
    ada.new_game("me", "random")
    for _ in range(8):
        ada.act_soon()
    table = ada.table
    for path in (f"/table/{table}", f"/table/{table}/screen", f"/table/{table}/replay", "/", "/campaign", "/rules"):
        ada.go(path)
        ada.page.locator("#main").wait_for()
        ada.page.wait_for_timeout(400)
        ada.page.evaluate(AXE)
        found = ada.page.evaluate("axe.run(document, { runOnly: ['wcag2a', 'wcag2aa'] })")["violations"]
        assert not found, [(entry["id"], entry["nodes"][0]["html"][:200]) for entry in found]
    ada.close()
