"""After a game: what mattered is told, its moments are shown, and one of them is tried again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .test_accessibility import expect_no_barriers
from .visitors import LANGUAGES, Arrive

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize(
    ("record", "phone"),
    [("blackout-4-random", False), pytest.param("frostpunk-2-2-random", True, marks=pytest.mark.soak)],
)
def test_a_game_is_reviewed_and_a_decision_tried_again(arrive: Arrive, record: str, phone: bool) -> None:
    ada = arrive(phone=phone)
    table = ada.bring((RECORDS / f"{record}.record").read_text("utf-8"))
    ada.go(f"/table/{table}?seat=0")
    ada.click("review")
    turns = ada.page.get_by_test_id("turn")
    expect(turns.first).to_be_visible()
    asked = turns.first.get_by_role("heading", level=2).inner_text()
    ada.expect_no_missing_words()
    ada.expect_no_overflow()
    expect_no_barriers(ada, f"/table/{table}/review")
    ada.page.get_by_test_id("see").first.click()
    expect(ada.page.get_by_test_id("replay-slider")).to_be_visible()
    assert re.search(r"replay\?at=\d+$", ada.page.url)
    ada.page.go_back()
    ada.page.get_by_test_id("try-again").first.focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(lambda url: table not in url)
    expect(ada.page.get_by_text(asked).first).to_be_visible()
    expect(ada.page.get_by_test_id("undo")).to_be_disabled()


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_fits_a_phone_in_every_language(arrive: Arrive, language: str) -> None:
    ada = arrive(phone=True, locale=language)
    table = ada.bring((RECORDS / "blackout-4-random.record").read_text("utf-8"))
    ada.go(f"/table/{table}/review?seat=1")
    expect(ada.page.get_by_test_id("turn")).to_have_count(5)
    ada.expect_no_missing_words()
    ada.expect_no_overflow()
