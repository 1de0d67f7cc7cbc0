"""A game that the page has never heard of, installed beside Hearthlight: people play it on the plain board."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from ..examples.installing import LANTERNS, installed
from ..server.houses import Server, ServerByHand
from .visitors import CLICKS, LANGUAGES, Arrive

pytestmark = pytest.mark.xdist_group("lanterns in the browser")  # installed once


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with one game more."""
    folder = tmp_path_factory.mktemp("lanterns")
    with installed(LANTERNS, folder / "site"):
        running = ServerByHand(str(folder / "house.sqlite"))
    yield running
    running.stop()


@CLICKS
def test_a_whole_night_against_a_bot(arrive: Arrive, clicks: int) -> None:
    ada = arrive()
    ada.new_game("me", "greedy", game="lanterns")
    board = ada.page.get_by_test_id("board")
    expect(board).to_contain_text("Lantern Night")
    expect(board).to_contain_text(re.compile("River, from its mouth .* costs (red|green|blue)"))
    ada.settle()
    ada.click("rule")
    ada.expect_text("rule-text", "L2.2")
    ada.play_to_end(clicks)
    ada.expect_log("The night is over.")
    expect(ada.page.get_by_test_id("final-scores")).to_contain_text("wishes")
    ada.expect_no_missing_words()
    ada.expect_no_overflow()


@pytest.mark.soak
def test_two_at_one_phone_hide_their_hands_in_every_language(arrive: Arrive) -> None:
    ada = arrive(phone=True)
    ada.new_game("me", "me", game="lanterns")
    for language in LANGUAGES:
        ada.speak(language)
        assert ada.act()
        ada.expect_no_missing_words()
        ada.expect_no_overflow()
    ada.play_to_end(4)


def test_the_rules_are_in_the_rulebook(arrive: Arrive) -> None:
    ada = arrive()
    ada.go("/rules/lanterns")
    expect(ada.page.locator("main")).to_contain_text("drifts out to sea")
    ada.expect_no_missing_words()
