"""What comes over the wire until a table can be played at: programs and styles, packed as the server sends them. What
tells of events between questions comes afterwards, and never to those who want nothing told, like all visitors here."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response

from .visitors import Arrive

MOST = 170_000
OURS = {"document", "script", "stylesheet"}


@pytest.mark.parametrize("game", ["blackout", "frostpunk"])
def test_a_table_is_light(arrive: Arrive, game: str) -> None:
    ada = arrive()
    ada.new_game("me", "open", game=game)
    ada.page.locator("[data-move]").first.wait_for()
    ada.drawn()  # nothing that the lobby asked for is still to come
    ada.context.new_cdp_session(ada.page).send("Network.clearBrowserCache")
    came: list[Response] = []
    ada.page.on("response", lambda response: came.append(response))
    ada.page.reload()
    ada.page.locator("[data-move]").first.wait_for()
    ada.drawn()
    ours = [response for response in came if response.request.resource_type in OURS]
    weights = {response.url: response.request.sizes()["responseBodySize"] for response in ours}
    assert len(weights) > 5, "the page was kept by the browser"
    assert sum(weights.values()) < MOST, weights
