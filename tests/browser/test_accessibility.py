"""Every page passes axe's checks of WCAG 2 A and AA, in the middle of a game too."""

from __future__ import annotations

from pathlib import Path

import pytest

from .moments import moment
from .visitors import Arrive, Visitor

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
SIZES = pytest.mark.parametrize(
    "phone", [pytest.param(False, id="desktop"), pytest.param(True, id="phone", marks=pytest.mark.soak)]
)


def expect_no_barriers(visitor: Visitor, path: str) -> None:
    visitor.go(path)
    visitor.page.locator("#main").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate(AXE)
    found = visitor.page.evaluate("axe.run(document, { runOnly: ['wcag2a', 'wcag2aa'], resultTypes: ['violations'] })")[
        "violations"
    ]
    assert not found, (path, [(entry["id"], entry["nodes"][0]["html"][:200]) for entry in found])


@SIZES
def test_blackout(arrive: Arrive, phone: bool) -> None:
    ada = arrive(phone=phone)
    ada.new_game("me", "random")
    for _ in range(8):
        assert ada.act()
    table = f"/table/{ada.table}"
    for path in (table, f"{table}/screen", "/", "/campaign"):
        expect_no_barriers(ada, path)


@SIZES
@pytest.mark.parametrize(
    ("asks", "ways"),
    [
        ("action", ("", "/screen")),
        pytest.param("option", ("", "/screen"), marks=pytest.mark.soak),
        pytest.param("expedition", ("",), marks=pytest.mark.soak),
        pytest.param("", ("", "/replay?at=60"), id="the end", marks=pytest.mark.soak),
    ],
)
def test_frostpunk(arrive: Arrive, phone: bool, asks: str, ways: tuple[str, ...]) -> None:
    ada = arrive(phone=phone)
    table = f"/table/{ada.bring(moment('frostpunk', asks))}"
    for way in ways:
        expect_no_barriers(ada, table + way)


@SIZES
def test_rulebook(arrive: Arrive, phone: bool) -> None:
    expect_no_barriers(arrive(phone=phone), "/rules/frostpunk")
