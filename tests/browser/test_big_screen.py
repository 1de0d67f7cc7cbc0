"""A screen for the whole room: it is read from afar, and everybody holds their hand on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .layout import PHONES, cut, faults, resize
from .moments import moment
from .test_layout import position
from .visitors import Arrive

SOAK = pytest.mark.soak
BIG = (1920, 1080)


@pytest.mark.parametrize(("size", "smallest"), [pytest.param((1366, 768), 11, marks=SOAK), (BIG, 16)])
def test_the_big_screen_is_read_from_afar(arrive: Arrive, size: tuple[int, int], smallest: int) -> None:
    """It says who is asked what, and nothing runs out of the cards, however many play."""
    ada = arrive()
    for players in (3, 4):
        ada.go(f"/table/{ada.bring(moment('blackout', 'plan', players=players, rounds=3))}/screen")
        resize(ada, size)
        for language, topic in (("en", "Planning cards"), ("de", "Karten planen")):
            ada.speak(language)
            expect(ada.page.get_by_test_id("topic")).to_have_text(topic)
            assert not cut(ada.page)
            assert not faults(ada.page, size, smallest)


@pytest.mark.parametrize(
    ("game", "asks"),
    [
        ("frostpunk", "sick"),
        *(
            pytest.param(game, asks, marks=SOAK)
            for game, asks in (
                ("blackout", "place"),
                ("blackout", "buy"),
                ("frostpunk", "figure"),
                ("frostpunk", "option"),
                ("frostpunk", "bed"),
            )
        ),
    ],
)
def test_the_big_screen_says_what_is_asked_and_what_was_done(arrive: Arrive, game: str, asks: str) -> None:
    ada = arrive()
    resize(ada, BIG)
    ada.go(f"/table/{ada.bring(moment(game, asks, players=3, rounds=2))}/screen")
    for language in ("en", "de", "zh-Hant"):
        ada.speak(language)
        for told in ("prompt", "just-now"):
            words = ada.page.get_by_test_id(told)
            expect(words).to_be_in_viewport(ratio=1)
            expect(words).not_to_be_empty()
        assert not cut(ada.page)
        assert not faults(ada.page, BIG, smallest=16)


@pytest.mark.parametrize(("game", "asks"), [("blackout", "plan"), ("frostpunk", "sick")])
def test_a_hand_beside_the_big_screen_fits(arrive: Arrive, game: str, asks: str) -> None:
    """On a phone, as it is meant, and on whatever else somebody has with them."""
    ada = arrive()
    ada.go(f"/table/{ada.bring(position(game, asks))}?seat=0&hand=1")
    found: list[str] = []
    for size in [*PHONES, BIG]:
        resize(ada, size)
        expect(ada.page.get_by_test_id("prompt")).to_be_in_viewport(ratio=1)
        found += faults(ada.page, size)
    assert not found, "\n".join(found)
